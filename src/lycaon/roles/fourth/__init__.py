"""The fourth fan box: ten roles."""
