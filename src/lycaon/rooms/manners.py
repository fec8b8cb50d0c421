"""Rude words: how much of them is hidden, where a room has chosen to. The list is short and plain; people do the rest.

A word counts where it stands by itself; in Chinese, which puts no spaces between words, wherever it stands.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Literal

import regex

Manners = Literal["any", "moderate", "strict"]

_STRONG = (
    "asshole bastard bitch bullshit cunt cunts dickhead fag faggot fuck fucked fucker fucking fucks motherfucker "
    "nigger nigga pussy retard slut twat wanker whore"
)
_MILD = "arse ass bollocks bugger crap damn dick idiot moron piss pissed shit shitty shut_up stupid suck sucks"
_STRONG_CHINESE = (
    "操你 草泥马 草泥馬 肏 傻逼 傻屄 煞笔 煞筆 妈的逼 媽的逼 他妈的 他媽的 去你妈 去你媽 狗娘养 "
    "狗娘養 婊子 贱人 賤人 幹你娘 干你娘 机巴 機巴 鸡巴 雞巴"
)
_MILD_CHINESE = "笨蛋 蠢货 蠢貨 滚蛋 滾蛋 混蛋 王八蛋 放屁 废物 廢物 脑残 腦殘 靠北 靠腰 智障"


@lru_cache(maxsize=4)
def _pattern(manners: Manners) -> regex.Pattern[str] | None:
    if manners == "any":
        return None
    latin, chinese = _STRONG.split(), _STRONG_CHINESE.split()
    if manners == "strict":
        latin += _MILD.split()
        chinese += _MILD_CHINESE.split()
    # Letters that are drawn out («fuuuck») and signs put between them («f.u.c.k») hide nothing.
    drawn_out = (r"[\W_]*".join(f"{regex.escape(one)}+" if one != "_" else r"\s+" for one in word) for word in latin)
    words = "|".join(drawn_out)
    signs = "|".join(r"\s*".join(map(regex.escape, word)) for word in chinese)
    return regex.compile(rf"\b(?:{words})\b|(?:{signs})", regex.IGNORECASE)


def mannerly(text: str, manners: Manners) -> str:
    """Return a text with rude words hidden behind asterisks, one for each sign.

    >>> mannerly("What the F.u.c.k, idiot", "moderate"), mannerly("What the fuck, idiot", "strict")
    ('What the *******, idiot', 'What the ****, *****')
    """
    pattern = _pattern(manners)
    if pattern is None:
        return text
    plain = unicodedata.normalize("NFKC", text)
    if len(plain) != len(text):  # full width and the like: looked at as it reads
        text = plain
    else:
        plain = plain.casefold() if len(plain.casefold()) == len(text) else plain
    hidden = list(text)
    for found in pattern.finditer(plain):
        hidden[found.start() : found.end()] = "*" * (found.end() - found.start())
    return "".join(hidden)
