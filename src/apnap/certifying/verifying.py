"""
Checking, without the engine, a folder that `apnap certify` has written.

What follows from the recordings is made again and compared: outcomes, verdicts, certificate,
statement, badge. Every problem names the file and the place.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import msgspec

from apnap.certifying import schemas
from apnap.certifying.certificate import Certificate, TwoEngines, certificate
from apnap.certifying.digests import sha256, suite_digest
from apnap.certifying.paging import named_in, pages
from apnap.certifying.profiles import Profile, chosen
from apnap.certifying.replaying import Told, replayed
from apnap.certifying.results import Incomplete, Results
from apnap.certifying.statement import Statement, statement
from apnap.certifying.telling import badge_of
from apnap.certifying.writing import BADGE, CERTIFICATE, CTRF, JUNIT, LARGEST, RESULTS, STATEMENT
from apnap.driver import CannotBeRead, Outcome
from apnap.protocol import EditionDate, Record
from apnap.protocol.given_files import read_entry
from apnap.results.badge import Badge
from apnap.results.ctrf import Document
from apnap.suite import SuiteError, follow
from apnap.version import __version__

_FILES: Final[Mapping[str, str]] = {
    RESULTS: "results",
    CERTIFICATE: "certificate",
    STATEMENT: "statement",
    BADGE: "badge",
    CTRF: "ctrf",
}
"""Files of JSON, and their schemas."""

_ALL: Final = (*_FILES, JUNIT)

_KINDS: Final[Mapping[Outcome, str | None]] = {
    "passed": None,
    "failed": "failure",
    "unsupported": "skipped",
    "withheld": "skipped",
    "unreached": "skipped",
    "errored": "error",
}


class Verified(Record, frozen=True, kw_only=True):
    """What was found."""

    problems: tuple[str, ...]
    """Each with the file and the place; empty: everything is as it should be."""
    certificate: Certificate | None
    """The certificate, where it could be read."""
    scenarios: int
    """How many scenarios were played again."""


class Files(Record, frozen=True, kw_only=True):
    """What a folder holds, read."""

    results: Results
    certificate: Certificate
    statement: Statement
    badge: Badge
    ctrf: Document
    contents: Mapping[str, bytes]


def verify(where: Path, told: Told = lambda _: None) -> Verified:
    """Check the folder `where`; `told` hears of each scenario that has been played again."""
    heard: list[str] = []

    def count(id_: str) -> None:
        heard.append(id_)
        told(id_)

    contents, unfit = _contents(where)
    problems = unfit or tuple(_unreadable(contents))
    if problems:
        return Verified(problems=problems, certificate=None, scenarios=0)
    files = _read(contents)
    return Verified(
        problems=tuple(_problems(files, count)),
        certificate=files.certificate,
        scenarios=len(heard),
    )


def scenarios(where: Path) -> int:
    """Return how many scenarios `verify` will have to play again; 0 if it will not come to that."""
    try:
        results = msgspec.json.decode(read_entry(where, RESULTS, LARGEST), type=Results)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0
    return sum(len(one.scenarios) for one in results.rounds)


def _contents(where: Path) -> tuple[Mapping[str, bytes], tuple[str, ...]]:
    """Return what is in the files, `LARGEST` bytes together at most, and which are not read."""
    contents: dict[str, bytes] = {}
    problems: list[str] = []
    for name in (*_ALL, *sorted(path.name for path in where.glob("report*.html"))):
        try:
            contents[name] = read_entry(where, name, LARGEST - sum(map(len, contents.values())))
        except FileNotFoundError:
            continue
        except OSError as error:
            problems.append(f"{name}: {error.strerror}")
    return contents, tuple(problems)


def _unreadable(contents: Mapping[str, bytes]) -> Iterator[str]:
    """Yield what keeps the files from being read."""
    for name in _ALL:
        if name not in contents:
            yield f"{name} is missing"
        elif name in _FILES:
            found = schemas.breaches(_FILES[name], contents[name])
            yield from (f"{name}: {breach}" for breach in found)
            if not found:
                yield from _undecodable(name, contents[name])
        else:
            try:
                ET.fromstring(contents[name])  # noqa: S314 - entities of its own do no harm here
            except ET.ParseError as error:
                yield f"{name}: it is not XML: {error}"


def _undecodable(name: str, content: bytes) -> Iterator[str]:
    """Yield what no schema says, such as that one thing at a time is said."""
    try:
        msgspec.json.decode(content, type=schemas.TYPES[_FILES[name]])
    except (msgspec.ValidationError, RecursionError) as error:
        yield f"{name}: {error}"


def _read(contents: Mapping[str, bytes]) -> Files:
    return Files(
        results=msgspec.json.decode(contents[RESULTS], type=Results),
        certificate=msgspec.json.decode(contents[CERTIFICATE], type=Certificate),
        statement=msgspec.json.decode(contents[STATEMENT], type=Statement),
        badge=msgspec.json.decode(contents[BADGE], type=Badge),
        ctrf=msgspec.json.decode(contents[CTRF], type=Document),
        contents=contents,
    )


def _problems(files: Files, told: Told) -> Iterator[str]:
    """Yield what is wrong; where one thing rests on another that is wrong, it is not looked at."""
    proof, results = files.certificate, files.results
    digest = sha256(files.contents[RESULTS])
    if proof.results != digest:
        yield f"{CERTIFICATE}: results: the digest of {RESULTS} is {digest}"
    if statement(proof) != files.statement:
        yield f"{STATEMENT}: it does not say what {CERTIFICATE} says"
    if badge_of(proof.profiles) != files.badge:
        yield f"{BADGE}: it does not say what {CERTIFICATE} says"
    other = tuple(_other_suite(files))
    yield from other
    if other:
        return
    try:
        profiles = _profiles(results)
        made = certificate(results, digest, profiles, proof.issued)
    except (SuiteError, Incomplete, TwoEngines) as error:
        yield f"{RESULTS}: {error}"
        return
    yield from _differences(made, proof)
    yield from (f"{RESULTS}: {problem}" for problem in replayed(results, profiles, told))
    yield from _other_reports(files)
    yield from _other_pages(files, made, profiles)


def _other_suite(files: Files) -> Iterator[str]:
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


def _profiles(results: Results) -> Mapping[EditionDate, Sequence[Profile]]:
    """Return the profiles that were run; raise `SuiteError` if there are no such."""
    editions = [one.edition for one in results.rounds]
    if len(set(editions)) < len(editions):
        raise SuiteError("an edition was run twice")
    return {one.edition: chosen(one.edition, one.profiles) for one in results.rounds}


def _differences(made: Certificate, read: Certificate) -> Iterator[str]:
    """Yield where a certificate does not follow from the results."""
    for field in ("engine", "protocol", "certified"):
        if getattr(made, field) != getattr(read, field):
            yield f"{CERTIFICATE}: {field} does not follow from {RESULTS}"
    if [(one.edition, one.profile) for one in made.profiles] != [
        (one.edition, one.profile) for one in read.profiles
    ]:
        yield f"{CERTIFICATE}: profiles: they are not those of {RESULTS}"
        return
    for right, one in zip(made.profiles, read.profiles, strict=True):
        where = f"{CERTIFICATE}: {one.profile} {one.edition}"
        rules = {rule.rule: rule for rule in one.rules}
        wrong = [rule.rule for rule in right.rules if rules.get(rule.rule) != rule]
        if wrong:
            yield f"{where}: {', '.join(wrong)}: this does not follow from {RESULTS}"
        elif right != one:
            yield f"{where}: the verdict, {one.verdict!r}, does not follow from {RESULTS}"


def _other_reports(files: Files) -> Iterator[str]:
    """Yield whether the reports for CI systems say something else than the results."""
    outcomes = [
        (one.edition, s.id, s.outcome) for one in files.results.rounds for s in one.scenarios
    ]
    tests = files.ctrf.results.tests
    if [(test.suite[1:2], test.name, test.raw_status) for test in tests] != [
        ((edition,), id_, outcome) for edition, id_, outcome in outcomes
    ]:
        yield f"{CTRF}: tests: they are not those of {RESULTS}"
    cases = ET.fromstring(files.contents[JUNIT]).iter("testcase")  # noqa: S314 - as above
    if [_case(case) for case in cases] != [(id_, _KINDS[outcome]) for _, id_, outcome in outcomes]:
        yield f"{JUNIT}: the test cases are not those of {RESULTS}"


def _other_pages(
    files: Files, made: Certificate, profiles: Mapping[EditionDate, Sequence[Profile]]
) -> Iterator[str]:
    """Yield which page is missing, or says something else than the results."""
    found = {name: page for name, page in files.contents.items() if name.endswith(".html")}
    named = named_in(next(iter(found.values()), b"").decode(errors="replace"))
    try:
        right = pages(files.results, profiles, made.profiles, named)
    except CannotBeRead as error:
        yield f"{RESULTS}: {error}"
        return
    for name, page in right.items():
        if name not in found:
            yield f"{name} is missing"
        elif found[name] != page.encode():
            yield f"{name}: it is not the page of {RESULTS}"
    yield from (f"{name}: there is no such run" for name in found if name not in right)


def _case(case: ET.Element) -> tuple[str, str | None]:
    """Return the id of a scenario and the kind of its end, as JUnit has it."""
    kinds = [part.tag for part in case if part.tag in _KINDS.values()]
    return f"{case.get('classname')}/{case.get('name')}", kinds[0] if kinds else None
