"""Made-up effects that do what the hardest roles, event cards and variants do, through the hooks alone.

Each stands for a kind of rule that a box may bring: none may need a change to the course or to another role.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import ClassVar

import pytest

from lycaon.game.ask import Answer, Ask, RefusalCode, Refused, Steps
from lycaon.game.ballot import Ballot, Verdict, carry_out
from lycaon.game.chance import Luck, seed_from
from lycaon.game.course import course
from lycaon.game.death import IDENTITY, Death, bury
from lycaon.game.effect import Call, Effect, Role
from lycaon.game.event import Called, Counted, Died, Reason, Told
from lycaon.game.game import Game, begin
from lycaon.game.house_rules import resolve
from lycaon.game.plan import Plan, Setup
from lycaon.game.victory import Claim, Win, look
from lycaon.game.waiting import Offer, Together
from lycaon.roles import roles
from lycaon.roles.base.seer import Seer
from lycaon.roles.base.werewolf import hunt
from lycaon.roles.base.witch import Witch

Answers = Mapping[str, object]


def table(
    seats: tuple[str | tuple[str, str], ...],
    *,
    opener: Callable[[], Effect] | None = None,
    more: Mapping[str, type[Role]] | None = None,
    **rules: object,
) -> Game:
    """Sit down with these cards at seats 1, 2, 3 ..."""
    cards = [card for seat in seats for card in ((seat,) if isinstance(seat, str) else seat)]
    setup = Setup(
        seats=len(seats),
        deck=tuple(cards),
        cards_each=len(cards) // len(seats),
        rules=resolve(None, {"sheriff_election": "off", **rules}),
        talk=opener is None,
    )
    plan = Plan(setup, {**roles(), **(more or {})}, openers=() if opener is None else (opener,), as_it_is=True)
    game = begin(plan, course, Luck(seed_from(1), {"deal"}))
    game.answer("d0.deal", 0, cards)
    return game


def play(game: Game, answers: Answers) -> None:
    """Play one phase: each call is answered as given, by whoever is asked; the rest pass."""
    phase = game.phase
    while not game.over and game.phase == phase:
        ask = next(iter(one for one in game.open_asks.values() if one.state == "open" and not one.offer))
        for seat in ask.seats:
            if ask.state == "open":
                game.answer(ask.id, seat, reply(ask, seat, answers))
        if ask.kind == "hold":
            game.expire(ask.id)


def reply(ask: Ask, seat: int, answers: Answers) -> Answer:
    """Return what a seat says to an ask."""
    said = answers.get(ask.id, answers.get(ask.call))
    if isinstance(said, dict):
        said = said.get(seat)
    if said is None and ask.kind == "speech":
        return "done"
    return said  # type: ignore[return-value]


def deaths(game: Game) -> list[int]:
    """Return everybody who has died, in order."""
    return [seat for event in game.log if isinstance(event, Died) for seat in event.seats]


def told(game: Game, seat: int, call: str) -> list[tuple[int, ...]]:
    """Return whom a seat was told about at a call."""
    return [event.about for event in game.log if isinstance(event, Told) and event.to == (seat,) and event.call == call]


# -- swap two powers for a day ---------------------------------------------------------------------------------------


class FoolsDay(Effect):
    """From the first dawn to the second the seer and the witch have each other's power."""

    id = "fools_day"

    def dawns(self, game: Game) -> Steps[None]:
        """Swap."""
        if game.number == 1:
            powers = [power for seat in game.table.living for power in game.powers(seat)]
            seer = next(power for power in powers if isinstance(power, Seer))
            witch = next(power for power in powers if isinstance(power, Witch))
            game.swap(seer, witch, until="dawn", times=2)
        yield from ()


def test_two_powers_are_swapped_for_a_day_and_a_night() -> None:
    """The calls keep their names and are put to the other holder; used potions stay with the potions."""
    game = table(
        ("werewolf", "werewolf", "seer", "witch", "villager", "villager", "villager", "villager"), opener=FoolsDay
    )
    play(game, {"seer": 1, "werewolf": 5, "witch.heal": 5})
    play(game, {})
    play(game, {"seer": 2, "werewolf": 6, "witch.poison": 1})
    assert told(game, 4, "seer") == [(2,)]
    assert "n2.witch.heal" not in game.asked
    assert game.asked["n2.witch.poison"].seats == (3,)
    play(game, {})
    play(game, {"seer": 7, "werewolf": 7})
    assert told(game, 3, "seer") == [(1,), (7,)]
    assert "n3.witch.poison" not in game.asked
    assert deaths(game) == [1, 6, 7]


# -- lend a power for a night ----------------------------------------------------------------------------------------


class Mimic(Role):
    """Each night he has a seer's power until the next night begins."""

    id = "mimic"
    call = Call("mimic", 30, reshapes=True)

    def wake(self, game: Game) -> Steps[None]:
        """Borrow it."""
        game.give(self.holder, Seer, self.id, until="nightfall")
        yield from ()


def test_a_power_is_lent_for_a_night_beside_the_one_of_the_deck() -> None:
    """The borrowed look has an id of its own, and is gone when the next night begins."""
    game = table(("werewolf", "werewolf", "seer", "mimic", "villager", "villager", "villager"), more={"mimic": Mimic})
    play(game, {"n1.seer": 1, "n1.seer@4": 2, "werewolf": 5})
    assert told(game, 3, "seer") == [(1,)]
    assert told(game, 4, "seer") == [(2,)]
    play(game, {})
    assert [power.id for power in game.powers(4)] == ["mimic", "seer"]
    assert game.asked["n2.seer@4"].seats == (4,)


# -- block one -------------------------------------------------------------------------------------------------------


class MoonLight(Role):
    """Each night she takes one player's power for that night."""

    id = "moon_light"
    call = Call("moon_light", 140, reshapes=True)

    def wake(self, game: Game) -> Steps[None]:
        """Ask whose."""
        target = yield from game.ask_holder(self, "moon_light", game.table.others(self.holder))
        for power in game.powers(target) if isinstance(target, int) else []:
            game.block(power, self.id, until="dawn")


def test_a_blocked_power_is_called_and_not_asked_and_is_back_the_next_night() -> None:
    """A hunter blocked and eaten does not shoot; a seer blocked is not asked; both only for that night."""
    game = table(
        ("werewolf", "werewolf", "seer", "moon_light", "hunter", "villager", "villager", "villager"),
        more={"moon_light": MoonLight},
    )
    play(game, {"moon_light": 3, "werewolf": 6})
    assert "n1.seer" not in game.asked
    assert any(isinstance(event, Called) and event.call == "seer" for event in game.log)
    play(game, {})
    play(game, {"moon_light": 5, "seer": 1, "werewolf": 5})
    assert "n2.hunter" not in game.asked
    assert deaths(game) == [6, 5]


def test_a_blocked_pack_does_not_kill() -> None:
    """The only werewolf blocked: the call is made, nobody is asked, nobody dies."""
    game = table(("werewolf", "moon_light", "villager", "villager", "villager"), more={"moon_light": MoonLight})
    play(game, {"moon_light": 1})
    assert "n1.werewolf" not in game.asked
    assert deaths(game) == []


# -- take the power of one who is dying ------------------------------------------------------------------------------


class Hush(Effect):
    """Who dies has no last act: it blocks the powers of the dead before they can act."""

    id = "hush"
    orders: ClassVar[dict[str, int]] = {"mourns": IDENTITY}

    def mourns(self, game: Game, death: Death) -> Steps[None]:
        """Take them."""
        for power in game.powers(death.seat):
            self.take(game, power)
        yield from ()

    def take(self, game: Game, power: Effect) -> None:
        """Block it."""
        game.block(power, self.id)


class Oblivion(Hush):
    """The same, but that it ends them."""

    def take(self, game: Game, power: Effect) -> None:
        """End it."""
        game.end(power)


@pytest.mark.parametrize("taker", [Hush, Oblivion])
def test_a_power_that_is_taken_at_a_death_does_not_act_later_in_the_same_batch(taker: type[Hush]) -> None:
    """RULES c3: what a batch sets off runs in order, so row 2 comes before the shot of row 5."""
    game = table(("werewolf", "werewolf", "hunter", "villager", "villager", "villager", "villager"), opener=taker)
    play(game, {"werewolf": 3})
    assert "n1.hunter" not in game.asked
    assert deaths(game) == [3]


# -- take a dead seat's card -----------------------------------------------------------------------------------------


class Heir(Role):
    """When a player is voted out she may take the card, before it is shown, and play it from the next night on."""

    id = "heir"
    orders: ClassVar[dict[str, int]] = {"condemned": 80}

    def condemned(self, game: Game, verdict: Verdict) -> Steps[None]:
        """Offer her the card."""
        dying = verdict.seat
        if dying is None or dying == self.holder:
            return
        takes = yield from game.ask_holder(self, "heir", ("yes",), kind="option", may_pass=True)
        if takes == "yes":
            cards = game.table[dying].cards
            game.hand_cards(dying, (roles()["villager"],), self.id)
            game.hand_cards(self.holder, cards, self.id)


def test_a_dead_seats_card_is_taken_with_a_fresh_power_and_its_team() -> None:
    """The heir of a hunter shoots later, the hunter does not; the heir of a werewolf wakes with the pack."""
    game = table(
        ("werewolf", "werewolf", "hunter", "heir", "villager", "villager", "villager", "villager"), more={"heir": Heir}
    )
    play(game, {"werewolf": 5})
    play(game, {"vote": {1: 3, 2: 3, 6: 3}, "heir": "yes"})
    assert "d1.hunter" not in game.asked
    play(game, {"werewolf": 4, "hunter": 1})
    assert game.asked["n2.hunter"].seats == (4,)
    assert deaths(game) == [5, 3, 4, 1]

    game = table(
        ("werewolf", "werewolf", "hunter", "heir", "villager", "villager", "villager", "villager"), more={"heir": Heir}
    )
    play(game, {"werewolf": 5})
    play(game, {"vote": {3: 1, 6: 1}, "heir": "yes"})
    assert game.table[4].wolf
    assert game.asked["n2.werewolf"].seats == (2, 4)


# -- a two-card seat -------------------------------------------------------------------------------------------------


def test_a_seat_with_two_cards_has_both_powers_and_the_wolves_team() -> None:
    """A seer who is a werewolf looks and bites; the seer is shown both cards of a seat."""
    game = table(
        (
            ("werewolf", "seer"),
            ("werewolf", "villager"),
            ("witch", "hunter"),
            ("villager", "elder"),
            ("villager", "villager"),
            ("villager", "villager"),
        )
    )
    assert game.table[1].camp == "werewolves"
    play(game, {"seer": 3, "werewolf": 4, "witch.poison": None})
    facts = [event.fact for event in game.log if isinstance(event, Told) and event.call == "seer"]
    assert facts == [("witch", "hunter")]
    assert deaths(game) == []  # the elder's first life, though he is a villager as well
    play(game, {})
    play(game, {"seer": 4, "werewolf": 3, "hunter": 1})
    assert deaths(game) == [3, 1]


# -- a variant in force for one day ----------------------------------------------------------------------------------


class LongestSeated(Effect):
    """Today the highest seat is out, without a ballot."""

    id = "longest_seated"

    def holds_vote(self, game: Game) -> Steps[Verdict]:
        """Hold it."""
        return (yield from carry_out(game, Verdict(max(game.table.living), "vote", (Reason("longest_seated"),))))


class BleakDay(Effect):
    """The first dawn switches the variant on for one day."""

    id = "bleak_day"

    def dawns(self, game: Game) -> Steps[None]:
        """Switch it on."""
        if game.number == 1:
            game.enter(LongestSeated(), until="nightfall")
        yield from ()


def test_a_variant_replaces_the_vote_for_one_day() -> None:
    """It replaces the vote on the first day, pardons and shots included, and is gone on the second."""
    game = table(("werewolf", "werewolf", "villager", "villager", "villager", "villager", "hunter"), opener=BleakDay)
    play(game, {"werewolf": 3})
    assert deaths(game) == [3, 7]
    assert game.phase == "d1"
    assert game.open_asks["d1.hunter"].seats == (7,)  # the vote is held already: nobody was asked for it
    play(game, {"hunter": 1})
    assert "d1.vote" not in game.asked
    play(game, {"werewolf": 4})
    assert game.open_asks["d2.vote"].seats == (2, 5, 6)
    play(game, {"vote": 2})
    assert "d2.vote" in game.asked
    assert game.result is not None
    assert game.result.winner == "village"


# -- an offer that interrupts and ends a day -------------------------------------------------------------------------


class Duellist(Role):
    """Once, before the vote, he may name a player: a werewolf dies and night falls; otherwise he dies himself."""

    id = "duellist"

    def offers(self, game: Game, moment: str) -> Offer | None:
        """Offer the duel during the speeches."""
        if moment != "speeches":
            return None
        return Offer("duellist", self.holder, game.table.others(self.holder), lambda target: self.duel(game, target))

    def duel(self, game: Game, target: Answer) -> Steps[bool]:
        """Fight; the day is cut if a werewolf falls."""
        assert isinstance(target, int)
        wolf = game.side(target, self.id) == "werewolf"
        loser = target if wolf else self.holder
        yield from bury(game, [Death(loser, "duel", (Reason("duel", self.holder),), self.holder)])
        look(game, "duel")
        return wolf


DUEL_SEATS = ("werewolf", "werewolf", "duellist", "villager", "villager", "hunter", "villager", "villager")


def test_an_offer_interrupts_holds_and_ends_the_day() -> None:
    """The speaker is held while the duel is fought; a werewolf's fall cuts the day: no speech, no vote."""
    game = table(DUEL_SEATS, more={"duellist": Duellist}, hunter_shoots_on="any_death")
    play(game, {"werewolf": 4})
    assert game.open_asks["d1.duellist"].offer
    game.answer("d1.duellist", 3, 2)
    assert game.phase == "n2"
    assert "d1.vote" not in game.asked
    assert deaths(game) == [4, 2]
    with pytest.raises(Refused) as refused:
        game.answer("d1.speech@5", 5, "done")
    assert refused.value.code == RefusalCode.CLOSED


def test_an_offer_that_fails_lets_the_day_go_on_where_it_was() -> None:
    """While the duel's own chain waits the interrupted speech is refused as held; then it goes on."""
    seats = ("werewolf", "werewolf", "duellist", "villager", "villager", "hunter", "villager", "villager")
    game = table(seats, more={"duellist": Duellist}, hunter_shoots_on="any_death", reveal_on_death="optional")
    play(game, {"werewolf": 4})
    speaking = next(ask for ask in game.open_asks.values() if ask.kind == "speech")
    game.answer("d1.duellist", 3, 6)
    with pytest.raises(Refused) as refused:
        game.answer(speaking.id, speaking.seats[0], "done")
    assert refused.value.code == RefusalCode.HELD
    game.answer("d1.reveal@3", 3, "yes")  # the dead duellist chooses to show his card, and the day goes on
    game.answer(speaking.id, speaking.seats[0], "done")
    play(game, {"vote": 5})
    assert deaths(game) == [4, 3, 5]


# -- a pack split in two buildings -----------------------------------------------------------------------------------


class HighWater(Effect):
    """Odd seats are in one building, even ones in the other; wolves must bite inside theirs."""

    id = "high_water"

    def hunts(self, game: Game, pack: tuple[int, ...]) -> Steps[None]:
        """Let each part of the pack hunt in its building."""
        parts = []
        for odd in (True, False):
            building = tuple(seat for seat in game.table.living if seat % 2 == odd)
            wolves = tuple(seat for seat in pack if seat in building)
            if wolves:
                parts.append(hunt(game, wolves, among=building, at=wolves[0]))
        yield Together(parts)


def test_a_split_pack_makes_two_victims_side_by_side() -> None:
    """Both asks are open at once; each part may name only seats of its own building; the witch hears of both."""
    game = table(
        ("werewolf", "werewolf", "villager", "villager", "villager", "witch", "villager", "villager"), opener=HighWater
    )
    assert [ask.id for ask in game.open_asks.values()] == ["n1.werewolf@1", "n1.werewolf@2"]
    with pytest.raises(Refused):
        game.answer("n1.werewolf@1", 1, 4)
    game.answer("n1.werewolf@2", 2, 4)
    game.answer("n1.werewolf@1", 1, 3)
    assert told(game, 6, "witch") == [(3,), (4,)]
    play(game, {"witch.heal": 4})
    assert deaths(game) == [3]


# -- marks on a ballot, weights, and a reveal for one pair of eyes ---------------------------------------------------


class Headsman(Effect):
    """The cards of those who are voted out are shown to seat 5 alone; a mark weighs two votes on seat 6."""

    id = "headsman"

    def shown(self, game: Game, death: Death, audience: tuple[int, ...] | None) -> tuple[int, ...] | None:
        """Show them to one seat."""
        return (5,) if death.by_village else audience

    def counts(self, game: Game, ballot: Ballot) -> None:
        """Put the mark on the first ballot."""
        if ballot.first:
            ballot.totals[6] = ballot.totals.get(6, 0) + 2


def test_a_mark_counts_and_a_card_is_shown_to_one_seat() -> None:
    """The mark outweighs one vote, the public never sees the card, seat 5 does."""
    game = table(("werewolf", "werewolf", "villager", "villager", "villager", "villager", "villager"), opener=Headsman)
    play(game, {"werewolf": 3})
    play(game, {"vote": {1: 4}})
    counted = next(event for event in game.log if isinstance(event, Counted))
    assert dict(counted.totals) == {4: 1, 6: 2}
    assert game.view("public").seats[5].cards is None
    assert game.view(5).seats[5].cards == ("villager",)
    assert game.view(4).seats[5].cards is None


# -- a win that is claimed when all are dead ---------------------------------------------------------------------------


class Mourned(Effect):
    """Whoever has held seat 3 wins once it is dead, where others live."""

    id = "mourned"
    stands = False

    def claims(self, game: Game) -> Iterable[Claim]:
        """Claim it."""
        win = Win(2, "mourned", "mourned", even_if_all_are_dead=self.stands)
        return () if game.table[3].alive else (Claim(win, (3,)),)


class MournedByNobody(Mourned):
    """The same, where nobody lives as well."""

    stands = True


@pytest.mark.parametrize(("claimer", "winner"), [(Mourned, "nobody"), (MournedByNobody, "mourned")])
def test_where_all_are_dead_nobody_wins_but_by_a_win_that_says_so(claimer: type[Mourned], winner: str) -> None:
    """RULES d, row 0."""
    game = table(("werewolf", "villager", "hunter"), opener=claimer)
    play(game, {"werewolf": 2})
    play(game, {"vote": 3, "hunter": 1})
    assert deaths(game) == [2, 3, 1]
    assert game.result is not None
    assert game.result.winner == winner
