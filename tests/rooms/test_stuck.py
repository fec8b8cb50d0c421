"""Nothing waits for ever: whoever is silent, cut off, gone, kicked or replaced, every game ends.

On a clock that goes on when it is told to, and without sockets.
"""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from lycaon.bots import random_answer
from lycaon.game.ask import Refused
from lycaon.rooms import commands as do
from lycaon.rooms.absence import gone, heir, look_after
from lycaon.rooms.desk import Desk
from lycaon.rooms.names import clean_name
from lycaon.rooms.room import Room
from lycaon.rooms.settings import SECONDS, AskTime, Missing, Settings
from lycaon.rooms.store import MemoryStore
from lycaon.texts import LANGUAGES, texts
from tests.rooms.unsure import Clock, Counting

BOTS = ("Ada", "Leo", "Mina")

DECKS: tuple[tuple[str, ...], ...] = (
    ("werewolf", "werewolf", "seer", "witch", "cupid", "little_girl", "hunter", "villager"),
    ("accursed_wolf_father", "werewolf", "seer", "wild_child", "dog_wolf", "elder", "defender", "villager"),
    ("werewolf", "white_werewolf", "thief", "piper", "fox", "raven", "witch", "villager", "scapegoat"),
    ("werewolf", "big_bad_wolf", "village_idiot", "devoted_servant", "knight", "hunter", "bear_tamer", "actor"),
)
TIMES: dict[AskTime, float] = dict.fromkeys(SECONDS, 4.0)


class Village:
    """People who come and go, at one desk."""

    def __init__(self, deck: tuple[str, ...], settings: Settings, seed: int) -> None:
        self.deck = deck
        self.settings = settings
        self.dice = Random(seed)
        self.clock = Clock()
        self.store = MemoryStore(self.clock)
        self.luck = Counting()
        self.luck.drawn = seed * 1_000
        self.desk = Desk(self.store, luck=self.luck, codes=lambda: "TEST")
        self.here: set[int] = set()
        self.seen: set[str] = set()
        self.commands = 0

    @property
    def room(self) -> Room:
        [room] = self.desk.held()
        return room

    async def begin(self, second: str = "P2") -> None:
        people = len(self.deck) - (2 if "thief" in self.deck else 0)
        await self.desk.beat()
        await self.desk.open("remote", "en", "P1", settings=self.settings)
        for number in range(2, people + 1):
            await self.desk.enter("TEST", second if number == 2 else f"P{number}")
        self.here = set(range(1, people + 1))
        await self.do(1, do.Start())

    async def do(self, person: int, command: do.Command) -> bool:
        self.commands += 1
        try:
            await self.desk.command("TEST", person, f"c{self.commands}", command)
        except Refused:
            return False
        return True

    async def second(self) -> None:
        """Let a second go by, with what a server does meanwhile."""
        self.clock.now += 1
        await self.desk.beat()
        await self.desk.sweep()
        await self.store.seen([("TEST", person) for person in self.here])
        room = self.room
        away = gone(room, self.here, (await self.store.last_seen(["TEST"]))["TEST"], self.clock.now, self.desk.since)
        await look_after(self.desk, room, away, self.here, BOTS)

    async def asks(self, *, answering: float, troubled: float) -> None:
        """Let each ask that has just come find its people present, silent, or worse."""
        room = self.room
        game = room.playing
        for ask in [] if game is None else list(game.open_asks.values()):
            for seat in ask.seats:
                person = room.seats[seat - 1]
                key = f"{ask.id}/{seat}"
                if key in self.seen or room.playing is None or ask.state != "open":
                    continue
                self.seen.add(key)
                who = room.lobby.people.get(person)
                if who is not None and who.kind == "bot":
                    await self.answer(seat, ask.id)
                elif self.dice.random() < troubled:
                    await self.trouble(person)
                elif person in self.here and self.dice.random() < answering:
                    await self.answer(seat, ask.id)

    async def answer(self, seat: int, ask_id: str) -> None:
        game = self.room.playing
        assert game is not None
        for ask in game.view(seat).asks:
            if ask.id == ask_id and not ask.held:
                await self.do(self.room.seats[seat - 1], do.GiveAnswer(ask_id, random_answer(ask, self.dice)))

    async def trouble(self, person: int) -> None:
        """Let something happen to somebody who is just asked."""
        room = self.room
        host = room.lobby.host
        match self.dice.choice(("off", "off", "go", "kick", "leave", "back", "pause", "hand")):
            case "off":
                self.here.discard(person)
            case "back":
                self.here |= {one for one in room.lobby.people if room.lobby.people[one].kind == "guest"}
                await self.do(self.dice.choice(sorted(room.lobby.people)), do.TakeOver())
            case "go":
                await self.do(person, do.GoAway())
                self.here.discard(person)
            case "kick":
                await self.do(host, do.Kick(person))
                self.here.discard(person)
            case "leave":
                await self.do(person, do.Leave())
            case "pause":
                await self.do(host, do.Pause())
                await self.do(host, do.Resume())
            case "hand":
                await self.do(host, do.HandOver(person))

    async def ends(self, *, answering: float, troubled: float) -> None:
        await self.begin()
        for _ in range(8_000):
            if self.room.status == "over":
                assert self.room.stopped is None
                return
            await self.asks(answering=answering, troubled=troubled)
            await self.second()
        game = self.room.game
        raise AssertionError(f"{list(game.open_asks) if game else None} {self.room.deadlines()}")


@pytest.mark.parametrize("deck", range(len(DECKS)))
@pytest.mark.parametrize("missing", ["wait", "skip", "bot", "remove"])
def test_every_game_ends_whatever_befalls_its_people(missing: Missing, deck: int) -> None:
    for seed, (answering, troubled) in enumerate(((0.9, 0.02), (0.7, 0.05), (0.5, 0.1), (0.5, 0.3)) * 2):
        settings = Settings(deck=DECKS[deck], seconds=TIMES, missing=missing, grace=6, rules={"day_limit": 12})
        asyncio.run(Village(DECKS[deck], settings, seed + 10 * deck).ends(answering=answering, troubled=troubled))


@pytest.mark.parametrize("holds", ["fixed", "answered"])
def test_a_game_ends_though_nobody_ever_answers(holds: Any) -> None:
    settings = Settings(deck=DECKS[0], seconds=TIMES, missing="wait", holds=holds, rules={"day_limit": 4})
    asyncio.run(Village(DECKS[0], settings, 1).ends(answering=0, troubled=0))


def test_a_host_who_is_gone_has_an_heir_and_may_take_over_again() -> None:
    async def play() -> None:
        village = Village(DECKS[0], Settings(deck=DECKS[0], grace=6, speed="off"), 1)
        await village.begin()
        village.here -= {1, 2}
        for _ in range(5):
            await village.second()
            assert village.room.lobby.host == 1
        for _ in range(5):
            await village.second()
        assert village.room.lobby.host == 3  # the next in the circle who is here
        assert village.room.lobby.former_host == 1
        village.here |= {1, 2}
        await village.second()
        assert village.room.lobby.host == 3  # nothing is taken from anybody unasked
        assert not await village.do(2, do.TakeOver())
        assert await village.do(1, do.TakeOver())
        assert (village.room.lobby.host, village.room.lobby.former_host) == (1, 0)
        assert not await village.do(3, do.TakeOver())

    asyncio.run(play())


def test_nobody_is_gone_because_the_server_was() -> None:
    async def play() -> None:
        village = Village(DECKS[0], Settings(deck=DECKS[0], grace=6, speed="off"), 1)
        await village.begin()
        await village.second()
        village.clock.now += 1_000  # all processes are down
        village.desk = Desk(village.store, luck=village.luck)
        village.here = set()
        await village.desk.beat()
        await village.desk.room("TEST")
        for _ in range(5):
            await village.second()
        assert all(who.kind == "guest" for who in village.room.lobby.people.values())
        assert village.room.seats == (1, 2, 3, 4, 5, 6, 7, 8)
        for _ in range(5):
            await village.second()
        assert all(village.room.lobby.people[person].kind == "bot" for person in village.room.seats)

    asyncio.run(play())


def test_a_judges_powers_go_to_nobody_who_plays() -> None:
    async def play() -> None:
        desk = Desk(MemoryStore(Clock()), luck=Counting(), codes=lambda: "TEST")
        await desk.open("judge", "en", "Judge", settings=Settings(deck=DECKS[0]))
        for number in range(2, 10):
            await desk.enter("TEST", f"P{number}")
        await desk.command("TEST", 1, "start", do.Start())
        await desk.command("TEST", 1, "go", do.GoAway())
        room = await desk.room("TEST")
        assert heir(room, set(range(2, 10))) is None
        await desk.name_host("TEST", 2)
        assert room.lobby.host == 0
        with pytest.raises(Refused, match="game_running"):
            await desk.command("TEST", 2, "mine", do.TakeOver())
        await desk.enter("TEST", "Watcher", seated=False)
        assert heir(room, set(range(2, 11))) == 10
        await desk.command("TEST", 10, "mine", do.TakeOver())
        assert room.viewer_of(10) == "judge"

    asyncio.run(play())


def test_a_seat_whose_person_has_left_gets_a_bot_also_where_one_waits() -> None:
    async def play() -> None:
        village = Village(DECKS[0], Settings(deck=DECKS[0], missing="wait"), 1)
        await village.begin()
        await village.do(1, do.Kick(3))
        village.here.discard(3)
        await village.second()
        room = village.room
        assert room.lobby.people[room.seats[2]].kind == "bot"
        assert 3 not in room.seats
        await village.do(1, do.Kick(room.seats[2]))  # a bot that is sent away in the game leaves its seat to another
        await village.second()
        assert village.room.lobby.people[village.room.seats[2]].kind == "bot"

    asyncio.run(play())


def test_who_comes_back_has_the_seat_again_that_a_bot_has_taken_over() -> None:
    async def play() -> None:
        village = Village(DECKS[0], Settings(deck=DECKS[0], grace=3, speed="off"), 1)
        await village.begin()
        village.here -= {2, 3, 4}
        for _ in range(5):
            await village.second()
        bots = village.room.seats[1:4]
        assert all(village.room.lobby.people[bot].kind == "bot" for bot in bots)
        await village.do(1, do.Kick(4))  # who was asked to leave has nothing back
        await village.do(1, do.Kick(bots[1]))  # and whoever stands in for the bot stands in for the person
        await village.second()
        village.here |= {2, 3, 4}
        await village.second()
        room = village.room
        assert room.seats[:3] == (1, 2, 3)
        assert sorted(room.lobby.circle) == [1, 2, 3, 5, 6, 7, 8, bots[2]]
        assert room.seats[3] == bots[2]
        assert not {bots[0], bots[1]} & room.lobby.people.keys()
        assert set(room.stood_in) == {4}
        assert not await village.do(bots[0], do.Leave())  # the bot can do nothing more

    asyncio.run(play())


def test_the_host_gives_a_seat_that_a_bot_has_taken_over_to_who_looks_on() -> None:
    async def play() -> None:
        village = Village(DECKS[0], Settings(deck=DECKS[0], grace=3, speed="off"), 1)
        await village.begin()
        await village.desk.enter("TEST", "Ann again")
        give = do.GiveSeat(2, 9)
        with pytest.raises(Refused, match="no_stand_in"):
            await village.desk.command("TEST", 1, "a", give)
        village.here -= {2}
        village.here |= {9}
        for _ in range(5):
            await village.second()
        for by, command, code in (
            (3, give, "not_host"),
            (1, do.GiveSeat(3, 9), "no_stand_in"),
            (1, do.GiveSeat(2, 3), "has_seat"),
            (1, do.GiveSeat(2, 99), "unknown_person"),
            (1, do.GiveSeat(2, village.room.seats[1]), "unknown_person"),
        ):
            with pytest.raises(Refused, match=code):
                await village.desk.command("TEST", by, "b", command)
        await village.desk.command("TEST", 1, "c", give)
        assert village.room.seats[1] == 9
        village.here |= {2}
        await village.second()
        assert village.room.seats[1] == 9  # it is given away

    asyncio.run(play())


def test_who_has_judged_has_no_seat_back() -> None:
    async def play() -> None:
        desk = Desk(MemoryStore(Clock()), luck=Counting(), codes=lambda: "TEST")
        await desk.open("judge", "en", "Judge", settings=Settings(deck=DECKS[0]))
        for number in range(2, 10):
            await desk.enter("TEST", f"P{number}")
        await desk.enter("TEST", "Watcher", seated=False)
        await desk.command("TEST", 1, "start", do.Start())
        await desk.replace("TEST", 3, BOTS, "simple")
        await desk.command("TEST", 1, "over", do.HandOver(4))  # whose seat a bot plays
        room = await desk.room("TEST")
        assert room.viewer_of(4) == "judge"
        await desk.come_back("TEST", 4)
        with pytest.raises(Refused, match="game_running"):
            await desk.command("TEST", 4, "mine", do.GiveSeat(3, 4))
        await desk.command("TEST", 4, "away", do.HandOver(10))
        await desk.come_back("TEST", 4)
        assert room.seat_of(4) is None

    asyncio.run(play())


def test_bots_in_the_places_of_people_bear_names_that_nobody_else_bears() -> None:
    async def play() -> None:
        village = Village(DECKS[0], Settings(deck=DECKS[0], grace=1), 1)
        await village.begin("ada")
        village.here = {1, 2}
        for _ in range(3):
            await village.second()
        people = village.room.lobby.people.values()
        bots = [one.name for one in people if one.kind == "bot"]
        assert len(bots) == len(village.room.seats) - 2
        assert set(bots[:2]) == {"Leo", "Mina"}  # Ada is taken
        names = [one.name.casefold() for one in people]
        assert len(set(names)) == len(names)

    asyncio.run(play())


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_names_enough_for_a_table_of_bots_in_every_language(language: str) -> None:
    names = texts(language).say("app-bots").split("|")
    assert len({clean_name(name).casefold() for name in names}) == len(names) >= 18
