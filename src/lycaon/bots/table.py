"""The bots' table: it puts a game's asks to whoever sits there, and plays the game to its end.

It gives every seat its own view and its own events, keeps all luck in generators keyed by seed, ask and seat, and
closes the holds of the night. Answers go in through `Game.answer` like anybody's.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from concurrent.futures import wait
from contextlib import suppress
from random import Random

from lycaon.bots.bot import Bot, Ponders, random_answer
from lycaon.bots.hearing import tell
from lycaon.game import chance
from lycaon.game.ask import CHANCE, Answer, Ask, RefusalCode, Refused
from lycaon.game.event import Said, SpeechBegan
from lycaon.game.game import Game
from lycaon.game.speech import CHANNELS
from lycaon.game.victory import Result
from lycaon.game.view import AskView, View, Watcher, project


class Table:
    """A game with a bot at each seat. `first` are seats that answer before the others: people among bots.

    `seed` is anything that prints the same in every run; with the game's own seed it settles the whole game.
    """

    def __init__(
        self,
        game: Game,
        bots: Mapping[int, Bot],
        *,
        seed: object = 0,
        first: Collection[int] = (),
        after: Callable[[], None] | None = None,
    ) -> None:
        """Seat the bots; `after` is called when something has been decided."""
        self.game = game
        self.bots = bots
        self.seed = seed
        self.first = first
        self.after = after
        self.stumbles = 0
        """How many answers were refused and given by chance instead; 0 unless a bot is broken."""
        self._watchers = {seat: Watcher(game.table.size, seat) for seat in bots}
        self._heard = dict.fromkeys(bots, 0)
        self._offered: set[str] = set()

    def play(self) -> Result:
        """Play on until the game has ended."""
        while self.game.result is None:
            self.step()
        return self.game.result

    def step(self) -> None:
        """Settle the first ask that waits, or close the hold that nothing waits under any more."""
        game = self.game
        waiting = [ask for ask in game.open_asks.values() if not ask.offer and ask.state == "open"]
        if not waiting:
            raise RuntimeError("nothing is asked, and the game has not ended")
        ask = next((one for one in waiting if one.kind != "hold"), waiting[0])
        if self._consider_offers(ask):
            return
        if ask.kind == "hold":
            game.expire(ask.id)
            self._decided()
        elif ask.seats == (CHANCE,):
            game.answer(ask.id, CHANCE, chance.draw(game.seed, ask, CHANCE))
            self._decided()
        else:
            self._put(ask)

    def _put(self, ask: Ask) -> None:
        """Put an ask to each of its seats that has not answered yet."""
        people_last = ask.kind == "speech"  # who listens to all the others has more to say
        for seat in sorted(ask.seats, key=lambda one: (one in self.first) == people_last):
            if ask.state != "open" or self.game.result is not None:
                return
            if seat in ask.answers:
                continue
            if seat not in self.bots:
                raise KeyError(f"nobody sits at {seat}")
            seen = project(ask, seat)
            if seen is None:
                continue
            rng = self._rng(ask.id, seat)
            if ask.kind == "speech":
                self._speak(seat, seen, rng)
            self._give(seat, seen, self._answer(seat, seen, rng), rng)

    def _speak(self, seat: int, ask: AskView, rng: Random) -> None:
        """Let a seat speak to whoever is to hear it now: by day the village, by night those awake with it."""
        view = self.listen(seat)
        if _has_spoken(self._watchers[seat], seat):
            return
        self._ponder(seat, view, ask)
        speech = self.bots[seat].speak(view, ask, rng)
        if speech is None:
            return
        for channel in CHANNELS:
            with suppress(Refused):  # not where it may speak now
                self.game.say(seat, channel, speech.text, speech.claims)
                self._decided()
                return

    def _answer(self, seat: int, ask: AskView, rng: Random) -> Answer:
        view = self.listen(seat)
        self._ponder(seat, view, ask)
        return self.bots[seat].answer(view, ask, rng)

    def _ponder(self, seat: int, view: View, ask: AskView) -> None:
        """Wait for a bot that asks somebody outside: nobody else has anything to do meanwhile."""
        bot = self.bots[seat]
        question = bot.ponder(view, ask) if isinstance(bot, Ponders) else None
        if question is not None:
            wait([question])

    def listen(self, seat: int) -> View:
        """Let a seat hear what it has not heard yet, and return its view."""
        watcher = self._watchers[seat]
        view = watcher.look(self.game)
        heard = self._heard[seat]
        if len(watcher.events) > heard:
            self._heard[seat] = len(watcher.events)
            tell(self.bots[seat], watcher.events[heard:], self.game.words, self.game.table.size)
        return view

    def _give(self, seat: int, ask: AskView, value: Answer, rng: Random) -> None:
        """Give an answer; one that is refused is given by chance instead, so that no bot can stop a game."""
        try:
            self.game.answer(ask.id, seat, value)
        except Refused as refused:
            if refused.code is not RefusalCode.ILLEGAL:
                raise
            self.stumbles += 1
            self.game.answer(ask.id, seat, random_answer(ask, rng))
        self._decided()

    def _consider_offers(self, beside: Ask) -> bool:
        """Let every seat consider what it is offered, once beside each ask; True when somebody took an offer."""
        game = self.game
        offers = [ask for ask in game.open_asks.values() if ask.offer and ask.state == "open"]
        if not offers or beside.id in self._offered:
            return False
        self._offered.add(beside.id)
        for ask in offers:
            for seat in ask.seats:
                if seat not in self.bots or not game.table[seat].alive:
                    continue
                seen = project(ask, seat)
                if seen is None:
                    continue
                rng = self._rng(f"{ask.id}+{beside.id}", seat)
                value = self._answer(seat, seen, rng)
                if value is not None:
                    self._give(seat, seen, value, rng)
                    return True
        return False

    def _rng(self, key: str, seat: int) -> Random:
        return Random(f"{self.seed}/{key}/{seat}")

    def _decided(self) -> None:
        if self.after is not None:
            self.after()


def _has_spoken(watcher: Watcher, seat: int) -> bool:
    """Say whether a seat has spoken in this turn already: before a game was left off and taken up again."""
    for event in reversed(watcher.events):
        if isinstance(event, SpeechBegan):
            return False
        if isinstance(event, Said) and event.seat == seat:
            return True
    return False


def play(game: Game, bots: Mapping[int, Bot], *, seed: object = 0) -> Result:
    """Play a game with bots to its end and return its result; the same seeds give the same game."""
    return Table(game, bots, seed=seed).play()
