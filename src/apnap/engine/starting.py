"""
Names of engines, as users write them: TRANSPORT:TARGET.

`direct:reference` is a registered engine in this process, `direct:reference!mutant` a
misreading of it, `stdio:COMMAND …` a program, `http:URL` one that serves HTTP. Transports are
found in the entry-point group `apnap.transports`, so that others can be installed beside apnap.
"""

from importlib.metadata import entry_points
from typing import Final

from apnap.engine.client import Client, Recorder
from apnap.protocol import (
    Connection,
    EngineNotStarted,
    EngineTrouble,
    EngineUnknown,
    Limits,
    Record,
    Transport,
    Wishes,
)

GROUP: Final = "apnap.transports"
"""The entry-point group in which transports register."""

_WEB: Final = ("http", "https")

DEFAULT: Final = "direct:reference"
"""The engine that is meant when none is named."""


class EngineName(Record, frozen=True):
    """The name of an engine, taken apart."""

    transport: str
    target: str

    def __str__(self) -> str:
        """Return the name as users write it."""
        return f"{self.transport}:{self.target}"


def parse(text: str) -> EngineName:
    """
    Return the parts of an engine's name; raise `EngineUnknown` if it is not written as one.

    An address, `http://…` or `https://…`, is short for `http:` and the address.
    """
    text = text.strip()
    if text.partition("://")[0] in _WEB:
        text = f"http:{text}"
    transport, colon, target = text.partition(":")
    if not (transport and colon and target.strip()):
        problem = f"{text!r} does not name an engine."
        raise EngineUnknown(problem, hint=_how(text), known=transports())
    return EngineName(transport, target.strip())


def transports() -> tuple[str, ...]:
    """Return the names of all installed transports."""
    return tuple(sorted({entry.name for entry in entry_points(group=GROUP)}))


def connect(name: EngineName, limits: Limits = Limits()) -> Connection:  # noqa: B008 - frozen
    """
    Return a connection to the engine.

    Raises `EngineUnknown` if transport or engine is unknown, `EngineNotStarted` if it is
    known, but could not be started.
    """
    found = {entry.name: entry for entry in entry_points(group=GROUP)}
    if name.transport not in found:
        problem = f"There is no transport {name.transport!r}."
        raise EngineUnknown(problem, hint=_how(str(name)), known=tuple(sorted(found)))
    entry = found[name.transport]
    try:
        transport: Transport = entry.load()
    except Exception as error:
        problem = f"The transport {entry.name!r} ({entry.value}) cannot be imported: {error!r}."
        raise EngineNotStarted(problem, hint="Install its package again.") from error
    return transport(name.target, limits)


def start(
    name: EngineName,
    wishes: Wishes = Wishes(),  # noqa: B008 - frozen
    limits: Limits = Limits(),  # noqa: B008 - frozen
    record: Recorder | None = None,
) -> Client:
    """
    Return a client of the engine, `initialize` already answered.

    Raises `EngineUnknown` for a name that nobody has, `EngineNotStarted` for whatever else
    goes wrong so early.
    """
    client = Client(connect(name, limits), limits, record)
    try:
        client.initialize(wishes)
    except BaseException as trouble:
        client.close()
        if not isinstance(trouble, EngineTrouble):
            raise
        problem = f"{name} could not be started: {trouble.problem}"
        raise EngineNotStarted(problem, hint=trouble.hint, notes=trouble.notes) from trouble
    return client


def _how(text: str) -> str:
    """Return how to write the name of an engine."""
    known = transports()
    if text and ":" not in text:
        return f"Did you mean `direct:{text}` or `stdio:{text}`?"
    return f"Write TRANSPORT:TARGET, such as `{DEFAULT}` or `stdio:COMMAND …`; " + (
        f"transports are {', '.join(known)}." if known else "no transport is installed."
    )
