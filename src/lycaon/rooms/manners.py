"""Rude words: how much of them is hidden, where a room has chosen to. The lists are short; people do the rest.

A word counts where it stands by itself; in Chinese, which puts no spaces between words, wherever it stands.
"""

# Full-width asterisks are what hides a word.
# ruff: noqa: RUF001, RUF002

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    import regex

Manners = Literal["any", "moderate", "strict"]

HIDDEN = "＊＊"
"""What stands in the place of a rude word: it does not tell how long it was."""

LEAST_SPELT = 4
"""Letters of a word that is found with spaces between them: of a shorter one they may be words by themselves."""

RUDE = Path(__file__).parent / "rude"
"""The lists, one a language: words under the level from which on they are hidden."""

_DISGUISES = str.maketrans("013457@$", "oieastas")
"""Signs that stand for letters."""


def rude_words(language: str, manners: Manners) -> list[str]:
    """Return the words of a language that are hidden at a level."""
    found: list[str] = []
    level = ""
    for line in (RUDE / f"{language}.txt").read_text("utf-8").splitlines():
        if line.startswith("["):
            level = line.strip("[]")
        elif line and not line.startswith("#") and level in ("moderate", manners):
            found.append(line)
    return found if manners != "any" else []


@lru_cache(maxsize=2)
def _pattern(manners: Manners) -> regex.Pattern[str]:
    import regex  # noqa: PLC0415 - it takes long to load, and many rooms hide no words

    words = "|".join(map(_word, rude_words("en", manners)))
    signs = "|".join(_signs(one) for language in ("zh-Hans", "zh-Hant") for one in rude_words(language, manners))
    return regex.compile(rf"\b(?:{words})\b|{signs}")


def _word(word: str) -> str:
    """Return what a word is found by, its letters drawn out («fuuck»), with signs («f.u_ck») or each by itself."""
    found_by = [r"(?:[^\w\s]|_)*".join(r"\s+" if one == " " else f"{one}+" for one in word)]
    if " " not in word and len(word) >= LEAST_SPELT:
        found_by.append(r"\s+".join(word))
    return "|".join(found_by)


def _signs(line: str) -> str:
    """Return what Chinese signs are found by; those behind a slash may not follow."""
    signs, _, harmless = line.partition("/")
    return f"{signs}(?![{harmless}])" if harmless else signs


def mannerly(text: str, manners: Manners) -> str:
    """Return a text with rude words hidden.

    >>> print(mannerly("What the F.u.c.k, moron", "moderate"), mannerly("What the fuck, moron", "strict"), sep=" | ")
    What the ＊＊, moron | What the ＊＊, ＊＊
    """
    if manners == "any":
        return text
    read = list(_as_read(text))
    plain = "".join(sign for sign, _ in read)
    kept: list[str] = []
    end = 0
    for found in _pattern(manners).finditer(plain):
        first, last = read[found.start()][1], read[found.end() - 1][1]
        if not any(sign.isalpha() for sign in text[first : last + 1]):
            continue  # «455» is a number
        kept += text[end:first], HIDDEN
        end = last + 1
    return "".join((*kept, text[end:]))


def _as_read(text: str) -> Iterator[tuple[str, int]]:
    """Give a text as it is read, in small letters and without disguises, each sign with its place in the text."""
    from lycaon.rooms import signs  # noqa: PLC0415 - it takes long to load

    for place, one in enumerate(text):
        for sign in unicodedata.normalize("NFKD", one).casefold().translate(_DISGUISES):
            if not signs.BESIDE.match(sign):
                yield sign, place
