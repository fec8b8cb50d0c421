"""Speech: who may speak where, when and to whom is a rule; what is said decides nothing.

The turns of a day (RULES j and k34), defences before a second ballot, last words, and the channels.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from lycaon.game.ask import Steps
from lycaon.game.death import GRIEF, LEFT, SHOOTING, TIE, VOTE, last_dead
from lycaon.game.event import SpeechBegan

if TYPE_CHECKING:
    from lycaon.game.death import Death
    from lycaon.game.game import Game

DONE = ("done",)

LONGEST_SPEECH, LONGEST_CLAIM, MOST_CLAIMS = 20_000, 200, 50
"""In characters, and in one speech: far more than anybody says, little enough for a record."""

CHANNELS = ("village", "pack", "lovers", "siblings", "dead")
"""The village by day; the pack, lovers and siblings at their call of the night; the dead among themselves."""

Group: TypeAlias = tuple[str, tuple[int, ...]]
"""A channel, and those who are awake together and hear each other on it.

Several groups may share a channel: sisters and brothers who are called at once, a pack that hunts in two houses.
"""


def turn(game: Game, call: str, seat: int, occurrence: int = 1, *, then: tuple[int, ...] = ()) -> Steps[None]:
    """Give a seat a turn to speak; it ends with «done» or with the time. `then` are those who are to speak after it."""
    if not game.setup.talk or any(not effect.speaks(game, seat, "village") for effect in game.on.speaks):
        return
    game.emit(SpeechBegan(None, call, seat))
    game.floor = seat
    game.queue = then
    yield game.open(call, (seat,), DONE, kind="speech", may_pass=True, at=seat, occurrence=occurrence)
    game.floor = None
    game.queue = ()


def speeches(game: Game) -> Steps[None]:
    """Let the village speak: in turn, or all together."""
    if not game.setup.talk:
        if game.plan.offers:  # something may interrupt: a public pause in which it can
            yield game.open_hold("speeches")
        return
    if game.rules.speech_order == "free":
        if game.on.speaks and not any(_unsilenced(game, seat, "village") for seat in game.table.living):
            return
        game.emit(SpeechBegan(None, "speech", None))
        game.open_floor = True
        yield game.open("speech", game.table.living, DONE, kind="speech", may_pass=True)
        game.open_floor = False
        return
    order = yield from speaking_order(game)
    for place, seat in enumerate(order, 1):
        if game.table[seat].alive:
            yield from turn(game, "speech", seat, then=order[place:])


def speaking_order(game: Game) -> Steps[tuple[int, ...]]:
    """Return the day's order of speeches, each living seat once."""
    rule = game.rules.speech_order
    sheriff = game.acting_sheriff
    if rule in ("by_clock", "sheriff_decides") and sheriff is not None:
        side = yield from _sheriffs_side(game, sheriff, rule)
        around = list(game.table.clockwise(sheriff) if side == "left" else game.table.counter_clockwise(sheriff))
        return tuple(around)  # the walk ends with the sheriff, who speaks last and sums up
    if rule == "by_clock":
        return (yield from _by_clock(game))
    return tuple(game.table.clockwise(last_dead(game) or game.table.size))


def _sheriffs_side(game: Game, sheriff: int, rule: str) -> Steps[str]:
    """Ask the sheriff for the side; under `by_clock` once, and then the other one every later day (seed 002)."""
    if rule == "by_clock" and game.side_named is not None and game.side_named[0] == sheriff:
        side = "right" if game.side_named[1] == "left" else "left"
    else:
        named = yield from game.choose("sheriff.direction", (sheriff,), ("left", "right"), kind="option", draws=True)
        side = str(named)
    game.side_named = (sheriff, side)
    return side


def _by_clock(game: Game) -> Steps[tuple[int, ...]]:
    """Return the order without a sheriff: the last digit of a clock's minute gives the side, beginning at the dead."""
    side = yield from game.luck("speech", ("left", "right"))
    clockwise = side == "left"
    tonight = [death.seat for death in game.lately_dead]
    peaceful = game.table.size if clockwise else game.table.size + 1
    beside = min(tonight, default=peaceful)
    return tuple(game.table.clockwise(beside) if clockwise else game.table.counter_clockwise(beside))


def defend(game: Game, accused: tuple[int, ...], occurrence: int) -> Steps[None]:
    """Let the accused speak for themselves, in seat order."""
    if not game.setup.talk and game.plan.offers:
        yield game.open_hold("defence")
    for place, seat in enumerate(accused, 1):
        yield from turn(game, "defence", seat, occurrence, then=accused[place:])


def last_words(game: Game) -> Steps[None]:
    """Let the dead of this chain say their last words, where the house has them. Never for heartbreak."""
    if game.rules.last_words == "none" or not game.setup.talk:
        return
    for death in list(game.lately_dead):
        if _has_last_words(game, death):
            yield from turn(game, "last_words", death.seat)


def _has_last_words(game: Game, death: Death) -> bool:
    if death.cause in (GRIEF, LEFT) or death.cause in game.plan.silent_causes:
        return False
    rule = game.rules.last_words
    if rule == "executed_only":
        return death.cause in (VOTE, TIE)
    if rule == "cn":
        if game.by_day:
            return death.cause in (VOTE, TIE, SHOOTING)
        return game.number == 1
    return True


def may_speak(game: Game, seat: int, channel: str) -> bool:
    """Say whether a seat may speak on a channel now."""
    place = game.table[seat]
    if channel == "dead":  # not who is still to act, and could be told whom to name
        return game.rests(seat)
    if channel == "village":
        return game.floor == seat or (game.open_floor and place.alive and _unsilenced(game, seat, channel))
    return place.alive and bool(heard_by(game, seat, channel))


def heard_by(game: Game, seat: int, channel: str) -> tuple[int, ...]:
    """Return who hears a seat on a group's channel, itself among them; nobody if it is in no such group."""
    groups = [group for open_to, group in game.groups if open_to == channel and seat in group]
    return groups[0] if len(groups) == 1 else tuple(dict.fromkeys(one for group in groups for one in group))


def is_open(game: Game, channel: str) -> bool:
    """Say whether anybody could speak on a channel now; the rest hangs on who it is."""
    if channel == "village":
        return game.open_floor or game.floor is not None
    return channel == "dead" or any(open_to == channel for open_to, _ in game.groups)


def _unsilenced(game: Game, seat: int, channel: str) -> bool:
    return all(effect.speaks(game, seat, channel) for effect in game.on.speaks)
