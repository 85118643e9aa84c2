"""The clock of certificates: the moment that is now, and moments as files have them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

WRITTEN: Final = "%Y-%m-%dT%H:%M:%SZ"
"""How a certificate has a moment: in UTC, to the second."""

_SECOND: Final = 1000


def now() -> datetime:
    """Return the moment that is now."""
    return datetime.now(UTC)


def written(moment: datetime) -> str:
    """Return a moment as a certificate has it."""
    return moment.strftime(WRITTEN)


def read(text: str) -> datetime | None:
    """Return the moment that a certificate names; None if no calendar has it."""
    try:
        moment = datetime.strptime(text, WRITTEN).replace(tzinfo=UTC)
    except ValueError:
        return None
    return moment if written(moment) == text else None  # digits may be those of any script


def milliseconds(number: int) -> datetime | None:
    """Return the moment so many milliseconds after the beginning of 1970; None if there is none."""
    try:
        return datetime.fromtimestamp(number / _SECOND, UTC)
    except (ValueError, OverflowError, OSError):
        return None
