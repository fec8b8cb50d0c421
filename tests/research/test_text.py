"""A table in words: whatever is asked can be answered by what is written, and nobody reads what is not his."""

from __future__ import annotations

import re
from random import Random

import pytest

from lycaon import Setup
from lycaon.research.pettingzoo import setup_of
from lycaon.research.text import TextTable
from lycaon.texts import LANGUAGES, Texts

CHOICES = {
    "en": r"Answer (?:one|\d+ to (\d+)) of[^:]*: (.*)\.",
    "zh-Hans": r"可以回答(?:其中 \d+ 到 (\d+) 个[^：]*)?：(.*)。",
    "zh-Hant": r"可以回答(?:其中 \d+ 到 (\d+) 個[^：]*)?：(.*)。",
}


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)


def reader(text: str, language: str, rng: Random) -> str:
    """Answer by nothing but the text: one of the choices, by its number if it has one; else a speech."""
    found = re.search(CHOICES[language], text)
    if found is None:
        return rng.choice(["", "wolf:3 I looked.", "我是預言家 i_am:seer wolf:2"])
    if found[1]:
        return " ".join(rng.sample(re.findall(r"\d+", found[2].replace("0 =", "")), int(found[1])))
    choices = re.split(r", | and |、|和|及|與|与", found[2])
    chosen = rng.choice([choice for choice in choices if choice.strip()])
    number = re.search(r"\d+", chosen)
    return number[0] if number is not None else chosen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", ["modern_9", "thief_10"])
def test_a_game_can_be_played_by_reading_and_writing(deck: str, language: str) -> None:
    table = TextTable(setup_of(deck), seed=11, language=language)
    rng = Random(3)
    for _ in range(3_000):
        if table.turn is None:
            break
        text = table.observe(table.turn)
        assert "⟦" not in text
        assert table.act(reader(text, language, rng)) is None, text
    assert table.result is not None
    assert table.turn is None


def test_a_wrong_answer_is_refused_in_words_and_changes_nothing() -> None:
    table = TextTable(Setup(seats=5, deck=("werewolf", "seer", "villager", "villager", "villager")), seed=2)
    seer = table.turn
    assert seer is not None
    before = table.observe(seer)
    for wrong in ("99", "tomorrow", str(seer), "1 2 3"):
        why = table.act(wrong)
        assert why is not None
        assert "Choose from" in why
        assert table.turn == seer
        assert table.observe(seer) == before
    assert table.act(f" {seer % 5 + 1}。 ") is None
    assert table.turn != seer


def test_what_was_said_is_heard_and_what_was_told_before_is_not_told_again() -> None:
    table = TextTable(setup_of("small_5"), seed=5, language="en")
    said = heard = False
    for _ in range(200):
        if table.turn is None or heard:
            break
        text = table.observe(table.turn)
        heard = "wolf:2" in text and "Look at this" in text
        speech = "Answer" not in text
        table.act("Look at this wolf:2" if speech else reader(text, "en", Random(1)))
        said = said or speech
    assert said
    assert heard


def test_a_villager_reads_the_same_whoever_the_others_are() -> None:
    seen = set()
    hidden = set()
    for seed in range(60):
        table = TextTable(setup_of("classic_8"), seed=seed)
        cards = tuple(seat.ids for seat in table._stage.game.table.all())
        if cards[0] == ("villager",):
            seen.add(table.observe(1))
            hidden.add(cards)
    assert len(hidden) > 5
    assert len(seen) == 1


def test_the_same_seed_deals_the_same_cards() -> None:
    first, second = (TextTable(setup_of("modern_9"), seed=7)._stage.game.table.all() for _ in range(2))
    assert [seat.ids for seat in first] == [seat.ids for seat in second]
