"""The game itself, pure: no clock, no input or output, no global randomness, no texts."""
