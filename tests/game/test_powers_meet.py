"""Where powers, calls and people meet in ways that went wrong once."""

from __future__ import annotations

import pytest

from lycaon import new_game
from lycaon.game.ask import RefusalCode, Refused
from lycaon.game.chance import Luck, seed_from
from lycaon.game.course import course
from lycaon.game.event import Announced, Badged, Died, Revealed, SpeechBegan
from lycaon.game.game import Game, begin
from lycaon.game.house_rules import resolve
from lycaon.game.plan import Plan, Setup
from lycaon.game.table import Attributes
from lycaon.roles import roles


def table(*cards: str | tuple[str, ...], sheriff: int | None = None, holds: bool = False, **rules: object) -> Game:
    each = [(card,) if isinstance(card, str) else card for card in cards]
    deck = tuple(card for seat in each for card in seat)
    setup = Setup(
        seats=len(cards),
        deck=deck,
        cards_each=len(each[0]),
        rules=resolve(None, {"sheriff_election": "off", **rules}),
        sheriff=sheriff,
        holds=holds,
    )
    game = begin(Plan(setup, roles(), as_it_is=True), course, Luck(seed_from(1), {"deal"}))
    game.answer("d0.deal", 0, deck)
    return game


def play(game: Game, **answers: object) -> None:
    phase = game.phase
    while not game.over and game.phase == phase:
        ask = next(one for one in game.open_asks.values() if one.state == "open" and not one.offer)
        for seat in ask.seats:
            said = answers.get(ask.call.replace(".", "_"), "done" if ask.kind == "speech" else None)
            if isinstance(said, dict):
                said = said.get(seat)
            if ask.state == "open":
                game.answer(ask.id, seat, said)


def dead(game: Game) -> list[int]:
    return [seat for event in game.log if isinstance(event, Died) for seat in event.seats]


def test_a_speech_at_night_leaves_no_gap_by_day() -> None:
    game = table("werewolf", "werewolf", "villager", "villager", "villager", "villager", speech_order="free")
    game.say(1, "pack", "four")
    play(game, werewolf=4)
    assert game.say(1, "village", "hello") == "d1.village@1#1"


def test_a_healed_little_girl_is_saved_though_a_useless_shield_stands_over_her() -> None:
    game = table(
        "werewolf", "little_girl", "defender", "witch", "villager", "villager", "villager", guard_and_heal="dies"
    )
    play(game, defender=2, werewolf=2, witch_heal=2)
    assert dead(game) == []


def test_an_elder_who_is_the_scapegoat_too_still_names_the_next_voters() -> None:
    seats: list[tuple[str, ...]] = [("werewolf", "villager"), ("werewolf", "villager"), ("elder", "scapegoat")]
    game = table(*seats, *(("villager", "villager"),) * 4)
    play(game, werewolf=4)
    play(game, vote={1: 5, 5: 1}, scapegoat=(5, 6))
    assert game.asked["d1.scapegoat"].answers == {3: (5, 6)}


def test_who_leaves_dies_of_leaving_and_has_no_last_act() -> None:
    game = table("werewolf", "hunter", "villager", "villager", "villager", "villager", last_words="optional")
    game.leave(2)
    play(game, werewolf=2)
    assert [death.cause for death in game.dead] == ["left"]
    assert "n1.hunter" not in game.asked
    assert not [event for event in game.log if isinstance(event, SpeechBegan) and event.call == "last_words"]


def test_a_sheriff_who_leaves_loses_the_badge() -> None:
    game = table("werewolf", "villager", "villager", "villager", "villager", "villager", sheriff=2)
    game.leave(2)
    play(game, werewolf=3)
    assert game.sheriff is None


def test_two_explosions_are_offered_each_to_its_own_seat() -> None:
    game = table("werewolf", "werewolf", "villager", "villager", "villager", "villager", self_explosion=True)
    play(game, werewolf=3)
    with pytest.raises(Refused):
        game.answer("d1.explode", 1, 2)
    game.answer("d1.explode", 2, 2)
    assert dead(game) == [3, 2]


def test_no_clock_ends_an_offer() -> None:
    game = table("werewolf", "werewolf", "villager", "villager", "villager", "villager", self_explosion=True)
    play(game, werewolf=3)
    with pytest.raises(Refused) as refused:
        game.expire("d1.explode")
    assert refused.value.code == RefusalCode.NOT_NOW


def test_a_shown_idiot_who_inherits_the_badge_names_no_heir() -> None:
    game = table(
        "werewolf", "werewolf", "village_idiot", "villager", "villager", "villager", "villager", "villager", sheriff=4
    )
    play(game, werewolf=8)
    play(game, vote={1: 3, 2: 3, 5: 3})
    play(game, werewolf=4, sheriff_successor=3)
    assert [event.seat for event in game.log if isinstance(event, Badged)][-1] == 3
    play(game)
    play(game, werewolf=3)
    assert game.sheriff is None
    assert "n3.sheriff.successor" not in game.asked


def test_new_cards_are_not_shown_because_the_old_ones_were() -> None:
    game = table("werewolf", "werewolf", "villager", "villager", "villager", "villager")
    game.table[3].shown = True
    game.hand_cards(3, (roles()["hunter"],), "made up")
    play(game, werewolf=3, hunter=None)
    assert [event.cards for event in game.log if isinstance(event, Revealed)] == [("hunter",)]


def test_a_seer_with_nobody_left_to_look_at_is_not_asked() -> None:
    game = table("werewolf", "seer", first_phase="night")
    assert game.open_asks.keys() == {"n1.seer"}
    game.leave(1)
    play(game, seer=1)
    assert game.over


def test_cupid_who_joined_a_mixed_pair_by_day_counts_for_it() -> None:
    game = table("werewolf", "werewolf", "cupid", "villager", "villager", cupid_joins_lovers=True, first_phase="day")
    play(game)
    play(game, cupid=(1, 2), werewolf=4)
    play(game, vote={1: 5, 2: 5, 3: 5})
    assert game.result is not None
    assert game.result.winner == "werewolves"
    assert game.result.winners == (1, 2, 3)


def test_closing_a_hold_ends_its_asks_one_by_one_and_each_is_recorded() -> None:
    game = table("werewolf", "seer", "witch", "villager", "villager", "villager", holds=True, fake_calls=False)
    game.expire("n1.seer.hold")
    expired = [decision.ask for decision in game.decisions[1:]]  # type: ignore[union-attr]
    assert expired == ["n1.seer", "n1.seer.hold"]


def test_the_table_hears_its_groups_and_the_events_in_force_before_the_first_night() -> None:
    people = tuple(Attributes(group="a" if seat < 4 else "b") for seat in range(1, 8))
    deck = ("werewolf", "abominable_sectarian", *["villager"] * 5)
    setup = Setup(seats=7, deck=deck, attributes=people, events_in_force=("burial",), talk=False)
    game = new_game(setup, seed=seed_from(1))
    said = [(one.what, one.word) for one in game.events("public") if isinstance(one, Announced)]
    assert said[:3] == [("sectarian_group", "1,2,3"), ("sectarian_group", "4,5,6,7"), ("burial", None)]


def test_a_child_has_turned_before_a_hunter_of_the_same_batch_is_asked() -> None:
    """RULES c3, rows 3 and 5."""
    people = ("villager", "villager", "villager")
    game = table("werewolf", "hunter", "witch", "wild_child", "villager", *people, wild_child_change_announced=True)
    play(game, wild_child=5, werewolf=2, witch_poison=5, hunter=1)
    turned = next(place for place, event in enumerate(game.log) if getattr(event, "what", "") == "wild_child_turned")
    asked = next(place for place, one in enumerate(game.decisions) if getattr(one, "ask", "") == "n1.hunter")
    assert turned < game.marks[asked]


def test_a_hunter_who_leaves_does_not_shoot_even_where_any_death_counts() -> None:
    """RULES k35."""
    game = table("werewolf", "hunter", "villager", "villager", "villager", "villager", hunter_shoots_on="any_death")
    game.leave(2)
    play(game, werewolf=3)
    assert dead(game) == [2, 3]
    assert "n1.hunter" not in game.asked
