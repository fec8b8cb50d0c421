"""Claims said in short sentences: what a person was heard to claim, and what bots without words say."""

from __future__ import annotations

from random import Random

from lycaon.bots.phrases import claims_in_words
from lycaon.cli.voice import Voice


def in_words(voice: Voice, claims: tuple[str, ...], speech: str) -> str:
    """Say claims in words; which way is settled by the speech's id, so that it is told the same each time."""
    return voice.texts.sentences(claims_in_words(voice.texts, claims, Random(speech)))
