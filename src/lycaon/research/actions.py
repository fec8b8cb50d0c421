"""Actions as numbers: one space for every ask that a table may put, and a mask of what is legal now.

| numbers | what they mean |
|---|---|
| 0 | pass, take no offer, have said all, or nothing where nothing is asked |
| 1 to n | a seat |
| after them | a word: yes, no, left, right, a card of the deck, or «the first, second ... of the other words» |
| after them | a claim: I am (a card), (a seat) is good, is a werewolf, vote for (a seat), I side with (a seat) |

Where several seats are to be named they are named one after the other, and 0 ends the list.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from lycaon.bots.claims import Claim
from lycaon.game.ask import Answer
from lycaon.game.plan import Plan
from lycaon.game.view import AskView

Mask = NDArray[np.int8]

WORDS = ("yes", "no", "left", "right")
OTHERS = 8
"""How many words that belong to one card alone can be told apart."""
MOST_CLAIMS = 4
"""How many claims a speech may have."""


class Actions:
    """The actions of one table."""

    def __init__(self, plan: Plan) -> None:
        """Number everything that may be answered."""
        seats = range(1, plan.setup.seats + 1)
        self.cards = tuple(sorted({*plan.setup.deck, *plan.setup.actor_cards}))
        self._words = (*WORDS, *(card for card in self.cards if card not in WORDS))
        self._first_word = 1 + len(seats)
        self._first_other = self._first_word + len(self._words)
        self._first_claim = self._first_other + OTHERS
        about = [Claim(kind, seat=seat) for kind in ("good", "wolf", "vote", "side_with") for seat in seats]
        self.claims = (*(Claim("i_am", card=card) for card in self.cards), *about)
        self.size = self._first_claim + len(self.claims)

    def mask(self, ask: AskView | None, picked: Sequence[int] = (), said: Sequence[str] = ()) -> Mask:
        """Return which actions are legal, 1 for each that is, after some seats were named or claims made."""
        mask = np.zeros(self.size, np.int8)
        if ask is None:
            mask[0] = 1
        elif ask.kind == "speech":
            mask[0] = 1
            if len(said) < MOST_CLAIMS:
                mask[self._first_claim :] = 1
        elif ask.kind == "seats":
            mask[list(self._next_picks(ask, picked))] = 1
            mask[0] = self.complete(ask, picked) or (not picked and (ask.may_pass or ask.offer))
        else:
            for one in ask.legal:
                mask[self._number(ask, one)] = 1
            mask[0] = ask.may_pass or ask.offer
        if not mask.any():
            mask[0] = 1  # nothing can be answered: luck does
        return mask

    def answer(self, ask: AskView, action: int) -> Answer:
        """Return the answer to an ask for one seat or word that an action stands for; None for a pass, too."""
        return next((one for one in ask.legal if self._number(ask, one) == action), None)

    def claim(self, action: int) -> str | None:
        """Return the claim that an action stands for, if it does."""
        return str(self.claims[action - self._first_claim]) if action >= self._first_claim else None

    @staticmethod
    def complete(ask: AskView, picked: Sequence[int]) -> bool:
        """Say whether the seats that were named are an answer."""
        enough = ask.least <= len(picked) <= ask.most and bool(picked)
        return enough and (not ask.one_of or sum(seat in ask.one_of for seat in picked) == 1)

    @staticmethod
    def _next_picks(ask: AskView, picked: Sequence[int]) -> list[int]:
        """Return the seats that may be named next, so that an answer can still come of it."""
        if len(picked) >= ask.most:
            return []
        left = [one for one in ask.legal if isinstance(one, int) and one not in picked]
        if not ask.one_of:
            return left
        if any(seat in ask.one_of for seat in picked):
            return [seat for seat in left if seat not in ask.one_of]
        return [seat for seat in left if seat in ask.one_of or len(picked) < ask.most - 1]

    def _number(self, ask: AskView, answer: int | str) -> int:
        if isinstance(answer, int):
            return answer
        if answer in self._words:
            return self._first_word + self._words.index(answer)
        others = [one for one in ask.legal if isinstance(one, str) and one not in self._words]
        return self._first_other + min(others.index(answer), OTHERS - 1)
