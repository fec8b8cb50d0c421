"""The few sentences that the server says itself: refusals, in the language of whoever is refused."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from lycaon.game.ask import Refused
from lycaon.texts.narrator import Narrator

UNREADABLE = (msgspec.MsgspecError, ValueError, RecursionError)
"""What comes of reading a message that is no message; of one that is nested too deep, too."""

LANGUAGES = ("zh-Hans", "zh-Hant", "en")


@lru_cache(maxsize=len(LANGUAGES))
def _narrator(language: str) -> Narrator:
    return Narrator(language)


def in_words(refused: Refused, language: str) -> str:
    """Return a refusal as one sentence."""
    return _narrator(language if language in LANGUAGES else "en").refusal(refused)


def values_of(refused: Refused) -> dict[str, Any]:
    """Return what explains a refusal, as plain values."""
    found: dict[str, Any] = msgspec.to_builtins(refused.values, str_keys=True)
    return found


def language_of(header: str | None) -> str:
    """Return which of our languages an Accept-Language header prefers.

    >>> language_of("zh-TW,zh;q=0.9,en;q=0.8"), language_of("zh"), language_of("de"), language_of(None)
    ('zh-Hant', 'zh-Hans', 'en', 'en')
    """
    for part in (header or "")[:200].split(","):
        tag = part.partition(";")[0].strip().lower()
        if tag.startswith("zh"):
            return "zh-Hant" if any(one in tag for one in ("hant", "tw", "hk", "mo")) else "zh-Hans"
        if tag.startswith("en"):
            return "en"
    return "en"
