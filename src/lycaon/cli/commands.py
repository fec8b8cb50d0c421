"""Words that do something else than answer: «help», «undo», «quit». In every language the English ones work too."""

from __future__ import annotations

from collections.abc import Sequence

from lycaon.cli.reading import plain
from lycaon.cli.voice import Voice

MARK = "/"
"""What a command begins with where words could be taken for something else."""

WIDE_MARK = "\N{FULLWIDTH SOLIDUS}"
"""The same as Chinese keyboards have it."""

ENGLISH: dict[str, tuple[str, ...]] = {
    "help": ("help", "h", "?", "？"),
    "quit": ("quit", "q", "exit", "bye"),
    "card": ("card", "me"),
    "table": ("table", "t", "seats"),
    "log": ("log", "again"),
    "note": ("note", "n"),
    "notes": ("notes",),
    "rules": ("rules",),
    "undo": ("undo", "u"),
    "redo": ("redo", "r"),
    "why": ("why",),
    "leave": ("leave",),
    "time": ("time", "expire"),
    "show": ("show",),
    "take": ("take",),
    "say": ("say",),
}


def command_in(voice: Voice, commands: Sequence[str], line: str, *, marked: bool = False) -> tuple[str, str] | None:
    """Return the command that a line begins with, and what follows it; None when it is none.

    `marked`: whether only a line that begins with the mark can be a command, because anything else may be a speech.
    """
    text = line.strip()
    typed = plain(text)
    if marked and not typed.startswith(MARK) and typed not in ENGLISH["help"]:
        return None
    word, _, rest = text.removeprefix(MARK).removeprefix(WIDE_MARK).strip().partition(" ")
    first = plain(word)
    for command in commands:
        if first in ENGLISH[command] or first in voice.words(f"cli-word-{command}"):
            return command, rest.strip()
    return None


def help_lines(voice: Voice, commands: Sequence[str]) -> list[str]:
    """Return a line for each command: how it is typed, and what it does."""
    return [
        f"  {MARK}{voice.words(f'cli-word-{command}')[0]:<10} {voice.say(f'cli-does-{command}')}"
        for command in commands
    ]
