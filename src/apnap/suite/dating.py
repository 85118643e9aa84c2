"""In which editions something written by hand holds: since when, until when, or in one only."""

from __future__ import annotations

import re
from typing import Annotated, Final

from apnap.protocol import EditionDate, Record, doc

_DATE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


class Dated(Record, frozen=True, kw_only=True):
    """What a file says of the editions: `since`, perhaps with `until`, or `only`."""

    since: Annotated[EditionDate | None, doc("The first edition in which it holds.")] = None
    until: Annotated[EditionDate | None, doc("The last one; without it, it still holds.")] = None
    only: Annotated[EditionDate | None, doc("The one edition, instead of the other two.")] = None

    def __post_init__(self) -> None:
        """Raise `ValueError` where none or too many editions are named, or what is no date."""
        if (self.since is None) is (self.only is None) or (self.only and self.until):
            raise ValueError("expected `since` (perhaps with `until`), or `only`")
        for date in (self.since, self.until, self.only):
            if date is not None and not _DATE.fullmatch(date):
                raise ValueError(f"{date!r} is no date")

    def holds(self, edition: EditionDate) -> bool:
        """Tell whether it holds in an edition; dates compare as texts."""
        if self.since is None:
            return edition == self.only
        return self.since <= edition and (self.until is None or edition <= self.until)
