"""The commands: what each takes, and which part does it. What an option is for stands in the texts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Annotated, TypeAlias

import msgspec
from cyclopts import Parameter

from lycaon.bots import DEFAULT_LEVEL, check_level
from lycaon.cli import demo, judging, ordering, playing, reference, replaying
from lycaon.cli.failure import Failed
from lycaon.cli.options import (
    AS_USUAL,
    Bots,
    Data,
    Database,
    File,
    FixedSeed,
    Games,
    Host,
    Json,
    Port,
    Preset,
    Resume,
    Rules,
    Seed,
    Side,
    TableOptions,
    Workers,
    number,
    option,
)
from lycaon.cli.screen import Screen, is_at_terminal
from lycaon.cli.tables import names_in, names_of, plan_of, seed_of, viewer_of
from lycaon.cli.voice import Voice


class Desk(msgspec.Struct):
    """What every command works with: a screen, and a voice in the person's language, and whether it was asked for."""

    screen: Screen
    voice: Voice
    asked_for_language: bool


TheDesk: TypeAlias = Annotated[Desk, Parameter(parse=False)]


def play(
    *,
    table: TableOptions = AS_USUAL,
    seat: Annotated[int | None, number("seat", "--seat")] = None,
    seed: Seed = None,
    bots: Bots = DEFAULT_LEVEL,
    file: File = None,
    resume: Resume = None,
    desk: TheDesk,
) -> None:
    """Play a game against bots, or watch one where nobody sits at a terminal."""
    check_level(bots)
    if resume is not None:
        playing.resume(desk.screen, desk.voice, resume, bots, own_language=not desk.asked_for_language)
        return
    number, secret = seed_of(seed)
    plan = plan_of(table, playing.PLAY_SEATS, secret=secret)
    if seat is not None and not 1 <= seat <= plan.setup.seats:
        raise Failed("cli-bad-seat", value=seat, seats=plan.setup.seats)
    if is_at_terminal():
        playing.play(desk.screen, desk.voice, plan, secret, seat, file, bots)
    else:
        desk.screen.line(desk.voice.say("cli-no-terminal"), "aside")
        demo.demo(desk.screen, desk.voice, plan, (number, secret), seat or "public", bots, as_json=False)


def show_demo(
    *,
    table: TableOptions = AS_USUAL,
    seed: Seed = None,
    side: Side = "judge",
    bots: Bots = DEFAULT_LEVEL,
    as_json: Json = False,
    desk: TheDesk,
) -> None:
    """Let bots play a whole game."""
    check_level(bots)
    seeded = seed_of(seed)
    plan = plan_of(table, demo.DEMO_SEATS, secret=seeded[1])
    viewer = viewer_of(side, plan.setup.seats)
    demo.demo(desk.screen, desk.voice, plan, seeded, viewer, bots, as_json=as_json)


def judge(
    *,
    table: TableOptions = AS_USUAL,
    names: Annotated[tuple[str, ...], option("names", "--names")] = (),
    real_cards: Annotated[bool, option("real-cards", "--real-cards")] = False,
    seed: Seed = None,
    file: File = None,
    resume: Resume = None,
    desk: TheDesk,
) -> None:
    """Assist a human judge."""
    if resume is not None:
        judging.resume(desk.screen, desk.voice, resume, own_language=not desk.asked_for_language)
        return
    asks = is_at_terminal()
    if table.seats is None and not table.deck:  # who names the players has said how many there are
        table = replace(table, seats=len(names_in(names)) or None)
    if asks and table.seats is None and not table.deck:
        seats = judging.asks_for_seats(desk.screen, desk.voice)
        chosen = "" if table.variant else judging.asks_for_deck(desk.screen, desk.voice, seats, printed=real_cards)
        table = replace(table, seats=seats, deck=(chosen,) if chosen else ())
    secret = None if seed is None else seed_of(seed)[1]
    plan = plan_of(table, judging.JUDGE_SEATS, secret=secret, holds=True, real_cards=real_cards)
    named = names_of(names, plan.setup.seats)
    if named is None and asks:
        named = judging.asks_for_names(desk.screen, desk.voice, plan.setup.seats)
    judging.judge(desk.screen, desk.voice, plan, secret, named, file)


def replay(
    file: Annotated[str | None, option("record")] = None,
    /,
    *,
    side: Side = "judge",
    upto: Annotated[int | None, number("upto", "--upto")] = None,
    why: Annotated[bool, option("why", "--why")] = False,
    desk: TheDesk,
) -> None:
    """Tell a record again."""
    if file is None:
        raise Failed("cli-missing-value", option="FILE")
    replaying.retell(desk.screen, desk.voice, file, side, upto, why=why)


def check(
    *files: Annotated[str, option("cases")],
    known: Annotated[bool, option("known", "--known")] = False,
    desk: TheDesk,
) -> int:
    """Play worked examples of the rules."""
    from lycaon.cli import checking  # noqa: PLC0415 - no other command reads cases

    return checking.check(desk.screen, desk.voice, files, known=known)


def roles(
    id: Annotated[str | None, option("role")] = None,
    /,
    *,
    as_json: Json = False,
    desk: TheDesk,
) -> None:
    """List the roles, event cards and variants, or explain one."""
    reference.show_roles(desk.screen, desk.voice, id, as_json=as_json)


def rules(
    id: Annotated[str | None, option("rule")] = None,
    /,
    *,
    as_json: Json = False,
    desk: TheDesk,
) -> None:
    """List the house rules, or explain one."""
    reference.show_rules(desk.screen, desk.voice, id, as_json=as_json)


def decks(
    players: Annotated[int | None, number("size")] = None,
    /,
    *,
    as_json: Json = False,
    desk: TheDesk,
) -> None:
    """List the decks."""
    reference.show_decks(desk.screen, desk.voice, players, as_json=as_json)


def order(
    *,
    table: TableOptions = AS_USUAL,
    as_json: Json = False,
    desk: TheDesk,
) -> None:
    """Tell the order of calls, deaths and victory."""
    ordering.show_order(desk.screen, desk.voice, ordering.plan_for(table), as_json=as_json)


def glossary(
    term: Annotated[str | None, option("term")] = None,
    /,
    *,
    as_json: Json = False,
    desk: TheDesk,
) -> None:
    """List the players' words, or explain one."""
    reference.show_glossary(desk.screen, desk.voice, term, as_json=as_json)


def serve(
    *,
    host: Host = None,
    port: Port = None,
    database: Database = None,
    data: Data = None,
    allow: Annotated[tuple[str, ...], option("allow", "--allow")] = (),
    behind_proxy: Annotated[bool, option("behind-proxy", "--behind-proxy")] = False,
    desk: TheDesk,
) -> int:
    """Serve rooms for phones and programs."""
    from lycaon.cli import serving  # noqa: PLC0415 - no other command needs a server, and its parts take their time

    options = serving.options_of(host, port, allow, behind_proxy=behind_proxy)
    return serving.run(desk.screen, desk.voice, options, database, data)


def client(
    room: Annotated[str | None, option("room")] = None,
    /,
    *,
    server: Annotated[str | None, option("server", "--server")] = None,
    name: Annotated[str | None, option("name", "--name")] = None,
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
    desk: TheDesk,
) -> int:
    """Look whether a server could run here."""
    from lycaon.cli import serving  # noqa: PLC0415 - no other command needs a server, and its parts take their time

    options = serving.options_of(host, port, (), behind_proxy=False)
    return serving.examine(desk.screen, desk.voice, options, database, data)


def reports(*, database: Database = None, data: Data = None, desk: TheDesk) -> None:
    """Tell what people have reported of each other."""
    from lycaon.cli import reporting  # noqa: PLC0415 - no other command but the server's needs a database

    reporting.tell(desk.screen, database, data)


def simulate(  # noqa: PLR0913 - a simulation has that many sides
    *,
    table: TableOptions = AS_USUAL,
    bots: Annotated[tuple[str, ...], option("bots", "--bots")] = (),
    games: Games = 1_000,
    seed: FixedSeed = 1,
    compare: Annotated[tuple[str, ...], option("compare", "--compare")] = (),
    out: Annotated[str | None, option("out", "--out")] = None,
    workers: Workers = 1,
    engine: Annotated[str, option("engine", "--engine")] = "processes",
    as_json: Json = False,
    desk: TheDesk,
) -> None:
    """Play many games between bots, and tell what came of them."""
    from lycaon.cli import playing_many, simulating  # noqa: PLC0415 - no other command plays many games

    simulating.simulate(
        desk.screen,
        desk.voice,
        simulating.job_of(table, compare, bots, seed_of(seed)[0]),
        games=playing_many.games_of(games),
        workers=playing_many.workers_of(workers),
        engine=playing_many.engine_of(engine),
        out=out,
        as_json=as_json,
    )


def tournament(
    *,
    levels: Annotated[tuple[str, ...], option("levels", "--levels")] = (),
    decks: Annotated[tuple[str, ...], option("decks", "--decks")] = (),
    games: Games = 100,
    seed: FixedSeed = 1,
    workers: Workers = 1,
    as_json: Json = False,
    desk: TheDesk,
) -> None:
    """Let levels of bots play against each other."""
    from lycaon.cli import playing_many, tournaments  # noqa: PLC0415 - no other command plays many games

    tournaments.tournament(
        desk.screen,
        desk.voice,
        decks=tournaments.decks_of(decks),
        playing=tournaments.levels_of(levels),
        games=playing_many.games_of(games),
        workers=playing_many.workers_of(workers),
        seed=seed_of(seed)[0],
        as_json=as_json,
    )


def balance(  # noqa: PLR0913 - a search has that many sides
    *,
    players: Annotated[int | None, number("players", "--players")] = None,
    roles: Annotated[tuple[str, ...], option("roles", "--roles")] = (),
    target: Annotated[float, option("target", "--target")] = 50,
    preset: Preset = None,
    rules: Rules = (),
    bots: Annotated[str, option("bots", "--bots")] = "simple",
    games: Games = 4_000,
    seed: FixedSeed = 1,
    workers: Workers = 1,
    as_json: Json = False,
    desk: TheDesk,
) -> None:
    """Look for decks and house rules under which both sides win as often as they should."""
    from lycaon.cli import balancing, playing_many  # noqa: PLC0415 - no other command plays many games

    balancing.balance(
        desk.screen,
        desk.voice,
        players=players,
        roles=roles,
        preset=preset,
        rules=rules,
        target=target,
        level=playing_many.level_of(bots),
        games=playing_many.games_of(games, balancing.LEAST_GAMES),
        workers=playing_many.workers_of(workers),
        seed=seed_of(seed)[0],
        as_json=as_json,
    )


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
    "simulate": simulate,
    "tournament": tournament,
    "balance": balance,
    "doctor": doctor,
    "reports": reports,
}
"""Every command by the name that it is called by."""
