"""`apnap serve`: serve a registered engine on standard input and output, or over HTTP."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import Annotated, Any, Final

import typer

from apnap.cli.ending import Status, by_signal, end
from apnap.protocol import EngineTrouble
from apnap.protocol.extras import NotInstalled
from apnap.protocol.near_names import similar
from apnap.running.signals import Ended, attention

ENGINES: Final = "apnap.engines"
SERVERS: Final = "apnap.servers"
"""
Entry-point groups: factories `(mutant or None) -> Engine`, and what serves. The server `stdio`
takes an engine, `http` what makes one, a host and a port.
"""


def serve(
    engine: Annotated[
        str, typer.Argument(metavar="[NAME]", help="Registered engine, perhaps with !MUTANT.")
    ] = "reference",
    port: Annotated[
        int | None,
        typer.Option(
            "--http", metavar="PORT", min=0, max=65535, help="Serve HTTP here; 0: any free port."
        ),
    ] = None,
    host: Annotated[
        str,
        typer.Option(
            "--host",
            metavar="ADDRESS",
            help="With --http: listen here, and let other machines in, not only this one.",
        ),
    ] = "127.0.0.1",
) -> None:
    """
    Serve an engine that is registered in Python on stdin and stdout, one message per line.

    With --http it serves POSTs instead, an engine for each conversation, until it is ended; with
    a token in APNAP_TOKEN only those who send it. It is for tests on a network that you trust.

    Exit status: 0 once nobody talks to it any more, 2 for wrong usage, 3 if there is no such
    engine or it could not be started, 130 or 143 if SIGINT or SIGTERM has ended it.

    Example: apnap serve reference --http 8080
    """
    if engine.partition(":")[0] in ("stdio", "http", "https"):
        told = "it serves engines that are registered in Python; this one is served already"
        end(Status.USAGE, f"{engine!r}: {told}: name it to the command that plays it")
    name, _, mutant = engine.removeprefix("direct:").partition("!")
    factory = _load(ENGINES, name)
    server = _load(SERVERS, "stdio" if port is None else "http")
    try:
        made = factory(mutant or None)
    except Exception as error:  # noqa: BLE001 - whatever an engine raises as it starts
        end(Status.NO_ENGINE, f"the engine {engine!r} could not be started: {error}")
    if port is None:
        server(made)
    else:
        _serve_web(lambda: server(lambda: factory(mutant or None), host, port))


def _serve_web(serve_it: Callable[[], object]) -> None:
    """Serve HTTP until a signal ends the command."""
    try:
        with attention():
            serve_it()
    except Ended as ended:
        end(by_signal(ended.number), "ended")
    except EngineTrouble as trouble:  # a token that cannot be one
        end(Status.USAGE, str(trouble))
    except OSError as error:
        end(Status.USAGE, f"it is not possible to listen there: {error.strerror or error}")


def _load(group: str, name: str) -> Callable[..., Any]:
    """Return what an entry point refers to; end the command if there is none."""
    found: dict[str, EntryPoint] = {entry.name: entry for entry in entry_points(group=group)}
    if name not in found:
        known = ", ".join(sorted(found)) or "nothing"
        what = f"nothing called {name!r} is registered in {group}{similar(name, found)}"
        end(Status.NO_ENGINE, f"{what}; there is: {known}")
    try:
        loaded: Callable[..., Any] = found[name].load()
    except NotInstalled as missing:
        end(Status.NO_ENGINE, str(missing))
    except Exception as error:  # noqa: BLE001 - whatever a module raises as it is imported
        end(Status.NO_ENGINE, f"{name!r} ({found[name].value}) cannot be imported: {error!r}")
    return loaded
