"""`apnap verify`: check, without the engine, what `apnap certify` has written."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from apnap.certifying.verifying import Verified, scenarios, verify
from apnap.certifying.writing import CERTIFICATE
from apnap.cli.ending import Status, end
from apnap.harmless import clean

_PARTS = 10


def verify_(
    where: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of the certificate.")],
) -> None:
    """
    Check a certificate offline: its files, digests and completeness, and each recording.

    Exit status: 0 if everything is as it should be, 1 if not, 2 if there is no such folder.

    Example: apnap verify certificate
    """
    if not where.is_dir():
        end(Status.USAGE, f"{where}: there is no such folder")
    if not (where / CERTIFICATE).exists():
        told = f"{CERTIFICATE} is missing in {where}: `apnap certify ENGINE --out DIR` writes one"
        end(Status.FAILURES, told)
    found = verify(where, _Told(scenarios(where)).take)
    if found.problems or found.certificate is None:
        end(Status.FAILURES, *found.problems, f"{where}: {len(found.problems)} problems")
    _say(found)


class _Told:
    """Says on standard error how far the playing again has come, in tenths."""

    def __init__(self, total: int) -> None:
        """Expect so many scenarios."""
        self._console = Console(file=sys.stderr, highlight=False, markup=False, emoji=False)
        self._total = total
        self._number = 0

    def take(self, _: str) -> None:
        """Take note of a scenario."""
        self._number += 1
        part = self._number * _PARTS // self._total
        if part > (self._number - 1) * _PARTS // self._total:
            self._console.print(f"{self._number}/{self._total} played again")


def _say(found: Verified) -> None:
    """Print what the certificate says."""
    proof = found.certificate
    if proof is None:
        return
    typer.echo(f"{clean(proof.engine.name)} {clean(proof.engine.version)}, {proof.issued}")
    for one in proof.profiles:
        typer.echo(f"  {one.profile} {one.edition}: {one.verdict}")
    typer.echo(f"verified: {found.scenarios} scenarios, apnap {proof.suite.apnap}")
