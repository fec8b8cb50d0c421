"""Which language to speak: what is asked for with `--lang`, else what the environment says, else English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

Language: TypeAlias = Literal["zh-Hans", "zh-Hant", "en"]

FALLBACK: Language = "en"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment says it, the strongest first."""
TRADITIONAL = ("hant", "tw", "hk", "mo")


def language_of(name: str) -> Language | None:
    """Return the language that a name such as `zh_TW.UTF-8`, `zh-Hans` or `en` means; None for any other.

    >>> language_of("zh_TW.UTF-8"), language_of("ZH-hans"), language_of("en_GB"), language_of("tlh")
    ('zh-Hant', 'zh-Hans', 'en', None)
    """
    parts = name.partition(".")[0].partition("@")[0].replace("_", "-").casefold().split("-")
    if parts[0] == "zh":
        return "zh-Hant" if any(part in TRADITIONAL for part in parts[1:]) else "zh-Hans"
    return "en" if parts[0] == "en" else None


def from_environment(environment: Mapping[str, str]) -> Language:
    """Return the language of the environment."""
    for variable in VARIABLES:
        if environment.get(variable):
            return language_of(environment[variable]) or FALLBACK
    return FALLBACK


def asked_for(arguments: Sequence[str]) -> str | None:
    """Return what stands behind the last `--lang`, before anything else is read; None where it is not given."""
    found: str | None = None
    for place, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == "--lang" and place + 1 < len(arguments):
            found = arguments[place + 1]
        elif argument.startswith("--lang="):
            found = argument.removeprefix("--lang=")
    return found
