"""`apnap schema`: print a schema of the protocol, or of a file that apnap writes."""

from __future__ import annotations

from typing import Annotated

import typer

from apnap.cli.ending import Status, end
from apnap.protocol import folder


def schema(
    name: Annotated[
        str | None,
        typer.Argument(metavar="[NAME]", help="Name of the schema; without it, all names."),
    ] = None,
) -> None:
    """
    Print a JSON Schema of the protocol or of a report, or the names of all.

    Example: apnap schema answer.params
    """
    files = {path.stem: path for path in sorted(folder("schemas").rglob("*.json"))}
    if name is None:
        typer.echo("\n".join(files))
    elif name in files:
        typer.echo(files[name].read_text(encoding="utf-8").rstrip("\n"))
    else:
        end(Status.USAGE, f"there is no schema {name!r}; there are: {', '.join(files)}")
