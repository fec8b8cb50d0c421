"""The lobby: who is in the room, who sits where, who is the host, and what is to be played next."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from lycaon.rooms.settings import Language, Settings, Way

Kind: TypeAlias = Literal["guest", "bot", "name"]
"""A guest has a device of their own. A bot plays by itself. A name is somebody without a device, for whom a human judge
answers."""

MOST_PEOPLE = 200
"""In one room, those who look on included."""


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody in the room, by number in the order in which they came."""

    number: int
    name: str
    kind: Kind = "guest"
    level: str | None = None
    """How well a bot plays."""
    muted: bool = False
    ready: bool = False


class Lobby(msgspec.Struct, kw_only=True):
    """All of a room but the game that is under way."""

    way: Way = "remote"
    language: Language = "en"
    settings: Settings = Settings()
    password: str | None = None
    locked: bool = False
    host: int = 0
    former_host: int = 0
    """Who was the host before, and may be again, because somebody else became it in their absence; 0: nobody."""
    people: dict[int, Person] = {}
    """Who is in the room now, by number."""
    circle: tuple[int, ...] = ()
    """Who sits in the circle, clockwise from seat 1."""
    barred: tuple[int, ...] = ()
    """Who was asked to leave and may not come back."""
    against: dict[int, tuple[int, ...]] = {}
    """Who wants whom to leave: voters by the person whom they want to leave."""
    came: int = 0
    """How many have ever come in; the next person's number is one more."""
    games: int = 0
    """How many games have begun."""

    def change(self, number: int, **changes: object) -> None:
        """Change something about a person."""
        self.people[number] = msgspec.structs.replace(self.people[number], **changes)
