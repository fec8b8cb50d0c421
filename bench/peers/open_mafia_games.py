"""Random games with open-mafia-engine, a framework from which a game is composed.

Its own builder for tests adds roles that we don't have at this table, so the game is composed here, from built-in parts
only and with the constraints that the builder puts on them: two mafiosi, a detective, five townies, the night first.
What differs:

- One mafioso kills for both: a second kill in the same night is refused.
- The detective may not inspect himself, and learns the faction.
- Everybody votes, for another; a tie lynches nobody, and there is no second vote.
- A game ends only when one side is dead to the last: the built-in check knows no parity.
- There is no speech. All actions are kept as the game's history.
- Somebody from outside must call each phase, which is not counted as an answer.
"""

from __future__ import annotations

import random

import open_mafia_engine.api as mafia  # type: ignore[import-not-found, unused-ignore]

from bench.peers.playing import SEATS, main, pick, pick_other

NOTE = "two mafiosi, a detective, five townies; no speech, a tie lynches nobody, ends when one side is dead (no parity)"

WOLVES = 2
NAMES = [f"Player {seat}" for seat in range(1, SEATS + 1)]
NIGHT_FIRST = mafia.SimplePhaseCycle.gen(cycle=[("night", "end_of_phase"), ("day", "instant")])


class Table:
    """A game with its seats and what they can do.

    Objects are passed where the peer would also take names, which it would have to look up.
    """

    def __init__(self) -> None:
        self.game = game = mafia.Game(NIGHT_FIRST)
        self.phases = phases = game.phase_system
        pack = mafia.Faction(game, "Mafia")
        town = mafia.Faction(game, "Town")
        for faction in (pack, town):
            mafia.OCLastFactionStanding(game, faction)
        self.ender = mafia.GameEnder(game)
        tally = mafia.LynchTally(game)
        day, night = phases["day"], phases["night"]

        self.actors = [mafia.Actor(game, name) for name in random.sample(NAMES, SEATS)]
        self.detective = self.actors[WOLVES]
        self.votes = {}
        self.kills = {}
        for actor in self.actors:
            self.votes[actor] = vote = mafia.VoteAbility(game, actor, name="Vote", tally=tally)
            mafia.PhaseConstraint(game, vote, phase=day)
        for actor in self.actors[:WOLVES]:
            pack.add_actor(actor)
            self.kills[actor] = kill = mafia.KillAbility(game, actor, name="Mafia Kill")
            mafia.LimitPerPhaseActorConstraint(game, kill, limit=1)
            mafia.LimitPerPhaseKeyConstraint(game, kill, key="mafia_kill_limit")
            mafia.PhaseConstraint(game, kill, phase=night)
            mafia.ConstraintNoSelfFactionTarget(game, kill)
        for actor in self.actors[WOLVES:]:
            town.add_actor(actor)
        self.inspection = inspection = mafia.InspectFactionAbility(game, self.detective, name="Faction Inspect")
        mafia.LimitPerPhaseActorConstraint(game, inspection, limit=1)
        mafia.PhaseConstraint(game, inspection, phase=night)
        mafia.ConstraintNoSelfTarget(game, inspection)


def play() -> tuple[int, str]:
    """One game; the number of answers in it, and who won."""
    table = Table()
    game, phases, shutdown = table.game, table.phases, table.phases.shutdown
    detective, kills = table.detective, table.kills
    answers = 0
    game.change_phase()
    while True:
        alive = [actor for actor in table.actors if not actor.status["dead"]]
        killer = next(actor for actor in alive if actor in kills)
        victim = pick([actor for actor in alive if actor not in kills])
        game.process_event(mafia.EActivate(game, kills[killer], target=victim))
        answers += 1
        if detective in alive:
            suspect = pick_other(alive, alive.index(detective))
            game.process_event(mafia.EActivate(game, table.inspection, target=suspect))
            answers += 1
        game.change_phase()
        if phases.current_phase is shutdown:
            break
        alive = [actor for actor in table.actors if not actor.status["dead"]]
        for own, voter in enumerate(alive):
            game.process_event(mafia.EActivate(game, table.votes[voter], target=pick_other(alive, own)))
        answers += len(alive)
        game.change_phase()
        if phases.current_phase is shutdown:
            break
    outcomes = table.ender.outcomes
    return answers, next(name for name, outcome in outcomes.items() if outcome is mafia.Outcome.victory)


if __name__ == "__main__":
    main("open-mafia-engine", NOTE, play)
