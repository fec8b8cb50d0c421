"""`lycaon roles`, `rules`, `decks`, `glossary` and `check`; help and language."""

from __future__ import annotations

import json
import re
from collections import Counter
from importlib import import_module
from inspect import getsource
from pathlib import Path

import pytest

from lycaon.cli.languages import from_environment
from lycaon.cli.reference import find
from lycaon.cli.voice import Voice
from lycaon.game.deck import DECKS
from lycaon.game.house_rules import OPTIONS, PRESETS
from lycaon.moons import moons
from lycaon.reference import Entry, entries, said
from lycaon.roles import roles
from lycaon.texts import GLOSSARY, LANGUAGES
from lycaon.variants import variants
from tests.cli.keyboard import Run

CASES = Path(__file__).parent.parent / "cases"


GOLDEN = Path(__file__).parent.parent / "data" / "looked_up.json"
"""Every id that can be looked up, by kind: those of RULES A1 (two_brothers and three_sisters apart), of EVENTS 2-4
and of RULES e."""


def test_everything_is_listed(run: Run) -> None:
    listed = run("roles")
    assert listed.code == 0
    assert all(id in listed.out for id in (*roles(), *moons(), *variants(), "sheriff", "town_crier"))
    assert {"Roles", "Offices", "Event cards", "Variants"} <= set(listed.out.split("\n"))
    assert "{" not in listed.out


def test_everything_for_programs(run: Run) -> None:
    facts = json.loads(run("roles", "--json", "--lang", "zh-Hant").out)
    found: dict[str, list[str]] = {}
    for fact in facts:
        found.setdefault(fact["kind"], []).append(fact["id"])
    golden: dict[str, list[str]] = json.loads(GOLDEN.read_text(encoding="utf-8"))
    for kind, ids in golden.items():
        assert set(ids) - set(found[kind]) == set(), kind
    ours = {id for id, role in roles().items() if "RULES" not in role.cited}
    assert set(found["role"]) - set(golden["role"]) <= ours  # roles of a table's own
    assert json.loads(run("roles", "witch", "--json").out)["name"] == "Witch"


def test_whatever_can_be_looked_up_says_all_that_there_is_to_say(run: Run) -> None:
    for language in LANGUAGES:
        for fact in json.loads(run("roles", "--json", "--lang", language).out):
            for part in ("name", "brief", "rule", "hint", "icon", "source"):
                assert fact[part], (language, fact["id"], part)
            if fact.get("call") is not None or fact["kind"] == "event":
                assert fact["script"], (language, fact["id"])
            assert "⟦" not in str(fact)


@pytest.mark.parametrize(
    ("id", "options"),
    [
        ("witch", {"witch_self_heal", "witch_two_potions_one_night", "witch_told_victim", "guard_and_heal"}),
        ("two_sisters", {"siblings_mode"}),
        ("little_girl", {"little_girl_model", "little_girl_catch_p"}),
        ("gypsy", {"gypsy_mode"}),
        ("villager", set()),
        ("town_crier", set()),
        ("great_distrust", {"great_distrust_votes", "event_elims_count_as_vote"}),
        ("harvest_festival", {"hf_scapegoat_bans", "hf_witch_uses"}),
    ],
)
def test_the_house_rules_that_change_it_are_named(run: Run, id: str, options: set[str]) -> None:
    assert set(json.loads(run("roles", id, "--json").out)["house_rules"]) == options
    assert all(f"({option})" in run("roles", id).out for option in options)


ASKED = re.compile(r"""\brules\.([a-z_]+)|\("([a-z_]+)", """)
"""How a source asks for a house rule: in its code, or as data that begins with the rule's name."""


def sources(entry: Entry) -> list[str]:
    """Return the source of something: its file, the classes of its like above it, and the effects that it brings."""
    like = [one for one in entry.effect.__mro__[1:] if one.__module__.startswith(("lycaon.roles.", "lycaon.moons."))]
    return [getsource(import_module(entry.effect.__module__)), *map(getsource, (*like, *entry.effect.brings))]


@pytest.mark.parametrize("entry", [entry for entry in entries().values() if entry.played], ids=lambda entry: entry.id)
def test_everything_declares_the_house_rules_that_it_asks_for(entry: Entry) -> None:
    asked = {name for source in sources(entry) for found in ASKED.findall(source) for name in found}
    named = {option for option in OPTIONS if option.startswith(f"{entry.id}_")}
    declared = entry.effect.house_rules
    assert len(set(declared)) == len(declared)
    assert (asked & OPTIONS.keys()) | named <= set(declared) <= OPTIONS.keys()


def test_house_rules_are_found_by_a_word(run: Run) -> None:
    said = run("rules", "witch")
    assert said.code == 0
    listed = [line.split()[0] for line in said.out.splitlines() if " = " in line]
    assert listed == ["witch_self_heal", "witch_two_potions_one_night", "witch_told_victim", "hf_witch_uses"]
    assert [one["id"] for one in json.loads(run("rules", "witch", "--json").out)] == listed
    assert "witch_self_heal" in run("rules", "女巫", "--lang", "zh-Hans").out
    assert run("rules", "gypsy").out == run("rules", "gypsy_mode").out
    assert run("rules", "").code == 2


def test_each_has_an_icon_of_its_own() -> None:
    icons = [entry.icon for entry in entries().values()]
    assert len(icons) == len(set(icons))
    assert all(re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", icon) for icon in icons)


@pytest.mark.parametrize("part", ["id", "en", "zh-Hans", "zh-Hant"])
def test_each_is_found_by_its_id_and_by_its_name_in_every_language(part: str) -> None:
    for entry in entries().values():
        assert find(entry.id if part == "id" else said(Voice(part), entry, "name")) is entry


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ("seer", "looks at one"),
        ("Backfire", "becomes a werewolf"),
        ("愚人节", "Only powers are swapped"),
        ("劊子手", "elects an executioner"),
        ("harvest-festival", "Play with more werewolves"),
        ("sheriff", "Vote for your sheriff."),
        ("town crier", "does not play"),
        ("witch", "» Witch, open your eyes."),
    ],
)
def test_one_is_explained(run: Run, given: str, says: str) -> None:
    assert says in run("roles", given).out


@pytest.mark.parametrize(("given", "meant"), [("wich", "witch"), ("backfyre", "backfire"), ("x" * 5000, ""), ("", "")])
def test_what_is_nothing_is_refused_in_one_line(run: Run, given: str, meant: str) -> None:
    refused = run("roles", given)
    assert (refused.code, refused.out, refused.err.count("\n")) == (2, "", 1)
    assert meant in refused.err


def test_the_players_words_are_listed_and_explained(run: Run) -> None:
    listed = run("glossary")
    assert listed.code == 0
    assert len(json.loads(run("glossary", "--json").out)) == len(GLOSSARY)
    assert run("glossary", "gold water").out == run("glossary", "金水").out == run("glossary", "gold_water").out
    assert "只投票的人" in run("glossary", "警下", "--lang", "zh-Hans").out
    assert json.loads(run("glossary", "自爆", "--json").out)["id"] == "self_explosion"
    assert run("glossary", "gold watr").err.count("gold water") == 1
    assert run("glossary", "!").code == 2


def test_rules_are_listed_and_explained(run: Run) -> None:
    listed = run("rules")
    assert listed.code == 0
    assert all(id in listed.out for id in (*OPTIONS, *PRESETS))
    assert "pk_once_then_nobody" in run("rules", "tie_rule").out
    assert "0..1" in run("rules", "little_girl_catch_p").out
    assert "side_wiped" in run("rules", "modern_cn").out


def test_rules_for_programs(run: Run) -> None:
    facts = json.loads(run("rules", "--json").out)
    assert [rule["id"] for rule in facts] == list(OPTIONS)
    assert json.loads(run("rules", "badge", "--json").out)["default"] == "must_pass"
    assert json.loads(run("rules", "seed000", "--json").out)["rules"]["tie_rule"] == "nobody"


def test_decks_are_listed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    listed = run("decks")
    assert all(id in listed.out for id in DECKS)
    assert {deck["seats"] for deck in json.loads(run("decks", "9", "--json").out)} == {9}
    assert run("decks", "33").code == 0
    monkeypatch.setenv("COLUMNS", "200")
    assert "Double You, the small complication" in run("decks", "8").out


@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant"])
@pytest.mark.parametrize(
    "command", ["roles", "rules", "decks", "glossary", "order", "demo", "play", "judge", "replay", "check", ""]
)
def test_help_speaks_the_language(run: Run, command: str, language: str) -> None:
    said = run(*command.split(), "--help", "--lang", language)
    assert said.code == 0
    assert said.err == ""
    assert "cli-" not in said.out
    assert ("Usage" in said.out) == (language == "en")


def test_examples_that_pass_and_fail(run: Run, tmp_path: Path) -> None:
    case = (
        "- id: the_wolf_bites\n  says: It bites.\n  source: seed 000\n"
        "  seats: [werewolf, seer, villager, villager, villager]\n"
        "  play:\n  - night: {seer: 1, werewolf: 3}\n    dead: [3]\n"
    )
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(case, encoding="utf-8")
    bad.write_text(
        case.replace("dead: [3]", "dead: [4]").replace("the_wolf_bites", "it_bites_another"), encoding="utf-8"
    )
    passed = run("check", str(good))
    assert (passed.code, passed.out) == (0, "1 passed, 0 failed\n")
    failed = run("check", str(good), str(bad))
    assert failed.code == 1
    assert failed.out.startswith("it_bites_another")
    assert failed.out.endswith("1 passed, 1 failed\n")


BROKEN = """
- {id: lost_its_source, says: x, seats: [werewolf], play: [{night: {}}]}
- 5
- {id: holds, says: x, source: x, seats: [werewolf, villager, villager, villager],
   play: [{night: {werewolf: 2}, dead: [2]}]}
- {id: holds, says: x, source: x, seats: [werewolf, villager, villager], play: [{night: {werewolf: 2}}]}
- {id: bites_itself, says: x, source: x, seats: [werewolf, villager, villager, villager],
   play: [{night: {werewolf: 1}}]}
- {id: unicorn, says: x, source: x, seats: [werewolf, unicorn, villager], play: [{night: {werewolf: 3}}]}
- {id: two_days, says: x, source: x, seats: [werewolf, villager, villager, villager], play: [{day: {vote: 2}}]}
- {id: listens, says: x, source: x, seats: [werewolf, seer, villager, villager],
   play: [{night: {werewolf: 3, seer: 1}, told: [{to: 3}]}]}
"""


def test_one_bad_example_does_not_keep_the_others_from_being_played(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(BROKEN, encoding="utf-8")
    said = run("check", str(file), "missing.yaml", str(CASES / "fans.yaml"))
    assert said.code == 2
    assert said.err == ""
    lines = said.out.splitlines()
    assert lines[:4] == [
        f"{file}, example lost_its_source: source is missing",
        f"{file}, example #2: 5 must be a mapping",
        f"{file}, example holds: its id stands twice",
        "There is no file missing.yaml.",
    ]
    assert lines[4:8] == [
        "bites_itself (phase 1): werewolf is asked and may not be passed, but there is no answer for it",
        "unicorn (before the first phase): There is no role called “unicorn”.",
        "two_days (phase 1): expected a day, but the game stands at n1",
        "listens (phase 1): it should be told {to: 3}; told were [{to: [2], call: seer, about: [1], fact: werewolf}]",
    ]
    assert lines[-2].endswith(" passed, 4 failed")
    assert lines[-1] == "4 could not be read; see above"


@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant"])
def test_examples_fail_in_the_language_of_the_reader(run: Run, tmp_path: Path, language: str) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(BROKEN, encoding="utf-8")
    out = run("check", str(file), "missing.yaml", "--lang", language).out
    for line in out.splitlines():
        words = re.sub(
            r"\{.*\}|[a-z]+_[a-z_]+|/[^，]*|missing.yaml|source|holds|unicorn|werewolf|listens|day|n1", "", line
        )
        assert re.search("[a-z]{2}", words) is None, line


def test_the_worked_examples_pass_as_far_as_they_can(run: Run) -> None:
    said = run("check", str(CASES / "base.yaml"), "--known")
    assert said.code == 0, said.out


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "zh_CN.UTF-8"}, "zh-Hans"),
        ({"LANG": "zh_TW"}, "zh-Hant"),
        ({"LANG": "fr_FR"}, "en"),
        ({"LC_ALL": "en_GB", "LANG": "zh_CN"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "zh_HK.UTF-8", "LANG": "en"}, "zh-Hant"),
        ({"LANG": "\udcff"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert from_environment(environment) == language


@pytest.mark.parametrize("columns", ["24", "40", "80"])
@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant"])
def test_nothing_is_cut_off_on_a_narrow_screen(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    for command in ("roles", "decks", "rules", "rules tie_rule"):
        assert "…" not in run(*command.split(), "--lang", language).out
    play = ("play", "--deck", "two_cards_8", "--seed", "2", "--seat", "3", "--lang", language)
    said = run(*play, typed=["/table"]).out
    assert "…" not in said.partition("— ")[2]


def test_each_number_of_players_has_one_usual_deck(run: Run) -> None:
    decks = json.loads(run("decks", "--json").out)
    usual = {deck["seats"]: deck["id"] for deck in decks if deck["usual"]}
    assert sorted(deck["seats"] for deck in decks if deck["usual"]) == list(range(5, 19))
    assert usual[9] == "modern_9"
    assert usual[12] == "idiot_12"
    for seats, id in usual.items():
        first = json.loads(run("demo", "--seats", str(seats), "--json").out.splitlines()[0])
        played = next(deck["cards"] for deck in decks if deck["id"] == id)
        assert Counter(first["deck"]) == played
    assert re.search(r"modern_9 \(default\)", run("decks", "9").out)
