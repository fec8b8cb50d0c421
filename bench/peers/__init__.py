"""Other engines for this game, measured with the same table: eight seats, random answers, games played to the end.

    >>> from bench.peers import PEERS, measure_round, prepare
    >>> prepare()  # doctest: +SKIP
    >>> [measure_round(name, seconds=3).games_per_cpu_second for name in PEERS]  # doctest: +SKIP

Each peer plays in a process and an environment of its own (see environment.py), because what they need must not touch
what we need. Nothing raises when a peer can't be installed or fails: its result has no games, and its note says why.

Random answers make games of different length, and the slowest peer plays only a few in a second: give each round some
seconds, and a seed of its own.
"""

from __future__ import annotations

import subprocess
from dataclasses import dataclass

from bench.peers.environment import ROOT, Absent, interpreter, last_words, surroundings
from bench.peers.result import PeerResult

__all__ = ["PEERS", "Peer", "PeerResult", "measure", "measure_round", "prepare"]


@dataclass(frozen=True)
class Peer:
    """A package that is measured, in exactly this version, and the module here that plays with it."""

    name: str
    version: str
    module: str

    @property
    def requirement(self) -> str:
        """What pip is asked for."""
        return f"{self.name}=={self.version}"


PEERS = {
    peer.name: peer
    for peer in (
        Peer("werewolf-engine", "0.1.0", "bench.peers.werewolf_engine_games"),
        Peer("open-mafia-engine", "0.5.0", "bench.peers.open_mafia_games"),
        Peer("textarena", "0.7.4", "bench.peers.textarena_games"),
    )
}
"""The peers by name."""


def prepare() -> None:
    """Installs what is not installed yet, so that no round has to wait for it."""
    for peer in PEERS.values():
        interpreter(peer.requirement)


def measure(seconds: float) -> list[PeerResult]:
    """One round with each peer, one after another, each playing for so many seconds of CPU time."""
    return [measure_round(name, seconds) for name in PEERS]


def measure_round(name: str, seconds: float, seed: int = 0) -> PeerResult:
    """One round with one peer; the same seed draws the same answers.

    An unknown name is a KeyError.
    """
    peer = PEERS[name]
    python = interpreter(peer.requirement)
    if isinstance(python, Absent):
        return PeerResult(peer.name, peer.version, note=python.why)
    # -E and -s: nothing that is set or installed for the user comes in. The module is found in the working folder.
    command = [str(python), "-E", "-s", "-m", peer.module, "--seconds", str(seconds), "--seed", str(seed)]
    try:
        done = subprocess.run(
            command,
            check=False,
            cwd=ROOT,
            env=surroundings(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=120 + 20 * seconds,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return PeerResult(peer.name, peer.version, note=f"not measured: {error}")
    if done.returncode != 0:
        return PeerResult(peer.name, peer.version, note=f"not measured: {last_words(done.stderr)}")
    try:
        return PeerResult.from_json(done.stdout.splitlines()[-1])
    except (IndexError, TypeError, ValueError):
        return PeerResult(peer.name, peer.version, note="not measured: it printed no figures")
