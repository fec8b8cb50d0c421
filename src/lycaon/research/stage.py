"""The stage of an environment: a game in which luck and the night's holds go by themselves, and seats are asked."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random

import msgspec

from lycaon import new_game, prepare
from lycaon.bots.bot import random_answer
from lycaon.game import chance
from lycaon.game.ask import CHANCE, Answer, Ask, Refused
from lycaon.game.chance import seed_from
from lycaon.game.event import AnyEvent
from lycaon.game.plan import Plan, Setup
from lycaon.game.speech import CHANNELS
from lycaon.game.victory import Result
from lycaon.game.view import AskView, View, Watcher, project


def plan_for(setup: Setup) -> Plan:
    """Return a setup made ready for an environment: with turns to speak, and nobody who holds printed cards."""
    return prepare(msgspec.structs.replace(setup, talk=True, looks=False, holds=False, real_cards=False))


class Stage:
    """One game. The same seed gives the same game, if its seats answer alike."""

    def __init__(self, plan: Plan, seed: int) -> None:
        """Deal the cards, and go on to the first asks."""
        self.seed = seed
        self.game = new_game(plan, seed=seed_from(seed))
        size = plan.setup.seats
        self.seats = range(1, size + 1)
        self._watchers = {seat: Watcher(size, seat) for seat in self.seats}
        self._heard = dict.fromkeys(self.seats, 0)
        self._settle()

    @property
    def result(self) -> Result | None:
        """How the game ended, if it has."""
        return self.game.result

    def turns(self) -> dict[int, AskView]:
        """Return what each seat that may do something now is asked: an ask before any offer."""
        found: dict[int, AskView] = {}
        for ask in (*self._waiting(), *self._offers()):
            for seat in ask.seats:
                if seat in found or seat in ask.answers or (ask.offer and not self.game.table[seat].alive):
                    continue
                seen = project(ask, seat)
                if seen is not None:
                    found[seat] = seen
        return found

    def view(self, seat: int) -> View:
        """Return what a seat sees."""
        return self._watchers[seat].look(self.game)

    def news(self, seat: int) -> list[AnyEvent]:
        """Return what a seat may know and was not told yet."""
        watcher = self._watchers[seat]
        watcher.read(self.game)
        heard, self._heard[seat] = self._heard[seat], len(watcher.events)
        return watcher.events[heard:]

    def say(self, seat: int, text: str, claims: tuple[str, ...]) -> bool:
        """Let a seat speak to whoever is to hear it now; False when it may not speak."""
        for channel in CHANNELS:
            with suppress(Refused):
                self.game.say(seat, channel, text, claims)
                return True
        return False

    def give(self, seat: int, ask: AskView, value: Answer) -> bool:
        """Give a seat's answer and go on; False where it came too late, because somebody has interrupted, say.

        An illegal answer raises `Refused`, and changes nothing.
        """
        if ask.id not in self.game.open_asks or self.game.open_asks[ask.id].state != "open":
            return False
        if ask.offer and value is None:
            return True
        self.game.answer(ask.id, seat, value)
        self._settle()
        return True

    def by_luck(self, seat: int, ask: AskView) -> Answer:
        """Return a legal answer for a seat that has not given one; the same each time."""
        return random_answer(ask, Random(f"{self.seed}/{ask.id}/{seat}"))

    def _settle(self) -> None:
        """Throw the dice and close what nobody waits under, until a seat is asked or the game has ended."""
        game = self.game
        while game.result is None:
            asks = [ask for ask in game.open_asks.values() if not ask.offer and ask.state == "open"]
            first = next((ask for ask in asks if ask.kind != "hold"), asks[0])
            if first.kind == "hold":
                game.expire(first.id)
            elif first.seats == (CHANCE,):
                game.answer(first.id, CHANCE, chance.draw(game.seed, first, CHANCE))
            else:
                return

    def _waiting(self) -> Iterator[Ask]:
        for ask in self.game.open_asks.values():
            if ask.state == "open" and not ask.offer and ask.kind != "hold" and ask.seats != (CHANCE,):
                yield ask

    def _offers(self) -> Iterator[Ask]:
        return (ask for ask in self.game.open_asks.values() if ask.offer and ask.state == "open")
