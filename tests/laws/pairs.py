"""Pairs of games that differ in nothing but what is hidden from one viewer, and the players who play them.

Both have the same setup and the same luck; the viewer has the same cards and gives the same answers; what is answered
in public is the same. Who holds the other cards and what is answered at night differ. In one kind of pair it differs
anyhow; in the other the second game's night aims at what the first one's brought to light, so that the pair lasts.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import suppress
from random import Random
from typing import Literal

import msgspec
from hypothesis import strategies as st

from lycaon import CHANCE, Game, Refused, Setup, new_game, seed_from
from lycaon.game.ask import Answer, Ask
from lycaon.game.event import DayBegan, DayBroke, Died, NightFell
from lycaon.game.speech import CHANNELS, heard_by
from lycaon.game.view import Viewer
from tests.laws.keyed import dice_for, settled
from tests.laws.of_play import own_events
from tests.laws.player import MOST_STEPS, Manners, anything, waiting_asks
from tests.laws.sent import OpenAsks, Watch
from tests.laws.setups import write

PUBLIC = (
    *("vote", "sheriff", "speech", "defence", "last_words", "reveal"),
    *("great_distrust", "influences", "nightmare", "pact_with_the_devil", "punishment", "spiritualism", "successor"),
)
"""The first part of the calls that are answered in public, or at least put in public to whom everybody knows."""

Kind = Literal["anyhow", "alike"]


class Pair(msgspec.Struct, frozen=True):
    """Two games to be played and compared for one viewer, and for the public."""

    setup: Setup
    luck: int
    dice: int
    viewer: int
    kind: Kind = "anyhow"
    manners: Manners = Manners()
    keep: bool = False
    """Whether the cards stay where they are, so that the games differ only in what is answered."""
    card: str | None = None
    """A card that the viewer is dealt."""
    beside: str | None = None
    """A second card that the viewer is dealt with it, where each has two."""
    split: tuple[int, int] | None = None
    """Two seats between whom the votes are split by day, and whom cupid pairs in the first game."""

    def __repr__(self) -> str:
        """Return the code that makes it."""
        manners = {name: value for name, value in msgspec.structs.asdict(self.manners).items() if value}
        said = ", ".join(f"{name}={value}" for name, value in manners.items())
        return (
            f"Pair({write(self.setup)}, luck={self.luck}, dice={self.dice}, viewer={self.viewer}, "
            f"kind={self.kind!r}, manners=Manners({said}), keep={self.keep}, card={self.card!r}, "
            f"beside={self.beside!r}, split={self.split})"
        )

    def played(self) -> tuple[Side, Side]:
        """Play both games to their ends."""
        first = First(self, "first")
        first.play()
        second = Second(self, "second", first) if self.kind == "anyhow" else Alike(self, "second", first)
        second.play()
        return first, second


class Side:
    """One game of a pair, with the player of all its seats, and with what the viewer and the public are sent."""

    def __init__(self, pair: Pair, name: str) -> None:
        self.pair = pair
        self.name = name
        self.dice = dice_for(pair.dice, name)
        self.game: Game = new_game(pair.setup, seed=seed_from(pair.luck), by_hand={"deal"})
        asks = self.game.open_asks = OpenAsks(self.game)
        self.cards = self.deal()
        self.game.answer("d0.deal", CHANCE, self.cards)
        viewers: tuple[Viewer, ...] = (pair.viewer, "public")
        self.watches = {viewer: Watch(self.game, viewer, asks) for viewer in viewers}
        self.acts: dict[str, tuple[str, int]] = {}
        """What was done in public when an ask opened: which seat left, or exploded."""
        self.seen: set[str] = set()
        self.for_now: dict[str, set[int]] = {}
        """Who has given an answer in public that is to be revised yet."""

    # -- what differs between the sides -------------------------------------------------------------------------------

    def deal(self) -> tuple[str, ...]:
        """Return the deck in the order in which it is dealt."""
        raise NotImplementedError

    def hidden(self, ask: Ask, seat: int) -> Answer:
        """Return what is answered where the viewer can't see it."""
        raise NotImplementedError

    def public(self, ask: Ask, seat: int) -> Answer:
        """Return what is answered in public."""
        raise NotImplementedError

    def act(self, ask: Ask) -> tuple[str, int] | None:
        """Return what somebody does in public as this ask opens."""
        raise NotImplementedError

    # -- playing ------------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Play to the end."""
        for _ in range(MOST_STEPS):
            if self.game.result is not None:
                return
            self.step()
            self._catch_up()
        raise AssertionError("the game does not end")

    def _catch_up(self) -> None:
        """Note what the viewers have been sent."""
        for watch in self.watches.values():
            watch.catch_up()

    def step(self) -> None:
        """Let the viewer answer where it comes first, then whoever is hidden, then the rest in public."""
        asks = waiting_asks(self.game)
        for ask in asks:
            if is_public(ask) and ask.id not in self.seen and self._public_moment(ask):
                return
        stages = (self._mine, self._cut_short, self._hidden, self._cut_short_at_last)
        for stage in (*stages, self._mine_late, self._public, self._holds):
            if stage(asks):
                return
        raise AssertionError("nothing can be answered")

    def _draw(self, *key: object) -> Random:
        """Return dice that fall the same in both games."""
        return dice_for(self.pair.dice, self.pair.luck, *key)

    def _waiting(self, ask: Ask) -> list[int]:
        """Return who has not answered yet and has not left."""
        return [seat for seat in ask.seats if seat not in ask.answers and seat not in self.game.leaving]

    def _sync(self, moment: str, *, alone: bool = False) -> None:
        """Let the viewer, and unless it is alone with this moment the public too, try what they can."""
        for viewer, watch in self.watches.items():
            if viewer != "public" or not alone:
                watch.probe(moment)

    def _mine(self, asks: list[Ask], *, late: bool = False) -> bool:
        viewer = self.pair.viewer
        for ask in asks:
            if viewer in self._waiting(ask):
                dice = self._draw("mine", ask.id)
                if (dice.random() < 0.5) is late:
                    continue
                if late and (self._is_cut_short(ask.hold) or (is_public(ask) and len(self._waiting(ask)) > 1)):
                    continue
                self._sync(f"before {ask.id}", alone=True)
                if ask.seats == (viewer,) and dice.random() < self.pair.manners.expires:
                    self.game.expire(ask.id)
                else:
                    self.game.answer(ask.id, viewer, settled(("mine", self.pair.dice), self.pair.manners, ask, viewer))
                return True
        return False

    def _mine_late(self, asks: list[Ask]) -> bool:
        return self._mine(asks, late=True)

    def _is_cut_short(self, hold: Ask | None) -> bool:
        """Say whether a hold is closed before those who are asked under it have all answered."""
        return hold is not None and self._draw("cut", hold.id).random() < self.pair.manners.closes

    def _cut_short(self, asks: list[Ask], *, chance: float = 0.4) -> bool:
        if any(self.pair.viewer in ask.seats and len(ask.seats) > 1 for ask in asks):
            chance = 1  # the viewer sees when its mates have done
        for ask in asks:
            if ask.kind == "hold" and not is_public(ask) and self._is_cut_short(ask) and self.dice.random() < chance:
                self._sync(f"cutting {ask.id}")
                self.game.expire(ask.id)
                return True
        return False

    def _cut_short_at_last(self, asks: list[Ask]) -> bool:
        return self._cut_short(asks, chance=1)

    def _hidden(self, asks: list[Ask]) -> bool:
        viewer, dice, manners = self.pair.viewer, self.dice, self.pair.manners
        if dice.random() < manners.speaks:
            self._whisper()
        put = [(ask, [one for one in self._waiting(ask) if one != viewer]) for ask in asks]
        put = [(ask, waiting) for ask, waiting in put if waiting and not is_public(ask)]
        if not put:
            return False
        ask, waiting = dice.choice(put)
        if viewer not in ask.seats and dice.random() < manners.expires:
            self.game.expire(ask.id)
            return True
        seat = dice.choice(waiting)
        self.game.answer(ask.id, seat, self.hidden(ask, seat))
        return True

    def _whisper(self) -> None:
        """Let somebody speak on a channel that the viewer does not hear."""
        game, viewer = self.game, self.pair.viewer
        seat = self.dice.randint(1, game.table.size)
        for channel in CHANNELS[1:]:
            dead = channel == "dead"
            heard = not game.table[viewer].alive if dead else viewer in heard_by(game, seat, channel)
            if not heard:
                with suppress(Refused):
                    game.say(seat, channel, "psst")

    def _public(self, asks: list[Ask]) -> bool:
        """Answer what is asked in public; in which order, and after what second thoughts, is the side's own."""
        viewer, dice = self.pair.viewer, self.dice
        for ask in asks:
            waiting = [one for one in self._waiting(ask) if one != viewer]
            for_now = self.for_now.setdefault(ask.id, set())
            if not is_public(ask) or not (waiting or for_now):
                continue
            if for_now and (len(waiting) <= 1 or dice.random() < 0.3):
                seat = for_now.pop()
            else:
                seat = dice.choice(waiting)
                if len(waiting) > 1 and dice.random() < self.pair.manners.revises:
                    for_now.add(seat)
                    self.game.answer(ask.id, seat, anything(dice, ask, seat))
                    return True
            self.game.answer(ask.id, seat, self.public(ask, seat))
            return True
        return False

    def _holds(self, asks: list[Ask]) -> bool:
        for ask in asks:
            if ask.kind == "hold":
                self._sync(f"closing {ask.id}")
                self.game.expire(ask.id)
                return True
        return False

    def _public_moment(self, ask: Ask) -> bool:
        """Look as a public ask opens; and let somebody speak, leave or explode. True if the ask may be gone."""
        self.seen.add(ask.id)
        self._sync(f"at {ask.id}")
        if ask.kind == "hold":
            return self._do(ask)
        dice = self._draw("public", ask.id)
        if ask.kind == "speech" and dice.random() < self.pair.manners.speaks * 4:
            with suppress(Refused):  # somebody may have been silenced
                self.game.say(dice.choice(ask.seats), "village", "hear me", ("good 1",))
            self._catch_up()  # the words come before whatever is done next
        if dice.random() < self.pair.manners.expires:
            self.game.expire(ask.id)
            return True
        return self._do(ask)

    def _do(self, ask: Ask) -> bool:
        act = self.act(ask)
        if act is None:
            return False
        self.acts[ask.id] = act
        what, seat = act
        if what == "leave":
            if seat in self.game.table.living and seat not in self.game.leaving:
                self.game.leave(seat)
            return True
        for offer in list(self.game.open_asks.values()):
            if offer.offer and offer.state == "open" and seat in offer.seats:
                self.game.answer(offer.id, seat, offer.legal_for(seat)[0])
                return True
        return False

    # -- what has become of it ----------------------------------------------------------------------------------------

    def died_in(self, number: int) -> list[tuple[int, ...]]:
        """Return the batches in which people died at a dawn."""
        inside = False
        batches = []
        for event in self.game.log:
            if isinstance(event, DayBroke | DayBegan | NightFell):
                inside = isinstance(event, DayBroke) and event.number == number
            elif inside and isinstance(event, Died):
                batches.append(event.seats)
        return batches


class First(Side):
    """The first game: everything by dice."""

    def deal(self) -> tuple[str, ...]:
        deck = list(self.game.plan.deck)
        self._draw("deal").shuffle(deck)
        first = (self.pair.viewer - 1) * self.pair.setup.cards_each
        wanted = [card for card in (self.pair.card, self.pair.beside) if card is not None]
        for mine, card in enumerate(wanted, first):
            place = next(one for one, other in enumerate(deck) if other == card and not first <= one < mine)
            deck[mine], deck[place] = deck[place], deck[mine]
        return tuple(deck)

    def hidden(self, ask: Ask, seat: int) -> Answer:
        if self.pair.split is not None and ask.call == "cupid" and self.name == "first":
            return self.pair.split
        return settled(("hidden", self.name, self.pair.dice), self.pair.manners, ask, seat)

    def public(self, ask: Ask, seat: int) -> Answer:
        if self.pair.split is not None and ask.call == "vote":
            for one in sorted(self.pair.split, key=lambda one: one % 2 == seat % 2):
                if one in ask.legal_for(seat):
                    return one
        return settled(("public", self.pair.dice), self.pair.manners, ask, seat)

    def act(self, ask: Ask) -> tuple[str, int] | None:
        dice, manners = self._draw("act", ask.id), self.pair.manners
        if dice.random() < manners.leaves:
            return "leave", dice.randint(1, self.game.table.size)
        offered = [seat for one in self.game.open_asks.values() if one.offer for seat in one.seats]
        if offered and dice.random() < manners.offers:
            return "explode", dice.choice(offered)
        return None


class Second(First):
    """The second game: other cards for the others, other answers at night, the same in public as far as it goes."""

    def __init__(self, pair: Pair, name: str, first: First) -> None:
        self.first = first
        super().__init__(pair, name)

    def deal(self) -> tuple[str, ...]:
        return self.shuffled(()) if not self.pair.keep else self.first.cards

    def shuffled(self, kept: Collection[int]) -> tuple[str, ...]:
        """Return the first game's deal with the cards moved, but for the viewer's and those of seats that are kept."""
        each = self.pair.setup.cards_each
        cards = list(self.first.cards)
        places = [
            place
            for place in range(len(cards))
            if place // each + 1 != self.pair.viewer and place // each + 1 not in kept
        ]
        for place, other in zip(places, self.dice.sample(places, len(places)), strict=True):
            cards[place] = self.first.cards[other]
        return tuple(cards)

    def public(self, ask: Ask, seat: int) -> Answer:
        before = self.first.game.asked.get(ask.id)
        if before is not None and seat in before.answers:
            value = before.answers[seat]
            if (value is None and ask.may_pass) or _fits(ask, seat, value):
                return value
        return super().public(ask, seat)

    def act(self, ask: Ask) -> tuple[str, int] | None:
        return self.first.acts.get(ask.id)


class Alike(Second):
    """The second game, with a night that aims at the first one's dead."""

    def deal(self) -> tuple[str, ...]:
        if self.pair.keep:
            return self.first.cards
        first = self.first.game
        told = {seat for event in own_events(first, self.pair.viewer) for seat in getattr(event, "about", ())}
        dead = {death.seat for death in first.dead[: self.dice.randrange(2, 8)]}
        kept = told | (dead if first.rules.reveal_on_death != "never" or self.dice.random() < 0.5 else set())
        return self.shuffled(kept)

    def wanted(self) -> tuple[int, ...]:
        """Return who is to die at this night's dawn."""
        batches = self.first.died_in(self.game.number)
        return batches[0] if batches else ()

    def hidden(self, ask: Ask, seat: int) -> Answer:
        aims: dict[str, Callable[[Ask, int], Answer]] = {
            "werewolf": self._bite,
            "werewolf.little_girl": self._take_her,
            "witch.heal": self._heal,
            "witch.poison": self._poison,
            "defender": self._defend,
            "little_girl": lambda *_: None,
            "cupid": self._pair_up,
        }
        aim = aims.get(ask.call)
        value = aim(ask, seat) if aim is not None else self.public(ask, seat)
        return value if _fits(ask, seat, value) or (value is None and ask.may_pass) else super().hidden(ask, seat)

    def _bite(self, ask: Ask, seat: int) -> Answer:
        """Bite one who is to die; else one whom the witch will heal or the defender guards; else disagree."""
        legal = ask.legal_for(seat)
        for one in self.wanted():
            if one in legal:
                return one
        if self.wanted():
            return None if ask.may_pass else legal[ask.seats.index(seat) % len(legal)]
        for one in (*self._shielded(), *self._elders()):
            if one in legal:
                return one
        if ask.may_pass:
            return None
        if len(ask.seats) > 1 and not self._witch_can_heal():
            return legal[ask.seats.index(seat) % len(legal)]
        return legal[0]

    def _shielded(self) -> list[int]:
        return [shield.target for shield in self.game.ledger.shields]

    def _elders(self) -> list[int]:
        table = self.game.table
        return [seat for seat in table.living for power in table[seat].powers if getattr(power, "lives", 0) > 1]

    def _witch_can_heal(self) -> bool:
        table = self.game.table
        return any(getattr(power, "healing", 0) for seat in table.living for power in table[seat].powers)

    def _take_her(self, ask: Ask, seat: int) -> Answer:
        powers = {type(power).id: power.holder for one in self.game.table.all() for power in one.powers}
        return "yes" if powers.get("little_girl") in self.wanted() else "no"

    def _heal(self, ask: Ask, seat: int) -> Answer:
        bitten = self.game.ledger.bitten()
        spared = [one for one in bitten if one not in (*self.wanted(), *self._shielded())]
        return spared[0] if spared else None

    def _poison(self, ask: Ask, seat: int) -> Answer:
        bitten = self.game.ledger.bitten()
        return next((one for one in self.wanted() if one not in bitten), None)

    def _defend(self, ask: Ask, seat: int) -> Answer:
        legal = [one for one in ask.legal_for(seat) if one not in self.wanted()]
        return self.dice.choice(legal) if legal else None

    def _pair_up(self, ask: Ask, seat: int) -> Answer:
        """Pair two who outlive the first game, if it can be; or the same as there."""
        before = self.first.game.asked.get(ask.id)
        lovers = before.answers.get(seat) if before is not None else None
        if self.dice.random() < 0.5 or (isinstance(lovers, tuple) and self.pair.viewer in lovers):
            return lovers
        calm = [one for one in self.first.game.table.living if one != self.pair.viewer]
        return tuple(self.dice.sample(calm, 2)) if len(calm) > 1 else lovers


def is_public(ask: Ask) -> bool:
    """Say whether everybody knows that this ask is open: one by day that is put to known people, or a hold by day."""
    return ask.call.partition(".")[0] in PUBLIC or (ask.kind == "hold" and ask.id[0] == "d")


def _fits(ask: Ask, seat: int, value: Answer) -> bool:
    legal = ask.legal_for(seat)
    if isinstance(value, tuple):
        right = ask.kind == "seats" and ask.least <= len(value) <= ask.most and all(one in legal for one in value)
        return right and (not ask.one_of or sum(one in ask.one_of for one in value) == 1)
    return value in legal and ask.kind != "seats"


def pairs(
    any_setup: st.SearchStrategy[Setup],
    kinds: tuple[Kind, ...],
    manners: st.SearchStrategy[Manners],
    split: tuple[int, int] | None = None,
) -> st.SearchStrategy[Pair]:
    """Draw pairs."""
    return any_setup.flatmap(
        lambda setup: st.builds(
            Pair,
            setup=st.just(setup),
            luck=st.integers(0, 2**32),
            dice=st.integers(0, 2**32),
            viewer=st.integers(1, setup.seats),
            kind=st.sampled_from(kinds),
            manners=manners,
            keep=st.sampled_from((False, False, False, True)),
            card=st.none() | st.sampled_from(sorted({*setup.deck})),
            split=st.just(split),
        )
    )
