"""A process: everything that one of the server's holds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.types import Scope

from lycaon.rooms.desk import Desk
from lycaon.rooms.store import Store
from lycaon.server.doors import MOST_OF_ONE, Limit, crowd_of
from lycaon.server.forecasts import Forecasts
from lycaon.server.hub import Hub
from lycaon.server.keeper import Keeper
from lycaon.server.metrics import Metrics
from lycaon.server.players import Players


class Server:
    """Everything that one process holds."""

    def __init__(
        self,
        store: Store,
        *,
        hosts: tuple[str, ...] = (),
        pace: float = 1.0,
        trust_proxy: bool = False,
        limits: bool = True,
        open_figures: bool = False,
        clock: Callable[[], float] = time.time,
    ) -> None:
        """Serve a store.

        `hosts`: the names that it is called by (all, if none). `pace`: of bots; 0 is at once. `open_figures`: whether
        other machines may read /metrics; players could tell from it when somebody answers in secret.
        """
        self.hosts = hosts
        self.open_figures = open_figures
        self.trust_proxy = trust_proxy
        self.store = store
        self.metrics = Metrics()
        self.desk = Desk(store)
        self.hub = Hub(self.desk, self.metrics, clock)
        self.players = Players(self.desk, pace=pace)
        self.keeper = Keeper(self.desk, self.hub, self.players, self.metrics)
        self.forecasts = Forecasts()
        self.desk.listeners += [self.keeper.changed, self.forecasts.changed]
        self.limits = limits
        times = 1.0 if limits else 1e9
        monotonic = time.monotonic
        self.opening = Limit(20 * times, 0.1 * times, monotonic)
        self.looking = Limit(40 * times, 1 * times, monotonic)
        """Codes that an address may try: all 900,000 would take it ten days."""
        self.sockets = Limit(60 * times, 2 * times, monotonic)
        self.everything = Limit(2_000 * times, 100 * times, monotonic)
        """Requests and messages of one address, over all its connections and in all rooms: a club behind one router."""
        self.most_sockets = MOST_OF_ONE if limits else 1_000_000
        """That one address may have open at a time, also behind a proxy, whose connections are not counted."""
        self.commands = Limit(40 * times, 8 * times, monotonic)
        self.forecasting = Limit(120 * times, 10 * times, monotonic)
        """A whole table at one address asks again and again."""
        self.reporting = Limit(20 * times, times / 60, monotonic)
        """Reports of one address: whoever comes in again and again is somebody else each time."""
        self.asking = Limit(30 * times, 5 * times, monotonic)
        """How often the people of one room may ask, together."""
        self.stopping = False

    @asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        """Run while the application does."""
        await self.keeper.start()
        hints = asyncio.create_task(self.store.listen(self.keeper.hint))
        try:
            yield
        finally:
            hints.cancel()
            await self.stop()

    async def stop(self) -> None:
        """Stop politely: clients are told, and what is being written is written."""
        if not self.stopping:
            self.stopping = True
            self.hub.stop()
            await self.forecasts.stop()
            await self.keeper.stop()
            await asyncio.sleep(0.1)
            await self.store.close()

    def address(self, scope: Scope) -> str:
        """Return where a client comes from; behind a proxy, what the proxy says."""
        if self.trust_proxy:
            for name, value in reversed(scope["headers"]):  # the last one is the proxy's own
                if name == b"x-forwarded-for":
                    return crowd_of(value.decode("latin-1").rsplit(",", 1)[-1].strip())
        client = scope.get("client")
        return crowd_of(client[0]) if client else ""
