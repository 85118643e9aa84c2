"""Whether a name can be the name of an engine."""

from __future__ import annotations

from apnap import engines
from apnap.protocol.connection import EngineUnknown
from apnap.suite.errors import SelectionError


def check_name(engine: str) -> None:
    """Raise `SelectionError` for a name that is not written as the name of an engine."""
    try:
        name = engines.parse(engine)
    except EngineUnknown as error:
        raise SelectionError(str(error)) from error
    if name.transport not in engines.transports():
        known = ", ".join(engines.transports())
        raise SelectionError(f"there is no transport {name.transport!r}; there are: {known}")
