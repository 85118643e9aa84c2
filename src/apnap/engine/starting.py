"""
Names of engines, as users write them: TRANSPORT:TARGET.

`direct:reference` is a registered engine in this process, `direct:reference!mutant` a
misreading of it, `stdio:COMMAND …` a program, `http:URL` one that serves HTTP. Transports are
found in the entry-point group `apnap.transports`, so that others can be installed beside apnap.
"""

import re
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
from apnap.protocol.extras import NotInstalled, entry_points
from apnap.protocol.near_names import near

GROUP: Final = "apnap.transports"
"""The entry-point group in which transports register."""

ENGINES: Final = "apnap.engines"
"""The entry-point group in which engines register that are Python objects."""

_WEB: Final = ("http", "https")
_SLASHES: Final = re.compile(r"(https?)/+(.+)")
_RUNNERS: Final = ("python", "python3", "node", "java", "ruby", "deno", "bun", "dotnet", "php")
"""What runs an engine, and is written in the place of a transport."""
_MODULE: Final = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*")
_PORT: Final = re.compile(r"[0-9]{1,5}(/.*)?")

DEFAULT: Final = "direct:reference"
"""The engine that is meant when none is named."""


class EngineName(Record, frozen=True):
    """The name of an engine, taken apart."""

    transport: str
    target: str

    def __str__(self) -> str:
        """Return the name as users write it; an address stands for itself."""
        return self.target if self.is_address else f"{self.transport}:{self.target}"

    @property
    def is_address(self) -> bool:
        """Whether it is the address of an engine that runs already."""
        return self.transport == "http" and self.target.partition("://")[0] in _WEB


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
        raise EngineUnknown(problem, hint=how(text), known=transports())
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
        raise EngineUnknown(problem, hint=how(str(name)), known=tuple(sorted(found)))
    entry = found[name.transport]
    try:
        transport: Transport = entry.load()
    except NotInstalled as missing:
        raise EngineNotStarted(missing.problem, hint=missing.hint) from missing
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
        how = "does not answer as an engine" if name.is_address else "could not be started"
        problem = f"{name} {how}: {trouble.problem}"
        raise EngineNotStarted(problem, hint=trouble.hint, notes=trouble.notes) from trouble
    return client


def how(text: str) -> str:
    """Return how to write the name of an engine, and what a wrong one may have meant."""
    known = transports()
    transport, colon, target = text.partition(":")
    if colon and target.startswith("/") and near(transport, _WEB):
        return f"Did you mean `{near(transport, _WEB)[0]}://{target.lstrip('/')}`?"
    target = target.strip()
    if _PORT.fullmatch(target) and transport not in known:
        return f"Did you mean `http://{transport}:{target}`?"
    if target and transport not in known and (meant := _other(transport, target)):
        return f"Did you mean {meant}?"
    if not colon and (address := _SLASHES.fullmatch(text)):
        return f"Did you mean `{address[1]}://{address[2]}`?"
    if text and not colon:
        engines = {entry.name for entry in entry_points(group=ENGINES)}
        named = () if text in engines else near(text, engines, most=1)
        command = not text.replace("-", "").replace("_", "").isalnum()
        means = () if command else tuple(f"direct:{one}" for one in named or (text,))
        return f"Did you mean {' or '.join(f'`{one}`' for one in (*means, f'stdio:{text}'))}?"
    return f"Write TRANSPORT:TARGET, such as `{DEFAULT}` or `stdio:COMMAND …`; " + (
        f"transports are {', '.join(known)}." if known else "no transport is installed."
    )


def _other(transport: str, target: str) -> str:
    """Return what a name with an unknown transport may mean; nothing if that cannot be told."""
    if meant := near(transport, transports(), most=1):
        return f"`{meant[0]}:{target}`"
    if transport not in _RUNNERS:
        return ""
    if transport.startswith("python") and _MODULE.fullmatch(target) and not target.endswith(".py"):
        here = f"`direct:{target}:OBJECT`, an object in this module"
        return f"{here}, or `stdio:{transport} -m {target}`, a program"
    return f"`stdio:{transport} {target}`"
