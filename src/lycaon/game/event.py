"""Events: what has happened, each with its audience from birth.

`to` says who may know: None is everybody, a tuple of seats is those seats, the empty tuple is the judge alone. The
judge knows every event. Events are facts without words; texts say them in a language.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from lycaon.game.ask import Answer

Audience: TypeAlias = tuple[int, ...] | None
JUDGE: tuple[int, ...] = ()


class Reason(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One link of the chain that led to a ruling.

    `code` names what happened («bitten», «guarded», «potion» ...), `seat` who did it or to whom it happened, where that
    matters, and `rule` the house rule that decided.
    """

    code: str
    seat: int | None = None
    rule: str | None = None


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event"):
    """The common part of all events."""

    to: Audience


class GameBegan(Event, frozen=True, gc=False, tag="game_began"):
    """The table sat down: how many seats and which cards are in the deck, in no telling order."""

    seats: int
    deck: tuple[str, ...]


class Dealt(Event, frozen=True, gc=False, tag="dealt"):
    """A seat has these cards now: at the deal, or after an exchange."""

    seat: int
    cards: tuple[str, ...]


class CentreLaid(Event, frozen=True, gc=False, tag="centre_laid"):
    """These cards lie in the centre, undealt."""

    cards: tuple[str, ...]


class NightFell(Event, frozen=True, gc=False, tag="night_fell"):
    """Night `number` began."""

    number: int


class DayBroke(Event, frozen=True, gc=False, tag="day_broke"):
    """The night is over and everybody opens the eyes; the dead are not told yet."""

    number: int


class DayBegan(Event, frozen=True, gc=False, tag="day_began"):
    """What dawn brings is done; the village may speak."""

    number: int


class Called(Event, frozen=True, gc=False, tag="called"):
    """The judge called a step of the night, whoever wakes."""

    call: str


class CallEnded(Event, frozen=True, gc=False, tag="call_ended"):
    """The judge closed that step: eyes shut."""

    call: str


class Told(Event, frozen=True, gc=False, tag="told"):
    """A seat was told something in private: at which call, about whom, and what."""

    call: str
    about: tuple[int, ...]
    fact: str | tuple[str, ...]


class Announced(Event, frozen=True, gc=False, tag="announced"):
    """The judge said something aloud that is no death and no vote; `seat` and `word` fill it in where it needs them."""

    what: str
    seat: int | None = None
    word: str | None = None


class Died(Event, frozen=True, gc=False, tag="died"):
    """These seats are dead, in seat order; told at dawn even when nobody is. `causes` only where they are announced."""

    seats: tuple[int, ...]
    causes: tuple[str, ...] | None = None


class Returned(Event, frozen=True, gc=False, tag="returned"):
    """A seat that was dead lives again and holds these cards, for everybody to see."""

    seat: int
    cards: tuple[str, ...]


class Revealed(Event, frozen=True, gc=False, tag="revealed"):
    """A seat's cards were turned up for the audience."""

    seat: int
    cards: tuple[str, ...]


class Ruled(Event, frozen=True, gc=False, tag="ruled"):
    """The judge's reason: what became of a seat and the chain that led to it.

    `ruling` is one of `death`, `survival`, `spared`, `loss` (of a power), `turn` (of a camp), `bond`, `void` (what the
    seat chose came to nothing).
    """

    seat: int
    ruling: str
    cause: str | None
    because: tuple[Reason, ...]


class SpeechBegan(Event, frozen=True, gc=False, tag="speech_began"):
    """It is this seat's turn to speak (None: everybody may); `call` says which kind of speech."""

    call: str
    seat: int | None


class Said(Event, frozen=True, gc=False, tag="said"):
    """A seat spoke on a channel. The words are kept apart under `speech`; the claims decide nothing."""

    seat: int
    channel: str
    speech: str
    claims: tuple[str, ...]


class BallotOpened(Event, frozen=True, gc=False, tag="ballot_opened"):
    """A vote began: who takes part and who may be named."""

    call: str
    voters: tuple[int, ...]
    candidates: tuple[int, ...]


class Voted(Event, frozen=True, gc=False, tag="voted"):
    """A seat voted in a ballot that is taken in turn."""

    call: str
    seat: int
    choice: Answer


class Counted(Event, frozen=True, gc=False, tag="counted"):
    """A ballot was counted: who voted for whom, the totals with every weight, and who leads."""

    call: str
    votes: tuple[tuple[int, Answer], ...]
    totals: tuple[tuple[int, float], ...]
    leaders: tuple[int, ...]


class Condemned(Event, frozen=True, gc=False, tag="condemned"):
    """The village's verdict: this seat is to leave, or nobody."""

    seat: int | None


class Candidates(Event, frozen=True, gc=False, tag="candidates"):
    """Who runs for sheriff now."""

    seats: tuple[int, ...]


class Badged(Event, frozen=True, gc=False, tag="badged"):
    """The badge is with this seat now, or with nobody."""

    seat: int | None


class Exploded(Event, frozen=True, gc=False, tag="exploded"):
    """A werewolf gave himself up; the day ends."""

    seat: int


class Ended(Event, frozen=True, gc=False, tag="ended"):
    """The game is over: who has won, why, and everybody's cards and camp."""

    winner: str
    winners: tuple[int, ...]
    because: str
    cards: tuple[tuple[str, ...], ...]
    camps: tuple[str, ...]


AnyEvent: TypeAlias = (
    GameBegan
    | Dealt
    | CentreLaid
    | NightFell
    | DayBroke
    | DayBegan
    | Called
    | CallEnded
    | Told
    | Announced
    | Died
    | Returned
    | Revealed
    | Ruled
    | SpeechBegan
    | Said
    | BallotOpened
    | Voted
    | Counted
    | Condemned
    | Candidates
    | Badged
    | Exploded
    | Ended
)
"""The closed set of events."""
