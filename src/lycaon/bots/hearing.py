"""Claims in what people type: recognised by patterns, in any of the languages, as far as they can be.

A speech falls into clauses; each is looked through for a card that the speaker says is his, and for a seat beside a
word of the jargon. Questions, conditions and whatever isn't understood claim nothing.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache

from msgspec import structs

from lycaon.bots.bot import Bot, Ponders
from lycaon.bots.claims import Claim, ClaimKind
from lycaon.game.event import AnyEvent, Said
from lycaon.roles import roles
from lycaon.texts import LANGUAGES, texts

LONGEST = 2000
"""How many characters of a speech are read."""

_BETWEEN = re.compile(r"[,，。.;；!！\n]|\b(?:and|but|so|because)\b|然后|然後|而且|所以|因为|因為|但是|但")
_DOUBTFUL = re.compile(
    r"[?？]|\b(?:if|whether|would|could|who is|who's)\b"
    r"|如果|假如|要是|是不是|会不会|會不會|吗|嗎|难道|難道|谁是|誰是"
)
_NUMERAL = "零一二三四五六七八九"
_COUNTED = r"个個天晚夜人票点點只隻张張"
_SEAT = re.compile(
    r"(?:(?:seat|player|number|no\.?|#|第)\s*)?(?<![0-9])([0-9]{1,2})(?![0-9])\s*(?:号|號)?"
    rf"(?!\s*(?:[{_COUNTED}%]|wolves\b|(?:th|st|nd|rd)\b))"
    rf"|([{_NUMERAL}十]{{1,3}})\s*(?:号|號)"
)
"""A seat, but no number of things."""

_NO = r"(?:不是|不像|并非|並非|没有?|沒有?|\bnot\b|n't\b|\bno\b)"
_LOOK = r"(?:验|驗|摸|查|\bcheck(?:ed)?\b|\blook(?:ed)?\b|\bsaw\b|\bseen\b|\bpeeked\b)"
_WOLF = r"(?:铁狼|鐵狼|狼人?|\b(?:were)?wol(?:f|ves)\b|\bevil\b)"
_FINE = r"(?:好人|好的|\bgood\b|\bclear\b|\binnocent\b|\bvillage\b|\bclean\b)"
_FEELS = r"(?:觉得|覺得|感觉|感覺|\bthink\b|\blooks like\b|像是?)"
_TONIGHT = r"(?:今晚|明晚|今夜|下一?[晚个個])"

_SIGNS: tuple[tuple[ClaimKind, tuple[str, ...]], ...] = (
    (
        "badge",
        (
            r"警徽流|先[验驗]|\bbadge\b",
            rf"{_TONIGHT}.{{0,6}}[验驗查摸]",
            r"\b(?:next|tonight) i(?:'ll)? (?:will )?(?:look|check)",
            r"\b(?:i'll|i will|going to) (?:look|check)",
        ),
    ),
    ("saved", (r"[银銀]水|救了|救的是|刀口|[开開]的?[药藥]", r"\bi (?:saved|healed)\b|\bmy potion\b")),
    (
        "good",
        (
            rf"金水|{_LOOK}.*(?:{_FINE}|{_NO}.*{_WOLF})",
            rf"\bvouch for\b|\bis (?:good|clear|clean)\b|^good\b|\bis no {_WOLF}",
        ),
    ),
    (
        "counter",
        (
            r"悍跳|跟我[对對]跳|假(?:的|跳|[预預]言家)",
            r"\bis (?:lying|a liar|fak(?:e|ing))\b|\bfake (?:claim|seer)\b",
            r"\bclaims what is mine\b|\bdoes not have it\b",
        ),
    ),
    (
        "defend",
        (
            rf"捞|撈|做好|保一?下?|{_NO}.{{0,4}}{_WOLF}|(?<!不)像(?:是)?好人|是好人",
            r"\bdefend\b|\bis one of us\b|\bleave\b.*\balone\b|\b(?:looks|sounds) good\b",
        ),
    ),
    (
        "suspect",
        (
            rf"踩|狼坑|往狼|可疑|[怀懷]疑|不像|做[坏壞]|水包|打成狼|{_FEELS}.*{_WOLF}",
            r"\bsuspect\b|\bsuspicious\b|\bsomething is wrong\b|\blist of wolves\b",
            r"\b(?:don't|do not) (?:trust|like|believe)\b",
        ),
    ),
    ("wolf", (rf"查[杀殺]|{_LOOK}.*{_WOLF}|是(?:一?[只张隻張个個])?{_WOLF}", rf"\bis (?:a |the )?{_WOLF}|{_WOLF}$")),
    (
        "side_with",
        (
            r"站[边邊]|我站|真的?[预預]言家|是真的|才是真|[我更也]相?[信认認]|^相?信",
            r"\bside with\b|\bi (?:believe|trust)\b|\bis the real\b",
        ),
    ),
    (
        "vote",
        (
            r"[归歸]|投|全票|出(?![水来來去现現])|推|票[挂掛打]",
            r"\bvot(?:e|es|ing)\b|\bout with\b|\bhang\b|\blynch\b|\bshould go\b",
        ),
    ),
)
_PATTERNS = tuple((kind, re.compile("|".join(signs))) for kind, signs in _SIGNS)
"""Words that make a claim of a seat; the first kind that fits a clause is it."""

_MINE = re.compile(
    r"我(?:就|才|真的?)?是|我的?(?:底牌|身份|牌|[这這][张張])|底牌|起?跳|在我[这這]|民牌"
    r"|\bhere\b|\bi(?: a|')?m\b|\bmy (?:card|role) is\b|\bi(?: have to)? (?:come|am coming) out\b"
)
_NOT_MINE = re.compile(rf"我{_NO}|退水|\bi(?: a|')?m not\b|\btake it back\b|\bwas a bluff\b")


def understood(text: str, seats: int = 99) -> tuple[str, ...]:
    """Return the claims that somebody made in words at a table of so many seats, in order, each once.

    >>> understood("I'm the seer, 4 is a wolf"), understood("我是预言家，昨晚验了4号是金水。"), understood("4號查殺")
    (('i_am:seer', 'wolf:4'), ('i_am:seer', 'good:4'), ('wolf:4',))
    """
    found: list[Claim] = []
    before = ""
    for piece in _clauses(text):
        goes_on = before and not _SEAT.search(piece)  # «I looked at 4, a wolf»
        clause = f"{before} {piece}" if goes_on else piece
        claims = _claims(clause)
        found += [claim for claim in claims if claim.card or 0 < claim.seat <= seats]
        before = "" if claims or not _SEAT.search(clause) else clause
    return tuple(dict.fromkeys(map(str, found)))


def with_words(events: Sequence[AnyEvent], words: Mapping[str, str], seats: int) -> list[AnyEvent]:
    """Return events with the claims of speeches in which none was tapped, read off their words, by speech."""
    return [
        structs.replace(event, claims=understood(words[event.speech], seats))
        if isinstance(event, Said) and not event.claims and words.get(event.speech)
        else event
        for event in events
    ]


def tell(bot: Bot, events: Sequence[AnyEvent], words: Mapping[str, str], seats: int) -> None:
    """Let a bot hear events of its seat; one that reads gets the words of the speeches among them, and no others."""
    if isinstance(bot, Ponders):
        bot.read({one.speech: words[one.speech] for one in events if isinstance(one, Said) and one.speech in words})
    bot.hear(with_words(events, words, seats))


def _clauses(text: str) -> list[str]:
    """Cut a speech into clauses, in one form of letters; a question is no clause."""
    plain = " ".join(unicodedata.normalize("NFKC", text[:LONGEST]).replace("’", "'").casefold().split(" "))
    plain = re.sub(r"\bno\.(?=\s*[0-9])", "no ", plain)
    clauses = []
    for part in re.split(r"(?<=[?？])", plain):
        pieces = [piece.strip() for piece in _BETWEEN.split(part)]
        clauses += [piece for piece in pieces if piece and not _DOUBTFUL.search(piece)]
    return clauses


def _claims(clause: str) -> list[Claim]:
    card = _card_in(clause)
    if card is not None and _NOT_MINE.search(clause):
        return [Claim("withdraw", card=card)]
    claims: list[Claim] = []
    if card is not None and _MINE.search(clause):
        claims.append(Claim("i_am", card=card))
        clause = _without_card(clause)
    named = [_number(found) for found in _SEAT.finditer(clause)]
    if not named:
        return claims
    bare = _SEAT.sub(" ", clause)
    kind = next((kind for kind, pattern in _PATTERNS if pattern.search(bare.strip())), None)
    if kind is None:
        return claims
    if kind in ("good", "wolf", "badge", "suspect", "defend"):
        return [*claims, *(Claim(kind, seat=seat) for seat in named)]
    return [*claims, Claim(kind, seat=named[0])]


def _number(found: re.Match[str]) -> int:
    if found[1] is not None:
        return int(found[1])
    tens, ten, ones = found[2].partition("十")
    if not ten:
        return _NUMERAL.index(tens[-1])
    return (_NUMERAL.index(tens[-1]) if tens else 1) * 10 + (_NUMERAL.index(ones[0]) if ones else 0)


@cache
def _names() -> dict[str, str]:
    """Return the names of all cards in all languages, in small letters, the longest first."""
    names = {
        " ".join(unicodedata.normalize("NFKC", texts(language).role(card)).casefold().split()): card
        for language in LANGUAGES
        for card in roles()
    }
    plain = next((card for card, role in roles().items() if role.plain and not role.active()), None)
    for language in LANGUAGES:
        if plain is not None:
            for name in texts(language).say("talk-hear-plain").replace("、", ",").split(","):
                names.setdefault(name.strip().casefold(), plain)
    return dict(sorted(names.items(), key=lambda item: -len(item[0])))


def _card_in(clause: str) -> str | None:
    """Return the card that a clause names; a longer name hides a shorter one within it."""
    return next((card for name, card in _names().items() if _stands_in(name, clause)), None)


def _stands_in(name: str, clause: str) -> bool:
    if not name.isascii():
        return name in clause
    return re.search(rf"\b{re.escape(name)}\b", clause) is not None


def _without_card(clause: str) -> str:
    name = next(name for name in _names() if _stands_in(name, clause))
    return clause.replace(name, " ", 1)
