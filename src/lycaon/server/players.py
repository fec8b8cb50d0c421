"""Bots at the seats of rooms: they get a view and an ask like anybody, and take their time like people.

A bot's command bears the id of its ask, so that it lands once, whichever process has run it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random

from lycaon.bots import Bot, RandomBot, SimpleBot, random_answer
from lycaon.game.ask import CHANCE, RefusalCode, Refused
from lycaon.game.event import Said, SpeechBegan
from lycaon.game.speech import CHANNELS, may_speak
from lycaon.game.view import AskView, View
from lycaon.rooms import commands as do
from lycaon.rooms.desk import Desk
from lycaon.rooms.room import Room
from lycaon.rooms.store import StoreFailed

LEVELS: dict[str, Callable[[], Bot]] = {"simple": SimpleBot, "random": RandomBot}

LEAST_PAUSE, MOST_PAUSE = 1.5, 6.0
"""Seconds for which a bot seems to think. The same for every role."""

READING = 14.0
"""Characters a second that a person reads: a speech is not over before it can have been read."""


class Players:
    """The bots of all rooms that this process holds."""

    def __init__(self, desk: Desk, *, pace: float = 1.0) -> None:
        """Play in a desk's rooms; `pace` multiplies every pause (0: at once)."""
        self._desk = desk
        self._pace = pace
        self._bots: dict[tuple[str, int, int], tuple[Bot, int]] = {}
        """By room, epoch and seat: the bot, and how many events it has heard."""
        self._busy: dict[str, asyncio.Task[None]] = {}
        """What bots are thinking about, by room, ask and seat."""

    def look(self, room: Room) -> None:
        """Let the bots of a room think about what they are asked now."""
        game = room.playing
        if game is None or room.clock.paused is not None:
            return
        for seat, person in enumerate(room.seats, 1):
            who = room.lobby.people.get(person)
            if who is None or who.kind != "bot":
                continue
            for ask in game.open_asks.values():
                waits = ask.state == "open" and seat in ask.seats and seat not in ask.answers
                key = f"{room.code}/{room.epoch}/{ask.id}/{seat}"
                if waits and seat != CHANCE and key not in self._busy:
                    self._busy[key] = asyncio.create_task(self._think(room, ask.id, seat, key))

    async def _think(self, room: Room, ask_id: str, seat: int, key: str) -> None:
        try:
            await self._take_turn(room, ask_id, seat, key)
        finally:
            self._busy.pop(key, None)

    async def _take_turn(self, room: Room, ask_id: str, seat: int, key: str) -> None:
        rng = Random(key)
        await asyncio.sleep(rng.uniform(LEAST_PAUSE, MOST_PAUSE) * self._pace)
        ask = self._asked(room, ask_id, seat)
        if ask is None:
            return
        bot = self._bot(room, seat)
        person = room.seats[seat - 1]
        if ask.kind == "speech":
            await self._speak(room, bot, seat, ask, rng)
            ask = self._asked(room, ask_id, seat)
            if ask is None:
                return
        value = bot.answer(self._view(room, seat), ask, rng)
        if ask.offer and value is None:
            await asyncio.sleep(60 * self._pace + 1)  # it thinks of it again later
            return
        id = f"{room.epoch}/{ask_id}/{seat}"
        try:
            await self._give(room, person, id, do.GiveAnswer(ask_id, value))
        except Refused as refused:
            if refused.code == RefusalCode.ILLEGAL:
                with suppress(Refused):
                    await self._give(room, person, f"{id}/again", do.GiveAnswer(ask_id, random_answer(ask, rng)))

    async def _speak(self, room: Room, bot: Bot, seat: int, ask: AskView, rng: Random) -> None:
        game = room.playing
        if game is None or _has_spoken(room, seat):
            return
        speech = bot.speak(self._view(room, seat), ask, rng)
        channel = next((one for one in CHANNELS if may_speak(game, seat, one)), None)
        if speech is None or channel is None or not (speech.text or speech.claims):
            return
        with suppress(Refused):
            say = do.Say(speech.text, channel, speech.claims[: do.MOST_CLAIMS])
            await self._give(room, room.seats[seat - 1], f"{room.epoch}/{ask.id}/{seat}/say", say)
        await asyncio.sleep(len(speech.text) / READING * self._pace)

    async def _give(self, room: Room, person: int, id: str, command: do.Command) -> None:
        for wait in (0.5, 2, 8):
            try:
                await self._desk.command(room.code, person, id, command)
            except StoreFailed:
                await asyncio.sleep(wait)
            else:
                return

    def _asked(self, room: Room, ask_id: str, seat: int) -> AskView | None:
        """Return an ask as the seat sees it, if it still waits for its answer."""
        game = room.playing
        if game is None or room.clock.paused is not None:
            return None
        for ask in self._view(room, seat).asks:
            if ask.id == ask_id and not ask.held and not ask.answered:
                return ask
        return None

    @staticmethod
    def _view(room: Room, seat: int) -> View:
        game = room.game
        if game is None:
            raise LookupError(room.code)
        return game.view(seat)

    def _bot(self, room: Room, seat: int) -> Bot:
        """Return the bot of a seat, when it has heard all that its seat has."""
        key = (room.code, room.epoch, seat)
        who = room.lobby.people[room.seats[seat - 1]]
        bot, heard = self._bots.get(key) or (LEVELS.get(who.level or "", SimpleBot)(), 0)
        game = room.game
        if game is not None:
            events = game.events(seat, heard)
            bot.hear(events)
            heard += len(events)
        self._bots[key] = (bot, heard)
        return bot

    def forget(self, held: set[str]) -> None:
        """Forget the bots of rooms that are held no more, and of games that are over."""
        self._bots = {key: one for key, one in self._bots.items() if key[0] in held}

    async def stop(self) -> None:
        """Stop thinking."""
        for task in list(self._busy.values()):
            task.cancel()
        await asyncio.gather(*self._busy.values(), return_exceptions=True)


def _has_spoken(room: Room, seat: int) -> bool:
    """Say whether a seat has spoken in this turn already, as another process may have let it."""
    game = room.game
    if game is None:
        return True
    for event in reversed(game.events(seat)):
        if isinstance(event, SpeechBegan):
            return False
        if isinstance(event, Said) and event.seat == seat:
            return True
    return False
