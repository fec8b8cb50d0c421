"""Laws of order: who answers first decides nothing, and the night may be called one by one or at once."""

from __future__ import annotations

from random import Random

import msgspec

from lycaon import Game, new_game, seed_from
from lycaon.game.event import AnyEvent, Called, CallEnded, DayBegan, DayBroke, Died, NightFell
from tests.laws.keyed import Keyed
from tests.laws.player import Play


def played(play: Play, order: int, **changes: object) -> Game:
    """Play a game to its end with settled answers, given in one of the possible orders."""
    setup = play.setup
    if changes:
        setup = msgspec.structs.replace(setup, rules=msgspec.structs.replace(setup.rules, **changes))
    game = new_game(setup, seed=seed_from(play.luck), by_hand=play.by_hand)
    Keyed(play.dice, play.manners, Random(order)).play(game)
    assert game.result is not None
    return game


def parts(game: Game) -> list[list[AnyEvent]]:
    """Return the log in parts, each a night, a dawn or a day."""
    found: list[list[AnyEvent]] = [[]]
    for event in game.log:
        if isinstance(event, NightFell | DayBroke | DayBegan):
            found.append([])
        found[-1].append(event)
    return found


def what_came_of_it(game: Game, *, calls: bool = True) -> list[list[str]]:
    """Return for each night, dawn and day what happened in it, in no telling order, with or without the calls."""
    return [
        sorted(repr(event) for event in part if calls or not isinstance(event, Called | CallEnded))
        for part in parts(game)
    ]


def the_order_of_answers_decides_nothing(play: Play) -> None:
    """Within a group, or a wave of calls that are made at once: the public hears the same, all else is the same."""
    one, other = played(play, 1), played(play, 2)
    assert [event for event in one.log if event.to is None] == [event for event in other.log if event.to is None]
    assert what_came_of_it(one) == what_came_of_it(other)
    assert one.result == other.result


def whoever_answers_first_every_view_of_it_is_the_same(play: Play) -> None:
    """In particular no ballot tells in which order it was taken."""
    one, other = played(play, 1), played(play, 2)
    for seat in range(1, play.setup.seats + 1):
        mine, others = ([event for event in game.log if event.to and seat in event.to] for game in (one, other))
        assert sorted(map(repr, mine)) == sorted(map(repr, others))
    assert [event for event in one.log if event.to is None] == [event for event in other.log if event.to is None]


def calls_at_once_and_one_by_one_bring_the_same_dawn(play: Play) -> None:
    """With the same choices: the dead, the reasons, what everybody was told, and who has won."""
    one, other = (played(play, 1, night_calls=way) for way in ("one_by_one", "at_once"))
    deaths = [[event for event in game.log if isinstance(event, Died)] for game in (one, other)]
    assert deaths[0] == deaths[1]
    assert what_came_of_it(one, calls=False) == what_came_of_it(other, calls=False)
    assert one.result == other.result


def holds_change_nothing(play: Play) -> None:
    """Whether calls are held open or not is a matter of time alone."""
    one, other = (
        played(msgspec.structs.replace(play, setup=msgspec.structs.replace(play.setup, holds=holds)), 1)
        for holds in (False, True)
    )
    assert one.log == other.log
