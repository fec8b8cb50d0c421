"""Settings: what a room has chosen to play, how fast, and what happens to who is missing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

from lycaon.decks import default_deck
from lycaon.game.ask import RefusalCode, Refused
from lycaon.game.house_rules import PRESETS, BadRules, HouseRules, Value, resolve
from lycaon.game.plan import LEAST_SEATS, MOST_SEATS, Setup
from lycaon.rooms.manners import Manners
from lycaon.rooms.refusal import RoomCode
from lycaon.variants import variants

Way: TypeAlias = Literal["table", "remote", "judge"]
"""table: people in one room, one device is the judge's voice. remote: people far apart, who type. judge: a human
judge's device sees all and may answer for any seat."""

Language: TypeAlias = Literal["zh-Hans", "zh-Hant", "en"]

Missing: TypeAlias = Literal["wait", "skip", "bot", "remove"]
"""What becomes of a seat whose person is gone for longer than the grace: its asks wait, run out, a bot takes over, or
it leaves the game."""

AskTime: TypeAlias = Literal["look", "night", "hold", "speech", "last_words", "vote", "power", "reveal"]
"""Kinds of ask, each with a time of its own."""

SECONDS: Mapping[AskTime, float] = {
    "look": 30,
    "night": 30,
    "hold": 20,
    "speech": 90,
    "last_words": 60,
    "vote": 45,
    "power": 30,
    "reveal": 15,
}
"""The times of a room that has chosen nothing, in seconds."""

MOST_CARDS, LONGEST_ID = 2 * MOST_SEATS + 3, 64
"""How many cards of a kind a room may choose, and how long an id may be: everybody in the room is sent them."""

MOST_PROBLEMS = 8
"""How many things that are wrong with house rules are told at once."""

LEAST_SECONDS, MOST_SECONDS = 1.0, 3_600.0


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that a host may set before a game. None means: whatever suits the number of players."""

    deck: tuple[str, ...] | None = None
    preset: str | None = None
    rules: dict[str, bool | int | float | str] = {}
    """House rules that differ from the preset."""
    cards_each: int = 1
    variant: str | None = None
    events: tuple[str, ...] = ()
    """Which event cards lie in the deck, each as often as it is named; they are shuffled when a game begins."""
    events_in_force: tuple[str, ...] = ()
    actor_cards: tuple[str, ...] = ()
    real_cards: bool = False
    """For a human judge: people hold printed cards."""
    speed: Literal["off", "1", "1.5", "2"] = "1"
    """How many times as long everything lasts; off: nothing ends by itself but what nobody may see the length of."""
    seconds: dict[AskTime, float] = {}
    """Times that differ from the usual ones."""
    holds: Literal["fixed", "answered", "brisk"] = "fixed"
    """Calls of the night last a fixed time (fixed); or a time by luck, whether or not anybody is asked, and longer only
    when an answer comes in the second half of the call's time (answered); or, where one person plays among bots, a
    short time by luck, and as long as that person thinks (brisk; where more people play it is as `answered`)."""
    missing: Missing = "bot"
    grace: float = 60.0
    """For how many seconds somebody may be gone."""
    watchers: bool = True
    """Whether people without a seat may look on."""
    delay: Literal["0", "30", "120"] = "0"
    """How many seconds later those see the game who look on, so that they can tell nobody anything that helps."""
    dead_see: Literal["public", "everything"] = "public"
    """What the dead see; everything only when nothing can bring them back."""
    words: Manners = "any"
    """How much of rude words is hidden, in speeches and in the names of who comes in or takes another name."""

    def time(self, kind: AskTime) -> float | None:
        """Return how long an ask of a kind lasts, in seconds; None: for ever."""
        usual = self.seconds.get(kind, SECONDS[kind])
        if self.speed == "off":
            return usual if kind == "hold" else None
        return usual * float(self.speed)


def in_force(begun: Settings, now: Settings) -> Settings:
    """Return what holds in a game under way that began with other settings: times, and what becomes of who is missing.

    What the dead see stays, and so does all that the end of a call hangs on where it hangs on answers: a host who plays
    could see who is asked, by making calls short that nobody answers.
    """
    kept = msgspec.structs.replace(now, holds=begun.holds, dead_see=begun.dead_see)
    if begun.holds == "fixed":
        return kept
    asleep: dict[AskTime, float] = {kind: begun.seconds.get(kind, SECONDS[kind]) for kind in ("hold", "night")}
    return msgspec.structs.replace(kept, speed=begun.speed, seconds={**now.seconds, **asleep})


def check(settings: Settings) -> None:
    """Refuse settings that can't be, whoever plays; raises `Refused(bad_settings)`."""
    for kind, seconds in settings.seconds.items():
        if not LEAST_SECONDS <= seconds <= MOST_SECONDS:
            raise Refused(RoomCode.BAD_SETTINGS, what=f"seconds.{kind}", value=seconds)
    if not 0 <= settings.grace <= MOST_SECONDS:
        raise Refused(RoomCode.BAD_SETTINGS, what="grace", value=settings.grace)
    if settings.preset is not None and settings.preset not in PRESETS:
        raise Refused(RoomCode.BAD_SETTINGS, what="preset", value=settings.preset[:LONGEST_ID])
    if settings.cards_each not in (1, 2):
        raise Refused(RoomCode.BAD_SETTINGS, what="cards_each", value=str(settings.cards_each)[:LONGEST_ID])
    for what, ids, most in (
        ("deck", settings.deck or (), MOST_CARDS),
        ("events", settings.events, MOST_CARDS),
        ("events_in_force", settings.events_in_force, MOST_CARDS),
        ("actor_cards", settings.actor_cards, MOST_CARDS),
        ("variant", (settings.variant or "",), 1),
    ):
        if len(ids) > most:
            raise Refused(RoomCode.BAD_SETTINGS, what=what, value=len(ids))
        longest = max(ids, key=len, default="")
        if len(longest) > LONGEST_ID:
            raise Refused(RoomCode.BAD_SETTINGS, what=what, value=longest[:LONGEST_ID])
    _known(settings.variant)
    _rules(settings.preset, settings.rules)


def setup_of(settings: Settings, seats: int, way: Way) -> Setup:
    """Return what is to be played by so many seats.

    Raises `Refused`: `too_few`, `bad_settings`, or what is wrong with the deck.
    """
    if seats < LEAST_SEATS:
        raise Refused(RoomCode.TOO_FEW, found=seats, least=LEAST_SEATS)
    _known(settings.variant)
    deck, preset, each = settings.deck, settings.preset, settings.cards_each
    if deck is None:
        usual = default_deck(seats, settings.variant)
        deck, preset, each = usual.cards, preset or usual.preset, usual.cards_each
    return Setup(
        seats=seats,
        deck=deck,
        rules=_rules(preset, settings.rules),
        cards_each=each,
        variant=settings.variant,
        events=settings.events,
        events_in_force=settings.events_in_force,
        actor_cards=settings.actor_cards,
        talk=True,
        looks=way != "judge",
        holds=way != "judge",
        real_cards=settings.real_cards and way == "judge",
    )


def _known(variant: str | None) -> None:
    if variant is not None and variant not in variants():
        raise Refused(RefusalCode.BAD_SETUP, what="variant", value=variant[:LONGEST_ID], known=tuple(variants()))


def _rules(preset: str | None, changes: Mapping[str, Value]) -> HouseRules:
    try:
        return resolve(preset, dict(changes))
    except BadRules as wrong:
        raise Refused(RoomCode.BAD_SETTINGS, what="rules", problems=wrong.problems[:MOST_PROBLEMS]) from None
