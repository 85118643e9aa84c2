"""`apnap lint`: what is wrong with feature files."""

from __future__ import annotations

from typing import Annotated

import typer

from apnap.cli.ending import Status
from apnap.cli.options import Folders
from apnap.harmless import clean
from apnap.protocol.readable_json import encode
from apnap.suite import lint as examined
from apnap.suite.linting import Finding


def lint(
    *,
    extensions: Folders = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """
    Find what is wrong with the feature files, without an engine.

    Steps that are no phrase or several, unknown tags, names that stand twice, cards that are not in
    the catalogue, rules that an edition does not have, a When without a verdict, scenarios that
    assert what they have set up. Exit status: 0 if nothing is wrong, 1 if something is.

    Example: apnap lint --features my-features
    """
    found = examined(tuple(extensions or ()))
    if json:
        typer.echo(encode(found), nl=False)
    else:
        for one in found.findings:
            typer.echo(clean(_told(one)))
        typer.echo(f"{found.scenarios} scenarios, {len(found.findings) or 'no'} findings")
    raise typer.Exit(Status.FAILURES if found.findings else Status.OK)


def _told(one: Finding) -> str:
    where = f"{one.file}:{one.line}: " if one.file else ""
    return f"{where}{f'{one.fault}: ' if one.fault else ''}{one.problem}"
