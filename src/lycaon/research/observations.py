"""Observations as numbers: what a seat may know, folded from its own events and its own view, and from nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from lycaon.bots.memory import Memory
from lycaon.game.event import AnyEvent
from lycaon.game.plan import Plan
from lycaon.game.table import GOOD_SIDE, WOLF_SIDE
from lycaon.game.view import AskView, View

Vector = NDArray[np.float32]

PHASES = ("setup", "night", "dawn", "day", "over")
KINDS = ("seat", "seats", "option", "speech", "offer")
CALLS = ("vote", "sheriff", "speech", "defence", "last_words", "reveal", "explode")
"""What the calls of asks begin with, besides the cards."""
LONGEST = 20
"""How many nights are told apart."""


class Layout:
    """Where everything stands in an observation: numbers from 0 to 1, in named parts.

    Parts of one number a seat are ordered by seat; those of two by who does it, then by whom it is done to.
    """

    def __init__(self, plan: Plan, cards: Sequence[str]) -> None:
        """Lay out the observations of a table."""
        seats, kinds = plan.setup.seats, len(cards)
        self.seats = seats
        self.cards = tuple(cards)
        self.calls = (*CALLS, *cards)
        self.deck = np.array([plan.setup.deck.count(card) / len(plan.setup.deck) for card in cards], np.float32)
        lengths = {
            "me": seats,
            "phase": len(PHASES),
            "night": 1,
            "kind": len(KINDS),
            "call": len(self.calls),
            "deck": kinds,
            "cards": kinds,
            "alive": seats,
            "sheriff": seats,
            "candidate": seats,
            "mate": seats,
            "lover": seats,
            "good": seats,
            "werewolf": seats,
            "victim": seats,
            "named": seats,
            "shown": seats * kinds,
            "claimed": seats * kinds,
            "called_good": seats * seats,
            "called_werewolf": seats * seats,
            "calls_for": seats * seats,
            "voted": seats * seats,
        }
        self.parts: dict[str, slice] = {}
        start = 0
        for name, length in lengths.items():
            self.parts[name] = slice(start, start + length)
            start += length
        self.size = start

    def part(self, observation: Vector, name: str) -> Vector:
        """Return one part of an observation."""
        return observation[self.parts[name]]


class Observer:
    """One seat's observations."""

    def __init__(self, layout: Layout) -> None:
        """Know nothing yet."""
        self._layout = layout
        self._memory = Memory()

    def hear(self, events: Sequence[AnyEvent]) -> None:
        """Take note of what the seat may know."""
        self._memory.hear(events)

    def look(self, view: View, ask: AskView | None, named: Sequence[int]) -> Vector:
        """Return what the seat knows now; `named` are the seats that it has named so far in answer to its ask."""
        layout, memory = self._layout, self._memory
        vector = np.zeros(layout.size, np.float32)

        def mark(part: str, places: Sequence[int] | set[int]) -> None:
            first = layout.parts[part].start
            for place in places:
                vector[first + place] = 1

        def seats(part: str, numbers: Sequence[int] | set[int]) -> None:
            mark(part, [number - 1 for number in numbers])

        if isinstance(view.viewer, int):
            seats("me", [view.viewer])
        mark("phase", [PHASES.index(view.phase)])
        vector[layout.parts["night"]] = min(view.number / LONGEST, 1)
        if ask is not None:
            mark("kind", [KINDS.index("offer" if ask.offer else ask.kind)])
            head = ask.call.partition(".")[0]
            mark("call", [layout.calls.index(head)] if head in layout.calls else [])
        vector[layout.parts["deck"]] = layout.deck
        mark("cards", [layout.cards.index(card) for card in view.cards if card in layout.cards])
        seats("alive", [seat.number for seat in view.seats if seat.alive])
        seats("sheriff", [view.sheriff] if view.sheriff else [])
        seats("candidate", view.candidates)
        seats("mate", memory.mates)
        seats("lover", memory.lovers)
        seats("good", [seat for seat, side in memory.sides.items() if side == GOOD_SIDE])
        seats("werewolf", [seat for seat, side in memory.sides.items() if side == WOLF_SIDE])
        seats("victim", memory.victims)
        seats("named", named)
        claims = {seat: (one.card,) for seat, one in memory.claimants.items() if one.card is not None}
        mark("shown", self._by_card({seat.number: seat.cards or () for seat in view.seats}))
        mark("claimed", self._by_card(claims))
        for part, side in (("called_good", GOOD_SIDE), ("called_werewolf", WOLF_SIDE)):
            pairs = {
                (seat, about)
                for seat, one in memory.claimants.items()
                for about, verdict in one.verdicts.items()
                if verdict == side
            }
            mark(part, self._pairs(pairs))
        mark("calls_for", self._pairs(set(memory.calls.items())))
        mark("voted", self._pairs(set(memory.ballots[-1].votes.items()) if memory.ballots else set()))
        return vector

    def _by_card(self, found: Mapping[int, Sequence[str]]) -> list[int]:
        cards = self._layout.cards
        return [
            (seat - 1) * len(cards) + cards.index(card)
            for seat, held in found.items()
            for card in held
            if card in cards
        ]

    def _pairs(self, pairs: set[tuple[int, int]]) -> list[int]:
        size = self._layout.seats
        return [(one - 1) * size + other - 1 for one, other in pairs if 1 <= other <= size]
