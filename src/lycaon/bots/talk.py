"""What a simple bot says when it is its turn: claims of its own power, of what it saw, and whom to vote for."""

from __future__ import annotations

from random import Random

from lycaon.bots.claims import Claim
from lycaon.bots.memory import Memory
from lycaon.bots.trust import Trust
from lycaon.game.effect import Role
from lycaon.game.table import WOLF_SIDE
from lycaon.roles import roles

BRAZEN = 0.18
"""How often a werewolf claims to be who learns before anybody else has (悍跳)."""
COUNTERS = 0.5
"""How often a werewolf who is accused by such a seat claims the same card (对跳)."""
EARLY = 0.3
"""How often who learns tells of it without need, from the second day on."""
SPEAKS_UP = 0.5
"""From how likely a werewolf on a bot asks for votes."""
FEELS = 0.2
"""How often it asks for votes with less to go by."""


def talk(memory: Memory, trust: Trust, public: Trust, call: str, rng: Random) -> tuple[str, ...]:
    """Return a seat's claims for this turn to speak; `public` is how the table must look to everybody."""
    if memory.me is None:
        return ()
    claims = _wolf(memory, public, call, rng) if memory.wolf else _villager(memory, trust, public, call, rng)
    said = tuple(dict.fromkeys(str(claim) for claim in claims))
    again = call == "last_words" or call.endswith("defence")
    return said if again else tuple(one for one in said if one not in memory.said or one.startswith("vote:"))


# -- the village ------------------------------------------------------------------------------------------------


def _villager(memory: Memory, trust: Trust, public: Trust, call: str, rng: Random) -> list[Claim]:
    me = memory.me or 0
    claims: list[Claim] = []
    own, cover = memory.power, memory.cover
    if own is not None and own.learns:
        if _comes_out(memory, own, call, rng):
            claims.append(Claim("i_am", card=own.id))
            claims.extend(_checks(memory))
    elif own is not None and (public.wolf[me] > SPEAKS_UP or call == "last_words" or call.endswith("defence")):
        claims.append(Claim("i_am", card=own.id))
    elif own is None and public.wolf[me] > SPEAKS_UP and cover is not None:
        claims.append(Claim("i_am", card=cover))
    rivals = sorted(trust.contested - memory.dead - {me})
    if len(rivals) > 1:
        believed = max(rivals, key=lambda seat: trust.credit.get(seat, 0) - trust.wolf[seat])
        if trust.wolf[believed] < SPEAKS_UP:
            claims.append(Claim("side_with", seat=believed))
    claims.extend(_call_to_vote(memory, trust, rng))
    return claims


def _comes_out(memory: Memory, own: type[Role], call: str, rng: Random) -> bool:
    """Say whether who learns tells the village now."""
    if str(Claim("i_am", card=own.id)) in memory.said or call == "last_words":
        return True
    if any(side == WOLF_SIDE and seat not in memory.dead for seat, side in memory.checks.items()):
        return True
    if any(claimant.card == own.id for seat, claimant in memory.claimants.items() if seat != memory.me):
        return True
    if memory.me in {about for claimant in memory.claimants.values() for about in claimant.verdicts}:
        return True
    if call.startswith("sheriff"):
        return bool(memory.checks)
    return memory.day >= 2 and bool(memory.checks) and rng.random() < EARLY


def _checks(memory: Memory) -> list[Claim]:
    """Return what it has seen of those who live."""
    return [
        Claim("wolf" if side == WOLF_SIDE else "good", seat=seat)
        for seat, side in memory.checks.items()
        if seat not in memory.dead
    ]


def _call_to_vote(memory: Memory, trust: Trust, rng: Random) -> list[Claim]:
    """Ask for votes against whom there is most against; now and then on a mere feeling."""
    living = [seat for seat in trust.seats if seat not in memory.dead and seat not in memory.bound | {memory.me}]
    suspect = max(living, key=lambda seat: trust.wolf[seat] + rng.random() * 0.02, default=None)
    if suspect is None or (trust.wolf[suspect] <= SPEAKS_UP and rng.random() > FEELS):
        return []
    return [Claim("vote", seat=suspect)]


# -- the werewolves ---------------------------------------------------------------------------------------------


def _wolf(memory: Memory, public: Trust, call: str, rng: Random) -> list[Claim]:
    me = memory.me or 0
    lie = _lie(memory)
    if lie is not None and _lies_now(memory, lie, rng):
        return _false_claim(memory, public, lie, rng)
    claims: list[Claim] = []
    cover = memory.cover
    if cover is not None and (public.wolf[me] > SPEAKS_UP or call.endswith("defence")):
        claims.append(Claim("i_am", card=cover))
    claims.extend(_call_to_vote(memory, public, rng))
    return claims


def _lie(memory: Memory) -> str | None:
    """Return the card that a werewolf would claim: the one of the deck that learns most."""
    cards = sorted(card for card in memory.deck if card in roles() and roles()[card].learns and not roles()[card].wolf)
    return max(cards, key=lambda card: roles()[card].worth, default=None)


def _lies_now(memory: Memory, lie: str, rng: Random) -> bool:
    """Say whether a werewolf claims that card in this turn."""
    if str(Claim("i_am", card=lie)) in memory.said:
        return True
    if any(memory.claimants[mate].card == lie for mate in memory.mates if mate in memory.claimants):
        return False
    if any(claimant.card is not None for seat, claimant in memory.claimants.items() if seat == memory.me):
        return False  # it has claimed something else
    accused = {
        about
        for claimant in memory.claimants.values()
        for about, side in claimant.verdicts.items()
        if side == WOLF_SIDE and claimant.card == lie
    }
    if accused & (memory.mates | {memory.me or 0}):
        return rng.random() < COUNTERS
    return memory.day == 1 and rng.random() < BRAZEN


def _false_claim(memory: Memory, public: Trust, lie: str, rng: Random) -> list[Claim]:
    """Claim the card, one verdict a night, and a vote for a rival or a victim."""
    me = memory.me or 0
    mine = memory.claimants.get(me)
    verdicts = dict(mine.verdicts) if mine is not None else {}
    living = [seat for seat in public.seats if seat not in memory.dead and seat != me]
    fresh = [seat for seat in living if seat not in verdicts]
    claims = [Claim("i_am", card=lie)]
    if fresh and len(verdicts) < memory.day:
        others = [seat for seat in fresh if seat not in memory.bound]
        rivals = [seat for seat in others if seat in memory.claimants and memory.claimants[seat].card == lie]
        if rivals or (others and rng.random() < 0.6):
            claims.append(Claim("wolf", seat=(rivals or [rng.choice(others)])[0]))
        else:
            claims.append(Claim("good", seat=rng.choice(fresh)))
    said = [*claims, *(Claim("wolf" if side == WOLF_SIDE else "good", seat=one) for one, side in verdicts.items())]
    accused = [claim.seat for claim in said if claim.kind == "wolf" and claim.seat in living]
    if accused:
        claims.append(Claim("vote", seat=accused[0]))
    return claims
