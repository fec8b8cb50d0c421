"""Variants: an effect that is in force for a whole game or for a day, and what it changes about the setup."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from lycaon.game.effect import Effect, Role


class Variant(Effect):
    """A way of playing. It answers to hooks like any effect; what it changes before the deal is declared here."""

    cited: ClassVar[str] = ""
    forces: ClassVar[Mapping[str, object]] = {}
    """House rules that are in force whatever the table has set (OPTIONS, what is forced)."""
    replaces: ClassVar[Mapping[str, type[Role]]] = {}
    """Cards that it plays by rules of their own, by id."""
    without_wolves: ClassVar[bool] = False
    """Whether its deck has no werewolf."""
    without_extra_cards: ClassVar[bool] = False
    """Whether no card lies in the centre."""
    cards_each: ClassVar[int] = 1
    open_cards: ClassVar[bool] = False
    """Whether the first card of each hand lies open: it is dealt from a pile of its own, without a werewolf."""
