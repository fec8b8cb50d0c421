"""Short games with known cards, for tests that need a line or two of them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import starmap, zip_longest

from lycaon import CHANCE, Game, Setup, new_game, prepare, resolve, seed_from
from lycaon.game.ask import Answer
from lycaon.game.house_rules import Value
from lycaon.game.table import Attributes


def table(  # noqa: PLR0913 - a table has that many sides
    *cards: str,
    actor_cards: tuple[str, ...] = (),
    events: tuple[str, ...] = (),
    variant: str | None = None,
    sheriff: int | None = None,
    talk: bool = True,
    real: bool = False,
    genders: str = "",
    ages: tuple[float, ...] = (),
    by_hand: tuple[str, ...] = (),
    **rules: Value,
) -> Game:
    """Begin a game with these cards at the seats, in order; nobody is elected. `real`: they are printed ones.

    `genders`, a letter for each seat, and `ages` are for event cards that ask for them.
    """
    setup = Setup(
        seats=len(cards),
        deck=cards,
        rules=resolve(None, {"sheriff_election": "off", **rules}),
        actor_cards=actor_cards,
        events=events,
        variant=variant,
        sheriff=sheriff,
        talk=talk,
        real_cards=real,
        attributes=tuple(starmap(Attributes, zip_longest(genders, ages))),
    )
    game = new_game(prepare(setup, as_it_is=True), seed=seed_from(1), by_hand={"deal", *by_hand})
    if not real:
        game.answer("d0.deal", CHANCE, cards)
    return game


def play(game: Game, until: str, **answers: Answer | Mapping[int, Answer]) -> None:
    """Answer by call, `_` for the dot, and let time run out for the rest: until a call is asked or a phase has begun.

    One answer is given by everybody who may give it; a mapping says who answers what.
    """
    said = {call.replace("_0", "."): answer for call, answer in answers.items()}
    while game.result is None and game.phase != until and until not in (ask.call for ask in game.open_asks.values()):
        ask = next(one for one in game.open_asks.values() if not one.offer)
        answer = said.get(ask.call)
        for seat in ask.seats if answer is not None else ():
            mine = answer.get(seat) if isinstance(answer, Mapping) else answer
            if ask.state == "open" and mine is not None and (isinstance(mine, tuple) or mine in ask.legal_for(seat)):
                game.answer(ask.id, seat, mine)
        if ask.state == "open":
            game.expire(ask.id)
