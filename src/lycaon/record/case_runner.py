"""Plays cases through the engine's public interface and says for each what differs from what it expects."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from lycaon.boxes import prepare
from lycaon.game import chance
from lycaon.game.ask import CHANCE, Answer, Ask, Refused
from lycaon.game.ballot import voters
from lycaon.game.course import course
from lycaon.game.effect import Role
from lycaon.game.event import Announced, AnyEvent, DayBegan, Died, NightFell, Revealed, Ruled, Told
from lycaon.game.game import Game, begin
from lycaon.game.house_rules import BadRules, HouseRules, resolve
from lycaon.game.plan import Setup
from lycaon.game.table import Attributes
from lycaon.moons import moons
from lycaon.record.bad_cases import BadCases
from lycaon.record.cases import Case, Phase, Raw, load_cases
from lycaon.variants import variants

SEED = chance.seed_from(20_261_129)
"""Luck that a case does not name is drawn from this."""

GROUPS = ("werewolf", "vote", "sheriff.run", "sheriff.withdraw", "sheriff.vote", "sheriff.runoff")
"""Calls answered by a group, even when one seat alone is asked."""


class Failure(msgspec.Struct, frozen=True):
    """A case that did not come out: its id, the first thing that differs, and what was expected.

    `what` is the case's own key, with the call, seat or word that it is about; `code` says how it differs: `differs`
    (`expected` and `found` are values), or one of those that `_Differs` is raised with. `refused` is what the game
    refused, where that is why.
    """

    case: str
    phase: int
    what: str
    expected: str
    found: str
    code: str = "differs"
    refused: Refused | BadRules | None = None


class Report(msgspec.Struct):
    """What became of some cases."""

    passed: int = 0
    failures: list[Failure] = []
    bad: list[BadCases] = []
    """What could not be read: whole files, or single cases of a file whose others were run."""
    unknown: int = 0
    """Cases left out because they use roles, options or boxes that don't exist yet."""


class _Differs(Exception):  # noqa: N818 - found while checking
    def __init__(
        self,
        what: str,
        expected: object = None,
        found: object = None,
        code: str = "differs",
        refused: Refused | None = None,
    ) -> None:
        super().__init__(what)
        self.what = what
        self.expected = expected
        self.found = found
        self.code = code
        self.refused = refused


def check_files(paths: Iterable[Path], roles: Mapping[str, type[Role]], *, known: bool = False) -> Report:
    """Run every case of some files; with `known`, only those whose roles, calls and options exist.

    A file that can't be read, or a case that breaks the form, is noted in the report and the others are run.
    """
    report = Report()
    for path in paths:
        try:
            cases = load_cases(path, report.bad)
        except BadCases as bad:
            report.bad.append(bad)
        else:
            check_cases(cases, roles, report, known=known)
    return report


def check_cases(cases: list[Case], roles: Mapping[str, type[Role]], report: Report, *, known: bool = False) -> None:
    """Run cases that belong together (they may name each other in `public_same_as`)."""
    by_id = {case.id: case for case in cases}
    runs: dict[str, CaseRun] = {}

    def public(case_id: str) -> list[list[AnyEvent]]:
        if case_id not in by_id:
            raise _Differs("public_same_as", case_id, code="no_such_case")
        if case_id not in runs:
            run = CaseRun(by_id[case_id], roles, None)
            runs[case_id] = run
            run.play()
        return runs[case_id].public

    for case in cases:
        if known and not is_known(case, roles):
            report.unknown += 1
            continue
        run = CaseRun(case, roles, public)
        runs.setdefault(case.id, run)
        failure = run.play()
        if failure is None:
            report.passed += 1
        else:
            report.failures.append(failure)


def is_known(case: Case, roles: Mapping[str, type[Role]]) -> bool:
    """Say whether everything that a case uses exists."""
    cards = [*case.centre, *case.actor_cards, *(card for seat in case.seats for card in seat.cards)]
    if case.variant is not None and case.variant not in variants():
        return False
    if any(card not in moons() for card in (*case.events, *case.events_in_force)):
        return False
    if any(card not in roles for card in cards):
        return False
    try:
        resolve(case.preset, case.rules)
    except BadRules:
        return False
    return True


class CaseRun:
    """One case being played."""

    def __init__(
        self, case: Case, roles: Mapping[str, type[Role]], public: Callable[[str], list[list[AnyEvent]]] | None
    ) -> None:
        """Prepare to play; `public` finds what the public saw in another case."""
        self.case = case
        self.roles = roles
        self.other_public = public
        self.public: list[list[AnyEvent]] = []
        """What the public has seen up to the end of each phase."""
        self.luck = {key: list(outcomes) for key, outcomes in case.chance.items()}
        self.game: Game

    def play(self) -> Failure | None:
        """Play the case; returns the first thing that differs, or None."""
        place = 0
        try:
            self._start()
            for place, phase in enumerate(self.case.play, 1):
                self._phase(phase, place)
        except _Differs as difference:
            return Failure(
                self.case.id,
                place,
                difference.what,
                _shown(difference.expected),
                _shown(difference.found),
                difference.code,
                difference.refused,
            )
        except (Refused, BadRules) as refused:
            return Failure(self.case.id, place, "refused", "", "", "refused", refused)
        return None

    def _start(self) -> None:
        case = self.case
        cards = [card for seat in case.seats for card in seat.cards]
        each = len(case.seats[0].cards)
        centre = list(case.centre)
        for card in cards:
            role = self.roles.get(card)
            if role is not None and role.extra_cards and not centre and not self._without_extra_cards():
                centre = ["villager"] * role.extra_cards
        rules = resolve(case.preset, case.rules, base=HouseRules(sheriff_election="off"))
        setup = Setup(
            seats=len(case.seats),
            deck=(*cards, *centre),
            rules=rules,
            cards_each=each,
            variant=case.variant,
            sheriff=case.sheriff,
            actor_cards=case.actor_cards,
            attributes=tuple(Attributes(seat.gender, seat.age, seat.group) for seat in case.seats),
            events=case.events,
            events_in_force=case.events_in_force,
        )
        plan = prepare(setup, roles=self.roles, as_it_is=True)
        self.game = begin(plan, course, chance.Luck(SEED, {"*"}))
        self.game.answer("d0.deal", CHANCE, (*cards, *centre))

    def _without_extra_cards(self) -> bool:
        variant = variants().get(self.case.variant or "")
        return variant is not None and variant.without_extra_cards

    # -- a phase ------------------------------------------------------------------------------------------------------

    def _phase(self, phase: Phase, place: int) -> None:
        game = self.game
        phase = Phase(phase.kind, self._spelled_out(phase.answers), phase.holds)
        if game.result is not None:
            raise _Differs(phase.kind, found=game.result.winner, code="won")
        label = game.phase
        if (
            phase.kind == "day"
            and label[0] == "n"
            and game.number > 1
            and not phase.answers
            and self._day_was_cut(place)
        ):
            label = f"d{game.number - 1}"  # something ended the day before anybody could speak
        if phase.kind == "night" and label[0] == "d" and not phase.answers and self._was_silent(f"n{game.number}"):
            label = f"n{game.number}"  # nobody was awake in it, or nobody was left to bite
        if label[0] != phase.kind[0]:
            raise _Differs("phase", phase.kind, label, code="phase")
        begin = self._boundary(label)
        self._luck(label)
        used: set[str] = set()
        tried: set[tuple[str, int]] = set()
        while not game.over and game.phase == label:
            ask = self._next(phase, used)
            self._try(ask, phase, tried)
            used.add(ask.call)
            self._answer(ask, phase)
            self._luck(label)
        for call in phase.answers:
            if call not in used:
                raise _Differs(f"answer {call}", call, code="never_asked")
        end = self._end(begin, phase.kind)
        self.public.append([event for event in game.log[:end] if event.to is None])
        _Expectations(self, phase, label, game.log[begin:end], place).check()

    def _spelled_out(self, answers: dict[str, Raw]) -> dict[str, Raw]:
        """Give each part of a séance (`{card: C, question: 2, by: 5, seats: [..]}`) to the call that asks for it."""
        found: dict[str, Raw] = {}
        for call, answer in answers.items():
            if not isinstance(answer, dict) or "card" not in answer:
                found[call] = answer
                continue
            found[call] = f"{answer['card']}{answer.get('question', '')}"
            if "seats" in answer:
                found["spiritualism.point"] = answer["seats"]
            if call == "spiritualism":
                self.luck["spiritualism.card"] = [answer["card"]]
            if "by" in answer:
                found[f"{call}.by"] = answer["by"]
        return found

    def _day_was_cut(self, place: int) -> bool:
        """Say whether the phase before this one was a night and the day after it passed without an ask."""
        after_night = place > 1 and self.case.play[place - 2].kind == "night"
        return after_night and self._was_silent(f"d{self.game.number - 1}")

    def _was_silent(self, label: str) -> bool:
        """Say whether nothing at all was asked in a phase."""
        return not any(ask.id.startswith(f"{label}.") for ask in self.game.asked.values())

    def _boundary(self, label: str) -> int:
        """Return where a phase begins in the log."""
        kind, number = label[0], int(label[1:])
        for place, event in enumerate(self.game.log):
            if isinstance(event, NightFell if kind == "n" else DayBegan) and event.number == number:
                return place
        return 0

    def _end(self, begin: int, kind: str) -> int:
        """Return where the phase ends in the log: when the village may speak, or at nightfall."""
        log = self.game.log
        for place in range(begin + 1, len(log)):
            if isinstance(log[place], DayBegan if kind == "night" else NightFell):
                return place
        return len(log)

    def _luck(self, label: str) -> None:
        """Answer luck's open asks of a phase: as the case names them, or from the fixed seed."""
        game = self.game
        while game.result is None:
            ask = next((one for one in game.open_asks.values() if one.seats == (CHANCE,) and not one.offer), None)
            if ask is None or not ask.id.startswith(f"{label}."):
                return
            game.answer(ask.id, CHANCE, self._outcome(ask))

    def _outcome(self, ask: Ask) -> Answer:
        for key in (ask.call, ask.call.partition(".")[0]):
            outcomes = self.luck.get(key)
            if outcomes and outcomes[0] in ask.legal:
                outcome = outcomes.pop(0)
                if isinstance(outcome, int | str):
                    return outcome
        return chance.draw(SEED, ask, CHANCE)

    def _next(self, phase: Phase, used: set[str]) -> Ask:
        """Return the ask to answer next: an offer that the case takes, or the first that is open."""
        asks = [ask for ask in self.game.open_asks.values() if ask.state == "open"]
        for ask in asks:
            if ask.offer and ask.call in phase.answers and ask.call not in used:
                return ask
        for ask in asks:
            if not ask.offer:
                return ask
        raise _Differs("course", found=self.game.phase, code="nothing_open")

    def _answer(self, ask: Ask, phase: Phase) -> None:
        game = self.game
        if ask.kind == "hold":
            game.expire(ask.id)
            return
        if ask.offer:
            value = phase.answers[ask.call]
            seat = next((one for one in ask.seats if value in ask.legal_for(one)), ask.seats[0])
            game.answer(ask.id, seat, value)
            return
        for seat in ask.seats:
            if ask.state == "open":
                game.answer(ask.id, seat, self._value(ask, seat, phase))

    def _value(self, ask: Ask, seat: int, phase: Phase) -> Answer:
        if ask.kind == "speech":
            return "done"
        group = len(ask.seats) > 1 or ask.call in GROUPS or ask.call.startswith("vote")
        named = phase.answers.get(ask.call)
        if isinstance(named, dict):
            named = named.get(seat)
            group = False
        if named is not None:
            value = _convert(ask, seat, named)
            try:
                return ask.check(seat, value)
            except Refused as refused:
                if not group:
                    raise _Differs(f"answer {ask.call}", named, None, code="not_legal", refused=refused) from refused
        if ask.may_pass:
            return None
        raise _Differs(f"answer {ask.call}", ask.call, code="no_answer")

    # -- answers that must be refused
    # -----------------------------------------------------------------------------------

    def _try(self, ask: Ask, phase: Phase, tried: set[tuple[str, int]]) -> None:
        """Try what must be refused, each seat's at the first ask of the call that is put to that seat.

        Where a call goes round from seat to seat everybody but the first would be refused for not being asked yet.
        """
        refused = phase.holds.get("refused")
        if not isinstance(refused, dict) or ask.call not in refused:
            return
        wrong = refused[ask.call]
        first = not any(call == ask.call for call, _ in tried)
        tries: list[tuple[int, Raw]]
        if isinstance(wrong, dict):
            asked = {seat for seat in ask.seats if (ask.call, seat) not in tried}
            tries = [(int(seat), value) for seat, value in wrong.items() if first or int(seat) in asked]
        else:
            values = wrong if isinstance(wrong, list) else [wrong]
            tries = [(ask.seats[0], value) for value in values if first]
        tried.update((ask.call, seat) for seat in ask.seats)
        for seat, value in tries:
            self._must_refuse(ask, seat, value)

    def _must_refuse(self, ask: Ask, seat: int, raw: Raw) -> None:
        game = self.game
        before = (len(game.decisions), len(game.log), dict(ask.answers), list(game.open_asks))
        try:
            game.answer(ask.id, seat, _convert(ask, seat, raw))
        except Refused:
            after = (len(game.decisions), len(game.log), dict(ask.answers), list(game.open_asks))
            if after != before:
                raise _Differs(f"refused {ask.call}", raw, code="changed") from None
            return
        raise _Differs(f"refused {ask.call}", raw, seat, code="accepted")


def _convert(ask: Ask, seat: int, raw: Raw) -> Any:  # noqa: ANN401 - what a player might send, legal or not
    """Turn an answer as a case writes it into what a player would send."""
    legal = ask.legal_for(seat)
    if raw == "none":
        return None
    if raw in ("yes", "no") and raw not in legal:
        if raw == "no":
            return None
        return legal[0] if len(legal) == 1 and legal != ("no",) else raw
    if ask.kind == "seats":
        return tuple(raw) if isinstance(raw, list) else (raw,)
    return raw


def _shown(value: object) -> str:
    """Return a value as a case would have it written."""
    if isinstance(value, Told):
        value = {"to": list(value.to or ()), "call": value.call, "about": list(value.about), "fact": value.fact}
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_shown, value)) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_shown(one)}" for key, one in value.items()) + "}"
    return "-" if value is None else str(value)


class _Expectations:
    """What must hold when a phase has ended."""

    def __init__(self, run: CaseRun, phase: Phase, label: str, events: list[AnyEvent], place: int) -> None:
        self.run = run
        self.game = run.game
        self.phase = phase
        self.label = label
        self.events = events
        self.place = place

    def check(self) -> None:
        """Check every key, in the order in which they are written."""
        for key, expected in self.phase.holds.items():
            if key != "refused":
                getattr(self, f"_{key}")(expected)

    def _same(self, what: str, expected: object, found: object) -> None:
        if expected != found:
            raise _Differs(what, expected, found)

    def _died(self) -> list[int]:
        return [seat for event in self.events if isinstance(event, Died) for seat in event.seats]

    def _dead(self, expected: list[int]) -> None:
        self._same("dead", sorted(expected), sorted(self._died()))

    def _dead_in_order(self, expected: list[int]) -> None:
        self._same("dead_in_order", expected, self._died())

    def _alive(self, expected: list[int]) -> None:
        self._same("alive", sorted(expected), list(self.game.table.living))

    def _winner(self, expected: str) -> None:
        result = self.game.result
        self._same("winner", expected, "none" if result is None else result.winner)

    def _winners(self, expected: list[int]) -> None:
        result = self.game.result
        self._same("winners", sorted(expected), [] if result is None else sorted(result.winners))

    def _sheriff(self, expected: int | str) -> None:
        found = self.game.sheriff
        self._same("sheriff", expected, "none" if found is None else found)

    def _roles(self, expected: dict[int, Raw]) -> None:
        for seat, role in expected.items():
            cards = [card.id for card in self.game.table[seat].cards]
            self._same(f"roles {seat}", role if isinstance(role, list) else [role], cards)

    def _camps(self, expected: dict[int, str]) -> None:
        for seat, camp in expected.items():
            self._same(f"camps {seat}", camp, self.game.table[seat].camp)

    def _cause(self, expected: dict[int, str]) -> None:
        found = {
            event.seat: event.cause for event in self.events if isinstance(event, Ruled) and event.ruling == "death"
        }
        for seat, cause in expected.items():
            self._same(f"cause {seat}", cause, found.get(seat))

    def _calls(self) -> set[str]:
        prefix = f"{self.label}."
        return {ask.call for ask in self.game.asked.values() if ask.id.startswith(prefix) and ask.seats != (CHANCE,)}

    def _asked(self, expected: list[str]) -> None:
        calls = self._calls()
        for call in expected:
            if call not in calls:
                raise _Differs(f"asked {call}", call, sorted(calls), code="not_asked")

    def _not_asked(self, expected: list[str]) -> None:
        calls = self._calls()
        for call in expected:
            if call in calls:
                raise _Differs(f"not_asked {call}", call, code="was_asked")

    def _private(self) -> list[Told]:
        """Return what was told in private; a card that was turned up for some alone is told to them."""
        found: list[Told] = []
        for event in self.events:
            if isinstance(event, Told):
                found.append(event)
            elif isinstance(event, Revealed) and event.to:
                cards = event.cards
                found.append(Told(event.to, "revealed", (event.seat,), cards[0] if len(cards) == 1 else cards))
        return found

    def _tellings(self, telling: dict[str, Raw]) -> list[Told]:
        fact = telling.get("fact")
        facts: object = tuple(str(one) for one in fact) if isinstance(fact, list) else fact
        call = telling.get("call")
        return [
            event
            for event in self._private()
            if ("to" not in telling or (event.to is not None and telling["to"] in event.to))
            and (call is None or call in (event.call, event.call.partition(".")[0]))
            and (facts is None or event.fact == facts)
        ]

    def _told(self, expected: list[dict[str, Raw]]) -> None:
        for telling in expected:
            found = self._tellings(telling)
            about = telling.get("about")
            wanted = about if isinstance(about, list) else [] if about is None else [about]
            seen = {seat for event in found for seat in event.about}
            if not found or any(seat not in seen for seat in wanted):
                raise _Differs("told", telling, self._private(), code="not_told")

    def _not_told(self, expected: list[dict[str, Raw]]) -> None:
        for telling in expected:
            about = telling.get("about")
            wanted = about if isinstance(about, list) else [] if about is None else [about]
            for event in self._tellings(telling):
                if not wanted or any(seat in event.about for seat in wanted):
                    raise _Differs("not_told", telling, event, code="was_told")

    def _said_aloud(self) -> set[str]:
        return {event.what for event in self.events if isinstance(event, Announced)}

    def _announced(self, expected: list[str]) -> None:
        for what in expected:
            if what not in self._said_aloud():
                raise _Differs(f"announced {what}", what, sorted(self._said_aloud()), code="not_announced")

    def _not_announced(self, expected: list[str]) -> None:
        for what in expected:
            if what in self._said_aloud():
                raise _Differs(f"not_announced {what}", what, code="was_announced")

    def _may_vote(self, expected: list[int]) -> None:
        self._same("may_vote", sorted(expected), list(voters(self.game)))

    def _public_same_as(self, expected: str) -> None:
        if self.run.other_public is None:
            return
        public = self.run.other_public(expected)
        if len(public) < self.place:
            raise _Differs("public_same_as", expected, code="no_such_phase")
        mine, other = self.run.public[-1], public[self.place - 1]
        for one, another in zip(mine, other, strict=False):
            self._same("public_same_as", another, one)
        self._same("public_same_as", len(other), len(mine))
