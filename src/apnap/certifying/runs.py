"""Making the runs on which a certificate rests: one for each edition, always of whole profiles."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from apnap.certifying import moments, taping
from apnap.certifying.digests import suite_digest
from apnap.certifying.profiles import Profile, chosen
from apnap.certifying.results import Played, Results, Round, expected_ids, images_of, played
from apnap.certifying.taping import MODULE, Tapes
from apnap.protocol import EditionDate, Limits, Record
from apnap.results.records import Report, Result
from apnap.results.reporting import Run, report
from apnap.rulebooks import newest
from apnap.running.command import Prepare, Request, Watch
from apnap.suite import cache, selection
from apnap.symmetries.sampling import a_seed
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
    seed: int | None = None
    """By what the images are drawn; None: one that nobody knew before."""


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

    The suite is compiled anew for them, once for all processes: the engine could write what is
    cached.

    Raises `SuiteError` for what cannot be chosen, and `EngineTrouble` if the engine does not start.
    """

    @cache.off()
    def __init__(self, wanted: Wanted) -> None:
        """Choose the profiles and start the engine."""
        dates = tuple(dict.fromkeys(wanted.editions)) or (newest(),)
        for date in dates:
            selection(date, (), ())
        self._wanted = wanted
        self.profiles = {date: chosen(date, wanted.profiles) for date in dates}
        self._ids = {date: expected_ids(found) for date, found in self.profiles.items()}
        self._suite = suite_digest()
        self._seed = a_seed() if wanted.seed is None else wanted.seed
        self._first = self._prepare(dates[0])
        can = self._first.introduced.capabilities
        self._images = {
            date: images_of(found, self._seed, can) for date, found in self.profiles.items()
        }
        self._first.add(self._images[dates[0]])

    @property
    def total(self) -> int:
        """How many scenarios and images will be played."""
        return sum(map(len, (*self._ids.values(), *self._images.values())))

    @cache.off()
    def play(self, watch: Watch) -> Made:
        """
        Play everything, telling `watch` each result.

        Raises `EngineTrouble` if the engine does not start again for the next edition, and
        `RunBroke` if pytest fails.
        """
        start, begun = moments.now().timestamp(), time.perf_counter()
        rounds: list[Round] = []
        runs: list[tuple[Run, Report]] = []
        prepared, room = self._first, taping.ALL
        for date in self.profiles:
            if rounds:
                prepared = self._prepare(date)
                prepared.add(self._images[date])
            tapes = Tapes(room)
            one, told = self._round(prepared, watch, tapes)
            room = tapes.room
            rounds.append(one)
            runs.append((prepared.run, told))
            if prepared.signal is not None or prepared.given_up:
                break
        return Made(
            results=Results(
                apnap=__version__,
                suite=self._suite,
                seed=self._seed,
                seed_chosen=self._wanted.seed is not None,
                rounds=tuple(rounds),
            ),
            profiles=self.profiles,
            runs=tuple(runs),
            start=start,
            stop=start + time.perf_counter() - begun,  # whatever becomes of the clock meanwhile
            signal=prepared.signal,
            given_up=prepared.given_up,
        )

    def _round(self, prepared: Prepare, watch: Watch, tapes: Tapes) -> tuple[Round, Report]:
        """Play the scenarios of an edition, and return their results in both forms."""
        told = prepared.play(watch, tapes)
        results = tuple(map(tapes.judged, told.results))
        if results != told.results:
            told = report(replace(prepared.run, whole=told.whole), results, told.seconds)
        date = prepared.wanted.edition
        one = Round(
            edition=date,
            profiles=tuple(profile.name for profile in self.profiles[date]),
            introduced=prepared.introduced,
            scenarios=tuple(_kept(results, tapes, images=False)),
            images=tuple(_kept(results, tapes, images=True)),
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


def _kept(results: Iterable[Result], tapes: Tapes, *, images: bool) -> Iterator[Played]:
    """Yield what is kept of the scenarios, or of the images."""
    for result in results:
        if (result.image_of is not None) == images:
            yield played(result, tapes.tape(result.id))
