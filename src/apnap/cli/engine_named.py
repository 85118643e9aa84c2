"""
Which engine a command plays.

`apnap run` alone plays the reference engine: it is the first thing that anybody tries. Where a
variable that names the engine is unset, that must not look like a green gate: so the command says
what it plays, and does not do so in CI or against a baseline.
"""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Sequence
from typing import Annotated, Final

import typer

from apnap.certifying.profiles import load_profiles
from apnap.cli.ending import Status, end
from apnap.engine.starting import DEFAULT
from apnap.suite import load_suite

HOW: Final = (
    "direct:NAME, direct:NAME!MUTANT, direct:MODULE:OBJECT, stdio:COMMAND or http:URL; a command "
    "of several words is quoted, or stands after --"
)
Named = Annotated[
    list[str] | None, typer.Argument(metavar="ENGINE", show_default=False, help=f"Required. {HOW}")
]
Words = Annotated[
    list[str] | None, typer.Argument(metavar="ENGINE", show_default=DEFAULT, help=HOW)
]

INSTEAD: Final = f"No engine is named: this plays the reference engine, {DEFAULT}."
"""The first line of a run without an engine."""
PLAYED: Final = (
    "No engine was named: this was the reference engine; `apnap run ENGINE` plays yours."
)
"""The last line of it."""

_RULE: Final = re.compile(r"[1-9][0-9]{2}\.[0-9]+[a-z]?")
_ID: Final = re.compile(r"[a-z0-9-]+/[a-z0-9-]+")
_WITHIN: Final = "quote it within the command."
_UNSET: Final = "Is a variable unset?"
_NOT_CI: Final = ("", "0", "false")
"""Values of the variable `CI` that say that this is none; tox reads them alike."""


def engine_name(words: Sequence[str]) -> str:
    """
    Return the engine's name; words after the first are arguments of its command.

    Ends the command if they can hardly be: after a command that was quoted as a whole, and where
    one of them names a rule, a feature file, a profile or a scenario.
    """
    if not words:
        return DEFAULT
    for word in words[1:]:
        if meant := _meant(word):
            told = f"{word} was taken as part of the engine's command"
            end(Status.USAGE, f"{told}: did you mean `{meant}`? If not, {_WITHIN}")
        if " " in words[0].strip():
            told = f"the engine's command is quoted as a whole, and {word} stands behind it"
            end(Status.USAGE, f"{told}: options have names (see --help); or else {_WITHIN}")
    return words[0] if len(words) == 1 else f"{words[0]} {shlex.join(words[1:])}"


def _meant(word: str) -> str:
    """Return the option that a word is missing; nothing if it may be part of a command."""
    if _RULE.fullmatch(word):
        return f"--cr {word}"
    if word.endswith(".feature"):
        return f"--only-features {word}"
    if word.lower() in load_profiles():
        return f"--profile {word.lower()}"
    if _ID.fullmatch(word) and any(one.id == word for one in load_suite().scenarios):
        return f"--scenario {word}"
    return ""


def required(words: Sequence[str] | None, example: str) -> str:
    """Return the name of the engine; end the command, which has an `example`, if there is none."""
    _check_empty(words)
    if not words:
        end(Status.USAGE, f"ENGINE is missing: name the engine, as in `{example}`. {_UNSET}")
    return engine_name(words)


def named_or_reference(words: Sequence[str] | None, *, gate: bool) -> tuple[str, bool]:
    """
    Return the name of the engine, and whether somebody has named it.

    Ends the command if nobody has and that would deceive: where the run is a `gate`, and in CI.
    """
    _check_empty(words)
    if words:
        return engine_name(words), True
    why = (
        "a baseline is for an engine that is named"
        if gate
        else "`CI` is set in the environment, where no gate is to be green for the reference engine"
        if os.environ.get("CI", "").lower() not in _NOT_CI
        else ""
    )
    if why:
        told = f"`apnap run {DEFAULT}` plays the reference engine."
        end(Status.USAGE, f"ENGINE is missing: {why}. {_UNSET}", told)
    return engine_name(()), False


def announce(line: str, *, named: bool) -> None:
    """Print a line, unless the engine was named."""
    if not named:
        typer.echo(line)


def _check_empty(words: Sequence[str] | None) -> None:
    """End the command if what should name an engine is nothing but blanks."""
    if words and not "".join(words).strip():
        end(Status.USAGE, f"ENGINE is empty: no engine is named. {_UNSET}")
