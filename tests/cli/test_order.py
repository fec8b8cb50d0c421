"""`lycaon order`: the orders in force, read off what the engine goes by, beside those of RULES b, c and d."""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path
from typing import get_args, get_type_hints

import msgspec
import pytest

from lycaon import Setup, prepare
from lycaon.cli import ordering
from lycaon.cli.ordering import Row, order_of
from lycaon.cli.voice import Voice
from lycaon.game.deck import DECKS
from lycaon.game.effect import Effect
from lycaon.game.election import Badge
from lycaon.game.house_rules import PRESETS, HouseRules
from lycaon.game.victory import EARLIER
from lycaon.moons import full_deck, moons
from lycaon.reference import Entry, entries
from lycaon.roles import roles
from lycaon.roles._example import Lamplighter
from lycaon.texts import LANGUAGES, Texts
from lycaon.variants import variants
from tests.cli.keyboard import Run
from tests.texts.games import CARDS, TABLES, setting
from tests.texts.needed import ORDERED, _family

GOLDEN = Path(__file__).parent.parent / "data" / "order.txt"


def rows(run: Run, *arguments: str) -> list[Row]:
    said = run("order", "--json", *arguments)
    assert said.code == 0, said.err
    return msgspec.json.decode(said.out, type=list[Row])


def placed(found: list[Row]) -> list[str]:
    return [f"{row.section} {'-' if row.place is None else row.place} {row.id or '-'}" for row in found]


def test_the_orders_are_those_of_the_rules(run: Run) -> None:
    golden = [line for line in GOLDEN.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    found = placed([row for row in rows(run) if "RULES" in row.source])  # a card of your own cites its own source
    assert found == golden, "\n".join(["lycaon order and tests/data/order.txt differ:", *unified_diff(golden, found)])


def test_a_card_of_ones_own_is_told_with_its_own_source_at_every_place(monkeypatch: pytest.MonkeyPatch) -> None:
    own = Entry("role", Lamplighter.id, Lamplighter, Lamplighter.cited, Lamplighter.icon)
    monkeypatch.setattr(ordering, "entries", lambda: {**entries(), own.id: own})
    monkeypatch.setattr(Texts, "strict", False)  # the skeleton has no texts
    deck = ("werewolf", "lamplighter", "hunter", "villager")
    plan = prepare(Setup(seats=4, deck=deck), roles={**roles(), own.id: Lamplighter}, as_it_is=True)
    found = [(row.section, row.place, row.source) for row in order_of(Voice("en"), plan) if row.id == own.id]
    assert found == [("night", 285, own.cited), ("deaths", 5, own.cited)]


def test_a_table_has_the_rows_of_its_own_cards_and_rules_alone(run: Run) -> None:
    found = placed(rows(run, "--deck", "werewolf*2,seer,hunter,elder,villager*4"))
    assert [line for line in found if line.startswith("night")] == [
        "night 20 thief",
        "night 40 cupid",
        "night 50 lovers",
        "night 190 seer",
        "night 210 werewolf",
    ]
    assert [line for line in found if line.startswith("deaths")] == ["deaths 1 -", "deaths 5 hunter", "deaths 9 elder"]
    assert [line for line in found if line.startswith("victory")] == [
        "victory 0 nobody",
        "victory 7 werewolves",
        "victory 8 village",
    ]


@pytest.mark.parametrize(
    ("rules", "row"),
    [
        ("fake_calls=no", ""),
        ("sheriff_election=off", ""),
        ("little_girl_model=moderator", ""),
        ("elder_loss_starts=cascade_end", "chain - elder"),
        ("judge_window=while_voting", "vote 3 stuttering_judge"),
        ("defender_after_seer=yes", "night 195 defender"),
        ("moderator_identification=yes", "night 94 elder"),
        ("fast_forward=yes", "victory 7 werewolves"),
        ("werewolves_win_at=parity", "victory 7 werewolves"),
    ],
)
def test_house_rules_change_what_is_in_force(run: Run, rules: str, row: str) -> None:
    before, after = rows(run), rows(run, "--rules", rules)
    if rules != "fake_calls=no":  # with every card in the deck no call is made for show
        assert placed(before) != placed(after)
    changed = [one for one in after if one not in before]
    if row:
        assert row in placed(changed)
        option, value = rules.split("=")
        assert any(one.rules.get(option) == value for one in changed)


def test_a_call_for_show_says_so(run: Run) -> None:
    assert "called for show" in run("order", "--deck", "werewolf*2,seer,villager*5").out
    silent = run("order", "--deck", "werewolf*2,seer,villager*5", "--rules", "fake_calls=no").out
    assert "Thief" not in silent


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_told_in_every_language(run: Run, preset: str, language: str) -> None:
    told = run("order", "--preset", preset, "--lang", language)
    assert (told.code, told.err) == (0, "")
    assert "⟦" not in told.out


@pytest.mark.parametrize("deck", DECKS)
def test_every_deck_has_an_order_with_a_source_for_each_row(run: Run, deck: str) -> None:
    for row in rows(run, "--deck", deck):
        assert row.source
        assert row.name or row.says


def test_a_variant_and_event_cards_are_named_as_elsewhere(run: Run) -> None:
    plain = rows(run, "--seats", "12")
    feast = rows(run, "--variant", "harvest_festival", "--events", "executioner,backfire")
    assert {("vote", "executioner"), ("night", "backfire")} <= {
        (one.section, one.id) for one in feast if one not in plain
    }
    assert any("hf_scapegoat_bans" in one.rules for one in feast)
    assert not any("hf_scapegoat_bans" in one.rules for one in plain)
    assert ("vote", "executioner") in {(one.section, one.id) for one in rows(run, "--events", "executioner")}


def test_variants_and_event_cards_have_their_rows() -> None:
    everything = set()
    for deck, preset, rules, setup in TABLES:
        table = setting(deck, preset, rules, setup)
        everything |= {(row.section, row.id) for row in order_of(Voice("en"), prepare(table, as_it_is=True))}
    assert {
        ("night", "cupid.affair"),
        ("night", "backfire"),
        ("vote", "executioner"),
        ("chain", "exchange"),
    } <= everything
    assert ("victory", "village") in everything


def test_the_black_death_and_the_fascination_rule_a_camp_out() -> None:
    def winners(variant: str) -> list[str]:
        setup = Setup(seats=len(CARDS["plague"]), deck=CARDS["plague"], variant=variant)
        return [row.id for row in order_of(Voice("en"), prepare(setup, as_it_is=True)) if row.section == "victory"]

    assert "village" not in winners("black_death")
    assert winners("fascination").count("werewolves") == 1


def test_every_effect_with_a_place_comes_with_something_that_can_be_looked_up() -> None:
    """Else a table that plays it would not be told of it."""
    brought: set[type[Effect]] = {Badge}
    for entry in entries().values():
        effect = entry.effect
        brought |= {effect, *getattr(effect, "also", ()), *effect.brings}
    for variant in variants().values():
        for card in variant.replaces.values():
            brought |= {card, *card.also, *card.brings}
    for moon in moons().values():
        brought |= set(moon.brings)
    for one in _family(Effect):
        if one.id and (one.wins or any(hook in one.hooks for hook in ORDERED)):
            assert one in brought, one


def test_every_condition_of_the_werewolves_win_has_its_order() -> None:
    hint = get_type_hints(HouseRules)["werewolves_win_at"]
    assert set(EARLIER) == set(get_args(hint))


@pytest.mark.parametrize("bad", ["nonsense", "werewolf*0", "seer*99"])
def test_a_deck_that_is_none_is_refused_in_one_line(run: Run, bad: str) -> None:
    refused = run("order", "--deck", bad)
    assert (refused.code, refused.out, refused.err.count("\n")) == (2, "", 1)


def test_every_event_card_fits_into_the_order() -> None:
    setup = Setup(seats=len(CARDS["events"]), deck=CARDS["events"], events=full_deck())
    found = {row.id for row in order_of(Voice("en"), prepare(setup, as_it_is=True))}
    assert {"backfire", "specter", "heads_or_tails", "pact_with_the_devil", "dissatisfaction", "hatred"} <= found
