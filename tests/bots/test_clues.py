"""What powers betray: the deducing bot makes of it what a player would, and it is true in every game that is played."""

from __future__ import annotations

from random import Random

import pytest

from lycaon import Setup, new_game, seed_from
from lycaon.bots import RandomBot, SimpleBot, play
from lycaon.bots.argue import Turn, argue
from lycaon.bots.memory import Memory
from lycaon.bots.worlds import Worlds
from lycaon.game.clue import Clue, beside
from lycaon.game.event import (
    Announced,
    AnyEvent,
    Badged,
    BallotOpened,
    Condemned,
    Counted,
    DayBegan,
    DayBroke,
    Dealt,
    Died,
    GameBegan,
    NightFell,
    Revealed,
    Said,
    Told,
)
from lycaon.game.table import WOLF_SIDE
from lycaon.roles import roles

DECK = ("werewolf", "werewolf", "bear_tamer", "fox", "knight", "raven", "rusty_sword_knight", "villager", "villager")


def remembered(card: str, *events: AnyEvent, deck: tuple[str, ...] = DECK, me: int = 5) -> Memory:
    """Return what seat 5 of nine remembers, who was dealt a card."""
    memory = Memory()
    memory.hear([GameBegan(None, len(deck), deck), Dealt((me,), me, (card,)), *events])
    return memory


def looked(memory: Memory, *, private: bool = True) -> Worlds:
    return Worlds(memory, Random(0), private=private)


def night(number: int, *dead: int, told: tuple[AnyEvent, ...] = (), heard: tuple[AnyEvent, ...] = ()) -> list[AnyEvent]:
    """Return the events of a night and its morning."""
    broke: list[AnyEvent] = [DayBroke(None, number), Died(None, dead)]
    return [NightFell(None, number), *told, *broke, *heard, DayBegan(None, number)]


def growl() -> Announced:
    return Announced(None, "growl")


# -- the fox -----------------------------------------------------------------------------------------------------------


def sniffs(middle: int, fact: str) -> Told:
    return Told((5,), "fox", (middle,), fact)


def test_a_fox_who_smells_a_wolf_suspects_all_three_alike() -> None:
    worlds = looked(remembered("fox", *night(1, told=(sniffs(8, "yes"),))))
    assert worlds.wolf[7] == pytest.approx(worlds.wolf[8]) == pytest.approx(worlds.wolf[9])
    assert worlds.wolf[8] > worlds.wolf[2] + 0.2
    assert sum(worlds.wolf[seat] for seat in (7, 8, 9)) > 0.98


def test_a_fox_who_smells_nothing_clears_all_three_and_may_say_so() -> None:
    memory = remembered("fox", *night(1, told=(sniffs(1, "no"),)))
    worlds = looked(memory)
    assert [seat for seat, wolf in worlds.wolf.items() if not wolf] == [1, 2, 5, 9]
    said = argue(memory, worlds, lambda: looked(memory, private=False), Turn("last_words", None, "careful", Random(1)))
    assert {"i_am:fox", "good:1", "good:2", "good:9"} <= set(said)


def test_a_fox_takes_the_living_beside_and_not_the_fox() -> None:
    memory = remembered("fox", *night(1, 3), *night(2, told=(sniffs(4, "yes"),)))
    assert memory.hints == [(4, 2)]


def test_the_answer_of_a_spirit_accuses_nobody() -> None:
    """What was asked is not told with it: «all villagers?» and «a werewolf beside?» have the same yes."""
    told = Told((5,), "spiritualism", (8,), "yes"), Told((5,), "spiritualism", (2,), "no")
    worlds = looked(remembered("villager", *night(1, told=told)))
    assert len({round(wolf, 9) for seat, wolf in worlds.wolf.items() if seat != 5}) == 1


def test_who_hears_of_the_nights_victims_knows_that_they_are_hardly_werewolves() -> None:
    deck = (*DECK[:-1], "medium")
    worlds = looked(remembered("medium", NightFell(None, 1), Told((5,), "medium", (2, 3), "victims"), deck=deck))
    assert worlds.wolf[2] == pytest.approx(worlds.wolf[3])
    assert worlds.wolf[2] < worlds.wolf[4] / 3


# -- the bear ----------------------------------------------------------------------------------------------------------


def test_a_bear_that_growls_accuses_who_sits_beside_its_tamer() -> None:
    worlds = looked(remembered("bear_tamer", *night(1, heard=(growl(),))))
    assert worlds.wolf[4] == pytest.approx(worlds.wolf[6])
    assert worlds.wolf[4] + worlds.wolf[6] > 0.98


def test_a_quiet_bear_clears_them() -> None:
    worlds = looked(remembered("bear_tamer", *night(1)))
    assert worlds.wolf[4] + worlds.wolf[6] < 0.03


def test_a_tamer_comes_out_in_time_and_says_of_nobody_that_he_looked_or_will_look() -> None:
    memory = remembered("bear_tamer", *night(1), *night(2, heard=(growl(),)))
    worlds = looked(memory)
    said: set[str] = set()
    for number in range(20):
        turn = Turn("village", 5, "careful", Random(number))  # with the badge, which others would plan
        said |= {claim.partition(":")[0] for claim in argue(memory, worlds, lambda: worlds, turn)}
    assert "i_am" in said
    assert said.isdisjoint({"good", "wolf", "badge"})


def test_two_mornings_find_the_one_beside_the_tamer() -> None:
    worlds = looked(remembered("bear_tamer", *night(1, heard=(growl(),)), *night(2, 6)))
    assert worlds.wolf[4] < 0.05  # the growl was for 6, who is gone
    assert worlds.wolf[6] > 0.8


def test_who_sits_beside_a_claimed_tamer_hangs_on_the_claim() -> None:
    claims = Said(None, 2, "village", "d1.village@2#1", ("i_am:bear_tamer",))
    growled = looked(remembered("villager", *night(1, heard=(growl(),)), claims))
    quiet = looked(remembered("villager", *night(1), claims))
    assert min(growled.wolf[1], growled.wolf[3]) > growled.wolf[8] + 0.1
    assert max(quiet.wolf[1], quiet.wolf[3]) < quiet.wolf[8] - 0.1


def test_a_tamer_turned_up_after_his_death_has_told_the_truth_for_his_mornings_alone() -> None:
    dead = night(2, 2)
    worlds = looked(
        remembered("villager", *night(1, heard=(growl(),)), *dead, Revealed(None, 2, ("bear_tamer",))), private=False
    )
    assert worlds.wolf[1] + worlds.wolf[3] > 0.95


# -- duels, marks, sickness --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dies", "wolf"), [(7, 0.95), (3, 0.0)])
def test_a_duel_shows_what_the_challenged_was(dies: int, wolf: float) -> None:
    duel = Announced(None, "duel", 3, "7"), Revealed(None, 3, ("knight",)), Died(None, (dies,))
    worlds = looked(remembered("villager", *night(1), *duel), private=False)
    assert worlds.wolf[7] == pytest.approx(wolf, abs=0.05)


def test_a_mark_is_the_suspicion_of_somebody_of_the_village() -> None:
    def voted(extra: float, *, sheriff: int = 0, claimed: bool = False) -> float:
        votes = tuple((seat, 8 if seat < 4 else 9) for seat in (1, 2, 3, 4, 6, 7))
        totals = ((8, 3 + extra), (9, 3.0))
        badge = [Badged(None, sheriff)] if sheriff else []
        ballot = BallotOpened(None, "vote", tuple(range(1, 10)), (8, 9)), Counted(None, "vote", votes, totals, (8,))
        claim = [Said(None, 4, "village", "d1.village@4#1", ("i_am:raven",))] if claimed else []
        worlds = looked(remembered("villager", *badge, *night(1), *ballot, *claim))
        return worlds.wolf[8]

    assert voted(1) > voted(0) + 0.02
    assert voted(1, sheriff=1) == voted(0)  # the office's second vote is no mark
    assert voted(1, sheriff=4) == voted(1)
    assert abs(voted(1, claimed=True) - voted(1)) < 0.05  # it says the same, whoever claims to have made it


def test_who_dies_in_the_night_after_the_rusty_sword_may_have_caught_it() -> None:
    after = looked(remembered("villager", *night(1, 2), Revealed(None, 2, ("rusty_sword_knight",)), *night(2, 3, 7)))
    other = looked(remembered("villager", *night(1, 2), Revealed(None, 2, ("villager",)), *night(2, 3, 7)))
    assert after.wolf[3] > other.wolf[3] + 0.1


def test_who_helped_a_werewolf_to_the_badge_is_the_likelier_one() -> None:
    ballot = BallotOpened(None, "sheriff.vote", tuple(range(1, 10)), tuple(range(1, 10)))
    counted = Counted(
        None, "sheriff.vote", ((1, 3), (2, 3), (7, 4), (8, 4), (9, 6)), ((3, 2.0), (4, 2.0), (6, 1.0)), (3, 4)
    )
    end = Died(None, (3,)), Revealed(None, 3, ("werewolf",))
    with_it = looked(remembered("villager", ballot, counted, *night(1), *end))
    without = looked(remembered("villager", *night(1), *end))
    assert min(with_it.wolf[1], with_it.wolf[2]) > without.wolf[1] + 0.05
    assert max(with_it.wolf[7], with_it.wolf[8], with_it.wolf[9]) < without.wolf[7]


# -- who takes another's card ------------------------------------------------------------------------------------------


def test_who_takes_an_unseen_card_is_as_likely_a_werewolf_as_whose_it_was() -> None:
    deck = (*DECK[:-1], "devoted_servant")
    memory = remembered("villager", *night(1), deck=deck)
    memory.hear([Said(None, 3, "village", "d1.village@3#1", ("i_am:fox", "wolf:7")), Condemned(None, 7)])
    memory.hear([Announced(None, "servant", 8), Revealed(None, 8, ("devoted_servant",)), Died(None, (7,))])
    worlds = looked(memory)
    assert worlds.wolf[8] == worlds.wolf[7] > 0.4
    memory.hear([Died(None, (8,)), Revealed(None, 8, ("werewolf",))])
    assert looked(memory).wolf[7] == pytest.approx(1)


# -- it is true --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("living", [(1, 2, 3, 4, 5), (2, 5, 9), (1, 9), (4,)])
def test_beside_means_what_it_means_in_the_game(living: tuple[int, ...]) -> None:
    game = new_game(Setup(seats=9, deck=DECK), seed=seed_from(1))
    game.table.bury(tuple(seat for seat in range(1, 10) if seat not in living))
    for seat in range(1, 10):
        assert set(beside(seat, living)) == set(game.table.neighbours(seat))


def test_what_a_rule_stands_behind_is_true_in_every_game() -> None:
    kinds = {kind for kind in roles().values() if kind.id in DECK}
    found: set[tuple[str, bool]] = set()
    for number in range(40):
        game = new_game(Setup(seats=9, deck=DECK), seed=seed_from(number))
        play(game, {seat: SimpleBot() if seat % 2 else RandomBot() for seat in range(1, 10)}, seed=number)
        wolves = {seat.number for seat in game.table.all() if seat.wolf}
        holders = {card: seat.number for seat in game.table.all() for card in seat.ids}
        for kind in kinds:
            memory = Memory()
            memory.hear(game.events(holders[kind.id]))
            clues = list(kind.betrays(holders[kind.id], memory.past))
            clues += [Clue(group, wolf=True) for group in memory.hints]
            clues += [Clue((seat,), side == WOLF_SIDE) for seat, side in memory.checks.items()]
            for clue in clues:
                if clue.doubt < 0.1:
                    assert bool(wolves.intersection(clue.seats)) == clue.wolf, (number, kind.id, clue)
                    found.add((kind.id, clue.wolf))
    assert found >= {(card, wolf) for card in ("bear_tamer", "fox", "knight") for wolf in (True, False)}
