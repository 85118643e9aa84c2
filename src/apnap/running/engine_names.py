"""Whether a name can be the name of an engine."""

from __future__ import annotations

from apnap.engine import starting
from apnap.protocol import EngineUnknown
from apnap.suite import SelectionError


def check_name(engine: str) -> None:
    """Raise `SelectionError` for a name that is not written as the name of an engine."""
    try:
        name = starting.parse(engine)
    except EngineUnknown as error:
        raise SelectionError(str(error)) from error
    if name.transport not in starting.transports():
        problem = f"there is no transport {name.transport!r}"
        raise SelectionError(f"{problem}. {starting.how(str(name))}")
