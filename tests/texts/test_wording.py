"""How the texts are written: each Chinese in its own characters, with its own punctuation, and clean English."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast, visitor

from tests.texts.test_keys import messages

CHINESE = ("zh-Hans", "zh-Hant")

CODEC = {"zh-Hans": "gb2312", "zh-Hant": "big5"}
"""Each holds the characters of one Chinese only, but for these:"""
STRAY = {
    "zh-Hans": set("吒後捱摺榘甯菸醣麴"),
    "zh-Hant": set("与么优体儿听圣坏复宁岭并庄异怀怜惊扑扰晒机构气洁洒灶离网蚕触赶凄栖沄痒篱羡肮苧茧虮霉"),
}
CONFUSED = set("后里几于余冲云谷松范干斗丑姜")
"""Characters that Traditional Chinese has too, but not in any word of these texts."""

HAN = "[\u3400-\u9fff]"


class Text(visitor.Visitor):
    """Collects the text of a message, without what is filled in."""

    def __init__(self) -> None:
        """Begin with none."""
        super().__init__()
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the visitor's name for it
        """Note a piece of text."""
        self.parts.append(node.value)


def pieces(message: ast.Message) -> list[str]:
    collected = Text()
    collected.visit(message)
    return collected.parts


OPERATORS = ("cli-", "refusal-bad-database", "refusal-database-", "refusal-unreadable-room")
"""What is read at a keyboard, or by who runs a server: commands, names of programs and files stand among the words."""

OF_MODELS = "llm-"
"""What a language model reads, which is told in Latin letters what the parts of its answer are called."""


@pytest.mark.parametrize("language", CHINESE)
def test_a_chinese_text_has_no_characters_of_the_other_chinese(language: str) -> None:
    for id, message in messages(language).items():
        for character in "".join(pieces(message)):
            if re.match(HAN, character):
                character.encode(CODEC[language])
                assert character not in STRAY[language], (id, character)


def test_traditional_texts_have_no_simplified_twin_of_another_character() -> None:
    for id, message in messages("zh-Hant").items():
        assert CONFUSED.isdisjoint("".join(pieces(message))), id


@pytest.mark.parametrize("language", CHINESE)
def test_chinese_punctuation_is_full_width(language: str) -> None:
    for id, message in messages(language).items():
        if not id.startswith(OPERATORS):
            for piece in pieces(message):
                assert re.search(r"""[,.;:!?()"'<>\[\]]""", piece) is None, (id, piece)


@pytest.mark.parametrize(("language", "marks"), [("zh-Hans", "「」『』"), ("zh-Hant", "“”‘’")])
def test_each_chinese_has_its_own_quotation_marks(language: str, marks: str) -> None:
    for id, message in messages(language).items():
        assert set(marks).isdisjoint("".join(pieces(message))), id


@pytest.mark.parametrize("language", CHINESE)
def test_no_space_parts_chinese_from_chinese(language: str) -> None:
    for id, message in messages(language).items():
        for piece in pieces(message):
            assert re.search(f"{HAN} +{HAN}|[，。：；！？、] | [，。：；！？、]", piece) is None, (id, piece)


@pytest.mark.parametrize("language", CHINESE)
def test_chinese_texts_have_no_latin_words(language: str) -> None:
    for id, message in messages(language).items():
        if not id.startswith((*OPERATORS, OF_MODELS)):
            text = "".join(pieces(message))
            assert re.search("[A-Za-z]", text) is None or (id, text) == ("term-runoff-name", "PK"), id


def test_english_texts_are_english() -> None:
    for id, message in messages("en").items():
        if not id.startswith(OPERATORS):
            for piece in pieces(message):
                assert re.search(f"{HAN}|  |[，。：；！？、（）]", piece) is None, (id, piece)


@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant", "en"])
def test_what_is_a_sentence_ends_like_one(language: str) -> None:
    sentences = re.compile(
        r"(role|office|moon|variant)-.*-(brief|rule|hint)|term-.*-means|announced-.*|because-.*|won-.*|call-.*-(act|open|close)"
        r"|told-.*|ruled-.*|limit-.*|refusal-.*|problem-.*|ballot.*|counted-.*|speech.*|wave-.*|preset-(?!.*-name$).*"
    )
    for id, message in messages(language).items():
        if sentences.fullmatch(id) and not id.endswith("-name"):
            assert re.search("[。？！.?!]$", pieces(message)[-1].rstrip()), id


@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant", "en"])
def test_a_choice_of_a_house_rule_is_a_short_label(language: str) -> None:
    for id, message in messages(language).items():
        text = "".join(pieces(message))
        if id.startswith("rule-") and not text.endswith(("。", ".")):
            assert len(text) <= (60 if language == "en" else 22), (id, len(text))
