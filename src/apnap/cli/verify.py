"""`apnap verify`: check, without the engine, what `apnap certify` has written."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from apnap.certifying.building import CERTIFICATE
from apnap.certifying.verification import Verification
from apnap.certifying.verifying import verify
from apnap.cli.ending import Status, end
from apnap.harmless import clean
from apnap.protocol.given_files import read_given
from apnap.protocol.other_files import recognized
from apnap.protocol.readable_json import encode

_PARTS = 10


def verify_(
    where: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of the certificate.")],
    json: Annotated[
        bool, typer.Option("--json", help="Print what was found, and what it proves, as JSON.")
    ] = False,
) -> None:
    """
    Check a certificate offline: play its recordings again, and build each file anew to compare.

    Exit status: 0 if everything is as it should be, 1 if not, 2 if there is no such folder.

    Example: apnap verify certificate
    """
    if not where.is_dir():
        end(Status.USAGE, f"{where}: {_no_folder(where)}")
    if not (json or (where / CERTIFICATE).exists()):
        told = f"{CERTIFICATE} is missing in {where}: `apnap certify ENGINE --out DIR` writes one"
        end(Status.FAILURES, told)
    found = _found(where)
    if json:
        typer.echo(encode(found), nl=False)
    if found.problems:
        end(Status.FAILURES, *found.problems, f"{where}: {len(found.problems)} problems")
    if not json:
        _say(found)


def _found(where: Path) -> Verification:
    """Return what is found in a folder; end the command if it cannot be looked into."""
    try:
        return verify(where, _Told().take)
    except OSError as error:
        end(Status.USAGE, f"{where} cannot be read: {clean(error.strerror or str(error))}")


def _no_folder(where: Path) -> str:
    """Return what is not right with something that is no folder."""
    if not where.exists():
        return "there is no such folder"
    if (where.parent / CERTIFICATE).exists():
        return f"this is a file of a certificate: name its folder, `apnap verify {where.parent}`"
    told = "it is a file: name the folder that `apnap certify ENGINE --out DIR` has written"
    try:
        return f"{told}; {known}" if (known := recognized(read_given(where), where)) else told
    except OSError:
        return told


class _Told:
    """Says on standard error how far the playing again has come, in tenths."""

    def __init__(self) -> None:
        """Begin at nothing."""
        self._console = Console(file=sys.stderr, highlight=False, markup=False, emoji=False)

    def take(self, number: int, total: int) -> None:
        """Take note of how many scenarios have been played again."""
        if number * _PARTS // total > (number - 1) * _PARTS // total:
            self._console.print(f"{number}/{total} played again")


def _say(found: Verification) -> None:
    """Print what the certificate says, what was proven, and what was not."""
    if found.engine is None:
        return
    typer.echo(f"{clean(found.engine.name)} {clean(found.engine.version)}, {found.issued}")
    for one in found.profiles:
        typer.echo(f"  {one.profile} {one.edition}: {one.verdict}")
    typer.echo(f"verified: {found.scenarios} scenarios, apnap {found.apnap}")
    typer.echo()
    typer.echo(f"Proven: {found.proven}")
    typer.echo(f"Not proven: {found.unproven}")
    if found.aside:
        typer.echo(f"Not looked at: {', '.join(found.aside)}")
