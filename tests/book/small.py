"""A small book: one chapter, and certificates of engines that have played it."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final
from unittest import mock

import msgspec
from msgspec.structs import replace
from tests.book.gathered import book

from apnap.book import writing
from apnap.book.content import noticing
from apnap.book.content.model import Book
from apnap.book.engines import resulting
from apnap.book.making import assets, files, pages
from apnap.book.part import part
from apnap.book.rendering import Renderer
from apnap.book.scenarios.playing import told_by
from apnap.book.scenarios.scenes import scenario_page, scene
from apnap.book.scenarios.telling import Telling
from apnap.certifying.certificate import Certificate, SuiteRun
from apnap.certifying.digests import sha256, suite_digest
from apnap.certifying.judging import judge
from apnap.certifying.profiles import Demand, Profile
from apnap.certifying.results import Played, Results, Round, encode_results, played
from apnap.driver import recorded
from apnap.driver.tape import Tape, taped
from apnap.protocol import EditionDate
from apnap.protocol.connection import Limits
from apnap.protocol.messages import Initialized, Program
from apnap.protocol.readable_json import encode
from apnap.running.engine_under_test import Engine
from apnap.shown.certificates import given
from apnap.suite import Scenario

CHAPTER: Final = "team-vs-team/"
EDITION: Final = EditionDate("2026-01-16")
RIGHT: Final = "direct:reference"
WRONG: Final = "direct:reference!teammates-keep-their-hands-to-themselves"
"""Fails a scenario of the chapter."""
HOSTILE: Final = (
    "</script></title><script>window.hacked = 1</script><img src=x onerror=hacked=1>'\""
)
"""What an engine may call itself, and say, that means harm."""


_FEW: Final = 12
"""So many interpretations and misreadings are enough to see how their pages look."""


@functools.cache
def small() -> Book:
    """Return the book about one chapter."""
    whole = book()
    ours = part(whole, {i: one for i, one in whole.scenarios.items() if i.startswith(CHAPTER)})
    read = {name for page in ours.rules for strand in page.strands for name in strand.readings}
    few = (one for at, one in enumerate(ours.readings) if at < _FEW or one.name in read)
    return replace(ours, readings=tuple(few))


def tellings(name: str) -> tuple[Initialized, Mapping[str, Telling]]:
    """Return how an engine introduces itself, and what happens in each scenario on it."""
    engine = Engine(name, Limits())
    try:
        found = {id_: told_by(engine, one, EDITION) for id_, one in small().scenarios.items()}
        return engine.introduced(), found
    finally:
        engine.close()


@functools.cache
def played_on(name: str) -> tuple[Initialized, tuple[Played, ...], Mapping[str, Telling]]:
    """Return what an engine shows about the chapter, as a certificate keeps it."""
    introduced, found = tellings(name)
    return introduced, tuple(_played(one) for one in found.values()), found


def _played(telling: Telling) -> Played:
    said = [exchange for moment in telling.moments for exchange in moment.said]
    return played(telling.result, taped(recorded(said)))


def certify(
    where: Path, introduced: Initialized, scenarios: tuple[Played, ...], day: str = "2026-11-01"
) -> Path:
    """Write a certificate about the chapter into a folder, and return the folder."""
    suite = suite_digest()
    round_ = Round(edition=EDITION, profiles=("teams",), introduced=introduced, scenarios=scenarios)
    content = encode_results(Results(apnap="0.1.0", suite=suite, rounds=(round_,)))
    verdict = judge(_profile(), {one.id: one.outcome for one in scenarios})
    proof = Certificate(
        issued=f"{day}T12:00:00Z",
        engine=introduced.engine,
        protocol=introduced.protocol,
        suite=SuiteRun(apnap="0.1.0", digest=suite),
        results=sha256(content),
        certified=verdict.certified,
        profiles=(verdict,),
    )
    where.mkdir(parents=True)
    (where / "results.json").write_bytes(content)
    (where / "certificate.json").write_bytes(encode(proof))
    return where


def _profile() -> Profile:
    scenarios = tuple(small().scenarios.values())
    rules = sorted({rule for one in scenarios for rule in _rules(one)})
    return Profile(
        name="teams",
        title="teams",
        edition=EDITION,
        demands=tuple(
            Demand(rule, tuple(s for s in scenarios if rule in _rules(s))) for rule in rules
        ),
        scenarios=scenarios,
    )


def _rules(scenario: Scenario) -> tuple[str, ...]:
    return tuple(map(str, scenario.tagged.subjects(EDITION)))


def certificates(where: Path) -> Path:
    """Write certificates: of the reference, of an engine that got better, and of a hostile one."""
    right, good, _ = played_on(RIGHT)
    wrong, bad, _ = played_on(WRONG)
    certify(where / "reference", right, good)
    early = replace(wrong, engine=Program(name="learner", version="1"))
    late = replace(right, engine=Program(name="learner", version="2"))
    certify(where / "learner-1", early, bad, day="2026-11-02")
    certify(where / "learner-2", late, good, day="2026-11-03")
    evil = replace(wrong, engine=Program(name=HOSTILE, version=HOSTILE, url="javascript:hacked=1"))
    certify(where / "evil", evil, tuple(map(_hostile, bad)), day="2026-11-04")
    return where


def _hostile(one: Played) -> Played:
    """Return a scenario with all that an engine says in its own words made hostile."""
    if one.outcome == "passed":
        return one
    tape = msgspec.json.encode(one.recording).decode()
    says = msgspec.json.encode(HOSTILE).decode()
    tape = re.sub(r'"reason":"(?:[^"\\]|\\.)*"', lambda _: f'"reason":{says}', tape)
    return replace(
        one,
        tape=Tape(tape.encode()),
        **{name: HOSTILE for name in ("expected", "got", "reason") if getattr(one, name)},
    )


def write(out: Path, results: Path) -> Book:
    """Write the small book with the results of a folder, and return what it is made of."""
    ours = small()
    shown = resulting.results(ours, given([results]))
    renderer = Renderer(files(ours) | frozenset(resulting.files(shown)))
    _, _, found = played_on(RIGHT)
    scenes = {id_: scene(ours.scenarios[id_], telling) for id_, telling in found.items()}
    few = noticing.patterns()[:_FEW]
    with mock.patch.object(resulting, "patterns", return_value=few):
        about_engines = tuple(resulting.pages(ours, renderer, shown))
    writing.begin(out, renderer.files)
    for path, content in (
        *pages(ours, renderer, scenes),
        *about_engines,
        *assets(ours),
        *_scenario_pages(ours, renderer, found),
    ):
        writing.put(out, path, content)
    writing.finish(out, "0.1.0", renderer.files)
    return ours


def _scenario_pages(
    ours: Book, renderer: Renderer, found: Mapping[str, Telling]
) -> Iterable[tuple[str, str]]:
    all_ = list(ours.scenarios.values())
    for at, one in enumerate(all_):
        around = (all_[at - 1] if at else None, all_[at + 1] if at + 1 < len(all_) else None)
        yield f"scenarios/{one.id}.html", scenario_page(renderer, one, found[one.id], around)
