"""What people type: names and speeches of any script, without what could trick a reader's eye."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

import regex

from lycaon.game.ask import Refused
from lycaon.rooms.refusal import RoomCode

LONGEST_NAME = 16
"""In graphemes: what a reader counts as one sign."""

MOST_NAME_CHARACTERS = 64
"""A grapheme may be piled up of many characters; so many in all are enough for sixteen flags or families."""

LONGEST_SPEECH = 2_000
"""In characters."""

_JOINERS = "\u200c\u200d"
"""Joiners belong to words of some scripts and to many emoji; alone they are nothing to see."""

_GRAPHEME = regex.compile(r"\X")


def clean_name(raw: object) -> str:
    """Return a name as it is shown: no control or direction characters, spaces in one, composed.

    Raises `Refused(bad_name)` when nothing is left to read, or more than sixteen graphemes.
    """
    if not isinstance(raw, str) or len(raw) > 16 * MOST_NAME_CHARACTERS:
        raise Refused(RoomCode.BAD_NAME, longest=LONGEST_NAME)
    name = " ".join(unicodedata.normalize("NFC", _harmless(raw)).split())
    if not name or len(name) > MOST_NAME_CHARACTERS or len(_GRAPHEME.findall(name)) > LONGEST_NAME or not _seen(name):
        raise Refused(RoomCode.BAD_NAME, longest=LONGEST_NAME)
    return name


def distinct(name: str, taken: Collection[str]) -> str:
    """Return the name, with a number behind it when somebody looks the same already."""
    looks = {_folded(one) for one in taken}
    if _folded(name) not in looks:
        return name
    number = 2
    while _folded(f"{name} {number}") in looks:
        number += 1
    return f"{name} {number}"


def clean_speech(raw: object) -> str:
    """Return the words of a speech as they are shown; raises `Refused(bad_text)`."""
    if not isinstance(raw, str) or len(raw) > LONGEST_SPEECH:
        raise Refused(RoomCode.BAD_TEXT, longest=LONGEST_SPEECH)
    return unicodedata.normalize("NFC", "\n".join(_harmless(line).rstrip() for line in raw.splitlines())).strip()


def _harmless(text: str) -> str:
    """Take out control characters, marks of direction, and lone halves of characters; joiners stay."""
    kept = (
        sign if not sign.isspace() else " "
        for sign in text
        if sign.isspace() or sign in _JOINERS or unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co")
    )
    return "".join(kept)


def _seen(name: str) -> bool:
    """Say whether there is anything to see: not joiners, spaces and marks alone."""
    return any(unicodedata.category(sign)[0] in "LNPS" for sign in name if sign not in "\u3164\u115f\u1160\uffa0")


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()
