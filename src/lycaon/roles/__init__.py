"""The roles: one file each, in folders by box. Whatever lies here is found by itself; nothing else lists them."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from lycaon.game.effect import Role


@cache
def roles() -> dict[str, type[Role]]:
    """Return every role by its id, in the order of the boxes and of the alphabet."""
    for module in pkgutil.walk_packages(__path__, f"{__name__}."):
        if not module.name.rpartition(".")[2].startswith("_"):
            importlib.import_module(module.name)
    found: dict[str, type[Role]] = {}
    for role in _subclasses(Role):
        if _is_in_play(role):
            if role.id in found:
                raise ValueError(f"two roles are called {role.id}: {found[role.id].__module__} and {role.__module__}")
            found[role.id] = role
    return dict(sorted(found.items(), key=lambda item: (_place(item[1].box), item[1].box, item[0])))


BOXES = ("base", "new_moon", "village", "characters", "fourth", "fifth", "seed004")
"""The boxes in the order in which they are listed; any other, such as one of your own, comes after them."""


def _place(box: str) -> int:
    return BOXES.index(box) if box in BOXES else len(BOXES)


def _subclasses(role: type[Role]) -> list[type[Role]]:
    return [one for direct in role.__subclasses__() for one in (direct, *_subclasses(direct))]


def _is_in_play(role: type[Role]) -> bool:
    """Say whether a class is a card of the game: not a skeleton, and not one that a test has made up."""
    folder, _, module = role.__module__.rpartition(".")
    return bool(role.id) and folder.startswith(f"{__name__}.") and not module.startswith("_")
