"""The figures of one round."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field


@dataclass(frozen=True)
class PeerResult:
    """What one peer did in one round; with no games, `note` says why it could not be measured.

    A peer's script prints it as one line of JSON. It is a dataclass and no msgspec struct, because the peers'
    environments have no packages of ours.
    """

    peer: str
    version: str
    games: int = 0
    cpu_seconds: float = 0.0
    games_per_cpu_second: float = 0.0
    actions_per_game: float = 0.0
    winners: dict[str, int] = field(default_factory=dict)
    """Games won, by the side's name in the peer's own words."""
    note: str = ""
    """In what the peer's game differs from ours, or why there are no figures."""

    @property
    def measured(self) -> bool:
        """Whether there are figures at all."""
        return self.games > 0

    def to_json(self) -> str:
        """The result as one line."""
        return json.dumps(asdict(self))

    @classmethod
    def from_json(cls, line: str) -> PeerResult:
        """The result that such a line tells; a line that tells none is a ValueError or a TypeError."""
        return cls(**json.loads(line))
