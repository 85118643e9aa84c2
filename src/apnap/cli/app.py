"""The commands of `apnap` and how they end."""

from __future__ import annotations

import errno
import functools
import re
import shlex
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup
from typer.main import get_command

from apnap.cli.unread import outlive_readers
from apnap.running.garbage import seldom
from apnap.version import __version__

COMMANDS: Final[Mapping[str, str]] = {
    "book": "book:book",
    "certify": "certify:certify",
    "check": "corpora.check:check_",
    "doctor": "doctor:doctor",
    "explain": "explain:explain",
    "find": "find:find",
    "fuzz": "fuzz:fuzz",
    "init": "kits.init:init",
    "lint": "lint:lint",
    "list": "listing:list_",
    "matrix": "matrix:matrix_",
    "mutants": "mutants.measuring:mutants_",
    "rules": "rules.group:rules",
    "run": "run:run",
    "schema": "schema:schema",
    "serve": "serve:serve",
    "show": "show:show",
    "steps": "steps:steps",
    "triage": "corpora.triage:triage",
    "verify": "verify:verify_",
    "view": "view:view",
}
"""The commands, and where in this package each of them stands."""

HELP: Final[Mapping[str, Any]] = {
    "help_option_names": ["-h", "--help"],
    "max_content_width": sys.maxsize,
}
"""How help is asked for, and that it takes the whole width of a terminal: for all commands."""


MEANT: Final[Mapping[str, str]] = {
    **dict.fromkeys(("test", "tests", "play", "suite"), "`apnap run ENGINE`"),
    **dict.fromkeys(("certificate", "sign"), "`apnap certify ENGINE --out DIR`"),
    **dict.fromkeys(("compare", "engines", "results"), "`apnap matrix DIR`"),
    **dict.fromkeys(("validate", "judge", "replay"), "`apnap check FILE`"),
    **dict.fromkeys(("search", "grep", "query"), "`apnap find WORDS`"),
    **dict.fromkeys(("rule", "why", "describe"), "`apnap explain RULE`"),
    **dict.fromkeys(("scenario", "draw", "picture"), "`apnap show SCENARIO` or `apnap view FILE`"),
    **dict.fromkeys(("scenarios", "ls"), "`apnap list`"),
    **dict.fromkeys(("diff", "index", "table", "coverage", "confirm"), "`apnap rules --help`"),
    **dict.fromkeys(("new", "create", "kit", "kits", "start"), "`apnap init KIT DIR`"),
    **dict.fromkeys(("mutant", "misreadings", "mutate"), "`apnap mutants`"),
    **dict.fromkeys(("phrases", "vocabulary", "words"), "`apnap steps`"),
    **dict.fromkeys(("schemas", "openrpc"), "`apnap schema`"),
    "help": "`apnap --help`",
    "version": "`apnap --version`",
}
"""What a command is called here that people call otherwise."""


@functools.cache
def _made(name: str, found: Any) -> Any:  # noqa: ANN401 - typer exports no type of commands
    """Return what typer makes of a command; it looks at each option, which takes its time, once."""
    if not isinstance(found, typer.Typer):
        alone = typer.Typer(add_completion=False, rich_markup_mode=None)
        alone.command(name=name)(found)
        found = alone
    return get_command(found)


class Commands(Mapping[str, Any]):
    """The commands by their names; one is imported when it is looked at."""

    def __getitem__(self, name: str) -> Any:  # noqa: ANN401 - as above
        """Import a command and return it."""
        module, _, variable = COMMANDS[name].partition(":")
        return _made(name, getattr(import_module(f"apnap.cli.{module}"), variable))

    def __iter__(self) -> Iterator[str]:
        """Yield the names."""
        return iter(COMMANDS)

    def __len__(self) -> int:
        """Return how many there are."""
        return len(COMMANDS)


_BY_OPTION: Final[Mapping[str, str]] = {
    "lint": "your own features: --only-features FILE, or --features FILE beside the suite",
    "list": "scenarios are chosen with --cr RULE or --scenario ID",
    "show": "a title of several words is quoted",
    "view": "one file at a time",
    "verify": "one folder at a time",
    "serve": "one engine, by the name under which it is registered",
}
_OPTIONS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("--workers", "--jobs", "--parallel", "--processes"), "-n"),
    **dict.fromkeys(("--rule", "--rules"), "--cr"),
    **dict.fromkeys(("--id", "--name"), "--scenario"),
    **dict.fromkeys(("--junitxml", "--junit-xml", "--xml"), "--junit"),
    **dict.fromkeys(("--format", "--report", "--reporter"), "--junit"),
    **dict.fromkeys(("--timeout", "--time-limit"), "--limit"),
    **dict.fromkeys(("--output", "--out-dir"), "--out"),
    **dict.fromkeys(("--fail-fast", "--failfast", "--exitfirst", "--stop"), "-x"),
}
"""What an option is called here that people call otherwise, where the command has it."""
_NAMED: Final = 60
"""So much is shown of a name that is too long."""
_SAID: Final = "apnap.said"
_WRONG_USAGE: Final[type[Any]] = typer.BadParameter.__mro__[1]
"""What is raised for wrong usage: typer has a name only for one kind of it."""


_WHOLE: Final = "it takes a whole number, in digits"
_NUMBERS: Final[Mapping[str, str]] = {
    "integer": _WHOLE,
    "int": _WHOLE,
    "number": "it takes a number, in digits",
    "float": "it takes a number, in digits",
}
"""What is said of numbers that are none, by the words of one or another typer."""
_LEAST: Final = re.compile(
    r".* is not in the range x>=([\d.]*\d)\.$|Input should be greater than or equal to ([\d.]*\d)"
)


def _plainly(problem: str) -> str:
    """Return what is wrong with a number in words that say what to write."""
    for kind, plain in _NUMBERS.items():
        if f"a valid {kind}" in problem:
            return plain
    return _LEAST.sub(lambda found: f"it takes no less than {found[1] or found[2]}", problem)


class ImportedWhenAsked(TyperGroup):
    """A group that imports the command that is asked for: all of them need the whole of apnap."""

    def __init__(self, **attrs: Any) -> None:
        super().__init__(**attrs)
        self.commands: Any = Commands()

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:  # noqa: ANN401 - typer's own
        """Keep the words, for `invoke`."""
        ctx.meta[_SAID] = tuple(args)
        return super().parse_args(ctx, args)

    def invoke(self, ctx: Any) -> Any:  # noqa: ANN401 - typer's own
        """Run the command; say of an option that it does not have what may have been meant."""
        try:
            return super().invoke(ctx)
        except _WRONG_USAGE as wrong:
            from apnap.protocol.unseen import parted  # noqa: PLC0415 - as commands are

            wrong.message = parted(_plainly(wrong.message))
            _lead_from_arguments(wrong, ctx.meta[_SAID])
            unknown = hasattr(wrong, "possibilities") and getattr(wrong, "option_name", None)
            if unknown and (meant := _meant(unknown, ctx.meta[_SAID], wrong.possibilities)):
                wrong.message, wrong.possibilities = f"{wrong.message}{meant}", None
            raise
        except OSError as error:
            if error.errno != errno.ENAMETOOLONG:
                raise
            from apnap.cli.ending import Status, end  # noqa: PLC0415 - as commands are

            name = str(error.filename)
            end(Status.USAGE, f"{name[:_NAMED]}… is no name that a file or a folder can have here")

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:  # noqa: ANN401 - typer's own
        """Return the command; say of one that there is not what may have been meant."""
        try:
            return super().resolve_command(ctx, args)
        except _WRONG_USAGE as wrong:
            if args and (meant := MEANT.get(args[0].lower())):
                wrong.message = f"No such command {args[0]!r}. Did you mean {meant}?"
            raise

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ANN401, ARG002 - typer's own
        """Return the names."""
        return list(self.commands)


app = typer.Typer(
    name="apnap",
    cls=ImportedWhenAsked,
    help="Certify Magic: The Gathering rules engines against the Comprehensive Rules.\n\n"
    "Exit status: 0 if all is well, 1 if what was looked at is not, 2 for wrong usage, 3 if an "
    "engine could not be started; the help of each command says what that means there.\n\n"
    "Example: apnap run direct:reference --cr 802.4",
    no_args_is_help=True,
    add_completion=False,
    context_settings=dict(HELP),
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def _meant(option: str, words: Sequence[str], near: Sequence[str] | None) -> str:
    """Return what may have been meant by an option that a command does not have."""
    command = next((word for word in words if word.startswith("stdio:")), "")
    name, _, value = option.partition(" ")
    if value.strip():
        return f"; the option and its value are two words: {name} {shlex.quote(value.strip())}"
    if (here := _OPTIONS.get(name)) and here in _options_of(words[0]):
        return f"; here that is {here}"
    if option == "--engine":
        return "; the engine is named without an option: `apnap run ENGINE`"
    if command and " " not in command:
        return (
            f'; if it belongs to the engine, quote its command: "{command} {option} …", or write '
            f"it behind all options: -- {command} {option} …"
        )
    having = () if near else tuple(f"`apnap {one}`" for one in _with(option))
    return f"; {', '.join(having)} {'has' if len(having) == 1 else 'have'} it" if having else ""


def _options_of(command: str) -> set[str]:
    """Return the options of a command that is one."""
    parameters = Commands()[command].params if command in COMMANDS else ()
    return {option for parameter in parameters for option in parameter.opts}


def _lead_from_arguments(wrong: Any, words: Sequence[str]) -> None:  # noqa: ANN401 - as above
    """Say of an argument that a command does not take what to do about it."""
    if "unexpected extra argument" not in str(getattr(wrong, "message", "")):
        return
    if words and words[0] in _BY_OPTION:
        wrong.message = f"{wrong.message}; {_BY_OPTION[words[0]]}"


def _with(option: str) -> Iterator[str]:
    """Yield the commands that have an option."""
    for name, command in Commands().items():
        inner = getattr(command, "commands", None) or {"": command}
        for below, one in inner.items():
            if any(option in getattr(parameter, "opts", ()) for parameter in one.params):
                yield f"{name} {below}".strip()


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"apnap {__version__}")
        raise typer.Exit


@app.callback()
def apnap(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Certify Magic: The Gathering rules engines against the Comprehensive Rules."""


def main() -> None:
    """Run the command line."""
    seldom()
    outlive_readers()
    app()
