"""Limits as users write them: `NAME=NUMBER`."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Final

from msgspec.structs import asdict, replace

from apnap.protocol import Limits
from apnap.protocol.near_names import similar
from apnap.suite import SelectionError

NAMES: Final[Mapping[str, str]] = {name.removesuffix("_seconds"): name for name in asdict(Limits())}
"""How users call each limit, and its field in `Limits`: a time is called without its unit."""

_LEAST_BYTES: Final = 1024


def limits(texts: Iterable[str]) -> Limits:
    """
    Return the limits with those changed that are written so, such as `answer=30`.

    Raises `SelectionError` for a limit that is unknown or cannot be.
    """
    return replace(Limits(), **dict(map(_read, texts)))


def written(chosen: Limits) -> tuple[str, ...]:
    """Return the limits that are not the usual ones, as users write them."""
    usual, now = asdict(Limits()), asdict(chosen)
    return tuple(
        f"{name}={now[field]}" for name, field in NAMES.items() if now[field] != usual[field]
    )


def _read(text: str) -> tuple[str, float | int]:
    """Return the field and the value that a text is about."""
    name, _, number = text.partition("=")
    field = NAMES.get(name.strip())
    if field is None:
        meant = similar(name.strip(), NAMES)
        way = "" if "=" in text else ": write NAME=NUMBER, such as answer=30"
        problem = f"there is no limit {name.strip()!r}{meant}{way}; there are: {', '.join(NAMES)}"
        raise SelectionError(problem)
    try:
        value = float(number)
    except ValueError:
        value = math.nan
    least = _LEAST_BYTES if field.endswith("_bytes") else 0
    if not (math.isfinite(value) and value > 0 and value >= least):
        at_least = f", at least {least}" if least else " above 0"
        plain = f"{text!r}: write {name.strip()}=NUMBER{at_least}"
        unit = " (no unit stands behind it)" if number.strip()[:1].isdigit() else ""
        raise SelectionError(f"{plain}{unit}")
    if field.endswith("_seconds"):
        return field, value
    if value != int(value):
        raise SelectionError(f"{text!r}: a whole number is needed")
    return field, int(value)
