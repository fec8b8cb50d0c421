"""Reading events and asks: their fields by name, whether they come as structs or as mappings off the wire.

Texts know the shape of what they tell and nothing of the game behind it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import msgspec

Thing: TypeAlias = msgspec.Struct | Mapping[str, object]
"""An event, ask or problem: a struct of the engine, or the same as a mapping, with its tag under `event`."""


class Fields:
    """The fields of one thing, each read as what it should be. Raises `TypeError` for a thing of another shape.

    >>> fields = Fields({"event": "died", "seats": [3, 5]})
    >>> fields.tag, fields.numbers("seats"), fields.word("cause")
    ('died', (3, 5), None)
    """

    def __init__(self, thing: Thing) -> None:
        """Take the fields of a struct or of a mapping."""
        fields: object = thing if isinstance(thing, Mapping) else msgspec.to_builtins(thing, str_keys=False)
        if not isinstance(fields, Mapping):
            raise TypeError(f"not a thing with named fields: {type(thing).__name__}")
        self._fields: Mapping[str, object] = fields

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the fields."""
        return tuple(self._fields)

    @property
    def tag(self) -> str:
        """What kind of event it is."""
        return self.text("event")

    @property
    def public(self) -> bool:
        """Whether an event is for everybody."""
        return self._fields.get("to") is None

    def word(self, name: str) -> str | None:
        """Return a word, or None."""
        value = self._fields.get(name)
        if value is None or isinstance(value, str):
            return value
        raise self._wrong(name)

    def text(self, name: str) -> str:
        """Return a word that must be there."""
        value = self.word(name)
        if value is None:
            raise self._wrong(name)
        return value

    def words(self, name: str) -> tuple[str, ...]:
        """Return a list of words; empty if there is none."""
        values = self.values(name)
        if not all(isinstance(value, str) for value in values):
            raise self._wrong(name)
        return tuple(str(value) for value in values)

    def number(self, name: str) -> int | None:
        """Return a whole number, or None."""
        value = self._fields.get(name)
        if value is None or (isinstance(value, int) and not isinstance(value, bool)):
            return value
        raise self._wrong(name)

    def count(self, name: str) -> int:
        """Return a whole number that must be there."""
        value = self.number(name)
        if value is None:
            raise self._wrong(name)
        return value

    def numbers(self, name: str) -> tuple[int, ...]:
        """Return a list of whole numbers; empty if there is none."""
        found = tuple(value for value in self.values(name) if isinstance(value, int))
        if len(found) != len(self.values(name)):
            raise self._wrong(name)
        return found

    def yes(self, name: str) -> bool:
        """Say whether a field is set."""
        return bool(self._fields.get(name))

    def value(self, name: str) -> object:
        """Return a field as it is."""
        return self._fields.get(name)

    def values(self, name: str) -> tuple[object, ...]:
        """Return a list as it is; empty if there is none."""
        return listed(self._fields.get(name))

    def _wrong(self, name: str) -> TypeError:
        return TypeError(f"{name}: not to be expected: {self._fields.get(name)!r}")


def listed(value: object) -> tuple[object, ...]:
    """Return a list's items; none for what is no list."""
    return tuple(value) if isinstance(value, Sequence) and not isinstance(value, str) else ()


def thing(value: object) -> Thing:
    """Return what is known to be a thing as one. Raises `TypeError` for anything else."""
    if isinstance(value, msgspec.Struct | Mapping):
        return value
    raise TypeError(f"not a thing with named fields: {type(value).__name__}")
