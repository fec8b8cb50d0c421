"""Whoever names somebody who can't be named is told why: each rule that leaves somebody out, and who hears of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from lycaon import CHANCE, Game, RefusalCode, Refused
from lycaon.game.ask import Answer
from tests.game.short import play, table

MORE = ("villager",) * 5
Answers = Mapping[str, Answer | Mapping[int, Answer]]


class Case(msgspec.Struct, frozen=True):
    """A game with these cards at the seats that is played up to a call, at which a seat names another in vain.

    `before`: until what it is played first (a phase, or the first time that the call is asked) with which answers.
    """

    cards: str
    call: str
    seat: int
    choice: int
    why: str
    before: tuple[tuple[str, Answers], ...] = ()
    table: Mapping[str, Any] = {}

    @property
    def name(self) -> str:
        """What it is about."""
        return f"{self.call}-{self.why}"

    def played(self) -> Game:
        """Return the game at that moment."""
        game = table(*self.cards.split(), *MORE, **{"talk": False, **self.table})
        for until, answers in self.before:
            play(game, until, **answers)
        play(game, self.call)
        return game


def first_night(**answers: Answer | Mapping[int, Answer]) -> tuple[tuple[str, Answers], ...]:
    """Play the first night and day with these answers."""
    return (("n2", answers),)


LOVERS = {"cupid": (2, 3)}
FOUND = (("d1", {"werewolf": 8}),)

CASES = (
    # The village's own rules.
    Case("werewolf seer", "seer", 2, 2, "oneself"),
    Case("werewolf seer", "seer", 2, 99, "no_such_seat"),
    Case("werewolf seer", "seer", 2, 7, "dead", first_night(werewolf=7)),
    Case("werewolf seer", "vote", 2, 2, "oneself", FOUND, {"self_vote": False}),
    Case("werewolf cupid villager", "vote", 3, 2, "lover", (("d1", {**LOVERS, "werewolf": 8}),)),
    Case("werewolf seer", "vote.runoff", 4, 3, "not_tied", (("vote.runoff", {"werewolf": 8, "vote": {1: 2, 2: 1}}),)),
    Case(
        "werewolf seer",
        "sheriff.vote",
        4,
        3,
        "not_running",
        (("sheriff.vote", {"werewolf": 8, "sheriff.run": {1: "yes", 2: "yes"}}),),
        {"sheriff_election": "day1_before_deaths"},
    ),
    Case(
        "werewolf seer",
        "sheriff.tie",
        4,
        4,
        "not_tied",
        (("sheriff.tie", {"werewolf": 7, "vote": {1: 2, 2: 1}}),),
        {"sheriff": 4, "tie_rule": "sheriff_breaks_tie"},
    ),
    Case(
        "werewolf seer",
        "tie",
        CHANCE,
        4,
        "not_tied",
        (("tie", {"werewolf": 7, "vote": {1: 2, 2: 1}}),),
        {"tie_rule": "random", "by_hand": ("tie",)},
    ),
    *(
        Case(
            "werewolf devoted_servant",
            "sheriff.successor",
            2,
            choice,
            why,
            (("sheriff.successor", {"werewolf": 7, "vote": 4, "devoted_servant": "yes"}),),
            {"sheriff": 2},
        )
        for choice, why in ((2, "gives_up_badge"), (4, "dying"))
    ),
    Case(
        "werewolf seer",
        "who.werewolf",
        CHANCE,
        2,
        "card_known",
        (("who.werewolf", {"who.seer": (2,), "seer": 4, "card.4": "villager"}),),
        {"real": True},
    ),
    # Roles.
    Case("werewolf defender", "defender", 2, 4, "protected_last_night", first_night(defender=4, werewolf=7)),
    Case("werewolf piper", "piper", 2, 4, "charmed", first_night(piper=(4, 5), werewolf=7)),
    Case("werewolf raven", "raven", 2, 4, "named_last_night", first_night(raven=4, werewolf=7, vote=6)),
    Case("werewolf enchantress", "enchantress", 2, 4, "named_last_night", first_night(enchantress=4, werewolf=7)),
    Case("werewolf moon_girl", "moon_girl", 2, 4, "named_last_night", first_night(moon_girl=4, werewolf=7)),
    Case("werewolf werewolf seer", "werewolf", 1, 2, "of_the_pack"),
    Case("werewolf werewolf seer", "werewolf", 1, 1, "oneself"),
    Case("werewolf big_bad_wolf", "big_bad_wolf", 2, 1, "of_the_pack", (("big_bad_wolf", {"werewolf": 7}),)),
    Case(
        "werewolf white_werewolf",
        "white_werewolf",
        2,
        4,
        "not_of_pack",
        first_night(werewolf=7),
        {"white_target": "werewolf_only"},
    ),
    Case("werewolf witch", "witch.heal", 2, 4, "no_victim", (("witch.heal", {"werewolf": 7}),)),
    Case(
        "werewolf big_bad_wolf witch",
        "witch.heal",
        3,
        3,
        "heals_herself",
        (("witch.heal", {"werewolf": 3, "big_bad_wolf": 4}),),
        {"witch_self_heal": "never"},
    ),
    Case(
        "werewolf witch",
        "witch.heal",
        2,
        2,
        "no_victim",
        (("witch.heal", {"werewolf": 7}),),
        {"witch_self_heal": "never"},
    ),
    Case(
        "werewolf witch",
        "witch.heal",
        2,
        2,
        "heals_herself",
        (),
        {"witch_self_heal": "never", "witch_told_victim": "never"},
    ),
    Case(
        "werewolf big_bad_wolf medium", "medium", 3, 6, "no_victim", (("medium", {"werewolf": 4, "big_bad_wolf": 5}),)
    ),
    Case("werewolf duke", "duke", 2, 3, "votes_come_from", (("duke", {"werewolf": 7, "vote": 3}),)),
    Case("werewolf two_sisters two_sisters", "two_sisters", 2, 3, "sibling", (), {"siblings_mode": "bound_vote"}),
    Case(
        "werewolf two_sisters two_sisters",
        "vote",
        2,
        4,
        "siblings_agreed",
        (("d1", {"two_sisters": 5, "werewolf": 7}),),
        {"siblings_mode": "bound_vote"},
    ),
    Case("werewolf fire_wolf", "fire_wolf", 2, 2, "oneself", first_night(werewolf=7, vote=1)),
    Case("werewolf knight", "knight", 2, 2, "oneself", FOUND),
    Case("werewolf seer", "explode", 1, 2, "gives_himself_up", FOUND, {"self_explosion": True}),
    Case(
        "werewolf little_girl",
        "little_girl.seen",
        CHANCE,
        4,
        "not_awake",
        (("little_girl.seen", {"little_girl": "yes"}),),
        {"little_girl_model": "risk", "by_hand": ("little_girl.seen",)},
    ),
    # Event cards.
    Case(
        "werewolf seer",
        "double_agent",
        7,
        1,
        "no_double_agent",
        (("double_agent", {"werewolf": 7}),),
        {"events": ("double_agent",)},
    ),
    Case(
        "werewolf seer",
        "great_distrust",
        2,
        2,
        "oneself",
        (("great_distrust", {"werewolf": 7}),),
        {"events": ("great_distrust",)},
    ),
    Case("werewolf seer", "nightmare", 1, 1, "oneself", (("nightmare", {"werewolf": 7}),), {"events": ("nightmare",)}),
    Case(
        "werewolf werewolf seer",
        "touch_of_death",
        1,
        4,
        "not_awake",
        (("n2", {"werewolf": 8}), ("touch_of_death", {"werewolf": 7})),
        {"events": ("touch_of_death",)},
    ),
    Case(
        "werewolf seer",
        "specter",
        4,
        5,
        "not_awake",
        (("n2", {"werewolf": 7}), ("specter", {"werewolf": 4})),
        {"events": ("specter",)},
    ),
    Case(
        "werewolf seer",
        "werewolf",
        1,
        3,
        "other_building",
        (("n2", {"werewolf": 7}),),
        {"events": ("flood",), "genders": "mmfmfmm"},
    ),
    Case(
        "werewolf seer",
        "vote",
        1,
        3,
        "away",
        (("d1", {"werewolf": 7}),),
        {"events": ("woodland_gathering",), "genders": "mmfmmmm"},
    ),
    Case(
        "werewolf cupid villager",
        "vote",
        2,
        4,
        "must_hate",
        (("d1", {**LOVERS, "werewolf": 8}),),
        {"events": ("all_fools_day",)},
    ),
    Case(
        "werewolf pharmacist",
        "influences",
        7,
        3,
        "no_vote",
        (("influences", {"werewolf": 7, "pharmacist.stupefy": 3}),),
        {"events": ("influences",)},
    ),
    Case(
        "werewolf seer",
        "executioner.tie",
        CHANCE,
        3,
        "not_tied",
        (("executioner.tie", {"werewolf": 7, "vote.executioner": {1: 2, 2: 1}}),),
        {"events": ("executioner",), "by_hand": ("executioner.tie",)},
    ),
    # Variants.
    Case("werewolf seer", "werewolf", 1, 4, "hypnotised", first_night(werewolf=4), {"variant": "fascination"}),
    Case("werewolf seer", "werewolf", 1, 4, "no_neighbour_of_pack", (), {"variant": "harvest_festival"}),
    Case("werewolf defender", "defender", 2, 5, "no_neighbour", (), {"variant": "harvest_festival"}),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_refusal_says_why_this_one_can_not_be_named(case: Case) -> None:
    game = case.played()
    ask = next(ask for ask in game.open_asks.values() if ask.call == case.call)
    before = len(game.decisions)
    with pytest.raises(Refused) as refused:
        game.answer(ask.id, case.seat, case.choice if ask.kind == "seat" else (case.choice,))
    assert refused.value.code is RefusalCode.ILLEGAL
    assert refused.value.values["legal"] == ask.legal_for(case.seat)
    assert (refused.value.values.get("named"), refused.value.values.get("why")) == (case.choice, case.why)
    with pytest.raises(Refused) as checked:
        game.check_answer(ask.id, case.seat, case.choice if ask.kind == "seat" else (case.choice,))
    assert checked.value.values == refused.value.values
    assert len(game.decisions) == before


def why(game: Game, ask: str, seat: int, choice: int) -> object:
    """Name somebody who can't be named, and return why."""
    with pytest.raises(Refused) as refused:
        game.answer(ask, seat, choice)
    return refused.value.values.get("why")


def test_who_sits_already_is_not_made_to_sit_down_again() -> None:
    game = table("werewolf", "seer", *MORE, talk=False, variant="surely_not_him")
    play(game, "vote", werewolf=7)
    assert why(game, "d1.vote@1", 1, 1) == "oneself"
    game.answer("d1.vote@1", 1, 3)
    assert (why(game, "d1.vote@2", 2, 3), why(game, "d1.vote@2", 2, 7)) == ("sits", "dead")


def test_of_a_werewolf_whom_the_pack_has_not_met_nothing_is_told_but_that_he_is_away() -> None:
    """The victim was infected, and goes away before he has woken with the pack: the list leaves him out for both."""
    cards = ("accursed_wolf_father", "big_bad_wolf", "defender", *MORE, "villager")
    game = table(*cards, talk=False, events=("little_rascal",), ages=(9, 9, 1, 9, 9, 9, 9, 9, 9))
    play(game, "n2", defender=4, werewolf=3, accursed_wolf_father="yes", big_bad_wolf=9)
    assert game.table[3].wolf
    play(game, "big_bad_wolf", werewolf=8)
    assert why(game, "n2.big_bad_wolf", 2, 3) == "away"
    assert why(game, "n2.big_bad_wolf", 2, 1) == "of_the_pack"


def test_of_several_seats_the_first_that_can_not_be_named_is_told_of() -> None:
    game = table("werewolf", "piper", *MORE, talk=False)
    play(game, "n2", piper=(4, 5), werewolf=7)
    play(game, "piper")
    with pytest.raises(Refused) as refused:
        game.answer("n2.piper", 2, (3, 5, 2))
    assert (refused.value.values["named"], refused.value.values["why"]) == (5, "charmed")


def test_nothing_is_told_of_a_seat_where_none_was_named_amiss() -> None:
    game = table("werewolf", "piper", *MORE, talk=False)
    play(game, "piper", werewolf=7)
    for odd in ((3, 3), (3,), "3", 10**30, (10**30, -1), -1, True):
        with pytest.raises(Refused) as refused:
            game.answer("n1.piper", 2, odd)
        assert "why" not in refused.value.values
        assert "named" not in refused.value.values


def test_a_defender_may_protect_again_whom_he_protected_the_night_before_last() -> None:
    game = table("werewolf", "defender", *MORE, talk=False)
    play(game, "n2", defender=4, werewolf=7)
    play(game, "n3", defender=5, werewolf=6)
    play(game, "defender")
    assert why(game, "n3.defender", 2, 5) == "protected_last_night"
    game.answer("n3.defender", 2, 4)


def test_it_is_told_of_nobody_who_is_asked_nothing() -> None:
    """Who is not asked is told that there is no such ask, and no reason with it."""
    game = table("werewolf", "defender", *MORE, talk=False)
    play(game, "n2", defender=4, werewolf=7)
    play(game, "defender")
    with pytest.raises(Refused) as refused:
        game.answer("n2.defender", 3, 4)
    assert (refused.value.code, refused.value.values) == (RefusalCode.UNKNOWN_ASK, {"ask": "n2.defender"})


def test_an_ordinary_answer_asks_for_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks for a reason while a game is played on, so that it costs nothing."""
    monkeypatch.delattr(Game, "why_not")
    game = table("werewolf", "defender", "seer", "witch", *MORE, talk=False)
    play(game, "n3", defender=4, werewolf=7, seer=1)
    assert game.number == 3 or game.result is not None
