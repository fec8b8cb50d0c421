"""Leaks that are planted into the engine on purpose, each with the law that must notice it.

A law that lets a planted leak pass is no law. Every patch changes as little of the engine as its leak needs.
"""

# A patch takes over from a function of the engine, with its parameters, and hands most of them through unread.
# ruff: noqa: ARG001

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import strategies as st

import lycaon
from lycaon import Game, RefusalCode, Refused
from lycaon.game import ballot, course, deal, death, view
from lycaon.game.ask import Answer, Ask, Steps
from lycaon.game.chance import Luck
from lycaon.game.decision import Spoke
from lycaon.game.event import Audience, BallotOpened, Counted, Dealt, Died, GameBegan, NightFell, Revealed, Said, Told
from lycaon.game.lines import Lines
from lycaon.game.plan import Step
from lycaon.game.speech import heard_by, may_speak
from lycaon.game.view import AskView, View, Viewer, Watcher
from lycaon.roles.base.witch import Witch
from tests.laws import of_order, of_play, of_secrets
from tests.laws.planted import HELD, POWERS, SILENT, WOLVES, Planted, table, two_sides
from tests.laws.player import Manners, plays


def one_stream_of_luck(patch: pytest.MonkeyPatch) -> None:
    """All luck comes from one stream, so that a hidden draw shifts a public one."""

    class Stream(Luck):
        __slots__ = ("dice",)

        def __init__(self, seed: bytes, by_hand: Any = ()) -> None:
            super().__init__(seed, by_hand)
            self.dice = Random(seed)

        def draw(self, game: Lines, ask: Ask) -> Answer:
            return None if ask.call in self.by_hand else self.dice.choice(ask.legal)

        def stand_in(self, game: Lines, ask: Ask, seat: int) -> Answer:
            return self.dice.choice(ask.legal_for(seat)) if ask.kind == "seat" else super().stand_in(game, ask, seat)

    patch.setattr(lycaon, "Luck", Stream)


def one_number_for_all_events(patch: pytest.MonkeyPatch) -> None:
    """Events are numbered through the whole log, so that what is hidden leaves a gap."""
    look = Watcher.look

    def looks(self: Watcher, game: Game) -> View:
        seen = look(self, game)
        seen.events = len(game.log)
        return seen

    patch.setattr(Watcher, "look", looks)


def a_refusal_that_knows_asks_put_to_others(patch: pytest.MonkeyPatch) -> None:
    """An ask that is open to somebody else is refused in other words than one that there never was."""
    not_open = Lines._not_open

    def refuses(self: Lines, ask_id: Any, seat: Any) -> Refused:
        ask = self.asked.get(ask_id) if isinstance(ask_id, str) else None
        if self.result is None and ask is not None and ask.seats and ask.seats != (0,) and seat not in ask.seats:
            return Refused(RefusalCode.CLOSED, ask=ask_id)
        return not_open(self, ask_id, seat)

    patch.setattr(Lines, "_not_open", refuses)


def a_refusal_that_knows_who_is_dead(patch: pytest.MonkeyPatch) -> None:
    """An ask of a call whose holder has died is refused in other words."""
    not_open = Lines._not_open

    def refuses(self: Game, ask_id: Any, seat: Any) -> Refused:
        call = ask_id.partition(".")[2]
        holders = [seat for seat in self.table.all() if call in seat.ids and not seat.alive]
        return Refused(RefusalCode.UNKNOWN_SEAT, ask=ask_id) if holders else not_open(self, ask_id, seat)

    patch.setattr(Lines, "_not_open", refuses)


def a_reason_that_knows_who_is_a_werewolf(patch: pytest.MonkeyPatch) -> None:
    """Who can't be named is said to be of the pack, to whomever asks."""
    why_not = Game.why_not

    def says(self: Game, ask: Ask, seat: int, choice: int) -> str | None:
        why = why_not(self, ask, seat, choice)
        return "of_the_pack" if why is not None and choice in self.table.living and self.table[choice].wolf else why

    patch.setattr(Game, "why_not", says)


def no_call_for_the_dead_and_absent(patch: pytest.MonkeyPatch) -> None:
    """A call that would wake nobody is left out."""

    def night(game: Game) -> Steps[None]:
        game.number += 1
        game.phase = f"n{game.number}"
        game.by_day = game.day_cut = game.balloted = False
        game.ledger.clear()
        game.emit(NightFell(None, game.number))
        game.comes("nightfall")
        for wave in game.plan.night(game.number):
            for step in wave:
                if step.call.id in game.callers:
                    game.emit(step.called)
                    yield from course.make_call(game, step)
                    game.emit(step.ended)

    patch.setattr(course, "night", night)


def a_hold_that_ends_with_the_answer(patch: pytest.MonkeyPatch) -> None:
    """A call is over as soon as it has been answered, though the clock should end it."""

    def make_call(game: Game, step: Step) -> Steps[None]:
        hold = game.open_hold(step.call.id)
        before = game.under(hold)
        yield from course.wake(game, step)
        game.under(before)
        hold.state = "closed"
        game.open_asks.pop(hold.id, None)

    patch.setattr(course, "make_call", make_call)


def a_count_of_who_is_awake(patch: pytest.MonkeyPatch) -> None:
    """A hold says for how many the table still waits."""
    opens = Lines.open

    def opened(self: Lines, call: str, seats: tuple[int, ...], *rest: Any, **more: Any) -> Ask:
        ask = opens(self, call, seats, *rest, **more)
        if ask.hold is not None:
            ask.hold.least = len(seats)
        return ask

    patch.setattr(Lines, "open", opened)


def the_pack_shown_to_all(patch: pytest.MonkeyPatch) -> None:
    """Everybody sees the pack's ask, with the seats to whom it is put."""
    projects = view.project

    def project(ask: Ask, viewer: Viewer) -> AskView | None:
        return projects(ask, "judge" if ask.call == "werewolf" else viewer)

    patch.setattr(view, "project", project)


def an_offer_shown_to_all(patch: pytest.MonkeyPatch) -> None:
    """Everybody sees that somebody may give himself up."""
    projects = view.project

    def project(ask: Ask, viewer: Viewer) -> AskView | None:
        return projects(ask, "judge" if ask.offer else viewer)

    patch.setattr(view, "project", project)


def a_ballot_in_the_order_of_answers(patch: pytest.MonkeyPatch) -> None:
    """The votes are shown as they came in."""
    counts = ballot.count

    def count_votes(game: Game, held: ballot.Ballot, *, weighted: bool) -> None:
        counts(game, held, weighted=weighted)
        counted = game.log[-1]
        assert isinstance(counted, Counted)
        game.log[-1] = msgspec.structs.replace(counted, votes=tuple(held.votes.items()))

    patch.setattr(ballot, "count", count_votes)


def lovers_left_out_of_the_ballot(patch: pytest.MonkeyPatch) -> None:
    """Who has nobody to name, because only the other lover is left, is no voter in the public list."""
    narrows = ballot.narrowed
    mute: list[int] = []

    def narrowed(game: Game, seats: Any, candidates: Any) -> dict[int, tuple[int, ...]]:
        found = narrows(game, seats, candidates)
        mute[:] = [seat for seat, legal in found.items() if not legal]
        return found

    def opened(to: Audience, call: str, voters: tuple[int, ...], candidates: tuple[int, ...]) -> BallotOpened:
        return BallotOpened(to, call, tuple(seat for seat in voters if seat not in mute), candidates)

    patch.setattr(ballot, "narrowed", narrowed)
    patch.setattr(ballot, "BallotOpened", opened)


def a_telling_heard_by_all(patch: pytest.MonkeyPatch) -> None:
    """What the seer sees is told to everybody."""
    tells = Game.tell

    def tell(self: Game, seat: Any, call: str, about: Any, fact: Any) -> None:
        if call == "seer":
            self.emit(Told(None, call, about, fact))
        else:
            tells(self, seat, call, about, fact)

    patch.setattr(Game, "tell", tell)


def a_view_that_looks_at_the_state(patch: pytest.MonkeyPatch) -> None:
    """A view shows the cards of the dead, whether or not they were turned up."""
    look = Watcher.look

    def looks(self: Watcher, game: Game) -> View:
        seen = look(self, game)
        for shown, seat in zip(seen.seats, game.table.all(), strict=True):
            if not seat.alive:
                shown.cards = seat.ids
        return seen

    patch.setattr(Watcher, "look", looks)


def a_cause_told_where_causes_are_hidden(patch: pytest.MonkeyPatch) -> None:
    """The dead are told with what they died of."""
    falls = death._fall

    def fall(game: Game, batch: list[death.Death]) -> Any:
        place = len(game.log)
        triggers = falls(game, batch)
        game.log[place] = Died(None, tuple(one.seat for one in batch), tuple(one.cause for one in batch))
        return triggers

    patch.setattr(death, "_fall", fall)


def the_deck_in_the_order_of_seats(patch: pytest.MonkeyPatch) -> None:
    """The public list of cards stands in the order in which they were dealt."""
    deals = deal.deal

    def deal_and_tell(game: Game) -> Steps[None]:
        yield from deals(game)
        dealt = game.asked["d0.deal"].answers[0]
        assert isinstance(dealt, tuple)
        game.log[0] = GameBegan(None, game.setup.seats, tuple(str(card) for card in dealt))

    patch.setattr(course, "deal", deal_and_tell)


def a_witch_who_is_asked_only_when_somebody_was_bitten(patch: pytest.MonkeyPatch) -> None:
    """Where she is not to be told of a victim, being asked tells her that there is one."""
    wakes = Witch.wake

    def wake(self: Witch, game: Game) -> Steps[None]:
        if game.ledger.bitten():
            yield from wakes(self, game)

    patch.setattr(Witch, "wake", wake)


def ids_out_of_a_counter(patch: pytest.MonkeyPatch) -> None:
    """An ask's id counts all asks that were put before it."""
    opens = Lines.open

    def opened(self: Lines, call: str, seats: tuple[int, ...], *rest: Any, **more: Any) -> Ask:
        if call != "deal":
            more["occurrence"] = len(self.asked) + 2
        return opens(self, call, seats, *rest, **more)

    patch.setattr(Lines, "open", opened)


def speeches_counted_over_all_channels(patch: pytest.MonkeyPatch) -> None:
    """A speech's number counts those that others could not hear."""

    def say(self: Game, seat: int, channel: str, text: str, claims: tuple[str, ...] = ()) -> str:
        if not may_speak(self, seat, channel):
            raise Refused(RefusalCode.NOT_NOW)
        said = sum(isinstance(decision, Spoke) and decision.seat == seat for decision in self.decisions)
        speech = f"{self.phase}.{channel}@{seat}#{said + 1}"
        self.marks.append(len(self.log))
        self.decisions.append(Spoke(speech, seat, channel, claims))
        audience = None if channel == "village" else heard_by(self, seat, channel)
        self.emit(Said(audience, seat, channel, speech, claims))
        return speech

    patch.setattr(Game, "say", say)


def cards_turned_up_where_they_are_not(patch: pytest.MonkeyPatch) -> None:
    """Whoever dies shows the card, whatever the house says."""
    falls = death._fall

    def fall(game: Game, batch: list[death.Death]) -> Any:
        triggers = falls(game, batch)
        for one in batch:
            game.emit(Revealed(None, one.seat, game.table[one.seat].ids))
        return triggers

    patch.setattr(death, "_fall", fall)


def cards_dealt_face_up(patch: pytest.MonkeyPatch) -> None:
    """Everybody hears what everybody is dealt."""
    takes = Game.take_hand

    def take_hand(self: Game, number: int, hand: Any, source: str) -> None:
        place = len(self.log)
        takes(self, number, hand, source)
        self.log[place] = Dealt(None, number, hand.ids)

    patch.setattr(Game, "take_hand", take_hand)


def a_pause_while_the_holder_lives(patch: pytest.MonkeyPatch) -> None:
    """A call is held open only if somebody is awake."""
    makes = course.make_call

    def make_call(game: Game, step: Step) -> Steps[None]:
        return makes(game, step) if step.call.id in game.callers else course.wake(game, step)

    patch.setattr(course, "make_call", make_call)


def a_lover_voted_for_in_vain(patch: pytest.MonkeyPatch) -> None:
    """The candidates that are read out leave out whom some voter may not name."""

    def opened(to: Audience, call: str, voters: tuple[int, ...], candidates: tuple[int, ...]) -> BallotOpened:
        return BallotOpened(to, call, voters, tuple(seat for seat in candidates if seat not in barred))

    narrows = ballot.narrowed
    barred: list[int] = []

    def narrowed(game: Game, seats: Any, candidates: Any) -> dict[int, tuple[int, ...]]:
        found = narrows(game, seats, candidates)
        barred[:] = [seat for seat in candidates for legal in found.values() if seat not in legal]
        return found

    patch.setattr(ballot, "narrowed", narrowed)
    patch.setattr(ballot, "BallotOpened", opened)


def a_wave_of_the_living(patch: pytest.MonkeyPatch) -> None:
    """Where calls are made at once, only those that wake somebody are read out."""
    makes = course.make_wave

    def make_wave(game: Game, place: int, wave: tuple[Step, ...]) -> Steps[None]:
        return makes(game, place, tuple(step for step in wave if step.call.id in game.callers))

    patch.setattr(course, "make_wave", make_wave)


SECRET = of_secrets.nothing_hidden_can_be_told

LEAKS: tuple[Planted[Any], ...] = (
    Planted(
        "one_stream_of_luck",
        one_stream_of_luck,
        SECRET,
        two_sides(table(*WOLVES, "little_girl", "seer", speech_order="by_clock"), expires=0.3, passes=0.5),
    ),
    Planted("one_number_for_all_events", one_number_for_all_events, SECRET, two_sides(table(*POWERS, setup=HELD))),
    Planted(
        "one_number_for_all_events_has_gaps",
        one_number_for_all_events,
        of_play.numbers_have_no_gap,
        plays(table(*POWERS)),
    ),
    Planted(
        "a_refusal_that_knows_asks_put_to_others",
        a_refusal_that_knows_asks_put_to_others,
        SECRET,
        two_sides(table(*POWERS, setup=HELD)),
    ),
    Planted(
        "a_refusal_that_knows_who_is_dead",
        a_refusal_that_knows_who_is_dead,
        SECRET,
        two_sides(table(*POWERS, setup=SILENT, reveal_on_death="never"), "alike"),
        300,
    ),
    Planted(
        "a_reason_that_knows_who_is_a_werewolf",
        a_reason_that_knows_who_is_a_werewolf,
        SECRET,
        two_sides(table(*POWERS, "piper")),
    ),
    Planted(
        "no_call_for_the_dead_and_absent",
        no_call_for_the_dead_and_absent,
        SECRET,
        two_sides(table(*POWERS, setup=SILENT, reveal_on_death="never"), "alike"),
    ),
    Planted(
        "no_call_for_the_dead_and_absent_by_the_script",
        no_call_for_the_dead_and_absent,
        of_play.every_call_of_the_night_is_made,
        plays(table(*POWERS)),
    ),
    Planted(
        "a_hold_that_ends_with_the_answer",
        a_hold_that_ends_with_the_answer,
        SECRET,
        two_sides(table(*POWERS, setup=HELD, reveal_on_death="never")),
    ),
    Planted(
        "a_hold_that_ends_with_the_answer_by_the_clock",
        a_hold_that_ends_with_the_answer,
        of_play.a_hold_ends_only_when_it_is_closed,
        plays(table(*POWERS, setup=HELD)),
    ),
    Planted(
        "a_pause_while_the_holder_lives",
        a_pause_while_the_holder_lives,
        SECRET,
        two_sides(table(*POWERS, setup=HELD, reveal_on_death="never")),
    ),
    Planted(
        "a_count_of_who_is_awake",
        a_count_of_who_is_awake,
        SECRET,
        two_sides(table(*POWERS, setup=HELD, reveal_on_death="never")),
    ),
    Planted("the_pack_shown_to_all", the_pack_shown_to_all, SECRET, two_sides(table(*POWERS, setup=SILENT))),
    Planted("an_offer_shown_to_all", an_offer_shown_to_all, SECRET, two_sides(table(*POWERS, self_explosion=True))),
    Planted(
        "a_ballot_in_the_order_of_answers",
        a_ballot_in_the_order_of_answers,
        of_order.the_order_of_answers_decides_nothing,
        plays(table(*POWERS), st.just(Manners())),
    ),
    Planted(
        "lovers_left_out_of_the_ballot",
        lovers_left_out_of_the_ballot,
        SECRET,
        two_sides(
            table(
                *WOLVES,
                "cupid",
                seats=6,
                setup=SILENT,
                self_vote=False,
                tie_rule="revote_between_tied_until_decided",
                pack_agreement="unanimous",
            ),
            "alike",
            split=(2, 5),
            passes=0,
            agrees=0,
        ),
        200,
    ),
    Planted(
        "a_lover_voted_for_in_vain",
        a_lover_voted_for_in_vain,
        SECRET,
        two_sides(table(*WOLVES, "cupid", setup=SILENT), "alike"),
    ),
    Planted("a_telling_heard_by_all", a_telling_heard_by_all, SECRET, two_sides(table(*POWERS, setup=SILENT))),
    Planted(
        "a_view_that_looks_at_the_state",
        a_view_that_looks_at_the_state,
        SECRET,
        two_sides(table(*POWERS, setup=SILENT, reveal_on_death="never")),
    ),
    Planted(
        "a_view_that_looks_at_the_state_and_not_the_log",
        a_view_that_looks_at_the_state,
        of_play.views_agree_with_the_log,
        plays(table(*POWERS, reveal_on_death="never")),
    ),
    Planted(
        "a_cause_told_where_causes_are_hidden",
        a_cause_told_where_causes_are_hidden,
        SECRET,
        two_sides(table(*POWERS, setup=SILENT, reveal_on_death="never"), "alike"),
        200,
    ),
    Planted(
        "a_cause_told_against_the_house",
        a_cause_told_where_causes_are_hidden,
        of_play.events_say_no_more_than_the_house_lets_them,
        plays(table(*POWERS)),
    ),
    Planted("the_deck_in_the_order_of_seats", the_deck_in_the_order_of_seats, SECRET, two_sides(table(*POWERS))),
    Planted(
        "a_witch_who_is_asked_only_when_somebody_was_bitten",
        a_witch_who_is_asked_only_when_somebody_was_bitten,
        SECRET,
        two_sides(table(*WOLVES, "witch", setup=SILENT, pack_may_skip=True, witch_told_victim="never"), passes=0.5),
    ),
    Planted("ids_out_of_a_counter", ids_out_of_a_counter, SECRET, two_sides(table(*POWERS, setup=SILENT))),
    Planted(
        "speeches_counted_over_all_channels",
        speeches_counted_over_all_channels,
        SECRET,
        two_sides(table(*WOLVES), "alike", speaks=0.2),
    ),
    Planted(
        "cards_turned_up_where_they_are_not",
        cards_turned_up_where_they_are_not,
        of_play.events_say_no_more_than_the_house_lets_them,
        plays(table(*POWERS, reveal_on_death="never")),
    ),
    Planted(
        "cards_dealt_face_up",
        cards_dealt_face_up,
        of_play.events_say_no_more_than_the_house_lets_them,
        plays(table(*POWERS)),
    ),
    Planted(
        "a_wave_of_the_living",
        a_wave_of_the_living,
        SECRET,
        two_sides(table(*POWERS, setup=HELD, night_calls="at_once", reveal_on_death="never"), "alike"),
    ),
)
