"""Loading all feature files of the suite, and of extensions to it."""

from __future__ import annotations

import functools
import gc
import os
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from apnap.harmless import clean
from apnap.protocol import EditionDate, Record, folder
from apnap.protocol.catalogue import slug
from apnap.protocol.near_names import similar
from apnap.protocol.numbering import numbering
from apnap.rulebooks import Edition, RuleNumber, Subject, editions, load
from apnap.suite import cache
from apnap.suite.compiling import MOST_FAULTS, PREFIXES, Origin, Scenario, compile_
from apnap.suite.errors import FeatureError, ManyErrors, SuiteError
from apnap.suite.reading import feature_files, read
from apnap.suite.renamed import MARK
from apnap.suite.rules_asked import bounds
from apnap.suite.skimming import glance
from apnap.suite.storing import restored, stored
from apnap.suite.tags import Cited, Tagged

_DEEP: Final = 3
"""Parts of a path such as `multiplayer/two-headed-giant/combat`: a section in several files."""

_NAMED: Final = 3
"""So many files are named that are no feature files."""

_UNDATED: Final = ": tag @since:DATE if this holds in later editions only"
"""What may help where a scenario does not say in which editions it holds."""

SECOND_READING: Final = "second-reading"
"""The folder beside the suite's chapters whose scenarios are none of the suite."""


Only = Callable[[str, Path], bool]
"""Tells of a file, by its section and path, whether it is read."""

Compiled = list[tuple[str, int, int, str, bytes]]
"""Files as they were compiled: path, time and size of each, what it is, and its scenarios."""

_handed: dict[tuple[str, int, int, str], bytes] = {}
"""What another process has compiled, which this one trusts as itself."""

_File = tuple[Path, Path, tuple[int, int], Origin, Path | None]
"""A file that is read: what `of_file` is asked."""

_sound: dict[tuple[object, ...], Suite] = {}
"""What was read last and had nothing wrong, by its files, the editions and their books."""

_REMEMBERED: Final = 30
"""So many of these; their scenarios are those that `of_file` has anyway."""


class Suite(Record, frozen=True, dict=True):
    """Scenarios in the order of their files, extensions last."""

    scenarios: tuple[Scenario, ...]

    def holding(self, edition: EditionDate) -> tuple[Scenario, ...]:
        """Return the scenarios that hold in an edition: looked for once, then kept beside them."""
        found: dict[str, tuple[Scenario, ...]] = self.__dict__
        if edition not in found:
            found[edition] = tuple(s for s in self.scenarios if s.tagged.holds(edition))
        return found[edition]


def load_some(
    ids: Sequence[str],
    extensions: Sequence[Path] = (),
    dates: Sequence[EditionDate] = (),
    origin: Origin = "suite",
) -> Suite:
    """
    Load the files in which scenarios stand that are named, or else the whole suite.

    The whole suite is loaded if none is named, or one that is not there. Raises as `load_suite`
    does; what is wrong elsewhere does not matter.
    """
    if not ids:
        return load_suite(extensions, dates, origin=origin)
    scenarios = {id_.partition(MARK)[0] for id_ in ids}  # those of images, too
    wanted = _by_section(scenarios, origin)
    suite, errors = read_suite(extensions, dates, only=wanted, origin=origin)
    if errors or not scenarios <= {scenario.id for scenario in suite.scenarios}:
        return load_suite(extensions, dates, origin=origin)
    return suite


def load_about(
    wanted: Sequence[Subject], dates: Sequence[EditionDate], ids: Sequence[str] = ()
) -> Suite:
    """
    Load the files of the suite with scenarios about rules or terms, and those that are named.

    The rules have their numbers in any of the editions `dates`, and their parts are meant, too;
    rules are looked up in the first of them. Raises as `load_suite` does; what is wrong elsewhere
    does not matter.
    """
    named = _by_section(ids, "suite")

    def asked(section: str, path: Path) -> bool:
        seen = glance(path)
        about = seen is None or any(seen.may_be_about(wanted, one) for one in dates)
        return about or named(section, path)

    suite, errors = read_suite(dates=dates[:1], only=asked)
    if errors or not {*ids} <= {scenario.id for scenario in suite.scenarios}:
        return load_suite(dates=dates[:1])
    return suite


def _by_section(ids: Collection[str], origin: Origin) -> Only:
    """Return what tells of the section and path of a file whether it may have any of the ids."""
    names: dict[str, set[str]] = {}
    for id_ in ids:
        section, _, name = id_.removeprefix(PREFIXES[origin]).partition("/")
        names.setdefault(section, set()).add(name)

    def may_have(section: str, path: Path) -> bool:
        seen = glance(path) if section in names else None
        return section in names and (seen is None or seen.may_have(names[section]))

    return may_have


def load_suite(
    extensions: Sequence[Path] = (),
    dates: Sequence[EditionDate] = (),
    where: Path | None = None,
    origin: Origin = "suite",
) -> Suite:
    """
    Load the suite (`where`: another folder than its own) and extensions to it.

    The `origin` "second-reading" loads that in the suite's place, and "extension" nothing in it.
    Rules are looked up in the editions `dates`, or else in all of them; a term has to stand in the
    glossary of some edition. Raises `SuiteError`, naming file and line of everything that is wrong.
    """
    suite, errors = read_suite(extensions, dates, where, origin=origin)
    if errors:
        raise errors[0] if len(errors) == 1 else ManyErrors(errors)
    return suite


def read_suite(
    extensions: Sequence[Path] = (),
    dates: Sequence[EditionDate] = (),
    where: Path | None = None,
    origin: Origin = "suite",
    only: Only | None = None,
) -> tuple[Suite, tuple[SuiteError, ...]]:
    """
    Return what `load_suite` returns, as far as it can be read, and all that is wrong.

    Of the suite itself those files are read of which `only` says so, each by its section, as ids
    begin with it, and its path.
    """
    with _all_of_it_stays():
        return _read_suite(extensions, dates or editions(), where, origin, only)


@contextmanager
def _all_of_it_stays() -> Iterator[None]:
    """
    Search for no garbage meanwhile.

    The suite is a hundred thousand objects, none of which is garbage: to look for it again and
    again takes half of the time in which they are loaded.
    """
    searched = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if searched:
            gc.enable()


def _read_suite(
    extensions: Sequence[Path],
    dates: Sequence[EditionDate],
    where: Path | None,
    origin: Origin,
    only: Only | None,
) -> tuple[Suite, tuple[SuiteError, ...]]:
    files, errors = _listed(extensions, where, origin, only)
    key = (tuple(files), tuple(dates), _books())
    if not errors and key in _sound:
        return _sound[key], ()
    scenarios: list[Scenario] = []
    for file in files:
        found, wrong = of_file(*file)
        scenarios += found
        errors += [ManyErrors(wrong)] if len(wrong) > 1 else wrong
    errors += _twins(scenarios)
    errors += _unknown_rules(scenarios, dates)
    errors += _unknown_terms(scenarios)
    suite = Suite(tuple(scenarios))
    if not errors:
        for oldest in [*_sound][: len(_sound) + 1 - _REMEMBERED]:
            del _sound[oldest]
        _sound[key] = suite
    return suite, tuple(errors)


def _listed(
    extensions: Sequence[Path], where: Path | None, origin: Origin, only: Only | None
) -> tuple[list[_File], list[SuiteError]]:
    """Return the files that are read, and what is wrong with the folders that should have some."""
    files: list[_File] = []
    errors: list[SuiteError] = []
    cached = cache.place()
    for root, part in _roots(extensions, where, origin):
        try:
            there = tuple(_files(root, part))
        except SuiteError as error:
            errors.append(error)
            continue
        if not root.exists():
            errors.append(SuiteError(f"{clean(str(root))}: there is no such folder"))
        elif part == "extension" and not there:
            instead = f"there are no feature files{_others(root)}"
            errors.append(SuiteError(f"{clean(str(root))}: {instead}"))
        files += [
            (root, path, _version(path), part, cached)
            for path in there
            if not only or part != origin or only(slug(section(root, path)), path)
        ]
    return files, errors


def _books() -> tuple[tuple[Path, int, int], ...]:
    """Return what is another once a rulebook's index, or the table of numbers, is another."""
    return tuple((path, *_version(path)) for path in sorted(folder("editions").glob("*.json")))


def _roots(
    extensions: Sequence[Path], where: Path | None, origin: Origin
) -> Iterator[tuple[Path, Origin]]:
    """Yield the folders that are read, and what their scenarios are."""
    own = folder("features")
    if origin != "extension":
        yield where or (own / SECOND_READING if origin == "second-reading" else own), origin
    for extension in extensions:
        yield extension, "extension"


def _files(root: Path, origin: Origin) -> Iterator[Path]:
    """Yield the feature files of a folder; the second reading in it is none of the suite."""
    apart = f"{root / SECOND_READING}{os.sep}"
    for path in feature_files(root, given=origin == "extension"):
        if origin != "suite" or not str(path).startswith(apart):
            yield path


def section(root: Path, path: Path) -> str:
    """Return the section of a file: its own name, or its folder's where that is the section."""
    below = path.parts[len(root.parts) :]
    return below[1] if len(below) >= _DEEP else path.stem


def _version(path: Path) -> tuple[int, int]:
    """Return what is another once a file has been written anew; zeros if it cannot be looked at."""
    try:
        found = path.stat()
    except OSError:
        return 0, 0
    return found.st_mtime_ns, found.st_size


@functools.lru_cache(maxsize=500)
def of_file(
    root: Path,
    path: Path,
    _version: tuple[int, int],
    origin: Origin,
    _cached: Path | None,
) -> tuple[tuple[Scenario, ...], tuple[SuiteError, ...]]:
    """
    Return the scenarios of one version of a file, and all that is wrong with the others.

    `_cached` is the folder of the cache: what this process has found there is not handed to whom
    wants nothing from it.
    """
    handed = _handed.get((str(path), *_version, origin))
    if handed is not None:
        return restored(handed, path), ()
    entry = cache.entry(section(root, path), path, origin)
    known = cache.kept(entry, path) if entry else None
    if known is not None:
        return known, ()
    found, errors = compiled(root, path, origin)
    unchanged = entry == cache.entry(section(root, path), path, origin)
    if entry and unchanged and not errors:
        cache.keep(entry, found)
    return found, errors


def forget() -> None:
    """Forget all that this process has read: it knows then what a new one knows."""
    of_file.cache_clear()
    _sound.clear()


def to_hand(suite: Suite) -> Compiled:
    """
    Return what of a suite a process that this one starts need not compile again.

    Files are left out that hold a value without a stored form.
    """
    files: dict[tuple[Path, Origin], list[Scenario]] = {}
    for scenario in suite.scenarios:
        files.setdefault((scenario.path, scenario.origin), []).append(scenario)
    found: Compiled = []
    for (path, origin), scenarios in files.items():
        with suppress(TypeError):
            found.append((str(path), *_version(path), origin, stored(scenarios)))
    return found


def take(given: Compiled) -> None:
    """Believe what `to_hand` gave in the process that has started this one."""
    _handed.update({(path, when, size, origin): data for path, when, size, origin, data in given})


def compiled(
    root: Path, path: Path, origin: Origin
) -> tuple[tuple[Scenario, ...], tuple[SuiteError, ...]]:
    """Read and compile a file; return its scenarios, and all that is wrong with the others."""
    pickles, wrong = read(path)
    called = section(root, path)
    found: list[Scenario] = []
    errors: dict[str, SuiteError] = {str(error): error for error in wrong}
    for pickle in pickles:
        if len(errors) >= MOST_FAULTS:
            break
        try:
            found.append(compile_(path, called, pickle, origin))
        except ManyErrors as many:
            errors |= {str(error): error for error in many.errors if str(error) not in errors}
    if len(errors) >= MOST_FAULTS:
        told = f"only the first {MOST_FAULTS} faults of a file are looked for: mend these first"
        errors[told] = FeatureError(path, 1, told)
    ordered = sorted(errors.values(), key=lambda one: getattr(one, "line", 0))
    return tuple(found), tuple(ordered)


def _twins(scenarios: Sequence[Scenario]) -> Iterator[FeatureError]:
    """Yield an error for each scenario with the id or, in one file, the name of an earlier one."""
    ids: dict[str, Scenario] = {}
    names: dict[tuple[Path, str], Scenario] = {}
    for scenario in scenarios:
        earlier = ids.setdefault(scenario.id, scenario)
        namesake = names.setdefault((scenario.path, scenario.template), scenario)
        if earlier is not scenario:
            row = "; put a column into the name of an outline" if scenario.example else ""
            problem = f"{scenario.id} stands already at {earlier.path}:{earlier.line}{row}"
            yield FeatureError(scenario.path, scenario.line, problem, "name")
        elif namesake.template_line != scenario.template_line:
            problem = f"the scenario at line {namesake.template_line} has the same name"
            yield FeatureError(scenario.path, scenario.template_line, problem, "name")


def _unknown_rules(
    scenarios: Sequence[Scenario], dates: Sequence[EditionDate]
) -> Iterator[FeatureError]:
    """Yield an error for each rule that an edition does not have in which it should hold."""
    books, today = {date: load(date) for date in dates}, load(numbering().base)
    told: set[tuple[Path, RuleNumber]] = set()
    found: dict[Tagged, Sequence[tuple[RuleNumber, str]]] = {}

    @functools.cache
    def unknown(cited: Cited, date: EditionDate) -> Sequence[tuple[RuleNumber, str]]:
        return tuple(_unknown(cited, books[date], today))

    for scenario in scenarios:
        tagged = scenario.tagged
        if tagged not in found:
            held = filter(tagged.holds, books)
            found[tagged] = [
                one for date in held for cited in tagged.cited for one in unknown(cited, date)
            ]
        for number, problem in found[tagged]:
            if (scenario.path, number) not in told:
                told.add((scenario.path, number))
                more = "" if tagged.dated else _UNDATED
                yield FeatureError(scenario.path, scenario.line, problem + more, "rule")


def _elsewhere(number: RuleNumber) -> str:
    """Return how to tag a rule that the newest edition does not have, if another one has it."""
    if any(load(date).has(number) for date in editions()):
        return f"`@cr-DATE:{number}` is a rule of another edition"
    return f"nor has any other: {bounds(number)}"


def _unknown(cited: Cited, book: Edition, today: Edition) -> Iterator[tuple[RuleNumber, str]]:
    """Yield numbers of rules that an edition does not have, each with what is wrong with it."""
    for number in cited.today:
        if not today.has(number):
            problem = f"the edition {today.date}, whose numbers `@cr:` has, has no rule {number}"
            yield number, f"{problem} ({_elsewhere(number)})"
    there = cited.there(book.date)
    for number in there:
        if not book.has(number):
            yield number, f"the edition {book.date} has no rule {number}"
    for number in cited.untold(book.date) if there else cited.today:
        problem = f"the edition {book.date} has no rule that is {number} in {today.date}"
        yield number, f"{problem}, as far as editions/numbers.json knows"


def _others(root: Path) -> str:
    """Return what is in a folder instead of feature files."""
    names = sorted(path.name for path in root.iterdir()) if root.is_dir() else []
    if not names:
        return ""
    more = f" and {len(names) - _NAMED} more" if len(names) > _NAMED else ""
    return f", whose names end with `.feature`; it holds {', '.join(names[:_NAMED])}{more}"


def _unknown_terms(scenarios: Sequence[Scenario]) -> Iterator[FeatureError]:
    """Yield an error for each term that is in no glossary of the editions in which it should be."""
    tagged = [scenario for scenario in scenarios if scenario.tagged.terms]
    glossaries = {date: load(date).terms for date in editions()} if tagged else {}
    told: set[tuple[Path, str]] = set()
    for scenario in tagged:
        held = [terms for date, terms in glossaries.items() if scenario.tagged.holds(date)]
        for term in scenario.tagged.terms:
            if not any(term in terms for terms in held) and (scenario.path, term) not in told:
                told.add((scenario.path, term))
                problem = f"no glossary has the term {term!r} in an edition in which this holds"
                problem += similar(term, {known for terms in held for known in terms})
                yield FeatureError(scenario.path, scenario.line, problem, "rule")
