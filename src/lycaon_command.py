"""The program `lycaon`. It stands beside the package so that an interrupt while that is loaded ends it quietly, too."""

from __future__ import annotations

import gc
import signal
import sys


def main() -> int:
    """Load the command line, run it and return its exit code."""
    raises = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if raises:  # an exception could strike anywhere while modules are loaded
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    gc.disable()  # of what is loaded nothing is garbage; to look for some again and again takes a tenth of the time
    from lycaon.cli import main as command_line  # noqa: PLC0415 - this is what takes long

    gc.enable()
    if raises:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    return command_line()


if __name__ == "__main__":
    sys.exit(main())
