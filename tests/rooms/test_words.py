"""Names and words: what is taken, what is cleaned, what is hidden."""

# Full-width letters are what some of this is about.
# ruff: noqa: RUF001

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lycaon.game.ask import Refused
from lycaon.rooms.codes import ALPHABET, LENGTH, new_code, read_code
from lycaon.rooms.manners import mannerly
from lycaon.rooms.names import LONGEST_NAME, clean_name, clean_speech, distinct


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


@pytest.mark.parametrize("typed", ["", "   ", "\u200d", "\u202e", "\u3164", "x" * 17, "é" * 17, 5, None, "\ud800"])
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
        ("Fuuuck you", "moderate", "****** you"),
        ("ＦＵＣＫ", "moderate", "****"),
        ("class assassin Scunthorpe", "strict", "class assassin Scunthorpe"),
        ("shut up", "moderate", "shut up"),
        ("shut  up", "strict", "********"),
        ("你他妈的说什么", "moderate", "你***说什么"),
        ("我是白痴", "strict", "我是白痴"),
        ("你这个混蛋", "moderate", "你这个混蛋"),
        ("你这个混蛋", "strict", "你这个**"),
    ],
)
def test_rude_words_are_hidden_as_far_as_the_room_has_chosen(said: str, manners: str, heard: str) -> None:
    assert mannerly(said, manners) == heard  # type: ignore[arg-type]


@given(st.text(), st.sampled_from(("any", "moderate", "strict")))
def test_hiding_changes_nothing_else(said: str, manners: str) -> None:
    mannerly(said, manners)  # type: ignore[arg-type]
