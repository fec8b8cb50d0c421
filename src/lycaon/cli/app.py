"""The way in: reads the command line in the person's language, and tells in one line whatever goes wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from difflib import get_close_matches
from functools import wraps
from importlib.metadata import PackageNotFoundError, version
from inspect import Parameter, signature
from typing import TextIO

from cyclopts import App, CycloptsError, Group
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)
from cyclopts.help import DefaultFormatter, HelpPanel
from rich.console import Console, ConsoleOptions

from lycaon.cli.failure import USAGE, Failed, Stopped, one_line, told
from lycaon.cli.languages import asked_for, from_environment, without_language
from lycaon.cli.options import Lang
from lycaon.cli.programs import PROGRAMS, Desk
from lycaon.cli.screen import Screen, Unwritten, tolerate, writing
from lycaon.cli.voice import Voice
from lycaon.texts import UnknownLanguage

INTERRUPTED = 130
NOBODY_READS = 141
"""The exit code that a program has when what it writes to was closed."""
FAULT = 70
"""The exit code for a fault of our own."""
UNWRITTEN = 74
"""The exit code when what is shown can't be written."""
DEBUG = "LYCAON_DEBUG"
"""The environment variable that shows such a fault in full."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0, 1 when cases failed, 2 when something given was wrong."""
    try:
        tolerate()
        given = list(sys.argv[1:] if arguments is None else arguments)
        voice = Voice(from_environment(os.environ))
        try:
            wanted = asked_for(given)
            voice = voice if wanted is None else Voice(wanted)
        except UnknownLanguage as unknown:
            return _failed(voice, unknown)
        try:
            code = _run(voice, without_language(given), asked_for_language=wanted is not None)
            with writing():
                sys.stdout.flush()
        except Unwritten as unwritten:
            _give_up(sys.stdout)
            _complain(voice, voice.say("cli-unwritten", reason=str(unwritten)))
            return UNWRITTEN
    except BrokenPipeError:
        _give_up(sys.stdout)
        return NOBODY_READS
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _run(voice: Voice, arguments: list[str], *, asked_for_language: bool) -> int:
    screen = Screen()
    app = build(voice, screen)
    try:
        command, bound, ignored = app.parse_args(arguments, exit_on_error=False, print_error=False)
        desk = Desk(screen, voice, asked_for_language)
        result = command(*bound.args, **bound.kwargs, **dict.fromkeys(ignored, desk))
    except CycloptsError as error:
        return _failed(voice, usage_failure(error))
    except Stopped:
        screen.line(voice.say("cli-bye"))
        return 0
    except (BrokenPipeError, Unwritten):
        raise
    except Exception as error:
        if told(error, voice.narrator) is None and os.environ.get(DEBUG):
            raise
        return _failed(voice, error)
    return result if isinstance(result, int) else 0


def _failed(voice: Voice, error: Exception) -> int:
    """Tell what went wrong in one line, and return the exit code."""
    line = told(error, voice.narrator)
    code = FAULT if line is None else USAGE
    if line is None:
        line = one_line(voice.say("cli-fault", text=f"{type(error).__name__}: {error}", variable=DEBUG))
    with writing():
        sys.stdout.flush()
    _complain(voice, line)
    return code


def _complain(voice: Voice, line: str) -> None:
    """Tell a line where errors are told, if anything can be told there."""
    try:
        sys.stderr.write(voice.say("cli-error", text=line) + "\n")
        sys.stderr.flush()
    except OSError:
        _give_up(sys.stderr)


def _give_up(output: TextIO) -> None:
    """Let what is left to be written go nowhere, and the program end without a word about it."""
    with suppress(OSError, ValueError):  # there may be no real output behind it
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, output.fileno())


def usage_failure(error: CycloptsError) -> Failed:
    """Return what is wrong with a command line."""
    name = error.argument.name if error.argument is not None else "?"
    if isinstance(error, UnknownOptionError):
        failed = Failed("cli-unknown-option", option=error.token.keyword or error.token.value)
    elif isinstance(error, UnknownCommandError):
        given = (error.unused_tokens or ["?"])[0]
        near = get_close_matches(given[:80], PROGRAMS, n=1)
        failed = Failed("cli-unknown-command", command=given)
        if near:
            failed = Failed("cli-unknown-command-nearest", command=given, nearest=near[0])
    elif isinstance(error, UnusedCliTokensError):
        failed = Failed("cli-unused", text=" ".join(error.unused_tokens or ()))
    elif isinstance(error, CoercionError):
        failed = Failed("cli-bad-value", option=name, value=error.token.value if error.token is not None else "?")
    elif isinstance(error, MissingArgumentError):
        failed = Failed("cli-needs-value", option=error.keyword or name)
    elif isinstance(error, RepeatArgumentError):
        failed = Failed("cli-repeated", option=error.token.keyword or name)
    else:
        failed = Failed("cli-usage", text=str(error))
    return failed


class _Help(DefaultFormatter):
    """Help as cyclopts draws it, in the person's language: what options are for is given as keys of texts."""

    def __init__(self, voice: Voice) -> None:
        super().__init__()
        self.voice = voice

    def render_usage(self, console: Console, options: ConsoleOptions, usage: object) -> None:
        """Show the usage line as it is."""
        console.print(str(usage), markup=False, highlight=False)

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Draw a panel with its texts."""
        entries = [entry.copy(description=self._said(entry.description)) for entry in panel.entries]
        super().__call__(console, options, panel.copy(entries=entries))

    def _said(self, description: object) -> object:
        key = str(getattr(description, "primary_renderable", description))
        return self.voice.say(key) if self.voice.texts.has(key) else description


def build(voice: Voice, screen: Screen) -> App:
    """Make the commands, with their help in one language."""
    say = voice.say
    app = App(
        name="lycaon",
        help=say("cli-about"),
        usage=say("cli-usage-line"),
        version=_version,
        group_commands=Group(say("cli-group-commands")),
        group_parameters=Group(say("cli-group-options")),
        group_arguments=Group(say("cli-group-arguments")),
        help_format="plaintext",
        help_formatter=_Help(voice),
        console=screen.console,
    )
    app["--help"].help = "cli-option-help"
    app["--version"].help = "cli-option-version"
    for name, program in PROGRAMS.items():
        app.command(
            _listing_language(program), name=name, help=say(f"cli-about-{name}"), usage=say(f"cli-usage-line-{name}")
        )
    return app


def _listing_language(program: Callable[..., int | None]) -> Callable[..., int | None]:
    """Return a command whose help lists `--lang`, which is read before anything else and taken off the line."""

    @wraps(program)
    def run(*given: object, lang: str | None = None, **options: object) -> int | None:  # noqa: ARG001 - see above
        return program(*given, **options)

    own = signature(program)
    listed = Parameter("lang", Parameter.KEYWORD_ONLY, default=None, annotation=Lang)
    run.__signature__ = own.replace(parameters=[*own.parameters.values(), listed])  # type: ignore[attr-defined]
    run.__annotations__ = {**program.__annotations__, "lang": Lang}
    return run


def _version() -> str:
    try:
        return version("lycaon")
    except PackageNotFoundError:  # run from the source, uninstalled
        return "0"
