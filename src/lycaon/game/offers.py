"""Offers: what may interrupt a stretch of the day stands beside it while it lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lycaon.game.ask import Steps
from lycaon.game.waiting import Offer, Stretch

if TYPE_CHECKING:
    from lycaon.game.game import Game


def with_offers(game: Game, moment: str, steps: Steps[None]) -> Steps[bool]:
    """Take steps with whatever may interrupt them standing beside; returns whether they were cut."""
    offers: list[Offer] = []
    for effect in game.on.offers:
        offer = effect.offers(game, moment)
        if offer is not None:
            offers.append(offer)
    if not offers:
        yield from steps
        return False
    stretch = Stretch(steps, offers)
    yield stretch
    return stretch.cut
