"""Messages: the Fluent files of one language, found by key."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import ClassVar

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from lycaon.texts.language import match


class BadText(LookupError):  # noqa: N818 - named for what is wrong with the text
    """A text does not exist, or cannot be filled in with the values that it was given."""


def key(*parts: object) -> str:
    """Make a key of words and ids.

    >>> key("role", "village_idiot", "name"), key("rule", "sheriff_weight", 1.5), key("ask", "witch.heal")
    ('role-village-idiot-name', 'rule-sheriff-weight-1-5', 'ask-witch-heal')
    """
    return "-".join(str(part) for part in parts).replace("_", "-").replace(".", "-")


_ENTRY = re.compile(r"^(?P<key>-?[a-zA-Z][\w-]*) *=.*(?:\n(?![-a-zA-Z#]).*)*", re.MULTILINE | re.ASCII)
"""A message in a file: what goes on with it is indented, or begins with a bracket."""

_NAMED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)", re.ASCII)
"""What may be a message that another one refers to."""


class Texts:
    """All messages of one language. Get it from `texts`, which reads the files once."""

    strict: ClassVar[bool] = False
    """Whether a text that is missing, or lacks a value, raises `BadText` instead of showing what is wrong."""

    def __init__(self, language: str) -> None:
        """Read the files of a language, which is one of `LANGUAGES`."""
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        """Messages as they are written, by key: each is read when it is said first, as few ever are."""
        keys: list[str] = []
        folder = files("lycaon.texts") / language
        for file in sorted(folder.iterdir(), key=lambda one: one.name):
            if file.name.endswith(".ftl"):
                for found in _ENTRY.finditer(file.read_text(encoding="utf-8")):
                    self._unread.setdefault(found["key"], found[0])
                    keys.append(found["key"])
        self.keys = tuple(one for one in keys if not one.startswith("-"))
        """Every key, file by file."""
        self._known = frozenset(self.keys)

    def has(self, key: str) -> bool:
        """Say whether there is a message of this key."""
        return key in self._known

    def say(self, key: str, **values: str | float) -> str:
        """Return a message, filled in with values. Raises `BadText` where `strict` is set."""
        self._read(key)
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            return self._bad(key, "there is no such text")
        said, errors = self._bundle.format_pattern(pattern, {name: _plain(value) for name, value in values.items()})
        return self._bad(key, "; ".join(map(str, errors))) if errors else str(said)

    def _read(self, key: str) -> None:
        """Read a message, and those that it refers to, if it has not been said yet."""
        source = self._unread.get(key)
        if source is not None:
            self._bundle.add_resource(FluentResource(source))
            self._unread.pop(key, None)
            for named in _NAMED.findall(source):
                self._read(named)

    def first(self, *keys: str) -> str:
        """Return the first of several keys that has a message; the first of all when none has."""
        return next((one for one in keys if self.has(one)), keys[0])

    def role(self, id: str) -> str:
        """Return a role's name."""
        return self.say(key("role", id, "name"))

    def roles(self, ids: Iterable[str]) -> str:
        """Return the names of several roles as a list."""
        return self.join([self.role(one) for one in ids])

    def camp(self, id: str) -> str:
        """Return a camp's name."""
        return self.say(key("camp", id, "name"))

    def rule(self, option: str) -> str:
        """Return the name of a house rule."""
        return self.say(key("rule", option, "name"))

    def choice(self, option: str, spelling: str) -> str:
        """Return the short label of a house rule's choice as it is spelt; a number out of a range is its own label.

        >>> texts("en").choice("badge", "may_destroy"), texts("en").choice("abstain", "no")
        ('may tear it up', 'no')
        """
        own = key("rule", option, spelling)
        if self.has(own):
            return self.say(own)
        return self.say(spelling) if spelling in ("yes", "no") else spelling

    def join(self, items: list[str]) -> str:
        """Put items into a list, as the language has it."""
        if not items:
            return self.say("nobody")
        said = items[0]
        for item in items[1:-1]:
            said = self.say("list-next", list=said, next=item)
        return self.say("list-last", list=said, next=items[-1]) if len(items) > 1 else said

    def clauses(self, items: list[str]) -> str:
        """Put clauses together within one sentence."""
        said = items[0] if items else ""
        for item in items[1:]:
            said = self.say("clause-next", list=said, next=item)
        return said

    def sentences(self, items: list[str]) -> str:
        """Put sentences one after the other."""
        said = items[0] if items else ""
        for item in items[1:]:
            said = self.say("sentence-next", list=said, next=item)
        return said

    def _bad(self, key: str, why: str) -> str:
        if self.strict:
            raise BadText(f"{self.language}: {key}: {why}")
        return f"⟦{key}⟧"


LARGEST = 10**15
"""Beyond this a number stands as its digits: it counts nothing, and formats of numbers give up on it."""


def _plain(value: str | float) -> str | float:
    """Let a number be written without groups of three, as seats, votes and seeds are; its plural stays."""
    if isinstance(value, str):
        return value
    if not -LARGEST < value < LARGEST:  # a number that is none, too
        return str(value)
    number = fluent_number(value, useGrouping=False)
    return number if isinstance(number, int | float) else str(value)


@cache
def _read(language: str) -> Texts:
    return Texts(language)


def texts(language: str) -> Texts:
    """Return the messages of a language, given as any tag that `match` understands. Raises `UnknownLanguage`."""
    return _read(match(language))
