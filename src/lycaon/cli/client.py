"""`lycaon client`: a seat in a room, in the terminal. It speaks the protocol as any client does."""

from __future__ import annotations

import asyncio
import getpass
import os
import secrets
from collections import deque
from contextlib import suppress
from hashlib import sha256
from random import Random
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, Request, build_opener

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from lycaon import Setup, prepare, resolve
from lycaon.bots import random_answer
from lycaon.bots.hearing import understood
from lycaon.cli.commands import MARK, command_in, help_lines
from lycaon.cli.failure import Failed, Stopped, clean, one_line
from lycaon.cli.lines import Lines
from lycaon.cli.person import COMMANDS as PERSONS
from lycaon.cli.person import Person, checked, seat_grid
from lycaon.cli.played import table_lines
from lycaon.cli.playing import own_folder
from lycaon.cli.reading import Unread, choices, plain, read_answer
from lycaon.cli.screen import Screen
from lycaon.cli.spoken import in_words
from lycaon.cli.teller import mate_line
from lycaon.cli.voice import Voice
from lycaon.game.ask import Answer
from lycaon.game.plan import Plan
from lycaon.game.view import AskView
from lycaon.rooms import commands as do
from lycaon.rooms.settings import Language
from lycaon.rooms.sight import Played, RoomView
from lycaon.server import protocol as wire

SERVER = "http://localhost:8717"
PATIENCE = 10.0
"""Seconds after which a server that says nothing isn't waited for."""

PING = 15.0
"""Seconds between two signs of life."""

SOONEST, LATEST = 0.3, 5.0
"""Seconds until a lost connection is made anew: more each time."""

COMMANDS = (*PERSONS, "take", "say")
BYES = {
    "elsewhere": "cli-client-elsewhere",
    "kicked": "cli-client-kicked",
    "closed": "cli-client-closed",
    "silent": "cli-client-lost",
}
"""What is said when the server lets a client go."""

STOPPED = {
    "host": "cli-client-stopped-host",
    "error": "cli-client-stopped-error",
    "rules_changed": "cli-client-stopped-rules",
}
"""What is said when a game ends before anybody has won."""

CHANNELS = ("village", "pack", "lovers", "siblings")
"""Where somebody who lives may be heard, in the order in which it is tried."""

_read_message = msgspec.json.Decoder(wire.ToClient).decode
_encode = msgspec.json.Encoder().encode


def play(screen: Screen, voice: Voice, room: str, server: str | None, name: str | None) -> None:
    """Come into a room and play there until it is over. Raises `Failed`."""
    base, code = where(room, server)
    called = name or _own_name()
    kept = Kept(base, code, called)
    try:
        ticket = kept.ticket()
        if ticket is not None:
            with suppress(_Unknown):
                asyncio.run(Client(screen, voice, base, ticket, kept).run())
                return
        ticket = come_in(voice, base, code, called)
        kept.keep(ticket)
        asyncio.run(Client(screen, voice, base, ticket, kept).run())
    except (Stopped, KeyboardInterrupt):
        screen.line()
        screen.line(voice.say("cli-bye"))
    except _Unknown:
        raise Failed("cli-client-closed") from None


class _Unknown(Exception):  # noqa: N818 - another way in is tried then
    """The server does not know who this is."""


class Kept:
    """The ticket for a room, kept in the person's own folder, so that the seat can be taken up again."""

    def __init__(self, base: str, code: str, name: str) -> None:
        """Know where it lies."""
        try:
            folder = own_folder() / "seats"
        except (OSError, RuntimeError):
            self._path = None
            return
        mark = sha256(f"{base} {code.upper()} {name}".encode(errors="replace")).hexdigest()[:16]
        self._path = folder / f"{mark}.json"

    def ticket(self) -> wire.Ticket | None:
        """Return the ticket, if there is one."""
        if self._path is None:
            return None
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=wire.Ticket)
        except (OSError, msgspec.MsgspecError):
            return None

    def keep(self, ticket: wire.Ticket) -> None:
        """Keep a ticket, if that is possible: one plays without, too."""
        if self._path is None:
            return
        with suppress(OSError):
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            fresh = self._path.with_suffix(f".{os.getpid()}")
            fresh.touch(mode=0o600)
            fresh.write_bytes(_encode(ticket))
            fresh.replace(self._path)


def where(room: str, server: str | None) -> tuple[str, str]:
    """Return a server's address and a room's code, out of a code or of the room's whole address. Raises `Failed`.

    >>> where("7KXM", None), where("https://play.example/7KXM", None)
    (('http://localhost:8717', '7KXM'), ('https://play.example', '7KXM'))
    """
    parts = urlsplit(room if "://" in room else f"{(server or SERVER).rstrip('/')}/{room.strip('/')}")
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise Failed("cli-client-no-server", server=server or room)
    return f"{parts.scheme}://{parts.netloc}", parts.path.rpartition("/")[2]


def come_in(voice: Voice, base: str, code: str, name: str) -> wire.Ticket:
    """Take a place in a room. Raises `Failed` with what the server says."""
    request = Request(  # noqa: S310 - the address is http or https
        f"{base}/api/rooms/{code}/people",
        data=_encode(wire.EnterRoom(name=name)),
        headers={"content-type": "application/json", "accept-language": voice.language},
    )
    try:
        # No proxy: the room is most often in the same house.
        with build_opener(ProxyHandler({})).open(request, timeout=PATIENCE) as response:
            return msgspec.json.decode(response.read(), type=wire.Ticket)
    except HTTPError as error:
        with suppress(msgspec.MsgspecError, OSError):
            refusal = msgspec.json.decode(error.read(), type=wire.Refusal)
            if refusal.text:
                raise Failed("cli-client-refused", text=refusal.text) from None
        raise Failed("cli-client-no-lycaon", server=base) from None
    except (URLError, OSError, ValueError) as error:
        reason = getattr(error, "reason", error)
        raise Failed("cli-client-unreachable", server=base, reason=one_line(str(reason))) from None
    except msgspec.MsgspecError:
        raise Failed("cli-client-no-lycaon", server=base) from None


def _own_name() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):  # nobody knows
        return "?"


class Client:
    """One person in a room: what she is told, what she is asked, and what she types."""

    def __init__(self, screen: Screen, voice: Voice, base: str, ticket: wire.Ticket, kept: Kept) -> None:
        """Have seen nothing yet."""
        self.screen = screen
        self.voice = voice
        self._ticket = ticket
        self._kept = kept
        self.view: RoomView | None = None
        self._address = f"{base.replace('http', 'ws', 1)}/api/rooms/{ticket.code}/socket"
        self._person: Person | None = None
        """She, as she sits in the game that is under way."""
        self._words: dict[str, str] = {}
        self._epoch, self._seen = -1, 0
        self._waiting: dict[str, do.Command] = {}
        """Commands whose fate is not known; they are sent again after a break, and act once."""
        self._channels: dict[str, deque[str]] = {}
        """For what she says to some: where else it may be said, if it may not be there."""
        self._put: str | None = None
        """The ask that was put to her last."""
        self._offered: set[str] = set()
        self._mates: dict[str, tuple[tuple[int, Answer], ...]] = {}
        self._newer = False
        """Whether she has been told that the server speaks of things that are not known here."""
        self._lobby = ""
        self._over = False
        self._socket: ClientConnection | None = None
        self._lines: Lines

    # -- the connection ------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Stay connected until she leaves, or the room lets her go. Raises `Stopped`."""
        self._lines = Lines()
        try:
            async with asyncio.TaskGroup() as group:
                typed = group.create_task(self._type())
                group.create_task(self._connected(typed))
        except BaseExceptionGroup as several:  # some Pythons make a group again of what is raised amid `except*`
            if several.subgroup(Stopped) is not None:
                raise Stopped from None
            if several.subgroup(_Unknown) is not None:
                raise _Unknown from None
            raise
        finally:
            self._lines.stop()

    async def _connected(self, typed: asyncio.Task[None]) -> None:
        wait, lost = SOONEST, False
        try:
            while True:
                with suppress(OSError, TimeoutError, WebSocketException):
                    async with connect(self._address, proxy=None, open_timeout=PATIENCE) as socket:
                        if lost:
                            self.screen.line(self.voice.say("cli-client-back"), "aside")
                        wait, lost = SOONEST, False
                        if not await self._serve(socket):
                            return
                self._socket = None
                if not lost:
                    lost = True
                    self.screen.line(self.voice.say("cli-client-lost"), "warning")
                await asyncio.sleep(wait)
                wait = min(LATEST, wait * 2)
        finally:
            typed.cancel()

    async def _serve(self, socket: ClientConnection) -> bool:
        """Hear what the server says; returns whether to connect again when it says no more."""
        await self._send(socket, wire.Hello(self._ticket.token, self._epoch, self._seen, self._language()))
        self._socket = socket
        for id, command in list(self._waiting.items()):
            await self._send(socket, wire.Do(id, command))
        pinging = asyncio.create_task(self._ping(socket))
        try:
            async for raw in socket:
                try:
                    message = _read_message(raw)
                except msgspec.ValidationError:  # a newer server says more than we know
                    self._tell_newer()
                    continue
                if isinstance(message, wire.Bye):
                    if message.why == "unknown_token":
                        raise _Unknown
                    if message.why in BYES:
                        self.screen.line(self.voice.say(BYES[message.why]), "warning")
                    return message.why in ("stopping", "flood", "silent")
                await self._hear(message)
                if self._over and not self._lines.at_terminal:
                    return False
        finally:
            pinging.cancel()
        return True

    def _language(self) -> Language | None:
        return next((one for one in ("zh-Hans", "zh-Hant", "en") if one == self.voice.language), None)

    async def _ping(self, socket: ClientConnection) -> None:
        while True:
            await asyncio.sleep(PING)
            with suppress(WebSocketException):
                await self._send(socket, wire.Ping())

    @staticmethod
    async def _send(socket: ClientConnection, message: wire.ToServer) -> None:
        await socket.send(_encode(message).decode())

    async def _give(self, command: do.Command) -> str:
        """Give a command; while nobody hears it waits."""
        id = secrets.token_hex(8)
        self._waiting[id] = command
        if self._socket is not None:
            with suppress(WebSocketException, OSError):
                await self._send(self._socket, wire.Do(id, command))
        return id

    # -- what the server says ------------------------------------------------------------------------------------------

    async def _hear(self, message: wire.ToClient) -> None:
        match message:
            case wire.Seen():
                self._see(message)
            case wire.Token(token):
                self._ticket = msgspec.structs.replace(self._ticket, token=token)
                self._kept.keep(self._ticket)
            case wire.Done(id):
                self._waiting.pop(id, None)
                self._channels.pop(id, None)
            case wire.Welcome(protocol) if protocol > wire.VERSION:
                self._tell_newer()
            case wire.NotDone():
                await self._refused(message)
            case _:
                return

    def _tell_newer(self) -> None:
        if not self._newer:
            self._newer = True
            self.screen.line(self.voice.say("cli-client-newer"), "warning")

    async def _refused(self, refused: wire.NotDone) -> None:
        id = refused.id or ""
        command = self._waiting.pop(id, None)
        others = self._channels.pop(id, None)
        if refused.code in ("busy", "too_many") and command is not None:
            await asyncio.sleep(SOONEST)
            await self._give(command)
        elif others and isinstance(command, do.Say):
            again = msgspec.structs.replace(command, channel=others.popleft())
            self._channels[await self._give(again)] = others
        else:
            self.screen.line(one_line(refused.text or refused.code), "warning")
            self._put = None
            self._ask()

    def _see(self, seen: wire.Seen) -> None:
        before, self.view = self.view, seen.view
        if seen.view.epoch != self._epoch or (before is not None and before.seat != seen.view.seat):
            self._person = None
            self._seen = 0
        self._epoch = seen.view.epoch
        news = seen.events[max(0, self._seen + 1 - seen.first) :]
        self._seen = max(self._seen, seen.first + len(seen.events) - 1)
        self._words.update(seen.words)
        if seen.view.status == "playing":
            self._over = False
        if seen.view.game is None:
            self._tell_lobby(seen.view)
            return
        if self._person is None:
            self._person = self._sit_down(seen.view)
        self._person.hear(news)
        self._tell_end(seen.view)
        self._ask()

    def _tell_lobby(self, view: RoomView) -> None:
        names = self.voice.texts.join([clean(one.name) for one in view.people if one.name])
        line = self.voice.say("cli-client-lobby", code=view.code, count=len(view.circle), names=names)
        if line != self._lobby:
            self._lobby = line
            self.screen.line(line, "aside")

    def _sit_down(self, view: RoomView) -> Person:
        """Begin to tell a game."""
        assert view.played is not None  # noqa: S101 - there is a game
        people = {one.number: one.name for one in view.people}
        names = [people.get(one, "") for one in view.seats]
        plan = _plan(view.played)
        voice = self.voice.named(names).playing(plan.setup)
        self._put, self._over = None, False
        self._offered.clear()
        person = Person(self.screen, voice, view.seat or 0, plan, lambda _: None)
        person.teller.viewer = view.viewer
        person.teller.words = self._words
        for line in table_lines(voice, person.plan):
            self.screen.line(line, "aside")
        return person

    def _tell_end(self, view: RoomView) -> None:
        game, person = view.game, self._person
        if view.status != "over" or self._over or game is None or person is None:
            return
        self._over = True
        person.teller.pause()
        if view.stopped is not None:
            self.screen.line(self.voice.say(STOPPED[view.stopped]), "title")
            return
        self.screen.line()
        self.screen.show(seat_grid(person.voice, game))
        if view.seat is not None:
            won = view.seat in game.winners
            self.screen.line(self.voice.say("cli-you-won" if won else "cli-you-lost"), "title")

    # -- what she is asked ---------------------------------------------------------------------------------------------

    def _open(self) -> AskView | None:
        """Return what she is asked now: first what she has not answered, then what she may still answer otherwise."""
        asks = [one for one in self._asks() if one.kind != "hold" and not one.offer]
        return next((one for one in asks if not one.answered), asks[0] if asks else None)

    def _asks(self) -> list[AskView]:
        view = self.view
        if view is None or view.game is None or view.status != "playing" or view.paused or view.seat is None:
            return []
        return [one for one in view.game.asks if not one.held]

    def _ask(self) -> None:
        """Put what is new to her."""
        person = self._person
        if person is None:
            return
        for offer in self._asks():
            if offer.offer and offer.id not in self._offered:
                self._offered.add(offer.id)
                question = self.voice.say("cli-offer-now", question=person.voice.narrator.ask(offer))
                keys = ", ".join(f"{MARK}{self._take_word()} {typed}" for typed, _ in choices(offer))
                self.screen.line(f"{question} ({keys})", "title")
        ask = self._open()
        if ask is None:
            return
        if ask.others != self._mates.get(ask.id, ()) and ask.id == self._put:
            for seat, answer in ask.others:
                label = person.voice.narrator.answer_label(ask, answer)
                self.screen.line(mate_line(person.voice, seat, answer, label), "private")
        self._mates[ask.id] = ask.others
        if ask.answered:
            return
        if ask.id != self._put:
            self._put = ask.id
            self._put_question(person, ask)
        self._lines.want()

    def _put_question(self, person: Person, ask: AskView) -> None:
        if ask.kind == "speech":
            person.teller.turned()
            self.screen.line()
            self.screen.line(person.voice.narrator.ask(ask), "title")
            self.screen.line(self.voice.say("cli-how-to-speak"), "aside")
        else:
            person.teller.pause()
            person.put(ask)

    def _take_word(self) -> str:
        return self.voice.words("cli-word-take")[0]

    # -- what she types ------------------------------------------------------------------------------------------------

    async def _type(self) -> None:
        """Read what she types, as long as there is anything. Raises `Stopped`."""
        while True:
            line = await self._lines.next()
            if line is None:
                raise Stopped
            ask = self._open()
            command = command_in(self.voice, COMMANDS, line, marked=ask is None or ask.kind == "speech")
            if command is not None:
                await self._do(*command)
            elif ask is not None and not (ask.kind == "speech" and line.startswith(MARK)):
                await self._answer(ask, line)
            elif line:
                self.screen.line(self.voice.say("cli-how-to-speak" if ask else "cli-client-wait"), "aside")
            self._ask()

    async def _answer(self, ask: AskView, line: str) -> None:
        if ask.kind == "speech":
            if line:
                claims = understood(line)
                if claims:
                    text = in_words(self.voice, claims, "")
                    self.screen.line(self.voice.say("cli-understood", text=text), "aside")
                await self._give(do.Say(line, claims=claims))
            await self._give(do.GiveAnswer(ask.id, "done"))
            return
        if ask.kind not in ("seat", "seats", "option"):
            await self._give(do.GiveAnswer(ask.id, random_answer(ask, Random(ask.id))))
            return
        if not line:
            return
        try:
            await self._give(do.GiveAnswer(ask.id, read_answer(ask, line)))  # the server says why, if it can't be
        except Unread:
            self.screen.line(self.voice.say("cli-not-read"), "warning")
            self._put = None

    async def _do(self, command: str, rest: str) -> None:
        view = self.view
        if command == "quit":
            raise Stopped
        if command == "help":
            self.screen.line(self.voice.say("cli-play-help"))
            for line in help_lines(self.voice, [one for one in COMMANDS if one != "take"]):
                self.screen.line(line)
        elif command == "say":
            await self._say(rest)
        elif command == "take":
            await self._take(rest)
        elif self._person is None or view is None or view.game is None:
            self.screen.line(self.voice.say("cli-client-wait"), "aside")
        else:
            self._person.do(view.game, command, rest)
            self._put = None

    async def _say(self, text: str) -> None:
        """Say something to those who may hear it now: the village, the pack, or the dead."""
        view = self.view
        if not text or view is None or view.game is None or view.seat is None:
            return
        alive = view.game.seats[view.seat - 1].alive
        channels = deque(CHANNELS if alive else ("dead",))
        id = await self._give(do.Say(text, channels.popleft(), understood(text)))
        self._channels[id] = channels

    async def _take(self, rest: str) -> None:
        """Use what is open to her."""
        for offer in self._asks():
            if not offer.offer:
                continue
            only = offer.legal[0] if len(offer.legal) == 1 else None
            try:
                answer = only if only is not None and not plain(rest) else checked(offer, rest)
            except Unread:
                continue
            await self._give(do.GiveAnswer(offer.id, answer))
            return
        self.screen.line(self.voice.say("cli-not-read"), "warning")


def _plan(played: Played) -> Plan:
    """Make a plan of what is played, as far as everybody may know it."""
    deck = tuple(card for card, count in played.deck.items() for _ in range(count))
    setup = Setup(
        seats=played.seats,
        deck=deck,
        rules=resolve(None, dict(played.rules)),
        cards_each=played.cards_each,
        variant=played.variant,
        real_cards=played.real_cards,
    )
    return prepare(setup, as_it_is=True)  # what lies beside the deck is nobody's to know


__all__ = ["Client", "come_in", "play", "where"]
