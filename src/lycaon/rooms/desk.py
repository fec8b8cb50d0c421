"""The desk: where commands come in, and what becomes due is done, in rooms that lie on its shelf.

Any number of desks, in as many processes, may serve the same rooms: who loses the race for the next number reads on and
tries again.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Collection, Sequence
from hashlib import sha256
from typing import TypeVar

import msgspec

from lycaon.game.ask import Refused
from lycaon.game.chance import SEED_BYTES
from lycaon.game.view import Viewer
from lycaon.record import Record
from lycaon.rooms import entry as log
from lycaon.rooms.codes import new_code
from lycaon.rooms.commands import (
    MOST_ENTRIES,
    Command,
    Entering,
    SetPassword,
    entering,
    joining,
    may_come_in,
    returning,
)
from lycaon.rooms.history import Statistics, game_that_ended, key_of_game, record_of_game, statistics
from lycaon.rooms.lobby import Lobby, Person
from lycaon.rooms.names import one_of
from lycaon.rooms.passwords import Passwords, salt_of
from lycaon.rooms.refusal import RoomCode
from lycaon.rooms.replay import Replay, replay_of
from lycaon.rooms.room import Room, RulesChanged
from lycaon.rooms.settings import Language, Settings, Way, check
from lycaon.rooms.shelf import Held, Shelf
from lycaon.rooms.store import OUTAGE, Admission, Outage, Store, StoreFailed
from lycaon.rooms.votes import outvoted

T = TypeVar("T")

TRIES = 50
"""How often a race for the next number may be lost before the command is refused."""

TOKEN_BYTES = 32
SALT_BYTES = 8
LONGEST_COMMAND_ID = 64


class Receipt(msgspec.Struct, frozen=True):
    """What has become of a command: the number of its entry, and whether it had been taken before."""

    number: int
    again: bool = False


class Ticket(msgspec.Struct, frozen=True):
    """Who has come into a room, and the token that proves it from now on."""

    code: str
    person: int
    token: str


class Desk(Shelf):
    """Serves rooms of a store."""

    def __init__(
        self,
        store: Store,
        *,
        luck: Callable[[int], bytes] = secrets.token_bytes,
        codes: Callable[[], str] = new_code,
        clock: Callable[[], float] = time.time,
    ) -> None:
        """Hold no room yet. `luck` gives the secret bytes of seeds and tokens, `clock` the machine's own time."""
        super().__init__(store)
        self._clock = clock
        self._beaten: float | None = None
        """When this process has beaten last, by its own clock."""
        self._luck = luck
        self._codes = codes
        self._passwords = Passwords()
        self._outages: list[Outage] = []
        self._history = asyncio.Lock()
        """Held by who looks back at all that a room has played: one at a time, beside everything else."""
        self.since = 0.0
        """Since when rooms have been served without a break, as far as this process knows."""

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
        joined = joining(Lobby(settings=chosen), name, seated=way != "judge" if seated is None else seated)
        opened = log.Opened(way, language, chosen, await self._kept(password))
        for _ in range(TRIES):
            code = self._codes()
            if await self.store.create(code, [opened, joined]):
                return Ticket(code, joined.person.number, await self._admit(code, joined.person.number))
        raise Refused(RoomCode.ROOM_FULL)

    async def enter(self, code: str, name: str, *, password: str | None = None, seated: bool = True) -> Ticket:
        """Come into a room, and sit down if there is a place and no game. Raises `Refused`."""
        await self.awake()
        held = await self._hold(code)
        tried: str | None = None
        for _ in range(TRIES):
            lobby = held.room.lobby
            if not lobby.locked and salt_of(tried) != salt_of(lobby.password):
                tried = await self._passwords.tried(password, lobby.password)  # nobody in the room waits for that
            async with held.lock:
                await self._read_on(held)
                room, lobby = held.room, held.room.lobby
                if lobby.locked or salt_of(tried) == salt_of(lobby.password):  # else another has just been set
                    may_come_in(lobby, tried)
                    if room.entries >= MOST_ENTRIES:
                        raise Refused(RoomCode.WORN_OUT)
                    room.shares.check_newcomer()
                    joined = joining(lobby, name, seated=seated and room.status != "playing")
                    if not joined.seated and not lobby.settings.watchers:
                        raise Refused(_why_not_seated(room, seated=seated))
                    if await self._append(held, Entering(joined)):
                        return Ticket(code, joined.person.number, await self._admit(code, joined.person.number))
        raise _busy()

    async def _kept(self, password: str | None) -> str | None:
        """Return what is kept of a password that is set."""
        return None if password is None else await self._passwords.kept(password, self._luck(SALT_BYTES))

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

    async def command(self, code: str, by: int, id: str, command: Command) -> Receipt:
        """Take a command of somebody's in a room, once for each id.

        Raises `Refused`, or `StoreFailed`: then the outcome is not known, and the same may be sent again.
        """
        if not 0 < len(id) <= LONGEST_COMMAND_ID:
            raise Refused(RoomCode.BAD_COMMAND, what="id")
        await self.awake()
        held = await self._hold(code)
        password = await self._kept(command.password) if isinstance(command, SetPassword) else None
        async with held.lock:
            for _ in range(TRIES):
                await self._read_on(held)
                number = held.room.receipts.get((by, id))
                if number is not None:
                    return Receipt(number, again=True)
                await self._give_back(held)
                try:
                    made = entering(held.room, by, command, seed=self._luck(SEED_BYTES), password=password)
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

    # -- looking back -------------------------------------------------------------------------------------------------

    async def erase_person(self, code: str, person: int) -> None:
        """Forget somebody: out of the room, with tokens, words and name, also in older entries.

        Of who was asked to leave the hashes of the tokens stay, as long as the room: they say nothing of anybody, and
        whoever could have them forgotten would be let in again.
        """
        held = await self._hold(code)
        async with held.lock:
            for _ in range(TRIES):
                await self._read_on(held)
                if person not in held.room.lobby.people or await self._append(held, Entering(log.Gone(person))):
                    break
            else:
                raise _busy()  # an entry that is still to come could name them
            held.room.forget_words(person)
            barred = person in held.room.lobby.barred
        if not barred:
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
        people = dict((await self.room(code)).lobby.people)
        entries = await self._all(code)
        return await self._beside(lambda: statistics(code, entries, people))

    async def record(self, code: str, game: int) -> Record | None:
        """Return the record of a finished game of the room by its number, from 1; None when there is none such."""
        people = dict((await self.room(code)).lobby.people)
        entries = await self._all(code)
        return await self._beside(lambda: record_of_game(code, entries, game, people))

    async def key_of_game(self, code: str, game: int) -> str | None:
        """Return what opens a game of the room, once it is over, for whoever is given it; None: none has begun."""
        return key_of_game(await self._all(code), game)

    async def replay(self, code: str, game: int, viewer: Viewer) -> Replay | None:
        """Return a finished game of the room as a viewer saw it; None when there is none such. Raises `Refused`."""
        entries = await self._all(code)
        lobby = (await self.room(code)).lobby
        key = key_of_game(entries, game) if lobby.settings.watchers else None
        people = dict(lobby.people)

        def found() -> Replay | None:
            ended = game_that_ended(code, entries, game)
            return None if ended is None else replay_of(code, ended, viewer, people, key)

        return await self._beside(found)

    async def _beside(self, work: Callable[[], T]) -> T:
        """Look back at what a room has played while everything else goes on; one at a time."""
        async with self._history:
            return await asyncio.to_thread(work)

    async def _all(self, code: str) -> list[log.Stored]:
        entries = await self.store.read(code, 0)
        if entries is None:
            raise Refused(RoomCode.UNKNOWN_ROOM, room=code)
        return entries

    # -- time --------------------------------------------------------------------------------------------------------

    async def beat(self) -> None:
        """Note that this process serves the rooms."""
        self._beaten = self._clock()
        self._outages = await self.store.beat()
        if not self.since:
            self.since = await self.store.now()
        self.since = max([self.since, *(outage.end for outage in self._outages)])

    async def awake(self) -> None:
        """Beat at once after a gap, before anything else: the machine may have slept, and the time is given back."""
        if self._beaten is not None and not 0 <= self._clock() - self._beaten < OUTAGE:
            await self.beat()

    async def sweep(self, limit: int = 100) -> int:
        """Serve the rooms that are due, whoever held them before; returns in how many something was to be done.

        What goes wrong in one of them is raised when the others have been served.
        """
        await self.awake()
        codes = await self.store.due(limit)
        if not codes:
            return 0
        now = await self.store.now()
        done = 0
        served: list[Room] = []
        wrong: list[Exception] = []
        for code in codes:
            try:
                room, acted = await self._serve(code, now)
            except Refused:
                continue  # the room has been closed meanwhile
            except StoreFailed:
                raise
            except Exception as error:  # noqa: BLE001 - whatever it is, it must touch no other room
                wrong.append(error)
                continue
            served.append(room)
            done += acted
        await self.store.set_due([(room.code, room.number, room.due_at) for room in served])
        if wrong:
            raise wrong[0]
        return done

    async def serve(self, code: str) -> bool:
        """Do what is due in one room; returns whether anything was."""
        room, acted = await self._serve(code, await self.store.now())
        await self.store.set_due([(code, room.number, room.due_at)])
        return acted

    async def _serve(self, code: str, now: float) -> tuple[Room, bool]:
        """Do what is due in one room by a time; returns the room, and whether anything was."""
        held = await self._hold(code)
        acted = False
        async with held.lock:
            for _ in range(TRIES):
                await self._read_on(held)
                acted |= await self._give_back(held)
                acted |= await self._stop_broken(held)
                due = [(until, ask) for ask, until in held.room.deadlines().items() if until <= now]
                if not due:
                    break
                await self._append(held, Entering(log.RanOut(min(due)[1])))
                acted = True
        return held.room, acted

    async def _give_back(self, held: Held) -> bool:
        """Give a room the time back in which no process served it, before anything else happens in it."""
        room = held.room
        lost = sum(outage.end - max(outage.start, room.at) for outage in self._outages if outage.end > room.at)
        if lost <= 0 or room.playing is None:
            return False
        return await self._append(held, Entering(log.GivenBack(lost)))

    async def _stop_broken(self, held: Held) -> bool:
        """End a game in which something has gone wrong, with a notice."""
        room = held.room
        if room.error is None or room.status != "playing":
            return False
        why: log.StopReason = "rules_changed" if isinstance(room.error, RulesChanged) else "error"
        return await self._append(held, Entering(log.Stopped(why)))

    # -- people who are gone, and come back ---------------------------------------------------------------------------

    async def replace(self, code: str, seat: int, names: Sequence[str], level: str) -> None:
        """Let a bot play a seat from now on, under one of some names that is free."""
        held = await self._hold(code)
        async with held.lock:
            for _ in range(TRIES):
                await self._read_on(held)
                room = held.room
                lobby = room.lobby
                before = lobby.people.get(room.seats[seat - 1]) if room.playing is not None else None
                if room.playing is None or (before is not None and before.kind == "bot"):
                    return
                named = one_of(names, [person.name for person in lobby.people.values()], lobby.came)
                person = Person(number=lobby.came + 1, name=named, kind="bot", level=level)
                if await self._append(held, Entering(log.Replaced(seat, person))):
                    return
        raise _busy()

    async def come_back(self, code: str, person: int) -> None:
        """Give somebody who is here again the seat back that a bot has taken over meanwhile."""
        held = await self._hold(code)
        async with held.lock:
            for _ in range(TRIES):
                await self._read_on(held)
                room = held.room
                seats = [seat for seat, one in room.stood_in.items() if one == person]
                if room.playing is None or not seats:
                    return
                await self._append(held, Entering(returning(room, seats[0], person)))
        raise _busy()

    async def put_out(self, code: str, here: Collection[int]) -> None:
        """Put those out whom more than half of those at the table want to leave who are here."""
        held = await self._hold(code)
        async with held.lock:
            for _ in range(TRIES):
                await self._read_on(held)
                outs = outvoted(held.room, here)
                if not outs:
                    return
                await self._append(held, Entering(log.Gone(outs[0], kicked=True)))
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


def _why_not_seated(room: Room, *, seated: bool) -> RoomCode:
    if not seated:
        return RoomCode.NO_WATCHERS
    return RoomCode.GAME_RUNNING if room.status == "playing" else RoomCode.ROOM_FULL


def hashed(token: str) -> bytes:
    """Return what is kept of a token: it is random enough that a plain hash can't be turned back."""
    return sha256(token.encode("utf-8", "surrogatepass")).digest()


def _busy() -> Refused:
    return Refused(RoomCode.BUSY)
