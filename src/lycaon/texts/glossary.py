"""The glossary: which words of the players there are, by what they are about, and who uses them (RULES i)."""

from __future__ import annotations

from typing import NamedTuple


class Term(NamedTuple):
    """A word of the players. The texts have its name and its meaning; `cited` says where it is used."""

    id: str
    group: str
    cited: str


GLOSSARY: tuple[Term, ...] = (
    Term("vanilla", "who", "seed 003"),
    Term("closed_eye_player", "who", "seed 002"),
    Term("villager_or_lower", "who", "seed 003"),
    Term("strong_and_weak", "who", "seed 003"),
    Term("high_standing", "who", "seed 003"),
    Term("fisherman", "who", "seed 002"),
    Term("deep_wolf", "who", "seed 003"),
    Term("shallow_wolf", "who", "seed 003"),
    Term("hook_wolf", "who", "seed 003"),
    Term("wolf_pit", "who", "seed 003"),
    Term("check", "known", "seed 003"),
    Term("gold_water", "known", "seed 003"),
    Term("silver_water", "known", "seed 003"),
    Term("kill_check", "known", "seed 003"),
    Term("badge_plan", "known", "seed 003"),
    Term("reading_roles", "known", "seeds 002, 003"),
    Term("wolf_read", "known", "seed 003"),
    Term("good_and_bad_read", "known", "seed 003"),
    Term("claim", "claimed", "seed 003"),
    Term("brazen_claim", "claimed", "seed 003"),
    Term("counter_claim", "claimed", "seed 003"),
    Term("bluff_check", "claimed", "seed 003"),
    Term("turning", "claimed", "seed 003"),
    Term("badge_against_the_seer", "claimed", "seed 002"),
    Term("taking_the_knife", "claimed", "seed 002"),
    Term("in_the_race", "claimed", "table usage; seed 004"),
    Term("withdraw", "claimed", "seed 003"),
    Term("accuse", "said", "seed 003"),
    Term("defend", "said", "seed 003"),
    Term("siding", "said", "table usage"),
    Term("showing_oneself", "said", "table usage"),
    Term("coasting", "said", "seed 003"),
    Term("early_and_late_seats", "said", "seed 003"),
    Term("face_pressing", "said", "seed 003"),
    Term("outside_information", "said", "seed 003"),
    Term("push_out", "vote", "seed 003"),
    Term("vote_call", "vote", "seeds 002, 003"),
    Term("following", "vote", "seed 003"),
    Term("vote_splitting", "vote", "seed 002"),
    Term("vote_rush", "vote", "seed 003"),
    Term("bloc_voting", "vote", "seeds 002, 003"),
    Term("scapegoat_push", "vote", "seed 003"),
    Term("runoff", "vote", "table usage"),
    Term("tearing_the_badge", "vote", "seed 003; table usage"),
    Term("peaceful_night", "end", "seed 002"),
    Term("empty_knife", "end", "table usage"),
    Term("self_knife", "end", "seed 003"),
    Term("baiting_the_potion", "end", "seed 003"),
    Term("blind_poison", "end", "seed 003"),
    Term("over_heal", "end", "seed 004; table usage"),
    Term("heartbreak", "end", "seed 001"),
    Term("self_explosion", "end", "seed 003"),
    Term("wiping_the_town", "end", "seed 003"),
    Term("wiping_a_side", "end", "seed 003; table usage"),
)
"""Every word, group by group. A group's heading is the text `glossary-<group>`."""
