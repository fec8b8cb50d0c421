"""A finished game looked back at: all that happened, step by step, as one side of it saw it. Never a game under way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from lycaon.game.ask import CHANCE, Answer, Ask
from lycaon.game.decision import Answered, Expired
from lycaon.game.event import AnyEvent, Said
from lycaon.game.game import Game
from lycaon.game.view import SeatView, View, Viewer, Watcher
from lycaon.rooms.commands import is_public
from lycaon.rooms.entry import StopReason
from lycaon.rooms.history import EndedGame, People, SeatResult, seats_of
from lycaon.rooms.settings import Way
from lycaon.rooms.sight import Played, played


class Given(msgspec.Struct, frozen=True):
    """What a seat answered in secret, and stood by until the ask closed; `by_luck` when its time was up."""

    ask: str
    call: str
    seat: int
    answer: Answer
    by_luck: bool


class Frame(msgspec.Struct, frozen=True):
    """The table as a viewer saw it at a step."""

    phase: Literal["setup", "night", "dawn", "day", "over"]
    number: int
    seats: tuple[SeatView, ...]
    sheriff: int | None
    candidates: tuple[int, ...]


class Step(msgspec.Struct, frozen=True):
    """One thing that happened: an event, or an answer; `frame` is the place among the frames of the table after it."""

    event: AnyEvent | None
    given: Given | None
    frame: int


class Replay(msgspec.Struct, frozen=True):
    """A finished game as one viewer saw it: GET /api/rooms/{code}/games/{number}. Times are the server's."""

    code: str
    game: int
    """Which game of the room it was, from 1."""
    way: Way
    viewer: Viewer
    began: float
    ended: float
    played: Played
    seats: tuple[SeatResult, ...]
    """How each seat fared at the end, whoever looks."""
    winner: str | None
    because: str | None
    stopped: StopReason | None
    steps: tuple[Step, ...]
    frames: tuple[Frame, ...]
    words: dict[str, str]
    """The words of the speeches among the steps, by their ids, as long as they are kept."""
    key: str | None
    """What opens this game, and nothing else, for whoever is given it; None where a room lets nobody look on."""


def replay_of(code: str, ended: EndedGame, viewer: Viewer, people: People, key: str | None) -> Replay:
    """Return what a viewer saw of a game that is over: a seat, `public` or `judge`, who saw everything.

    Raises `Refused(unknown_seat)` for anything else.
    """
    game = ended.game
    known = game.events(viewer)
    steps, frames = _told(game, viewer)
    said = [event.speech for event in known if isinstance(event, Said)]
    return Replay(
        code=code,
        game=ended.number,
        way=ended.started.lobby.way,
        viewer=viewer,
        began=ended.began,
        ended=ended.at,
        played=played(ended.started.setup),
        seats=seats_of(ended, people),
        winner=None if game.result is None else game.result.winner,
        because=None if game.result is None else game.result.because,
        stopped=ended.stopped,
        steps=steps,
        frames=frames,
        words={speech: game.words[speech] for speech in said if speech in game.words},
        key=key,
    )


def _told(game: Game, viewer: Viewer) -> tuple[tuple[Step, ...], tuple[Frame, ...]]:
    """Return the steps that a viewer knew of, and how the table looked after each; many share a frame."""
    watcher = Watcher(game.table.size, viewer)
    steps: list[Step] = []
    frames: list[Frame] = []
    for one in _happened(game, viewer):
        if isinstance(one, Given):
            event, given = None, one
        elif watcher.take(one):
            event, given = one, None
        else:
            continue
        frame = _frame(watcher.table)
        if not frames or frames[-1] != frame:
            frames.append(frame)
        steps.append(Step(event, given, len(frames) - 1))
    return tuple(steps), tuple(frames)


def _happened(game: Game, viewer: Viewer) -> Iterator[AnyEvent | Given]:
    """Give all events, and between them the answers that a viewer may know of, in order."""
    lasting = {(one.ask, one.seat): place for place, one in enumerate(game.decisions) if isinstance(one, Answered)}
    begun = 0
    for place, (mark, decision) in enumerate(zip(game.marks, game.decisions, strict=True)):
        yield from game.log[begun:mark]
        begun = mark
        if isinstance(decision, Answered) and lasting[decision.ask, decision.seat] == place:
            answers, by_luck = [(decision.seat, decision.answer)], False
        elif isinstance(decision, Expired):
            answers, by_luck = list(decision.drawn), True
        else:
            continue
        ask = game.asked[decision.ask]
        for seat, answer in answers:
            if _knows(viewer, ask, seat):
                yield Given(ask.id, ask.call, seat, answer, by_luck)
    yield from game.log[begun:]


def _knows(viewer: Viewer, ask: Ask, seat: int) -> bool:
    """Say whether a viewer knew a seat's answer from the asks: their own, a group's, and the judge every secret one.

    What all may know of, such as votes and turns to speak, is told by events.
    """
    if seat == CHANCE or ask.kind in ("hold", "speech", "deal") or is_public(ask):
        return False
    return viewer in ("judge", seat) or (ask.shared and viewer in ask.seats)


def _frame(view: View) -> Frame:
    seats = tuple(msgspec.structs.replace(seat) for seat in view.seats)
    return Frame(view.phase, view.number, seats, view.sheriff, view.candidates)
