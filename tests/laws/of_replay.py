"""Laws of replay: the setup and the decisions are the whole game."""

from __future__ import annotations

from collections.abc import Sequence

from lycaon import Game, Refused, seed_from
from lycaon.game.decision import Answered, Decision, Expired, Spoke
from lycaon.record import Diverged, record_of, replay
from tests.laws.player import Play
from tests.laws.state import state, views


def redo(play: Play, decisions: Sequence[Decision], words: dict[str, str]) -> Game:
    """Play a game again with its own seed: luck and whoever left decide again by themselves, the rest is given."""
    game = play.begin()
    while (place := len(game.decisions)) < len(decisions):
        try:
            decide(game, decisions[place], words)
        except Refused as refused:
            raise AssertionError(f"{decisions[place]} was refused: {refused}") from refused
    return game


def decide(game: Game, decision: Decision, words: dict[str, str]) -> None:
    """Let a decision be made again."""
    if isinstance(decision, Answered):
        game.answer(decision.ask, decision.seat, decision.answer)
    elif isinstance(decision, Expired):
        game.expire(decision.ask)
    elif isinstance(decision, Spoke):
        game.say(decision.seat, decision.channel, words[decision.speech], decision.claims)
    else:
        game.leave(decision.seat)


def the_same_decisions_make_the_same_game(play: Play) -> None:
    """At any moment: the log, the decisions, what everybody sees, and where every line of steps waits."""
    game = play.begin()
    player = play.player()
    player.play(game, steps=player.dice.choice((0, 5, 20, 60, 150, 4000)))
    again = redo(play, game.decisions, game.words)
    assert again.decisions == game.decisions
    assert again.marks == game.marks
    assert again.log == game.log
    assert again.result == game.result
    assert state(again) == state(game)
    assert views(again) == views(game)


def a_record_needs_no_seed(play: Play) -> None:
    """What luck drew is in the decisions: under another seed they make the same game."""
    game = play.played()
    record = record_of(game)
    try:
        again = replay(record, seed=seed_from(play.luck + 1))
    except Diverged as parted:
        raise AssertionError(str(parted)) from parted
    assert again.decisions == game.decisions
    assert again.log == game.log
    assert again.result == game.result


def a_game_is_its_own_whatever_else_is_played(play: Play) -> None:
    """Two games of one plan played in turns are the games that they would be alone."""
    alone = play.played()
    others = [Play(play.setup, play.luck + more, play.dice, play.manners, play.by_hand) for more in (0, 1)]
    games = [other.begin(alone.plan) for other in others]
    players = [other.player() for other in others]
    while any(game.result is None for game in games):
        for game, player in zip(games, players, strict=True):
            player.play(game, steps=3)
    assert games[0].log == alone.log
    assert games[0].decisions == alone.decisions
