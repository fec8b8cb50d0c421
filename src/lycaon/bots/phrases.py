"""What a bot claims, said in words: in the room's language, with the players' jargon, each character in its own way.

Which way is chosen falls to the generator that the bot was handed. Words say nothing that the claims don't, but for
reasons, and those are read off what everybody has seen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Literal, TypeAlias, get_args
from zlib import crc32

from lycaon.bots.claims import Claim, claim_of
from lycaon.bots.memory import Memory, Poll
from lycaon.game.table import GOOD_SIDE, WOLF_SIDE
from lycaon.roles import roles
from lycaon.texts import Texts, key

Character: TypeAlias = Literal["careful", "loud", "quiet", "joker"]

CHARACTERS: tuple[Character, ...] = get_args(Character)

OPENS: dict[Character, float] = {"careful": 0.5, "loud": 0.6, "quiet": 0.1, "joker": 0.7}
ENDS: dict[Character, float] = {"careful": 0.5, "loud": 0.6, "quiet": 0.5, "joker": 0.5}
EXPLAINS: dict[Character, float] = {"careful": 0.9, "loud": 0.4, "quiet": 0.0, "joker": 0.3}
"""How often each opens with something, ends with something, and gives a reason."""

LEAVES_OUT = 0.4
"""How often it keeps to itself that it goes by a feeling."""
APART = 3
"""How many speak before somebody may say a thing in the same way again."""

SETTLED = ("wolf", "counter")
DOUBTING = ("wolf", "suspect", "counter", "vote")
"""Claims that are reasons themselves, and claims against the seat that they name."""


def character_of(seat: int, table: object = "") -> Character:
    """Return the character of the bot at a seat of some table: the same whenever it is asked.

    >>> {character_of(seat, "room") for seat in range(1, 9)} <= set(CHARACTERS)
    True
    """
    return CHARACTERS[crc32(f"{table}/{seat}".encode()) % len(CHARACTERS)]


class Manner:
    """How somebody talks in one game: with the texts of a language, as a character, never twice alike.

    Which ways are left to a turn is told by its number, so that those who speak one after another do not say the same.
    """

    def __init__(self, say: Texts, character: Character) -> None:
        """Begin with nothing said."""
        self.say = say
        self.character = character
        self.used: set[str] = set()
        """The messages that were said already."""

    def ways(self, name: str, turn: int) -> list[str]:
        """Return the keys of the ways to say something from which to choose in a turn."""
        every = list(_ways(self.say, name))
        fresh = [one for one in every if one not in self.used]
        if not fresh:
            self.used.difference_update(every)
            fresh = every
        return [one for place, one in enumerate(every) if place % APART == turn % APART and one in fresh] or fresh

    def one_of(self, name: str, turn: int, rng: Random, **values: str | float) -> str:
        """Say something in one of its ways."""
        chosen = rng.choice(self.ways(name, turn))
        self.used.add(chosen)
        return self.say.say(chosen, **values)


def in_words(manner: Manner, memory: Memory, claims: Sequence[str], call: str, rng: Random) -> str:
    """Say claims, or that there is nothing to say, in somebody's manner. `call` is the kind of turn."""
    who, turn = f"talk-{manner.character}", memory.turn
    sentences = _Saying(manner, memory, claims, rng).sentences()
    if not sentences:
        return manner.one_of(f"{who}-{'last-words' if call == 'last_words' else 'nothing'}", turn, rng)
    if rng.random() < OPENS[manner.character]:
        sentences.insert(0, manner.one_of(f"{who}-opens", turn, rng))
    if call == "last_words":
        sentences.append(manner.one_of(f"{who}-last-words", turn, rng))
    elif rng.random() < ENDS[manner.character]:
        sentences.append(manner.one_of(f"{who}-ends", turn, rng))
    return manner.say.sentences(sentences)


def claims_in_words(say: Texts, claims: Sequence[str], rng: Random) -> list[str]:
    """Say claims and nothing else, one sentence each; what can't be read is left out."""
    memory = Memory()
    memory.turn = rng.randrange(APART)
    return _Saying(Manner(say, "quiet"), memory, claims, rng).sentences()


class _Saying:
    """Claims on their way into words."""

    def __init__(self, manner: Manner, memory: Memory, claims: Sequence[str], rng: Random) -> None:
        self.manner = manner
        self.memory = memory
        self.rng = rng
        self.claims = [claim for claim in map(claim_of, claims) if claim is not None]
        self.doubted = {claim.seat for claim in self.claims if claim.kind in DOUBTING}
        told = [claim for claim in map(claim_of, memory.said) if claim is not None]
        self.settled = {claim.seat for claim in (*told, *self.claims) if claim.kind in SETTLED}
        """Seats that need no reason: the speaker has told it, now or before."""
        self.given: set[str] = set()
        """The reasons that were given."""

    def sentences(self) -> list[str]:
        plan = [claim.seat for claim in self.claims if claim.kind == "badge"]
        explains = EXPLAINS[self.manner.character]
        sentences: list[str] = []
        for claim in self.claims:
            if claim.kind == "badge":
                sentences += [self._badge(plan)] if claim.seat == plan[0] else []
                continue
            sentences.append(self._sentence(claim))
            if claim.kind in ("suspect", "vote") and claim.seat not in self.settled and self.rng.random() < explains:
                self.settled.add(claim.seat)
                sentences.append(self._reason(claim.seat))
        return [one for one in sentences if one]

    def _one_of(self, name: str, **values: str | float) -> str:
        return self.manner.one_of(name, self.memory.turn, self.rng, **values)

    def _badge(self, plan: Sequence[int]) -> str:
        if len(plan) == 1:
            return self._one_of("talk-badge", seat=plan[0])
        return self._one_of("talk-badge-then", seat=plan[0], then=plan[1])

    def _sentence(self, claim: Claim) -> str:
        if claim.kind not in ("i_am", "withdraw"):
            return self._one_of(key("talk", claim.kind), seat=claim.seat)
        role = roles().get(claim.card)
        if role is None:
            return ""
        told = key("talk", claim.kind)
        if claim.kind == "i_am" and str(claim) in self.memory.said:
            told = "talk-again"
        elif claim.kind == "i_am" and role.plain:
            told = "talk-plain"
        return self._one_of(told, role=self.manner.say.role(claim.card))

    def _reason(self, about: int) -> str:
        """Say why somebody is doubted, as everybody could have seen it, but nothing twice in a speech."""
        for why, by in self._reasons(about):
            if why not in self.given:
                self.given.add(why)
                if why == "feeling" and self.rng.random() < LEAVES_OUT:
                    return ""
                return self._one_of(f"talk-because-{why}", by=by)
        return ""

    def _reasons(self, about: int) -> Iterator[tuple[str, int]]:
        """Yield what speaks against a seat, with the seat that shows it, the best first."""
        memory = self.memory
        yield from self._claimed(about)
        wolves = [seat for seat in memory.shown if memory.sides.get(seat) == WOLF_SIDE and seat != about]
        for wolf in wolves:
            if memory.sided.get(about) == wolf or memory.stances.get((about, wolf), 0) < 0:
                yield "defended", wolf
        yield from self._voted(about, wolves)
        if about in memory.spoken and about not in memory.claimants:
            yield "silent", about
        yield "feeling", about

    def _claimed(self, about: int) -> Iterator[tuple[str, int]]:
        """Yield who says that a seat is a werewolf, or the same of itself. Whom the speaker doubts is no witness."""
        memory = self.memory
        for seat, claimant in memory.claimants.items():
            if claimant.verdicts.get(about) == WOLF_SIDE and seat != memory.me and seat not in self.doubted:
                yield "accused", seat
        own = memory.claimants.get(about)
        if own is None or own.card is None or memory.deck[own.card] != 1:
            return
        for seat, claimant in memory.claimants.items():
            if claimant.card == own.card and seat not in (about, memory.me):
                yield "rival", seat

    def _voted(self, about: int, wolves: Sequence[int]) -> Iterator[tuple[str, int]]:
        """Yield whom of the village a seat voted against, and which werewolf it spared when most did not."""
        memory = self.memory
        for poll in reversed(memory.ballots):
            choice = poll.votes.get(about)
            if choice in memory.shown and memory.sides.get(choice) == GOOD_SIDE:
                yield "voted-me" if choice == memory.me else "voted", choice
            for wolf in wolves:
                if choice not in (None, wolf) and self._voted_out(poll, wolf):
                    yield "spared", wolf

    def _voted_out(self, poll: Poll, seat: int) -> bool:
        """Say whether most in a ballot voted for a seat."""
        choices = list(poll.votes.values())
        return choices.count(seat) * 2 > len(choices)


@cache
def _ways(say: Texts, name: str) -> tuple[str, ...]:
    """Return the keys of all ways to say something: its key with a number behind it, from 1."""
    ways = 1
    while say.has(f"{name}-{ways + 1}"):
        ways += 1
    return tuple(f"{name}-{way}" for way in range(1, ways + 1))
