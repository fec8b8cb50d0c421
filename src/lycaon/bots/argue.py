"""What a deducing bot claims when it is its turn: its own power when that is wise, what it saw, whom it doubts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

import msgspec

from lycaon.bots.claims import Claim
from lycaon.bots.memory import Memory
from lycaon.bots.phrases import Character
from lycaon.bots.worlds import Worlds, learner
from lycaon.game.effect import Role
from lycaon.game.table import WOLF_SIDE

BRAZEN = 50
"""In how many of a hundred packs one claims to be who learns (悍跳)."""
COUNTERS = 0.5
"""How often a werewolf who is accused claims the same card (对跳)."""
EARLY = 0.3
"""How often who learns tells of it without need, from the second day on."""
IN_DANGER = 0.45
"""From how bad it looks a bot says who it is."""
MANY = 3
"""The share of the others, as one in so many, that is danger enough when it calls for votes against a seat."""
SUSPECTS, TRUSTS = 0.45, 0.12
"""From how likely a werewolf on a bot speaks against somebody, and up to which it speaks for one who is doubted."""
BELIEVED = 0.5
PROVEN = ("wolf", "good", "counter")
"""Claims after which a mere suspicion of the same seat says nothing."""
DOUBTS: dict[Character, int] = {"careful": 2, "loud": 2, "quiet": 0, "joker": 1}
"""How many each character doubts aloud."""
CALLS: dict[Character, float] = {"careful": 0.1, "loud": 0.5, "quiet": 0.1, "joker": 0.25}
"""How often each asks for votes on a mere feeling."""


class Turn(msgspec.Struct, frozen=True):
    """A turn to speak: of which kind, who is sheriff, how the speaker is, and its luck."""

    call: str
    sheriff: int | None
    character: Character
    rng: Random


def argue(memory: Memory, look: Worlds, public: Callable[[], Worlds], turn: Turn) -> tuple[str, ...]:
    """Return a seat's claims for this turn to speak; `public` gives how the table must look to everybody."""
    if memory.me is None:
        return ()
    speaker = _Speaker(memory, look, public, turn)
    claims = speaker.as_wolf() if memory.wolf else speaker.as_villager()
    said = tuple(dict.fromkeys(str(claim) for claim in claims))
    return said if speaker.parting else tuple(one for one in said if one not in memory.said or one.startswith("vote:"))


class _Speaker:
    """One seat at its turn to speak."""

    def __init__(self, memory: Memory, look: Worlds, public: Callable[[], Worlds], turn: Turn) -> None:
        self.memory = memory
        self.look = look
        self._public = public
        self.call = turn.call
        self.sheriff = turn.sheriff
        self.character = turn.character
        self.rng = turn.rng
        self.me = memory.me or 0
        self.parting = turn.call == "last_words" or turn.call.endswith("defence")
        self.living = [seat for seat in look.seats if seat not in memory.dead and seat != self.me]
        self.racing = turn.call.startswith("sheriff")

    @property
    def public(self) -> Worlds:
        """How the table must look to everybody."""
        return self._public()

    @property
    def in_danger(self) -> bool:
        """Whether the village may well take this seat for a werewolf."""
        memory, me = self.memory, self.me
        if list(memory.calls.values()).count(me) * MANY > len(self.living):
            return True
        named = any(me in claimant.verdicts for claimant in memory.claimants.values())
        named = named or me in memory.calls.values() or any(about == me for _, about in memory.stances)
        named = named or any(list(poll.votes.values()).count(me) > 1 for poll in memory.ballots)
        return named and self.public.wolf[me] > IN_DANGER

    # -- the village ---------------------------------------------------------------------------------------------------

    def as_villager(self) -> list[Claim]:
        memory = self.memory
        claims: list[Claim] = []
        own, cover = memory.power, memory.cover
        if own is not None and own.learns:
            if self._comes_out(own):
                claims += [Claim("i_am", card=own.id), *self._rivals(own.id), *self._checks(), *self._plan(own)]
        elif own is not None and (self.in_danger or self.parting):
            claims += [Claim("i_am", card=own.id), *self._rivals(own.id), *self._saves(own)]
        elif own is None and self.in_danger and cover is not None:
            claims.append(Claim("i_am", card=cover))
        claims += self._sides(self.look)
        spared = believed(claims)
        claims += self._stances(self.look, spared | {claim.seat for claim in claims if claim.kind in PROVEN})
        claims += self._call_to_vote(self.look, memory.bound | spared)
        return claims

    def _comes_out(self, own: type[Role]) -> bool:
        memory = self.memory
        if str(Claim("i_am", card=own.id)) in memory.said or self.parting:
            return True
        if any(side == WOLF_SIDE and seat not in memory.dead for seat, side in memory.checks.items()):
            return True
        if any(claimant.card == own.id for seat, claimant in memory.claimants.items() if seat != self.me):
            return True
        if self.me in {about for claimant in memory.claimants.values() for about in claimant.verdicts}:
            return True
        if self.racing:
            return bool(memory.checks)
        news = bool(memory.checks) or any(own.betrays(self.me, memory.past))
        return memory.day >= 2 and news and self.rng.random() < EARLY

    def _rivals(self, card: str) -> list[Claim]:
        """Say of those who claim the same card that they lie, where the deck has one alone."""
        memory = self.memory
        if memory.deck[card] != 1:
            return []
        return [
            Claim("counter", seat=one)
            for one in self.living
            if one in memory.claimants and memory.claimants[one].card == card
        ]

    def _checks(self) -> list[Claim]:
        memory = self.memory
        return [
            Claim("wolf" if side == WOLF_SIDE else "good", seat=seat)
            for seat, side in memory.checks.items()
            if seat not in memory.dead
        ]

    def _saves(self, own: type[Role]) -> list[Claim]:
        memory = self.memory
        if not own.protects:
            return []
        return [Claim("saved", seat=seat) for seat in sorted(memory.attacked - memory.dead - {self.me})]

    def _plan(self, own: type[Role]) -> list[Claim]:
        """Name whom it looks at next, if it can choose, in the race for the badge and with the badge."""
        if own.call is None or not (self.racing or self.sheriff == self.me) or self.call == "last_words":
            return []
        memory = self.memory
        unknown = [seat for seat in self.living if seat not in memory.sides and seat not in memory.bound]
        unknown.sort(
            key=lambda seat: -(4 * self.look.wolf[seat] * (1 - self.look.wolf[seat])) - self.rng.random() * 0.1
        )
        return [Claim("badge", seat=seat) for seat in unknown[:2]]

    # -- everybody -----------------------------------------------------------------------------------------------------

    def _sides(self, look: Worlds) -> list[Claim]:
        """Side with the likeliest of those who claim the same card; never with who calls the speaker a werewolf."""
        memory = self.memory
        for story in look.stories:
            rivals = [seat for seat in story.claimants if seat not in memory.dead and seat != self.me]
            if len(rivals) < 2 or not story.single:
                continue
            best = max(rivals, key=lambda seat: look.true[seat])
            if look.true[best] > BELIEVED and memory.claimants[best].verdicts.get(self.me) != WOLF_SIDE:
                return [Claim("side_with", seat=best)]
        return []

    def _stances(self, look: Worlds, spared: set[int]) -> list[Claim]:
        """Doubt those who look worst, as many as the character does, and speak for one who is wrongly doubted."""
        order = sorted((seat for seat in self.living if seat not in spared), key=lambda seat: -look.wolf[seat])
        named = [seat for seat in order if look.wolf[seat] > SUSPECTS][: DOUBTS[self.character]]
        claims = [Claim("suspect", seat=seat) for seat in named]
        doubted = {about for (_, about), stance in self.memory.stances.items() if stance > 0}
        doubted |= set(self.memory.calls.values())
        fine = [seat for seat in reversed(order) if seat in doubted and look.wolf[seat] < TRUSTS]
        if fine and self.character in ("careful", "loud"):
            claims.append(Claim("defend", seat=fine[0]))
        return claims

    def _call_to_vote(self, look: Worlds, spared: set[int]) -> list[Claim]:
        among = [seat for seat in self.living if seat not in spared]
        suspect = max(among, key=lambda seat: look.danger(seat) + self.rng.random() * 0.02, default=None)
        if suspect is None or self.call == "last_words" or self.racing:
            return []
        if look.danger(suspect) <= SUSPECTS and self.rng.random() > CALLS[self.character]:
            return []
        return [Claim("vote", seat=suspect)]

    # -- the werewolves ------------------------------------------------------------------------------------------------

    def as_wolf(self) -> list[Claim]:
        memory = self.memory
        lie = learner(memory)
        if lie is not None and self._lies_now(lie):
            return self._false_claim(lie)
        claims: list[Claim] = []
        cover = memory.cover
        if cover is not None and (self.in_danger or self.call.endswith("defence")):
            claims.append(Claim("i_am", card=cover))
        claims += self._hook()
        spared = memory.bound | believed(claims)
        claims += self._stances(self.public, spared)
        claims += self._call_to_vote(self.public, spared)
        return claims

    def _hook(self) -> list[Claim]:
        """Side with whom the village believes, be it against a mate (倒钩)."""
        return self._sides(self.public)

    def _lies_now(self, lie: str) -> bool:
        memory = self.memory
        mine = memory.claimants.get(self.me)
        if mine is not None and mine.card is not None:
            return mine.card == lie
        if any(memory.claimants[mate].card == lie for mate in memory.mates if mate in memory.claimants):
            return False
        accused = {
            about
            for claimant in memory.claimants.values()
            for about, side in claimant.verdicts.items()
            if side == WOLF_SIDE
        }
        if self.me in accused:
            return self.rng.random() < COUNTERS
        return memory.day == 1 and is_brazen(memory)

    def _false_claim(self, lie: str) -> list[Claim]:
        memory = self.memory
        mine = memory.claimants.get(self.me)
        verdicts = dict(mine.verdicts) if mine is not None else {}
        fresh = [seat for seat in self.living if seat not in verdicts]
        claims = [Claim("i_am", card=lie), *self._rivals(lie)]
        if fresh and len(verdicts) < memory.day:
            others = [seat for seat in fresh if seat not in memory.bound]
            rivals = [seat for seat in others if seat in memory.claimants and memory.claimants[seat].card == lie]
            if others and not rivals and self.rng.random() < 0.5:
                claims.append(Claim("wolf", seat=self.rng.choice(others)))
            else:
                friends = [seat for seat in fresh if seat not in rivals]
                if friends:
                    claims.append(Claim("good", seat=self.rng.choice(friends)))
        if self.racing:
            unknown = [seat for seat in fresh if seat not in {claim.seat for claim in claims}]
            self.rng.shuffle(unknown)
            claims += [Claim("badge", seat=seat) for seat in unknown[:2]]
        elif self.call != "last_words":
            rivals = [claim.seat for claim in claims if claim.kind in ("wolf", "counter")]
            rivals += [seat for seat, side in verdicts.items() if side == WOLF_SIDE and seat in self.living]
            if rivals:
                claims.append(Claim("vote", seat=rivals[0]))
        return claims


def believed(claims: Iterable[Claim]) -> set[int]:
    """Return whom somebody has just sided with, and can't well speak against in the same breath."""
    return {claim.seat for claim in claims if claim.kind == "side_with"}


def is_brazen(memory: Memory) -> bool:
    """Say whether this werewolf is the one of its pack who will claim to be who learns: all of a pack agree on it."""
    pack = sorted({*memory.mates, memory.me or 0})
    key = sum((place + 3) * seat * seat for place, seat in enumerate(pack)) * 7919
    return bool(key // 100 % 100 < BRAZEN) and pack[key % len(pack)] == memory.me
