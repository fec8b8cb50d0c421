"""Faults that are planted into the engine on purpose, each with the law that must notice it."""

# A patch takes over from a function of the engine, with its parameters, and hands most of them through unread.
# ruff: noqa: ARG001

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st

from lycaon import Game, RefusalCode, Refused
from lycaon.game import attack, course, death, plan, victory, waiting
from lycaon.game.ask import Answer, Ask
from lycaon.game.chance import Luck
from lycaon.game.decision import Expired
from lycaon.game.event import Died
from lycaon.game.lines import Lines
from lycaon.roles.base import werewolf
from tests.laws import of_order, of_play, of_refusals, of_replay
from tests.laws.planted import POWERS, Planted, table
from tests.laws.player import Manners, plays


def answers_kept_before_they_are_checked(patch: pytest.MonkeyPatch) -> None:
    answers = Lines.answer

    def answer(self: Lines, ask_id: Any, seat: Any, value: Any) -> None:
        ask = self.open_asks.get(ask_id) if type(ask_id) is str else None
        if ask is not None and type(seat) is int and seat in ask.seats:
            ask.answers.setdefault(seat, None)
        answers(self, ask_id, seat, value)

    patch.setattr(Lines, "answer", answer)


def a_refusal_that_is_written_down(patch: pytest.MonkeyPatch) -> None:
    not_open = Lines._not_open

    def refuses(self: Lines, ask_id: Any, seat: Any) -> Refused:
        self.marks.append(len(self.log))
        return not_open(self, ask_id, seat)

    patch.setattr(Lines, "_not_open", refuses)


def an_answer_that_is_only_nearly_legal(patch: pytest.MonkeyPatch) -> None:
    checks = Ask.check

    def check(self: Ask, seat: int, value: object) -> Answer:
        return checks(self, seat, int(value) if isinstance(value, float | bool) and value == 1 else value)

    patch.setattr(Ask, "check", check)


def closed_asks_that_are_unknown(patch: pytest.MonkeyPatch) -> None:
    def refuses(self: Lines, ask_id: Any, seat: Any) -> Refused:
        return Refused(RefusalCode.GAME_OVER if self.result is not None else RefusalCode.UNKNOWN_ASK, ask=ask_id)

    patch.setattr(Lines, "_not_open", refuses)


def luck_that_no_seed_makes(patch: pytest.MonkeyPatch) -> None:
    dice = Random(0)

    def draw(self: Luck, game: Game, ask: Ask) -> Answer:
        if ask.call in self.by_hand or "*" in self.by_hand:
            return None
        return tuple(dice.sample(ask.legal, len(ask.legal))) if ask.kind == "deal" else dice.choice(ask.legal)

    patch.setattr(Luck, "draw", draw)


def what_was_drawn_is_not_written_down(patch: pytest.MonkeyPatch) -> None:
    expires = Lines._expire

    def expire(self: Lines, ask: Ask) -> None:
        place = len(self.decisions)
        expires(self, ask)
        self.decisions[place] = Expired(ask.id)

    patch.setattr(Lines, "_expire", expire)


def the_dead_told_twice(patch: pytest.MonkeyPatch) -> None:
    falls = death._fall

    def fall(game: Game, batch: list[death.Death]) -> Any:
        triggers = falls(game, batch)
        if len(batch) > 1:
            game.emit(Died(None, (batch[0].seat,)))
        return triggers

    patch.setattr(death, "_fall", fall)


def a_survival_without_a_word(patch: pytest.MonkeyPatch) -> None:
    settles = attack.Ledger.settle

    def settle(self: attack.Ledger, game: Game) -> list[death.Death]:
        place = len(game.log)
        deaths = settles(self, game)
        del game.log[place:]
        return deaths

    patch.setattr(attack.Ledger, "settle", settle)


def the_dead_asked_to_vote(patch: pytest.MonkeyPatch) -> None:
    opens = Lines.open

    def opened(self: Lines, call: str, seats: tuple[int, ...], *rest: Any, **more: Any) -> Ask:
        if call == "vote" and "at" not in more:
            seats = tuple(range(1, self.table.size + 1))
        return opens(self, call, seats, *rest, **more)

    patch.setattr(Lines, "open", opened)


def only_the_living_win(patch: pytest.MonkeyPatch) -> None:
    def of_camp(game: Game, camp: str) -> tuple[int, ...]:
        return tuple(seat for seat in game.table.living if game.table[seat].camp == camp)

    patch.setattr(victory, "of_camp", of_camp)


def lines_that_never_meet(patch: pytest.MonkeyPatch) -> None:
    begins = waiting.Together.__init__

    def init(self: waiting.Together, branches: Any) -> None:
        begins(self, branches)
        self.left += 1

    patch.setattr(waiting.Together, "__init__", init)


def time_that_ends_nothing(patch: pytest.MonkeyPatch) -> None:
    expires = Lines._expire

    def expire(self: Lines, ask: Ask) -> None:
        if ask.call != "vote":
            expires(self, ask)

    patch.setattr(Lines, "_expire", expire)


def the_first_of_the_pack_decides(patch: pytest.MonkeyPatch) -> None:
    def agreed(answers: list[Answer], rule: str) -> tuple[bool, Answer]:
        return True, answers[0]

    patch.setattr(werewolf, "_agreed", agreed)


def a_witch_who_need_not_wait_for_the_pack(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(plan, "_waves", lambda steps, _: (tuple(steps),))


def an_ask_that_closes_before_all_have_answered(patch: pytest.MonkeyPatch) -> None:
    answers = Lines.answer

    def answer(self: Lines, ask_id: Any, seat: Any, value: Any) -> None:
        answers(self, ask_id, seat, value)
        ask = self.open_asks.get(ask_id)
        if ask is not None and ask.call == "vote" and len(ask.answers) + 1 == len(ask.seats):
            self.expire(ask_id)

    patch.setattr(Lines, "answer", answer)


def more_days_than_the_house_allows(patch: pytest.MonkeyPatch) -> None:
    ends = course.end_of_day

    def end_of_day(game: Game) -> None:
        if game.number % 2:
            ends(game)

    patch.setattr(course, "end_of_day", end_of_day)


ANYBODY = plays(table(*POWERS, "cupid"), st.just(Manners(expires=0.1)))
TALKERS = plays(table(*POWERS, "cupid"), st.just(Manners()))

FAULTS: tuple[Planted[Any], ...] = (
    Planted(
        "answers_kept_before_they_are_checked",
        answers_kept_before_they_are_checked,
        of_refusals.a_refused_answer_changes_nothing,
        ANYBODY,
    ),
    Planted(
        "a_refusal_that_is_written_down",
        a_refusal_that_is_written_down,
        of_refusals.a_refused_answer_changes_nothing,
        ANYBODY,
    ),
    Planted(
        "an_answer_that_is_only_nearly_legal",
        an_answer_that_is_only_nearly_legal,
        of_refusals.a_refused_answer_changes_nothing,
        ANYBODY,
        200,
    ),
    Planted(
        "closed_asks_that_are_unknown",
        closed_asks_that_are_unknown,
        of_refusals.a_refusal_has_the_right_code,
        ANYBODY,
    ),
    Planted(
        "luck_that_no_seed_makes",
        luck_that_no_seed_makes,
        of_replay.the_same_decisions_make_the_same_game,
        ANYBODY,
    ),
    Planted(
        "what_was_drawn_is_not_written_down",
        what_was_drawn_is_not_written_down,
        of_replay.a_record_needs_no_seed,
        plays(table(*POWERS), st.just(Manners(expires=0.5))),
    ),
    Planted("the_dead_told_twice", the_dead_told_twice, of_play.a_seat_dies_once, ANYBODY, 200),
    Planted(
        "a_survival_without_a_word",
        a_survival_without_a_word,
        of_play.every_death_and_every_survival_is_explained,
        ANYBODY,
    ),
    Planted(
        "the_dead_asked_to_vote",
        the_dead_asked_to_vote,
        of_play.the_dead_are_asked_only_what_outlives_them,
        ANYBODY,
    ),
    Planted("only_the_living_win", only_the_living_win, of_play.winners_are_those_whom_the_result_names, ANYBODY),
    Planted(
        "lines_that_never_meet",
        lines_that_never_meet,
        of_play.a_game_is_never_stuck,
        plays(table(*POWERS, night_calls="at_once")),
    ),
    Planted("time_that_ends_nothing", time_that_ends_nothing, of_play.time_alone_ends_a_game, ANYBODY),
    Planted(
        "the_first_of_the_pack_decides",
        the_first_of_the_pack_decides,
        of_order.the_order_of_answers_decides_nothing,
        TALKERS,
    ),
    Planted(
        "a_witch_who_need_not_wait_for_the_pack",
        a_witch_who_need_not_wait_for_the_pack,
        of_order.calls_at_once_and_one_by_one_bring_the_same_dawn,
        TALKERS,
    ),
    Planted(
        "an_ask_that_closes_before_all_have_answered",
        an_ask_that_closes_before_all_have_answered,
        of_order.the_order_of_answers_decides_nothing,
        TALKERS,
    ),
    Planted(
        "more_days_than_the_house_allows",
        more_days_than_the_house_allows,
        of_play.a_game_ends,
        plays(table("werewolf", "seer", seats=12, day_limit=2, tie_rule="nobody", abstain=True), st.just(Manners())),
    ),
)
