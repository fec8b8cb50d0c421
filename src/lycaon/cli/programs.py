"""The commands and their options. What an option is for stands in the texts, under the key that its help names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, TypeAlias

import msgspec
from cyclopts import Parameter, Token

from lycaon.cli import checking, demo, judging, ordering, playing, reference, replaying
from lycaon.cli.failure import Failed
from lycaon.cli.screen import Screen, is_at_terminal
from lycaon.cli.tables import names_in, names_of, plan_of, seed_of, viewer_of
from lycaon.cli.voice import Voice


class Desk(msgspec.Struct):
    """What every command works with: a screen, and a voice in the person's language, and whether it was asked for."""

    screen: Screen
    voice: Voice
    asked_for_language: bool


def _option(key: str, *names: str) -> Parameter:
    return Parameter(name=names or None, help=f"cli-option-{key}", negative="", show_default=False)


def _whole(_: object, tokens: Sequence[Token]) -> int:
    """Read a whole number; what is none must not be rounded. Raises `ValueError`."""
    return int(tokens[0].value)


def _number(key: str, *names: str) -> Parameter:
    return Parameter.combine(_option(key, *names), Parameter(converter=_whole))


TheDesk: TypeAlias = Annotated[Desk, Parameter(parse=False)]
Lang: TypeAlias = Annotated[str | None, _option("lang", "--lang")]
Seats: TypeAlias = Annotated[int | None, _number("seats", "--seats")]
Seed: TypeAlias = Annotated[int | None, _number("seed", "--seed")]
Preset: TypeAlias = Annotated[str | None, _option("preset", "--preset")]
Rules: TypeAlias = Annotated[tuple[str, ...], _option("rules", "--rules")]
Variant: TypeAlias = Annotated[tuple[str, ...], _option("variant", "--variant")]
Events: TypeAlias = Annotated[tuple[str, ...], _option("events", "--events")]
Deck: TypeAlias = Annotated[tuple[str, ...], _option("deck", "--deck")]
Json: TypeAlias = Annotated[bool, _option("json", "--json")]
File: TypeAlias = Annotated[str | None, _option("file", "--file")]
Resume: TypeAlias = Annotated[str | None, _option("resume", "--resume")]
Side: TypeAlias = Annotated[str, _option("as", "--as")]


def play(  # noqa: PLR0913 - a table has that many sides
    *,
    seats: Seats = None,
    seat: Annotated[int | None, _number("seat", "--seat")] = None,
    seed: Seed = None,
    preset: Preset = None,
    rules: Rules = (),
    deck: Deck = (),
    variant: Variant = (),
    events: Events = (),
    file: File = None,
    resume: Resume = None,
    lang: Lang = None,  # noqa: ARG001 - it was read before anything else
    desk: TheDesk,
) -> None:
    """Play a game against simple bots, or watch one where nobody sits at a terminal."""
    if resume is not None:
        playing.resume(desk.screen, desk.voice, resume, own_language=not desk.asked_for_language)
        return
    number, secret = seed_of(seed)
    plan = plan_of(
        seats=seats,
        deck=deck,
        preset=preset,
        rules=rules,
        default_seats=playing.PLAY_SEATS,
        variant=variant,
        events=events,
        secret=secret,
    )
    if seat is not None and not 1 <= seat <= plan.setup.seats:
        raise Failed("cli-bad-seat", value=seat, seats=plan.setup.seats)
    if is_at_terminal():
        playing.play(desk.screen, desk.voice, plan, secret, seat, file)
    else:
        desk.screen.line(desk.voice.say("cli-no-terminal"), "aside")
        demo.demo(desk.screen, desk.voice, plan, (number, secret), seat or "public", as_json=False)


def show_demo(  # noqa: PLR0913 - a table has that many sides
    *,
    seats: Seats = None,
    seed: Seed = None,
    side: Side = "judge",
    preset: Preset = None,
    rules: Rules = (),
    deck: Deck = (),
    variant: Variant = (),
    events: Events = (),
    as_json: Json = False,
    lang: Lang = None,  # noqa: ARG001 - it was read before anything else
    desk: TheDesk,
) -> None:
    """Let bots play a whole game."""
    seeded = seed_of(seed)
    plan = plan_of(
        seats=seats,
        deck=deck,
        preset=preset,
        rules=rules,
        default_seats=demo.DEMO_SEATS,
        variant=variant,
        events=events,
        secret=seeded[1],
    )
    viewer = viewer_of(side, plan.setup.seats)
    demo.demo(desk.screen, desk.voice, plan, seeded, viewer, as_json=as_json)


def judge(  # noqa: PLR0913 - a table has that many sides
    *,
    seats: Seats = None,
    names: Annotated[tuple[str, ...], _option("names", "--names")] = (),
    real_cards: Annotated[bool, _option("real-cards", "--real-cards")] = False,
    seed: Seed = None,
    preset: Preset = None,
    rules: Rules = (),
    deck: Deck = (),
    variant: Variant = (),
    events: Events = (),
    file: File = None,
    resume: Resume = None,
    lang: Lang = None,  # noqa: ARG001 - it was read before anything else
    desk: TheDesk,
) -> None:
    """Assist a human judge."""
    if resume is not None:
        judging.resume(desk.screen, desk.voice, resume, own_language=not desk.asked_for_language)
        return
    asks = is_at_terminal()
    if seats is None and not deck:
        seats = len(names_in(names)) or None  # who names the players has said how many there are
    if asks and seats is None and not deck:
        seats = judging.asks_for_seats(desk.screen, desk.voice)
        chosen = "" if variant else judging.asks_for_deck(desk.screen, desk.voice, seats, printed=real_cards)
        deck = (chosen,) if chosen else ()
    secret = None if seed is None else seed_of(seed)[1]
    plan = plan_of(
        seats=seats,
        deck=deck,
        preset=preset,
        rules=rules,
        default_seats=judging.JUDGE_SEATS,
        variant=variant,
        events=events,
        secret=secret,
        holds=True,
        real_cards=real_cards,
    )
    named = names_of(names, plan.setup.seats)
    if named is None and asks:
        named = judging.asks_for_names(desk.screen, desk.voice, plan.setup.seats)
    judging.judge(desk.screen, desk.voice, plan, secret, named, file)


def replay(
    file: Annotated[str | None, _option("record")] = None,
    /,
    *,
    side: Side = "judge",
    upto: Annotated[int | None, _number("upto", "--upto")] = None,
    why: Annotated[bool, _option("why", "--why")] = False,
    lang: Lang = None,  # noqa: ARG001 - it was read before anything else
    desk: TheDesk,
) -> None:
    """Tell a record again."""
    if file is None:
        raise Failed("cli-missing-value", option="FILE")
    replaying.retell(desk.screen, desk.voice, file, side, upto, why=why)


def check(
    *files: Annotated[str, _option("cases")],
    known: Annotated[bool, _option("known", "--known")] = False,
    lang: Lang = None,  # noqa: ARG001 - it was read before anything else
    desk: TheDesk,
) -> int:
    """Play worked examples of the rules."""
    return checking.check(desk.screen, desk.voice, files, known=known)


def roles(
    id: Annotated[str | None, _option("role")] = None,
    /,
    *,
    as_json: Json = False,
    lang: Lang = None,  # noqa: ARG001 - it was read before anything else
    desk: TheDesk,
) -> None:
    """List the roles, event cards and variants, or explain one."""
    reference.show_roles(desk.screen, desk.voice, id, as_json=as_json)


def rules(
    id: Annotated[str | None, _option("rule")] = None,
    /,
    *,
    as_json: Json = False,
    lang: Lang = None,  # noqa: ARG001 - it was read before anything else
    desk: TheDesk,
) -> None:
    """List the house rules, or explain one."""
    reference.show_rules(desk.screen, desk.voice, id, as_json=as_json)


def decks(
    players: Annotated[int | None, _number("size")] = None,
    /,
    *,
    as_json: Json = False,
    lang: Lang = None,  # noqa: ARG001 - it was read before anything else
    desk: TheDesk,
) -> None:
    """List the decks."""
    reference.show_decks(desk.screen, desk.voice, players, as_json=as_json)


def order(
    *,
    seats: Seats = None,
    preset: Preset = None,
    rules: Rules = (),
    deck: Deck = (),
    as_json: Json = False,
    lang: Lang = None,  # noqa: ARG001 - it was read before anything else
    desk: TheDesk,
) -> None:
    """Tell the order of calls, deaths and victory."""
    ordering.show_order(desk.screen, desk.voice, ordering.plan_for(seats, deck, preset, rules), as_json=as_json)


def glossary(
    term: Annotated[str | None, _option("term")] = None,
    /,
    *,
    as_json: Json = False,
    lang: Lang = None,  # noqa: ARG001 - it was read before anything else
    desk: TheDesk,
) -> None:
    """List the players' words, or explain one."""
    reference.show_glossary(desk.screen, desk.voice, term, as_json=as_json)


Port: TypeAlias = Annotated[int | None, _option("port", "--port")]
Host: TypeAlias = Annotated[str | None, _option("host", "--host")]
Database: TypeAlias = Annotated[str | None, _option("database", "--database")]
Data: TypeAlias = Annotated[str | None, _option("data", "--data")]


def serve(  # noqa: PLR0913 - a server has that many sides
    *,
    host: Host = None,
    port: Port = None,
    database: Database = None,
    data: Data = None,
    allow: Annotated[tuple[str, ...], _option("allow", "--allow")] = (),
    behind_proxy: Annotated[bool, _option("behind-proxy", "--behind-proxy")] = False,
    lang: Lang = None,  # noqa: ARG001 - it was read before anything else
    desk: TheDesk,
) -> int:
    """Serve rooms for phones and programs."""
    from lycaon.cli import serving  # noqa: PLC0415 - no other command needs a server, and its parts take their time

    options = serving.options_of(host, port, allow, behind_proxy=behind_proxy)
    return serving.run(desk.screen, desk.voice, options, database, data)


def client(
    room: Annotated[str | None, _option("room")] = None,
    /,
    *,
    server: Annotated[str | None, _option("server", "--server")] = None,
    name: Annotated[str | None, _option("name", "--name")] = None,
    lang: Lang = None,  # noqa: ARG001 - it was read before anything else
    desk: TheDesk,
) -> None:
    """Play in a room from the terminal."""
    if room is None:
        raise Failed("cli-missing-value", option="CODE")
    from lycaon.cli import client as seat  # noqa: PLC0415 - no other command needs the network

    seat.play(desk.screen, desk.voice, room, server, name)


def doctor(
    *,
    host: Host = None,
    port: Port = None,
    database: Database = None,
    data: Data = None,
    lang: Lang = None,  # noqa: ARG001 - it was read before anything else
    desk: TheDesk,
) -> int:
    """Look whether a server could run here."""
    from lycaon.cli import serving  # noqa: PLC0415 - no other command needs a server, and its parts take their time

    options = serving.options_of(host, port, (), behind_proxy=False)
    return serving.examine(desk.screen, desk.voice, options, database, data)


PROGRAMS: dict[str, Callable[..., int | None]] = {
    "serve": serve,
    "client": client,
    "play": play,
    "demo": show_demo,
    "judge": judge,
    "replay": replay,
    "check": check,
    "roles": roles,
    "rules": rules,
    "decks": decks,
    "order": order,
    "glossary": glossary,
    "doctor": doctor,
}
"""Every command by the name that it is called by."""
