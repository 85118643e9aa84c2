"""
Checking, without the engine, a folder that `apnap certify` has written.

The recordings are played again and compared with the outcomes that are claimed; from these, every
file of the folder is built anew by what has written it, and compared whole. Every problem names the
file and the place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

from apnap.certifying import moments, schemas
from apnap.certifying.building import (
    BADGE,
    BUNDLE,
    CERTIFICATE,
    CTRF,
    DIGESTS,
    RESULTS,
    STATEMENT,
    Chosen,
    Files,
    certified,
)
from apnap.certifying.certificate import Certificate, TwoEngines, certificate
from apnap.certifying.comparing import SMALL, differences, strictly
from apnap.certifying.dating import misdated
from apnap.certifying.digests import suite_digest
from apnap.certifying.given import folders
from apnap.certifying.given.folders import Folder
from apnap.certifying.given.large_results import GivenResults, NoResults, read_results
from apnap.certifying.given.times import NoTimes, read_times
from apnap.certifying.judging import ProfileVerdict
from apnap.certifying.paging import named_in, page_names
from apnap.certifying.profiles import Profile, chosen
from apnap.certifying.replaying import replayed
from apnap.certifying.results import (
    FORMAT,
    Incomplete,
    Results,
    encode_results,
    expected_ids,
    images_of,
)
from apnap.certifying.retelling import Aside
from apnap.certifying.signing import Asked, NoSigner, Signer, signed_by
from apnap.certifying.soundness import misintroduced
from apnap.certifying.verification import Shown, Verification, proven, unproven
from apnap.driver import CannotBeRead
from apnap.engine.starting import parse, transports
from apnap.harmless import clean
from apnap.portable import tells_a_place
from apnap.protocol import EditionDate, EngineUnknown, Record
from apnap.protocol.given_files import open_entry, too_much
from apnap.suite import SuiteError, cache, follow
from apnap.version import __version__

_SCHEMAS: Final[Mapping[str, str]] = {
    CERTIFICATE: "certificate",
    STATEMENT: "statement",
    BADGE: "badge",
    CTRF: "ctrf",
}
"""Files of JSON beside the results, and their schemas."""

Told = Callable[[int, int], None]
"""Is called with how many scenarios have been played again, and how many there are."""

_SEEN: Final = "a path seen from the folder in which it ran, and no name or password"

_PAGE: Final = ".html"

_LONGEST: Final = 200
"""So much of a text is told of."""


class _CannotBeTold(Exception):
    """The results are such that no report can be made of them."""


class _Files(Record, frozen=True, kw_only=True):
    """What the files say on which the others rest."""

    given: GivenResults
    certificate: Certificate
    aside: Aside
    contents: Mapping[str, bytes]
    """What stands in them, but for results that are large."""

    @property
    def results(self) -> Results:
        """What was played."""
        return self.given.results


@cache.off()
def verify(
    where: Path, told: Told = lambda _, __: None, asked: Asked | None = None
) -> Verification:
    """
    Check the folder `where`; `told` hears how many scenarios have been played again.

    The suite is compiled anew for it: whoever could write what is cached could forge anything.
    Who has signed it is looked at if somebody has `asked`. Raises `OSError` if the folder cannot be
    listed, and `NotInstalled` if signatures cannot be looked at.
    """
    folder = folders.read(where)
    if asked is None and BUNDLE in folder.contents:
        folder = replace(folder, aside=(*folder.aside, BUNDLE))
    unreadable = tuple(_unreadable(folder))
    if unreadable:
        return _wrong(folder, unreadable)
    try:
        files = _read(folder)
    except NoResults as error:
        return _wrong(folder, [f"{RESULTS}: {problem}" for problem in error.problems])
    except NoTimes as error:
        return _wrong(folder, [f"{CTRF}: {error}"])
    problems = tuple(_problems(files, told))
    signer = None if asked is None else _signer(folder, asked)
    if isinstance(signer, str):
        problems += (signer,)
    if problems or folder.problems or isinstance(signer, str):
        return _wrong(folder, problems)
    proof = files.certificate
    return Verification(
        verified=True,
        problems=(),
        engine=proof.engine,
        issued=proof.issued,
        apnap=proof.suite.apnap,
        profiles=tuple(map(_shown, proof.profiles)),
        scenarios=_number(files.results),
        aside=folder.aside,
        signer=signer,
        proven=proven(proof, files.results, len({*_to_compare(files), RESULTS}), signer),
        unproven=unproven(files.aside.engine),
    )


def _signer(folder: Folder, asked: Asked) -> Signer | str:
    """Return who has signed a folder, or what is wrong with the signature."""
    if BUNDLE not in folder.contents:
        return f"{BUNDLE} is missing: nobody has signed this folder"
    try:
        return signed_by(folder.contents[DIGESTS], folder.contents[BUNDLE], asked)
    except NoSigner as error:
        return f"{BUNDLE}: {error}"


def _wrong(folder: Folder, problems: Sequence[str]) -> Verification:
    told = tuple(map(clean, (*folder.problems, *problems)))
    return Verification(verified=False, problems=told, aside=folder.aside)


def _shown(verdict: ProfileVerdict) -> Shown:
    return Shown(
        profile=verdict.profile,
        edition=verdict.edition,
        certified=verdict.certified,
        verdict=verdict.verdict,
    )


def _unreadable(folder: Folder) -> Iterator[str]:
    """Yield what keeps the files from being read."""
    there = {*folder.contents, *((RESULTS,) if folder.results else ())}
    for name in folders.ALL:
        if name not in there:
            yield f"{name} is missing"
        elif name in _SCHEMAS:
            yield from (f"{name}: {problem}" for problem in _unread(name, folder.contents[name]))


def _unread(name: str, content: bytes) -> Sequence[str]:
    """
    Return what is wrong with a file of JSON: by its schema, if that says it.

    The schemas are made of the types, so that a file that fits its type fits its schema; no schema
    says that one thing at a time is said, and each key once. What is too large for that is only
    compared: byte by byte, as all files are.
    """
    if len(content) > SMALL:
        return ()
    if problem := too_much(content):
        return (problem,)
    try:
        msgspec.json.decode(content, type=schemas.TYPES[_SCHEMAS[name]])
        strictly(content)
    except (ValueError, RecursionError) as error:
        return schemas.breaches(_SCHEMAS[name], content) or (str(error),)
    return ()


def _read(folder: Folder) -> _Files:
    try:
        with open_entry(folder.where, RESULTS) as file:
            given = read_results(file)
    except OSError as error:  # it was there a moment ago
        raise NoResults(error.strerror or str(error)) from error
    contents = dict(folder.contents)
    return _Files(
        given=given,
        certificate=msgspec.json.decode(contents[CERTIFICATE], type=Certificate),
        aside=read_aside(contents, [one.edition for one in given.results.rounds]),
        contents=contents if given.content is None else {RESULTS: given.content, **contents},
    )


def read_aside(contents: Mapping[str, bytes], editions: Sequence[EditionDate]) -> Aside:
    """
    Return what stands in other files and does not follow from the results: or `NoTimes`.

    How the engine was called is read in a page of one of the `editions` that were run: who finds
    that another page lies there need not be told anything of the others.
    """
    times = read_times(contents[CTRF])
    pages = [contents[name] for name in page_names(editions) if name in contents]
    return Aside(
        engine=named_in(pages[0]) if pages else "",
        issued=msgspec.json.decode(contents[CERTIFICATE], type=Certificate).issued,
        start=times.start,
        stop=times.stop,
        took=times.took,
    )


def _problems(files: _Files, told: Told) -> Iterator[str]:
    """Yield what is wrong; where one thing rests on another that is wrong, it is not looked at."""
    yield from misdated(files.aside, moments.now())
    if files.contents.keys() & set(page_names([one.edition for one in files.results.rounds])):
        yield from _miscalled(files.aside.engine)
    other = tuple(_other_suite(files))
    yield from other
    if other:
        return
    results = files.results
    try:
        profiles = _profiles(results)
        certificate(results, "", profiles, files.aside.issued)
    except (SuiteError, Incomplete, TwoEngines) as error:
        yield f"{RESULTS}: {error}"
        return
    yield from (f"{RESULTS}: {problem}" for problem in _impossible(results, profiles))
    unsound = tuple(_unsound(results, profiles, told))
    yield from unsound
    if not unsound:
        yield from _built_otherwise(files, profiles)


def _unsound(results: Results, profiles: Chosen, told: Told) -> Iterator[str]:
    """Yield which recordings do not lead to what is claimed."""
    total = _number(results)
    for number, problem in enumerate(replayed(results, profiles), 1):
        told(number, total)
        if problem:
            yield f"{RESULTS}: {problem}"


def _built_otherwise(files: _Files, profiles: Chosen) -> Iterator[str]:
    """Yield where files are not as they are when they are built anew."""
    try:
        right = _right(files, profiles)
    except (CannotBeRead, _CannotBeTold) as error:
        yield f"{RESULTS}: {error}"
        return
    yield from _otherwise(_to_compare(files), right)


def _miscalled(engine: str) -> Iterator[str]:
    """Yield why no engine can have been called so for the run."""
    if tells_a_place(engine):
        yield (
            f"the pages call the engine by a whole path, or who somebody is to a server: "
            f"`apnap certify` writes {_SEEN} instead"
        )
    try:
        kind = parse(engine).transport
    except EngineUnknown:
        kind = ""
    if kind not in transports():
        yield (
            f"the pages call the engine {engine[:_LONGEST]!r}, and `apnap certify` calls one by "
            f"its transport; known here: {', '.join(transports())}"
        )


def _otherwise(found: Files, right: Files) -> Iterator[str]:
    """
    Yield where the files are not as they should be.

    How the engine was called is taken from the pages, and most files say it: without any page
    nothing can be said of them.
    """
    pages = {name for name in right if name.endswith(_PAGE)}
    if not pages & found.keys():
        yield from (f"{name} is missing" for name in right if name not in found)
        return
    for name, content in right.items():
        if name in found:
            yield from differences(name, found[name], content)
        else:
            yield f"{name} is missing"
    yield from (f"{name}: there is no such run" for name in found if name not in right)


def _right(files: _Files, profiles: Chosen) -> Files:
    """Return the files as they should be; raises as `certified`, and `_CannotBeTold`."""
    large = files.given.content is None  # then it was compared as it was read
    written = None if large else encode_results(files.results)
    try:
        return certified(files.results, profiles, files.aside, written)[1]
    except (Incomplete, TwoEngines, CannotBeRead):
        raise
    except Exception as error:  # what somebody has made up may be beyond what tells it
        raise _CannotBeTold(f"no reports can be made of it: {error!r}") from error


def _to_compare(files: _Files) -> Mapping[str, bytes]:
    """Return the files that follow from the results; a signature does not."""
    return {name: content for name, content in files.contents.items() if name != BUNDLE}


def _other_suite(files: _Files) -> Iterator[str]:
    """Yield what is to be installed if another suite was run than the one that is installed."""
    suite, results = files.certificate.suite, files.results
    if (results.apnap, results.suite) != (suite.apnap, suite.digest):
        yield f"{CERTIFICATE}: suite: {RESULTS} comes from another suite"
    if suite.apnap != __version__:
        yield (
            f"{CERTIFICATE}: suite: it was issued by apnap {suite.apnap}, and this is "
            f"{__version__}; to verify it, install apnap=={suite.apnap}"
        )
    elif suite.digest != suite_digest():
        yield (
            f"{CERTIFICATE}: suite: features, schemas, cards or editions are not those that were "
            f"run; install apnap=={suite.apnap} as it was published"
        )
    for one in follow(s.id for played in results.rounds for s in played.scenarios)[1]:
        yield f"{RESULTS}: {one.told}"


def _profiles(results: Results) -> Chosen:
    """Return the profiles that were run; raise `SuiteError` if there are no such."""
    editions = [one.edition for one in results.rounds]
    if len(set(editions)) < len(editions):
        raise SuiteError("an edition was run twice")
    found: dict[EditionDate, Sequence[Profile]] = {}
    for one in results.rounds:
        found[one.edition] = chosen(one.edition, one.profiles)
        names = tuple(profile.name for profile in found[one.edition])
        if one.profiles != names:
            raise SuiteError(
                f"edition {one.edition}: profiles: each has to be there once and in the order of "
                f"the suite: {', '.join(names)}"
            )
    return found


def _number(results: Results) -> int:
    """Return how many scenarios and images there are to be played again."""
    return sum(len(one.scenarios) + len(one.images) for one in results.rounds)


def _impossible(results: Results, profiles: Chosen) -> Iterator[str]:
    """Yield what `apnap certify` never writes into results, whatever the engine does."""
    if results.format != FORMAT:
        yield f"format: it is {results.format}, and `apnap certify` writes {FORMAT}"
    if results.seed is None:
        yield "seed: there is none, and so no image was drawn: `apnap certify` always draws some"
    for one in results.rounds:
        problem = misintroduced(one)
        if problem:
            yield f"edition {one.edition}: introduced: {problem}"
        ids = tuple(played.id for played in one.scenarios)
        if ids != expected_ids(profiles[one.edition]):
            yield f"edition {one.edition}: the scenarios are not in the order of the suite"
        images = images_of(profiles[one.edition], results.seed, one.introduced.capabilities)
        if [played.id for played in one.images] != [image.id for image in images]:
            yield f"edition {one.edition}: the images are not in the order of their scenarios"
