"""`apnap schema`: print a schema of the protocol, or of a file that apnap writes."""

from __future__ import annotations

from typing import Annotated

import typer

from apnap.cli.ending import Status, end
from apnap.protocol.schemas import files, parts
from apnap.protocol.schemas.bundling import bundle


def schema(
    name: Annotated[
        str | None,
        typer.Argument(metavar="[NAME]", help="Name of the schema; without it, all names."),
    ] = None,
    *,
    alone: Annotated[
        bool,
        typer.Option(
            "--bundle",
            help="Print it with every definition that it needs, so that it stands alone.",
        ),
    ] = False,
) -> None:
    """
    Print a JSON Schema of the protocol or of a report, or the names of all.

    A schema refers to definitions that stand in others, by their files in the folder `schemas`.
    With --bundle it stands alone: for a reader that has one file, such as most tools for OpenRPC.

    Exit status: 0, 2 if there is no such schema.

    Example: apnap schema --bundle answer.params
    """
    names = files.paths()
    if name is None:
        if alone:
            end(Status.USAGE, f"--bundle needs the name of a schema; there are: {', '.join(names)}")
        typer.echo("\n".join(names))
        return
    try:
        made = parts.text(bundle(name)) if alone else files.text(name)
    except LookupError as error:
        end(Status.USAGE, str(error))
    typer.echo(made, nl=False)
