"""Languages: which there are, and which of them a language tag means."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = ("zh-Hans", "zh-Hant", "en")
"""Every language that the judge speaks."""

_TRADITIONAL: Final = frozenset({"hant", "tw", "hk", "mo"})


class UnknownLanguage(ValueError):  # noqa: N818 - named for what is wrong with the tag
    """The judge does not speak this language."""

    def __init__(self, tag: str) -> None:
        """Keep the tag that was asked for."""
        super().__init__(f"unknown language {tag!r}; known are {', '.join(LANGUAGES)}")
        self.tag = tag


def match(tag: str) -> str:
    """Return the language that a tag means, as browsers and systems write it. Raises `UnknownLanguage`.

    A script goes before a region; Chinese without either is taken for Simplified.

    >>> match("zh-HK"), match("zh-Hans-HK"), match("zh"), match("en-GB"), match("EN_us.UTF-8")
    ('zh-Hant', 'zh-Hans', 'zh-Hans', 'en', 'en')
    >>> match("fr")
    Traceback (most recent call last):
    lycaon.texts.language.UnknownLanguage: unknown language 'fr'; known are zh-Hans, zh-Hant, en
    """
    plain = tag.partition(".")[0].partition("@")[0]
    language, *rest = plain.replace("_", "-").lower().split("-")
    if language == "en":
        return "en"
    if language == "zh":
        return "zh-Hant" if "hans" not in rest and not _TRADITIONAL.isdisjoint(rest) else "zh-Hans"
    raise UnknownLanguage(tag)
