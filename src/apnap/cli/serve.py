"""`apnap serve`: serve a registered engine on standard input and output."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import Annotated, Any, Final

import typer

from apnap.cli.ending import Status, end

ENGINES: Final = "apnap.engines"
SERVERS: Final = "apnap.servers"
"""Entry-point groups: factories `(mutant or None) -> Engine`, and `(engine) -> None` to serve."""


def serve(
    engine: Annotated[
        str, typer.Argument(metavar="[NAME]", help="Registered engine, perhaps with !MUTANT.")
    ] = "reference",
) -> None:
    """
    Serve an engine that is registered in Python on stdin and stdout, one message per line.

    Example: apnap serve reference
    """
    name, _, mutant = engine.removeprefix("direct:").partition("!")
    factory = _load(ENGINES, name)
    server = _load(SERVERS, "stdio")
    try:
        made = factory(mutant or None)
    except Exception as error:  # noqa: BLE001 - whatever an engine raises as it starts
        end(Status.NO_ENGINE, f"the engine {engine!r} could not be started: {error}")
    server(made)


def _load(group: str, name: str) -> Callable[..., Any]:
    """Return what an entry point refers to; end the command if there is none."""
    found: dict[str, EntryPoint] = {entry.name: entry for entry in entry_points(group=group)}
    if name not in found:
        known = ", ".join(sorted(found)) or "nothing"
        end(
            Status.NO_ENGINE, f"nothing called {name!r} is registered in {group}; there is: {known}"
        )
    loaded: Callable[..., Any] = found[name].load()
    return loaded
