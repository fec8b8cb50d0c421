"""Every text of the command line exists in all three languages, takes the same values, and is used."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import lycaon.cli
from lycaon.bots.hearing import understood
from lycaon.bots.model import Why
from lycaon.cli.client import COMMANDS as CLIENT_COMMANDS
from lycaon.cli.commands import ENGLISH
from lycaon.cli.failure import FILE_PROBLEMS
from lycaon.cli.judging import COMMANDS as JUDGE_COMMANDS
from lycaon.cli.person import COMMANDS as PLAY_COMMANDS
from lycaon.cli.programs import PROGRAMS
from lycaon.cli.spoken import in_words
from lycaon.cli.voice import Voice
from lycaon.moons import moons
from lycaon.record import BadRecordCode
from lycaon.reference import TEXTS
from lycaon.research.folder import Wrong
from lycaon.texts import LANGUAGES, key

HERE = Path(lycaon.cli.__file__).parent


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own way
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Return every text of the command line in a language, with the values that it takes."""
    file = HERE.parent / "texts" / language / "cli.ftl"
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            visitor = _Variables()
            visitor.visit(entry)
            assert entry.id.name not in found
            found[entry.id.name] = visitor.found
    return found


def used() -> set[str]:
    """Return every key that the command line can ask for."""
    source = "\n".join(file.read_text(encoding="utf-8") for file in (*HERE.glob("*.py"), HERE.parent / "reference.py"))
    keys = set(re.findall(r'"(cli-[a-z0-9-]+)"', source)) - {"cli-call", "cli-record", "cli-differs"}
    options = "".join((HERE / name).read_text(encoding="utf-8") for name in ("options.py", "programs.py"))
    keys |= {f"cli-option-{name}" for name in re.findall(r'\b(?:option|number)\("([a-z-]+)"', options)}
    keys |= {f"cli-{part}-{name}" for part in ("about", "usage-line") for name in PROGRAMS}
    commands = {*PLAY_COMMANDS, *JUDGE_COMMANDS, *CLIENT_COMMANDS}
    keys |= {f"cli-{part}-{name}" for part in ("word", "does") for name in commands}
    keys |= {f"cli-file-{kind}" for kind in FILE_PROBLEMS.values()}
    keys |= {key("cli-record", code.value) for code in BadRecordCode}
    keys |= {f"cli-kind-{kind}" for kind in TEXTS} | {"cli-a-office", "cli-a-variant"}
    keys |= {f"cli-phase-{moon.phase}{more}" for moon in moons().values() for more in ("", "-means")}
    keys |= {f"cli-unknown-{kind}{more}" for kind in ("variant", "event") for more in ("", "-nearest")}
    keys |= {key("cli-folder", why) for why in get_args(Wrong)} | {f"cli-no-model-{why}" for why in get_args(Why)}
    runner = (HERE.parent / "record" / "case_runner.py").read_text(encoding="utf-8")
    codes = {"differs", "refused", *re.findall(r'code="([a-z_]+)"', runner)}
    keys |= {key("cli-differs", code) for code in codes}
    keys |= {"cli-side-judge", "cli-side-public", "cli-cases-other"}
    return keys


def test_the_languages_have_the_same_texts_with_the_same_values() -> None:
    english = messages("en")
    for language in LANGUAGES:
        assert messages(language) == english


def test_every_text_that_is_asked_for_exists() -> None:
    assert used() - messages("en").keys() == set()


def test_no_text_is_left_over() -> None:
    left = messages("en").keys() - used()
    assert {one for one in left if not one.startswith(("cli-cases-", "cli-call-"))} == set()


def test_every_reason_of_a_bad_file_of_cases_has_a_text() -> None:
    source = (HERE.parent / "record" / "cases.py").read_text(encoding="utf-8")
    reasons = set(re.findall(r'bad\(\s*"([a-z_]+)"', source)) | set(re.findall(r'BadCases\([^)]*?"([a-z_]+)"', source))
    assert {key("cli-cases", reason) for reason in reasons} - messages("en").keys() == set()


def test_all_command_words_are_told_apart() -> None:
    for language in LANGUAGES:
        voice = Voice(language)
        for commands in (PLAY_COMMANDS, JUDGE_COMMANDS, CLIENT_COMMANDS):
            words = [word for command in commands for word in {*ENGLISH[command], *voice.words(f"cli-word-{command}")}]
            assert len(words) == len(set(words))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "claims", [("i_am:seer", "wolf:7"), ("good:4",), ("vote:12",), ("side_with:2", "vote:3"), ("i_am:village_idiot",)]
)
def test_what_is_said_in_words_is_understood_again(language: str, claims: tuple[str, ...]) -> None:
    voice = Voice(language)
    texts = {
        "en": "I am the Seer, 7 is a wolf. Good 4. Vote 12. I side with 2. Vote for 3. I'm the village idiot.",
        "zh-Hans": "我是预言家，7查杀。4金水。归12号。站边2，投3。我跳白痴。",
        "zh-Hant": "我是預言家，7查殺。4金水。歸12號。站邊2，投3。我跳白痴。",
    }
    assert set(claims) <= set(understood(texts[language]))
    for number in range(9):
        assert in_words(voice, claims, f"speech {number}")
