"""Figures about the running server. They never hold a role, a name, or anything of a game."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        """Begin at nought."""
        self.registry = CollectorRegistry()
        self.connections = Gauge("lycaon_connections", "Clients connected now", registry=self.registry)
        self.rooms = Gauge("lycaon_rooms", "Rooms in memory", registry=self.registry)
        self.commands = Histogram(
            "lycaon_command_seconds",
            "From a command to its receipt",
            registry=self.registry,
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
        )
        self.refusals = Counter("lycaon_refusals", "Refused commands by code", ["code"], registry=self.registry)
        self.lag = Gauge("lycaon_loop_lag_seconds", "How late the event loop wakes", registry=self.registry)
        self._messages = Counter("lycaon_messages", "Messages sent to clients", registry=self.registry)
        self._bytes = Counter("lycaon_sent_bytes", "Bytes sent to clients", registry=self.registry)

    def sent(self, size: int) -> None:
        """Count a message."""
        self._messages.inc()
        self._bytes.inc(size)

    def text(self) -> bytes:
        """Return all figures in the form that Prometheus reads."""
        return generate_latest(self.registry)
