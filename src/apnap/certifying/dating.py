"""Whether the moments in a certificate's files can be."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Final

from apnap.certifying import moments
from apnap.certifying.building import CERTIFICATE, CTRF
from apnap.certifying.retelling import Aside

BEGAN: Final = datetime(2026, 11, 21, tzinfo=UTC)
"""The day on which apnap began: nothing was certified before."""

SKEW: Final = timedelta(minutes=10)
"""So far the clocks of two machines may differ."""

_SECOND: Final = timedelta(seconds=1)


def misdated(aside: Aside, now: datetime) -> Iterator[str]:
    """Yield which of the moments cannot be; `now` is the moment of the verification."""
    issued = moments.read(aside.issued)
    if issued is None:
        yield f"{CERTIFICATE}: issued: no calendar has {aside.issued}"
    else:
        yield from _beyond(f"{CERTIFICATE}: issued", issued, now)
    start, stop = moments.milliseconds(aside.start), moments.milliseconds(aside.stop)
    if start is None or stop is None:
        yield f"{CTRF}: results/summary: the runs begin or end at a moment that cannot be"
        return
    yield from _beyond(f"{CTRF}: results/summary/start", start, now)
    if stop < start:
        yield f"{CTRF}: results/summary/stop: the runs end before they begin"
    elif issued is not None and issued + _SECOND < stop:
        yield f"{CERTIFICATE}: issued: it was issued before the runs ended, see {CTRF}"
    longest = max((took for round_ in aside.took.values() for took in round_.values()), default=0)
    if longest > aside.stop - aside.start + 1:
        yield f"{CTRF}: results/tests: a scenario takes longer than all the runs together"


def _beyond(what: str, moment: datetime, now: datetime) -> Iterator[str]:
    """Yield that a moment lies before apnap began, or in the future."""
    if moment < BEGAN:
        yield f"{what}: {moments.written(moment)} is before there was an apnap"
    if moment > now + SKEW:
        yield (
            f"{what}: {moments.written(moment)} is in the future; here it is {moments.written(now)}"
        )
