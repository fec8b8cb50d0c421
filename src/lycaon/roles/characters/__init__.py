"""Characters: fourteen roles."""
