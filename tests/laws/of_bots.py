"""Laws of bots: they answer legally whatever is played, and what they say hangs on nothing that is hidden from them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

import msgspec

from lycaon import CHANCE
from lycaon.bots import Bot, Claim, DeducingBot, RandomBot, SimpleBot, Speech, Table
from lycaon.bots.claims import KINDS, OF_CARDS
from lycaon.game.ask import Answer
from lycaon.game.event import AnyEvent, Said
from lycaon.texts import LANGUAGES
from tests.bots.watched import Watched
from tests.laws.keyed import dice_for
from tests.laws.pairs import Alike, First, Pair, Second, Side
from tests.laws.player import MOST_STEPS, Play, anything


def bots_answer_legally(play: Play) -> None:
    """Let bots play a game. A thinker sits at every second seat; the others see to it that anything may happen."""
    game = play.begin()
    if play.first:
        deal = game.open_asks["d0.deal"]
        game.answer(deal.id, CHANCE, anything(Random(play.dice), deal, CHANCE, play.first))
    language = LANGUAGES[play.dice % len(LANGUAGES)]
    kinds: tuple[Callable[[], Bot], ...] = (lambda: DeducingBot(language), SimpleBot, RandomBot, RandomBot)
    dice = Random(play.dice)
    bots = {
        seat.number: Watched((kinds[0] if seat.number % 2 else dice.choice(kinds))(), seat.number)
        for seat in game.table.all()
    }
    table = Table(game, bots, seed=play.dice)
    assert table.play() is game.result
    assert table.stumbles == 0


class Moment(msgspec.Struct, frozen=True):
    """What a bot was told and asked, as it was written down, and what it made of it."""

    given: bytes
    said: Speech | None
    answered: Answer


def bots_speak_of_nothing_hidden(pair: Pair) -> None:
    """Seat bots in two games that differ in what is hidden from them: while they hear alike, they speak alike."""
    compare(pair)


def compare(pair: Pair, makers: Sequence[Callable[[Side], Bot]] | None = None) -> int:
    """Hold a pair to the law; returns how many speeches were compared. `makers` sit down at the viewer's seat."""
    language = LANGUAGES[pair.dice % len(LANGUAGES)]
    makers = makers or (lambda _: DeducingBot(language), lambda _: SimpleBot())
    first = First(pair, "first")
    heard = list(moments(first, [make(first) for make in makers]))
    second = Second(pair, "second", first) if pair.kind == "anyhow" else Alike(pair, "second", first)
    speeches = 0
    for one, other in zip(heard, moments(second, [make(second) for make in makers]), strict=False):
        if one.given != other.given:
            break
        assert one == other, f"seat {pair.viewer} knows more than it was told:\n  {one}\n  {other}"
        speeches += one.said is not None
    return speeches


def moments(side: Side, bots: Sequence[Bot]) -> Iterator[Moment]:
    """Play a side, and ask bots in passing what they would say and answer at the viewer's seat; they decide nothing."""
    game, viewer = side.game, side.pair.viewer
    side.watches = {}
    heard = 0
    looked_at: set[object] = set()
    for _ in range(MOST_STEPS):
        if game.result is not None:
            return
        view = game.view(viewer)
        for ask in view.asks:
            if ask.kind == "hold" or (ask.id, ask.others) in looked_at:
                continue
            looked_at.add((ask.id, ask.others))
            events = _talked(side, game.events(viewer, heard))
            heard += len(events)
            given = msgspec.json.encode((events, view, ask))
            for bot in bots:
                bot.hear(events)
                rng = dice_for(side.pair.dice, "bot", ask.id, len(looked_at))
                yield Moment(given, bot.speak(view, ask, rng), bot.answer(view, ask, rng))
        side.step()
    raise AssertionError("the game does not end")


def _talked(side: Side, events: Sequence[AnyEvent]) -> list[AnyEvent]:
    """Let everybody who speaks in public claim something, the same in both games."""
    return [
        msgspec.structs.replace(event, claims=_claims(side, event.speech))
        if isinstance(event, Said) and event.channel == "village"
        else event
        for event in events
    ]


def _claims(side: Side, speech: str) -> tuple[str, ...]:
    dice = dice_for(side.pair.dice, "claims", speech)
    setup = side.pair.setup
    claims = []
    for _ in range(dice.randint(1, 3)):
        kind = dice.choice(("i_am", *KINDS))
        card, seat = dice.choice(setup.deck), dice.randint(1, setup.seats)
        claims.append(str(Claim(kind, card=card) if kind in OF_CARDS else Claim(kind, seat=seat)))
    return tuple(claims)
