"""New Moon: five roles."""
