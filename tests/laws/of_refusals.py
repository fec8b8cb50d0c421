"""Laws of refusals: what is not legal is refused with a code, and then nothing at all has changed."""

from __future__ import annotations

import math
from collections.abc import Callable
from enum import IntEnum, StrEnum
from random import Random

import msgspec
from hypothesis import strategies as st

from lycaon import Game, RefusalCode, Refused
from lycaon.game.ask import Ask
from lycaon.game.decision import Answered, Left, Spoke
from lycaon.game.speech import CHANNELS, may_speak
from tests.laws.player import Play, plays
from tests.laws.state import state, views


class _Number(IntEnum):
    ONE = 1
    TWO = 2


class _Word(StrEnum):
    YES = "yes"
    VOTE = "d1.vote"


class _Unhashable:
    """Equal to everything, and fits nowhere."""

    __hash__ = None  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        return True


class _Letters(str):
    __slots__ = ()


ODD: tuple[object, ...] = (
    None,
    True,
    False,
    0,
    -1,
    1.0,
    2.0,
    math.nan,
    math.inf,
    10**4000,
    2**64 + 1,
    b"1",
    bytearray(b"n1.seer"),
    1j,
    "",
    "\0",
    "1",
    "\ud800",
    "n1.seer\0",
    (),
    [],
    {},
    [1, [2, [3, [4]]]],
    (1, True),
    (1.0, 2.0),
    ["yes"],
    {1: 2},
    {1, 2},
    frozenset({1}),
    range(1, 3),
    int,
    len,
    ...,
    _Number.ONE,
    _Number.TWO,
    _Word.YES,
    _Word.VOTE,
    _Letters("d1.vote"),
    _Letters("yes"),
    _Unhashable(),
    object(),
)
"""What nobody should send."""

OWN_CONSTANTS = (_Number.ONE, _Number.TWO, _Word.YES, _Letters("done"))
"""Equal to what may be legal, and yet of a type that no record knows."""

JUNK: st.SearchStrategy[object] = st.one_of(
    st.sampled_from(ODD),
    st.integers(-3, 20),
    st.integers(),
    st.floats(),
    st.binary(max_size=8),
    st.text(max_size=8),
    st.recursive(
        st.none() | st.booleans() | st.integers(-1, 15) | st.text(max_size=3),
        lambda inner: st.lists(inner, max_size=4) | st.lists(inner, max_size=3).map(tuple),
        max_leaves=8,
    ),
)


def plain(value: object) -> object:
    """Return the number or word that stands behind a constant of somebody's own, and all else as it is."""
    if isinstance(value, int) and not isinstance(value, bool):
        return int(value)
    return str.__str__(value) if isinstance(value, str) else value


def is_legal(ask: Ask, seat: int, value: object) -> bool:
    """Say whether an answer is among the legal ones, by the description of the ask alone."""
    legal = ask.legal_for(seat)
    if value is None:
        return ask.may_pass
    if ask.kind in ("seat", "option", "speech"):
        return type(value) in (int, str) and value in legal
    if not isinstance(value, list | tuple):
        return False
    if ask.kind == "deal":
        return all(type(card) is str for card in value) and sorted(value) == sorted(str(card) for card in legal)
    right = all(type(one) is int and one in legal for one in value)
    right = right and (not ask.one_of or sum(one in ask.one_of for one in value) == 1)
    return right and ask.least <= len(value) <= ask.most and len(set(value)) == len(value)


def expected(game: Game, ask_id: object, seat: object) -> RefusalCode:
    """Return the code of the refusal for an answer that can't be taken."""
    if game.result is not None:
        return RefusalCode.GAME_OVER
    ask = game.asked.get(ask_id) if type(ask_id) is str else None
    if ask is None or type(seat) is not int or seat not in ask.seats:
        return RefusalCode.UNKNOWN_ASK
    if ask.state == "open":
        return RefusalCode.ILLEGAL
    return RefusalCode.HELD if ask.state == "held" else RefusalCode.CLOSED


# -- what the laws of this page are tried on --------------------------------------------------------------------------


def moments(play: Play) -> tuple[Game, Random]:
    """Return a game at some moment of it, and dice."""
    game = play.begin()
    player = play.player()
    player.play(game, steps=player.dice.choice((0, 1, 3, 10, 30, 60, 200, 4000)))
    return game, player.dice


class Sent(msgspec.Struct, frozen=True):
    """A game at some moment, and what is sent to it: parts of junk, and which parts of a command they stand for."""

    play: Play
    junk: tuple[tuple[object, object, object], ...]


SENT = st.builds(Sent, play=plays(), junk=st.lists(st.tuples(JUNK, JUNK, JUNK), min_size=1, max_size=12).map(tuple))


# -- the laws ---------------------------------------------------------------------------------------------------------


def wrong_answers(game: Game, dice: Random) -> list[tuple[str, int, object]]:
    """Return answers that must be refused: of every open ask, of asks put to others, of closed ones and of none."""
    found: list[tuple[str, int, object]] = []
    seats = range(game.table.size + 2)
    asks = list(game.open_asks.values()) + dice.sample(list(game.asked.values()), min(4, len(game.asked)))
    for ask in asks:
        for seat in dice.sample(seats, 3):
            found.append((ask.id, seat, dice.choice(ODD)))
            found.append((ask.id, seat, dice.choice(ask.legal_for(seat) or (0,))))
        found.extend((ask.id, seat, dice.choice(ODD)) for seat in ask.seats[:4])
        dead = [seat.number for seat in game.table.all() if not seat.alive]
        found.extend((ask.id, seat, dice.choice(dead or [99])) for seat in ask.seats[:2])
    found += [(f"{game.phase}.{call}", dice.choice(seats), None) for call in ("nothing", "seer", "deal", "werewolf#9")]
    return [
        (id, seat, value)
        for id, seat, value in found
        if expected(game, id, seat) is not RefusalCode.ILLEGAL or not is_legal(game.asked[id], seat, plain(value))
    ]


def a_refused_answer_changes_nothing(play: Play) -> None:
    game, dice = moments(play)
    seen = views(game)
    before = state(game)
    for id, seat, value in wrong_answers(game, dice):
        refused = refusal(lambda id=id, seat=seat, value=value: game.answer(id, seat, value))  # type: ignore[misc]
        assert refused is not None, f"{value!r} was taken from {seat} for {id}"
    assert state(game) == before
    assert views(game) == seen


def a_refusal_has_the_right_code(play: Play) -> None:
    game, dice = moments(play)
    for id, seat, value in wrong_answers(game, dice):
        refused = refusal(lambda id=id, seat=seat, value=value: game.answer(id, seat, value))  # type: ignore[misc]
        assert refused is not None
        assert refused.code == expected(game, id, seat)
        if refused.code == RefusalCode.ILLEGAL:
            assert refused.values["legal"] == game.asked[id].legal_for(seat)
        elif refused.code != RefusalCode.GAME_OVER:
            assert refused.values == {"ask": id}


def other_commands_change_nothing_when_refused(play: Play) -> None:
    """Closing what is not open, speaking out of turn, leaving twice."""
    game, dice = moments(play)
    known = list(game.asked.values())
    seats = range(-1, game.table.size + 2)
    commands: list[Callable[[], object]] = [
        *(lambda id=ask.id: game.expire(id) for ask in dice.sample(known, min(5, len(known))) if ask.state != "open"),
        *(lambda id=ask.id: game.expire(id) for ask in game.open_asks.values() if ask.offer or ask.timeless),
        lambda: game.expire("n1.nothing"),
        *(
            lambda seat=seat, channel=channel: game.say(seat, channel, "word")
            for seat in seats
            for channel in (*CHANNELS, "nowhere", "")
            if not 1 <= seat <= game.table.size or not may_speak(game, seat, channel) or game.result is not None
        ),
        *(
            lambda seat=seat: game.leave(seat)
            for seat in seats
            if seat not in game.table.living or seat in game.leaving or game.result is not None
        ),
    ]
    seen = views(game)
    before = state(game)
    for command in commands:
        assert refusal(command) is not None
    assert state(game) == before
    assert views(game) == seen


def closing_a_hold_is_refused_as_a_whole_or_not_at_all(play: Play) -> None:
    game, _ = moments(play)
    for hold in [ask for ask in game.open_asks.values() if ask.kind == "hold"]:
        before = state(game)
        if refusal(lambda hold=hold: game.expire(hold.id)) is not None:  # type: ignore[misc]
            assert state(game) == before, "refused half-way"


def junk_is_refused_with_a_code(sent: Sent) -> None:
    """Whatever is sent as ask, seat or value: it is refused with a code, or it is exactly what was asked for."""
    game, dice = moments(sent.play)
    for first, second, third in sent.junk:
        ids = [*game.open_asks, *dice.sample(sorted(game.asked), min(3, len(game.asked)))]
        id: object = dice.choice(ids) if ids and dice.random() < 0.8 else first
        ask = game.asked.get(id) if type(id) is str else None
        seat: object = dice.choice(ask.seats) if ask is not None and ask.seats and dice.random() < 0.7 else second
        _send(game, id, seat, dice.choice((third, third, third, *OWN_CONSTANTS)))


def _send(game: Game, id: object, seat: object, value: object) -> None:
    before = len(game.decisions)
    ask = game.asked.get(id) if type(id) is str else None
    fits = ask is not None and type(seat) is int and seat in ask.seats and ask.state == "open"
    takes = ask is not None and type(seat) is int and fits and is_legal(ask, seat, plain(value))
    refused = refusal(lambda: game.answer(id, seat, value))  # type: ignore[arg-type]
    if plain(value) is value or not takes:
        assert (refused is None) == takes, f"{id!r}, {seat!r}, {value!r}: {refused}"
    if refused is None:
        kept = game.decisions[before]
        assert isinstance(kept, Answered)
        assert type(kept.ask) is str
        assert type(kept.seat) is int
        assert type(kept.answer) in (int, str, tuple, type(None))


def junk_as_any_other_command_is_refused_with_a_code(sent: Sent) -> None:
    game, dice = moments(sent.play)
    for first, second, third in sent.junk:
        before = len(game.decisions)
        seat = dice.choice((first, game.floor, dice.randint(1, game.table.size)))
        channel = dice.choice((second, *CHANNELS, "village"))
        text, claims = dice.choice(("word", third)), dice.choice(((), first, (second,)))
        refusal(lambda: game.say(seat, channel, text, claims))  # type: ignore[arg-type]  # noqa: B023
        refusal(lambda: game.leave(second))  # type: ignore[arg-type]  # noqa: B023
        refusal(lambda: game.expire(first))  # type: ignore[arg-type]  # noqa: B023
        for kept in game.decisions[before:]:
            if isinstance(kept, Spoke | Left):
                assert type(kept.seat) is int
            if isinstance(kept, Spoke):
                assert type(kept.channel) is str
                assert type(kept.claims) is tuple
                assert all(isinstance(claim, str) for claim in kept.claims)
    msgspec.json.encode(game.decisions)


def only_seats_the_public_and_the_judge_have_a_view(sent: Sent) -> None:
    game, _ = moments(sent.play)
    known = views(game)
    for viewer in {id(part): part for parts in sent.junk for part in parts}.values():
        plainly = type(viewer) in (int, str)
        if plainly and viewer in known:
            assert msgspec.json.encode(game.view(viewer)) == known[viewer]
        else:
            assert refusal(lambda viewer=viewer: game.view(viewer)) is not None, f"{viewer!r} sees"  # type: ignore[misc]


def refusal(command: Callable[[], object]) -> Refused | None:
    """Return the refusal of a command; None when it was taken. Anything else that is raised goes through."""
    refused: Refused | None = None
    try:
        command()
    except Refused as raised:
        refused = raised
    if refused is not None:
        assert type(refused.code) is RefusalCode
        assert str(refused).startswith(refused.code)
    return refused
