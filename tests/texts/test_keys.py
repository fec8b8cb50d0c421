"""Every text exists in every language, is filled in with the same values, and is looked for by somebody."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast, visitor

from lycaon.texts import LANGUAGES, BadText, Narrator, Texts, key, texts
from lycaon.texts import messages as message_files
from tests.texts.needed import choices, event_tags, needed, welcome, written

SILENT = {"said"}
"""Events at which the judge says nothing: players speak for themselves."""

OWN = ("app", "cli", "llm", "research", "talk")
"""Files whose keys are looked after by the tests of the folder that they are named for; `llm`, `talk` by the bots'."""


class Variables(visitor.Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        """Begin with none."""
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's name for it
        """Note a variable; a player is a seat with its noun."""
        self.names.add({"player": "seat", "players": "seats"}.get(node.id.name, node.id.name))


@cache
def messages(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for file in (files("lycaon.texts") / language).iterdir():
        if not file.name.endswith(".ftl"):
            continue
        for entry in FluentResource(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def variables(message: ast.Message) -> set[str]:
    collected = Variables()
    collected.visit(message)
    return collected.names


def listed(keys: set[str], what: str) -> str:
    """Spell keys out, each with the file that holds most of its kind: pytest cuts long sets short."""
    homes: dict[str, Counter[str]] = {}
    for home in (files("lycaon.texts") / "en").iterdir():
        for kind in re.findall(r"^([a-z]+)-", home.read_text(encoding="utf-8"), re.MULTILINE):
            homes.setdefault(kind, Counter())[home.name] += 1
    lines = [what]
    for one in sorted(keys):
        held = homes.get(one.partition("-")[0])
        lines.append(f"  {held.most_common(1)[0][0] if held else '?'}: {one}")
    return "\n".join(lines)


def test_every_language_has_the_same_keys() -> None:
    first = set(messages(LANGUAGES[0]))
    for language in LANGUAGES[1:]:
        keys = set(messages(language))
        assert keys == first, listed(keys ^ first, f"only {LANGUAGES[0]} or only {language} has")


def test_every_language_has_the_same_files() -> None:
    folders = [{file.name for file in (files("lycaon.texts") / language).iterdir()} for language in LANGUAGES]
    assert folders[0] == folders[1] == folders[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_has_the_same_variables_in_every_language(language: str) -> None:
    first = messages(LANGUAGES[0])
    for id, message in messages(language).items():
        assert variables(message) == variables(first[id]), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_engine_can_say_has_a_text(language: str) -> None:
    missing = needed() - set(texts(language).keys)
    assert not missing, listed(missing, f"texts/{language} lacks")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_to_choose_has_a_text(language: str) -> None:
    for call, word in choices():
        keys = (key("word", call, word), key("role", word, "name"), key("word", word))
        assert any(texts(language).has(one) for one in keys), (call, word)


def test_every_text_is_looked_for() -> None:
    own = {
        entry.id.name
        for name in OWN
        for entry in FluentResource((files("lycaon.texts") / "en" / f"{name}.ftl").read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    }
    unused = set(messages("en")) - own - needed() - welcome() - written()
    assert not unused, listed(unused, "nobody looks for")


def test_every_event_is_told_aloud_or_in_private_or_to_the_judge() -> None:
    private = {"told", "dealt", "revealed", "ruled", "centre_laid"}
    assert event_tags() - set(Narrator._tells) - private - SILENT == set()


def test_a_missing_text_raises_where_that_is_wanted() -> None:
    with pytest.raises(BadText, match="no-such-text"):
        texts("en").say("no-such-text")


def test_a_missing_value_raises_where_that_is_wanted() -> None:
    with pytest.raises(BadText, match="number"):
        texts("en").say("seat")


def test_a_missing_text_shows_its_key_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", False)
    assert texts("zh-Hans").say("no-such-text") == "⟦no-such-text⟧"
    assert texts("zh-Hans").say("seat") == "⟦seat⟧"
    assert texts("zh-Hans").role("unicorn") == "⟦role-unicorn-name⟧"


def test_a_missing_key_is_listed_with_the_file_that_it_belongs_in() -> None:
    said = listed({"told-unicorn-seen", "cause-horn", "unicorn"}, "texts/en lacks")
    assert said.splitlines() == [
        "texts/en lacks",
        "  reasons.ftl: cause-horn",
        "  private.ftl: told-unicorn-seen",
        "  ?: unicorn",
    ]


def test_no_marks_of_direction_stand_around_values() -> None:
    assert texts("en").say("seat-named", number="3", name="Ann") == "3 (Ann)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_is_read_alone_is_what_it_is_in_its_file(language: str) -> None:
    read = Texts(language)
    whole = messages(language)
    assert set(read.keys) == set(whole)
    for one, entry in whole.items():
        read._read(one)
        assert entry.equals(read._bundle._messages[one], ignored_fields=["span", "comment"]), one


def test_a_message_may_refer_to_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    lines = (
        "# One.",
        "one = { two }, { -three }",
        "",
        "two =",
        "    { $n ->",
        "   *[other] second",
        "}",
        "-three = third",
    )
    (tmp_path / "en" / "some.ftl").write_text("\n".join(lines))
    monkeypatch.setattr(message_files, "files", lambda _: tmp_path)
    assert Texts("en").say("one", n=2) == "second, third"
    assert Texts("en").keys == ("one", "two")
    assert not Texts("en").has("three")


def test_ids_become_keys() -> None:
    assert key("rule", "piper_count", "0-2") == "rule-piper-count-0-2"
    assert key("rule", "sheriff_weight", "1.5") == "rule-sheriff-weight-1-5"
