"""Names and words: what is taken, what is cleaned, what is hidden."""

# Full-width letters are what some of this is about.
# ruff: noqa: RUF001

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lycaon import texts as texts_package
from lycaon.game.ask import Refused
from lycaon.rooms import commands as do
from lycaon.rooms.codes import ALPHABET, LENGTH, new_code, read_code
from lycaon.rooms.desk import Desk
from lycaon.rooms.manners import Manners, mannerly, rude_words
from lycaon.rooms.names import LONGEST_NAME, clean_name, clean_speech, distinct
from lycaon.rooms.settings import Settings
from lycaon.rooms.store import MemoryStore
from lycaon.texts import LANGUAGES
from tests.rooms.unsure import Clock, Counting


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ann ", "Ann"),
        ("小明\u202e", "小明"),
        ("a\u0000b\u200bc", "abc"),
        ("👨‍👩‍👧‍👦" * 2, "👨‍👩‍👧‍👦" * 2),
        ("e\u0301", "é"),
        ("tab\tand\nline", "tab and line"),
        ("🇹🇼" * 16, "🇹🇼" * 16),
    ],
)
def test_a_name_is_shown_without_what_tricks_the_eye(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "   ",
        "\u200d",
        "\u202e",
        "\u3164",
        "\u2800",
        "\u0301\u0302",
        "\ufe0f\u200d",
        "\u2800\u034f",
        "\U000e0080",
        "x" * 17,
        "é" * 17,
        5,
        None,
        "\ud800",
    ],
)
def test_what_is_no_name_is_refused(typed: object) -> None:
    with pytest.raises(Refused):
        clean_name(typed)


@given(st.text())
def test_a_name_that_is_taken_stays_as_it_is(typed: str) -> None:
    try:
        name = clean_name(typed)
    except Refused:
        return
    assert clean_name(name) == name
    assert len(name) >= 1
    name.encode()


@given(st.text(max_size=3_000))
def test_a_speech_that_is_taken_stays_as_it_is(typed: str) -> None:
    try:
        text = clean_speech(typed)
    except Refused:
        return
    assert clean_speech(text) == text
    text.encode()


def test_who_looks_like_another_gets_a_number() -> None:
    assert distinct("Ann", []) == "Ann"
    assert distinct("ＡＮＮ", ["Ann"]) == "ＡＮＮ 2"
    assert distinct("Ann", ["Ann", "ann 2"]) == "Ann 3"
    assert len(clean_name("x" * LONGEST_NAME)) == LONGEST_NAME


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "A\u200dnn"),  # a joiner
        ("Ann", "Ann\ufe0f"),  # a selector
        ("Ann", "An\u034fn"),  # a joiner of graphemes
        ("Ann", "A\u0338nn"),  # a stroke that belongs to no letter
        ("Ann", "Ａｎｎ"),
        ("Ann B", "Ann\u3164B"),  # a filler
        ("Ann B", "Ann\u2800B"),  # a braille sign without dots
        ("Ann B", "AnnB"),
        ("Straße", "STRASSE"),
        ("Anna", "Аnnа"),  # Cyrillic
        ("Анна", "АННА"),
        ("AHHA", "АННА"),
        ("Nick", "Νick"),  # Greek
        ("Bill", "BiII"),
        ("Bob", "B0b"),
        ("口哨", "ロ哨"),  # katakana
        ("小明", "小\u200c明"),
    ],
)
def test_names_that_look_alike_are_told_apart(one: str, other: str) -> None:
    assert clean_name(one) != clean_name(other)
    assert distinct(clean_name(other), [clean_name(one)]) == f"{clean_name(other)} 2"
    assert distinct(clean_name(one), [clean_name(other)]) == f"{clean_name(one)} 2"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Jose", "José"),
        ("小明", "小朋"),
        ("कि", "कु"),
        ("كَتَبَ", "كتاب"),
        ("가", "각"),
        ("は", "ば"),
        ("👍🏽", "👍🏿"),
        ("ann", "anne"),
    ],
)
def test_names_that_differ_to_a_reader_need_no_number(one: str, other: str) -> None:
    assert distinct(clean_name(other), [clean_name(one)]) == clean_name(other)


@given(st.lists(st.text("Aa\u200dnl1I0oO \ufe0f2", max_size=8), max_size=12))
def test_no_two_in_a_room_ever_look_alike(typed: list[str]) -> None:
    names: list[str] = []
    for one in typed:
        try:
            names.append(distinct(clean_name(one), names))
        except Refused:
            continue
    for place, one in enumerate(names):
        assert distinct(one, names[:place]) == one


def test_a_code_is_read_as_it_is_typed() -> None:
    assert read_code(" ａb2-c ") == "AB2C"
    for wrong in ("", "ABC", "ABCDE", "AB0C", "AB1C", "ABOC", "ABIC", "ABLC", "月月月月", "A" * 1000):
        assert read_code(wrong) is None
    assert all(read_code(code) == code for code in (new_code() for _ in range(100)))
    assert LENGTH == 4
    assert not set("0O1IL") & set(ALPHABET)


@pytest.mark.parametrize(
    ("said", "manners", "heard"),
    [
        ("fuck you", "any", "fuck you"),
        ("Fuuuck you", "moderate", "＊＊ you"),
        ("ＦＵＣＫ", "moderate", "＊＊"),
        ("f u c k you", "moderate", "＊＊ you"),
        ("f.u-c_k!", "moderate", "＊＊!"),
        ("fu\u200dck", "moderate", "＊＊"),
        ("fúck", "moderate", "＊＊"),
        ("sh1t, a$$ and 455 votes", "strict", "＊＊, ＊＊ and 455 votes"),
        ("shit", "moderate", "shit"),
        ("shut up", "moderate", "shut up"),
        ("shut  up", "strict", "＊＊"),
        ("你他妈的说什么", "moderate", "你＊＊说什么"),
        ("幹你娘", "moderate", "＊＊"),
        ("你这个混蛋", "moderate", "你这个混蛋"),
        ("你这个混蛋", "strict", "你这个＊＊"),
        ("杂种！", "moderate", "＊＊！"),
        ("😀 fuck 😀", "moderate", "😀 ＊＊ 😀"),
    ],
)
def test_rude_words_are_hidden_as_far_as_the_room_has_chosen(said: str, manners: Manners, heard: str) -> None:
    assert mannerly(said, manners) == heard


INNOCENT = (
    """Scunthorpe Penistone Essex Sussex Cockburn Dickens Hitchcock Lightwater Clitheroe class classic assassin assess
    assume assets bass brass compass embarrass grass glass harass mass passage passion Massachusetts shiitake
    Matsushita therapist analysis cockpit cocktail peacock document circumstance scrap scrapbook damnation snigger
    Niger Nigeria niggardly swank twatter Mishit mishear Arsenal parse arsenic button basement bastardise raccoon""",
    "as sad as she is; was so; if u c kids; a s in a; it has hit; the pen is red; push it; as s. says; 455 and 5,417",
    "操场 早操 体操 体操你会吗 做操 操心 操作 情操 草莓 草原 草木皆兵 傻乎乎 装傻比较好 鸡巴士 火鸡巴西 杂种优势",
    "他妈妈 你妈妈 司机巴不得 手机巴士 靠北走 靠腰部 废物利用 智障人士 干你的事 干你们 幹你的活 去你家 贱卖 骚动",
    "放屁股 白痴 我是白痴 村里的白痴 狼人 女巫 毒死 去死 查杀 滚筒 混合 王八 脑子 神经 卧槽马 雜種優勢 智障者",
)


@pytest.mark.parametrize("said", [one for line in INNOCENT for one in (line, *line.split())])
def test_harmless_words_are_never_hidden(said: str) -> None:
    assert mannerly(said, "strict") == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_game_is_hidden(language: str) -> None:
    """The village idiot is a card."""
    folder = Path(texts_package.__file__).parent / language
    said = [line for file in folder.glob("*.ftl") for line in file.read_text("utf-8").splitlines()]
    assert len(said) > 1_000
    assert [line for line in said if mannerly(line, "strict") != line] == []


@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant"])
def test_every_word_of_the_lists_is_hidden_and_stands_there_once(language: str) -> None:
    words = rude_words(language, "strict")
    assert len(set(words)) == len(words) > 30
    assert set(rude_words(language, "moderate")) < set(words)
    assert rude_words(language, "any") == []
    for word in words:
        assert mannerly(word.partition("/")[0], "strict") == "＊＊"


@given(st.text(), st.sampled_from(("any", "moderate", "strict")))
def test_hiding_changes_nothing_else(said: str, manners: Manners) -> None:
    heard = mannerly(said, manners)
    assert heard == said or "＊＊" in heard


async def test_rude_names_are_hidden_where_the_room_has_chosen_to() -> None:
    desk = Desk(MemoryStore(Clock()), luck=Counting(), codes=lambda: "TEST")
    await desk.open("remote", "en", "fuck", settings=Settings(words="moderate"))
    await desk.enter("TEST", "Mr Fuck")
    await desk.enter("TEST", "Bitch")
    await desk.command("TEST", 2, "a", do.Rename("傻逼"))
    names = [one.name for one in (await desk.room("TEST")).lobby.people.values()]
    assert names == ["＊＊", "＊＊ 3", "＊＊ 2"]
    await desk.command("TEST", 1, "b", do.Choose(Settings(words="any")))
    await desk.command("TEST", 2, "c", do.Rename("Dick"))
    assert (await desk.room("TEST")).lobby.people[2].name == "Dick"
