"""`lycaon replay`: a record told again, from any side."""

from __future__ import annotations

from lycaon.cli.failure import Failed, file_failure
from lycaon.cli.screen import Screen
from lycaon.cli.tables import viewer_of
from lycaon.cli.teller import Teller, decision_line
from lycaon.cli.voice import Voice
from lycaon.game.view import Watcher
from lycaon.record import Record, read_record, replay


def load(path: str) -> Record:
    """Read a record in either form. Raises `Failed` or `BadRecord`."""
    try:
        return read_record(path)
    except (OSError, ValueError) as error:
        if isinstance(error, OSError) or type(error) is ValueError:  # a path with a zero byte in it
            raise file_failure(error, path) from None
        raise


def retell(screen: Screen, voice: Voice, path: str, side: str, upto: int | None, *, why: bool) -> None:
    """Play a record again up to a decision and tell it from one side."""
    record = load(path)
    if upto is not None and not 0 <= upto <= len(record.decisions):
        raise Failed("cli-bad-upto", value=upto, most=len(record.decisions))
    viewer = viewer_of(side, record.setup.seats)
    game = replay(record, upto=upto)
    voice = voice.named(record.names)
    screen.line(voice.say("cli-replay-intro", side=voice.side(viewer), decisions=len(game.decisions)), "aside")
    teller = Teller(screen, voice, viewer, why=why, words=game.words)
    watcher = Watcher(game.table.size, viewer)
    told = 0
    for place, mark in enumerate([*game.marks, len(game.log)]):
        for event in game.log[told:mark]:
            if watcher.knows(event) or (why and event.to == ()):
                teller.tell_one(event)
        told = mark
        if viewer == "judge" and place < len(game.decisions):
            line = decision_line(voice, game, game.decisions[place])
            if line is not None:
                teller.pause()
                screen.line(line, "judge")
    teller.end()
    if game.result is None:
        screen.line()
        screen.line(voice.say("cli-replay-open"), "aside")
