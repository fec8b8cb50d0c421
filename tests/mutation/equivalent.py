"""Mutants that come to the same as the game, each with the reason why."""

from __future__ import annotations

COUNTED = "what was counted is kept in `census`; counting again brings the same"
LIVING = "every claim but an angel's needs somebody of its own alive"
HOPELESS = "not wolf.wolf or wolf.camp != WEREWOLVES or other.wolf or (other.camp != VILLAGE)"
NOBODY = "not candidates or (special and (not all(special.values())))"
SHORT = "it only saves time: what is left out would bring the same"
BLOCKED = "nothing that a death sets off blocks a power in the midst of a batch today"
NIGHTLY = "whose it is doesn't matter: it has left play before anybody dies"
TRUTH = "only whether it is zero matters"

EQUIVALENT = {
    "victory look: game.table.census or game.table.count() -> game.table.count()": COUNTED,
    "victory look: claims = [claim for claim in claims if claim.even_if_all_are_dead] -> nothing": LIVING,
    "victory _denied: bool(denying) and any((effect.denies(game, win) for effect in denying)) -> "
    "any((effect.denies(game, win) for effect in denying))": "the first part only saves time",
    "victory _werewolves: game.table.census or game.table.count() -> game.table.census and game.table.count()": COUNTED,
    "victory _werewolves: game.table.census or game.table.count() -> game.table.count()": COUNTED,
    "victory _werewolves: game.table.census or game.table.count() -> game.table.census": COUNTED,
    "victory _werewolves: at_parity and (not census.third) and (pack >= villagers) and (not _denied(game, PARITY)) -> "
    "at_parity and (not census.third) and (pack >= villagers)": "nothing in play denies parity today",
    "victory _side_wiped: seat.camp == VILLAGE and (not seat.wolf) -> seat.camp == VILLAGE": (
        "no werewolf is of the village's camp"
    ),
    "victory _side_wiped: 1 -> 2": TRUTH,
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
    "attack Potion.settles: game.rules.guard_and_heal == 'dies' and game.ledger.shielded(game, self.target) -> "
    "game.ledger.shielded(game, self.target)": "a shield that holds has stopped the bite before",
    "death bury: dawn and (not batch) -> not batch": "nobody is buried without a death but at dawn",
    "ballot Verdict.stands: self.seat is not None and (not self.pardoned) -> not self.pardoned": (
        "it is asked only of a verdict that names somebody"
    ),
    "ballot Verdict.condemn: self.cause = cause -> nothing": "who is put in another's place dies of the vote as well",
    "ballot Verdict.pardon: self.because += (reason,) -> nothing": "nobody reads why a verdict doesn't stand",
    f"ballot take: {NOBODY} -> special and (not all(special.values()))": SHORT,
    "ballot take: not candidates -> candidates": SHORT,
    "ballot take: special and (not all(special.values())) -> special": SHORT,
    "ballot take: special or None -> special": "nothing is narrowed either way",
    "ballot count: weighted and game.on.weighs -> weighted": SHORT,
    "ballot tell: len(votes) < len(ballot.voters) -> len(votes) <= len(ballot.voters)": SHORT,
    "ballot vote: game.balloted = True -> nothing": "a second ballot of a day has a call of its own",
    "ballot vote: True -> False": "a second ballot of a day has a call of its own",
    "ballot carry_out: return verdict -> return None": "nobody looks at it in the end",
    "ballot _tie: 0 -> 1": "a sheriff's vote weighs more than one, or nothing",
    "death bury: batch = game.coming_batch() -> nothing": "an empty batch is the very list that the next one grows in",
    "death _triggers: not effect.holder or effect.outlives or effect.holder not in falling -> "
    "effect.outlives or effect.holder not in falling": "nobody's seat is never among those who fall",
    "death _fall: len(batch) > 1 -> len(batch) >= 1": "one death is in order",
    "death _set_off: not effect.blocks and (not effect.ended) -> not effect.blocks or not effect.ended": BLOCKED,
    "death _set_off: not effect.blocks and (not effect.ended) -> not effect.ended": BLOCKED,
}
