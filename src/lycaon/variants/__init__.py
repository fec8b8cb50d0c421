"""The variants: one file each. Whatever lies here is found by itself; nothing else lists them."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from lycaon.game.variant import Variant


@cache
def variants() -> dict[str, type[Variant]]:
    """Return every variant by its id."""
    for module in pkgutil.iter_modules(__path__, f"{__name__}."):
        importlib.import_module(module.name)
    found = {
        variant.id: variant
        for variant in _subclasses(Variant)
        if variant.id and variant.__module__.startswith(__name__)
    }
    return dict(sorted(found.items()))


def _subclasses(variant: type[Variant]) -> list[type[Variant]]:
    return [one for direct in variant.__subclasses__() for one in (direct, *_subclasses(direct))]
