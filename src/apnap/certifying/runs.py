"""Making the runs on which a certificate rests: one for each edition, always of whole profiles."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from apnap.certifying import moments
from apnap.certifying.digests import suite_digest
from apnap.certifying.profiles import Profile, chosen
from apnap.certifying.results import Results, Round, expected_ids, played
from apnap.certifying.taping import MODULE, Tapes
from apnap.protocol import EditionDate, Limits, Record
from apnap.results.records import Report
from apnap.results.reporting import Run, report
from apnap.rulebooks import newest
from apnap.running.command import Prepare, Request, Watch
from apnap.suite import selection
from apnap.version import __version__


class Wanted(Record, frozen=True, kw_only=True):
    """What is to be certified. There is no way to leave scenarios out."""

    engine: str
    profiles: tuple[str, ...] = ()
    """Names of profiles; empty: all that each edition offers."""
    editions: tuple[EditionDate, ...] = ()
    """Dates; empty: the newest edition."""
    workers: int = 0
    """Processes beside this one; 0: everything in this process."""
    limits: Limits = Limits()


class Made(Record, frozen=True, kw_only=True):
    """What came of all runs."""

    results: Results
    profiles: Mapping[EditionDate, Sequence[Profile]]
    """The chosen profiles by edition."""
    runs: tuple[tuple[Run, Report], ...]
    """What was asked for and what came of it, edition by edition."""
    start: float
    stop: float
    """When it all began and ended, in seconds since 1970."""
    signal: int | None = None
    """The signal that has ended it early, if one has."""
    given_up: str = ""
    """Why the engine was given up, if it was."""

    @property
    def cut_short(self) -> bool:
        """Whether scenarios were left out, so that there can be no certificate."""
        return self.signal is not None or bool(self.given_up)


class Runs:
    """
    The runs, ready to be made; the engine of the first one is started.

    Raises `SuiteError` for what cannot be chosen, and `EngineTrouble` if the engine does not start.
    """

    def __init__(self, wanted: Wanted) -> None:
        """Choose the profiles and start the engine."""
        dates = tuple(dict.fromkeys(wanted.editions)) or (newest(),)
        for date in dates:
            selection(date, (), ())
        self._wanted = wanted
        self.profiles = {date: chosen(date, wanted.profiles) for date in dates}
        self._ids = {date: expected_ids(found) for date, found in self.profiles.items()}
        self._suite = suite_digest()
        self._first = self._prepare(dates[0])

    @property
    def total(self) -> int:
        """How many scenarios will be played."""
        return sum(map(len, self._ids.values()))

    def play(self, watch: Watch) -> Made:
        """
        Play everything, telling `watch` each result.

        Raises `EngineTrouble` if the engine does not start again for the next edition, and
        `RunBroke` if pytest fails.
        """
        start, begun = moments.now().timestamp(), time.perf_counter()
        rounds: list[Round] = []
        runs: list[tuple[Run, Report]] = []
        prepared = self._first
        for date in self.profiles:
            prepared = self._prepare(date) if rounds else self._first
            one, told = self._round(prepared, watch)
            rounds.append(one)
            runs.append((prepared.run, told))
            if prepared.signal is not None or prepared.given_up:
                break
        return Made(
            results=Results(apnap=__version__, suite=self._suite, rounds=tuple(rounds)),
            profiles=self.profiles,
            runs=tuple(runs),
            start=start,
            stop=start + time.perf_counter() - begun,  # whatever becomes of the clock meanwhile
            signal=prepared.signal,
            given_up=prepared.given_up,
        )

    def _round(self, prepared: Prepare, watch: Watch) -> tuple[Round, Report]:
        """Play the scenarios of an edition, and return their results in both forms."""
        tapes = Tapes()
        told = prepared.play(watch, tapes)
        results = tuple(map(tapes.judged, told.results))
        if results != told.results:
            told = report(replace(prepared.run, whole=told.whole), results, told.seconds)
        date = prepared.wanted.edition
        one = Round(
            edition=date,
            profiles=tuple(profile.name for profile in self.profiles[date]),
            introduced=prepared.introduced,
            scenarios=tuple(played(result, tapes.of(result.id)) for result in results),
        )
        return one, told

    def _prepare(self, date: EditionDate) -> Prepare:
        return Prepare(
            Request(
                engine=self._wanted.engine,
                edition=date,
                ids=self._ids[date],
                workers=self._wanted.workers,
                limits=self._wanted.limits,
                plugins=(MODULE,),
            )
        )
