"""`lycaon play`: one person against bots in the terminal, with her game kept in a file as she plays."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from random import Random

from lycaon import new_game
from lycaon.bots import Bot, Level, Table, bot_of
from lycaon.cli.failure import Failed, Stopped, file_failure, handling
from lycaon.cli.person import Person, seat_grid
from lycaon.cli.played import played_lines
from lycaon.cli.screen import Screen
from lycaon.cli.teller import decision_line
from lycaon.cli.voice import Voice
from lycaon.game.game import Answered, Game
from lycaon.game.plan import Plan
from lycaon.record import RecordWriter, recover, replay

PLAY_SEATS = 9


def play(
    screen: Screen, voice: Voice, plan: Plan, seed: bytes, seat: int | None, file: str | None, bots: Level
) -> None:
    """Begin a game and play it. Raises `Failed` for a seat that there is not, or a file that can't be written."""
    seats = plan.setup.seats
    if seat is None:
        seat = Random(seed).randint(1, seats)
    if not 1 <= seat <= seats:
        raise Failed("cli-bad-seat", value=seat, seats=seats)
    names = ["" for _ in range(seats)]
    names[seat - 1] = voice.say("cli-you")
    game = new_game(plan, seed=seed)
    keeper = Keeper(screen, voice, game, names, file)
    _Round(screen, voice.named(names).playing(plan.setup), game, seat, keeper, bots).play()


def resume(screen: Screen, voice: Voice, path: str, bots: Level, *, own_language: bool = False) -> None:
    """Go on with a game that was left off, in the `own_language` of the record where none was asked for."""
    with handling(path):
        record = recover(path)
        named = [seat for seat, name in enumerate(record.names or (), 1) if name]
        if len(named) != 1 or record.setup.real_cards:
            raise Failed("cli-not-a-play", file=path)
        game = replay(record)
        writer = RecordWriter.resume(path, game)
    if own_language:
        voice = voice.speaking(record.language)
    names = ["" for _ in range(record.setup.seats)]
    names[named[0] - 1] = voice.say("cli-you")
    keeper = Keeper(screen, voice, game, names, path, writer)
    _Round(screen, voice.named(names).playing(record.setup), game, named[0], keeper, bots).play()


class Keeper:
    """Keeps a game in a file while it is played; a game that can't be kept is played all the same."""

    def __init__(
        self,
        screen: Screen,
        voice: Voice,
        game: Game,
        names: Sequence[str],
        file: str | None,
        writer: RecordWriter | None = None,
    ) -> None:
        """Begin the file. Raises `Failed` when a file that was named can't be written."""
        self.screen = screen
        self.voice = voice
        self.path: Path | None = None
        self.writer = writer
        self.renewed = 0 if writer is None else writer.renewed
        if writer is not None and file is not None:
            self.path = Path(file)
            return
        try:
            place = Path(file) if file is not None else _own_place()
            self.writer = RecordWriter.begin(place, game, names=names, language=voice.language, count_on=file is None)
            self.path = self.writer.path
        except (OSError, ValueError, RuntimeError) as error:
            if file is not None:
                raise file_failure(error if isinstance(error, OSError) else ValueError(str(error)), file) from None
            self.path = None
            screen.line(voice.say("cli-not-kept"), "warning")

    def keep(self) -> None:
        """Write down what was decided."""
        if self.writer is not None:
            try:
                self.writer.keep()
            except OSError:
                self.writer.close()
                self.writer = None
                self.screen.line(self.voice.say("cli-not-kept"), "warning")
            else:
                self._tell_where(self.writer)

    def _tell_where(self, writer: RecordWriter) -> None:
        """Say where the game is kept when its file was no longer what it had been."""
        if writer.renewed > self.renewed:
            self.renewed = writer.renewed
            before, self.path = self.path, writer.path
            self.screen.line(self.voice.say("cli-file-moved", file=str(before), anew=str(self.path)), "warning")

    def note(self, text: str) -> None:
        """Write down a note, beside the game."""
        if self.writer is not None and self.path is not None:
            try:
                with self.notes.open("a", encoding="utf-8", errors="replace") as file:
                    file.write(f"{text}\n")
            except OSError:
                self.screen.line(self.voice.say("cli-not-kept"), "warning")

    @property
    def notes(self) -> Path:
        """Where the notes lie."""
        return Path(f"{self.path}.notes")


def own_folder() -> Path:
    """Return the person's own folder for what is kept of games. Raises `RuntimeError` when nobody knows whose it is."""
    base = os.environ.get("XDG_STATE_HOME")
    return (Path(base) if base else Path.home() / ".local" / "state") / "lycaon"


def _own_place() -> Path:
    """Return a new place for a game in that folder."""
    folder = own_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"play-{datetime.now().astimezone():%Y%m%d-%H%M%S}.jsonl"


class _Round:
    """One game at the terminal."""

    def __init__(self, screen: Screen, voice: Voice, game: Game, seat: int, keeper: Keeper, level: Level) -> None:
        self.screen = screen
        self.voice = voice
        self.game = game
        self.seat = seat
        self.keeper = keeper
        self.person = Person(
            screen, voice, seat, game.plan, keeper.note, lambda ask, answer: game.check_answer(ask, seat, answer)
        )
        if keeper.path is not None and keeper.notes.is_file():
            try:
                lines = keeper.notes.read_text(encoding="utf-8", errors="replace").splitlines()
            except OSError:
                lines = []
            self.person.notes.extend(lines)
        bots: dict[int, Bot] = {one: bot_of(level, voice.language) for one in range(1, game.setup.seats + 1)}
        bots[seat] = self.person
        self.person.teller.words = game.words
        self.table = Table(game, bots, seed=game.seed.hex(), first=(seat,), after=self._after)

    def play(self) -> None:
        """Play to the end, or until she has had enough."""
        setup = self.game.setup
        self.screen.line(self.voice.say("cli-play-intro", seats=setup.seats, seat=self.seat), "aside")
        for line in played_lines(self.voice, self.game.plan):
            self.screen.line(line, "aside")
        try:
            self.table.listen(self.seat)
            while self.game.result is None:
                self.table.step()
            self.table.listen(self.seat)
            self.person.teller.pause()
            self._end()
        except (Stopped, KeyboardInterrupt) as end:
            self.screen.line()
            if self.keeper.writer is not None and self.game.result is None:
                self.screen.line(self.voice.say("cli-go-on", file=str(self.keeper.path)), "aside")
            self.screen.line(self.voice.say("cli-bye"))
            if isinstance(end, KeyboardInterrupt):
                raise
        finally:
            if self.keeper.writer is not None:
                self.keeper.writer.close()

    def _after(self) -> None:
        """Keep what was decided, and tell what came of it at once: what her partners want, too."""
        self.keeper.keep()
        decision = self.game.decisions[-1]
        if not isinstance(decision, Answered) or decision.seat != self.seat:  # her own she has just typed
            self.person.teller.decided(decision_line(self.voice, self.game, decision, self.seat))
        self.table.listen(self.seat)

    def _end(self) -> None:
        view = self.game.view(self.seat)
        self.screen.line()
        self.screen.show(seat_grid(self.voice, view))
        won = self.seat in view.winners
        self.screen.line(self.voice.say("cli-you-won" if won else "cli-you-lost"), "title")
        if self.keeper.writer is not None:
            self.screen.line(self.voice.say("cli-look-back", file=str(self.keeper.path)), "aside")
