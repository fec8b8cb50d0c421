"""What the phones are told besides the game: what is planned, where they may speak, and how it came out."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import count

import pytest

from lycaon.game.ask import Refused
from lycaon.game.chance import seed_from
from lycaon.game.event import SpeechBegan
from lycaon.moons import full_deck
from lycaon.rooms import commands
from lycaon.rooms.commands import shuffled
from lycaon.rooms.desk import Desk
from lycaon.rooms.settings import Settings
from lycaon.rooms.sight import RoomView, look
from lycaon.rooms.store import MemoryStore
from lycaon.texts import Narrator
from tests.rooms.unsure import Counting


def views(*steps: commands.Command, settings: Settings | None = None) -> list[RoomView]:
    """Open a room, give its host's commands one after another, and return what the host saw before and after each."""

    async def run() -> list[RoomView]:
        clock = count(1_000)
        desk = Desk(MemoryStore(lambda: float(next(clock))))
        ticket = await desk.open("remote", "en", "Ann", settings=settings or Settings())
        seen = [look(await desk.room(ticket.code), ticket.person, 0)]
        for number, step in enumerate(steps):
            await desk.command(ticket.code, ticket.person, f"{number}", step)
            seen.append(look(await desk.room(ticket.code), ticket.person, 0))
        return seen

    return asyncio.run(run())


BOTS = tuple(commands.AddBot(name) for name in ("Bea", "Cem", "Dee", "Eli"))


def test_a_lobby_shows_what_would_be_dealt_once_three_sit_there() -> None:
    seen = views(*BOTS)
    assert [view.planned is None for view in seen] == [True, True, False, False, False]
    planned = seen[-1].planned
    assert planned is not None
    assert planned.deck == {"seer": 1, "villager": 3, "werewolf": 1}


def test_a_running_game_plans_nothing_and_nobody_speaks_to_the_village_at_night() -> None:
    running = views(*BOTS, commands.Start(), commands.Skip("d0.look"))[-1]
    assert running.planned is None
    assert running.game is not None
    assert running.game.phase == "night"
    assert "village" not in running.channels
    assert running.story == ()


def test_a_game_that_was_stopped_has_no_story_to_tell() -> None:
    stopped = views(*BOTS, commands.Start(), commands.StopGame())[-1]
    assert stopped.status == "over"
    assert stopped.story == ()
    assert stopped.channels == ()


def test_a_lobby_says_why_its_cards_cannot_be_dealt() -> None:
    deck = ("werewolf", "werewolf", "seer", "villager", "villager", "villager")
    seen = views(*BOTS, commands.Choose(Settings(deck=deck)), commands.AddBot("Fay"))
    why = [None if view.unplanned is None else view.unplanned.code for view in seen]
    assert why == ["too_few", "too_few", None, None, None, "bad_deck", None]
    unplanned = seen[-2].unplanned
    assert unplanned is not None
    assert (unplanned.values["what"], unplanned.values["value"], unplanned.values["need"]) == ("count", 6, 5)
    assert [view.odd for view in seen[-3:]] == [(), (), ()]


def test_a_lobby_says_what_is_odd_about_cards_that_can_be_dealt() -> None:
    deck = ("werewolf", "witch", "villager", "villager", "villager")
    assert views(*BOTS, commands.Choose(Settings(deck=deck)))[-1].odd == ("no_seer",)


def test_a_variant_that_does_not_exist_is_refused_and_breaks_no_room() -> None:
    with pytest.raises(Refused, match="bad_setup"):
        views(*BOTS, commands.Choose(Settings(variant="nonsense")))
    with pytest.raises(Refused, match="bad_setup"):
        views(settings=Settings(variant="nonsense"))


def test_house_rules_that_do_not_go_together_are_refused_in_words() -> None:
    with pytest.raises(Refused) as raised:
        views(*BOTS, commands.Choose(Settings(rules={"werewolves_win_at": "tomorrow"})))
    assert Narrator("en").refusal(raised.value).startswith("“Werewolves' win” (werewolves_win_at) cannot be")
    assert "tomorrow" in Narrator("zh-Hans").refusal(raised.value)


def test_event_cards_are_shuffled_when_the_game_begins() -> None:
    cards = full_deck()
    orders = {shuffled(cards, seed_from(number)) for number in range(20)}
    assert len(orders) == 20
    assert all(sorted(order) == sorted(cards) for order in orders)
    assert shuffled(cards[::-1], seed_from(1)) == shuffled(
        cards, seed_from(1)
    )  # nor does it hang on what was tapped first
    tops = Counter(shuffled(("eclipse", "flood", "burial"), seed_from(number))[0] for number in range(600))
    assert all(150 < count < 250 for count in tops.values())


def test_everybody_sees_who_speaks_and_who_is_next() -> None:
    async def run() -> tuple[list[int | None], list[tuple[int, ...]]]:
        clock = count(1_000)
        desk = Desk(MemoryStore(lambda: float(next(clock))), luck=Counting())
        chosen = Settings(rules={"sheriff_election": "day1_before_deaths"})
        code = (await desk.open("judge", "en", "Ann", settings=chosen)).code

        async def do(command: commands.Command) -> None:
            await desk.command(code, 1, f"{next(clock)}", command)

        for name in ("Bea", "Cem", "Dee", "Eli", "Fay", "Gus"):
            await do(commands.AddName(name))
        await do(commands.Start())
        room = await desk.room(code)
        shown: list[tuple[int, ...]] = []
        while room.playing is not None:
            ask = next(one for one in room.playing.open_asks.values() if not one.offer)
            speakers = look(room, 0, 0).speakers  # somebody outside is told, too
            assert bool(speakers) == (ask.kind == "speech")
            if speakers:
                shown.append(speakers)
            for seat in ask.seats:
                legal = ask.legal_for(seat)
                passes = ask.call == "sheriff.run" and seat == 1  # where all run nobody may vote
                await do(commands.GiveAnswer(ask.id, legal[0] if legal and not passes else None, seat))
        game = room.game
        assert game is not None
        return [one.seat for one in game.log if isinstance(one, SpeechBegan)], shown

    began, shown = asyncio.run(run())
    assert [speakers[0] for speakers in shown] == began
    for place, speakers in enumerate(shown):
        assert list(speakers) == began[place : place + len(speakers)]
    assert max(len(speakers) for speakers in shown) == 5  # those who run, and a day's speeches
