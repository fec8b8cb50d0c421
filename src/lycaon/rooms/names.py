"""What people type: names and speeches of any script, without what could trick a reader's eye."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence

from lycaon.game.ask import Refused
from lycaon.rooms.refusal import RoomCode

LONGEST_NAME = 16
"""In graphemes: what a reader counts as one sign."""

MOST_NAME_CHARACTERS = 64
"""A grapheme may be piled up of many characters; so many in all are enough for sixteen flags or families."""

LONGEST_SPEECH = 2_000
"""In characters."""

_ALIKE = str.maketrans(
    "АВЕКМНОРСТУХІЈЅҺԀԚԜаекорсухіјѕһԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγικνορυχIl1|0ロニカエタトハ丨ー",  # noqa: RUF001 - what it is about
    "ABEKMHOPCTYXIJSHDQWaekopcyxijshdqwABEZHIKMNOPTYXayikvopuxiiiio口二力工夕卜八i一",
)
"""Signs that look like one of another script, or like another one of their own."""


def clean_name(raw: object) -> str:
    """Return a name as it is shown: no control or direction characters, spaces in one, composed.

    Raises `Refused(bad_name)` when nothing is left to read, or more than sixteen graphemes.
    """
    if not isinstance(raw, str) or len(raw) > 16 * MOST_NAME_CHARACTERS:
        raise Refused(RoomCode.BAD_NAME, longest=LONGEST_NAME)
    from lycaon.rooms import signs  # noqa: PLC0415 - it takes long to load

    name = " ".join(unicodedata.normalize("NFC", _harmless(raw)).split())
    if (
        not name
        or len(name) > MOST_NAME_CHARACTERS
        or len(signs.GRAPHEME.findall(name)) > LONGEST_NAME
        or not _seen(name)
    ):
        raise Refused(RoomCode.BAD_NAME, longest=LONGEST_NAME)
    return name


def distinct(name: str, taken: Collection[str]) -> str:
    """Return the name, with a number behind it when somebody looks the same already."""
    looks = _all_looks(taken)
    if looks.isdisjoint(_looks(name)):
        return name
    number = 2
    while not looks.isdisjoint(_looks(f"{name} {number}")):
        number += 1
    return f"{name} {number}"


def one_of(names: Sequence[str], taken: Collection[str], place: int) -> str:
    """Return the first of some names, from a place in them on and round, that nobody in the room looks like.

    >>> one_of(("Ada", "Leo"), ["Ann", "leo"], place=3), one_of(("Ada", "Leo"), ["Ada", "Leo"], place=0)
    ('Ada', 'Ada 2')
    """
    looks = _all_looks(taken)
    around = [names[(place + step) % len(names)] for step in range(len(names))]
    return next((one for one in around if looks.isdisjoint(_looks(one))), distinct(around[0], taken))


def clean_speech(raw: object) -> str:
    """Return the words of a speech as they are shown; raises `Refused(bad_text)`."""
    if not isinstance(raw, str) or len(raw) > LONGEST_SPEECH:
        raise Refused(RoomCode.BAD_TEXT, longest=LONGEST_SPEECH)
    return unicodedata.normalize("NFC", "\n".join(_harmless(line).rstrip() for line in raw.splitlines())).strip()


def _harmless(text: str) -> str:
    """Take out control characters, marks of direction, and lone halves of characters; joiners stay."""
    if text.isascii() and text.isprintable():
        return text
    from lycaon.rooms import signs  # noqa: PLC0415 - it takes long to load

    return signs.HARM.sub("", signs.SPACE.sub(" ", text))


def _seen(name: str) -> bool:
    """Say whether there is anything to see: not joiners, spaces and marks alone."""
    from lycaon.rooms import signs  # noqa: PLC0415 - it takes long to load

    return any(unicodedata.category(sign)[0] in "LNPS" for sign in signs.UNSEEN.sub("", name))


def _looks(name: str) -> set[str]:
    """Return what a name may be taken for: names that share one of these are told apart by a number.

    In any case, and by the looks of its signs, which hang on the case.
    """
    from lycaon.rooms import signs  # noqa: PLC0415 - it takes long to load

    plain = signs.UNSEEN.sub("", unicodedata.normalize("NFKC", name))
    return {_in_any_case(plain), _in_any_case(plain.translate(_ALIKE))}


def _all_looks(names: Collection[str]) -> set[str]:
    return set().union(*map(_looks, names))


def _in_any_case(text: str) -> str:
    return unicodedata.normalize("NFKC", text.casefold())
