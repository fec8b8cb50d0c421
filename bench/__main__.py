"""Measures Lycaon beside its peers and prints the figures: `make bench`, or `python -m bench`.

Machines are noisy. Everything is measured in rounds, one thing after another, and in every second round the other way
round; each round is a fresh process. What is shown are medians, and ratios are medians of the ratios within a round.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median

import msgspec
from rich.console import Console

from bench import numbers, rooms
from bench.ours import MEASURES, Figure
from bench.peers import PEERS, PeerResult, measure_round, prepare
from bench.peers.environment import ROOT, last_words
from bench.report import console, figure, progress, show

ONCE = ("memory",)
"""What no mood of the machine touches; it is measured in the first round alone."""

SHORT = 1_000
"""Games at each table in the short version of the known numbers."""

OWN_NOTE = (
    "luck from a keyed hash, every answer checked, all events and decisions kept with their reasons; "
    "everybody votes, for another; a tie spares everybody; the pack gives one common draw; parity ends the game"
)

GOAL = 0.25
"""How many times as many games at eight seats the fifteen seats should reach."""

EVENT_GOAL = 1 / 15
"""The same for eighteen seats, each with another role, and the event cards."""


class Failed(Exception):  # noqa: N818 - told to whoever runs the benchmark
    """A measure of our own could not be taken."""


class Run(msgspec.Struct):
    """What was measured, by name, a figure a round."""

    ours: dict[str, list[Figure]] = {}
    peers: dict[str, list[PeerResult]] = {}

    def rates(self, measure: str) -> list[float]:
        """Return how often a second something of ours was done."""
        return [one.per_second for one in self.ours[measure]]

    def more(self, measure: str, what: str) -> float:
        """Return something else that was measured with it."""
        return median([one.more[what] for one in self.ours[measure]])

    def share(self, measure: str, other: str) -> float:
        """Return how many times as often as another thing it was done."""
        return median([mine / theirs for mine, theirs in zip(self.rates(measure), self.rates(other), strict=True)])

    def measured(self, peer: str) -> list[PeerResult]:
        """Return the rounds of a peer that have figures."""
        return [one for one in self.peers[peer] if one.measured]

    def ratio(self, peer: str) -> float:
        """Return how many games we play while a peer plays one."""
        rounds = zip(self.rates("games"), self.peers[peer], strict=True)
        return median([mine / theirs.games_per_cpu_second for mine, theirs in rounds if theirs.measured])


def take(seconds: float, rounds: int, *, peers: bool) -> Run:
    """Measure everything. Raises `Failed`."""
    run = Run()
    steps: list[Callable[[int], None]] = []

    def ours(name: str) -> Callable[[int], None]:
        return lambda number: run.ours.setdefault(name, []).append(measure_ours(name, seconds, number))

    def theirs(name: str) -> Callable[[int], None]:
        return lambda number: run.peers.setdefault(name, []).append(measure_round(name, seconds, number))

    first, *others = MEASURES
    steps.append(ours(first))  # beside the peers, with whom it is compared
    if peers:
        prepare()
        steps.extend(theirs(name) for name in PEERS)
    steps.extend(ours(name) for name in others if name not in ONCE)

    with progress() as shown:
        task = shown.add_task("measuring", total=rounds * len(steps) + len(ONCE))
        for number in range(rounds):
            for step in steps if number % 2 == 0 else reversed(steps):
                step(number)
                shown.advance(task)
        for name in ONCE:
            ours(name)(0)
            shown.advance(task)
    return run


def measure_ours(name: str, seconds: float, seed: int) -> Figure:
    """Take one measure of our own in a process of its own. Raises `Failed`."""
    command = [sys.executable, "-m", "bench.ours", name, "--seconds", str(seconds), "--seed", str(seed)]
    done = subprocess.run(command, check=False, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode != 0:
        raise Failed(f"{name}: {last_words(done.stderr)}")
    return msgspec.json.decode(done.stdout.splitlines()[-1], type=Figure)


def show_games(screen: Console, run: Run) -> None:
    """Print the table of games at eight seats, ours and the peers', and in what they differ, which no ratio tells."""
    rates = run.rates("games")
    actions = run.more("games", "actions_per_game")
    rows = [(f"lycaon {own_version()}", figure(median(rates)), spread(rates), figure(actions), "")]
    notes = [f"lycaon: {OWN_NOTE}"]
    for name, rounds in run.peers.items():
        notes.append(f"{name}: {rounds[-1].note}")
        measured = run.measured(name)
        label = f"{name} {PEERS[name].version}"
        if not measured:
            rows.append((label, "-", "-", "-", "-"))
            continue
        rates = [one.games_per_cpu_second for one in measured]
        actions = median([one.actions_per_game for one in measured])
        rows.append((label, figure(median(rates)), spread(rates), figure(actions), figure(run.ratio(name))))
    show(
        screen,
        "Games per CPU second, one process: 8 seats (2 werewolves, a seer, 5 villagers), random answers, to the end",
        ("engine", "games", "lowest to highest", "answers per game", "ours : theirs"),
        rows,
    )
    for note in notes:
        screen.print(f"  {note}", style="dim")
    screen.print()


def show_own(screen: Console, run: Run) -> None:
    """Print the table of everything else."""

    def row(what: str, measure: str, beside: str) -> tuple[str, str, str, str]:
        rates = run.rates(measure)
        return what, figure(median(rates)), spread(rates), beside

    decisions = f"{figure(run.more('replays', 'actions_per_game'))} decisions each"
    large = f"{figure(run.more('large_games', 'actions_per_game'))} decisions each"
    share = run.share("large_games", "games")
    per_action = share * run.more("large_games", "actions_per_game") / run.more("games", "actions_per_game")
    events = f"{figure(run.more('event_games', 'actions_per_game'))} decisions each"
    written = f"{figure(run.more('records_written', 'kilobytes'))} kB of JSON Lines each, with digests"
    rows = [
        row("games, 8 seats", "games", f"{figure(run.more('games', 'actions_per_game'))} answers each"),
        row("games, 15 seats, every role of two boxes", "large_games", large),
        ("   as a share of the games at 8 seats", f"{share:.3f}", "", f"goal: {GOAL:g}"),
        ("   the same, counted in decisions", f"{per_action:.3f}", "", "a game at 15 seats is longer"),
        row("games, 18 seats, 18 roles and the event cards", "event_games", events),
        (
            "   as a share of the games at 8 seats",
            f"{run.share('event_games', 'games'):.3f}",
            "",
            f"goal: {EVENT_GOAL:.3f}",
        ),
        row("replays, 12 seats, every digest checked", "replays", decisions),
        row("replays, 12 seats, no digests", "bare_replays", decisions),
        row("views, 12 seats, after each decision", "views", "one seat's view each"),
        row("records written, 12 seats", "records_written", written),
        row("records loaded, 12 seats", "records_loaded", "read and checked, not replayed"),
    ]
    show(screen, "Lycaon alone, per CPU second, one process", ("what", "times", "lowest to highest", "beside it"), rows)
    live = (("just begun", "begun"), ("in the second day", "second_day"), ("over, with its whole log", "over"))
    show(
        screen,
        "Memory of one live game, 12 seats",
        ("game", "kB"),
        [(what, figure(run.more("memory", stage))) for what, stage in live],
    )


def spread(rates: list[float]) -> str:
    """Write the lowest and the highest of some figures."""
    return f"{figure(min(rates))} to {figure(max(rates))}"


def own_version() -> str:
    """Return our version, as far as it is installed."""
    try:
        return version("lycaon")
    except PackageNotFoundError:
        return "(not installed)"


def machine() -> str:
    """Return what all was measured on."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{python}, {platform.machine()}, {os.cpu_count()} processors"


def as_json(run: Run, known: list[numbers.Measured]) -> bytes:
    """Return all figures of a run, round by round, with what the tables show of them."""
    figures = {
        "machine": machine(),
        "median_per_cpu_second": {name: median(run.rates(name)) for name in run.ours if name not in ONCE},
        "ratio_to_peer": {name: run.ratio(name) for name in run.peers if run.measured(name)},
        "share_of_15_seats": run.share("large_games", "games"),
        "share_of_18_seats_with_events": run.share("event_games", "games"),
        "run": run,
        "known_numbers": [
            {"cell": one.cell, "exact": one.exact, "measured": one.share, "standard_errors": one.errors}
            for one in known
        ],
    }
    return msgspec.json.format(msgspec.json.encode(figures)) + b"\n"


def main() -> int:
    """Measure and print, as the command line says; 1 when something failed or a known number is off."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measures Lycaon beside its peers.")
    parser.add_argument("--seconds", type=float, default=1.5, help="CPU time for each measure in each round (1.5)")
    parser.add_argument("--rounds", type=int, default=5, help="how many rounds (5)")
    parser.add_argument("--no-peers", action="store_true", help="measure Lycaon alone")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures to a file too")
    arguments = parser.parse_args()
    if arguments.rounds < 1 or arguments.seconds <= 0:
        parser.error("there must be a round, and some time for it")
    if arguments.json is not None and not arguments.json.parent.is_dir():
        parser.error(f"there is no folder {arguments.json.parent}")

    screen = console()
    try:
        run = take(arguments.seconds, arguments.rounds, peers=not arguments.no_peers)
    except Failed as failed:
        print(f"not measured: {failed}", file=sys.stderr)
        return 1
    known = numbers.measure_all(SHORT)

    screen.print(f"{machine()}; medians of {arguments.rounds} rounds, {arguments.seconds:g} CPU seconds each\n")
    show_games(screen, run)
    show_own(screen, run)
    numbers.report(screen, known)
    asyncio.run(rooms.measure_all(screen, rooms.SHORT_ROOMS, rooms.SHORT_SECONDS, rooms.SHORT_STORED))
    if arguments.json is not None:
        arguments.json.write_bytes(as_json(run, known))
    return 0 if all(one.holds for one in known) else 1


if __name__ == "__main__":
    sys.exit(main())
