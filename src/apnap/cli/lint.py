"""`apnap lint`: what is wrong with feature files."""

from __future__ import annotations

from typing import Annotated

import typer

from apnap.cli.ending import Status
from apnap.cli.options import Folders, OnlyFolders
from apnap.diagnosis.patterns import stored
from apnap.harmless import as_line
from apnap.protocol.counting import counted
from apnap.protocol.readable_json import encode
from apnap.suite import lint as examined
from apnap.suite.lint_findings import Finding


def lint(
    *,
    extensions: Folders = None,
    only: OnlyFolders = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """
    Find what is wrong with the feature files, without an engine.

    Steps that are no phrase or several, unknown tags, dates of no edition, names that stand twice,
    scenarios that do so word for word, columns that nothing uses, cards that are not in the
    catalogue, rules that an edition does not have, a When without a verdict, scenarios that assert
    what they have set up, rules that have scenarios and no caption, and names, captions, statements
    and beliefs that are not worded as players say it. Exit status: 0 if nothing is wrong, 1 if
    something is.

    Example: apnap lint --only-features my-features
    """
    if only:
        found = examined((*only, *(extensions or ())), alone=True)
    else:
        beliefs = {one.name: one.summary for one in stored().patterns}
        found = examined(tuple(extensions or ()), beliefs=beliefs)
    if json:
        typer.echo(encode(found), nl=False)
    else:
        for one in found.findings:
            typer.echo(as_line(_told(one)))
        scenarios = counted(found.scenarios, "scenario") + (" in order" if found.findings else "")
        typer.echo(f"{scenarios}, {counted(len(found.findings), 'finding', none='no')}")
    raise typer.Exit(Status.FAILURES if found.findings else Status.OK)


def _told(one: Finding) -> str:
    place = f"{one.file}:{one.line}" if one.line else one.file
    where = f"{place}: " if place else ""
    return f"{where}{f'{one.fault}: ' if one.fault else ''}{one.problem}"
