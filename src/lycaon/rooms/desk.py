"""The desk: where commands come in. It keeps rooms in memory, writes entries, and only then applies them.

Any number of desks, in as many processes, may serve the same rooms: who loses the race for the next number reads on and
tries again.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from typing import TypeAlias

import msgspec

from lycaon.game.ask import Refused
from lycaon.game.chance import SEED_BYTES
from lycaon.record import Record
from lycaon.rooms import entry as log
from lycaon.rooms.codes import new_code
from lycaon.rooms.commands import Command, Entering, entering, hash_of, joining, may_come_in
from lycaon.rooms.history import Statistics, record_of_game, statistics
from lycaon.rooms.lobby import Lobby, Person
from lycaon.rooms.names import distinct
from lycaon.rooms.refusal import RoomCode
from lycaon.rooms.room import Room, RulesChanged, fold
from lycaon.rooms.settings import Language, Settings, Way, check
from lycaon.rooms.store import Admission, Outage, Store, Write
from lycaon.rooms.writer import Writer

TRIES = 50
"""How often a race for the next number may be lost before the command is refused."""

TOKEN_BYTES = 32
LONGEST_COMMAND_ID = 64

Listener: TypeAlias = Callable[[Room], None]
"""Told after each change of a room; it must not wait."""


class Receipt(msgspec.Struct, frozen=True):
    """What has become of a command: the number of its entry, and whether it had been taken before."""

    number: int
    again: bool = False


class Ticket(msgspec.Struct, frozen=True):
    """Who has come into a room, and the token that proves it from now on."""

    code: str
    person: int
    token: str


class _Held:
    """A room in memory."""

    __slots__ = ("doubtful", "listeners", "lock", "room")

    def __init__(self, room: Room) -> None:
        self.doubtful = False
        """Whether a write broke off, so that the store may know more than we do."""
        self.room = room
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()


class Desk:
    """Serves rooms of a store."""

    def __init__(
        self,
        store: Store,
        *,
        luck: Callable[[int], bytes] = secrets.token_bytes,
        codes: Callable[[], str] = new_code,
    ) -> None:
        """Hold no room yet. `luck` gives the secret bytes of seeds and tokens."""
        self.store = store
        self._luck = luck
        self._codes = codes
        self._writer = Writer(store)
        self._held: dict[str, _Held] = {}
        self._loading: dict[str, asyncio.Future[_Held]] = {}
        self._outages: list[Outage] = []
        self.since = 0.0
        """Since when rooms have been served without a break, as far as this process knows."""
        self.listeners: list[Listener] = []
        """Told of each change of any room that is held."""

    # -- coming in ---------------------------------------------------------------------------------------------------

    async def open(
        self,
        way: Way,
        language: Language,
        name: str,
        *,
        settings: Settings | None = None,
        password: str | None = None,
        seated: bool | None = None,
    ) -> Ticket:
        """Open a room; who opens it is its host. Raises `Refused`."""
        chosen = settings or Settings()
        check(chosen)
        opened = log.Opened(way, language, chosen, None if password is None else hash_of(password, self._luck(8)))
        joined = joining(Lobby(), name, seated=way != "judge" if seated is None else seated)
        for _ in range(TRIES):
            code = self._codes()
            if await self.store.create(code, [opened, joined]):
                return Ticket(code, joined.person.number, await self._admit(code, joined.person.number))
        raise Refused(RoomCode.ROOM_FULL)

    async def enter(self, code: str, name: str, *, password: str | None = None, seated: bool = True) -> Ticket:
        """Come into a room, and sit down if there is a place and no game. Raises `Refused`."""
        held = await self._hold(code)
        async with held.lock:
            for _ in range(TRIES):
                await self._read_on(held)
                lobby = held.room.lobby
                may_come_in(lobby, password)
                joined = joining(lobby, name, seated=seated and held.room.status != "playing")
                if not joined.seated and not lobby.settings.watchers:
                    raise Refused(_why_not_seated(held.room, seated=seated))
                if await self._append(held, Entering(joined)):
                    return Ticket(code, joined.person.number, await self._admit(code, joined.person.number))
        raise _busy()

    async def _admit(self, code: str, person: int) -> str:
        token = self._luck(TOKEN_BYTES).hex()
        await self.store.admit(hashed(token), Admission(code, person))
        await self.store.seen([(code, person)])  # whoever never connects is gone from now on
        return token

    async def whose(self, token: str) -> Admission | None:
        """Return whom a token admits where."""
        return await self.store.admitted(hashed(token))

    async def renew(self, token: str) -> str:
        """Return a new token for who holds this one, which works until the new one is used (`settle`)."""
        admission = await self.whose(token)
        if admission is None:
            raise Refused(RoomCode.UNKNOWN_PERSON)
        return await self._admit(admission.code, admission.person)

    async def settle(self, token: str) -> None:
        """Let this token be its holder's only one."""
        admission = await self.whose(token)
        if admission is not None:
            await self.store.dismiss(admission.code, admission.person, keep=[hashed(token)])

    # -- commands ----------------------------------------------------------------------------------------------------

    async def room(self, code: str) -> Room:
        """Return a room as it stands now, for looking at. Raises `Refused(unknown_room)`."""
        held = await self._hold(code)
        if self.store.shared:
            async with held.lock:
                await self._read_on(held)
        return held.room

    async def command(self, code: str, by: int, id: str, command: Command) -> Receipt:
        """Take a command of somebody's in a room, once for each id.

        Raises `Refused`, or `StoreFailed`: then the outcome is not known, and the same may be sent again.
        """
        if not 0 < len(id) <= LONGEST_COMMAND_ID:
            raise Refused(RoomCode.BAD_COMMAND, what="id")
        held = await self._hold(code)
        async with held.lock:
            for _ in range(TRIES):
                await self._read_on(held)
                number = held.room.receipts.get((by, id))
                if number is not None:
                    return Receipt(number, again=True)
                await self._give_back(held)
                try:
                    made = entering(held.room, by, command, seed=self._luck(SEED_BYTES))
                except Refused:  # sent again, maybe, after the game had begun from which on the room was read
                    number = await self.store.receipt(code, by, id)
                    if number is None:
                        raise
                    return Receipt(number, again=True)
                if await self._append(held, made, by=by, command=id):
                    return Receipt(held.room.number)
                number = await self.store.receipt(code, by, id)
                if number is not None:
                    return Receipt(number, again=True)
        raise _busy()

    async def erase_person(self, code: str, person: int) -> None:
        """Forget somebody: out of the room, with tokens and words."""
        held = await self._hold(code)
        async with held.lock:
            for _ in range(TRIES):
                await self._read_on(held)
                if person not in held.room.lobby.people or await self._append(held, Entering(log.Gone(person))):
                    break
            held.room.forget_words(person)
        await self.store.dismiss(code, person)
        await self.store.erase_person(code, person)

    async def export_person(self, code: str, person: int) -> dict[str, object]:
        """Return everything that is kept of somebody: the name, the words, and when what was done."""
        entries = await self.store.read(code, 0) or []
        own = [stored for stored in entries if stored.by == person]
        room = await self.room(code)
        known = room.lobby.people.get(person)
        return {
            "room": code,
            "person": person,
            "name": None if known is None else known.name,
            "words": [{"at": stored.at, "text": stored.words} for stored in own if stored.words is not None],
            "commands": [
                # Not the numbers: between them lies what others have done in secret.
                {"at": stored.at, "entry": msgspec.to_builtins(stored.entry)["entry"]}
                for stored in own
            ],
        }

    async def statistics(self, code: str) -> Statistics:
        """Return how the room's finished games went. Raises `Refused(unknown_room)`."""
        return statistics(code, await self._all(code))

    async def record(self, code: str, game: int) -> Record | None:
        """Return the record of a finished game of the room by its number, from 1; None when there is none such."""
        return record_of_game(code, await self._all(code), game)

    async def _all(self, code: str) -> list[log.Stored]:
        entries = await self.store.read(code, 0)
        if entries is None:
            raise Refused(RoomCode.UNKNOWN_ROOM, room=code)
        return entries

    # -- time --------------------------------------------------------------------------------------------------------

    async def beat(self) -> None:
        """Note that this process serves the rooms."""
        self._outages = await self.store.beat()
        if not self.since:
            self.since = await self.store.now()
        self.since = max([self.since, *(outage.end for outage in self._outages)])

    async def sweep(self, limit: int = 100) -> int:
        """Serve the rooms that are due, whoever held them before; returns in how many something was to be done."""
        done = 0
        for code in await self.store.due(limit):
            try:
                done += await self.serve(code)
            except Refused:
                continue  # the room has been closed meanwhile
        return done

    async def serve(self, code: str) -> bool:
        """Do what is due in one room; returns whether anything was."""
        held = await self._hold(code)
        acted = False
        async with held.lock:
            for _ in range(TRIES):
                await self._read_on(held)
                acted |= await self._give_back(held)
                acted |= await self._stop_broken(held)
                room = held.room
                now = await self.store.now()
                due = [(until, ask) for ask, until in room.deadlines().items() if until <= now]
                if not due:
                    await self.store.set_due([(code, room.number, room.due_at)])
                    return acted
                await self._append(held, Entering(log.RanOut(min(due)[1])))
                acted = True
        return acted

    async def replace(self, code: str, seat: int, name: str, level: str) -> None:
        """Let a bot play a seat from now on."""
        held = await self._hold(code)
        async with held.lock:
            for _ in range(TRIES):
                await self._read_on(held)
                room = held.room
                lobby = room.lobby
                before = lobby.people.get(room.seats[seat - 1]) if room.playing is not None else None
                if room.playing is None or (before is not None and before.kind == "bot"):
                    return
                named = distinct(name, [person.name for person in lobby.people.values()])
                person = Person(number=lobby.came + 1, name=named, kind="bot", level=level)
                if await self._append(held, Entering(log.Replaced(seat, person))):
                    return
        raise _busy()

    async def name_host(self, code: str, person: int) -> None:
        """Make somebody the host, because the one before is gone."""
        held = await self._hold(code)
        async with held.lock:
            await self._read_on(held)
            lobby = held.room.lobby
            if person in lobby.people and lobby.host != person and not held.room.would_see_all(person):
                await self._append(held, Entering(log.HostNamed(person, absent=True)))

    async def remove_seat(self, code: str, seat: int) -> None:
        """Let a seat leave the game whose person is gone."""
        held = await self._hold(code)
        async with held.lock:
            await self._read_on(held)
            game = held.room.playing
            if game is not None:
                game.check_leave(seat)
                await self._append(held, Entering(log.SeatLeft(seat)))

    async def skip_seat(self, code: str, seat: int) -> None:
        """Let the time run out of asks that wait for nobody but a seat whose person is gone."""
        held = await self._hold(code)
        async with held.lock:
            await self._read_on(held)
            game = held.room.playing
            if game is None:
                return
            for ask in list(game.open_asks.values()):
                missing = [one for one in ask.seats if one not in ask.answers]
                if missing == [seat] and ask.state == "open" and not ask.offer and ask.hold is None:
                    await self._append(held, Entering(log.RanOut(ask.id, skipped=True)))
                    return

    # -- who looks on --------------------------------------------------------------------------------------------------

    async def listen(self, code: str, listener: Listener) -> Room:
        """Tell a listener of each change of a room from now on. Raises `Refused(unknown_room)`."""
        held = await self._hold(code)
        held.listeners.add(listener)
        return held.room

    def forget(self, code: str, listener: Listener) -> None:
        """Tell the listener no more."""
        held = self._held.get(code)
        if held is not None:
            held.listeners.discard(listener)

    async def read_on(self, code: str) -> None:
        """Look whether other processes have written in a room that this one holds."""
        held = self._held.get(code)
        if held is not None:
            async with held.lock:
                await self._read_on(held, force=True)

    async def catch_up(self) -> None:
        """Look whether other processes have written in any of the rooms that this one holds."""
        for code in await self.store.changed({code: held.room.number for code, held in self._held.items()}):
            with suppress(Refused):  # it has been closed, and is held no more
                await self.read_on(code)

    def held(self) -> list[Room]:
        """Return the rooms in memory."""
        return [held.room for held in self._held.values()]

    def drop_idle(self, before: float) -> int:
        """Drop rooms from memory that have been quiet since a time and on which nobody looks; returns how many."""
        idle = [
            code
            for code, held in self._held.items()
            if held.room.at < before and not held.listeners and not held.lock.locked()
        ]
        for code in idle:
            del self._held[code]
        return len(idle)

    # -- reading and writing -------------------------------------------------------------------------------------------

    async def _hold(self, code: str) -> _Held:
        """Return a room in memory, read from the store if it isn't there."""
        held = self._held.get(code)
        if held is not None:
            return held
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.ensure_future(self._load(code))
            loading.add_done_callback(lambda done: self._loaded(code, done))
        return await asyncio.shield(loading)  # others may wait for it too

    def _loaded(self, code: str, done: asyncio.Future[_Held]) -> None:
        del self._loading[code]
        if not done.cancelled():
            done.exception()  # whoever waits for it is told; nobody need wait any more

    async def _load(self, code: str) -> _Held:
        entries = await self.store.read(code, None)
        if entries is None:
            raise Refused(RoomCode.UNKNOWN_ROOM, room=code)
        held = self._held[code] = _Held(fold(code, entries))
        for listener in self.listeners:
            listener(held.room)
        return held

    async def _read_on(self, held: _Held, *, force: bool = False) -> None:
        """Apply what others have written."""
        if not (self.store.shared or force or held.doubtful):
            return
        room = held.room
        entries = await self.store.read(room.code, room.number)
        if entries is None:
            self._held.pop(room.code, None)
            raise Refused(RoomCode.UNKNOWN_ROOM, room=room.code)
        for stored in entries:
            self._apply(held, stored)
        held.doubtful = False

    def _apply(self, held: _Held, stored: log.Stored) -> None:
        held.room.apply(stored)
        for listener in (*self.listeners, *held.listeners):
            listener(held.room)

    async def _append(self, held: _Held, made: Entering, *, by: int | None = None, command: str | None = None) -> bool:
        """Write an entry and apply it; False when somebody else has written first. The room's lock is held."""
        room = held.room
        begins = isinstance(made.entry, log.Started)
        write = Write(
            code=room.code,
            number=room.number + 1,
            entry=made.entry,
            by=by,
            command=command,
            digest=room.digest,
            words=made.words,
            begins=begins,
            playing=begins or room.status == "playing",
        )
        held.doubtful = True
        at = await self._writer.write(write)
        held.doubtful = False
        if at is None:
            await self._read_on(held, force=True)
            return False
        self._apply(
            held,
            log.Stored(
                number=write.number,
                at=at,
                entry=write.entry,
                by=by,
                command=command,
                digest=write.digest,
                words=write.words,
            ),
        )
        return True

    async def _give_back(self, held: _Held) -> bool:
        """Give a room the time back in which no process served it, before anything else happens in it."""
        room = held.room
        lost = sum(outage.end - max(outage.start, room.at) for outage in self._outages if outage.end > room.at)
        if lost <= 0 or room.playing is None:
            return False
        return await self._append(held, Entering(log.GivenBack(lost)))

    async def _stop_broken(self, held: _Held) -> bool:
        """End a game in which something has gone wrong, with a notice."""
        room = held.room
        if room.error is None or room.status != "playing":
            return False
        why: log.StopReason = "rules_changed" if isinstance(room.error, RulesChanged) else "error"
        return await self._append(held, Entering(log.Stopped(why)))


def _why_not_seated(room: Room, *, seated: bool) -> RoomCode:
    if not seated:
        return RoomCode.NO_WATCHERS
    return RoomCode.GAME_RUNNING if room.status == "playing" else RoomCode.ROOM_FULL


def hashed(token: str) -> bytes:
    """Return what is kept of a token: it is random enough that a plain hash can't be turned back."""
    return sha256(token.encode("utf-8", "surrogatepass")).digest()


def _busy() -> Refused:
    return Refused(RoomCode.BUSY)
