"""The language of claims: what bots say and people can tap, made from the players' own jargon.

| claim | players say |
|---|---|
| `i_am:seer` | I am the seer (跳预言家); said after another has said it, a counter-claim (对跳) |
| `withdraw:seer` | I take that back, I am not (退水) |
| `good:4` | 4 is good, I looked (金水) |
| `wolf:7` | 7 is a werewolf, I looked (查杀) |
| `saved:2` | 2 was tonight's victim, and I saved it (银水) |
| `badge:6` | I look at 6 next; several in order are a badge plan (警徽流) |
| `counter:5` | 5 claims what is mine, and lies (悍跳) |
| `suspect:8` | I take 8 for a werewolf (踩) |
| `defend:9` | I take 9 for one of us (捞) |
| `side_with:2` | of those who claim the same, I believe 2 (站边) |
| `vote:3` | vote for 3, all of you (归票) |

A claim decides nothing; whoever hears one that it can't read leaves it alone.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

import msgspec

ClaimKind: TypeAlias = Literal[
    "i_am", "withdraw", "good", "wolf", "saved", "badge", "counter", "suspect", "defend", "side_with", "vote"
]

KINDS: tuple[ClaimKind, ...] = get_args(ClaimKind)

OF_CARDS: tuple[ClaimKind, ...] = ("i_am", "withdraw")
"""The kinds that name a card; all others name a seat."""


class Claim(msgspec.Struct, frozen=True):
    """One claim: about a seat, or (`i_am`, `withdraw`) about a card that the speaker says is his, or is not.

    >>> str(Claim("wolf", seat=7)), claim_of("i_am:seer")
    ('wolf:7', Claim(kind='i_am', seat=0, card='seer'))
    """

    kind: ClaimKind
    seat: int = 0
    card: str = ""

    def __str__(self) -> str:
        """Write the claim as it stands in an event."""
        return f"{self.kind}:{self.card or self.seat}"


def claim_of(text: str) -> Claim | None:
    """Read a claim; None when it is none.

    >>> claim_of("vote:3"), claim_of("vote:three"), claim_of("sing:3")
    (Claim(kind='vote', seat=3, card=''), None, None)
    """
    word, _, rest = text.partition(":")
    kind = next((one for one in KINDS if one == word), None)
    if kind is None or not rest:
        return None
    if kind in OF_CARDS:
        return Claim(kind, card=rest) if rest.isidentifier() else None
    return Claim(kind, seat=int(rest)) if rest.isascii() and rest.isdigit() and len(rest) <= 3 else None
