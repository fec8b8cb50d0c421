"""Random games with werewolf-engine: six roles, no log, the fastest Python peer.

The seats are the same as ours: two werewolves, a seer, five villagers. What differs:

- Each werewolf acts by itself, and the last one's target counts. Here the first gives the pack's draw and the other
  passes, which costs the peer least.
- A night always has its victim: the pack can't kill one of its own.
- Everybody must vote, for another; a tie eliminates nobody, and there is no second vote.
- There is no speech, and nothing is kept of the game but who lives.
- The village loses when the werewolves are as many as the others.
"""

from __future__ import annotations

from werewolf_engine import Game, GameConfig, Phase  # type: ignore[import-not-found, unused-ignore]

from bench.peers.playing import SEATS, main, pick, pick_other

NOTE = "same seats; no log, no speech, no abstaining, a tie eliminates nobody; parity ends the game"

CONFIG = GameConfig(role_counts={"villager": SEATS - 3, "werewolf": 2, "seer": 1})
NAMES = [f"Player {seat}" for seat in range(1, SEATS + 1)]


def play() -> tuple[int, str]:
    """One game; the number of answers in it, and who won."""
    game = Game(NAMES, CONFIG)
    winners: list[str] = []
    game.events.on("game_over", winners.append)
    game.start()
    players = game.players
    wolves = [player for player in players if player.role.name == "werewolf"]
    others = [player for player in players if player.role.name != "werewolf"]
    seer = next(player for player in others if player.role.name == "seer")
    answers = 0
    while True:
        # The night asks the seer first, then the werewolves in the order of their seats.
        if seer.alive:
            game.night_action(seer.id, pick([player.id for player in players if player.alive]))
            answers += 1
        first, *rest = [wolf for wolf in wolves if wolf.alive]
        game.night_action(first.id, pick([player.id for player in others if player.alive]))
        for wolf in rest:
            game.night_skip(wolf.id)
        answers += 1 + len(rest)
        if game.phase is Phase.END:
            break
        alive = [player.id for player in players if player.alive]
        for own, voter in enumerate(alive):
            game.day_vote(voter, pick_other(alive, own))
        answers += len(alive)
        if game.phase is Phase.END:
            break
    return answers, winners[0]


if __name__ == "__main__":
    main("werewolf-engine", NOTE, play)
