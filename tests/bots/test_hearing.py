"""Claims are recognised in typed text, in three languages, and nothing is heard that was not said."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lycaon.bots.claims import claim_of
from lycaon.bots.hearing import understood
from lycaon.bots.memory import Memory
from lycaon.bots.phrases import CHARACTERS, Manner, in_words
from lycaon.texts import LANGUAGES, texts

HEARD = {
    # English
    "I'm the seer, 4 is a wolf": ("i_am:seer", "wolf:4"),
    "I am the Seer. I checked 4, 4 is a werewolf!": ("i_am:seer", "wolf:4"),
    "My card is Witch": ("i_am:witch",),
    "im the hunter": ("i_am:hunter",),
    "I looked at 7: a werewolf.": ("wolf:7",),
    "I checked number 3 and he is good": ("good:3",),
    "I looked at 3, no wolf": ("good:3",),
    "I looked at 3 and 5 is good": ("good:5",),
    "4 is good, I looked": ("good:4",),
    "I can vouch for 6": ("good:6",),
    "seat 9 is clear": ("good:9",),
    "vote 3": ("vote:3",),
    "Let's all vote for player 3!": ("vote:3",),
    "out with 11": ("vote:11",),
    "I side with 2": ("side_with:2",),
    "I believe 2, vote for 5": ("side_with:2", "vote:5"),
    "2 is the real seer": ("side_with:2",),
    "I suspect 8": ("suspect:8",),
    "8 looks like a wolf to me": ("suspect:8",),
    "I don't trust 8": ("suspect:8",),
    "8 is not a wolf": ("defend:8",),
    "leave 9 alone": ("defend:9",),
    "5 is lying": ("counter:5",),
    "I saved 2": ("saved:2",),
    "tonight I check 6": ("badge:6",),
    "my badge plan: 6 then 9": ("badge:6", "badge:9"),
    "I'm not the seer": ("withdraw:seer",),
    "I'm just a villager": ("i_am:villager",),
    # Simplified Chinese
    "我是预言家，昨晚验了4号是金水": ("i_am:seer", "good:4"),
    "我是预言家，7查杀。": ("i_am:seer", "wolf:7"),
    "我跳白痴": ("i_am:village_idiot",),
    "底牌女巫，银水2号": ("i_am:witch", "saved:2"),
    "4号金水": ("good:4",),
    "４号查杀！": ("wolf:4",),
    "十二号是我的查杀": ("wolf:12",),
    "我验了5号是狼": ("wolf:5",),
    "我摸了5号，5号是好人": ("defend:5",),
    "验了5号是好人": ("good:5",),
    "今天归3号": ("vote:3",),
    "大家投3": ("vote:3",),
    "全票出10号": ("vote:10",),
    "我站边2号": ("side_with:2",),
    "2号是真预言家": ("side_with:2",),
    "6号悍跳": ("counter:6",),
    "8号我踩一脚": ("suspect:8",),
    "我怀疑8号": ("suspect:8",),
    "9号不像狼": ("defend:9",),
    "我捞一下9号": ("defend:9",),
    "警徽流6、9": ("badge:6", "badge:9"),
    "今晚验6号": ("badge:6",),
    "我不是预言家": ("withdraw:seer",),
    "我是平民": ("i_am:villager",),
    # Traditional Chinese
    "我是預言家，昨晚驗了4號是金水": ("i_am:seer", "good:4"),
    "4號查殺": ("wolf:4",),
    "我是獵人": ("i_am:hunter",),
    "歸12號": ("vote:12",),
    "站邊2，投3": ("side_with:2", "vote:3"),
    "6號是悍跳，我踩8號": ("counter:6", "suspect:8"),
    "銀水2號": ("saved:2",),
    "撈一下9號": ("defend:9",),
    "警徽流先驗7號": ("badge:7",),
    # nothing
    "": (),
    "hello": (),
    "is 4 a wolf?": (),
    "who is the seer?": (),
    "4号是不是狼": (),
    "如果4号是狼，那怎么办": (),
    "第3天了": (),
    "there are 4 wolves left": (),
    "还有3只狼": (),
    "过": (),
}


@pytest.mark.parametrize(("text", "claims"), HEARD.items())
def test_claims_are_heard_in_words(text: str, claims: tuple[str, ...]) -> None:
    assert understood(text) == claims


def test_a_seat_that_is_not_at_the_table_is_not_heard() -> None:
    assert understood("vote 12, then 3 is a wolf", 9) == ("wolf:3",)


@given(st.text(max_size=300))
def test_any_text_is_read_and_every_claim_in_it_reads_back(text: str) -> None:
    for claim in understood(text, 12):
        read = claim_of(claim)
        assert read is not None
        assert str(read) == claim
        assert read.card or 1 <= read.seat <= 12


SAID = ("i_am:seer", "i_am:villager", "withdraw:seer", "good:4", "wolf:7", "saved:2", "badge:6", "counter:5",
        "suspect:8", "defend:9", "side_with:2", "vote:3")  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("claim", SAID)
def test_what_bots_say_is_understood_by_bots(language: str, claim: str) -> None:
    """Every way of saying a claim, by every character, is heard as that claim and no other."""
    for character in CHARACTERS:
        manner, memory = Manner(texts(language), character), Memory()
        for memory.turn in range(24):
            said = in_words(manner, memory, (claim,), "speech", Random(memory.turn))
            assert understood(said) == (claim,), said
