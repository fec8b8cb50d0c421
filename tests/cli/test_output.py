"""Whatever becomes of the output, the program ends with a plain line or none, and with a code that says why."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.keyboard import Run, environment

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a shell of Unix is needed")

COMMANDS = ["roles", "demo --seed 3 --json", "--help", "judge --seed 3 --file game.jsonl", "nonsense"]


def shell(line: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a line in which `lycaon` is this one."""
    program = f"'{sys.executable}' -m lycaon "
    return subprocess.run(
        ["/bin/sh", "-c", line.replace("lycaon ", program, 1)],
        cwd=folder,
        env=environment(),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("command", COMMANDS)
def test_a_closed_output_is_no_fault(tmp_path: Path, command: str) -> None:
    code = 2 if command == "nonsense" else 0
    done = shell(f"lycaon {command} >&-", tmp_path)
    assert (done.returncode, done.stderr.count("\n")) == (code, 1 if code else 0)
    (tmp_path / "game.jsonl").unlink(missing_ok=True)
    done = shell(f"lycaon {command} >&- 2>&- <&-", tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (code, "", "")
    record = tmp_path / "game.jsonl"
    assert not record.exists() or record.read_text(encoding="utf-8").endswith("}\n")  # nothing shown lands in it


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
@pytest.mark.parametrize("command", COMMANDS)
def test_an_output_that_is_full_is_told_in_one_line(tmp_path: Path, command: str) -> None:
    done = shell(f"lycaon {command} >/dev/full", tmp_path)
    assert done.returncode == (2 if command == "nonsense" else 74)
    assert done.stderr.count("\n") == 1
    assert "fault" not in done.stderr
    assert shell("lycaon nonsense 2>/dev/full", tmp_path).returncode == 2


@pytest.mark.parametrize("command", ["roles", "demo --seed 3", "demo --seed 3 --json", "--help", "order"])
def test_an_output_that_nobody_reads_ends_with_one_code(tmp_path: Path, command: str) -> None:
    done = shell(f"{{ lycaon {command}; echo $? >code; }} | head -0", tmp_path)
    assert done.stderr == ""
    assert (tmp_path / "code").read_text() == "141\n"


INTERRUPTED = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background is started with interrupts ignored
class Interrupts:
    def find_spec(self, name, path=None, target=None):
        if name == {module!r}:
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Interrupts())
import lycaon_command
sys.argv[1:] = ["demo", "--seed", "3"]
sys.exit(lycaon_command.main())
"""
"""The program, interrupted when it comes to load a module."""


@pytest.mark.parametrize("module", ["lycaon", "lycaon.cli.app", "cyclopts"])
def test_an_interrupt_while_the_program_is_loaded_ends_it_without_a_word(tmp_path: Path, module: str) -> None:
    (tmp_path / "start.py").write_text(INTERRUPTED.format(module=module), encoding="utf-8")
    done = shell(f"'{sys.executable}' start.py; echo $? >code", tmp_path)
    assert done.stderr == ""
    assert (tmp_path / "code").read_text() == "130\n"


def test_an_interrupt_of_a_command_ends_it_without_a_word(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("lycaon.cli.demo.demo", interrupt)
    said = run("demo")
    assert (said.code, said.out, said.err) == (130, "", "")


@pytest.mark.parametrize(
    "command", ["decks 1.5", "demo --seats 8.6", "demo --seed 1.9", "play --seat 0x2", "replay x --upto 2.7"]
)
def test_a_fraction_is_no_whole_number(run: Run, command: str) -> None:
    said = run(*command.split(" "))
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert f"cannot be “{command.rpartition(' ')[2]}”" in said.err


def test_a_number_may_be_written_in_full_width(run: Run) -> None:
    nine = "\N{FULLWIDTH DIGIT NINE}"
    assert run("decks", nine).out == run("decks", "9").out
