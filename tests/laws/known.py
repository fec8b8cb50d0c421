"""Faults that the laws have found and that are not mended yet; test_found.py has each of them as a small test.

Whatever is mended there is struck out here, and with the last one this file goes.
"""

from __future__ import annotations

from lycaon import Setup

SIBLINGS = {"two_sisters", "three_brothers", "two_brothers", "three_sisters"}
HEIRS = {"shadow", "devoted_servant"}
"""Cards that take a dead player's card."""


def leaks(setup: Setup) -> bool:
    """Say whether a setup is one of those that tell a secret today."""
    deck = set(setup.deck)
    return (
        deck >= {"actor", "thief"}
        or "medium" in deck
        or deck >= {"pharmacist", "witch"}
        or ("white_werewolf" in deck and setup.rules.white_target == "werewolf_only")
        or (bool(deck & SIBLINGS) and (bool(deck & HEIRS) or setup.cards_each > 1))
    )


def asks_the_dead(setup: Setup) -> bool:
    """Say whether a dead seat may be asked: a knight who falls while the village elects, or who fell unidentified."""
    opens_by_day = setup.rules.first_phase == "day" or "angel" in setup.deck
    return "knight" in setup.deck or (setup.real_cards and opens_by_day)


def waits_for_nobody(setup: Setup) -> bool:
    """Say whether an ask may wait for nobody: two cards of siblings may lie at one seat."""
    return setup.cards_each > 1 and not SIBLINGS.isdisjoint(setup.deck)


def draws_what_is_not_legal(setup: Setup) -> bool:
    """Say whether time may decide an affair, which it does without a look at whom the lovers are."""
    return setup.variant == "harvest_festival" and "cupid" in setup.deck


def is_late(setup: Setup) -> bool:
    """Say whether somebody may lose a power by the pack's call that he has used already, with calls made at once."""
    fascinated = setup.variant == "fascination" or "radiant_sunday" in setup.events
    return fascinated or "specter" in setup.events


def is_late_or_waits(setup: Setup) -> bool:
    """Say whether either is the case."""
    return is_late(setup) or waits_for_nobody(setup)
