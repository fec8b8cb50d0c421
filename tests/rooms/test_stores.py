"""What every store does, be it memory, SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
from random import Random

import msgspec

from lycaon.game.plan import Setup
from lycaon.record import replay
from lycaon.rooms import commands as do
from lycaon.rooms import entry as log
from lycaon.rooms.desk import Desk
from lycaon.rooms.lobby import Lobby, Person
from lycaon.rooms.room import fold
from lycaon.rooms.settings import Settings
from lycaon.rooms.store import Admission, Outage, Store, Write
from tests.rooms.conftest import Opening
from tests.rooms.unsure import Clock, Counting

OPENED = log.Opened("remote", "en")
TOKEN, OTHER = b"t" * 32, b"o" * 32


def joined(name: str, number: int = 1) -> log.Joined:
    return log.Joined(Person(number=number, name=name))


def write(code: str, number: int, **more: object) -> Write:
    return Write(code=code, number=number, **({"entry": log.Paused()} | more))  # type: ignore[arg-type]


async def entries(store: Store, code: str, after: int | None = 0) -> list[log.Stored]:
    found = await store.read(code, after)
    assert found is not None
    return found


async def create(store: Store, *codes: str) -> None:
    for code in codes:
        assert await store.create(code, [OPENED, joined("Ann")])


async def test_a_room_is_kept_with_its_first_entries(store: Store, clock: Clock) -> None:
    assert await store.create("AAAA", [OPENED, joined("Ann")])
    assert await store.read("AAAA", None) == [
        log.Stored(number=1, at=clock.now, entry=OPENED, by=1),
        log.Stored(number=2, at=clock.now, entry=joined("Ann"), by=1),
    ]


async def test_a_code_is_taken_once(store: Store) -> None:
    await create(store, "AAAA")
    assert not await store.create("AAAA", [OPENED])
    assert len(await entries(store, "AAAA", None)) == 2


async def test_of_many_who_want_a_code_one_gets_it(opened: Opening) -> None:
    stores = [await opened() for _ in range(4)]
    made = await asyncio.gather(*(store.create("AAAA", [OPENED]) for store in stores))
    assert sorted(made) == [False, False, False, True]


async def test_an_entry_comes_back_as_it_was_kept(store: Store, clock: Clock) -> None:
    await create(store, "AAAA")
    clock.now += 0.123456
    times = await store.append(
        [
            write("AAAA", 3, entry=log.Spoke(2, "village", ("good 1",)), by=4, command="c7", digest="d", words="hello"),
        ]
    )
    assert times == [clock.now]
    assert await store.read("AAAA", 2) == [
        log.Stored(
            number=3,
            at=clock.now,
            entry=log.Spoke(2, "village", ("good 1",)),
            by=4,
            command="c7",
            digest="d",
            words="hello",
        )
    ]


async def test_reading_begins_after_a_number_or_with_the_last_game(store: Store) -> None:
    await create(store, "AAAA")
    for number in range(3, 7):
        await store.append([write("AAAA", number, begins=number == 5)])

    async def numbers(after: int | None) -> list[int]:
        return [stored.number for stored in await entries(store, "AAAA", after)]

    assert await numbers(None) == [5, 6]
    assert await numbers(0) == [1, 2, 3, 4, 5, 6]
    assert await numbers(4) == [5, 6]
    assert await store.read("AAAA", 6) == []
    assert await store.read("AAAA", 99) == []


async def test_there_is_nothing_of_an_unknown_room(store: Store) -> None:
    for code in ("AAAA", "", "月" * 99, "A\0", "\ud800", "' OR 1=1 --"):
        assert await store.read(code, None) is None
        assert await store.read(code, 3) is None
        assert await store.receipt(code, 1, "c") is None
        assert (await store.last_seen([code]))[code] == {}
        assert await store.append([write(code, 1)]) == [None]
        await store.set_due([(code, 1, 1.0)])
        await store.dismiss(code, 1)
    assert await store.append([]) == []


async def test_no_number_is_left_out(store: Store) -> None:
    await create(store, "AAAA")
    assert await store.append([write("AAAA", 4)]) == [None]
    assert await store.append([write("AAAA", 2)]) == [None]
    assert len(await entries(store, "AAAA", 0)) == 2


async def test_of_two_who_write_a_number_one_wins(opened: Opening) -> None:
    stores = [await opened() for _ in range(3)]
    await create(stores[0], "AAAA")
    for number in range(3, 23):
        times = await asyncio.gather(
            *(store.append([write("AAAA", number, by=who)]) for who, store in enumerate(stores, 1))
        )
        won = [who for who, (at,) in enumerate(times, 1) if at is not None]
        assert len(won) == 1
        (stored,) = await entries(stores[0], "AAAA", number - 1)
        assert stored.by == won[0]


async def test_a_lost_race_harms_no_other(store: Store) -> None:
    await create(store, "AAAA", "BBBB", "CCCC", "DDDD")
    await store.append([write("BBBB", 3, by=1, command="c1")])
    times = await store.append(
        [
            write("AAAA", 3, words="a"),
            write("BBBB", 3),
            write("ZZZZ", 3),
            write("CCCC", 3, by=1, command="c1", words="c"),
            write("DDDD", 9),
        ]
    )
    assert [at is not None for at in times] == [True, False, False, True, False]
    lengths = [len(await entries(store, code, 0)) for code in ("AAAA", "BBBB", "CCCC", "DDDD")]
    assert lengths == [3, 3, 3, 2]


async def test_processes_that_write_the_same_rooms_in_any_order_dont_stand_in_each_others_way(opened: Opening) -> None:
    stores = [await opened() for _ in range(4)]
    codes = [f"R{number:03}" for number in range(40)]
    await create(stores[0], *codes)

    async def writes(store: Store, seed: int) -> int:
        dice, won = Random(seed), 0
        for number in range(3, 23):
            batch = dice.sample(codes, 30)
            won += sum(at is not None for at in await store.append([write(code, number) for code in batch]))
            await store.set_due((code, number, 1.0) for code in batch)
            await store.seen((code, 1) for code in batch)
        return won

    won = await asyncio.gather(*(writes(store, seed) for seed, store in enumerate(stores)))
    assert sum(won) == sum([len(await entries(stores[0], code, 2)) for code in codes])


async def test_a_command_is_taken_once(store: Store) -> None:
    await create(store, "AAAA", "BBBB")
    assert await store.append([write("AAAA", 3, by=1, command="c")]) != [None]
    assert await store.append([write("AAAA", 4, by=1, command="c")]) == [None]
    assert await store.append([write("AAAA", 4, by=2, command="c")]) != [None]
    assert await store.append([write("AAAA", 5, by=1, command="C")]) != [None]
    assert await store.append([write("BBBB", 3, by=1, command="c")]) != [None]
    assert await store.append([write("AAAA", 6)]) != [None]
    assert await store.append([write("AAAA", 7)]) != [None]
    assert await store.receipt("AAAA", 1, "c") == 3
    assert await store.receipt("AAAA", 2, "c") == 4
    assert await store.receipt("AAAA", 3, "c") is None
    assert await store.receipt("BBBB", 1, "c") == 3


async def test_rooms_with_a_game_are_due_in_order(store: Store, clock: Clock) -> None:
    codes = ("AAAA", "BBBB", "CCCC", "DDDD")
    await create(store, *codes)
    assert await store.due(9) == []
    await store.append([write(code, 3, due="never" if code == "DDDD" else "now") for code in codes])
    assert await store.due(9) == ["AAAA", "BBBB", "CCCC"]
    now = clock.now
    await store.set_due([("AAAA", 3, now + 30), ("BBBB", 3, now + 10), ("CCCC", 3, now + 20)])
    assert await store.due(9) == []
    clock.now += 20
    assert await store.due(9) == ["BBBB", "CCCC"]
    clock.now += 10
    assert await store.due(9) == ["BBBB", "CCCC", "AAAA"]
    assert await store.due(2) == ["BBBB", "CCCC"]
    await store.set_due([("BBBB", 3, None)])
    assert await store.due(9) == ["CCCC", "AAAA"]
    await store.append([write("CCCC", 4)])
    assert await store.due(9) == ["AAAA"]


async def test_an_entry_may_leave_a_room_due_as_it_was(store: Store, clock: Clock) -> None:
    await create(store, "AAAA", "BBBB")
    await store.append([write("AAAA", 3, due="now"), write("BBBB", 3, due="as_before")])
    await store.set_due([("AAAA", 3, clock.now + 10)])
    await store.append([write("AAAA", 4, due="as_before")])
    clock.now += 9
    assert await store.due(9) == []
    clock.now += 1
    assert await store.due(9) == ["AAAA"]
    await store.append([write("AAAA", 5, due="as_before")])
    assert await store.due(9) == ["AAAA"]


async def test_what_is_due_counts_for_the_newest_entry_alone(store: Store, clock: Clock) -> None:
    await create(store, "AAAA")
    await store.append([write("AAAA", 3, due="now")])
    await store.append([write("AAAA", 4, due="now")])
    await store.set_due([("AAAA", 3, None), ("AAAA", 5, None)])
    assert await store.due(9) == ["AAAA"]
    await store.set_due([("AAAA", 4, clock.now + 1), ("AAAA", 3, None)])
    assert await store.due(9) == []
    clock.now += 1
    assert await store.due(9) == ["AAAA"]
    await store.set_due([])


async def test_time_without_a_heartbeat_is_an_outage_that_one_process_notes(opened: Opening, clock: Clock) -> None:
    stores = [await opened() for _ in range(4)]
    assert await asyncio.gather(*(store.beat() for store in stores)) == [[], [], [], []]
    clock.now += 2.5
    assert await stores[0].beat() == []
    start = clock.now
    clock.now += 100
    found = await asyncio.gather(*(store.beat() for store in stores))
    assert found == [[Outage(start, clock.now)]] * 4
    second = clock.now
    clock.now += 4
    assert await stores[1].beat() == [Outage(start, second), Outage(second, clock.now)]


async def test_a_token_admits_its_holder(store: Store) -> None:
    await create(store, "AAAA", "BBBB")
    assert await store.admitted(TOKEN) is None
    await store.admit(TOKEN, Admission("AAAA", 2))
    await store.admit(OTHER, Admission("AAAA", 2))
    await store.admit(b"third", Admission("AAAA", 3))
    await store.admit(b"fourth", Admission("BBBB", 2))
    assert await store.admitted(TOKEN) == Admission("AAAA", 2)
    await store.dismiss("AAAA", 2, keep=[OTHER, b"no token"])
    assert await store.admitted(TOKEN) is None
    assert await store.admitted(OTHER) == Admission("AAAA", 2)
    await store.dismiss("AAAA", 2)
    assert await store.admitted(OTHER) is None
    assert await store.admitted(b"third") == Admission("AAAA", 3)
    assert await store.admitted(b"fourth") == Admission("BBBB", 2)


async def test_no_token_is_kept_for_a_room_that_isnt_there(store: Store) -> None:
    await store.admit(TOKEN, Admission("AAAA", 1))
    await create(store, "AAAA")
    assert await store.admitted(TOKEN) is None


async def test_who_is_connected_is_overwritten(store: Store, clock: Clock) -> None:
    await create(store, "AAAA", "BBBB")
    first = clock.now
    await store.seen([("BBBB", 1), ("AAAA", 2), ("AAAA", 1), ("ZZZZ", 1), ("AAAA", 1)])
    clock.now += 5
    await store.seen([("AAAA", 2)])
    await store.seen([])
    assert (await store.last_seen(["AAAA"]))["AAAA"] == {1: first, 2: first + 5}
    assert (await store.last_seen(["BBBB"]))["BBBB"] == {1: first}
    assert (await store.last_seen(["ZZZZ"]))["ZZZZ"] == {}


async def test_words_are_erased_by_time_and_nothing_else_is(store: Store, clock: Clock) -> None:
    await create(store, "AAAA", "BBBB")
    spoke = log.Spoke(1, "village")
    await store.append([write("AAAA", 3, entry=spoke, words="old"), write("BBBB", 3, entry=spoke, words="old too")])
    clock.now += 10
    await store.append([write("AAAA", 4, entry=spoke, words="new")])
    assert await store.erase_words(clock.now) == 2
    assert await store.erase_words(clock.now) == 0
    told = [(stored.entry, stored.words) for stored in await entries(store, "AAAA", 2)]
    assert told == [(spoke, None), (spoke, "new")]


async def test_quiet_rooms_are_forgotten_with_all_that_belongs_to_them(store: Store, clock: Clock) -> None:
    await create(store, "AAAA", "BBBB")
    await store.append([write(code, 3, by=1, command="c", words="w", due="now") for code in ("AAAA", "BBBB")])
    await store.admit(TOKEN, Admission("AAAA", 1))
    await store.admit(OTHER, Admission("BBBB", 1))
    await store.seen([("AAAA", 1), ("BBBB", 1)])
    await store.beat()
    clock.now += 10
    await store.beat()
    clock.now += 10
    await store.append([write("BBBB", 4)])
    assert await store.close_rooms(clock.now - 5) == 1
    assert await store.close_rooms(clock.now - 5) == 0
    assert await store.read("AAAA", None) is None
    assert await store.append([write("AAAA", 4)]) == [None]
    assert await store.due(9) == []
    assert len(await entries(store, "BBBB", 0)) == 4
    assert await store.admitted(OTHER) == Admission("BBBB", 1)
    assert len(await store.beat()) == 1, "an outage that no room remembers is forgotten, a later one isn't"
    await create(store, "AAAA")  # the code is used again
    assert await store.admitted(TOKEN) is None
    assert (await store.last_seen(["AAAA"]))["AAAA"] == {}
    assert await store.receipt("AAAA", 1, "c") is None
    assert [stored.words for stored in await entries(store, "AAAA", 0)] == [None, None]


async def test_rooms_that_have_other_entries_are_found(opened: Opening) -> None:
    one, other = await opened(), await opened()
    await create(one, "AAAA", "BBBB", "CCCC")
    await other.append([write("BBBB", 3)])
    assert await one.changed({"AAAA": 2, "BBBB": 2, "ZZZZ": 2}) == ["BBBB", "ZZZZ"]
    assert await one.changed({}) == []


def any_texts(count: int, seed: int) -> list[str]:
    """Make up texts of all planes, without lone halves of characters."""
    dice = Random(seed)
    planes = [(0, 0xD7FF), (0xE000, 0xFFFF), *((plane << 16, (plane << 16) + 0xFFFF) for plane in range(1, 17))]
    made = ["".join(chr(dice.randint(*dice.choice(planes))) for _ in range(dice.randint(1, 40))) for _ in range(count)]
    return [*made, "\0", "a\0b", "\\u0000", "\\x00", "'", '"', "%s :x $1", "\ufeff", "\U0010ffff", " \n\t"]


async def test_any_text_comes_back_as_it_was(store: Store) -> None:
    texts = any_texts(240, 1)
    halves = [*texts[:-2], "\ud800", "\udfff x"]
    codes = [f"R{number:03}" for number in range(len(texts))]
    for code, text in zip(codes, texts, strict=True):
        assert await store.create(code, [OPENED, joined(text)])
    times = await store.append(
        [
            write(code, 3, entry=log.Spoke(1, "village", (text,)), by=1, command=half, words=half)
            for code, text, half in zip(codes, texts, halves, strict=True)
        ]
    )
    assert None not in times
    for code, text, half in zip(codes, texts, halves, strict=True):
        _, first, last = await entries(store, code, 0)
        assert first.entry == joined(text)
        assert (last.entry, last.command, last.words) == (log.Spoke(1, "village", (text,)), half, half)
        assert await store.receipt(code, 1, half) == 3


async def test_a_big_batch_is_kept_whole(store: Store) -> None:
    codes = [f"R{number:03}" for number in range(256)]
    await create(store, *codes)
    for number in range(3, 6):
        words = "月" * 2_000
        times = await store.append([write(code, number, by=9, command=f"c{number}", words=words) for code in codes])
        assert None not in times
    for code in codes[::17]:
        assert [stored.words for stored in await entries(store, code, 2)] == ["月" * 2_000] * 3


async def test_the_start_of_a_game_comes_back_with_its_luck_and_lobby(store: Store) -> None:
    await create(store, "AAAA")
    lobby = Lobby(people={1: Person(number=1, name="安"), 2: Person(number=2, name="Bo")}, circle=(2, 1))
    setup = Setup(seats=2, deck=("werewolf", "villager"))
    started = log.Started(setup, bytes(range(32)), 1, (2, 1), lobby)
    await store.append([write("AAAA", 3, entry=started, begins=True, due="now")])
    assert [stored.entry for stored in await entries(store, "AAAA", None)] == [started]


async def test_reports_of_all_rooms_are_found_and_nothing_else(store: Store, clock: Clock) -> None:
    await create(store, "AAAA", "BBBB")
    assert await store.reports() == []
    first, second = log.Reported(1, 2, "abuse", 1), log.Reported(2, 1, "name", 3)
    named = log.Renamed(1, '{"entry":"reported"')
    await store.append([write("BBBB", 3, entry=first, by=1), write("AAAA", 3, entry=named, by=1)])
    clock.now += 5
    await store.append([write("AAAA", 4, entry=second, by=2)])
    found = await store.reports()
    assert [(code, one.number, one.by, one.entry) for code, one in found] == [
        ("BBBB", 3, 1, first),
        ("AAAA", 4, 2, second),
    ]
    assert [one.at for _, one in found] == [clock.now - 5, clock.now]
    clock.now += 100
    await store.close_rooms(clock.now)
    assert await store.reports() == []  # they go with their rooms


async def test_who_was_asked_to_leave_and_is_forgotten_stays_known_by_the_token_alone(opened: Opening) -> None:
    desk = Desk(await opened(), luck=Counting(), codes=lambda: "AAAA")
    await desk.open("remote", "en", "Ann")
    barred, gone = await desk.enter("AAAA", "Nebuchadnezzar"), await desk.enter("AAAA", "Cy")
    second = await desk.renew(barred.token)
    await desk.command("AAAA", 1, "kick", do.Kick(2))
    for one in (2, 2, 3):  # twice is no way out
        await desk.erase_person("AAAA", one)
    other = Desk(await opened())  # as another process would have it, or this one when it starts again
    for token in (barred.token, second):
        assert await other.whose(token) == Admission("AAAA", 2)
    assert await other.whose(gone.token) is None
    assert (await other.room("AAAA")).lobby.barred == (2,)
    assert (await desk.store.last_seen(["AAAA"]))["AAAA"].keys() == {1}
    assert "Nebuch" not in str(await entries(desk.store, "AAAA"))
    await desk.store.close_rooms(await desk.store.now() + 1)
    assert await other.whose(barred.token) is None  # it goes with the room


async def played(store: Store) -> Desk:
    """Return a desk whose room has had two games with Nebuchadnezzar in them, and has a third under way."""
    deck = ("werewolf", "werewolf", "seer", "villager", "villager")
    desk = Desk(store, luck=Counting(), codes=lambda: "AAAA")
    await desk.open("remote", "en", "Ann", settings=Settings(deck=deck, speed="off"))
    await desk.enter("AAAA", "Nebuchadnezzar")
    for number in range(3, 6):
        await desk.enter("AAAA", f"P{number}")
    for game in range(3):
        await desk.command("AAAA", 1, f"start{game}", do.Start())
        await desk.command("AAAA", 1, f"stop{game}", do.StopGame())
        await desk.command("AAAA", 2, f"name{game}", do.Rename(f"Nebuchadrezzar {game}"))
        await desk.command("AAAA", 2, f"report{game}", do.Report(3, "name"))
    await desk.command("AAAA", 1, "start", do.Start())
    return desk


async def test_who_is_forgotten_is_named_in_no_entry_and_everything_else_goes_on_as_it_was(opened: Opening) -> None:
    desk = await played(await opened())
    other = Desk(await opened(), luck=Counting())  # as another process would have it
    await other.room("AAAA")
    before = await entries(desk.store, "AAAA")
    records = [await desk.record("AAAA", game) for game in (1, 2, 3)]
    assert "Nebuch" in str(before)
    await desk.erase_person("AAAA", 2)
    after = await entries(desk.store, "AAAA")
    assert "Nebuch" not in str(after)
    for old, new in zip(before, after, strict=False):
        assert msgspec.structs.replace(new, entry=old.entry) == old
        assert type(new.entry) is type(old.entry)
        if not isinstance(old.entry, log.Joined | log.Renamed | log.Started):
            assert new.entry == old.entry
    assert after[len(before) :] == [after[-1]]
    assert after[-1].entry == log.Gone(2)
    room, short = fold("AAAA", after), fold("AAAA", await entries(desk.store, "AAAA", None))
    assert room.error is short.error is None
    assert room.digest == short.digest == (await desk.room("AAAA")).digest == (await other.room("AAAA")).digest
    assert sorted(room.lobby.people) == sorted(short.lobby.people) == [1, 3, 4, 5]
    assert [one.name for one in short.lobby.people.values()] == ["Ann", "P3", "P4", "P5"]
    assert (await desk.command("AAAA", 1, "start2", do.Start())).again  # receipts are what they were
    for game, record in enumerate(records, 1):
        again = await desk.record("AAAA", game)
        assert again is not None
        assert record is not None
        assert again.names == ("Ann", "2", "P3", "P4", "P5")
        assert msgspec.structs.replace(again, names=record.names) == record
        assert replay(again).log == replay(record).log
    await other.command("AAAA", 1, "stop", do.StopGame())
    await other.command("AAAA", 3, "goes on", do.Rename("Zoe"))
    await desk.read_on("AAAA")
    assert (await desk.room("AAAA")).lobby.people[3].name == "Zoe"


async def test_two_who_are_forgotten_at_once_are_both_forgotten(opened: Opening) -> None:
    desk, store = await played(await opened()), await opened()
    await asyncio.gather(
        *(one.erase_person("AAAA", person) for person, one in ((2, desk.store), (3, store), (4, store)))
    )
    told = str(await entries(store, "AAAA"))
    assert "Ann" in told
    assert "P5" in told
    for name in ("Nebuch", "'P3'", "'P4'"):
        assert name not in told


async def test_to_forget_a_person_of_nowhere_is_nothing(store: Store) -> None:
    await create(store, "AAAA")
    await store.erase_person("AAAA", 7)
    await store.erase_person("ZZZZ", 1)
    assert len(await entries(store, "AAAA")) == 2


async def test_what_is_taken_on_is_taken_on_once_until_it_is_given_back(opened: Opening) -> None:
    one, other = await opened(), await opened()
    assert await one.claim("AAAA/1")
    assert not await other.claim("AAAA/1")
    assert not await one.claim("AAAA/1")
    assert await other.claim("AAAA/2")
    await one.release("AAAA/1")
    assert await other.claim("AAAA/1")


async def test_many_take_the_same_on_at_once_and_one_gets_it(opened: Opening) -> None:
    stores = [await opened() for _ in range(4)]
    assert sorted(await asyncio.gather(*(store.claim("AAAA/1") for store in stores))) == [False, False, False, True]
