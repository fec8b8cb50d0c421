"""Lets `python -m lycaon` do what `lycaon` does."""

from __future__ import annotations

import sys

from lycaon_command import main

if __name__ == "__main__":
    sys.exit(main())
