"""Which language to speak: what is asked for with `--lang`, else what the environment says, else English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lycaon.texts import UnknownLanguage, match

FALLBACK = "en"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment says it, the strongest first."""


def from_environment(environment: Mapping[str, str]) -> str:
    """Return the language of the environment.

    >>> from_environment({"LANG": "zh_TW.UTF-8"}), from_environment({"LC_ALL": "C", "LANG": "zh_CN"})
    ('zh-Hant', 'en')
    """
    for variable in VARIABLES:
        if environment.get(variable):
            try:
                return match(environment[variable])
            except UnknownLanguage:
                return FALLBACK
    return FALLBACK


def asked_for(arguments: Sequence[str]) -> str | None:
    """Return what stands behind the last `--lang`, before anything else is read; None where it is not given.

    >>> asked_for(["demo", "--lang", "zh"]), asked_for(["--lang=en"]), asked_for(["demo"])
    ('zh', 'en', None)
    """
    found: str | None = None
    for place, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == "--lang" and place + 1 < len(arguments):
            found = arguments[place + 1]
        elif argument.startswith("--lang="):
            found = argument.removeprefix("--lang=")
    return found


def without_language(arguments: Sequence[str]) -> list[str]:
    """Return the arguments without `--lang` and what stands behind it, wherever it was given.

    >>> without_language(["--lang", "zh", "demo", "--lang=en", "--", "--lang"])
    ['demo', '--', '--lang']
    """
    left: list[str] = []
    rest = iter(arguments)
    for argument in rest:
        if argument == "--":
            return [*left, argument, *rest]
        if argument == "--lang":
            if next(rest, None) is None:
                left.append(argument)
        elif not argument.startswith("--lang="):
            left.append(argument)
    return left
