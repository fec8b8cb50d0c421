"""Benchmarks: each prints its figures beside those of peers, measured in the same run."""
