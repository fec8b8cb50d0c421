"""`lycaon serve`: rooms for phones and programs. `lycaon doctor`: what is wrong with an installation."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from contextlib import suppress
from pathlib import Path

from lycaon.cli.failure import Failed
from lycaon.cli.screen import Screen
from lycaon.cli.voice import Voice
from lycaon.game.ask import Refused
from lycaon.rooms.stores import open_store
from lycaon.server import running
from lycaon.server.faults import quiet_logs
from lycaon.server.running import Options, lan_address, serve
from lycaon.server.web import STATIC

PORT = 8717
EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 - the addresses that mean «all of them»

HERE = ("localhost", "127.0.0.1", "[::1]")
"""Names that are allowed in any case: whoever looks whether the server is well does it from this machine."""

VARIABLES = {
    "host": "LYCAON_HOST",
    "port": "LYCAON_PORT",
    "database": "LYCAON_DATABASE",
    "data": "LYCAON_DATA",
    "allow": "LYCAON_ALLOW",
    "behind_proxy": "LYCAON_BEHIND_PROXY",
}
"""Each option that an environment variable may set as well."""


def from_environment(name: str) -> str | None:
    """Return what the environment says about an option; an empty variable says nothing."""
    return os.environ.get(VARIABLES[name]) or None


def data_folder(given: str | None) -> Path:
    """Return the folder in which the rooms are kept, made if it is not there: as given, or this user's own.

    Raises `Failed`.
    """
    named = given or from_environment("data")
    try:
        home = os.environ.get("XDG_DATA_HOME")
        folder = Path(named) if named else (Path(home) if home else Path.home() / ".local" / "share") / "lycaon"
    except RuntimeError:  # nobody knows whose home this is
        folder = Path("lycaon-data")
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise Failed("cli-serve-no-folder", folder=str(folder), reason=error.strerror or str(error)) from None
    return folder


def options_of(host: str | None, port: int | None, allow: tuple[str, ...], *, behind_proxy: bool) -> Options:
    """Put together how the server is run: what is given goes before the environment. Raises `Failed`."""
    words = from_environment("port")
    if port is None and words is not None:
        if not words.isascii() or not words.isdigit():
            raise Failed("cli-bad-value", option=VARIABLES["port"], value=words)
        port = int(words)
    port = PORT if port is None else port
    if not 0 <= port <= 65_535:
        raise Failed("cli-bad-value", option="--port", value=port)
    hosts = allow or tuple((from_environment("allow") or "").replace(",", " ").split())
    return Options(
        host=host or from_environment("host") or "0.0.0.0",  # noqa: S104 - phones in the room must reach it
        port=port,
        hosts=(*(one.lower() for one in hosts), *HERE) if hosts else (),
        behind_proxy=behind_proxy or (from_environment("behind_proxy") or "").lower() in ("1", "yes", "true"),
    )


def run(screen: Screen, voice: Voice, options: Options, database: str | None, data: str | None) -> int:
    """Serve until somebody stops it."""
    quiet_logs()
    url = database or from_environment("database")
    folder = data_folder(data) if url is None else Path()

    def ready(port: int) -> None:
        _greet(screen, voice, options, port, str(folder / "rooms.db") if url is None else None)

    async def main() -> bool:
        store = await open_store(url, folder)
        return await serve(store, options, ready)

    try:
        return 0 if running.run(main()) else 1
    except OSError as error:
        raise Failed("cli-serve-no-port", port=options.port, reason=error.strerror or str(error)) from None


def _greet(screen: Screen, voice: Voice, options: Options, port: int, file: str | None) -> None:
    """Say where the rooms are, for a person to type and for a phone to read."""
    named = options.hosts[0] if options.hosts else None
    everywhere = options.host in EVERYWHERE
    name = named or (lan_address() if everywhere else options.host)
    address = f"http://{f'[{name}]' if ':' in name else name}:{port}"
    screen.title(voice.say("cli-serve-title"))
    screen.line(voice.say("cli-serve-address", address=address), "title")
    if everywhere and named is None:
        screen.line(voice.say("cli-serve-here", address=f"http://localhost:{port}"), "aside")
    if file is not None:
        screen.line(voice.say("cli-serve-kept", file=file), "aside")
    if screen.console.is_terminal:
        import segno  # noqa: PLC0415 - the port is open by now, and nobody waits for the drawing

        for row in segno.make(address, error="l").matrix_iter(border=2):
            screen.line("".join("  " if dark else "██" for dark in row))
    screen.line(voice.say("cli-serve-stop"), "aside")
    sys.stdout.flush()


# -- the doctor -------------------------------------------------------------------------------------------------------


def examine(screen: Screen, voice: Voice, options: Options, database: str | None, data: str | None) -> int:
    """Look at everything that a server needs, and say what is wrong; returns 1 if anything is."""
    sound = True
    for check in (_python, _pages, lambda v: _port(v, options), lambda v: _store(v, database, data), _address):
        text, well = check(voice)
        sound &= well
        screen.line(f"{'✓' if well else '✗'} {text}", "" if well else "warning")
    screen.line()
    screen.line(voice.say("cli-doctor-sound" if sound else "cli-doctor-ill"), "title")
    return 0 if sound else 1


Finding = tuple[str, bool]


def _python(voice: Voice) -> Finding:
    found = ".".join(map(str, sys.version_info[:3]))
    return voice.say("cli-doctor-python", version=found), sys.version_info >= (3, 11)


def _pages(voice: Voice) -> Finding:
    there = (STATIC / "index.html").is_file()
    return voice.say("cli-doctor-pages" if there else "cli-doctor-no-pages"), there


def _port(voice: Voice, options: Options) -> Finding:
    with socket.socket(socket.AF_INET6 if ":" in options.host else socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((options.host, options.port))
        except OSError as error:
            reason = error.strerror or str(error)
            return voice.say("cli-serve-no-port", port=options.port, reason=reason), False
    return voice.say("cli-doctor-port", port=options.port), True


def _store(voice: Voice, database: str | None, data: str | None) -> Finding:
    url = database or from_environment("database")

    async def look() -> None:
        folder = data_folder(data) if url is None else Path()
        store = await open_store(url, folder)
        await store.now()
        with suppress(Exception):
            await store.close()

    try:
        asyncio.run(look())
    except Failed as failed:
        return voice.say(failed.key, **{name: str(value) for name, value in failed.values.items()}), False
    except Refused as refused:
        return voice.narrator.refusal(refused), False
    return voice.say("cli-doctor-store"), True


def _address(voice: Voice) -> Finding:
    address = lan_address()
    alone = address.startswith("127.")
    return voice.say("cli-doctor-alone" if alone else "cli-doctor-address", address=address), True
