"""Random games with TextArena's SecretMafia-v0-raw, which is played in text, by language models as a rule.

The raw form has no wrappers, which would only add work. What differs:

- A doctor sits in one villager's place: two mafiosi, a doctor, a detective, four villagers. He must protect somebody.
- Each mafioso votes for the victim; both give the same draw here.
- Everybody speaks before a vote. The environment runs with one round of speech, the fewest it can (its default is
  three), and each speech is one short line.
- A tie is broken by chance, at night as by day.
- A night's kill is carried out when the doctor or the detective has acted. Once both are dead the peer forgets it, and
  only votes eliminate; the village wins more often for that.
- Prompts and messages are written to every seat as the game goes on, and answers are read with a pattern.

Whose turn it is, is read from the state: fetching the observations, as players would, costs a little more.
"""

from __future__ import annotations

import textarena  # type: ignore[import-not-found, unused-ignore]
from textarena.envs.SecretMafia.env import Phase  # type: ignore[import-not-found, unused-ignore]

from bench.peers.playing import SEATS, main, pick, pick_other

NOTE = "a doctor for one villager, each says a line a day, ties broken by chance; text in and out, all of it kept"

ENVIRONMENT = textarena.make("SecretMafia-v0-raw", discussion_rounds=1)
CHOICES = [f"[{player}]" for player in range(SEATS)]
SPEECH = "I have nothing to say."


def play() -> tuple[int, str]:
    """One game; the number of answers in it, and who won."""
    environment = ENVIRONMENT
    environment.reset(num_players=SEATS)
    state, roles = environment.state, environment.player_roles
    alive = state.game_state["alive_players"]
    answers = 0
    draw = ""
    done = False
    while not done:
        phase = environment.phase
        if phase is Phase.DAY_DISCUSSION:
            draw = ""
            answer = SPEECH
        elif phase is Phase.NIGHT_MAFIA:
            draw = draw or CHOICES[pick([player for player in alive if roles[player] != "Mafia"])]
            answer = draw
        else:
            answer = CHOICES[pick_other(alive, alive.index(state.current_player_id))]
        done, _ = environment.step(answer)
        answers += 1
    rewards, _ = environment.close()
    return answers, "Mafia" if any(rewards[player] > 0 for player in roles if roles[player] == "Mafia") else "Village"


if __name__ == "__main__":
    main("textarena", NOTE, play)
