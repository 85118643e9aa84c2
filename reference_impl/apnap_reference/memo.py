"""What is worked out for a record that never changes is kept beside it."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

import msgspec

from apnap_reference.rulebook import IN_FORCE

K = TypeVar("K", bound=msgspec.Struct)
R = TypeVar("R")


def memoized(function: Callable[[K], R]) -> Callable[[K], R]:
    """
    Keep what a function gives for a record in the record's `__dict__` (a struct with `dict=True`).

    It is worked out anew when another rulebook is in force.
    """
    name = function.__qualname__

    @wraps(function)
    def recalled(record: K) -> R:
        rulebook = IN_FORCE.rulebook
        beside: dict[str, Any] = record.__dict__
        kept = beside.get(name)
        if kept is None or kept[0] is not rulebook:
            kept = beside[name] = rulebook, function(record)
        return cast("R", kept[1])

    return recalled
