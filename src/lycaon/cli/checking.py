"""`lycaon check`: worked examples of the rules, played through the engine."""

from __future__ import annotations

from pathlib import Path

from lycaon.cli.failure import Failed, file_failure, one_line
from lycaon.cli.screen import Screen
from lycaon.cli.voice import Voice
from lycaon.record.case_runner import check_files
from lycaon.roles import roles


def check(screen: Screen, voice: Voice, files: tuple[str, ...], *, known: bool) -> int:
    """Play every case of some files and print what fails; returns the exit code."""
    if not files:
        raise Failed("cli-no-files")
    paths: list[Path] = []
    for file in files:
        if "\0" in file:
            raise file_failure(ValueError(file), one_line(file))
        paths.append(Path(file))
    report = check_files(paths, roles(), known=known)
    for failure in report.failures:
        screen.line(
            voice.say(
                "cli-check-failed",
                case=one_line(failure.case),
                phase=failure.phase,
                what=one_line(failure.what),
                expected=one_line(failure.expected),
                found=one_line(failure.found),
            )
        )
    screen.line(voice.say("cli-check-summary", passed=report.passed, failed=len(report.failures)))
    if known and report.unknown:
        screen.line(voice.say("cli-check-unknown", count=report.unknown), "aside")
    return 1 if report.failures else 0
