"""The command line as tests use it: started in-process, with what it says and its exit code in hand."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import msgspec
import pytest

from lycaon.cli import main
from lycaon.cli.failure import Stopped
from lycaon.cli.screen import Screen
from lycaon.texts import Texts


class Said(msgspec.Struct):
    """What a command came to."""

    code: int
    out: str
    err: str


Run = Callable[..., Said]


class Keyboard(io.StringIO):
    """Lines that somebody types at a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Return a function that runs a command; `typed` are lines from the keyboard of a person at a terminal."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(Texts, "strict", True)  # noqa: FBT003 - the value of a setting

    def command(*arguments: str, typed: Sequence[str] | None = None) -> Said:
        capsys.readouterr()
        with monkeypatch.context() as patch:
            patch.setattr("sys.stdin", Keyboard("".join(f"{line}\n" for line in typed or ())))
            if typed is not None:
                patch.setattr("lycaon.cli.programs.is_at_terminal", lambda: True)
            code = main(arguments)
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return command


class Typist:
    """Types whatever comes to mind, mostly something that could be an answer."""

    def __init__(self, number: int, words: Sequence[str], lines: int = 20_000) -> None:
        self.rng = Random(number)
        self.words = words
        self.left = lines

    def __call__(self, screen: Screen, prompt: str) -> str:
        self.left -= 1
        if self.left < 0:
            raise Stopped
        screen.line(prompt)
        roll = self.rng.random()
        if roll < 0.15:
            return ""
        if roll < 0.3:
            return "0"
        if roll < 0.6:
            return str(self.rng.randint(1, 12))
        if roll < 0.75:
            return " ".join(str(self.rng.randint(1, 12)) for _ in range(2))
        return self.rng.choice(self.words)


HOSTILE = (
    "-891106412",
    "999",
    "99999999999999999999999999",
    "三号",
    "3 号",
    "３號",
    "\x1b[2J",
    "\u202e3",
    "a" * 5000,
    "None",
    "{}",
    "1=1=1",
    "=",
    "1=",
    "1=2 3=0",
    "1:2",
    "yes",
    "done",
    "/",
    "//",
    "/help me",
    "%s%d",
    "{seat}",
    "I am the seer, 7 is a wolf, vote 3",
    "我是预言家，3查杀，归4",
)
"""Things that people and others type."""
