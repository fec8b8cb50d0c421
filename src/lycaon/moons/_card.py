"""What the event cards of New Moon have in common: phases, lifetimes, who reads them, and how they take lives."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias

from lycaon.game.ask import CHANCE, Steps
from lycaon.game.ballot import VOTED_OUT, Verdict
from lycaon.game.death import Death, bury, last_dead
from lycaon.game.effect import Call, Effect, Moment
from lycaon.game.event import Announced, Condemned
from lycaon.game.speech import last_words
from lycaon.game.victory import look
from lycaon.roles.base.werewolf import BITE

if TYPE_CHECKING:
    from lycaon.game.attack import Attack
    from lycaon.game.game import Game
    from lycaon.game.table import Attributes

EVENT = "event"
"""The cause of a death that an event card brings."""

Phase: TypeAlias = Literal["full", "crescent", "new"]
"""full: it happens at once. crescent: it waits for the next vote or night. new: it is in force for good."""

DAY: tuple[Moment, int] = ("nightfall", 1)
NIGHT: tuple[Moment, int] = ("dawn", 2)
ROUND: tuple[Moment, int] = ("nightfall", 2)
"""Lifetimes of a card that is turned at dawn: the coming day, that and the night after it, that and a day more."""

# Where a card's `joins` stands at the pack's call, after whoever peeps (RULES c1, rows 1 and 2).
TOUCHED, BURNT, TAKEN = 600, 610, 620

CHOSEN = 600
"""Where an event card's `joins` stands at the pack's call: after whoever peeps (RULES c1, rows 1 and 2).

Cards at the same place act in the order in which they were drawn (EVENTS 1).
"""


class Moon(Effect):
    """An event card. Its class says its phase; `turn_up` is what happens when it is turned."""

    cited: ClassVar[str] = ""
    phase: ClassVar[Phase] = "full"
    copies: ClassVar[int] = 1
    """How many of it are among the 36."""
    needs_the_dead: ClassVar[bool] = False
    """Whether it is void while nobody is dead."""
    asks_when_turned: ClassVar[bool] = False
    """Whether it asks something when it is turned, so that one in force from the start waits for a dawn."""
    lasts: ClassVar[tuple[Moment, int] | None] = None
    """Until which moment has come round how often it stays in play; for good, or until it ends itself, when None."""

    def is_void(self, game: Game) -> bool:
        """Say whether the card has no effect now and is discarded."""
        return self.needs_the_dead and last_dead(game) is None

    def turn_up(self, game: Game) -> Steps[None]:
        """Happen: by default the card comes into play for its time."""
        if self.lasts is None:
            game.enter(self)
        else:
            moment, times = self.lasts
            game.enter(self, until=moment, times=times)
        yield from ()


class AfterThePack(Moon):
    """A card that looks at whom the pack has chosen, once the pack's call is over."""

    joins_call = "werewolf"

    def joins(self, game: Game, call: Call) -> Steps[Steps[None] | None]:
        """Wait until the pack has chosen."""
        yield from ()
        return self.after_the_pack(game)

    def after_the_pack(self, game: Game) -> Steps[None]:
        """Act on the pack's bites."""
        raise NotImplementedError


def first_dead(game: Game) -> int | None:
    """Return the first player to have died."""
    return next((death.seat for death in game.dead if not game.table[death.seat].alive), None)


def bites(game: Game) -> list[Attack]:
    """Return what the pack has put on the ledger tonight."""
    return [attack for attack in game.ledger.attacks if attack.kind is BITE]


def at_night(game: Game) -> bool:
    """Say whether the calls of a night are being made: it has fallen, and its attacks are not settled yet."""
    return not game.by_day and game.ledger.deaths is None


def kill(game: Game, deaths: list[Death]) -> Steps[None]:
    """Let an event take lives at dawn, with all that follows; those who died before it still count as tonight's."""
    before = game.lately_dead
    yield from bury(game, deaths)
    look(game, "dawn")
    yield from last_words(game)
    game.lately_dead = [*before, *game.lately_dead]


def sentence(game: Game, verdicts: list[Verdict]) -> Steps[Verdict]:
    """Carry out the verdicts of a card that replaces the vote: all who are not spared die together."""
    deaths: list[Death] = []
    for verdict in verdicts:
        game.emit(Condemned(None, verdict.seat))
        if verdict.cause != EVENT:
            for effect in game.each("condemned"):
                yield from effect.condemned(game, verdict)
                if not verdict.stands:
                    break
        if verdict.stands and verdict.seat is not None:
            verdict.deaths = [Death(verdict.seat, verdict.cause, (VOTED_OUT, *verdict.because))]
            deaths.extend(verdict.deaths)
    game.balloted = True
    game.lately_dead = []
    if deaths:
        yield from bury(game, deaths)
    look(game, "vote")
    yield from last_words(game)
    return verdicts[0] if verdicts else Verdict(None)


def tell_seats(game: Game, what: str, seats: tuple[int, ...]) -> None:
    """Say aloud which seats something is about."""
    game.emit(Announced(None, what, None, ",".join(str(seat) for seat in seats)))


# -- what only the table can see of a person --------------------------------------------------------------------------


def attributes(game: Game, seat: int) -> Attributes | None:
    """Return what the setup says of a person."""
    return game.setup.attributes[seat - 1] if game.setup.attributes else None


def genders(game: Game) -> dict[int, str] | None:
    """Return the gender of each living player; None if any is not known."""
    found = {seat: mine.gender for seat in game.table.living if (mine := attributes(game, seat)) is not None}
    known = {seat: gender for seat, gender in found.items() if gender is not None}
    return known if len(known) == len(game.table.living) else None


def ages(game: Game) -> dict[int, float] | None:
    """Return the age of each living player; None if any is not known."""
    found = {seat: mine.age for seat in game.table.living if (mine := attributes(game, seat)) is not None}
    known = {seat: age for seat, age in found.items() if age is not None}
    return known if len(known) == len(game.table.living) else None


def judge_knows(game: Game) -> bool:
    """Say whether a human judge is at the table and the house has her say what the setup does not."""
    return game.setup.real_cards and game.rules.event_missing_attribute == "ask_moderator"


def grouped(game: Game, call: str, known: tuple[int, ...] | None, least: int, most: int) -> Steps[tuple[int, ...]]:
    """Return the seats that a card is about: as the setup says, or as the judge does where it says nothing."""
    if known is not None:
        return known
    ask = game.open(call, (CHANCE,), game.table.living, kind="seats", least=least, most=most)
    ask.timeless = True
    yield ask
    answer = ask.answers[CHANCE]
    return tuple(sorted(int(seat) for seat in answer)) if isinstance(answer, tuple) else ()
