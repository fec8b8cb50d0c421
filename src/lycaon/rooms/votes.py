"""Votes on who is to leave the room. Everybody at the table has one, whoever is the host.

That a vote was cast is an entry. Who is connected is not, so that the end is counted by whichever process serves the
room; only that somebody was put out is an entry again.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lycaon.rooms.room import Room

LEAST = 2
"""Votes: nobody puts anybody out alone, and from so many on all are told that it is asked for.

One alone is told to nobody: the dead and the muted could point at somebody by it.
"""


def voters(room: Room) -> tuple[int, ...]:
    """Return who has a vote: the people at the table, of the game under way or else in the circle.

    Not those who look on: anybody may come as often as they like.
    """
    table = room.seats if room.status == "playing" else room.lobby.circle
    people = room.lobby.people
    return tuple(one for one in table if one in people and people[one].kind == "guest")


def votes_against(room: Room, person: int) -> int:
    """Return how many of those who have a vote want somebody to leave."""
    against = room.lobby.against.get(person, ())
    return sum(one in against for one in voters(room))


def outvoted(room: Room, here: Collection[int]) -> list[int]:
    """Return whom more than half of those want to leave who have a vote and are here."""
    present = [one for one in voters(room) if one in here]
    return [
        person
        for person, against in room.lobby.against.items()
        if person in room.lobby.people
        and 2 * (votes := sum(one in against for one in present)) > len(present)
        and votes >= LEAST
    ]
