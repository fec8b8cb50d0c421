"""`lycaon demo`: bots play a whole game, told from any side."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from lycaon import new_game
from lycaon.bots import Level, Table, bot_of
from lycaon.cli.played import played_lines
from lycaon.cli.replaying import why_it_ended
from lycaon.cli.screen import Screen
from lycaon.cli.teller import Teller, decision_line
from lycaon.cli.voice import Voice
from lycaon.game.event import AnyEvent
from lycaon.game.game import Decision, Game
from lycaon.game.plan import Plan
from lycaon.game.view import Viewer, Watcher

DEMO_SEATS = 9


def demo(
    screen: Screen, voice: Voice, plan: Plan, seed: tuple[int, bytes], viewer: Viewer, bots: Level, *, as_json: bool
) -> None:
    """Play a game between bots and tell it; the same seed gives the same game and the same words."""
    number, secret = seed
    voice = voice.playing(plan.setup)
    game = new_game(plan, seed=secret)
    language = None if as_json else voice.language
    table = Table(game, {seat: bot_of(bots, language) for seat in range(1, plan.setup.seats + 1)}, seed=number)
    if as_json:
        follow(game, table, viewer, lambda event: screen.raw(msgspec.json.encode(event)), None)
        return
    screen.line(voice.say("cli-demo-intro", seats=plan.setup.seats, seed=str(number), side=voice.side(viewer)), "aside")
    for line in played_lines(voice, plan):
        screen.line(line, "aside")
    teller = Teller(screen, voice, viewer, why=viewer == "judge", words=game.words)

    def decided(decision: Decision) -> None:
        teller.decided(decision_line(voice, game, decision, viewer))

    follow(game, table, viewer, teller.tell_one, decided)
    teller.pause()
    if viewer == "judge" and game.result is not None:
        screen.line(why_it_ended(voice, game, game.result.because), "judge")


def follow(
    game: Game,
    table: Table,
    viewer: Viewer,
    tell: Callable[[AnyEvent], None],
    decided: Callable[[Decision], None] | None,
) -> None:
    """Play on and tell whatever happens while it happens, with the decisions between the events if they are wanted."""
    watcher = Watcher(game.table.size, viewer)
    told = heard = 0
    while True:
        marks = len(game.decisions)
        while heard < marks or told < len(game.log):
            upto = game.marks[heard] if heard < marks else len(game.log)
            for event in game.log[told:upto]:
                if watcher.knows(event):
                    tell(event)
            told = upto
            if heard < marks:
                if decided is not None:
                    decided(game.decisions[heard])
                heard += 1
        if game.result is not None:
            return
        table.step()
