"""Laws of lists: of every living seat that an ask leaves out it can be said why, and saying it changes nothing."""

from __future__ import annotations

from collections.abc import Iterator

from lycaon import Game, Refused
from lycaon.game.ask import Ask
from tests.laws.player import Play
from tests.laws.state import state


def left_out(game: Game) -> Iterator[tuple[Ask, int, int]]:
    """Return for each open ask that names seats who is asked, and each living seat that may not be named."""
    for ask in game.open_asks.values():
        if ask.kind in ("seat", "seats"):
            for seat in ask.seats:
                legal = ask.legal_for(seat)
                yield from ((ask, seat, choice) for choice in game.table.living if choice not in legal)


def everybody_left_out_is_so_for_a_reason(play: Play) -> None:
    """Each living seat on no list has the code of a rule, and a refusal has the same one."""
    game = play.begin()
    seen: set[str] = set()

    def look() -> None:
        for ask, seat, choice in left_out(game):
            if ask.id not in seen:
                assert game.why_not(ask, seat, choice) is not None, (ask.call, seat, choice, ask.legal_for(seat))
        for ask in game.open_asks.values():
            if ask.state == "open" and ask.id not in seen:
                _refuse(game, ask)
        seen.update(game.open_asks)

    look()
    play.player().play(game, after=look)


def _refuse(game: Game, ask: Ask) -> None:
    """Name each seat that is on no list: nothing changes, and the rule is told with the refusal."""
    for seat in ask.seats:
        for choice in range(game.table.size + 2):
            if ask.kind == "seat" and choice not in ask.legal_for(seat):
                before = state(game)
                try:
                    game.answer(ask.id, seat, choice)
                except Refused as refused:
                    assert (refused.values["named"], refused.values["why"]) == (choice, game.why_not(ask, seat, choice))
                assert state(game) == before
