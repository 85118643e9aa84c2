"""`apnap init`: copy out a starter kit for an engine."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from apnap.cli.ending import Status, end
from apnap.cli.kits import starters
from apnap.cli.kits.starters import Kit, KitError
from apnap.protocol.counting import counted


def init(
    name: Annotated[
        str | None, typer.Argument(metavar="[KIT]", help="The language, such as python.")
    ] = None,
    target: Annotated[
        Path | None, typer.Argument(metavar="[DIR]", help="A new or an empty folder.")
    ] = None,
    *,
    in_process: Annotated[
        bool, typer.Option("--in-process", help="An engine in the same process as apnap.")
    ] = False,
    callback: Annotated[
        bool, typer.Option("--callback", help="An engine that calls its players back.")
    ] = False,
    listing: Annotated[bool, typer.Option("--list", help="List the kits.")] = False,
) -> None:
    """
    Copy out a starter kit: the skeleton of an engine that speaks the protocol already.

    Exit status: 0 if it is copied, 2 if not.

    Examples: apnap init rust my-engine; apnap init python --in-process my-engine; apnap init java
    --callback my-engine
    """
    known = {kit.name for kit in starters.kits()}
    try:
        if listing:
            _list()
        elif name is None or target is None:
            end(Status.USAGE, "name a kit and a folder; `apnap init --list` shows the kits")
        else:
            if name not in known and str(target) in known:
                told = f"the kit comes first, then the folder: `apnap init {target} {name}`"
                end(Status.USAGE, told)
            kind = f"{starters.IN_PROCESS * in_process}{starters.CALLBACK * callback}"
            kit = starters.kit(f"{name}{kind}")
            starters.copy(kit, target)
            _say_what_is_next(kit, target)
    except KitError as error:
        end(Status.USAGE, str(error))


def _list() -> None:
    """Print all kits, one per line, and which of them cannot be built here."""
    found = starters.kits()
    width = max((len(kit.name) for kit in found), default=0)
    for kit in found:
        typer.echo(f"{kit.name:{width}}  {kit.title}{_lack(kit)}")


def _lack(kit: Kit) -> str:
    missing = kit.missing()
    return f" (not found here: {', '.join(missing)})" if missing else ""


def _say_what_is_next(kit: Kit, target: Path) -> None:
    """Print the commands with which one goes on."""
    typer.echo(f"{kit.title}: {counted(len(kit.files), 'file')} in {target}{_lack(kit)}")
    typer.echo("next:")
    for command in (
        f"cd {target}",
        *kit.build,
        f'apnap doctor "{kit.engine}"',
        f'apnap run "{kit.engine}"',
    ):
        typer.echo(f"  {command}")
    typer.echo("then read README.md, which says where your engine goes in")
