"""The course of play: deal, night, dawn, day. It reads like the rule book.

Every `yield from` is a step of the judge's script that may wait for somebody. A variant replaces named steps while
it is in force (`holds_vote`, `hunts`); everything else that changes what happens is an effect and answers to hooks.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from lycaon.game import election, victory
from lycaon.game.ask import Ask, Steps
from lycaon.game.ballot import vote
from lycaon.game.deal import deal, identify, identify_rest, note_sides
from lycaon.game.death import bury
from lycaon.game.effect import nothing
from lycaon.game.event import DayBegan, DayBroke, GameBegan, NightFell
from lycaon.game.offers import with_offers
from lycaon.game.speech import last_words, speeches
from lycaon.game.table import NOBODY
from lycaon.game.victory import DAY_LIMIT, Result, look
from lycaon.game.waiting import Together

if TYPE_CHECKING:
    from lycaon.game.game import Game
    from lycaon.game.plan import Step


_CALL_JOINED = attrgetter("joins_call")


def course(game: Game) -> Steps[None]:
    """Play a whole game: nights and days in turn until somebody has won."""
    game.emit(GameBegan(None, game.setup.seats, game.plan.deck))
    for opener in game.plan.openers:
        game.enter(opener())
    yield from deal(game)
    if game.setup.looks and not game.setup.real_cards:
        yield game.open("look", game.table.living, ("seen",), kind="option")
    if game.setup.sheriff is not None:
        election.pin(game, game.setup.sheriff)
    if game.plan.first_phase == "day":
        yield from day(game)
    while True:
        yield from night(game)
        yield from dawn(game)
        yield from day(game)


def night(game: Game) -> Steps[None]:
    """Let night fall and make every call, whoever is left to wake."""
    game.number += 1
    game.phase = f"n{game.number}"
    game.by_day = False
    game.day_cut = False
    game.balloted = False
    game.ledger.clear()
    game.emit(NightFell(None, game.number))
    game.comes("nightfall")
    plan, on, callers, emit = game.plan, game.on, game.callers, game.emit
    for place, wave in enumerate(plan.night(game.number), 1):
        if len(wave) > 1:
            yield from make_wave(game, place, wave)
            continue
        step = wave[0]
        emit(step.called)  # it is called whoever lives, and only the able are asked
        if not plan.quiet:
            yield from make_call(game, step)
        elif on.wakes or on.joins:
            yield from wake(game, step)
        elif step.call.id in callers:
            yield from step.effect.wake_all(game, callers[step.call.id])
        emit(step.ended)


def make_call(game: Game, step: Step) -> Steps[None]:
    """Make a call whose public length somebody else decides, or at which the judge must find the holder."""
    if game.setup.holds:
        hold = game.open_hold(step.call.id)
        before = game.under(hold)
        yield from wake(game, step)
        game.under(before)
        yield hold
    else:
        yield from wake(game, step)


def make_wave(game: Game, place: int, wave: tuple[Step, ...]) -> Steps[None]:
    """Make calls that don't depend on each other together, under one hold."""
    for step in wave:
        game.emit(step.called)
    hold: Ask | None = None
    if game.setup.holds:
        hold = game.open_hold(f"wave{place}")
    before = game.under(hold)
    yield Together([wake(game, step) for step in wave])
    game.under(before)
    if hold is not None:
        yield hold
    for step in wave:
        game.emit(step.ended)


def wake(game: Game, step: Step) -> Steps[None]:
    """Wake whom the call is put to, with whoever peeps beside it."""
    on = game.on
    if on.wakes or game.setup.real_cards or (on.joins and step.call.id in map(_CALL_JOINED, on.joins)):
        return _wake_with_others(game, step)
    powers = game.callers.get(step.call.id)
    return step.effect.wake_all(game, powers) if powers else nothing()


def _wake_with_others(game: Game, step: Step) -> Steps[None]:
    """Wake whom the call is put to, where effects change that, somebody peeps, or the judge must find the holder."""
    call = step.call
    if game.setup.real_cards and game.number == 1:
        yield from identify(game, step)
    powers = game.callers.get(call.id, [])
    for effect in game.on.wakes:
        powers = effect.wakes(game, call, powers)
    joining = [effect for effect in game.on.joins if effect.joins_call == call.id]
    own = step.effect.wake_all(game, powers) if powers else nothing()
    if joining:
        together = Together([own, *(effect.joins(game, call) for effect in joining)])
        yield together
        for following in together.results[1:]:
            if following is not None:
                yield from following
    else:
        yield from own


def dawn(game: Game) -> Steps[None]:
    """End the night: election where it comes first, the dead and their chain, then what else dawn brings."""
    game.emit(DayBroke(None, game.number))
    game.comes("daybreak")
    if game.setup.real_cards and game.number == 1:
        yield from identify_rest(game)
    if game.number == 1 and game.rules.werewolves_win_at == "side_wiped":
        note_sides(game)  # the first night may have exchanged cards
    if game.election == "due" and game.rules.sheriff_election == "day1_before_deaths":
        game.day_cut = yield from with_offers(game, "election", election.before_deaths(game))
    deaths = game.ledger.settle(game)
    yield from bury(game, deaths, dawn=True)
    look(game, "dawn")
    if game.rules.last_words != "none":
        yield from last_words(game)
    for effect in game.each("dawns") if game.on.dawns else ():
        yield from effect.dawns(game)
    game.comes("dawn")


def day(game: Game) -> Steps[None]:
    """Let the village speak, elect its sheriff on the first day, and vote; then the day ends."""
    game.phase = f"d{game.number}"
    game.by_day = True
    game.emit(DayBegan(None, game.number))
    if not game.day_cut and (game.setup.talk or game.plan.offers):
        game.day_cut = yield from with_offers(game, "speeches", speeches(game))
    if not game.day_cut and game.election == "due" and game.rules.sheriff_election == "day1_after_speeches":
        game.day_cut = yield from with_offers(game, "election", election.after_speeches(game))
    if not game.day_cut:
        if game.leaving:
            yield from bury(game, [])
            look(game, "vote")
        yield from (game.on.holds_vote[-1].holds_vote(game) if game.on.holds_vote else vote(game))
        if not game.rules.check_between_double_votes:
            look(game, "vote")
    if game.leaving:
        yield from bury(game, [])
    end_of_day(game)
    if game.on.dusks:
        for effect in game.each("dusks") if game.on.dusks else ():
            yield from effect.dusks(game)


def end_of_day(game: Game) -> None:
    """Let the day end: the rules that look at its end, and the limit of days."""
    look(game, "nightfall")
    if game.rules.fast_forward:
        hopeless = victory.hopeless(game)
        if hopeless is not None:
            game.finish(hopeless)
    played = game.number + (1 if game.plan.first_phase == "day" else 0)
    if played >= game.rules.day_limit:
        game.finish(Result(NOBODY, (), DAY_LIMIT))
