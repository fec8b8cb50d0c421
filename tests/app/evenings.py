"""Play whole evenings: eight phones in each way to play, while things go wrong.

`make evenings ARGS="judge"` plays those of one way. It serves the app that was built and needs the machine's Chromium.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.app.conftest import chromium
from tests.app.evening import MISHAPS, evening, restarted


def main() -> None:
    """Play, and say how long each took; what is wrong ends it with its reason."""
    for way in sys.argv[1:] or MISHAPS:
        began = time.monotonic()
        with (
            chromium() as browser,
            TemporaryDirectory() as folder,
            evening(browser, Path(folder), way) as (people, server),
        ):
            people.play(*MISHAPS[way], restarted(server))
        sys.stdout.write(f"{way}: played to a verdict in {time.monotonic() - began:.0f} s\n")


if __name__ == "__main__":
    main()
