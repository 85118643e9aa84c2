"""
The transport `direct`: an engine that is a Python object in this process.

An engine registers a factory `(mutant: str | None) -> Engine` in the entry-point group
`apnap.engines`, and `direct:NAME` is what it registered as. One that isn't registered is named
by where it stands, `direct:MODULE:OBJECT`, and is called without parameters. Messages pass
through the same dispatcher as on every other transport. There is no limit of time: nothing can
interrupt an engine in its own process.
"""

import sys
from collections import deque
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Final

from apnap.protocol import (
    NOTES_LIMIT,
    Engine,
    EngineBabbles,
    EngineDied,
    EngineNotStarted,
    EngineUnknown,
    Limits,
)
from apnap.protocol.extras import NotInstalled, entry_points, installing
from apnap.protocol.near_names import near
from apnap_adapters.serving import Dispatcher

GROUP: Final = "apnap.engines"
"""The entry-point group in which engines register."""

Factory = Callable[..., Engine]
"""Makes an engine, or the mutant of it by that name; `LookupError` for an unknown mutant."""

_NOTES: Final = 20
_PLACE: Final = ":"
"""What stands between a module and what is in it."""
_WRITTEN: Final = "Write MODULE:OBJECT as in `from MODULE import OBJECT`."
_METHODS: Final = ("initialize", "load", "answer", "concede", "view", "unload")


class Direct:
    """A connection to an engine in this process."""

    def __init__(self, make: Callable[[], Engine], limits: Limits) -> None:
        self._make = make
        self._limits = limits
        self._notes: deque[str] = deque(maxlen=_NOTES)
        self._dispatch: Dispatcher | None = None
        self.restart()

    def exchange(self, line: bytes, _seconds: float, /) -> bytes:
        """Return the engine's answer to a message, however long it takes."""
        if self._dispatch is None:
            problem = "The engine has been closed."
            raise EngineDied(problem, hint="Restart it.")
        try:
            answer = self._dispatch(line)
        except SystemExit as error:
            self._dispatch = None
            problem = f"The engine called for the end of the program ({error})."
            hint = "An engine must not exit: it answers, or raises an exception."
            raise EngineDied(problem, hint=hint, notes=self.notes) from error
        limit = self._limits.line_bytes
        if len(answer) > limit:
            problem = f"The engine has sent a line of more than {limit} bytes."
            raw = answer[:NOTES_LIMIT]
            raise EngineBabbles(problem, hint="Say less, or raise the limit.", raw=raw)
        return answer

    def restart(self) -> None:
        """Make a new engine."""
        self._notes.clear()
        self._dispatch = Dispatcher(self._make(), self._notes.append)

    def close(self) -> None:
        """Let the engine go."""
        self._dispatch = None

    @property
    def notes(self) -> str:
        """Tracebacks of the engine, the last ones."""
        return "".join(self._notes)[-NOTES_LIMIT:]


def connect(target: str, limits: Limits = Limits(), /) -> Direct:  # noqa: B008 - frozen
    """
    Connect to the engine `target`, perhaps with `!` and a mutant's name.

    It is a registered name, or `MODULE:OBJECT`, the module looked for in this folder first.

    Raises `EngineUnknown` if there is no such engine or mutant, `EngineNotStarted` if it fails
    to come into being.
    """
    name, mark, mutant = target.partition("!")
    if mark and not mutant:
        problem = (
            f"No misreading is named behind the `!` of `direct:{target}`. Is a variable unset?"
        )
        hint = f"`direct:{name}` is the engine as it is."
        raise EngineUnknown(problem, hint=hint)
    entry = _registered(name)
    return Direct(lambda: _made(entry, mutant or None), limits)


def _registered(name: str) -> EntryPoint:
    """Return the entry point of the engine called `name`."""
    if _PLACE in name:
        here = str(Path.cwd())
        if not {"", here} & set(sys.path):
            sys.path.insert(0, here)
        return EntryPoint(name, name, GROUP)
    found = {entry.name: entry for entry in entry_points(group=GROUP)}
    if name in found:
        return found[name]
    known = tuple(sorted(found))
    problem = f"No engine is registered as {name!r}."
    meant = near(name, known, most=1)
    here = f"{name}.py lies here: `direct:{name}:NAME` is the object NAME in it. "
    hint = (
        (here if Path(f"{name}.py").is_file() else "")
        + "".join(f"Did you mean `direct:{one}`? " for one in meant)
        + (
            f"Registered are: {', '.join(known) or 'none'}. An engine registers in the "
            f"entry-point group `{GROUP}` of a package installed beside apnap; any other "
            "that can be imported is `direct:MODULE:OBJECT`."
        )
    )
    raise EngineUnknown(problem, hint=hint, known=known)


def _made(entry: EntryPoint, mutant: str | None) -> Engine:
    """Return a new engine."""
    try:
        factory: Factory = entry.load()
    except Exception as error:
        problem = f"The engine {entry.name!r} ({entry.value}) cannot be imported: {error!r}."
        hint = "Install its package again."
        if _PLACE in entry.name:
            hint = _how_to_import(entry, error)
        raise EngineNotStarted(problem, hint=hint) from error
    try:
        made = factory() if _PLACE in entry.name and mutant is None else factory(mutant)
    except LookupError as error:
        if mutant is None:
            raise _not_made(entry, error) from error
        problem = f"The engine {entry.name!r} does not offer {mutant!r}: {error}."
        hint = (
            f"`direct:{entry.name}` is the engine as it is; `apnap mutants direct:{entry.name} "
            "--list` names its misreadings."
        )
        raise EngineUnknown(problem, hint=hint) from error
    except Exception as error:
        raise _not_made(entry, error) from error
    missing = [name for name in _METHODS if not hasattr(made, name)]
    if missing:
        problem = f"{entry.value} makes a {type(made).__name__}, which has no `{missing[0]}`."
        raise EngineNotStarted(problem, hint="An engine has all methods of the protocol.")
    return made


def _how_to_import(entry: EntryPoint, error: Exception) -> str:
    """Return what helps where an engine that is named by its place cannot be imported."""
    lacks = error.name if isinstance(error, ModuleNotFoundError) else None
    if lacks and not f"{entry.module}.".startswith(f"{lacks}."):
        return (
            f"{entry.module} is there, and imports {lacks}, which isn't: is it spelt right? What "
            f"a package brings is installed by: {installing('PACKAGE')}"
        )
    if entry.module.endswith(".py"):
        return f"A module has no ending: `direct:{entry.module.removesuffix('.py')}:{entry.attr}`."
    if isinstance(error, ModuleNotFoundError):
        return f"{_WRITTEN} It was looked for in {Path.cwd()} and among what is installed."
    if isinstance(error, ImportError | AttributeError):
        made = ", ".join(_classes(entry.module))
        return f"{_WRITTEN}{made and f' Classes in {entry.module}: {made}.'}"
    return f"{entry.module} was found, and fails when it is imported: mend it."


def _not_made(entry: EntryPoint, error: Exception) -> EngineNotStarted:
    if isinstance(error, NotInstalled):
        return EngineNotStarted(error.problem, hint=error.hint)
    problem = f"The engine {entry.name!r} ({entry.value}) failed to start: {error!r}."
    hint = "Its factory takes the name of a mutant, or None."
    if _PLACE in entry.name:
        hint = "It is called without parameters, or with the name behind `!`, and makes an engine."
    return EngineNotStarted(problem, hint=hint)


def _classes(module: str) -> Iterator[str]:
    """Yield the names of the classes that a module defines itself."""
    for name, value in vars(sys.modules.get(module, object)).items():
        if isinstance(value, type) and value.__module__ == module and not name.startswith("_"):
            yield name
