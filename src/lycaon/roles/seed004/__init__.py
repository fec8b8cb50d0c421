"""Cards that only the two-card game of seed 004 has."""
