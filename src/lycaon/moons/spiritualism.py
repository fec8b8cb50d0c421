"""Spiritualism: five cards with four questions each, and the gypsy who may keep them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

import msgspec

from lycaon.game.ask import CHANCE, Steps
from lycaon.game.death import last_dead
from lycaon.game.effect import EVENT_CARD, Call, Effect
from lycaon.game.event import Announced
from lycaon.game.table import VILLAGE
from lycaon.game.victory import is_plain
from lycaon.moons._card import Moon, attributes, first_dead, genders, judge_knows
from lycaon.roles.base.witch import Witch
from lycaon.roles.characters.gypsy import Gypsy

if TYPE_CHECKING:
    from lycaon.game.game import Game

YES, NO = "yes", "no"

MALE, FEMALE = "m", "f"


def wolves(game: Game) -> list[int]:
    """Return the living members of the werewolf team."""
    return [seat for seat in game.table.living if game.table[seat].wolf]


def is_wolf(game: Game, seat: int | None) -> bool:
    """Say whether a seat is one of them."""
    return seat is not None and game.table[seat].wolf


def is_villager(game: Game, seat: int | None) -> bool:
    """Say whether a seat is an ordinary villager; an angel whose time has not passed is none yet."""
    if seat is None:
        return False
    place = game.table[seat]
    return is_plain(place) and place.team == VILLAGE and not place.wolf


def _all_wolves_are(game: Game, gender: str) -> bool:
    known = genders(game) or {}
    return all(known.get(seat) == gender for seat in wolves(game))


def _some_wolf_is(game: Game, gender: str) -> bool:
    known = genders(game) or {}
    return any(known.get(seat) == gender for seat in wolves(game))


def _seer_saw_one(game: Game) -> bool:
    return spirits(game).seer_saw_one


def _witch_is_a_man(game: Game) -> bool:
    holders = [seat.number for seat in game.table.all() if any(issubclass(card, Witch) for card in seat.cards)]
    return any((mine := attributes(game, seat)) is not None and mine.gender == MALE for seat in holders)


def _all_genders_known(game: Game) -> bool:
    return all((mine := attributes(game, seat.number)) is not None and mine.gender for seat in game.table.all())


def _witch_may_be_asked_about(game: Game) -> bool:
    return Witch.id in game.setup.deck and _all_genders_known(game)


def _genders_known(game: Game) -> bool:
    return genders(game) is not None


class Question(msgspec.Struct, frozen=True):
    """A question on a card. `answer` gets the medium and the seats that it points at; None: only the judge knows.

    `points` is how many seats the medium points at, `known` whether the game can answer.
    """

    answer: Callable[[Game, int, tuple[int, ...]], bool] | None
    points: int = 0
    known: Callable[[Game], bool] | None = None

    def answerable(self, game: Game) -> bool:
        """Say whether anybody can answer it truly."""
        return self.settled_by(game) or judge_knows(game)

    def settled_by(self, game: Game) -> bool:
        """Say whether the game itself can answer it."""
        return self.answer is not None and (self.known is None or self.known(game))


ATTESTED = Question(None)
"""Where we live, who smokes, what somebody wears: only the table can see it."""

QUESTIONS: dict[str, Question] = {
    "A1": Question(lambda game, medium, _: is_villager(game, medium)),
    "A2": Question(lambda game, _, __: is_wolf(game, game.sheriff)),
    "A3": ATTESTED,
    "A4": ATTESTED,
    "B1": ATTESTED,
    "B2": ATTESTED,
    "B3": Question(lambda game, _, __: _all_wolves_are(game, MALE), known=_genders_known),
    "B4": Question(lambda game, _, __: _all_wolves_are(game, FEMALE), known=_genders_known),
    "C1": Question(lambda game, _, __: _seer_saw_one(game)),
    "C2": Question(
        lambda game, _, __: any(is_wolf(game, one) for seat in wolves(game) for one in game.table.neighbours(seat))
    ),
    "C3": ATTESTED,
    "C4": Question(lambda game, medium, _: is_wolf(game, medium)),
    "D1": Question(lambda game, _, seats: len({game.table[seat].camp for seat in seats}) == 1, points=2),
    "D2": ATTESTED,
    "D3": Question(lambda game, _, __: _witch_is_a_man(game), known=_witch_may_be_asked_about),
    "D4": Question(lambda game, _, __: is_villager(game, game.sheriff)),
    "E1": Question(lambda game, _, __: _some_wolf_is(game, MALE), known=_genders_known),
    "E2": Question(lambda game, _, __: _some_wolf_is(game, FEMALE), known=_genders_known),
    "E3": Question(
        lambda game, _, seats: any(is_wolf(game, one) for seat in seats for one in game.table.neighbours(seat)),
        points=1,
    ),
    "E4": Question(lambda game, _, seats: all(is_villager(game, seat) for seat in seats), points=1),
}
"""The questions by card and number (EVENTS 5)."""

CARDS: tuple[str, ...] = ("A", "B", "C", "D", "E")


def questions(game: Game, cards: tuple[str, ...]) -> tuple[str, ...]:
    """Return the questions on some of the cards that can be answered."""
    return tuple(word for word, question in QUESTIONS.items() if word[0] in cards and question.answerable(game))


class Spirits(Effect):
    """Remembers what the spirit may be asked about, and which of the five cards are left."""

    id = "spirits"

    def __init__(self) -> None:
        """Begin with all five cards."""
        super().__init__(0, self.id)
        self.cards = CARDS
        self.seer_saw_one: bool = False

    def learned(self, game: Game, call: str, holder: int, about: int, fact: str | tuple[str, ...]) -> None:
        """Note that the seer has seen a werewolf."""
        if game.table[about].wolf:
            self.seer_saw_one = True


def spirits(game: Game) -> Spirits:
    """Return the one that is in play."""
    return next(effect for effect in game.on.learned if isinstance(effect, Spirits))


def ask_spirit(game: Game, medium: int, word: str) -> Steps[None]:
    """Let the medium ask, and tell the true answer."""
    question = QUESTIONS[word]
    seats: tuple[int, ...] = ()
    if question.points:
        most = min(question.points, len(game.table.living))
        named = yield from game.choose(
            "spiritualism.point", (medium,), game.table.living, kind="seats", least=most, most=most, draws=True
        )
        seats = tuple(int(seat) for seat in named) if isinstance(named, tuple) else ()
    if question.answer is not None and question.settled_by(game):
        fact = YES if question.answer(game, medium, seats) else NO
    else:
        ask = game.open("spiritualism.judge", (CHANCE,), (YES, NO), kind="option")
        ask.timeless = True
        yield ask
        fact = str(ask.answers[CHANCE])
    game.tell(medium, Spiritualism.id, seats, fact)


class Spiritualism(Moon):
    """The living left neighbour of the last dead player asks one of the card's four questions.

    The spirit of the first player whom the werewolves killed answers it truly with yes or no. There is no such spirit,
    no séance.
    """

    id = "spiritualism"
    cited = "EVENTS 4-5"
    icon = "candle-skull"
    copies = 5
    needs_the_dead = True

    def is_void(self, game: Game) -> bool:
        """Be void while the werewolves have killed nobody."""
        return not any(death.by_wolves and not game.table[death.seat].alive for death in game.dead)

    def turn_up(self, game: Game) -> Steps[None]:
        """Turn one of the five, and let the medium choose a question."""
        mine = spirits(game)
        if not mine.cards:
            return
        drawn = yield from game.luck("spiritualism.card", mine.cards)
        card = str(drawn)
        mine.cards = tuple(one for one in mine.cards if one != card)
        game.emit(Announced(None, "spiritualism_card", None, card))
        last = last_dead(game)
        medium = next(game.table.clockwise(last or game.table.size))
        word = yield from game.choose(self.id, (medium,), questions(game, (card,)), kind="option", draws=True)
        if word is not None:
            yield from ask_spirit(game, medium, str(word))


class Seance(Effect):
    """The gypsy's call while she keeps the five cards."""

    id = "seance"

    def __init__(self, holder: int, cards: GypsyCards) -> None:
        """Put her the choice."""
        super().__init__(holder, Gypsy.id)
        self.cards = cards

    def wake(self, game: Game) -> Steps[None]:
        """Ask for a question, and for who is to ask it in the morning."""
        legal = questions(game, spirits(game).cards)
        word = yield from game.ask_holder(self, Gypsy.id, legal, kind="option", may_pass=True)
        if word is None:
            return
        by = yield from game.ask_holder(self, "gypsy.by", game.table.living)
        if isinstance(by, int):
            self.cards.wish = (str(word), by)


class GypsyCards(Effect):
    """The gypsy keeps the five Spiritualism cards; in a night after a death she may spend one.

    She chooses a question and a player; in the morning that player asks it and the first dead player answers.
    """

    id = "gypsy_cards"
    orders: ClassVar[dict[str, int]] = {"dawns": EVENT_CARD}

    def __init__(self) -> None:
        """Begin without a wish."""
        super().__init__(0, Gypsy.id)
        self.wish: tuple[str, int] | None = None

    def wakes(self, game: Game, call: Call, powers: list[Effect]) -> list[Effect]:
        """Put her the choice instead of the usual question."""
        if call.id != Gypsy.id:
            return powers
        if first_dead(game) is None or not spirits(game).cards:
            return []
        return [Seance(power.holder, self) for power in powers]

    def dawns(self, game: Game) -> Steps[None]:
        """Let the chosen player ask, if still alive; the card is spent."""
        wish, self.wish = self.wish, None
        if wish is None:
            return
        word, by = wish
        mine = spirits(game)
        mine.cards = tuple(card for card in mine.cards if card != word[0])
        if game.table[by].alive:
            yield from ask_spirit(game, by, word)
