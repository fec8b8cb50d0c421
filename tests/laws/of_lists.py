"""Laws of lists: of every living seat that an ask leaves out it can be said why, and saying it changes nothing."""

from __future__ import annotations

from collections.abc import Iterator

from lycaon import Game
from lycaon.game.ask import Ask
from lycaon.game.event import Counted, Told
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
                assert is_borne_out(game, ask, seat, choice, why), (ask.call, seat, choice, why)
                if ask.state == "open":
                    assert told(game, ask, seat, choice) == (choice, why)
        seen.update(game.open_asks)

    look()
    play.player().play(game, after=look)


def is_borne_out(game: Game, ask: Ask, seat: int, choice: int, why: str) -> bool:
    """Say whether a reason is true by what was answered, counted and told before; True where nothing of it tells.

    Of the pack is only who is known to be: a reason that says so of anybody else would be the first to tell it. The
    pack's own victim is, who has taken a werewolf's place before its eyes (EVENTS 3, the specter).
    """
    tellings = [event for event in game.log if isinstance(event, Told) and choice in event.about]
    facts = {event.fact for event in tellings}
    stepped_in = any((event.call, event.fact) == ("specter", "turned") for event in tellings)
    leaders = next((event.leaders for event in reversed(game.log) if isinstance(event, Counted)), ())
    before = f"n{game.number - 1}.{ask.call}"
    last = [one for id, one in game.asked.items() if id.partition("@")[0].partition("#")[0] == before]
    charms = [answer for one in game.asked.values() if one.call == "piper" for answer in one.answers.values()]
    again = any(choice in one.answers.values() for one in last)
    return {
        "protected_last_night": again,
        "named_last_night": again,
        "charmed": any(isinstance(answer, tuple) and choice in answer for answer in charms),
        "lover": any((event.fact, event.to) == ("lover", (seat,)) for event in tellings),
        "of_the_pack": "pack" in facts or stepped_in or choice in ask.seats,
        "hypnotised": "hypnotised" in facts,
        "sibling": choice in ask.seats,
        "not_tied": choice not in leaders,
        "votes_come_from": choice in leaders[:1],
        "oneself": choice == seat,
        "heals_herself": choice == seat,
        "gives_up_badge": choice == seat,
        "dead": False,
        "no_such_seat": False,
    }.get(why, True)


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
