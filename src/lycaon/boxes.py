"""The boxes: every role, event card and variant that there is, put together for a setup."""

from __future__ import annotations

from collections.abc import Mapping

from lycaon.game.effect import Role
from lycaon.game.plan import Plan, Setup, typed
from lycaon.moons import openers
from lycaon.roles import roles as all_roles
from lycaon.variants import variants


def prepare(setup: Setup, *, roles: Mapping[str, type[Role]] | None = None, as_it_is: bool = False) -> Plan:
    """Check a setup and make it ready for any number of games. Raises `Refused` with what is wrong.

    `roles` are the cards that exist: all that lie in the boxes unless given. `as_it_is` takes any deck, as examples do.
    """
    setup = typed(setup)
    return Plan(
        setup,
        all_roles() if roles is None else roles,
        openers=openers(setup),
        variants=variants(),
        as_it_is=as_it_is,
    )
