"""The options that several commands take. What one is for stands in the texts, under the key that its help names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, TypeAlias

from cyclopts import Parameter, Token

from lycaon.bots import Level


def option(key: str, *names: str) -> Parameter:
    """Return an option, or an argument where it has no name, that is explained under `cli-option-KEY`."""
    return Parameter(name=names or None, help=f"cli-option-{key}", negative="", show_default=False)


def _whole(_: object, tokens: Sequence[Token]) -> int:
    """Read a whole number; what is none must not be rounded. Raises `ValueError`."""
    return int(tokens[0].value)


def number(key: str, *names: str) -> Parameter:
    """Return an option, as `option` does, whose value is a whole number."""
    return Parameter.combine(option(key, *names), Parameter(converter=_whole))


Lang: TypeAlias = Annotated[str | None, option("lang", "--lang")]
Seats: TypeAlias = Annotated[int | None, number("seats", "--seats")]
Seed: TypeAlias = Annotated[int | None, number("seed", "--seed")]
Preset: TypeAlias = Annotated[str | None, option("preset", "--preset")]
Rules: TypeAlias = Annotated[tuple[str, ...], option("rules", "--rules")]
Variant: TypeAlias = Annotated[tuple[str, ...], option("variant", "--variant")]
Events: TypeAlias = Annotated[tuple[str, ...], option("events", "--events")]
Deck: TypeAlias = Annotated[tuple[str, ...], option("deck", "--deck")]
Json: TypeAlias = Annotated[bool, option("json", "--json")]
File: TypeAlias = Annotated[str | None, option("file", "--file")]
Resume: TypeAlias = Annotated[str | None, option("resume", "--resume")]
Side: TypeAlias = Annotated[str, option("as", "--as")]
Bots: TypeAlias = Annotated[Level, option("bot-level", "--bots")]
Port: TypeAlias = Annotated[int | None, number("port", "--port")]
Host: TypeAlias = Annotated[str | None, option("host", "--host")]
Database: TypeAlias = Annotated[str | None, option("database", "--database")]
Data: TypeAlias = Annotated[str | None, option("data", "--data")]
Games: TypeAlias = Annotated[int, number("games", "--games")]
Workers: TypeAlias = Annotated[int, number("workers", "--workers")]
FixedSeed: TypeAlias = Annotated[int, number("fixed-seed", "--seed")]


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class TableOptions:
    """What the options say about a table, as it was typed: `tables.plan_of` checks it."""

    seats: Seats = None
    deck: Deck = ()
    preset: Preset = None
    rules: Rules = ()
    variant: Variant = ()
    events: Events = ()


AS_USUAL = TableOptions()
"""Nothing was said about the table."""
