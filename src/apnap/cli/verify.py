"""`apnap verify`: check, without the engine, what `apnap certify` has written."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from apnap.certifying.building import CERTIFICATE
from apnap.certifying.signing import Asked, check_installed
from apnap.certifying.verification import Verification
from apnap.certifying.verifying import verify
from apnap.cli.ending import Status, end
from apnap.cli.options import TrustFile
from apnap.harmless import clean
from apnap.protocol.counting import counted
from apnap.protocol.extras import NotInstalled
from apnap.protocol.given_files import read_given
from apnap.protocol.other_files import recognized
from apnap.protocol.readable_json import encode

_MOST: Final = 30
"""So many problems are printed."""
_PARTS = 10


def verify_(
    where: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of the certificate.")],
    signers: Annotated[
        list[str] | None,
        typer.Option(
            "--signer",
            metavar="IDENTITY",
            help="Whoever signed it has to be this address or workflow. Repeatable: any of them.",
        ),
    ] = None,
    issuer: Annotated[
        str | None,
        typer.Option("--issuer", metavar="URL", help="Who has to vouch for the signer's identity."),
    ] = None,
    trust: TrustFile = None,
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
    asked = _asked(signers or (), issuer, trust)
    if not (json or (where / CERTIFICATE).exists()):
        told = f"{CERTIFICATE} is missing in {where}: `apnap certify ENGINE --out DIR` writes one"
        end(Status.FAILURES, told)
    found = _found(where, asked)
    if json:
        typer.echo(encode(found), nl=False)
    if found.problems:
        more = len(found.problems) - _MOST
        rest = (f"and {more} more, which `--json` prints",) if more > 0 else ()
        total = f"{counted(len(found.problems), 'problem')} in {where}"
        end(Status.FAILURES, *found.problems[:_MOST], *rest, total)
    if not json:
        _say(found)


def _asked(signers: Sequence[str], issuer: str | None, trust: Path | None) -> Asked | None:
    """Return who should have signed; end the command if that cannot be looked at."""
    if not signers:
        if issuer is not None or trust is not None:
            end(Status.USAGE, "--issuer and --trust-config are about a signature: name a --signer")
        return None
    try:
        check_installed()
    except NotInstalled as error:
        end(Status.USAGE, str(error))
    return Asked(signers=tuple(signers), issuer=issuer, trust=trust)


def _found(where: Path, asked: Asked | None) -> Verification:
    """Return what is found in a folder; end the command if it cannot be looked into."""
    try:
        return verify(where, _Told().take, asked)
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
    typer.echo(f"engine: {clean(found.engine.name)} {clean(found.engine.version)}, {found.issued}")
    for one in found.profiles:
        typer.echo(f"  {one.profile} {one.edition}: {one.verdict}")
    if found.signer is not None:
        typer.echo(f"  signed: {clean(found.signer.identity)} ({clean(found.signer.issuer)})")
    typer.echo(f"verified: {found.scenarios} scenarios, apnap {found.apnap}")
    typer.echo()
    typer.echo(f"Proven: {found.proven}")
    typer.echo(f"Not proven: {found.unproven}")
    if found.aside:
        typer.echo(f"Not looked at: {', '.join(found.aside)}")
