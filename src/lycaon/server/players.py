"""Bots at the seats of rooms: they get a view and an ask like anybody, and take their time like people.

A bot's command bears the id of its ask, so that it lands once, whichever process has run it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from concurrent.futures import Future
from contextlib import suppress
from random import Random
from typing import Any

from lycaon.bots import DEFAULT_LEVEL, Bot, Ponders, bot_of, is_legal, random_answer
from lycaon.bots.hearing import tell
from lycaon.bots.phrases import character_of
from lycaon.game.ask import CHANCE, Answer, Refused
from lycaon.game.event import Said, SpeechBegan
from lycaon.game.speech import CHANNELS, may_speak
from lycaon.game.view import AskView, View
from lycaon.rooms import commands as do
from lycaon.rooms.clock import kind_of
from lycaon.rooms.desk import Desk
from lycaon.rooms.refusal import RoomCode
from lycaon.rooms.room import Room
from lycaon.rooms.store import StoreFailed
from lycaon.server.faults import report, warn

LEAST_PAUSE, MOST_PAUSE = 1.5, 6.0
"""Seconds for which a bot seems to think. The same for every role."""

MOST_OF_ITS_TIME = 0.2
"""The share of its time within which a bot answers however little there is: a call has up to two asks in a row."""

MOST_OF_A_CALL, MOST_BY_DAY = 0.4, 0.6
"""The same for a bot that asks somebody outside: at a call whose length tells nothing of who answers, and by day."""

ASKS_AGAIN = 0.5
"""Seconds after which it is looked again whether another process still asks for a bot, or has died."""

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
        self._claimed: set[str] = set()
        """What this process alone asks somebody outside, by the same."""

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
        except Exception as error:  # noqa: BLE001 - whatever it is, the others play on
            report("bot failed", error)
        finally:
            self._busy.pop(key, None)
            if key in self._claimed:
                self._claimed.discard(key)
                with suppress(StoreFailed):  # it is lost, then
                    await self._desk.store.release(key)

    async def _take_turn(self, room: Room, ask_id: str, seat: int, key: str) -> None:
        """Answer an ask, sooner or later. Its luck hangs on the game's secret: nobody else can throw the same dice."""
        game = room.playing
        if game is None:
            return
        rng = Random(f"{game.seed.hex()}/{key}")
        pause = self._pause(room, ask_id, rng)
        await asyncio.sleep(pause - await self._ponder(room, ask_id, seat, key))
        ask = self._asked(room, ask_id, seat)
        if ask is not None and ask.kind == "speech":
            await self._speak(room, seat, ask, rng)
        while (ask := self._asked(room, ask_id, seat)) is not None:
            value = self._choose(room, seat, ask, rng)
            if ask.offer and value is None:
                await asyncio.sleep(60 * self._pace + 1)  # it thinks of it again later
                continue
            try:
                await self._give(room, seat, f"{room.epoch}/{ask_id}/{seat}", do.GiveAnswer(ask_id, value))
            except Refused as refused:
                if refused.code != RoomCode.BUSY:
                    return  # the time was up, or the seat has lost its bot
            except StoreFailed:
                await asyncio.sleep(5)

    def _pause(self, room: Room, ask_id: str, rng: Random) -> float:
        """Return for how long a bot seems to think: never so long that a call of two asks would be over before."""
        pause = rng.uniform(LEAST_PAUSE, MOST_PAUSE) * self._pace
        ask = room.playing.open_asks.get(ask_id) if room.playing is not None else None
        if ask is None:
            return 0
        lasts = room.settings.time("hold" if ask.hold is not None else kind_of(ask))
        return pause if lasts is None else min(pause, lasts * MOST_OF_ITS_TIME)

    async def _ponder(self, room: Room, ask_id: str, seat: int, key: str) -> float:
        """Wait for a bot that asks somebody outside, as long as there is time; returns how many seconds it took.

        The ask is answered in any case: whatever goes wrong here, the bot does without.
        """
        loop = asyncio.get_running_loop()
        begun = loop.time()
        patience = self._patience(room, ask_id)
        try:
            if await self._may_ask(room, ask_id, seat, key, None if patience is None else begun + patience):
                question = self._question(room, ask_id, seat)
                if question is not None:
                    left = None if patience is None else max(0, begun + patience - loop.time())
                    try:
                        await asyncio.wait([asyncio.wrap_future(question)], timeout=left)
                    finally:
                        question.cancel()
        except Exception as error:  # noqa: BLE001 - see _think
            report("bot failed", error)
        return loop.time() - begun

    async def _may_ask(self, room: Room, ask_id: str, seat: int, key: str, until: float | None) -> bool:
        """Say whether this process is the one that asks somebody outside for a bot: one is enough, and costs enough."""
        while (ask := self._asked(room, ask_id, seat)) is not None:
            if ask.offer or not isinstance(self._bot(room, seat), Ponders):
                return False
            try:
                if await self._desk.store.claim(key):
                    self._claimed.add(key)
                    return True
            except StoreFailed:
                return True
            if until is not None and asyncio.get_running_loop().time() >= until:
                return False
            await asyncio.sleep(ASKS_AGAIN)
        return False

    def _question(self, room: Room, ask_id: str, seat: int) -> Future[Any] | None:
        """Return what a bot waits for that asks somebody outside."""
        ask = self._asked(room, ask_id, seat)
        if ask is None:
            return None
        bot = self._bot(room, seat)
        return bot.ponder(self._view(room, seat), ask) if isinstance(bot, Ponders) else None

    def _patience(self, room: Room, ask_id: str) -> float | None:
        """Return for how long a bot may wait for somebody outside, so that it answers before its time is up."""
        ask = room.playing.open_asks.get(ask_id) if room.playing is not None else None
        if ask is None:
            return 0
        lasts = room.settings.time("hold" if ask.hold is not None else kind_of(ask))
        if ask.hold is None:
            return None if lasts is None else lasts * MOST_BY_DAY
        return (lasts or 0) * (MOST_OF_ITS_TIME if room.settings.holds == "answered" else MOST_OF_A_CALL)

    def _choose(self, room: Room, seat: int, ask: AskView, rng: Random) -> Answer:
        """Return the bot's answer; one by chance when the bot fails, or answers what can't be."""
        try:
            bot = self._bot(room, seat)
            value = bot.answer(self._view(room, seat), ask, rng)
            _note_troubles(bot)
        except Exception as error:  # noqa: BLE001 - see _think
            report("bot failed", error)
        else:
            if is_legal(ask, value) or (ask.offer and value is None):
                return value
        return random_answer(ask, rng)

    async def _speak(self, room: Room, seat: int, ask: AskView, rng: Random) -> None:
        game = room.playing
        if game is None or _has_spoken(room, seat):
            return
        try:
            bot = self._bot(room, seat)
            speech = bot.speak(self._view(room, seat), ask, rng)
            _note_troubles(bot)
        except Exception as error:  # noqa: BLE001 - see _think
            report("bot failed", error)
            return
        channel = next((one for one in CHANNELS if may_speak(game, seat, one)), None)
        if speech is None or channel is None or not (speech.text or speech.claims):
            return
        with suppress(Refused, StoreFailed):
            say = do.Say(speech.text, channel, speech.claims[: do.MOST_CLAIMS])
            await self._give(room, seat, f"{room.epoch}/{ask.id}/{seat}/say", say)
        lasts = room.settings.time(kind_of(game.open_asks[ask.id])) if ask.id in game.open_asks else 0
        read = len(speech.text) / READING * self._pace
        await asyncio.sleep(read if lasts is None else min(read, lasts * MOST_OF_ITS_TIME))

    async def _give(self, room: Room, seat: int, id: str, command: do.Command) -> None:
        """Give a command for a seat. Raises `Refused`, or `StoreFailed` when the store is gone for longer."""
        bot = room.seats[seat - 1]  # whoever has the seat when it is tried again, this is the bot's
        for wait in (0.5, 2, 8, None):
            try:
                await self._desk.command(room.code, bot, id, command)
            except StoreFailed:
                if wait is None:
                    raise
                await asyncio.sleep(wait)
            else:
                return

    def _asked(self, room: Room, ask_id: str, seat: int) -> AskView | None:
        """Return an ask as the seat sees it, if it still waits for its answer."""
        game = room.playing
        who = room.lobby.people.get(room.seats[seat - 1])
        if game is None or room.clock.paused is not None or who is None or who.kind != "bot":
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
        who = room.lobby.people.get(room.seats[seat - 1])
        level = None if who is None else who.level
        language, character = room.lobby.language, character_of(seat, room.code)
        bot, heard = self._bots.get(key) or (bot_of(level or DEFAULT_LEVEL, language, character), 0)
        game = room.game
        if game is not None:
            events = game.events(seat, heard)
            tell(bot, events, game.words, game.table.size)
            heard += len(events)
        self._bots[key] = (bot, heard)
        return bot

    def forget(self, held: Iterable[Room]) -> None:
        """Forget the bots of rooms that are held no more, and of games that are over."""
        games = {(room.code, room.epoch) for room in held if room.playing is not None}
        self._bots = {key: one for key, one in self._bots.items() if key[:2] in games}

    async def stop(self) -> None:
        """Stop thinking."""
        for task in list(self._busy.values()):
            task.cancel()
        await asyncio.gather(*self._busy.values(), return_exceptions=True)


def _note_troubles(bot: Bot) -> None:
    """Tell an operator what went wrong where a bot asked: in one word, for anything else could be a secret."""
    for why in bot.troubles() if isinstance(bot, Ponders) else ():
        warn("model failed", why=why)


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
