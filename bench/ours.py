"""What is measured of our own engine, each in a process of its own, like the peers.

    python -m bench.ours games --seconds 3

One line of JSON is printed: what was done, in how much CPU time, and what belongs to it.
"""

from __future__ import annotations

import argparse
import gc
import random
import time
import tracemalloc
from collections.abc import Callable, Iterable
from itertools import cycle
from typing import Final

import msgspec

from bench.games import eight_seats, eighteen_seats, fifteen_seats, play_any, play_simply, step, twelve_seats
from lycaon import CHANCE, Game, Plan, new_game, prepare, seed_from
from lycaon.game.game import Answered
from lycaon.record import Record, dump_jsonl, load_jsonl, record_of, replay

WARM_UP = 3
"""How often each thing is done before the clock starts."""

POOL = 20
"""How many games are played beforehand, where games that are over are what is needed."""

LIVE = 200
"""How many games live side by side while their memory is measured."""


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """What one process has measured: how often something was done, in so many seconds of CPU time."""

    times: int
    cpu_seconds: float
    more: dict[str, float] = {}
    """Whatever else belongs to it, by its name."""

    @property
    def per_second(self) -> float:
        """How often it is done in a second of CPU time."""
        return self.times / self.cpu_seconds if self.cpu_seconds else 0.0


def games(seconds: float) -> Figure:
    """Measure games at the eight seats at which the peers play."""
    plan = prepare(eight_seats())
    answers = 0

    def play(number: int) -> None:
        nonlocal answers
        answers += play_simply(plan, number).answers

    figure = _timed(play, seconds)
    return _with(figure, actions_per_game=answers / (figure.times + WARM_UP))


def large_games(seconds: float) -> Figure:
    """Measure games at fifteen seats with every role of the first two boxes."""
    plan = prepare(fifteen_seats())
    decisions = 0

    def play(number: int) -> None:
        nonlocal decisions
        decisions += len(play_any(plan, number).decisions)

    figure = _timed(play, seconds)
    return _with(figure, actions_per_game=decisions / (figure.times + WARM_UP))


def event_games(seconds: float) -> Figure:
    """Measure games at eighteen seats with eighteen different roles and the event cards, each deck in its own order."""
    plans = cycle([prepare(eighteen_seats(number)) for number in range(POOL)])
    decisions = 0

    def play(number: int) -> None:
        nonlocal decisions
        decisions += len(play_any(next(plans), number).decisions)

    figure = _timed(play, seconds)
    return _with(figure, actions_per_game=decisions / (figure.times + WARM_UP))


def replays(seconds: float, *, check: bool = True) -> Figure:
    """Measure replays of whole games at twelve seats; `check` compares the digest before each decision."""
    records = _records()
    nextly = cycle(records).__next__
    figure = _timed(lambda _: replay(nextly(), check=check), seconds)
    return _with(figure, actions_per_game=_mean(len(record.decisions) for record in records))


def bare_replays(seconds: float) -> Figure:
    """Measure the same replays without a look at the digests."""
    return replays(seconds, check=False)


def views(seconds: float) -> Figure:
    """Measure the twelve seats' views after each decision; the clock stands still while the game itself goes on."""
    plan = prepare(twelve_seats())
    pool = [play_any(plan, number) for number in range(POOL)]
    seats = range(1, plan.setup.seats + 1)
    clock = time.process_time
    spent = 0.0
    taken = 0
    for played in cycle(pool):
        game = new_game(plan, seed=played.seed)
        for decision in played.decisions:
            if isinstance(decision, Answered) and decision.seat != CHANCE:
                game.answer(decision.ask, decision.seat, decision.answer)
                started = clock()
                for seat in seats:
                    game.view(seat)
                spent += clock() - started
                taken += len(seats)
        if spent >= seconds:
            break
    return Figure(times=taken, cpu_seconds=spent)


def records_written(seconds: float) -> Figure:
    """Measure how finished games become records, digests and all, and the records text."""
    plan = prepare(twelve_seats())
    pool = [play_any(plan, number) for number in range(POOL)]
    nextly = cycle(pool).__next__
    figure = _timed(lambda _: dump_jsonl(record_of(nextly())), seconds)
    return _with(figure, kilobytes=_mean(len(dump_jsonl(record_of(game)).encode()) for game in pool) / 1000)


def records_loaded(seconds: float) -> Figure:
    """Measure how the text of records is read and checked."""
    texts = [dump_jsonl(record).encode() for record in _records()]
    nextly = cycle(texts).__next__
    return _timed(lambda _: load_jsonl(nextly()), seconds)


def memory(_seconds: float) -> Figure:
    """Measure the memory of games that live side by side, as they begin, in the second day, and over."""
    plan = prepare(twelve_seats())
    for number in range(WARM_UP):
        play_any(plan, number)
    started = time.process_time()
    begun = _kilobytes(lambda number: new_game(plan, seed=seed_from(number)))
    halfway = _kilobytes(lambda number: _play_until_day(plan, number, 2))
    over = _kilobytes(lambda number: play_any(plan, number))
    spent = time.process_time() - started
    return Figure(times=3 * LIVE, cpu_seconds=spent, more={"begun": begun, "second_day": halfway, "over": over})


MEASURES: Final[dict[str, Callable[[float], Figure]]] = {
    one.__name__: one
    for one in (games, large_games, event_games, replays, bare_replays, views, records_written, records_loaded, memory)
}
"""Everything that is measured here, by its name."""


def _timed(do: Callable[[int], object], seconds: float) -> Figure:
    """Do something, with a new number each time, for so many seconds of CPU time."""
    for number in range(WARM_UP):
        do(number)
    gc.collect()
    times = 0
    spent = 0.0
    started = time.process_time()
    while spent < seconds:
        do(WARM_UP + times)
        times += 1
        spent = time.process_time() - started
    return Figure(times=times, cpu_seconds=spent)


def _with(figure: Figure, **more: float) -> Figure:
    return msgspec.structs.replace(figure, more=more)


def _mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed)


def _records() -> list[Record]:
    plan = prepare(twelve_seats())
    return [record_of(play_any(plan, number)) for number in range(POOL)]


def _play_until_day(plan: Plan, number: int, day: int) -> Game:
    """Play until a day has begun, or to the end of a shorter game."""
    game = new_game(plan, seed=seed_from(number))
    while game.result is None and game.phase != f"d{day}":
        step(game)
    return game


def _kilobytes(make: Callable[[int], Game]) -> float:
    """Return the memory of one of many games: all that is still held when they have been made."""
    gc.collect()
    tracemalloc.start()
    live = [make(number) for number in range(LIVE)]
    gc.collect()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return held / len(live) / 1000


def main() -> None:
    """Measure what the command line names, and print the figure as one line of JSON."""
    parser = argparse.ArgumentParser(description="Measures one thing and prints the figure.")
    parser.add_argument("measure", choices=MEASURES)
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU time to measure for")
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same answers")
    arguments = parser.parse_args()
    random.seed(arguments.seed)
    print(msgspec.json.encode(MEASURES[arguments.measure](arguments.seconds)).decode())


if __name__ == "__main__":
    main()
