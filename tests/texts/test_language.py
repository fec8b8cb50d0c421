"""Which language a tag means."""

from __future__ import annotations

import pytest

from lycaon.texts import LANGUAGES, UnknownLanguage, match, texts


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("zh", "zh-Hans"),
        ("zh-CN", "zh-Hans"),
        ("zh_CN.UTF-8", "zh-Hans"),
        ("zh-SG", "zh-Hans"),
        ("zh-Hans", "zh-Hans"),
        ("zh-Hans-HK", "zh-Hans"),
        ("zh-TW", "zh-Hant"),
        ("zh_HK", "zh-Hant"),
        ("zh-MO", "zh-Hant"),
        ("zh-Hant", "zh-Hant"),
        ("ZH-hant-TW", "zh-Hant"),
        ("en", "en"),
        ("en-GB", "en"),
        ("en_US.UTF-8@euro", "en"),
    ],
)
def test_a_tag_means_a_language(tag: str, language: str) -> None:
    assert match(tag) == language


@pytest.mark.parametrize("tag", ["", "fr", "C", "C.UTF-8", "ja-JP", "english", "zhuang"])
def test_an_unknown_language_is_refused_and_the_known_ones_are_named(tag: str) -> None:
    with pytest.raises(UnknownLanguage, match="zh-Hans, zh-Hant, en") as raised:
        texts(tag)
    assert raised.value.tag == tag


def test_a_language_is_read_once() -> None:
    assert texts("zh-TW") is texts("zh-Hant")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_means_itself(language: str) -> None:
    assert match(language) == language
