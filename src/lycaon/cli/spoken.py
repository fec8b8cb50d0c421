"""Claims as people speak them: said in short sentences, and understood when somebody types them."""

from __future__ import annotations

import re
from zlib import crc32

from lycaon.bots import Claim, claim_of
from lycaon.bots.claims import KINDS, ClaimKind
from lycaon.cli.reading import number, plain
from lycaon.cli.voice import Voice
from lycaon.roles import roles

VARIANTS = 3
"""How many ways there are to say each claim."""


def in_words(voice: Voice, claims: tuple[str, ...], speech: str) -> str:
    """Say claims in words; which way is settled by the speech's id, so that it is told the same each time."""
    sentences = [
        said
        for place, text in enumerate(claims)
        if (claim := claim_of(text)) is not None and (said := _sentence(voice, claim, f"{speech}/{place}"))
    ]
    return voice.texts.sentences(sentences)


def _sentence(voice: Voice, claim: Claim, key: str) -> str:
    variant = crc32(key.encode(errors="replace")) % VARIANTS + 1
    kind = claim.kind.replace("_", "-")
    if claim.kind != "i_am":
        return voice.say(f"cli-claim-{kind}-{variant}", seat=voice.number(claim.seat))
    if claim.card not in roles():
        return ""
    return voice.say(f"cli-claim-{kind}-{variant}", role=voice.role(claim.card))


_BETWEEN = re.compile(r"[,，。.;；!！?？、]|\band\b|\n")


def understood(voice: Voice, text: str) -> tuple[str, ...]:
    """Return the claims that somebody made in words: «I am the seer, 7 is a wolf», «我是预言家，7查杀»."""
    found: list[Claim] = []
    for clause in _BETWEEN.split(plain(text)[:500]):
        claim = _understood(voice, clause.strip())
        if claim is not None and claim not in found:
            found.append(claim)
    return tuple(str(claim) for claim in found)


def _understood(voice: Voice, clause: str) -> Claim | None:
    role = _role_in(voice, clause)
    if role is not None:
        for word in voice.words("cli-hear-i-am"):
            if clause.startswith(word):
                return Claim("i_am", card=role)
    for kind in KINDS:
        if kind == "i_am":
            continue
        seat = _seat_with(clause, voice.words(f"cli-hear-{kind.replace('_', '-')}"))
        if seat is not None:
            return Claim(_kind(kind), seat=seat)
    return None


def _kind(kind: ClaimKind) -> ClaimKind:
    return kind


def _role_in(voice: Voice, clause: str) -> str | None:
    """Return the card whose name stands in a clause; the longest name that does."""
    names = {plain(voice.role(card)): card for card in roles()}
    inside = [name for name in names if name in clause]
    return names[max(inside, key=len)] if inside else None


def _seat_with(clause: str, words: tuple[str, ...]) -> int | None:
    """Return the seat that is left of a clause when one of these words is taken from its beginning or end."""
    for word in sorted(words, key=len, reverse=True):
        if word and clause.startswith(word):
            seat = number(clause.removeprefix(word).strip())
        elif word and clause.endswith(word):
            seat = number(clause.removesuffix(word).strip())
        else:
            continue
        if seat is not None:
            return seat
    return None
