"""Mutants that come to the same as the game, each with the reason why."""

from __future__ import annotations

COUNTED = "what was counted is kept in `census`; counting again brings the same"
HOPELESS = "not wolf.wolf or wolf.camp != WEREWOLVES or other.wolf or (other.camp != VILLAGE)"
NOBODY = "not candidates or not all(special.values())"
SHORT = "it only saves time: what is left out would bring the same"
ALIKE = "attacks of one kind on one seat come all from a group or all from a seat"
GROWS = "an empty batch is the very list that the next one grows in"
NIGHTLY = "whose it is doesn't matter: it has left play before anybody dies"
TRUTH = "only whether it is zero matters"
AGAIN = "a second ballot of a day has a call of its own"
UNASKED = "at a hook only those are asked who have overridden it"

HOOKS = {
    "return nothing() -> return None": (
        "deals joins dies mourns chain_ended dawns dusks recounts tied condemned voted"
    ),
    "raise NotImplementedError -> nothing": "holds_vote holds_second hunts",
    "return powers -> return None": "wakes",
    "return legal -> return None": "narrows",
    "False -> True": "struck settles denies",
    "return True -> return None": "speaks",
    "True -> False": "speaks",
    "return weight -> return None": "weighs",
    "return side -> return None": "seen",
    "return cards -> return None": "appears",
    "return fact -> return None": "sights",
    "return audience -> return None": "shown",
    "return () -> return None": "claims",
}
"""What may be changed in the hooks that `Effect` itself has, and in which."""

EQUIVALENT = {
    **{f"effect Effect.{hook}: {change}": UNASKED for change, hooks in HOOKS.items() for hook in hooks.split()},
    "victory look: game.table.census or game.table.count() -> game.table.count()": COUNTED,
    "victory _denied: bool(denying) and any((not effect.lent and effect.denies(game, win) for effect in denying)) -> "
    "any((not effect.lent and effect.denies(game, win) for effect in denying))": "the first part only saves time",
    "victory _werewolves: game.table.census or game.table.count() -> game.table.census and game.table.count()": COUNTED,
    "victory _werewolves: game.table.census or game.table.count() -> game.table.count()": COUNTED,
    "victory _werewolves: game.table.census or game.table.count() -> game.table.census": COUNTED,
    "victory _werewolves: at_parity and (not census.third) and (pack >= villagers) and (not _denied(game, PARITY)) -> "
    "at_parity and (not census.third) and (pack >= villagers)": "nothing in play denies parity today",
    "victory _side_wiped: seat.camp == VILLAGE and (not seat.wolf) -> seat.camp == VILLAGE": (
        "no werewolf is of the village's camp"
    ),
    "victory _side_wiped: 1 -> 2": TRUTH,
    "victory _side_wiped: 1 -> 2 (2)": TRUTH,
    "victory _best: sorted -> list": "small numbers lie in a set in their order",
    f"victory hopeless: {HOPELESS} -> wolf.camp != WEREWOLVES or other.wolf or other.camp != VILLAGE": (
        "two who live, and no werewolf: the game is over"
    ),
    f"victory hopeless: {HOPELESS} -> not wolf.wolf or other.wolf or other.camp != VILLAGE": (
        "a werewolf of a camp of his own has a power that matters"
    ),
    f"victory hopeless: {HOPELESS} -> not wolf.wolf or wolf.camp != WEREWOLVES or other.camp != VILLAGE": (
        "no werewolf is of the village's camp"
    ),
    "attack Shield.__init__: 0 -> 1": NIGHTLY,
    "attack Potion.__init__: 0 -> 1": NIGHTLY,
    "attack Ledger._settle: attack.by or 0 -> attack.by": ALIKE,
    "attack Ledger._settle: 0 -> 1 (2)": ALIKE,
    "attack Potion.settles: game.rules.guard_and_heal == 'dies' and game.ledger.shielded(game, self.target) -> "
    "game.ledger.shielded(game, self.target)": "a shield that holds has stopped the bite before",
    "death bury: dawn and (not batch) -> not batch": "nobody is buried without a death but at dawn",
    "ballot _majority: sorted -> list": "the voters were asked in the order of their seats",
    "ballot Verdict.stands: self.seat is not None and (not self.pardoned) -> not self.pardoned": (
        "it is asked only of a verdict that names somebody"
    ),
    "ballot Verdict.condemn: self.cause = cause -> nothing": "who is put in another's place dies of the vote as well",
    "ballot Verdict.pardon: self.because += (reason,) -> nothing": "nobody reads why a verdict doesn't stand",
    f"ballot take: {NOBODY} -> not all(special.values())": SHORT,
    "ballot take: not candidates -> candidates": SHORT,
    "ballot tell: len(votes) < len(ballot.voters) -> len(votes) <= len(ballot.voters)": SHORT,
    "ballot take: special or None -> special": "nothing is narrowed either way",
    "ballot count: weighted and game.on.weighs -> weighted": SHORT,
    "ballot take: not game.balloted and call == 'vote' -> call == 'vote'": AGAIN,
    "ballot tell: most > 0 -> most >= 0": "who has no vote is not asked for one",
    "ballot vote: game.balloted = True -> nothing": AGAIN,
    "ballot vote: True -> False": AGAIN,
    "ballot carry_out: return verdict -> return None": "nobody looks at it in the end",
    "ballot _tie: 0 -> 1": "a sheriff's vote weighs more than one, or nothing",
    "death bury: batch = game.coming_batch() -> nothing": GROWS,
    "death bury: batch = game.coming_batch() -> nothing (2)": GROWS,
    "death _triggers: not effect.holder or effect.outlives or effect.holder not in falling -> "
    "effect.outlives or effect.holder not in falling": "nobody's seat is never among those who fall",
    "death _fall: len(batch) > 1 -> len(batch) >= 1": "one death is in order",
}
