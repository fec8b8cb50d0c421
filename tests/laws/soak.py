"""Play every two things that may meet, again and again, and hold each game to all laws.

`make soak ARGS="--games 5 --only fox"`; a fault is printed with the command that finds it again.
"""

from __future__ import annotations

import re
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Annotated

import cyclopts
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tests.laws import of_bots, of_lists, of_order, of_play, of_refusals, of_replay, of_secrets
from tests.laws.meetings import Meeting, Unplayable, for_bots, meetings, pair, play, talking
from tests.laws.pairs import Pair
from tests.laws.player import Play


class Law(msgspec.Struct, frozen=True):
    """A law, and what it is tried on."""

    holds: Callable[..., None]
    draw: Callable[[object, Meeting], Play | Pair]

    @property
    def name(self) -> str:
        """Its name."""
        return self.holds.__name__


LAWS = (
    *(
        Law(law, play)
        for law in (
            of_play.a_game_ends,
            of_play.a_game_is_never_stuck,
            of_play.the_dead_are_asked_only_what_outlives_them,
            of_play.time_alone_ends_a_game,
            of_play.a_seat_dies_once,
            of_play.every_death_and_every_survival_is_explained,
            of_play.winners_are_those_whom_the_result_names,
            of_play.views_agree_with_the_log,
            of_play.numbers_have_no_gap,
            of_play.every_call_of_the_night_is_made,
            of_play.a_hold_ends_only_when_it_is_closed,
            of_play.events_say_no_more_than_the_house_lets_them,
            of_play.every_ballot_is_put_to_all_who_may_vote,
            of_replay.the_same_decisions_make_the_same_game,
            of_replay.a_record_needs_no_seed,
            of_refusals.a_refused_answer_changes_nothing,
            of_refusals.a_refusal_has_the_right_code,
            of_refusals.other_commands_change_nothing_when_refused,
            of_lists.everybody_left_out_is_so_for_a_reason,
        )
    ),
    *(
        Law(law, partial(play, settled=True))
        for law in (
            of_order.the_order_of_answers_decides_nothing,
            of_order.holds_change_nothing,
            of_order.calls_at_once_and_one_by_one_bring_the_same_dawn,
        )
    ),
    Law(of_secrets.nothing_hidden_can_be_told, pair),
    Law(of_bots.bots_answer_legally, for_bots),
    Law(of_bots.bots_speak_of_nothing_hidden, talking),
)


class Fault(msgspec.Struct, frozen=True):
    """A game that breaks a law."""

    meeting: str
    law: str
    game: int
    said: str
    case: str


class Outcome(msgspec.Struct):
    """What came of the games of one meeting."""

    kind: str
    held: Counter[str] = msgspec.field(default_factory=Counter)
    """By law, how many games it was tried on."""
    unplayable: list[str] = msgspec.field(default_factory=list)
    faults: list[Fault] = msgspec.field(default_factory=list)


def soak(meeting: Meeting, numbers: range, seed: int, laws: tuple[str, ...]) -> Outcome:
    """Play some games of a meeting for each law."""
    outcome = Outcome(meeting.kind)
    for law in LAWS:
        for number in numbers if law.name in laws else ():
            try:
                case = law.draw((seed, meeting.name, law.name, number), meeting)
            except Unplayable:
                outcome.unplayable.append(meeting.name)
                return outcome
            outcome.held[law.name] += 1
            try:
                law.holds(case)
            except Exception as broken:  # noqa: BLE001 - whatever goes wrong is a fault
                outcome.faults.append(Fault(meeting.name, law.name, number, told(broken), repr(case)))
    return outcome


def told(broken: Exception) -> str:
    """Say what went wrong, and where."""
    where = traceback.extract_tb(broken.__traceback__)[-1]
    said = str(broken) or where.line or ""
    place = f"{where.filename.rpartition('/')[2]}:{where.lineno}"
    return f"{type(broken).__name__} at {place}: {said}"


def run(chosen: list[Meeting], numbers: range, seed: int, laws: tuple[str, ...], processes: int) -> Iterator[Outcome]:
    """Play the games of all of them, on so many processes."""
    work = partial(soak, numbers=numbers, seed=seed, laws=laws)
    if processes <= 1:
        yield from map(work, chosen)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(work, chosen, chunksize=4)


app = cyclopts.App(name="soak", help="Hold random games of every two things that may meet to all laws.")


@app.default
def main(  # noqa: PLR0913 - one parameter an option
    *,
    games: Annotated[int, cyclopts.Parameter(help="Games for each law and each two.")] = 1,
    first: Annotated[int, cyclopts.Parameter(help="Number of the first of them.")] = 1,
    only: Annotated[tuple[str, ...], cyclopts.Parameter(help="Roles, events, variants; or both: fox+knight.")] = (),
    kind: Annotated[tuple[str, ...], cyclopts.Parameter(help="roles, event, variant or hand.")] = (),
    law: Annotated[tuple[str, ...], cyclopts.Parameter(help="Laws, by name.")] = (),
    seed: int = 0,
    processes: int = 2,
    part: Annotated[str, cyclopts.Parameter(help="Which part of the whole, such as 1/10.")] = "1/1",
    show: Annotated[bool, cyclopts.Parameter(help="Print the game of each fault as code, too.")] = False,
) -> int:
    """Play, and print each fault with the command that finds it again."""
    console = Console(soft_wrap=True, highlight=False)
    if not re.fullmatch(r"[1-9]\d{0,4}/[1-9]\d{0,4}", part):
        console.print(f"A part is written as 1/10, not {part}.")
        return 2
    which, parts = map(int, part.split("/"))
    chosen = [one for one in meetings() if _is_wanted(one, only) and (not kind or one.kind in kind)]
    chosen = chosen[which - 1 :: parts]
    names = tuple(one.name for one in LAWS)
    unknown = [one for one in law if one not in names]
    if unknown or not chosen:
        console.print(f"There is no {unknown[0] if unknown else 'such meeting'}. Laws: {', '.join(names)}")
        return 2
    outcomes: list[Outcome] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("no fault yet", total=len(chosen))
        for outcome in run(chosen, range(first, first + games), seed, law or names, processes):
            outcomes.append(outcome)
            for fault in outcome.faults:
                again = f"--only {fault.meeting} --law {fault.law} --first {fault.game} --seed {seed}"
                console.print(f'{fault.said}\n  make soak ARGS="{again}"', markup=False)
                if show:
                    console.print(f"  {fault.case}", markup=False)
            faults = sum(len(one.faults) for one in outcomes)
            progress.update(task, advance=1, description=f"{faults or 'no'} fault{'s' * (faults > 1)} yet")
    summary(console, outcomes)
    return int(any(outcome.faults for outcome in outcomes))


def _is_wanted(meeting: Meeting, only: tuple[str, ...]) -> bool:
    turned = msgspec.structs.replace(meeting, role=meeting.other, other=meeting.role)
    return not only or any(one in (meeting.name, turned.name, meeting.role, meeting.other) for one in only)


def summary(console: Console, outcomes: list[Outcome]) -> None:
    """Print how many games each law was tried on, and how many broke it."""
    held: Counter[str] = Counter()
    broken: Counter[str] = Counter()
    for outcome in outcomes:
        held.update(outcome.held)
        broken.update(fault.law for fault in outcome.faults)
    figures = Table("law", "games", "faults")
    for law, games in held.items():
        figures.add_row(law, str(games), str(broken[law] or ""))
    figures.add_row("all", str(held.total()), str(broken.total() or ""), style="bold")
    console.print(figures)
    unplayable = [name for outcome in outcomes for name in outcome.unplayable]
    if unplayable:
        console.print(f"No table was found for {len(unplayable)}: {', '.join(unplayable[:40])}")


if __name__ == "__main__":
    sys.exit(app())
