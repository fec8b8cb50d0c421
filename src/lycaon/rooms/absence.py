"""Absence: what a room does about people who are gone, so that nobody is waited for for ever.

Who is connected is no part of the room's log; only what comes of it is.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from lycaon.game.ask import Refused
from lycaon.rooms.commands import DEFAULT_LEVEL
from lycaon.rooms.desk import Desk
from lycaon.rooms.room import Room
from lycaon.rooms.votes import outvoted


def gone(room: Room, here: Collection[int], last: Mapping[int, float], now: float, since: float) -> set[int]:
    """Return who is gone for longer than the room's grace.

    `last` is when people were connected last. Before `since` nobody could be: there was no server to connect to.
    """
    grace = room.lobby.settings.grace
    return {
        one.number
        for one in room.lobby.people.values()
        if one.kind == "guest" and one.number not in here and now - max(last.get(one.number, 0), since) > grace
    }


def heir(room: Room, here: Collection[int]) -> int | None:
    """Return who is to be the host in the place of one who is gone: first of those who sit in the circle.

    Of a human judge's powers nobody can be heir who plays in the game under way: the judge sees everything.
    """
    lobby = room.lobby
    for one in (*lobby.circle, *lobby.people):
        if one in here and lobby.people[one].kind == "guest" and not room.would_see_all(one):
            return one
    return None


async def look_after(desk: Desk, room: Room, away: Collection[int], here: Collection[int], bots: Sequence[str]) -> None:
    """Do what the room has chosen for people who are away for too long; `bots`: names for those in their places."""
    lobby = room.lobby
    if outvoted(room, here):
        await desk.put_out(room.code, here)
    if lobby.host in away or lobby.host not in lobby.people:
        following = heir(room, here)
        if following is not None:
            await desk.name_host(room.code, following)
    for person in {one for one in room.stood_in.values() if one in here}:
        await desk.come_back(room.code, person)
    if room.clock.paused is not None:
        return
    for seat, person in enumerate(room.seats, 1):
        game = room.playing
        if game is None:
            return
        if (person in away or person not in lobby.people) and game.table[seat].alive:
            await _missing(desk, room, seat, bots)


async def _missing(desk: Desk, room: Room, seat: int, bots: Sequence[str]) -> None:
    rule = room.lobby.settings.missing
    left = room.seats[seat - 1] not in room.lobby.people
    try:
        if rule == "bot" or (rule == "wait" and left):
            await desk.replace(room.code, seat, bots, DEFAULT_LEVEL)
        elif rule == "remove":
            await desk.remove_seat(room.code, seat)
        elif rule == "skip":
            await desk.skip_seat(room.code, seat)
    except Refused:
        return  # it is leaving already, or there is nothing to skip
