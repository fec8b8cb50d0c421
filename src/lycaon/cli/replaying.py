"""`lycaon replay`: a record told again, from any side."""

from __future__ import annotations

from lycaon.cli.failure import Failed, file_failure
from lycaon.cli.screen import Screen
from lycaon.cli.tables import viewer_of
from lycaon.cli.teller import Teller, decision_line
from lycaon.cli.voice import Voice
from lycaon.game.event import BallotOpened, DayBegan, Died, NightFell
from lycaon.game.game import Game
from lycaon.game.victory import DAY_LIMIT, EARLIER, HOPELESS
from lycaon.game.view import Viewer, Watcher
from lycaon.record import Record, read_record, replay
from lycaon.texts import LANGUAGES, texts


def load(path: str) -> Record:
    """Read a record in either form. Raises `Failed` or `BadRecord`."""
    try:
        return read_record(path)
    except (OSError, ValueError) as error:
        if isinstance(error, OSError) or type(error) is ValueError:  # a path with a zero byte in it
            raise file_failure(error, path) from None
        raise


def why_it_ended(voice: Voice, game: Game, because: str) -> str:
    """Say in one sentence why a game is over: who died last, which condition is met, and which house rule set it."""
    died: list[int] = []
    for event in reversed(game.log):
        if isinstance(event, NightFell | BallotOpened | DayBegan):
            break
        if isinstance(event, Died):
            died += event.seats
    rules = game.plan.rules
    rule = None
    if because in {win.because for win in EARLIER[rules.werewolves_win_at]}:
        rule = "werewolves_win_at"
    elif because == HOPELESS.because:
        rule = "fast_forward"
    elif because == DAY_LIMIT:
        died, rule = [], DAY_LIMIT
    return voice.narrator.why_it_ended(because, sorted(died), rule)


def _names(voice: Voice, record: Record, viewer: Viewer) -> list[str] | None:
    """Return the names in a record; who played alone against bots is «you» there, in this language and to others."""
    names = list(record.names or ())
    named = [place for place, name in enumerate(names) if name]
    words = {texts(language).say("cli-you") for language in LANGUAGES}
    if len(named) == 1 and names[named[0]] in words:
        names[named[0]] = "" if viewer == named[0] + 1 else voice.say("cli-you")
    return names or None


def retell(screen: Screen, voice: Voice, path: str, side: str, upto: int | None, *, why: bool) -> None:
    """Play a record again up to a decision and tell it from one side."""
    record = load(path)
    if upto is not None and not 0 <= upto <= len(record.decisions):
        raise Failed("cli-bad-upto", value=upto, most=len(record.decisions))
    viewer = viewer_of(side, record.setup.seats)
    game = replay(record, upto=upto)
    voice = voice.named(_names(voice, record, viewer)).playing(record.setup)
    screen.line(voice.say("cli-replay-intro", side=voice.side(viewer), decisions=len(game.decisions)), "aside")
    teller = Teller(screen, voice, viewer, why=why, words=game.words, spoken=game.setup.holds)
    watcher = Watcher(game.table.size, viewer)
    told = 0
    for place, mark in enumerate([*game.marks, len(game.log)]):
        for event in game.log[told:mark]:
            if watcher.knows(event) or (why and event.to == ()):
                teller.tell_one(event)
        told = mark
        if place < len(game.decisions):
            teller.decided(decision_line(voice, game, game.decisions[place], viewer))
    teller.end()
    if why and game.result is not None:
        screen.line(why_it_ended(voice, game, game.result.because), "judge")
    if game.result is None:
        screen.line()
        screen.line(voice.say("cli-replay-open"), "aside")
