"""Making the runs on which a certificate rests: one for each edition, always of whole profiles."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, nullcontext
from typing import TYPE_CHECKING

from apnap.certifying import moments
from apnap.certifying.digests import suite_digest
from apnap.certifying.profiles import Profile, chosen
from apnap.certifying.results import Played, Results, Round, expected_ids, images_of, played
from apnap.certifying.taping import MODULE, Room, Tapes
from apnap.protocol import EditionDate, Limits, Record
from apnap.results.records import Report, Result
from apnap.results.reporting import Run
from apnap.rulebooks import newest
from apnap.running.command import PreparedRun, Request, Watch
from apnap.running.engine_names import check_name
from apnap.running.engine_under_test import Engine
from apnap.running.processes import cores
from apnap.suite import cache, selection
from apnap.symmetries.sampling import a_seed
from apnap.version import __version__

if TYPE_CHECKING:
    from apnap.certifying.elsewhere import Elsewhere


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
    on: str = ""
    """The cluster whose workers play: an address, a file, or `local`; empty: this machine plays."""
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
    The runs, ready to be made; the engine of the first one is started, or of a cluster all.

    The suite is compiled anew for them, once for all processes: the engine could write what is
    cached.

    Raises `SuiteError` for what cannot be chosen, `EngineTrouble` if the engine does not start, and
    `NotInstalled` and `NoCluster` where a cluster is asked for and there is none.
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
        self._there = _there(wanted) if wanted.on else None
        with ExitStack() as stack:
            if self._there is not None:
                stack.push(self._there)
            self._begin(dates[0])
            stack.pop_all()

    def _begin(self, date: EditionDate) -> None:
        """Start the engine, and draw the images that it can play."""
        self._first = self._prepare(date)
        can = self._first.introduced.capabilities
        self._images = {
            date: images_of(found, self._seed, can) for date, found in self.profiles.items()
        }
        self._first.add(self._images[date])

    @property
    def told(self) -> str:
        """Which cluster plays; empty if none does."""
        return self._there.told if self._there else ""

    @property
    def total(self) -> int:
        """How many scenarios and images will be played."""
        return sum(map(len, (*self._ids.values(), *self._images.values())))

    @cache.off()
    def play(self, watch: Watch) -> Made:
        """
        Play everything, telling `watch` each result.

        Raises `EngineTrouble` if the engine does not start again for the next edition, `NoCluster`
        if that on which it plays is lost, and `RunBroke` if pytest fails.
        """
        start, begun = moments.now().timestamp(), time.perf_counter()
        rounds: list[Round] = []
        runs: list[tuple[Run, Report]] = []
        prepared = self._first
        with self._there or nullcontext():
            for prepared, results, seconds, tapes in self._played(watch):
                told = prepared.reported(tuple(map(tapes.judged, results)), seconds)
                rounds.append(self._round(prepared, told.results, tapes))
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

    def _played(self, watch: Watch) -> Iterator[tuple[PreparedRun, Sequence[Result], float, Tapes]]:
        """Yield what comes of each edition, with the seconds that it took."""
        if self._there is not None:
            yield from self._there.played(tuple(self._prepared()), watch)
            return
        room = Room()
        for prepared in self._prepared():
            begun, tapes = time.perf_counter(), Tapes(room)
            results = prepared.results(watch, tapes)
            yield prepared, results, time.perf_counter() - begun, tapes

    def _prepared(self) -> Iterator[PreparedRun]:
        """Yield the run of each edition, ready to be made."""
        yield self._first
        for date in list(self.profiles)[1:]:
            prepared = self._prepare(date)
            prepared.add(self._images[date])
            yield prepared

    def _round(self, prepared: PreparedRun, results: Sequence[Result], tapes: Tapes) -> Round:
        """Return what is kept of the run of an edition."""
        date = prepared.wanted.edition
        return Round(
            edition=date,
            profiles=tuple(profile.name for profile in self.profiles[date]),
            introduced=prepared.introduced,
            scenarios=tuple(_kept(results, tapes, images=False)),
            images=tuple(_kept(results, tapes, images=True)),
        )

    def _prepare(self, date: EditionDate) -> PreparedRun:
        wanted = self._wanted
        request = Request(
            engine=wanted.engine,
            edition=date,
            ids=self._ids[date],
            workers=wanted.workers,
            limits=wanted.limits,
            plugins=(MODULE,),
        )
        if self._there is None:
            return PreparedRun(request)
        known = Engine(wanted.engine, wanted.limits, introduced=self._there.introduced)
        return PreparedRun(request, engine=known)  # it is not started here


def _there(wanted: Wanted) -> Elsewhere:
    """Return the workers of a cluster, on which the engine is started; raises as `Elsewhere`."""
    from apnap.certifying.elsewhere import Certifying, Elsewhere  # noqa: PLC0415 - only if asked

    check_name(wanted.engine)
    certifying = Certifying(engine=wanted.engine, limits=wanted.limits)
    return Elsewhere(certifying, wanted.on, wanted.workers or cores())


def _kept(results: Iterable[Result], tapes: Tapes, *, images: bool) -> Iterator[Played]:
    """Yield what is kept of the scenarios, or of the images."""
    for result in results:
        if (result.image_of is not None) == images:
            yield played(result, tapes.tape(result.id))
