"""`lycaon check`: worked examples of the rules, played through the engine."""

from __future__ import annotations

from pathlib import Path

from lycaon.cli.failure import USAGE, Failed, file_failure, one_line, told
from lycaon.cli.screen import Screen
from lycaon.cli.voice import Voice
from lycaon.record.case_runner import Failure, check_files
from lycaon.roles import roles
from lycaon.texts import key


def check(screen: Screen, voice: Voice, files: tuple[str, ...], *, known: bool) -> int:
    """Play every case of some files and print what fails; returns the exit code."""
    if not files:
        raise Failed("cli-no-files")
    paths: list[Path] = []
    for file in files:
        if "\0" in file or not file:
            raise file_failure(ValueError(file), one_line(file))
        paths.append(Path(file))
    report = check_files(paths, roles(), known=known)
    if len(report.bad) == 1 and not (report.passed or report.failures or report.unknown):
        raise report.bad[0]  # there is nothing else to tell
    for bad in report.bad:
        screen.line(told(bad, voice.narrator) or "", "warning")
    for failure in report.failures:
        why = _why(voice, failure)
        line = "cli-check-failed" if failure.phase else "cli-check-failed-setup"
        screen.line(voice.say(line, case=one_line(failure.case), phase=failure.phase, why=why))
    screen.line(voice.say("cli-check-summary", passed=report.passed, failed=len(report.failures)))
    if report.bad:
        screen.line(voice.say("cli-check-bad", count=len(report.bad)), "warning")
    if known and report.unknown:
        screen.line(voice.say("cli-check-unknown", count=report.unknown), "aside")
    return USAGE if report.bad else 1 if report.failures else 0


def _why(voice: Voice, failure: Failure) -> str:
    """Say in one line what differs."""
    refused = "" if failure.refused is None else told(failure.refused, voice.narrator) or ""
    return one_line(
        voice.say(
            key("cli-differs", failure.code),
            what=one_line(failure.what),
            expected=one_line(failure.expected),
            found=one_line(failure.found),
            refused=refused,
        )
    )
