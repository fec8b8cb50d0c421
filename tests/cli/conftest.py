"""The command line as tests use it: started in-process, with what it says and its exit code in hand."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from lycaon.cli import main
from lycaon.texts import Texts
from tests.cli.keyboard import Keyboard, Run, Said


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Return a function that runs a command; `typed` are lines from the keyboard of a person at a terminal."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(Texts, "strict", True)

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
