"""The Village: three roles."""
