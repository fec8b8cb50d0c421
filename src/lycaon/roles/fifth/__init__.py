"""The fifth fan box: three roles."""
