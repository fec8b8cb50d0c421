"""Doors: what keeps a stranger, a flood or a foreign page out. Nothing here knows of games."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from enum import StrEnum
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

LARGEST_MESSAGE = 64 * 1024
"""In bytes: one message of a socket, or one body."""

MOST_DRAINED = 32 * 1024 * 1024
"""Bytes of a body that is refused that are taken all the same, and thrown away, so that the refusal is heard."""

MOST_OF_ONE = 512
"""Connections that one address may have at a time: a full room behind one router, and the pages that it loads."""

MOST_KEPT = 10_000
"""How many addresses or people a limit keeps in mind."""


class DoorCode(StrEnum):
    """Why a request is refused before any room hears of it; the texts live with the other texts."""

    NOT_FOUND = "not_found"
    """There is nothing at this address."""
    WRONG_METHOD = "wrong_method"
    """What is at this address can't be used like that."""
    NOT_JSON = "not_json"
    """A body that is not announced as JSON."""
    TOO_LARGE = "too_large"
    """A body of more than `LARGEST_MESSAGE`."""
    UNKNOWN_HOST = "unknown_host"
    """The server is called by other names."""
    FORBIDDEN = "forbidden"
    """Not for whoever asks."""
    NO_MODEL = "no_model"
    """No language model is set up on this server for bots to ask."""
    FAULT = "fault"
    """Something has gone wrong in the server."""


class Limit:
    """Lets so many through at once, and so many a second in the long run, for each key."""

    def __init__(self, burst: float, rate: float, clock: Callable[[], float]) -> None:
        """Let anybody through who has not come yet."""
        self._burst = burst
        self._rate = rate
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def lets(self, key: str, cost: float = 1) -> bool:
        """Say whether one more is let through, and count it."""
        now = self._clock()
        left, then = self._left.pop(key, (self._burst, now))
        left = min(self._burst, left + (now - then) * self._rate)
        through = left >= cost
        self._left[key] = (left - cost if through else left, now)
        if len(self._left) > MOST_KEPT:
            self._left.popitem(last=False)
        return through


def crowd_of(address: str) -> str:
    """Return under which key an address is counted: who has one of version 6 has a whole network of them.

    >>> crowd_of("192.0.2.7"), crowd_of("2001:db8::7:1"), crowd_of("::ffff:192.0.2.7"), crowd_of("?")
    ('192.0.2.7', '2001:db8::/64', '192.0.2.7', '?')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or ip_network((found, 64), strict=False))
    return str(found)


def is_this_machine(address: str) -> bool:
    """Say whether an address is this machine's own.

    >>> is_this_machine("127.0.0.1"), is_this_machine("::1"), is_this_machine("192.0.2.7"), is_this_machine("")
    (True, True, False, False)
    """
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


_CONTENT = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; media-src 'self' blob:; worker-src 'self'; "
    "manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)

SECURITY_HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", _CONTENT.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), screen-wake-lock=(self)"),
)
"""Sent with every answer. Styles may be inline: places in the circle are worked out by the page."""


def is_own(origin: str | None, host: str | None) -> bool:
    """Say whether a page that opens a socket came from this server; programs send no origin."""
    if origin is None:
        return True
    try:
        return host is not None and urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


def host_is_allowed(host: str | None, allowed: tuple[str, ...]) -> bool:
    """Say whether a Host header names this server: any, unless some were given."""
    return not allowed or name_of(host) in allowed


def is_for_this_machine(host: str | None, allowed: tuple[str, ...]) -> bool:
    """Say whether a Host header is this machine's own name, or one that was given.

    A foreign page that is read on this machine can give its own name this machine's address, but not hide the name.

    >>> is_for_this_machine("localhost:8717", ()), is_for_this_machine("[::1]:8717", ()), is_for_this_machine("a.b", ())
    (True, True, False)
    """
    name = name_of(host)
    return name == "localhost" or name in allowed or is_this_machine(name.strip("[]"))


def name_of(host: str | None) -> str:
    """Return the name in a Host header, without the port."""
    whole = (host or "").lower()
    return whole if whole.endswith("]") else whole.rsplit(":", 1)[0]
