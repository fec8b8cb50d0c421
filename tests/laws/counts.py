"""Counting small nights: every way in which a first night can be answered, and what comes of it at dawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from lycaon import CHANCE, Game, Setup, new_game, seed_from
from lycaon.game.ask import Answer, Ask
from lycaon.game.decision import Answered
from lycaon.game.event import DayBegan, Died
from tests.laws.player import waiting_asks

Path = tuple[tuple[str, int, Answer], ...]


def nights(setup: Setup, cards: tuple[str, ...]) -> Iterator[Game]:
    """Play every first night of a deal, up to the day or the end; luck is a choice like any other."""
    paths: list[Path] = [(("d0.deal", CHANCE, cards),)]
    while paths:
        path = paths.pop()
        game = new_game(setup, seed=seed_from(0), by_hand={"*"})
        for id, seat, answer in path:
            game.answer(id, seat, answer)
        if game.result is not None or any(isinstance(event, DayBegan) for event in game.log):
            yield game
            continue
        ask = waiting_asks(game)[0]
        seat = next(seat for seat in ask.seats if seat not in ask.answers)
        paths += [(*path, (ask.id, seat, answer)) for answer in answers(ask, seat)]


def answers(ask: Ask, seat: int) -> list[Answer]:
    """Return every legal answer; in which order seats are named makes no difference."""
    legal = ask.legal_for(seat)
    found: list[Answer] = [None] if ask.may_pass else []
    if ask.kind == "seats":
        seats = sorted(int(one) for one in legal)
        for count in range(ask.least, ask.most + 1):
            found.extend(combinations(seats, count))
        return found
    return [*found, *legal]


def dead_at_dawn(game: Game) -> tuple[int, ...]:
    """Return who died of the night, in seat order."""
    return tuple(sorted(seat for event in game.log if isinstance(event, Died) for seat in event.seats))


class Count:
    """What was counted: how many nights there are, how many for each set of dead, and how many kinds of answers."""

    def __init__(self, setup: Setup, cards: tuple[str, ...]) -> None:
        self.nights = 0
        self.dead: Counter[tuple[int, ...]] = Counter()
        self.winners: Counter[str | None] = Counter()
        logs: set[tuple[object, ...]] = set()
        for game in nights(setup, cards):
            self.nights += 1
            self.dead[dead_at_dawn(game)] += 1
            self.winners[game.result.winner if game.result is not None else None] += 1
            logs.add(tuple(event for event in game.log if event.to is None))
            assert all(isinstance(decision, Answered) for decision in game.decisions)
        self.public = len(logs)
        """How many of the nights sound different to the public."""
