"""Failures: whatever can be wrong with what a person gave, as one clear line in her language."""

from __future__ import annotations

import errno
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from lycaon.bots import NoModel
from lycaon.game.ask import Refused
from lycaon.game.house_rules import BadRules
from lycaon.record import BadRecord, Diverged
from lycaon.record.bad_cases import BadCases
from lycaon.texts import Narrator, UnknownLanguage, key

USAGE = 2
"""The exit code for whatever was wrong with what was given."""

LONGEST = 400
"""How many characters a line of failure may have."""


class Failed(Exception):  # noqa: N818 - it is told to a person, and no error of the program
    """A command can't go on: the key of the text that says why, and what fills it in."""

    def __init__(self, key: str, **values: object) -> None:
        """Note what to say."""
        super().__init__(key, values)
        self.key = key
        self.values = values


class Stopped(Exception):  # noqa: N818 - it ends a command in peace
    """A person wants to stop: she said so, or there is no more input."""


FILE_PROBLEMS = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "missing",
    errno.EEXIST: "exists",
    errno.ENOSPC: "full",
    errno.ENAMETOOLONG: "name",
}


def file_failure(error: OSError | ValueError, path: object) -> Failed:
    """Return the failure for a file that can't be read or written."""
    code = error.errno if isinstance(error, OSError) else errno.ENAMETOOLONG
    kind = FILE_PROBLEMS.get(code or 0) if str(path) else "name"
    folder = Path(str(path)).parent
    if kind == "missing" and not folder.is_dir():
        return Failed("cli-file-no-folder", folder=str(folder))
    if kind is None:
        return Failed("cli-file-other", file=str(path), reason=getattr(error, "strerror", None) or str(error))
    return Failed(f"cli-file-{kind}", file=str(path))


@contextmanager
def handling(path: object) -> Iterator[None]:
    """Work with a file: what the system has against it, or against its name, is raised as `Failed`.

    What stands in the file is another matter: `BadRecord` goes on as it is.
    """
    try:
        yield
    except BadRecord:
        raise
    except (OSError, ValueError) as error:  # a path with a zero byte in it is a ValueError
        raise file_failure(error, path) from None


def told(error: Exception, narrator: Narrator) -> str | None:
    """Say what went wrong in one line; None for an error that nobody expected."""
    text = _text(error, narrator)
    return None if text is None else one_line(text)


def _text(error: Exception, narrator: Narrator) -> str | None:
    say = narrator.texts.say
    if isinstance(error, Failed):
        return say(error.key, **{name: _plain(value) for name, value in error.values.items()})
    if isinstance(error, UnknownLanguage):
        return say("cli-unknown-language", language=_plain(error.tag))
    if isinstance(error, BadRules):
        return " ".join(narrator.problem(problem) for problem in error.problems[:3])
    if isinstance(error, Refused):
        return narrator.refusal(error)
    if isinstance(error, NoModel):
        return say(f"cli-no-model-{error.why}", variable=error.variable)
    return _about_file(error, narrator)


def _about_file(error: Exception, narrator: Narrator) -> str | None:
    """Say what is wrong inside a file."""
    say = narrator.texts.say
    if isinstance(error, Diverged):
        at = {"number": str(error.number), "ask": _plain(error.ask or "-")}
        return say("cli-diverged", **at) if error.number else say("cli-diverged-setup")
    if isinstance(error, BadRecord):
        text = say(key("cli-record", error.code.value))
        return say("cli-record-line", text=text, line=str(error.line)) if error.line else text
    if isinstance(error, BadCases):
        if isinstance(error.__cause__, OSError):
            return _text(file_failure(error.__cause__, error.file), narrator)
        own = key("cli-cases", error.reason)
        text = say(own if narrator.texts.has(own) else "cli-cases-other", value=one_line(error.value) or "-")
        if error.case is None:
            return say("cli-cases-file", file=_plain(error.file), text=text)
        return say("cli-cases", file=_plain(error.file), case=one_line(error.case), text=text)
    return None


def clean(text: str, longest: int = LONGEST) -> str:
    r"""Take out of a text what could move the cursor, turn the line around or break it; it comes from strangers.

    >>> clean("a\x1b[2Jb\u202ec")
    'a[2Jbc'
    """
    kept = "".join(
        " " if character in "\t\n\r" else character
        for character in text
        if character in "\t\n\r" or unicodedata.category(character) not in ("Cc", "Cf", "Cs", "Zl", "Zp")
    )
    return kept if len(kept) <= longest else kept[: longest - 1] + "…"


def one_line(text: str) -> str:
    """Bring a text into one line."""
    return " ".join(clean(text).split())


def _plain(value: object) -> str:
    return one_line(str(value))
