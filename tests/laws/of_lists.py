"""Laws of lists: of every living seat that an ask leaves out it can be said why, and saying it changes nothing."""

from __future__ import annotations

from collections.abc import Iterator

from lycaon import Game
from lycaon.game.ask import Ask
from tests.laws.of_refusals import refusal
from tests.laws.player import Play
from tests.laws.state import state, views


def left_out(game: Game) -> Iterator[tuple[Ask, int, int]]:
    """Return for each open ask that names seats who is asked, and each living seat that may not be named."""
    for ask in game.open_asks.values():
        if ask.kind in ("seat", "seats"):
            for seat in ask.seats:
                legal = ask.legal_for(seat)
                yield from ((ask, seat, choice) for choice in game.table.living if choice not in legal)


def everybody_left_out_is_so_for_a_reason(play: Play) -> None:
    """Each living seat on no list has the code of a rule, a refusal has the same one, and nothing has changed."""
    game = play.begin()
    seen: set[str] = set()

    def look() -> None:
        for ask, seat, choice in list(left_out(game)):
            if ask.id not in seen:
                why = game.why_not(ask, seat, choice)
                assert why is not None, (ask.call, seat, choice, ask.legal_for(seat))
                if ask.state == "open":
                    assert told(game, ask, seat, choice) == (choice, why)
        seen.update(game.open_asks)

    look()
    play.player().play(game, after=look)


def told(game: Game, ask: Ask, seat: int, choice: int) -> tuple[object, object]:
    """Name who is on no list, and return whom the refusal is about and why."""
    refused = refusal(lambda: game.answer(ask.id, seat, choice if ask.kind == "seat" else (choice,)))
    assert refused is not None, (ask.id, seat, choice)
    return refused.values.get("named"), refused.values.get("why")


def asking_why_changes_nothing(play: Play) -> None:
    """A seat on no list, a dead one and one that isn't there are asked about at every ask of a game."""
    game = play.begin()
    seen: set[str] = set()

    def look() -> None:
        new = [ask for ask in game.open_asks.values() if ask.id not in seen and ask.kind in ("seat", "seats")]
        seen.update(game.open_asks)
        if new:
            before = views(game), state(game)
            for ask in new:
                for seat in ask.seats:
                    for choice in range(-1, game.table.size + 2):
                        game.why_not(ask, seat, choice)
            assert (views(game), state(game)) == before

    look()
    play.player().play(game, steps=60, after=look)
