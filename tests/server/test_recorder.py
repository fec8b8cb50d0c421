"""The recorder: whole games over real sockets, and every byte that any client was sent held against the record.

What a seat may know is worked out here from the record alone: the game is told again from the room's entries, and of
its log each side gets what was addressed to it.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from lycaon import Game
from lycaon.rooms.entry import Stored
from lycaon.rooms.room import Room, fold
from lycaon.rooms.sight import look
from lycaon.rooms.store import MemoryStore
from tests.server.harness import Client, Json, Live, asked, begin, in_a_loop, live

TABLES: dict[str, tuple[list[str], dict[str, Any]]] = {
    "bonds": (["werewolf", "werewolf", "seer", "witch", "cupid", "little_girl", "hunter", "villager"], {}),
    "turns": (
        ["accursed_wolf_father", "werewolf", "seer", "wild_child", "dog_wolf", "elder", "defender", "villager"],
        {},
    ),
    "centre": (
        [
            "werewolf",
            "werewolf",
            "white_werewolf",
            "thief",
            "piper",
            "fox",
            "raven",
            "seer",
            "witch",
            "villager",
            "scapegoat",
        ],
        {},
    ),
    "two": (["werewolf", "big_bad_wolf", "village_idiot", "devoted_servant", "knight", "hunter"], {"missing": "skip"}),
}

CONSTANT = {
    *("public", "setup", "night", "dawn", "day", "over", "seat", "seats", "option", "speech", "hold", "deal"),
    *("village", "pack", "lovers", "siblings", "dead", "done"),
}
"""Words that the protocol has for everybody."""


def leaves(value: Any) -> Iterator[str]:
    """Give all strings in a message, and the keys that are no field's name."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, one in value.items():
            if key not in ("event", "to"):
                yield from leaves(one)
    elif isinstance(value, list):
        for one in value:
            yield from leaves(one)


class Player:
    """Drives one client by chance."""

    def __init__(self, client: Client, seed: int) -> None:
        self.client = client
        self.dice = Random(f"{seed}/{client.view['me']}")
        self.done: set[str] = set()
        self.secrets: list[str] = []

    async def act(self) -> bool:
        """Answer something; returns whether there was anything."""
        for ask in asked(self.client):
            if ask["id"] in self.done:
                continue
            self.done.add(ask["id"])
            await self.speak(ask)
            if self.dice.random() < 0.15:
                continue  # silent
            await self.client.do("answer", ask=ask["id"], answer=self.pick(ask))
            return True
        return False

    async def speak(self, ask: Json) -> None:
        channels = ["village"] if ask["kind"] == "speech" else ["pack", "lovers", "siblings", "dead"]
        for channel in channels:
            secret = f"secret-{self.client.view['me']}-{channel}-{ask['id']}"
            got = await self.client.do("say", text=secret, channel=channel, claims=[f"claim-{secret}"])
            if got["type"] == "done":
                self.secrets.append(secret)

    def pick(self, ask: Json) -> Any:
        if ask["kind"] == "seats":
            most = min(ask["most"], len(ask["legal"]))
            chosen = self.dice.sample(ask["legal"], self.dice.randint(min(ask["least"], most), most))
            if ask["one_of"]:
                rest = [one for one in ask["legal"] if one not in ask["one_of"]]
                chosen = [self.dice.choice(ask["one_of"]), *self.dice.sample(rest, max(0, ask["least"] - 1))]
            return chosen
        return self.dice.choice(ask["legal"]) if ask["legal"] else None


async def play(people: list[Client], seed: int) -> list[Player]:
    """Play a whole game: everybody answers or is silent, the host skips what waits."""
    players = [Player(client, seed) for client in people]
    host = people[0]
    for _ in range(3_000):
        await asyncio.gather(*[client.settled() for client in people])
        if host.view["status"] == "over":
            return players
        if any(await asyncio.gather(*[player.act() for player in players])):
            continue
        await host.settled()
        open_ = list(host.view.get("deadlines", {}))
        for ask in open_:
            await host.do("skip", ask=ask)
        if not open_:  # somebody alone is asked, and silent: time is up
            for code in list(host.live.server.desk._held):
                room = host.live.server.desk._held[code].room
                game = room.playing
                for ask in [] if game is None else list(game.open_asks.values()):
                    if not ask.offer and ask.kind != "hold" and ask.state == "open":
                        await _answer_at_last(players, ask.id)
    raise AssertionError("the game does not end")


async def _answer_at_last(players: list[Player], ask_id: str) -> None:
    for player in players:
        for ask in asked(player.client):
            if ask["id"] == ask_id:
                await player.client.do("answer", ask=ask_id, answer=player.pick(ask))


def known(game: Game, seat: int | None) -> list[Any]:
    """Return what was addressed to a side, as it goes over the wire."""
    return [
        msgspec.to_builtins(event) for event in game.log if event.to is None or (seat is not None and seat in event.to)
    ]


def put_to(game: Game, seat: int | None) -> set[str]:
    """Return the words of the questions that a side may know of."""
    words: set[str] = set()
    for ask in game.asked.values():
        if ask.kind == "hold" or ask.call.partition(".")[0] in ("look", "vote", "sheriff") or ask.kind == "speech":
            words |= {ask.id, ask.call}
        if seat is not None and seat in ask.seats:
            words |= {ask.id, ask.call, *(str(one) for one in ask.legal_for(seat))}
    return words


def told_nothing_else(client: Client, game: Game, secrets: dict[str, set[int | None]]) -> None:
    """Hold everything that a client was sent against what its seat may know."""
    seat = client.view.get("seat")
    may_know = known(game, seat)
    assert client.events == json.loads(msgspec.json.encode(may_know)), "events are missing, doubled or foreign"
    questions = put_to(game, seat)
    heard = 0
    for message in client.messages:
        if message["type"] != "view" or "game" not in message["view"]:
            continue
        heard = max(heard, message["first"] - 1 + len(message["events"]))
        allowed = set(leaves(json.loads(msgspec.json.encode(may_know[:heard])))) | questions | CONSTANT
        view = message["view"]["game"]
        said = {*leaves(view), *leaves(message["events"]), *message["view"].get("deadlines", {})}
        assert said <= allowed, said - allowed
        shown = {event.get("seat") for event in may_know[:heard] if event["event"] in ("dealt", "revealed", "returned")}
        over = any(event["event"] == "ended" for event in may_know[:heard])
        for place in view["seats"]:
            if place["cards"] is not None and not over:
                assert place["number"] in shown
            assert place["camp"] is None or over
        for ask in view["asks"]:
            assert ask["kind"] == "hold" or (seat is not None and seat in game.asked[ask["id"]].seats)
        assert not message["view"].get("may_undo")
    raw = "".join(client.heard)
    for secret, hearers in secrets.items():
        if seat not in hearers:
            assert secret not in raw
    assert game.seed.hex() not in raw
    for other in client.live.clients:
        if other is not client and other.token is not None and other.view.get("me") != client.view.get("me"):
            assert other.token not in raw
    assert "werewolf" not in "".join(text for text in client.heard if '"type":"done"' in text)


def hearers(game: Game) -> dict[str, set[int | None]]:
    """Return who may hear each speech."""
    everybody: set[int | None] = {None, *range(1, game.table.size + 1)}
    return {
        game.words[event.speech]: everybody if event.to is None else set(event.to)
        for event in game.log
        if type(event).__name__ == "Said" and hasattr(event, "speech")
    }


def comes_by_changes_alone(client: Client, code: str, entries: list[Stored]) -> None:
    """Hold that a client was sent no view but when what it may see had changed, told again from the record."""
    person = client.view.get("me", 0)
    room = Room(code)
    states: list[bytes] = []
    for stored in entries:
        room.apply(stored)
        state = _still(json.loads(msgspec.json.encode(look(room, person, 0))))
        if not states or states[-1] != state:
            states.append(state)
    sent = [message for message in client.messages if message["type"] == "view"]
    assert [one["view"]["number"] for one in sent] == list(range(1, len(sent) + 1))
    place = 0
    before: tuple[bytes, Any] | None = None
    for message in sent:
        here = [one.get("here") for one in message["view"]["people"]]
        state = _still(message["view"])
        assert (state, here) != before, "a view came, and nothing had changed"
        before = (state, here)
        place = states.index(state, place)  # in this order, and nothing that never was


def _still(view: Json) -> bytes:
    """Return a view without what changes by itself: the clock, the count, and who is connected."""
    people = [{key: value for key, value in one.items() if key != "here"} for one in view["people"]]
    return json.dumps({**view, "now": 0, "number": 0, "people": people}, sort_keys=True).encode()


async def recorded(here: Live, table: str, seed: int) -> int:
    """Play a game and hold all that was sent against what could be known; return how many speeches it had."""
    deck, settings = TABLES[table]
    centre = 2 if "thief" in deck else 0
    people = await here.room(len(deck) - centre)
    watcher = await here.client(await here.enter(people[0].view["code"], "Watcher", seated=False))
    outside = await here.socket(people[0].view["code"])
    await outside.send(type="hello")
    await outside.until(lambda one: one.view)
    await begin(people, deck=deck, seconds={"hold": 600, "night": 600, "speech": 600, "vote": 600}, **settings)
    await play(people, seed)
    code = people[0].view["code"]
    entries = await here.server.store.read(code, 0)
    assert entries is not None
    game = fold(code, entries).game
    assert game is not None
    assert game.over
    secrets = hearers(game)
    for client in (*people, watcher, outside):
        await client.settled()
        told_nothing_else(client, game, secrets)
        comes_by_changes_alone(client, code, entries)
    return len(secrets)


@pytest.mark.parametrize("table", list(TABLES))
@in_a_loop
async def test_no_client_is_sent_what_its_seat_may_not_know(table: str) -> None:
    async with live(MemoryStore(time.time)) as here:
        speeches, games = 0, 0
        while speeches < 6:  # a game may be over before anybody has said much
            games += 1
            assert games < 10
            speeches += await recorded(here, table, seed=games)
