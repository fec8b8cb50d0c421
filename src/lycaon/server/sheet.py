"""Sheets: a room at one moment, written for each who looks at it, what all see alike once.

What is written is `protocol.Seen`, put together from its parts: writing the whole for each of twelve costs several
times as much.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from lycaon.game.view import Viewer
from lycaon.rooms.room import Room
from lycaon.rooms.sight import Outlook, OwnView, words_of

_encode = msgspec.json.Encoder().encode

_NOBODY = OwnView(number=0, now=0, epoch=0)
_FRONT = _encode(_NOBODY).partition(b'"epoch"')[0]
"""How every written view begins, before what is one's own."""

_SHARED_FROM = len(_encode(_NOBODY)) - 1
"""Where in the written view of somebody without anything of their own that which all see alike begins."""


class Own(msgspec.Struct, frozen=True):
    """What one person sees alone, as it is written, but for the number of events of the game."""

    viewer: Viewer
    epoch: int
    parts: tuple[bytes, bytes]
    """Before that number and behind it; there is none when there is no game."""


class News(msgspec.Struct, frozen=True):
    """Some events of the game that follow each other, with their words, as they are written."""

    events: int
    """How many there are."""
    written: bytes


class Sheet:
    """A room as it stands, for as long as nothing but speeches comes to it."""

    def __init__(self, room: Room, here: Collection[int]) -> None:
        """Write for a room; `here`: who of it is connected."""
        self._room = room
        self._touched = room.touched
        self._here = here
        self._outlook = Outlook(room, here)
        self.shared = _encode(self._outlook.view(_NOBODY))[_SHARED_FROM:]
        """The end of a view, which is the same for all."""
        self._own: dict[int, Own] = {}
        self._news: dict[tuple[int, ...], News] = {}
        """News by the events that they are of: most are for many."""

    def holds(self, room: Room, here: Collection[int]) -> bool:
        """Say whether a room is still as it was when this was written; if so, news may be read from it again."""
        self._news.clear()
        return self._room is room and self._touched == room.touched and self._here == here

    def own(self, person: int) -> Own:
        """Return what somebody sees alone."""
        own = self._own.get(person)
        if own is None:
            view = self._outlook.own(person)
            written = _encode(view)[len(_FRONT) : -1]
            before, there, behind = written.rpartition(b'"events":')
            parts = (before + there, behind.lstrip(b"0123456789")) if view.game is not None else (written, b"")
            own = Own(view.viewer, view.epoch, parts)
            if view.viewer != "judge":  # who may take back also what was said
                self._own[person] = own
        return own

    def known(self, viewer: Viewer) -> int:
        """Return how many events of the game somebody may know."""
        game = self._room.game
        return 0 if game is None else game.known(viewer)

    def news(self, viewer: Viewer, after: int) -> News:
        """Return the events after a number that somebody may know."""
        game = self._room.game
        events = [] if game is None else game.events(viewer, after)
        key = tuple(map(id, events))
        news = self._news.get(key)
        if news is None:
            words = {} if game is None else words_of(game, events)
            news = self._news[key] = News(len(events), _encode({"events": events, "words": words})[1:])
        return news

    def seen(self, own: Own, news: News, *, number: int, now: bytes, after: int) -> bytes:
        """Return the message with what somebody sees alone, what all see, and the news after a number of events."""
        before, behind = own.parts
        return b'{"type":"view","view":{"number":%d,"now":%b,%b%b%b%b,"first":%d,%b' % (
            number,
            now,
            before,
            b"%d" % (after + news.events) if behind else b"",
            behind,
            self.shared,
            after + 1,
            news.written,
        )
