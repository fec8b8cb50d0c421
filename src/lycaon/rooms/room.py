"""The room as a pure fold: entries go in, one after the other, and what comes of them can be looked at.

No clock, no storage, no randomness: two processes that have read the same entries have the same room.
"""

from __future__ import annotations

from collections import Counter
from functools import singledispatchmethod
from typing import Literal, TypeAlias

import msgspec

from lycaon import new_game
from lycaon.game.event import Said
from lycaon.game.game import Game
from lycaon.game.plan import MOST_SEATS
from lycaon.game.view import Viewer
from lycaon.record.digest import Digests
from lycaon.record.record import RULES_VERSION
from lycaon.record.replay import undo
from lycaon.rooms import entry as log
from lycaon.rooms.clock import Clock
from lycaon.rooms.lobby import Lobby
from lycaon.rooms.settings import in_force
from lycaon.rooms.shares import Shares

Status: TypeAlias = Literal["lobby", "playing", "over"]

GAME_BITS, SIDE_BITS = 20, 6
"""An epoch is made of the game's number, how often something was taken back in it, and the side that looks."""


class Room:
    """One room as it stands after the entries that it was given."""

    def __init__(self, code: str) -> None:
        """Begin before the first entry."""
        self.code = code
        self.number = 0
        """The number of the last entry."""
        self.at = 0.0
        """The time of the last entry."""
        self.lobby = Lobby()
        self.game: Game | None = None
        self.started: log.Started | None = None
        """How the game under way, or the last one, began."""
        self.seats: tuple[int, ...] = ()
        """Who plays each seat of the game, from seat 1."""
        self.stood_in: dict[int, int] = {}
        """The seats of this game that bots have taken over, and from whom; 0: from who may not have it back."""
        self.clock = Clock()
        self.stopped: log.StopReason | None = None
        """Why the game ended before anybody had won."""
        self.error: Exception | None = None
        """What went wrong in the game; then it stands still until it is stopped."""
        self.epoch = 0
        """Another for each game, and whenever something is taken back or decided again. The same in every process,
        whether it has read the room from its first entry or from the start of its last game on."""
        self.touched = 0
        """Counts the entries that may have changed more of what can be seen than which events there are: all but
        speeches, which decide nothing."""
        self.receipts: dict[tuple[int, str], int] = {}
        """The entries that commands have become, by who gave them and their ids."""
        self.settings = self.lobby.settings
        """Those in force: of a game under way, some are those with which it began."""
        self.reports: Counter[int] = Counter()
        """How often each person has reported somebody since the last game began."""
        self.entries = 0
        """How many entries must be read to make the room again: those since the last game began."""
        self.taken_back = 0
        """How often something was taken back in this game."""
        self.behind = 0.0
        """How many seconds later it is shown than it is."""
        self.said = 0
        """How many characters this game's speeches have."""
        self.shares = Shares()
        """How much each person has used up of what the room can keep."""
        self._redrawn: Counter[Viewer] = Counter()
        """How often, in this game, events that somebody knew have been taken back, by who looks."""
        self._digests: Digests | None = None
        self._undone: list[Game] = []

    # -- what it is ------------------------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        """Whether a game is under way."""
        if self.started is None:
            return "lobby"
        ended = self.game is not None and self.game.result is not None
        return "over" if ended or self.stopped is not None else "playing"

    @property
    def playing(self) -> Game | None:
        """The game that is under way and goes on."""
        return self.game if self.status == "playing" and self.error is None else None

    @property
    def digest(self) -> str | None:
        """The digest of the game under way as it stands."""
        return self._digests.now() if self._digests is not None and self.playing is not None else None

    @property
    def undoable(self) -> bool:
        """Whether somebody has decided something in the game under way."""
        return self.playing is not None and any(not self._by_luck(place) for place in range(len(self._decisions())))

    @property
    def redoable(self) -> bool:
        """Whether something was taken back and nothing decided since."""
        return bool(self._undone)

    def seat_of(self, person: int) -> int | None:
        """Return the seat of the game that somebody plays."""
        return self.seats.index(person) + 1 if person in self.seats else None

    def has_answered(self, seat: int, ask: str) -> bool:
        """Say whether a seat has answered an ask that is open, and would only change its answer."""
        found = None if self.game is None else self.game.open_asks.get(ask)
        return found is not None and seat in found.answers

    def judges(self, person: int) -> bool:
        """Say whether somebody is the human judge, who sees all."""
        return self.lobby.way == "judge" and person == self.lobby.host

    def would_see_all(self, person: int) -> bool:
        """Say whether somebody who plays would see all as the host: then they can't be while the game goes on."""
        return self.lobby.way == "judge" and self.status == "playing" and person in self.seats

    def viewer_of(self, person: int) -> Viewer:
        """Return from which side somebody sees the game."""
        if self.judges(person):
            return "judge"
        seat = self.seat_of(person)
        if seat is None:
            return "public"
        knows = self.settings.dead_see == "everything" and self.game is not None and self.game.may_know_all(seat)
        return "judge" if knows else seat

    def epoch_of(self, viewer: Viewer) -> int:
        """Return under which epoch a viewer's events are numbered.

        Another whenever its stream of events is not the one before, grown: in another game, from another side, and when
        something that it knew was taken back. What others alone knew may be taken back without its knowing.
        """
        if self.game is None:
            return 0
        side = viewer if isinstance(viewer, int) else MOST_SEATS + ("public", "judge").index(viewer) + 1
        return (self.lobby.games << GAME_BITS | self._redrawn[viewer]) << SIDE_BITS | side

    def forget_words(self, person: int) -> None:
        """Forget what somebody has said, as the store does; that they spoke stays."""
        seat = self.seat_of(person)
        for game in (self.game, *self._undone) if self.game is not None else ():
            for event in game.log:
                if isinstance(event, Said) and event.seat == seat:
                    game.words.pop(event.speech, None)

    def deadlines(self) -> dict[str, float]:
        """Return when the time of each open ask that has a clock is up. What goes wrong stops the game alone."""
        game = self.playing
        try:
            return {} if game is None else self.clock.due(game, self.settings, self.alone)
        except Exception as error:  # noqa: BLE001 - whatever it is, it must touch no other room
            self.error = error
            return {}

    @property
    def alone(self) -> int | None:
        """The seat of the one person who plays among bots; None where nobody or more than one plays."""
        people = self.lobby.people
        persons = [
            seat
            for seat, one in enumerate(self.seats, 1)
            if one not in people or people[one].kind != "bot"  # whoever has left may still be at somebody's ear
        ]
        return persons[0] if len(persons) == 1 and self.lobby.way != "judge" else None

    @property
    def due_at(self) -> float | None:
        """When the room must be served next, if nobody does anything."""
        next_ = min(self.deadlines().values(), default=None)
        if self.error is not None and self.status == "playing":
            return self.at  # it is to be stopped
        return next_

    # -- the fold --------------------------------------------------------------------------------------------------

    def apply(self, stored: log.Stored) -> None:
        """Take the next entry. What goes wrong in a game stops that game, and nothing else."""
        if stored.number != self.number + 1 and not isinstance(stored.entry, log.Started):
            raise ValueError(f"entry {stored.number} after entry {self.number} of room {self.code}")
        self.number, self.at = stored.number, stored.at
        self.entries += 1
        if stored.by is not None and stored.command is not None:
            self.receipts[stored.by, stored.command] = stored.number
        self._count(stored)
        if isinstance(stored.entry, _OF_A_GAME):
            self._play(stored)
        else:
            self._take(stored.entry)
        if self.game is not None:
            self.clock.note(self.game, stored.at)
        if not isinstance(stored.entry, log.Spoke) or self.error is not None:
            self.touched += 1

    def _count(self, stored: log.Stored) -> None:
        """Count what somebody uses up by an entry, as the room stands before it."""
        shares, by = self.shares, stored.by
        match stored.entry:
            case log.Joined(person=person):
                shares.newcomers += by is None and person.kind == "guest"
            case log.Renamed() | log.Arranged() | log.Readied() | log.VotedOff() if by and by != self.lobby.host:
                shares.moves[by] += 1
            case log.Spoke() if by and not self.judges(by):
                shares.turns[by] += 1
                shares.signs[by] += len(stored.words or "")
            case log.Answered(ask, seat) if by and not self.judges(by) and self.has_answered(seat, ask):
                shares.turns[by] += 1

    def _play(self, stored: log.Stored) -> None:
        """Let a game go on by an entry; after an error it is left as it is."""
        game = self.playing
        if game is None:
            return
        try:
            self._compare(stored)
            self._decide(stored.entry, game, stored)
        except Exception as error:  # noqa: BLE001 - whatever it is, it must touch no other room
            self.error = error

    def _compare(self, stored: log.Stored) -> None:
        if stored.digest is not None and stored.digest != self.digest:
            raise RulesChanged(stored.number)

    @singledispatchmethod
    def _decide(self, entry: object, game: Game, stored: log.Stored) -> None:
        raise TypeError(f"no entry of a game: {entry!r}")

    @_decide.register
    def _(self, entry: log.Answered, game: Game, stored: log.Stored) -> None:
        ask = game.open_asks[entry.ask]
        self._undone.clear()
        game.answer(entry.ask, entry.seat, entry.answer)
        self.clock.answer(ask, stored.at)

    @_decide.register
    def _(self, entry: log.RanOut, game: Game, stored: log.Stored) -> None:
        self._undone.clear()
        game.expire(entry.ask)

    @_decide.register
    def _(self, entry: log.Spoke, game: Game, stored: log.Stored) -> None:
        speech = game.say(entry.seat, entry.channel, stored.words or "", entry.claims)
        self.said += len(stored.words or "")
        if stored.words is None:
            del game.words[speech]

    @_decide.register
    def _(self, entry: log.SeatLeft, game: Game, stored: log.Stored) -> None:
        self._undone.clear()
        game.leave(entry.seat)

    @_decide.register
    def _(self, entry: log.Undone, game: Game, stored: log.Stored) -> None:
        self.taken_back += 1
        self._undone.append(game)
        self._exchange(game, undo(game))

    @_decide.register
    def _(self, entry: log.Redone, game: Game, stored: log.Stored) -> None:
        self._exchange(game, self._undone.pop())

    @_decide.register
    def _(self, entry: log.Paused, game: Game, stored: log.Stored) -> None:
        self.clock.pause(stored.at)

    @_decide.register
    def _(self, entry: log.Resumed, game: Game, stored: log.Stored) -> None:
        self.clock.resume(stored.at)

    @_decide.register
    def _(self, entry: log.Extended | log.GivenBack, game: Game, stored: log.Stored) -> None:
        self.clock.give(entry.seconds)

    def _watch(self, game: Game) -> None:
        """Let another game stand in the place of this one."""
        self.game = game
        self._digests = Digests(game)

    def _exchange(self, before: Game, game: Game) -> None:
        """Let the same game stand elsewhere; whoever has seen what is gone must draw it anew."""
        self._watch(game)
        self.epoch += 1
        for viewer in (*range(1, game.table.size + 1), "public", "judge"):
            seen = before.events(viewer)
            if game.events(viewer)[: len(seen)] != seen:
                self._redrawn[viewer] += 1

    @singledispatchmethod
    def _take(self, entry: object) -> None:
        raise TypeError(f"no entry: {entry!r}")

    @_take.register
    def _(self, entry: log.Opened) -> None:
        self.lobby = Lobby(way=entry.way, language=entry.language, settings=entry.settings, password=entry.password)
        self.settings = entry.settings

    @_take.register
    def _(self, entry: log.Joined) -> None:
        lobby = self.lobby
        person = entry.person
        lobby.people[person.number] = person
        if not lobby.came:  # whoever comes into a room whose host has left is no host
            lobby.host = person.number
        lobby.came = max(lobby.came, person.number)
        if entry.seated:
            lobby.circle = (*lobby.circle, person.number)

    @_take.register
    def _(self, entry: log.Renamed) -> None:
        self.lobby.change(entry.person, name=entry.name)

    @_take.register
    def _(self, entry: log.Gone) -> None:
        lobby = self.lobby
        del lobby.people[entry.person]
        lobby.against = {
            person: tuple(one for one in against if one != entry.person)
            for person, against in lobby.against.items()
            if person != entry.person
        }
        self._lose_claim(entry.person)
        lobby.circle = tuple(one for one in lobby.circle if one != entry.person)
        if entry.kicked:
            lobby.barred = (*lobby.barred, entry.person)
        if lobby.host == entry.person:
            lobby.host = 0

    def _lose_claim(self, person: int) -> None:
        """Let somebody have no seat back."""
        self.stood_in = {seat: 0 if one == person else one for seat, one in self.stood_in.items()}

    @_take.register
    def _(self, entry: log.Arranged) -> None:
        self.lobby.circle = entry.circle

    @_take.register
    def _(self, entry: log.HostNamed) -> None:
        self.lobby.former_host = self.lobby.host if entry.absent else 0
        self.lobby.host = entry.person
        if self.judges(entry.person):
            self._lose_claim(entry.person)  # who has seen all plays no more

    @_take.register
    def _(self, entry: log.Chosen) -> None:
        self.lobby.settings = entry.settings
        begun = None if self.started is None else self.started.lobby.settings
        self.settings = entry.settings if begun is None else in_force(begun, entry.settings)

    @_take.register
    def _(self, entry: log.Locked) -> None:
        self.lobby.locked = entry.locked

    @_take.register
    def _(self, entry: log.PasswordSet) -> None:
        self.lobby.password = entry.password

    @_take.register
    def _(self, entry: log.Muted) -> None:
        self.lobby.change(entry.person, muted=entry.muted)

    @_take.register
    def _(self, entry: log.VotedOff) -> None:
        rest = tuple(one for one in self.lobby.against.get(entry.person, ()) if one != entry.voter)
        self.lobby.against = self.lobby.against | {entry.person: (*rest, entry.voter) if entry.wants else rest}

    @_take.register
    def _(self, entry: log.Reported) -> None:
        self.reports[entry.reporter] += 1

    @_take.register
    def _(self, entry: log.Readied) -> None:
        self.lobby.change(entry.person, ready=entry.ready)

    @_take.register
    def _(self, entry: log.Replaced) -> None:
        person = entry.person
        self.lobby.people[person.number] = person
        self.lobby.came = max(self.lobby.came, person.number)
        before = self.seats[entry.seat - 1]
        self.stood_in.setdefault(entry.seat, before if before in self.lobby.people else 0)
        self._seat_instead(before, person.number)

    @_take.register
    def _(self, entry: log.Returned) -> None:
        bot = self.seats[entry.seat - 1]
        self.stood_in.pop(entry.seat, None)
        self._seat_instead(bot, entry.person)
        self.lobby.people.pop(bot, None)
        if entry.person not in self.lobby.circle:  # the bot was sent away before, and its place with it
            self.lobby.circle = (*self.lobby.circle, entry.person)

    def _seat_instead(self, before: int, person: int) -> None:
        """Let somebody have the seat of somebody else, in the game and in the circle."""
        self.seats = tuple(person if one == before else one for one in self.seats)
        self.lobby.circle = tuple(person if one == before else one for one in self.lobby.circle)

    @_take.register
    def _(self, entry: log.Started) -> None:
        self.lobby = msgspec.json.decode(
            msgspec.json.encode(entry.lobby), type=Lobby
        )  # the entry's own must not change
        self.lobby.games += 1
        self.settings = self.lobby.settings
        for person in self.lobby.people.values():
            self.lobby.change(person.number, ready=False)
        self.started = entry
        self.entries = 1
        self.taken_back = self.said = 0
        self.stood_in = {}
        self.shares = Shares()
        self.reports.clear()
        self.lobby.against = {}
        self.seats = entry.seats
        self.stopped = None
        self.error = None
        self.clock = Clock()
        self._undone = []
        self._redrawn.clear()
        self.epoch = self.lobby.games << GAME_BITS
        self.game = None
        self._digests = None
        try:
            self._watch(_begun(entry))
        except Exception as error:  # noqa: BLE001 - whatever it is, it must touch no other room
            self.error = error

    @_take.register
    def _(self, entry: log.Stopped) -> None:
        self.stopped = entry.why

    # -- looking back ----------------------------------------------------------------------------------------------

    def _decisions(self) -> list[object]:
        return [] if self.game is None else list(self.game.decisions)

    def _by_luck(self, place: int) -> bool:
        """Say whether luck made a decision, as it makes all of its own at once."""
        game = self.game
        return game is not None and getattr(game.decisions[place], "seat", None) == 0 and not game.by_hand


class RulesChanged(Exception):  # noqa: N818 - it is told to players, and no error of theirs
    """A game can't be told again as it went, because the rules have changed since it began."""


def _begun(entry: log.Started) -> Game:
    if entry.rules_version != RULES_VERSION:
        raise RulesChanged(entry.rules_version)
    return new_game(entry.setup, seed=entry.seed)


_OF_A_GAME = (
    log.Answered,
    log.RanOut,
    log.Spoke,
    log.SeatLeft,
    log.Undone,
    log.Redone,
    log.Paused,
    log.Resumed,
    log.Extended,
    log.GivenBack,
)
"""Entries that mean something to a game under way alone."""


def fold(code: str, entries: list[log.Stored]) -> Room:
    """Make a room from its entries, or from the start of its last game on."""
    room = Room(code)
    for stored in entries:
        room.apply(stored)
    return room


__all__ = ["Room", "RulesChanged", "Status", "fold"]
