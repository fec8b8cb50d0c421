"""Forecasts: how often each camp would win with what a room has chosen, played by bots in a process of their own.

That process gives way to everything else on the machine, and games are sent to it a few at a time, so that rooms don't
suffer. Of a room only what it has chosen last is played, and only while somebody keeps asking.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec

from lycaon import prepare
from lycaon.game.ask import Refused
from lycaon.game.plan import Setup
from lycaon.research.chances import Estimator, forecast_job
from lycaon.research.workers import begin_worker, play_chunk, unpack
from lycaon.rooms.refusal import RoomCode
from lycaon.rooms.room import Room
from lycaon.rooms.settings import Settings, setup_of
from lycaon.server import protocol as wire
from lycaon.server.faults import report

LEVEL = "simple"
GAMES = 400
"""After how many games a forecast is done: its intervals are then 10 points wide at most."""

MOST_ROOMS = 32
"""For how many rooms there may be forecasts under way at once."""

MOST_KEPT = 200
"""How many forecasts are kept for whoever chooses the same."""

LOST = 15.0
"""Seconds after which nobody asks any more."""

IDLE = 60.0
"""Seconds after which a process that plays nothing is ended."""

NICE = 19
SMALL_TABLE, FEW, ONE = 12, 4, 1
"""Up to how many seats a few games are sent at a time; of a larger table one, which takes as long."""


class _Forecast(msgspec.Struct):
    """The games of one setup."""

    job: bytes
    seats: int
    found: Estimator
    failures: int = 0

    @property
    def state(self) -> wire.ForecastState:
        if self.failures > 1:
            return "failed"
        return "done" if self.found.games >= GAMES else "running"


class _Wish(msgspec.Struct):
    """What a room wants to know, and when it last asked."""

    settings: Settings
    circle: tuple[int, ...]
    forecast: _Forecast
    asked: float


class Forecasts:
    """The forecasts of one server."""

    def __init__(self, *, level: str = LEVEL, clock: Callable[[], float] = time.monotonic) -> None:
        """Play nothing yet."""
        self._level = level
        self._clock = clock
        self._kept: OrderedDict[bytes, _Forecast] = OrderedDict()
        self._wishes: dict[str, _Wish] = {}
        self._pool: ProcessPoolExecutor | None = None
        self._working: asyncio.Task[None] | None = None

    def look(self, room: Room) -> wire.Forecast:
        """Return what is known so far of what the room would play next, and go on finding out.

        A choice that can't be played is no fault of who asks: it may have changed while the question was on its way.
        Raises `Refused`: `busy`, when too many rooms want to know.
        """
        lobby = room.lobby
        wish = self._wishes.get(room.code)
        if wish is None or not _same(wish, room):
            seats = sum(not (lobby.way == "judge" and one == lobby.host) for one in lobby.circle)
            try:
                setup = setup_of(lobby.settings, seats, lobby.way)
                prepare(setup)
            except Refused:
                return wire.Forecast(self._level, 0, GAMES, "unplayable", ())
            self._forget_lost()
            if room.code not in self._wishes and len(self._wishes) >= MOST_ROOMS:
                raise Refused(RoomCode.BUSY)
            wish = _Wish(lobby.settings, tuple(lobby.circle), self._forecast(setup), 0)
            self._wishes[room.code] = wish
        wish.asked = self._clock()
        if wish.forecast.state == "running" and self._working is None:
            self._working = asyncio.create_task(self._work())
        found = wish.forecast.found.estimate()
        camps = tuple(
            wire.CampForecast(camp, share.value, share.low, share.high) for camp, share in found.shares.items()
        )
        return wire.Forecast(self._level, found.games, GAMES, wish.forecast.state, camps)

    def changed(self, room: Room) -> None:
        """Give up what a room has wanted to know when it has chosen something else."""
        wish = self._wishes.get(room.code)
        if wish is not None and not _same(wish, room):
            del self._wishes[room.code]

    async def stop(self) -> None:
        """Play no more."""
        self._wishes.clear()
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)
        self._end_process()

    def _forecast(self, setup: Setup) -> _Forecast:
        job = forecast_job(setup, self._level).packed()
        found = self._kept.pop(job, None) or _Forecast(job, setup.seats, Estimator())
        self._kept[job] = found
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return found

    def _forget_lost(self) -> None:
        until = self._clock() - LOST
        self._wishes = {code: wish for code, wish in self._wishes.items() if wish.asked >= until}

    async def _work(self) -> None:
        """Play on for whoever is waiting, each in turn, and end the process some time after the last."""
        try:
            idle_since = self._clock()
            while self._clock() - idle_since < IDLE:
                self._forget_lost()
                waiting = {wish.forecast.job: wish.forecast for wish in self._wishes.values()}
                running = [one for one in waiting.values() if one.state == "running"]
                for forecast in running:
                    await self._play(forecast)
                    idle_since = self._clock()
                if not running:
                    await asyncio.sleep(0.2)
        finally:
            self._working = None
            self._end_process()

    async def _play(self, forecast: _Forecast) -> None:
        """Let the process play a few games more."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, begin_worker, (None, NICE))
        start = forecast.found.games
        stop = min(start + (FEW if forecast.seats <= SMALL_TABLE else ONE), GAMES)
        try:
            games = await asyncio.wrap_future(self._pool.submit(play_chunk, forecast.job, start, stop))
        except BrokenProcessPool as broken:
            forecast.failures += 1
            self._end_process()
            report("forecast failed", broken)
        except Exception as error:  # noqa: BLE001 - whatever it is, other rooms' forecasts go on
            forecast.failures += 2  # it would fail again
            report("forecast failed", error)
        else:
            for game in unpack(games):
                forecast.found.add(game.outcomes[0])

    def _end_process(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _same(wish: _Wish, room: Room) -> bool:
    """Say whether a room would still play what it has wanted to know of."""
    return wish.settings == room.lobby.settings and wish.circle == tuple(room.lobby.circle)
