"""Small tables that are quickly played."""

from __future__ import annotations

from lycaon import Setup
from lycaon.research.match import Job, Seating

SMALL = Setup(seats=5, deck=("werewolf", "seer", "villager", "villager", "villager"))


def job(*tables: Seating, seed: int = 5) -> Job:
    return Job(tables=tables or (Seating(setup=SMALL),), seed=seed)
