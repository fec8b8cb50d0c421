"""Reading what a person types: a seat however it is written, several seats, a numbered choice, a pass."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Mapping

from lycaon.game.ask import Answer
from lycaon.game.view import AskView

PASSES = frozenset(
    {"0", "-", "–", "—", "pass", "none", "no one", "nobody", "过", "過", "不", "无", "無", "空", "弃票", "棄票"}
)
"""What always means a pass, where passing is allowed."""

_DIGITS = "零一二三四五六七八九"
_BETWEEN = re.compile(r"[\s,、，;；/和与與]+")
_SEAT = re.compile(
    r"(?:(?:seat|player|no\.?|#|第)\s*)?([0-9]{1,3}|[零一二三四五六七八九十]{1,3})\s*(?:号|號)?(?:玩家|位)?"
)


class Unread(Exception):  # noqa: N818 - the person is asked again
    """What was typed is no answer to what was asked."""


def plain(text: str) -> str:
    """Bring full-width letters and digits, capitals and spaces into one form.

    >>> plain(" ３号 "), plain("YES")
    ('3号', 'yes')
    """
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


def number(text: str) -> int | None:
    """Read a seat's number in any of its spellings; None when it is none.

    >>> number("3"), number("３号"), number("十二號"), number("seat 4"), number("-891106412"), number("wolf")
    (3, 3, 12, 4, None, None)
    """
    found = _SEAT.fullmatch(plain(text))
    if found is None:
        return None
    digits = found[1]
    if digits.isascii():
        return int(digits)
    tens, ten, ones = digits.partition("十")
    if not ten:
        return _DIGITS.index(digits) if len(digits) == 1 else None
    if len(tens) > 1 or len(ones) > 1:
        return None
    return (_DIGITS.index(tens) if tens else 1) * 10 + (_DIGITS.index(ones) if ones else 0)


def numbers(text: str) -> list[int] | None:
    """Read several seats' numbers; None when something among them is none.

    >>> numbers("3, 4号 和 十"), numbers("3 or 4")
    ([3, 4, 10], None)
    """
    found = [number(part) for part in _BETWEEN.split(plain(text)) if part]
    known = [one for one in found if one is not None]
    return known if known and len(known) == len(found) else None


def by_number(text: str, names: Mapping[int, str]) -> str:
    """Put the seat's number in the place of each player's name that stands by itself.

    A name that would mean something else, such as a number or a pass, is left as it is.

    >>> by_number("小红，Bo = 4", {1: "小红", 2: "bo", 3: "4"})
    '1,2 = 4'
    """
    seats = {plain(name): seat for seat, name in names.items()}
    spelt = [name for name in seats if number(name) is None and name not in PASSES]
    if not spelt:
        return text
    longest_first = "|".join(map(re.escape, sorted(spelt, key=len, reverse=True)))
    return re.sub(rf"(?<!\w)(?:{longest_first})(?!\w)", lambda found: str(seats[found[0]]), plain(text))


def choices(ask: AskView) -> list[tuple[str, int | str]]:
    """Return what may be typed for each legal answer: a seat's number; for a word a number, or among seats a letter."""
    words = [one for one in ask.legal if isinstance(one, str)]
    seats = [one for one in ask.legal if isinstance(one, int)]
    keys = [chr(ord("a") + place) for place in range(26)] if seats else [str(place) for place in range(1, 1000)]
    return [*((str(seat), seat) for seat in seats), *zip(keys, words, strict=False)]


def read_answer(ask: AskView, text: str, passes: Collection[str] = ()) -> Answer:
    """Read an answer to an ask; `passes` are more words for a pass. Raises `Unread`.

    A seat that can't be named is read, too: it is for the game to refuse, and to say why.
    """
    typed = plain(text)
    if not typed:
        raise Unread
    if ask.kind == "seats":
        named = numbers(typed)
        if named is not None and (named != [0] or 0 in ask.legal):
            return tuple(dict.fromkeys(named))
    elif ask.kind in ("seat", "option", "speech"):
        for key, answer in choices(ask):
            if typed == key or (isinstance(answer, str) and typed == plain(answer)):
                return answer
        seat = number(typed)
        if seat is not None and seat in ask.legal:
            return seat
    if ask.may_pass and (typed in PASSES or typed in passes):
        return None
    if ask.kind == "seat" and (seat := number(typed)):
        return seat
    raise Unread


_GIVEN = re.compile(r"([^=:]+)[=:]([^=:]+?)(?=(?:[\s,;]+[^=:\s,;]+\s*[=:])|$)")
"""One «who=what», up to the next; full-width signs are plain ones by then."""


def read_answers(ask: AskView, text: str, seats: tuple[int, ...], passes: Collection[str] = ()) -> dict[int, Answer]:
    """Read answers of several seats: «5» for all of them, «3=5 4=5» for some; a pass is for all. Raises `Unread`."""
    typed = plain(text)
    if "=" not in typed and ":" not in typed:
        answer = read_answer(ask, typed, passes)
        return dict.fromkeys(seats, answer)
    found: dict[int, Answer] = {}
    place = 0
    for part in _GIVEN.finditer(typed):
        if typed[place : part.start()].strip(" ,;"):
            raise Unread
        place = part.end()
        who = numbers(part[1].strip(" ,;"))
        if who is None or any(seat not in seats for seat in who):
            raise Unread
        answer = read_answer(ask, part[2], passes)
        found.update(dict.fromkeys(who, answer))
    if typed[place:].strip(" ,;") or not found:
        raise Unread
    return found
