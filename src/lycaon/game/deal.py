"""The deal: by luck, by hand, or found out during the first night where people hold printed cards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from lycaon.game.ask import CHANCE, Steps
from lycaon.game.effect import Role
from lycaon.game.event import JUDGE, Announced, CentreLaid
from lycaon.game.table import VILLAGE
from lycaon.game.victory import is_plain

if TYPE_CHECKING:
    from lycaon.game.game import Game
    from lycaon.game.plan import Step


def deal(game: Game) -> Steps[None]:
    """Deal the deck: the cards go to the seats in order, then to the centre."""
    if game.setup.real_cards:
        return
    dealt = yield from game.luck("deal", game.plan.deck, kind="deal")
    cards = dealt if isinstance(dealt, tuple) else ()
    plan = game.plan
    roles = plan.roles
    each = game.setup.cards_each
    size = game.table.size
    if each == 1:
        single = plan.single
        for seat in range(size):
            game.take_hand(seat + 1, single[cards[seat]], "deal")  # type: ignore[index]  # a deal's answer is cards
    else:
        if plan.variant is not None and plan.variant.open_cards:
            held = [roles[str(card)] for card in cards[: size * each]]
            cards = (*_from_two_piles(held, size), *cards[size * each :])
        for seat in range(size):
            mine = tuple(roles[str(card)] for card in cards[seat * each : (seat + 1) * each])
            game.take_hand(seat + 1, plan.hand(mine), "deal")
    if plan.extra:
        lay_centre(game, tuple(roles[str(card)] for card in cards[size * each :]))
    yield from set_out(game)


def _from_two_piles(dealt: list[type[Role]], seats: int) -> tuple[str, ...]:
    """Give each seat an open card and then a hidden one (RULES e2).

    The hidden pile is every werewolf with plain villagers to make one a seat; a deck that can't be parted so, or that
    is dealt so already, stays as it is.
    """
    ids = tuple(card.id for card in dealt)
    base = [card.wolf or (card.plain and not card.active()) for card in dealt]
    dealt_so = all(base[1::2]) and not any(card.wolf for card in dealt[::2])
    spare = sum(base) - seats
    if dealt_so or spare < 0 or sum(card.wolf for card in dealt) > seats:
        return ids
    open_pile: list[str] = []
    hidden: list[str] = []
    for card, fits in zip(dealt, base, strict=True):
        if fits and not card.wolf and spare > 0:
            spare -= 1
            open_pile.append(card.id)
        else:
            (hidden if fits else open_pile).append(card.id)
    return tuple(card for hand in zip(open_pile, hidden, strict=True) for card in hand)


def set_out(game: Game) -> Steps[None]:
    """Note which sides there are, and let the cards set out what they need."""
    if game.rules.werewolves_win_at == "side_wiped":
        note_sides(game)
    for card in game.plan.laid_out:
        card.lays_out(game)
    for event in game.setup.events_in_force:
        game.emit(Announced(None, event))
    for effect in game.on.deals:
        yield from effect.deals(game)


def note_sides(game: Game) -> None:
    """Note whether the village has plain villagers, and power roles: only a side that was there can be wiped out."""
    village = [seat for seat in game.table.all() if seat.camp == VILLAGE]
    plain = sum(is_plain(seat) for seat in village)
    game.sides = (plain > 0, plain < len(village))


def lay_centre(game: Game, cards: tuple[type[Role], ...]) -> None:
    """Lay the undealt cards in the centre."""
    game.centre = cards
    game.emit(CentreLaid(JUDGE, tuple(card.id for card in cards)))


# -- printed cards: the judge is asked who holds what -----------------------------------------------------------------


def unidentified(game: Game) -> tuple[int, ...]:
    """Return the seats whose cards the judge does not know yet."""
    return tuple(seat.number for seat in game.table.all() if not seat.cards)


def cards_left(game: Game) -> Counter[type[Role]]:
    """Return the cards of the deck that have not been seen yet, at a seat or in the centre."""
    left = Counter(game.plan.cards)
    for seat in game.table.all():
        left.subtract(seat.cards)
    left.subtract(game.centre)
    return +left


def identify(game: Game, step: Step) -> Steps[None]:
    """Ask the judge who opened the eyes at a call, for each card that wakes then and is not known yet."""
    for card in game.plan.kinds:
        wakes = (card, *card.also)
        named = step.call.id == card.id  # a call that only tells the judge who holds the card
        if named or any(one is step.effect or one.call == step.call for one in wakes):
            yield from who(game, card)


def who(game: Game, card: type[Role]) -> Steps[None]:
    """Ask who holds a card; those that lie in the centre are held by nobody."""
    left = cards_left(game)[card]
    seats = unidentified(game)
    if not left or not seats:
        return
    hidden = game.plan.extra - len(game.centre)
    least = max(0, left - hidden)
    if left == len(seats) and not hidden:
        found: tuple[int, ...] = seats
    else:
        answer = yield from _ask_judge(game, f"who.{card.id}", seats, min(least, len(seats)), min(left, len(seats)))
        found = answer
    for seat in found:
        game.hand_cards(seat, (card,), "deal")


def _ask_judge(game: Game, call: str, seats: tuple[int, ...], least: int, most: int) -> Steps[tuple[int, ...]]:
    ask = game.open(call, (CHANCE,), seats, kind="seats", least=least, most=most)
    ask.timeless = True
    yield ask
    answer = ask.answers[CHANCE]
    return tuple(int(seat) for seat in answer) if isinstance(answer, tuple) else ()


def look_at_card(game: Game, seat: int) -> Steps[None]:
    """Make sure that the judge knows a seat's card, before a power is told of it."""
    if game.table[seat].cards:
        return
    left = cards_left(game)
    ids = tuple(sorted(card.id for card in left))
    named = yield from _ask_card(game, f"card.{seat}", ids)
    game.hand_cards(seat, (game.plan.roles[named],), "deal")


def look_at_centre(game: Game) -> Steps[None]:
    """Make sure that the judge knows the cards in the centre."""
    while len(game.centre) < game.plan.extra:
        ids = tuple(sorted(card.id for card in cards_left(game)))
        named = yield from _ask_card(game, f"centre.{len(game.centre) + 1}", ids)
        lay_centre(game, (*game.centre, game.plan.roles[named]))


def _ask_card(game: Game, call: str, ids: tuple[str, ...]) -> Steps[str]:
    ask = game.open(call, (CHANCE,), ids, kind="option")
    ask.timeless = True
    yield ask
    return str(ask.answers[CHANCE])


def identify_rest(game: Game) -> Steps[None]:
    """Before the first dead are told, ask for every card that is not known yet."""
    for card in sorted(cards_left(game), key=lambda one: (one.plain, one.id)):
        yield from who(game, card)
    if game.plan.extra and len(game.centre) < game.plan.extra:
        lay_centre(game, (*game.centre, *cards_left(game).elements()))
    yield from set_out(game)
    for effect in game.on.turned:
        for seat in game.table.living:
            effect.turned(game, seat)
