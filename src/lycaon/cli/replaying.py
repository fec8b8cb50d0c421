"""`lycaon replay`: a record told again, from any side."""

from __future__ import annotations

from lycaon.cli.failure import Failed, handling
from lycaon.cli.screen import Screen
from lycaon.cli.tables import viewer_of
from lycaon.cli.teller import Teller, call_name, decision_line
from lycaon.cli.voice import Voice
from lycaon.game.ask import CHANCE, Ask
from lycaon.game.event import AnyEvent, BallotOpened, DayBegan, Died, NightFell, Returned
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


class WhyNot:
    """Says whom the rules kept somebody from naming, or whom alone they let be named, and which rule it is."""

    def __init__(self, voice: Voice, game: Game, viewer: Viewer) -> None:
        """Begin with everybody alive and nothing said."""
        self._voice = voice
        self._game = game
        self._viewer = viewer
        self._living = set(range(1, game.table.size + 1))
        self._said: set[str] = set()

    def follow(self, event: AnyEvent) -> None:
        """Note who lives; what has been said is said anew each night and each day."""
        if isinstance(event, NightFell | DayBegan):
            self._said.clear()
        elif isinstance(event, Died):
            self._living.difference_update(event.seats)
        elif isinstance(event, Returned):
            self._living.add(event.seat)

    def line(self, decision: Decision) -> str | None:
        """Return the sentence for a decision: to the judge, and to a seat of its own.

        None where nobody but the dead and oneself is kept out, and where it has been said of the whole group.
        """
        if not isinstance(decision, Answered) or decision.seat == CHANCE:
            return None
        line = self._of(self._game.asked[decision.ask], decision.seat)
        if line is None or line in self._said or self._viewer not in ("judge", decision.seat):
            return None
        self._said.add(line)
        return line

    def _of(self, ask: Ask, seat: int) -> str | None:
        voice = self._voice
        limit = voice.narrator.limit(ask.call)
        if limit is None or ask.offer or ask.kind not in ("seat", "seats"):
            return None
        legal = [one for one in ask.legal_for(seat) if isinstance(one, int)]
        alone = len(ask.seats) == 1 or ask.legal_for(seat) != ask.legal
        barred = [one for one in sorted(self._living) if one not in legal and not (alone and one == seat)]
        if not barred:
            return None
        few = len(barred) <= len(legal)
        return voice.say(
            "cli-why-not" if few else "cli-why-only",
            call=call_name(voice, ask.call),
            seat=voice.seat(seat) if alone else NONE,
            seats=voice.seats(barred if few else legal),
            limit=limit,
        )


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
    why_not = WhyNot(voice, game, viewer)
    for place, mark in enumerate([*game.marks, len(game.log)]):
        for event in game.log[told:mark]:
            if watcher.knows(event) or (why and event.to == ()):
                teller.tell_one(event)
            why_not.follow(event)
        told = mark
        if place < len(game.decisions):
            decision = game.decisions[place]
            teller.decided(decision_line(voice, game, decision, viewer))
            teller.decided(why_not.line(decision) if why else None)
    teller.end()
    if why and game.result is not None:
        screen.line(why_it_ended(voice, game, game.result.because), "judge")
    if game.result is None:
        screen.line()
        screen.line(voice.say("cli-replay-open"), "aside")
