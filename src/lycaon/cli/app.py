"""The commands and their options, in the person's language; and the one place where whatever goes wrong is told."""

import os
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated

from cyclopts import App, CycloptsError, Group, Parameter
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from cyclopts.help import DefaultFormatter
from rich.console import Console, ConsoleOptions

from lycaon.cli import checking, demo, judging, playing, reference, replaying
from lycaon.cli.failure import USAGE, Failed, told
from lycaon.cli.languages import asked_for, from_environment
from lycaon.cli.screen import Screen, is_at_terminal, tolerate
from lycaon.cli.tables import names_of, plan_of, seed_of, viewer_of
from lycaon.cli.voice import Voice
from lycaon.texts import UnknownLanguage

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0, 1 when cases failed, 2 when something given was wrong."""
    tolerate()
    given = list(sys.argv[1:] if arguments is None else arguments)
    own = from_environment(os.environ)
    try:
        try:
            voice = Voice(asked_for(given) or own)
        except UnknownLanguage as unknown:
            return _failed(Voice(own), unknown)
        return _run(voice, given)
    except BrokenPipeError:
        return _quietly()
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(voice: Voice, arguments: list[str]) -> int:
    app = build(voice)
    try:
        result = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except CycloptsError as error:
        return _failed(voice, usage_failure(error))
    except BrokenPipeError:
        raise
    except SystemExit as stop:  # help and version end so
        return stop.code if isinstance(stop.code, int) else 0
    except Exception as error:
        code = _failed(voice, error)
        if code == 0:
            raise
        return code
    return result if isinstance(result, int) else 0


def _failed(voice: Voice, error: Exception) -> int:
    """Tell what went wrong in one line; 0 for an error that nobody expected, which is then no line but a fault."""
    line = told(error, voice.narrator)
    if line is None:
        return 0
    sys.stdout.flush()
    sys.stderr.write(voice.say("cli-error", text=line) + "\n")
    sys.stderr.flush()
    return USAGE


def _quietly() -> int:
    """End without a word when nobody reads any more."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
    except (OSError, ValueError):  # there is no real output behind it
        pass
    return 141


class _Help(DefaultFormatter):
    """Help as cyclopts draws it, with the usage line in the person's language."""

    def render_usage(self, console: Console, options: ConsoleOptions, usage: object) -> None:  # noqa: ARG002
        """Show the usage line as it is."""
        console.print(str(usage), markup=False, highlight=False)


def usage_failure(error: CycloptsError) -> Failed:  # noqa: PLR0911 - one line a kind
    """Return what is wrong with a command line."""
    if isinstance(error, UnknownOptionError):
        return Failed("cli-unknown-option", option=error.token.keyword or error.token.value)
    if isinstance(error, UnknownCommandError):
        return Failed("cli-unknown-command", command=(error.unused_tokens or ["?"])[0])
    if isinstance(error, UnusedCliTokensError):
        return Failed("cli-unused", text=" ".join(error.unused_tokens or ())[:80])
    name = error.argument.name if error.argument is not None else "?"
    if isinstance(error, CoercionError):
        return Failed("cli-bad-value", option=name, value=error.token.value if error.token is not None else "?")
    if isinstance(error, MissingArgumentError):
        return Failed("cli-missing-value", option=error.keyword or name)
    if isinstance(error, RepeatArgumentError):
        return Failed("cli-repeated", option=name)
    return Failed("cli-usage", text=str(error))


def build(voice: Voice) -> App:
    """Make the commands, with their help in one language."""
    say = voice.say
    screen = Screen()

    def option(key: str, *names: str) -> Parameter:
        return Parameter(name=names or None, help=say(f"cli-option-{key}"), negative="", show_default=False)

    app = App(
        name="lycaon",
        help=say("cli-about"),
        usage=say("cli-usage-line"),
        version=_version,
        group_commands=Group(say("cli-group-commands")),
        group_parameters=Group(say("cli-group-options")),
        group_arguments=Group(say("cli-group-arguments")),
        help_format="plaintext",
        help_formatter=_Help(),
        console=screen.console,
        version_flags=["--version"],
    )
    app["--help"].help = say("cli-option-help")
    app["--version"].help = say("cli-option-version")

    Seats = Annotated[int | None, option("seats", "--seats")]  # noqa: N806 - it is a type
    Seed = Annotated[int | None, option("seed", "--seed")]  # noqa: N806
    Preset = Annotated[str | None, option("preset", "--preset")]  # noqa: N806
    Rules = Annotated[tuple[str, ...], option("rules", "--rules")]  # noqa: N806
    Deck = Annotated[tuple[str, ...], option("deck", "--deck")]  # noqa: N806
    Lang = Annotated[str | None, option("lang", "--lang")]  # noqa: N806
    Json = Annotated[bool, option("json", "--json")]  # noqa: N806
    File = Annotated[str | None, option("file", "--file")]  # noqa: N806
    Resume = Annotated[str | None, option("resume", "--resume")]  # noqa: N806

    def command(name: str, run: Callable[..., int | None]) -> None:
        app.command(run, name=name, help=say(f"cli-about-{name}"), usage=say(f"cli-usage-line-{name}"))
        app[name]["--help"].help = say("cli-option-help")

    def play(  # noqa: PLR0913 - a table has that many sides
        *,
        seats: Seats = None,
        seat: Annotated[int | None, option("seat", "--seat")] = None,
        seed: Seed = None,
        preset: Preset = None,
        rules: Rules = (),
        deck: Deck = (),
        file: File = None,
        resume: Resume = None,
        lang: Lang = None,
    ) -> None:
        if resume is not None:
            playing.resume(screen, voice, resume)
            return
        plan = plan_of(
            seats=seats, deck=deck, preset=preset, rules=rules, default_seats=playing.PLAY_SEATS
        )
        number, secret = seed_of(seed)
        if seat is not None and not 1 <= seat <= plan.setup.seats:
            raise Failed("cli-bad-seat", value=seat, seats=plan.setup.seats)
        if is_at_terminal():
            playing.play(screen, voice, plan, secret, seat, file)
        else:
            demo.demo(screen, voice, plan, (number, secret), seat or "public", as_json=False)

    def show_demo(  # noqa: PLR0913 - a table has that many sides
        *,
        seats: Seats = None,
        seed: Seed = None,
        side: Annotated[str, option("as", "--as")] = "judge",
        preset: Preset = None,
        rules: Rules = (),
        deck: Deck = (),
        as_json: Json = False,
        lang: Lang = None,
    ) -> None:
        plan = plan_of(seats=seats, deck=deck, preset=preset, rules=rules, default_seats=demo.DEMO_SEATS)
        viewer = viewer_of(side, plan.setup.seats)
        demo.demo(screen, voice, plan, seed_of(seed), viewer, as_json=as_json)

    def judge(  # noqa: PLR0913 - a table has that many sides
        *,
        seats: Seats = None,
        names: Annotated[tuple[str, ...], option("names", "--names")] = (),
        real_cards: Annotated[bool, option("real-cards", "--real-cards")] = False,
        seed: Seed = None,
        preset: Preset = None,
        rules: Rules = (),
        deck: Deck = (),
        file: File = None,
        resume: Resume = None,
        lang: Lang = None,
    ) -> None:
        if resume is not None:
            judging.resume(screen, voice, resume)
            return
        plan = plan_of(
            seats=seats,
            deck=deck,
            preset=preset,
            rules=rules,
            default_seats=judging.JUDGE_SEATS,
            holds=True,
            real_cards=real_cards,
        )
        named = names_of(names, plan.setup.seats)
        secret = None if seed is None else seed_of(seed)[1]
        if named is None and is_at_terminal():
            named = judging.asks_for_names(screen, voice, plan.setup.seats)
        judging.judge(screen, voice, plan, secret, named, file)

    def replay(
        file: Annotated[str | None, option("record")] = None,
        *,
        side: Annotated[str, option("as", "--as")] = "judge",
        upto: Annotated[int | None, option("upto", "--upto")] = None,
        why: Annotated[bool, option("why", "--why")] = False,
        lang: Lang = None,
    ) -> None:
        if file is None:
            raise Failed("cli-missing-value", option="FILE")
        replaying.retell(screen, voice, file, side, upto, why=why)

    def check(
        *files: Annotated[str, option("cases")],
        known: Annotated[bool, option("known", "--known")] = False,
        lang: Lang = None,
    ) -> int:
        return checking.check(screen, voice, files, known=known)

    def roles(id: Annotated[str | None, option("role")] = None, /, *, as_json: Json = False, lang: Lang = None) -> None:
        reference.show_roles(screen, voice, id, as_json=as_json)

    def rules(id: Annotated[str | None, option("rule")] = None, /, *, as_json: Json = False, lang: Lang = None) -> None:
        reference.show_rules(screen, voice, id, as_json=as_json)

    def decks(seats: Annotated[int | None, option("size")] = None, /, *, as_json: Json = False, lang: Lang = None) -> None:
        reference.show_decks(screen, voice, seats, as_json=as_json)

    command("play", play)
    command("demo", show_demo)
    command("judge", judge)
    command("replay", replay)
    command("check", check)
    command("roles", roles)
    command("rules", rules)
    command("decks", decks)
    return app


def _version() -> str:
    try:
        return version("lycaon")
    except PackageNotFoundError:  # run from the source, uninstalled
        return "0"
