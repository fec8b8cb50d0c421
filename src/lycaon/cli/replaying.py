"""`lycaon replay`: a record told again, from any side."""

from __future__ import annotations

from lycaon.cli.failure import Failed, handling
from lycaon.cli.screen import Screen
from lycaon.cli.tables import viewer_of
from lycaon.cli.teller import Teller, call_name, decision_line
from lycaon.cli.voice import Voice
from lycaon.game.ask import CHANCE, Ask
from lycaon.game.event import BallotOpened, DayBegan, Died, NightFell
from lycaon.game.game import Answered, Decision, Game
from lycaon.game.victory import DAY_LIMIT, EARLIER, HOPELESS
from lycaon.game.view import Viewer, Watcher
from lycaon.record import Record, read_record, replay
from lycaon.texts import LANGUAGES, texts
from lycaon.texts.tongue import NONE


def load(path: str) -> Record:
    """Read a record in either form. Raises `Failed` or `BadRecord`."""
    with handling(path):
        return read_record(path)


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


TRIVIAL = frozenset({"oneself", "sibling", "sits"})
"""Why somebody could not be named that goes without saying: it is who is asked, or everybody has just seen it."""

OF_ALL = frozenset({"away", "no_candidate", "not_running", "not_tied"})
"""What kept somebody out whoever was asked."""


class WhyNot:
    """Says whom the rules kept somebody from naming, or whom alone they let be named, and why."""

    def __init__(self, voice: Voice, viewer: Viewer) -> None:
        """Begin with nothing said."""
        self._voice = voice
        self._viewer = viewer
        self._said: set[tuple[str, str]] = set()
        self.lines: dict[int, str] = {}
        """The sentences, by the place of the decision that each belongs to: to the judge, and to a seat of its own."""

    def look(self, game: Game, decision: Decision) -> None:
        """Look at a game as it is just before a decision.

        Nothing is said where only the dead and oneself are kept out; what has been said of a whole group, or of all, is
        said once a night and a day.
        """
        if not isinstance(decision, Answered) or decision.seat == CHANCE:
            return
        ask = game.open_asks.get(decision.ask)
        if ask is None or ask.offer or self._viewer not in ("judge", decision.seat):
            return
        line = self._of(game, ask, decision.seat)
        if line is not None and (game.phase, line) not in self._said:
            self._said.add((game.phase, line))
            self.lines[len(game.decisions)] = line

    def _of(self, game: Game, ask: Ask, seat: int) -> str | None:
        voice = self._voice
        legal = [one for one in ask.legal_for(seat) if isinstance(one, int)]
        alike = all({*ask.legal_for(seat)} ^ {*ask.legal_for(one)} <= {seat, one} for one in ask.seats)
        alone = len(ask.seats) == 1 or not alike
        other = next((one for one in ask.seats if one != seat), seat)
        why: dict[str, list[int]] = {}
        for one in game.table.living:
            code = game.why_not(ask, other if one == seat and not alone else seat, one)
            if code is not None and code not in TRIVIAL and one not in legal:
                why.setdefault(code, []).append(one)
        if not why:
            return None
        values = {
            "call": call_name(voice, ask.call),
            "seat": voice.seat(seat) if alone and not why.keys() <= OF_ALL else NONE,
        }
        if len(why) == 1 and sum(map(len, why.values())) > len(legal):
            return voice.say(
                "cli-why-only", seats=voice.seats(legal), why=voice.narrator.left_out(next(iter(why))), **values
            )
        left = [
            voice.say("cli-why-not-these", seats=voice.seats(seats), why=voice.narrator.left_out(code))
            for code, seats in why.items()
        ]
        return voice.say("cli-why-not", left=voice.texts.join(left), **values)


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
    voice = voice.named(_names(voice, record, viewer)).playing(record.setup)
    why_not = WhyNot(voice, viewer)
    game = replay(record, upto=upto, before=why_not.look if why else None)
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
            decision = game.decisions[place]
            teller.decided(decision_line(voice, game, decision, viewer))
            teller.decided(why_not.lines.get(place))
    teller.end()
    if why and game.result is not None:
        screen.line(why_it_ended(voice, game, game.result.because), "judge")
    if game.result is None:
        screen.line()
        screen.line(voice.say("cli-replay-open"), "aside")
