"""Change one small thing in the game at a time, and see whether an example or a test notices.

`make mutants` tries all of the files; `make mutants ARGS="victory death"` some. What nobody notices is printed: it
wants an example, or a reason in equivalent.py why it comes to the same.
"""

from __future__ import annotations

import contextlib
import inspect
import io
import os
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Annotated

import cyclopts
import pytest
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from lycaon.game import attack, ballot, death, effect, election, victory
from lycaon.record.case_runner import Report, check_cases
from lycaon.record.cases import Case, load_cases
from lycaon.roles import roles
from tests.mutation.equivalent import EQUIVALENT
from tests.mutation.mutants import Mutant, mutants

TESTS = Path(__file__).parent.parent
FILES: dict[str, ModuleType] = {
    module.__name__.rpartition(".")[2]: module for module in (attack, ballot, death, effect, election, victory)
}
SECONDS = 60
"""After so many of its own a mutant that is still running counts as noticed: it goes round for ever.

They are counted in the processor's time, so that a busy machine notices no more than an idle one.
"""
BLIND = (
    "--ignore=tests/game/test_house_rules.py",
    "--deselect=tests/roles/test_order.py::test_a_role_is_named_in_its_own_file_alone",
)
"""Tests that can't notice anything: they never come to these files."""


def functions(holder: object, name: str = "") -> Iterator[tuple[str, FunctionType]]:
    """Return every function of a module and of its classes, by its name there."""
    module = holder.__name__ if isinstance(holder, ModuleType) else getattr(holder, "__module__", "")
    for key, value in vars(holder).items():
        found = value.fget if isinstance(value, property) else getattr(value, "__func__", value)
        found = inspect.unwrap(found) if callable(found) else found  # a cache stands around it
        if inspect.isclass(value) and value.__module__ == module and isinstance(holder, ModuleType):
            yield from functions(value, f"{key}.")
        elif isinstance(found, FunctionType) and found.__module__ == module:
            yield f"{name}{key}", found


def plant(module: ModuleType, mutant: Mutant) -> None:
    """Let the functions of a module run the mutant's code."""
    codes = dict(_codes(compile(mutant.source, str(module.__file__), "exec"), ""))
    for name, function in functions(module):
        if name in codes:
            function.__code__ = codes[name]
    for value in vars(module).values():
        if hasattr(value, "cache_clear"):
            value.cache_clear()


def _codes(code: CodeType, name: str) -> Iterator[tuple[str, CodeType]]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield f"{name}{inner.co_name}", inner
            if name == "":
                yield from _codes(inner, f"{inner.co_name}.")


def noticed(examples: list[list[Case]]) -> bool:
    """Say whether an example comes out differently, or a test of the game fails."""
    try:
        for cases in examples:
            report = Report()
            check_cases(cases, roles(), report, known=True)
            if report.failures:
                return True
    except Exception:  # noqa: BLE001 - a mutant may break anything
        return True
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        quiet = ["-x", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", "--no-header", *BLIND]
        return bool(pytest.main([*quiet, str(TESTS / "game"), str(TESTS / "roles")]))


def is_noticed(module: ModuleType, mutant: Mutant, examples: list[list[Case]]) -> bool:
    """Say whether a mutant is noticed; to be called in a process of its own."""
    plant(module, mutant)
    return noticed(examples)


def apart(work: Callable[[], bool]) -> bool:
    """Do something in a process of its own, so that nothing of it stays; what takes for ever is true."""
    child = os.fork()
    if child == 0:
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
        try:
            os._exit(int(work()))
        except BaseException:  # noqa: BLE001 - whatever it is, somebody has noticed
            os._exit(1)
    _, status = os.waitpid(child, 0)
    return status != 0


def by_file(first: dict[str, int]) -> list[list[Case]]:
    """Return the examples file by file, those first that have noticed most so far."""
    paths = sorted((TESTS / "cases").glob("*.yaml"), key=lambda path: (-first.get(path.stem, 0), path.stem))
    return [load_cases(path) for path in paths]


def _gone(file: str, every: list[Mutant]) -> list[str]:
    """Return the reasons for mutants of a file that it has no more."""
    names = {mutant.name for mutant in every}
    return [name for name in EQUIVALENT if name.startswith(f"{file} ") and name not in names]


app = cyclopts.App(name="mutants", help="Change one small thing in the game at a time, and see whether it is noticed.")


@app.default
def main(
    *files: Annotated[str, cyclopts.Parameter(help=", ".join(FILES))],
    function: Annotated[str, cyclopts.Parameter(help="Only mutants of functions with this in their name.")] = "",
) -> int:
    """Try every mutant of some files, all unless told."""
    console = Console(soft_wrap=True, highlight=False)
    unknown = [file for file in files if file not in FILES]
    if unknown:
        console.print(f"There is no {unknown[0]}. Files: {', '.join(FILES)}")
        return 2
    examples = by_file({"own": 3, "votes": 2, "victory": 2, "rules": 1, "options": 1})
    if apart(partial(noticed, examples)):
        console.print("Something fails already, with nothing changed.")
        return 2
    tried: Counter[str] = Counter()
    known: Counter[str] = Counter()
    survived: list[Mutant] = []
    gone: list[str] = []
    with Progress(console=console) as progress:
        for file in files or FILES:
            module = FILES[file]
            source = Path(str(module.__file__)).read_text(encoding="utf-8")
            every = [one for one in mutants(file, source) if function in one.function]
            task = progress.add_task(file, total=len(every))
            if not function:
                gone += _gone(file, every)
            for mutant in every:
                progress.advance(task)
                if mutant.name in EQUIVALENT:
                    known[file] += 1
                    continue
                tried[file] += 1
                if not apart(partial(is_noticed, module, mutant, examples)):
                    survived.append(mutant)
                    console.print(f"{mutant.line}: {mutant.name}", markup=False)
    for name in gone:
        console.print(f"There is no such mutant any more: {name}", markup=False)
    figures = Table("file", "mutants", "noticed", "survived", "the same", "score")
    for file, count in tried.items():
        left = sum(mutant.file == file for mutant in survived)
        score = f"{100 * (count - left) / count:.1f} %"
        figures.add_row(file, str(count + known[file]), str(count - left), str(left), str(known[file]), score)
    console.print(figures)
    return int(bool(survived or gone))


if __name__ == "__main__":
    sys.exit(app())
