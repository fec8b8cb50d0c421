"""`lycaon simulate`: many games of one table, or of two to compare, with a report of what came of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import nullcontext
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import msgspec

from lycaon.cli.failure import Failed, file_failure
from lycaon.cli.options import TableOptions
from lycaon.cli.playing_many import (
    camps_first,
    grid_of,
    level_of,
    percent,
    progress,
    signed,
    told_failures,
)
from lycaon.cli.reading import plain
from lycaon.cli.screen import Screen
from lycaon.cli.tables import plan_of
from lycaon.cli.voice import Voice
from lycaon.game.house_rules import PRESETS
from lycaon.moons import full_deck
from lycaon.research.compare import Comparison, differs
from lycaon.research.folder import CHUNK, BadFolder, Folder, Head, write
from lycaon.research.intervals import Share
from lycaon.research.match import Job, Played, Seating
from lycaon.research.outputs import write_csv, write_parquet
from lycaon.research.report import NAMES, report
from lycaon.research.tally import Tally
from lycaon.research.workers import Engine, run, unpack

SIMULATE_SEATS = 9
PRESET = "preset"
"""What the name of a preset stands behind in `--compare`."""


def seating(table: TableOptions, levels: tuple[str, str]) -> Seating:
    """Seat bots at a table. Raises `Failed`, `Refused` or `BadRules`."""
    whole_box = [plain(piece) for one in table.events for piece in one.split(",") if piece.strip()] == ["all"]
    setup = plan_of(table, SIMULATE_SEATS, secret=b"").setup  # each game shuffles anew
    if whole_box:
        setup = msgspec.structs.replace(setup, events=full_deck())
    return Seating(setup=setup, village=levels[0], werewolves=levels[1], shuffled=whole_box)


def changed(table: TableOptions, given: Sequence[str]) -> TableOptions:
    """Return the table to compare with: `option=value` changes a rule, `preset=...` all; all else is a deck."""
    pieces = [piece.strip() for one in given for piece in one.replace("，", ",").split(",") if piece.strip()]
    deck = tuple(piece for piece in pieces if "=" not in piece)
    rules = [piece for piece in pieces if "=" in piece]
    preset = next((piece.partition("=")[2].strip() for piece in rules if _is_preset(piece)), table.preset)
    if preset is not None and preset not in PRESETS:
        preset = plain(preset)
    return TableOptions(
        seats=None if deck else table.seats,
        deck=deck or table.deck,
        preset=preset,
        rules=(*table.rules, *(piece for piece in rules if not _is_preset(piece))),
        variant=() if deck else table.variant,
        events=table.events,
    )


def job_of(table: TableOptions, compare: Sequence[str], bots: Sequence[str], seed: int) -> Job:
    """Return what is to be played: one table, or two to compare. Raises `Failed`, `Refused` or `BadRules`."""
    levels = bots_of(bots)
    tables = [table, changed(table, compare)] if compare else [table]
    return Job(tables=tuple(seating(one, levels) for one in tables), seed=seed)


def _is_preset(piece: str) -> bool:
    return plain(piece.partition("=")[0]) == PRESET


def bots_of(given: Sequence[str]) -> tuple[str, str]:
    """Read the levels of the village and of the werewolves: one for both, or two. Raises `Failed`."""
    levels = [level_of(piece) for one in given for piece in one.split(",") if piece.strip()]
    if len(levels) > 2:
        raise Failed("cli-two-levels")
    return (levels[0], levels[-1]) if levels else ("simple", "simple")


class Summary(msgspec.Struct):
    """A simulation as JSON: the shares of games that each camp won, at each table."""

    games: int
    seed: int
    tables: list[dict[str, Share]]
    nights: list[Share]
    difference: dict[str, Share] | None
    """How much more often each camp won at the second table."""


class Counted:
    """What the games come to, as they go by."""

    def __init__(self, tables: int) -> None:
        """Begin with none."""
        self.tallies = [Tally() for _ in range(tables)]
        self.comparison = Comparison() if tables > 1 else None

    def add(self, games: Iterable[Played]) -> None:
        """Count some games."""
        for game in games:
            for tally, outcome in zip(self.tallies, game.outcomes, strict=True):
                tally.add(outcome)
            if self.comparison is not None:
                self.comparison.add(game)


def simulate(  # noqa: PLR0913 - a simulation has that many sides
    screen: Screen,
    voice: Voice,
    job: Job,
    *,
    games: int,
    workers: int,
    engine: Engine,
    out: str | None,
    as_json: bool,
) -> None:
    """Play the games, keep them where a folder is given, and tell what came of them. Raises `Failed`."""
    counted = Counted(len(job.tables))
    try:
        with _opened(out, job, games) as folder:
            chunks = _chunks(games) if folder is None else folder.missing()
            left = sum(map(len, chunks))
            if 0 < left < games and not as_json:
                screen.line(voice.say("cli-simulate-resumed", done=games - left, games=games), "aside")
            with progress(voice, games, games - left) as advance, told_failures():
                for chunk, packed in run(job, chunks, workers=workers, engine=engine):
                    if folder is None:
                        counted.add(unpack(packed))
                    else:
                        folder.keep(chunk, packed)
                    advance(len(chunk))
            written = [] if folder is None else _finish(voice, folder, job, games, counted)
    except BadFolder as bad:
        raise Failed(f"cli-folder-{bad.why.replace('_', '-')}", folder=str(bad.folder)) from None
    if as_json:
        screen.raw(msgspec.json.format(msgspec.json.encode(_summary(job, games, counted)), indent=2))
        return
    _show(screen, voice, job, games, counted)
    if written:
        screen.line(voice.say("cli-simulate-written", folder=str(out), files=", ".join(written)), "aside")


def _opened(out: str | None, job: Job, games: int) -> Folder | nullcontext[None]:
    if out is None:
        return nullcontext()
    if not out or "\0" in out:
        raise file_failure(ValueError(out), out)
    try:
        return Folder(Path(out), job, games, _version())
    except OSError as error:
        raise file_failure(error, out) from None


def _version() -> str:
    try:
        return version("lycaon")
    except PackageNotFoundError:  # run from the source, uninstalled
        return "0"


def _chunks(games: int) -> list[range]:
    return [range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]


def _finish(voice: Voice, folder: Folder, job: Job, games: int, counted: Counted) -> list[str]:
    """Write what is made of the kept games, and return the names of the files."""
    counted.add(folder.played())
    written = ["report.html", "summary.json", "games.csv"]
    head = Head(version=_version(), job=job, games=games)
    page = report(voice, head, counted.tallies, counted.comparison)
    summary = msgspec.json.format(msgspec.json.encode(_summary(job, games, counted)), indent=2)
    write(folder.path / written[0], page.encode())
    write(folder.path / written[1], summary + b"\n")
    write_csv(folder.path / written[2], job, folder.played())
    if write_parquet(folder.path / "games.parquet", job, folder.played()):
        written.append("games.parquet")
    return written


def _summary(job: Job, games: int, counted: Counted) -> Summary:
    comparison = counted.comparison
    return Summary(
        games,
        job.seed,
        [{camp: tally.share(camp) for camp in tally.camps()} for tally in counted.tallies],
        [tally.mean_nights() for tally in counted.tallies],
        None if comparison is None else {camp: comparison.difference(camp) for camp in comparison.camps()},
    )


def _show(screen: Screen, voice: Voice, job: Job, games: int, counted: Counted) -> None:
    screen.line(voice.say("cli-simulate-intro", games=games, seed=str(job.seed)), "aside")
    camps = camps_first(dict.fromkeys(camp for tally in counted.tallies for camp in tally.camps()))
    comparison = counted.comparison
    names = NAMES if comparison is not None else ("",)
    columns = [voice.say("cli-column-camp")]
    columns += [
        voice.say("cli-column-wins") if not name else voice.say("cli-column-wins-of", name=name) for name in names
    ]
    rows = [
        [voice.texts.camp(camp), *(percent(voice, tally.share(camp)) for tally in counted.tallies)] for camp in camps
    ]
    if comparison is not None:
        columns += [voice.say("cli-column-difference"), ""]
        for row, camp in zip(rows, camps, strict=True):
            share = comparison.difference(camp)
            row += [signed(voice, share), voice.say("cli-more-than-luck" if differs(share) else "cli-may-be-luck")]
    screen.show(grid_of(columns, rows))
    for name, tally in zip(names, counted.tallies, strict=True):
        nights = tally.mean_nights()
        values = {"nights": f"{nights.value:.2f}", "low": f"{nights.low:.2f}", "high": f"{nights.high:.2f}"}
        said = voice.say("cli-simulate-nights", **values)
        screen.line(f"{name}: {said}" if name else said)
