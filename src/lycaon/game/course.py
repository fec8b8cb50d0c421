"""The course of play: deal, night, dawn, day. It reads like the rule book.

Every `yield from` is a step of the judge's script that may wait for somebody. A variant replaces named steps while it is in
force (`steps_of`); everything else that changes what happens is an effect and answers to hooks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.game import election, victory
from lycaon.game.ask import Ask, Steps
from lycaon.game.ballot import vote
from lycaon.game.death import bury
from lycaon.game.deal import deal, identify, identify_rest
from lycaon.game.effect import Effect
from lycaon.game.event import Called, CallEnded, DayBegan, DayBroke, GameBegan, NightFell
from lycaon.game.speech import last_words, speeches
from lycaon.game.table import NOBODY
from lycaon.game.victory import Result
from lycaon.game.waiting import Offer, Stretch, Together

if TYPE_CHECKING:
    from lycaon.game.game import Game
    from lycaon.game.plan import Step


def course(game: Game) -> Steps[None]:
    """Play a whole game: nights and days in turn until somebody has won."""
    game.emit(GameBegan(None, game.setup.seats, game.plan.deck))
    yield from deal(game)
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
    for place, wave in enumerate(game.plan.night(game.number), 1):
        if len(wave) == 1:
            yield from make_call(game, wave[0])
        else:
            yield from make_wave(game, place, wave)


def make_call(game: Game, step: Step) -> Steps[None]:
    """Call a step of the night: it is called whoever lives, and only the able are asked."""
    call = step.call
    game.emit(Called(None, call.id))
    if game.setup.holds:
        hold = game.open_hold(call.id)
        before = game.under(hold)
        yield from wake(game, step)
        game.under(before)
        yield hold
    else:
        yield from wake(game, step)
    game.emit(CallEnded(None, call.id))


def make_wave(game: Game, place: int, wave: tuple[Step, ...]) -> Steps[None]:
    """Make calls that don't depend on each other together, under one hold."""
    for step in wave:
        game.emit(Called(None, step.call.id))
    hold: Ask | None = None
    if game.setup.holds:
        hold = game.open_hold(f"wave{place}")
    before = game.under(hold)
    yield Together([wake(game, step) for step in wave])
    game.under(before)
    if hold is not None:
        yield hold
    for step in wave:
        game.emit(CallEnded(None, step.call.id))


def wake(game: Game, step: Step) -> Steps[None]:
    """Wake whom the call is put to, with whoever peeps beside it."""
    call = step.call
    if game.setup.real_cards and game.number == 1:
        yield from identify(game, step)
    powers = game.callers(call.id)
    for effect in game.listening("wakes"):
        powers = effect.wakes(game, call, powers)
    joining = [effect for effect in game.listening("joins") if effect.joins_call == call.id]
    if joining:
        together = Together([_wake_all(game, step, powers), *(effect.joins(game, call) for effect in joining)])
        yield together
        for following in together.results[1:]:
            if following is not None:
                yield from following
    elif powers:
        yield from step.effect.wake_all(game, powers)


def _wake_all(game: Game, step: Step, powers: list[Effect]) -> Steps[None]:
    if powers:
        yield from step.effect.wake_all(game, powers)


def dawn(game: Game) -> Steps[None]:
    """End the night: election where it comes first, the dead and their chain, then what else dawn brings."""
    game.emit(DayBroke(None, game.number))
    if game.setup.real_cards and game.number == 1:
        yield from identify_rest(game)
    if game.election == "due" and game.rules.sheriff_election == "day1_before_deaths":
        game.day_cut = yield from with_offers(game, "election", election.before_deaths(game))
    yield from bury(game, game.ledger.settle(game), dawn=True)
    game.look("dawn")
    yield from last_words(game)
    for effect in game.listening("dawns"):
        yield from effect.dawns(game)
    game.comes("dawn")


def day(game: Game) -> Steps[None]:
    """Let the village speak, elect its sheriff on the first day, and vote; then the day ends."""
    game.phase = f"d{game.number}"
    game.by_day = True
    game.emit(DayBegan(None, game.number))
    if not game.day_cut:
        game.day_cut = yield from with_offers(game, "speeches", daytime(game))
    if not game.day_cut:
        if game.leaving:
            yield from bury(game, [])
            game.look("vote")
        yield from vote(game)
    game.look("vote" if not game.day_cut else "explosion")
    yield from end_of_day(game)


def daytime(game: Game) -> Steps[None]:
    """Speak, and elect where the election comes after the speeches."""
    yield from speeches(game)
    if game.election == "due" and game.rules.sheriff_election == "day1_after_speeches":
        yield from election.after_speeches(game)


def end_of_day(game: Game) -> Steps[None]:
    """Let the day end: the rules that look at its end, and the limit of days."""
    if game.leaving:
        yield from bury(game, [])
    game.look("nightfall")
    hopeless = victory.hopeless(game)
    if hopeless is not None:
        game.finish(hopeless)
    played = game.number + (1 if game.plan.first_phase == "day" else 0)
    if played >= game.rules.day_limit:
        game.finish(Result(NOBODY, (), "day_limit"))


def with_offers(game: Game, moment: str, steps: Steps[None]) -> Steps[bool]:
    """Take steps with whatever may interrupt them standing beside; returns whether they were cut."""
    offers: list[Offer] = []
    for effect in game.listening("offers"):
        offer = effect.offers(game, moment)
        if offer is not None:
            offers.append(offer)
    if not offers:
        yield from steps
        return False
    merged: dict[str, Offer] = {}
    for offer in offers:  # several seats may be offered the same: the first to take it has it
        if offer.call in merged:
            merged[offer.call].legal.update(offer.legal)
        else:
            merged[offer.call] = offer
    stretch = Stretch(steps, list(merged.values()))
    yield stretch
    return stretch.cut
