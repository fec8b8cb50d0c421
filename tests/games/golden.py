"""Golden games: whole games that show much of the rules, kept as text beside this file and replayed by the tests.

`python -m tests.games` plays them anew: do it on purpose, when the rules have changed, and read what has become of
them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path
from random import Random

import msgspec

from lycaon import Game, HouseRules, Setup, new_game, resolve, seed_from
from lycaon.game.event import Badged, Condemned, Counted, Exploded, Ruled
from lycaon.game.game import Answered, Expired, Left
from lycaon.record import Record, record_of
from tests.games.player import Manners, play

FOLDER = Path(__file__).parent
NAMES = ("Ada", "Bo", "陈", "Dana", "Emil", "Fay", "Gil", "花", "Ida", "Jo", "Kim", "Lou")


class Golden(msgspec.Struct, frozen=True):
    """One golden game: what is played, how, and what must happen in it."""

    name: str
    setup: Setup
    shows: Callable[[Game], bool]
    manners: Manners = Manners(passes=0.15, speaks=0.05)

    @property
    def path(self) -> Path:
        """Where its text lies."""
        return FOLDER / f"{self.name}.txt"


def _deck(**copies: int) -> tuple[str, ...]:
    return tuple(card for card, number in copies.items() for _ in range(number))


def _rules(preset: str | None = None, **rules: object) -> HouseRules:
    given: Mapping[str, object] = rules
    return resolve(preset, given)


def _answered(game: Game, call: str) -> bool:
    """Say whether somebody used this power and named something."""
    return any(
        isinstance(decision, Answered)
        and game.asked[decision.ask].call == call
        and decision.answer not in (None, "keep")
        for decision in game.decisions
    )


def _won(game: Game, winner: str) -> bool:
    return game.result is not None and game.result.winner == winner


def _classic(game: Game) -> bool:
    return _won(game, "village") and game.number >= 3


def _thief(game: Game) -> bool:
    calls = ("thief", "cupid", "witch.heal", "witch.poison", "hunter")
    return game.result is not None and all(_answered(game, call) for call in calls)


def _scapegoat(game: Game) -> bool:
    died = any(isinstance(event, Ruled) and event.ruling == "death" and event.cause == "tie" for event in game.log)
    return _won(game, "werewolves") and died and _answered(game, "scapegoat")


def _explosion(game: Game) -> bool:
    elected = any(isinstance(event, Badged) and event.seat is not None for event in game.log)
    return game.result is not None and elected and any(isinstance(event, Exploded) for event in game.log)


def _verdict(game: Game) -> bool:
    verdicts = [event for event in game.log if isinstance(event, Counted) and event.call == "vote.verdict"]
    condemned = {event.seat is None for event in game.log if isinstance(event, Condemned)}
    return game.result is not None and len(verdicts) >= 2 and len(condemned) == 2


def _piper(game: Game) -> bool:
    return _won(game, "piper") and game.number >= 3


def _clock(game: Game) -> bool:
    left = any(isinstance(decision, Left) for decision in game.decisions)
    drawn = any(isinstance(decision, Expired) and decision.drawn for decision in game.decisions)
    return _won(game, "lovers") and left and drawn


GOLDEN = (
    Golden("classic_8", Setup(seats=8, deck=_deck(werewolf=2, seer=1, villager=5)), _classic),
    Golden(
        "thief_12",
        Setup(seats=12, deck=_deck(werewolf=3, seer=1, witch=1, hunter=1, cupid=1, thief=1, little_girl=1, villager=5)),
        _thief,
    ),
    Golden(
        "scapegoat_12",
        Setup(
            seats=12,
            deck=_deck(werewolf=3, seer=1, witch=1, defender=1, elder=1, scapegoat=1, village_idiot=1, villager=3),
            rules=_rules("seed001"),
        ),
        _scapegoat,
        Manners(passes=0.1, speaks=0.05, agrees=0.4),
    ),
    Golden(
        "modern_cn_12",
        Setup(
            seats=12,
            deck=_deck(werewolf=4, seer=1, witch=1, hunter=1, village_idiot=1, villager=4),
            rules=_rules("modern_cn"),
        ),
        _explosion,
        Manners(passes=0.4, offers=0.02, speaks=0.05),
    ),
    Golden(
        "verdict_9",
        Setup(seats=9, deck=_deck(werewolf=2, seer=1, defender=1, witch=1, villager=4), rules=_rules("seed002_table")),
        _verdict,
    ),
    Golden(
        "piper_9",
        Setup(seats=9, deck=_deck(werewolf=2, seer=1, cupid=1, piper=1, villager=4)),
        _piper,
    ),
    Golden(
        "clock_10",
        Setup(
            seats=10,
            deck=_deck(werewolf=2, seer=1, cupid=1, witch=1, defender=1, elder=1, hunter=1, villager=2),
            rules=_rules(None, night_calls="at_once", sheriff_election="off", hunter_shot="must"),
            holds=True,
            talk=False,
        ),
        _clock,
        Manners(expires=0.1, leaves=0.02),
    ),
)


def make(golden: Golden) -> Record:
    """Play games by rising dice until one shows what it is for; return its record."""
    for number in count():
        game = play(new_game(golden.setup, seed=seed_from(number)), Random(number), golden.manners)
        if golden.shows(game):
            return record_of(game, names=NAMES[: golden.setup.seats])
    raise AssertionError
