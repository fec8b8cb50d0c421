"""Figures about the running server. They never hold a role, a name, or anything of a game."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import accumulate

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
"""Seconds up to which commands are counted together."""


class Metrics:
    """The figures of one process: plain numbers, as a library's would lock for each message."""

    def __init__(self) -> None:
        """Begin at nought."""
        self.connections = 0
        """Clients connected now."""
        self.rooms = 0
        """Rooms in memory."""
        self.lag = 0.0
        """Seconds by which the event loop woke too late."""
        self.refusals: Counter[str] = Counter()
        """Refused commands by code."""
        self.messages = self.bytes = 0
        """Sent to clients."""
        self._took = [0] * (len(BUCKETS) + 1)
        self._seconds = 0.0

    def sent(self, messages: list[bytes]) -> None:
        """Count messages."""
        self.messages += len(messages)
        self.bytes += sum(map(len, messages))

    @contextmanager
    def command(self) -> Iterator[None]:
        """Count a command, and how long it takes."""
        began = time.perf_counter()
        try:
            yield
        finally:
            seconds = time.perf_counter() - began
            self._took[bisect_left(BUCKETS, seconds)] += 1
            self._seconds += seconds

    def text(self) -> bytes:
        """Return all figures in the form that Prometheus reads."""
        from prometheus_client import CollectorRegistry, Metric, generate_latest  # noqa: PLC0415 - nobody asks at once
        from prometheus_client.core import CounterMetricFamily as Count  # noqa: PLC0415
        from prometheus_client.core import GaugeMetricFamily as Gauge  # noqa: PLC0415
        from prometheus_client.core import HistogramMetricFamily as Histogram  # noqa: PLC0415
        from prometheus_client.registry import Collector  # noqa: PLC0415

        refusals = Count("lycaon_refusals", "Refused commands by code", labels=["code"])
        for code, times in sorted(self.refusals.items()):
            refusals.add_metric([code], times)
        limits = [*map(str, map(float, BUCKETS)), "+Inf"]
        took = list(zip(limits, accumulate(self._took), strict=True))
        found: list[Metric] = [
            Gauge("lycaon_connections", "Clients connected now", value=self.connections),
            Gauge("lycaon_rooms", "Rooms in memory", value=self.rooms),
            Histogram("lycaon_command_seconds", "From a command to its receipt", buckets=took, sum_value=self._seconds),
            refusals,
            Gauge("lycaon_loop_lag_seconds", "How late the event loop wakes", value=self.lag),
            Count("lycaon_messages", "Messages sent to clients", value=self.messages),
            Count("lycaon_sent_bytes", "Bytes sent to clients", value=self.bytes),
        ]

        class Found(Collector):
            def collect(self) -> list[Metric]:
                return found

        registry = CollectorRegistry()
        registry.register(Found())
        return generate_latest(registry)
