"""What hypothesis draws records and games from."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from lycaon import Game, HouseRules, Result, Setup, new_game, seed_from
from lycaon.game.ask import Answer
from lycaon.game.game import Answered, Decision, Expired, Left, Spoke
from lycaon.game.table import Attributes
from lycaon.record import Record
from lycaon.record.digest import link
from tests.games.player import Manners, play, random_setup

SEATS = st.integers(0, 40)
TEXTS = st.text(max_size=12)
WORDS = st.one_of(st.sampled_from(["none", "yes", "luck", "done", "say", "007", "[", "a b", ""]), TEXTS)
IDS = st.one_of(st.from_regex(r"[nd][0-9]\.[a-z_.]{1,9}(@[1-9])?(#[2-9])?", fullmatch=True), WORDS)
ANSWERS: st.SearchStrategy[Answer] = st.one_of(
    st.none(),
    SEATS,
    WORDS,
    st.lists(SEATS, max_size=3).map(tuple),
    st.lists(WORDS, max_size=3).map(tuple),
)
DIGESTS = st.integers(0, 2**64 - 1).map(lambda number: f"{number:016x}")
DECISIONS: st.SearchStrategy[Decision] = st.one_of(
    st.builds(Answered, IDS, SEATS, ANSWERS),
    st.builds(Answered, st.just("d1.vote"), SEATS, ANSWERS),
    st.builds(Expired, IDS, st.lists(st.tuples(SEATS, ANSWERS), max_size=3).map(tuple)),
    st.builds(Spoke, IDS, SEATS, WORDS, st.lists(WORDS, max_size=2).map(tuple)),
    st.builds(Left, SEATS),
)
RULES = st.builds(
    HouseRules,
    sheriff_election=st.sampled_from(["off", "day1_before_deaths"]),
    little_girl_catch_p=st.floats(0, 1),
    sheriff_weight=st.sampled_from([2.0, 1.5]),
    day_limit=st.integers(1, 2**40),
    piper_count=st.sampled_from(["2", "0-2", "1"]),
)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Return any setup that can be written, whether or not it can be played."""
    seats = draw(st.integers(1, 5))
    attributes = st.builds(
        Attributes,
        gender=st.none() | WORDS,
        age=st.none() | st.floats(allow_nan=False, allow_infinity=False),
        group=st.none() | WORDS,
    )
    return Setup(
        seats=seats,
        deck=tuple(draw(st.lists(st.sampled_from(["werewolf", "seer", "villager"]) | WORDS, min_size=1, max_size=6))),
        rules=draw(RULES),
        variant=draw(st.none() | WORDS),
        sheriff=draw(st.none() | SEATS),
        attributes=tuple(draw(st.lists(attributes, max_size=2))),
        talk=draw(st.booleans()),
    )


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Return any record that can be written, whether or not such a game can be."""
    setup = draw(setups())
    decisions = draw(st.lists(DECISIONS, max_size=8))
    said = [decision.speech for decision in decisions if isinstance(decision, Spoke)]
    decisions = [one for one in decisions if not isinstance(one, Spoke) or said.count(one.speech) == 1]
    digests: list[str] = []
    if draw(st.booleans()):
        for place in range(len(decisions)):
            follows = link(digests[-1], decisions[place - 1], ()) if place else None
            digests.append(follows if follows is not None and draw(st.booleans()) else draw(DIGESTS))
    over = draw(st.booleans())
    return Record(
        setup=setup,
        decisions=tuple(decisions),
        digests=tuple(digests),
        words={one.speech: draw(TEXTS | WORDS) for one in decisions if isinstance(one, Spoke) and draw(st.booleans())},
        names=draw(st.none() | st.lists(TEXTS, min_size=setup.seats, max_size=setup.seats).map(tuple)),
        by_hand=tuple(sorted(draw(st.sets(WORDS, max_size=2)))),
        language=draw(st.none() | st.sampled_from(("zh-Hans", "zh-Hant", "en"))),
        seed=draw(st.none() | st.binary(min_size=1, max_size=16)),
        result=draw(st.builds(Result, WORDS, st.lists(SEATS, max_size=3).map(tuple), WORDS)) if over else None,
        digest=draw(st.none() | DIGESTS) if over else None,
        rules_version=draw(st.integers(1, 99)),
    )


BY_HAND = ((), (), ("deal",), ("*",), ("tie", "little_girl.seen"))


@st.composite
def games(draw: st.DrawFn, *, steps: int | None = None, leaves: bool = True, speaks: bool = True) -> Game:
    """Return a game with any deck and rules, played at random to its end or some of the way."""
    dice = Random(draw(st.integers(0, 2**32)))
    setup = random_setup(dice)
    game = new_game(setup, seed=seed_from(dice.getrandbits(64)), by_hand=draw(st.sampled_from(BY_HAND)))
    manners = Manners(
        passes=draw(st.sampled_from([0.1, 0.5])),
        expires=draw(st.sampled_from([0.0, 0.2])),
        offers=0.1,
        speaks=draw(st.sampled_from([0.0, 0.2])) if speaks else 0.0,
        leaves=draw(st.sampled_from([0.0, 0.0, 0.02])) if leaves else 0.0,
        agrees=draw(st.sampled_from([0.3, 0.9])),
    )
    return play(game, dice, manners, steps=draw(st.sampled_from([0, 7, 40, 5000])) if steps is None else steps)
