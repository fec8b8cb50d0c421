"""Everything that there is in a game, written down, so that two moments of it, or two games, can be compared."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from types import FunctionType, GeneratorType, MethodType

import msgspec

from lycaon import Game, HouseRules, Plan, Setup
from lycaon.game.effect import Effect
from lycaon.game.view import Viewer, Watcher

SHARED = (Plan, Setup, HouseRules, Watcher, type)
"""What all games of a setup have in common, and what views are kept in."""

PLAIN = (bool, int, float, str, bytes)


def viewers(game: Game) -> tuple[Viewer, ...]:
    """Return everybody who may look at a game."""
    return (*range(1, game.table.size + 1), "public", "judge")


def views(game: Game) -> dict[Viewer, bytes]:
    """Return what everybody sees now."""
    return {viewer: msgspec.json.encode(game.view(viewer)) for viewer in viewers(game)}


def state(game: Game) -> object:
    """Return all that a game holds, down to where each line of its steps waits; views are apart."""
    return _Writer().write(game)


class _Writer:
    """Walks through a game; what it meets again it only names, for a game is full of circles."""

    def __init__(self) -> None:
        self.met: dict[int, int] = {}

    def write(self, thing: object) -> object:
        if thing is None or isinstance(thing, PLAIN):
            return (type(thing).__name__, thing)
        if isinstance(thing, SHARED):
            return type(thing).__name__
        if isinstance(thing, FunctionType | MethodType):
            return thing.__qualname__
        if isinstance(thing, msgspec.Struct) and thing.__struct_config__.frozen:
            return thing
        if id(thing) in self.met:
            return ("again", self.met[id(thing)])
        self.met[id(thing)] = len(self.met)
        return (type(thing).__name__, [(self.write(name), self.write(part)) for name, part in _parts(thing)])


def _parts(thing: object) -> Iterator[tuple[object, object]]:
    """Return the parts of a thing, with their names."""
    if isinstance(thing, dict):
        yield from thing.items()
    elif isinstance(thing, list | tuple):
        yield from enumerate(thing)
    elif isinstance(thing, set | frozenset):
        yield from enumerate(sorted(thing, key=repr))
    elif isinstance(thing, GeneratorType):
        yield "at", thing.gi_frame.f_lasti if thing.gi_frame is not None else None
        yield "within", thing.gi_yieldfrom
        yield "of", thing.__qualname__
    elif isinstance(thing, msgspec.Struct):
        yield from ((name, getattr(thing, name)) for name in thing.__struct_fields__)
    else:
        yield from ((name, getattr(thing, name, None)) for name in _slots(thing))
        yield from vars(thing).items() if isinstance(thing, Effect) or hasattr(thing, "__dict__") else ()


def _slots(thing: object) -> Iterable[str]:
    for kind in type(thing).__mro__:
        slots: object = kind.__dict__.get("__slots__", ())
        yield from (slots,) if isinstance(slots, str) else tuple(slots) if isinstance(slots, Iterable) else ()
