"""Engines in the book: certificates, the matrix, failures, progress; read without a browser."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree.ElementTree import Element

import pytest
from msgspec.structs import replace
from tests.book import small
from tests.book.looking import broken
from tests.book.played import HTML, by_class, parsed, text
from tests.renames import before, went

from apnap.book import places
from apnap.book.content import noticing
from apnap.book.engines import failing, progress, resulting
from apnap.book.engines.matrix import EngineRun, matrix, runs
from apnap.book.making import files
from apnap.book.rendering import Renderer
from apnap.certifying.digests import sha256
from apnap.diagnosis.patterns import Pattern
from apnap.driver.tape import taped
from apnap.matrix.columns import CauseShown, EngineShown
from apnap.protocol.messages import Program
from apnap.results.records import RuleRow
from apnap.shown.certificates import Given, NoCertificateError, given


@pytest.fixture(scope="module")
def certificates(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder of certificates."""
    return small.certificates(tmp_path_factory.mktemp("certificates"))


@pytest.fixture(scope="module")
def out(certificates: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a small book."""
    where = tmp_path_factory.mktemp("book")
    small.write(where, certificates)
    return where


@pytest.fixture(scope="module")
def all_given(certificates: Path) -> tuple[Given, ...]:
    return given([certificates])


@pytest.fixture(scope="module")
def columns(all_given: tuple[Given, ...]) -> tuple[EngineRun, ...]:
    return runs(small.small(), all_given)


def wrong(columns: tuple[EngineRun, ...]) -> EngineRun:
    """Return the run of the engine that fails something."""
    return next(one for one in columns if one.given.name == "learner" and one.given.version == "1")


def test_certificates_are_found_in_a_folder_and_in_folders_within(certificates: Path) -> None:
    assert len(given([certificates])) == 4
    assert len(given([certificates / "reference", certificates / "evil"])) == 2


def test_every_certificate_has_a_name_of_its_own_that_harms_no_path(
    all_given: tuple[Given, ...], certificates: Path
) -> None:
    twice = given([certificates, certificates])
    assert len({one.key for one in twice}) == len(twice) == 8
    assert all(set(one.key) <= set("abcdefghijklmnopqrstuvwxyz0123456789-") for one in twice)
    assert [one.version for one in all_given if one.name == "learner" and one.newest] == ["2"]


def test_a_folder_without_certificate_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NoCertificateError, match=r"there is no certificate\.json"):
        given([tmp_path])


def test_results_that_were_changed_are_refused(tmp_path: Path) -> None:
    introduced, scenarios, _ = small.played_on(small.RIGHT)
    where = small.certify(tmp_path / "one", introduced, scenarios)
    content = (where / "results.json").read_text()
    (where / "results.json").write_text(content.replace('"passed"', '"failed"', 1))
    with pytest.raises(NoCertificateError, match="is not the one"):
        given([where])
    (where / "results.json").write_text("{}")
    with pytest.raises(NoCertificateError, match=r"results\.json"):
        given([where])


@pytest.mark.parametrize(
    ("edition", "problem"),
    [
        ("../outside", r"there is no edition \.\./outside"),
        ("1999-01-01", "there is no edition 1999-01-01"),
        (None, f"the edition {small.EDITION} is there twice"),
    ],
)
def test_an_edition_that_is_none_is_refused(
    tmp_path: Path, edition: str | None, problem: str
) -> None:
    introduced, scenarios, _ = small.played_on(small.RIGHT)
    where = small.certify(tmp_path / "one", introduced, scenarios)
    results, proof = (
        json.loads((where / f"{n}.json").read_bytes()) for n in ("results", "certificate")
    )
    (round_,) = results["rounds"]
    results["rounds"] = [{**round_, "edition": edition}] if edition else [round_, round_]
    content = json.dumps(results).encode()
    (where / "results.json").write_bytes(content)
    (where / "certificate.json").write_text(json.dumps({**proof, "results": sha256(content)}))
    with pytest.raises(NoCertificateError, match=problem):
        given([where])


def test_every_link_of_the_book_leads_somewhere(out: Path) -> None:
    assert list(broken(out)) == []


def test_real_engines_have_a_page_each_with_their_causes() -> None:
    ours = small.small()
    rule = ours.rules[0].rule
    id_ = next(iter(ours.scenarios))
    wrong = CauseShown(
        outcome="failed", scenarios=(id_,), rules=(rule,), alone=(rule,), what="all block at once"
    )
    counts = {"passed": 1, "failed": 1}
    one = EngineShown(
        engine="Real Engine",
        version="1.0",
        edition=small.EDITION,
        apnap="0.1.0",
        counts=counts,
        rules=(RuleRow(rule=rule, **counts),),
        causes=(wrong,),
    )
    shown = resulting.results(ours, (), [one])
    renderer = Renderer(files(ours) | frozenset(resulting.files(shown)))
    pages = dict(resulting.pages(ours, renderer, shown))
    path = f"results/engines/real-engine-{small.EDITION}.html"
    leads = f'href="engines/real-engine-{small.EDITION}.html#cause-0"'
    assert leads in pages["results/index.html"]
    assert "1 of 2, 1 cause" in pages["results/index.html"]
    assert f"../../{places.scenario_page(id_)}" in pages[path]
    assert "all block at once" in text(parsed(pages[path]))


def test_pages_about_engines_are_correct_html(out: Path) -> None:
    pages = [*sorted((out / "results").rglob("*.html")), out / "index.html"]
    assert len(pages) > 8
    for page in pages:
        parsed(page.read_text())


def test_nothing_that_an_engine_says_becomes_markup(out: Path) -> None:
    pages = sorted((out / "results").rglob("*.html"))
    told = [page for page in pages if "window.hacked" in page.read_text()]
    assert len(told) >= 3  # the matrix, the run and the failure
    for page in told:
        root = parsed(page.read_text())
        assert not list(root.iter(f"{HTML}img"))
        assert all(one.text is None for one in root.iter(f"{HTML}script"))
        assert not [one for one in root.iter() if "javascript" in (one.get("href") or "")]
        assert not [n for one in root.iter() for n in one.keys() if n.startswith("on")]  # noqa: SIM118 - of elements


def test_the_matrix_counts_the_scenarios_of_each_rule(
    out: Path, columns: tuple[EngineRun, ...]
) -> None:
    root = parsed((out / "results" / "index.html").read_text())
    table = next(one for one in root.iter(f"{HTML}table") if one.get("id") == "matrix")
    rows = list(next(table.iter(f"{HTML}tbody")))
    assert len(rows) == len({rule for one in columns for rule in one.rules})
    for row in rows:
        cells = [one for one in row if one.tag == f"{HTML}td"]
        rule = text(row[0]).split()[0]
        for cell, column in zip(cells, columns, strict=True):
            ruled = column.rules[rule if rule in column.rules else f"glossary:{rule}"]
            assert cell.get("data-outcomes") == " ".join(ruled.counts)
            assert f"{ruled.counts.get('passed', 0)}/{len(ruled.played)}" in text(cell)
            assert bool(list(cell.iter(f"{HTML}a"))) == (ruled.worst != "passed")


def test_a_cell_leads_to_the_failure_and_the_failure_is_told_step_by_step(
    out: Path, columns: tuple[EngineRun, ...]
) -> None:
    run = wrong(columns)
    rule, ruled = next((k, v) for k, v in run.rules.items() if v.counts.get("failed") == 1)
    assert run.leads(rule) == run.page_of(next(o.id for o in ruled.played if o.outcome == "failed"))
    root = parsed((out / run.leads(rule)).read_text())
    ended = by_class(root, "ended")
    assert len(ended) == 1
    told = next(iter(run.told.values()))
    assert told.expected
    assert told.expected in text(ended[0])
    (why,) = by_class(root, "why")  # at the top of the page, and not only at the step
    assert told.expected in text(why)
    assert f"It ended at “{told.step}”" in text(why)
    assert by_class(root, "after")


def test_recordings_that_lead_to_something_else_are_not_shown_as_what_happened(
    columns: tuple[EngineRun, ...],
) -> None:
    run = wrong(columns)
    id_, told = next(iter(run.told.items()))
    scenario = small.small().scenarios[id_]
    assert failing.told_again(run, scenario, told)
    cut = replace(told, tape=taped(told.recording[:-1]))
    assert failing.told_again(run, scenario, cut) is None
    assert failing.told_again(run, scenario, replace(told, outcome="errored")) is None
    page = failing.failure_page(renderer(columns), replace(run, told={id_: cut}), scenario)
    root = parsed(page)
    assert not by_class(root, "beat")
    assert (told.expected or "?") in text(root)


def renderer(columns: tuple[EngineRun, ...]) -> Renderer:
    """Return a renderer for a book with the pages of these runs."""
    ours = small.small()
    shown = replace(resulting.results(ours, ()), runs=columns, matrix=matrix(ours, columns))
    return Renderer(files(ours) | frozenset(resulting.files(shown)))


def test_the_chart_shows_an_engine_that_got_better(
    out: Path, columns: tuple[EngineRun, ...]
) -> None:
    (found,) = progress.progress(columns)
    assert [point.version for point in found.points] == ["1", "2"]
    first, last = found.points
    assert first.counts["passed"] < last.counts["passed"] == last.total
    assert first.y > last.y == progress.TOP
    assert (first.x, last.x) == (progress.LEFT, progress.RIGHT)
    root = parsed((out / "results" / "index.html").read_text())
    assert [(one.get("data-passed"), one.get("cy")) for one in _points(root)] == [
        (str(point.counts["passed"]), str(point.y)) for point in found.points
    ]


def _points(root: Element) -> list[Element]:
    return [one for one in root.iter() if one.get("data-passed")]


def test_misreadings_lead_to_what_notices_them(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = small.small()
    id_ = next(iter(ours.scenarios))
    rule = next(page.rule for page in ours.rules)
    pattern = Pattern(
        name="hands-off",
        rule=rule,
        summary="they <b>never</b> share",
        edition=small.EDITION,
        editions=(small.EDITION,),
        right=True,
        failed=(id_,),
    )
    monkeypatch.setattr(resulting, "patterns", lambda: (pattern, replace(pattern, failed=())))
    found, unnoticed = resulting.noticed(ours)
    assert found.how == "blamed"
    assert unnoticed.how == "unnoticed"
    assert {first for _, _, first in found.rules} == {id_}
    shown = resulting.results(ours, ())
    pages = dict(resulting.pages(ours, renderer(shown.runs), shown))
    root = parsed(pages["results/misreadings.html"])
    assert "they <b>never</b> share" in text(root)
    assert not list(root.iter(f"{HTML}b"))
    assert "given no certificate" in pages["results/index.html"]


def test_the_misreadings_that_are_counted_are_those_that_are_shown() -> None:
    assert [one.pattern for one in resulting.noticed(small.small())] == list(noticing.patterns())


def test_results_under_an_id_that_went_are_shown_under_that_of_today(
    all_given: tuple[Given, ...], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    one = all_given[0]
    (round_, *others) = one.results.rounds
    played, *rest = round_.scenarios
    was = before(played.id)
    went(monkeypatch, tmp_path, was, played.id)
    older = replace(round_, scenarios=(replace(played, id=was), *rest))
    results = replace(one.results, rounds=(older, *others))
    (run, *_) = runs(small.small(), [replace(one, results=results)])
    assert (run.renamed, run.gone) == (1, 0)
    assert run.round.scenarios[0].id == played.id
    assert all(was not in {s.id for s in ruled.played} for ruled in run.rules.values())


def test_an_engine_of_another_suite_is_said_to_be_one(
    all_given: tuple[Given, ...], out: Path
) -> None:
    assert all(one.alike for one in all_given)
    program = Program(name="old", version="0")
    old = replace(
        all_given[0],
        alike=False,
        certificate=replace(all_given[0].certificate, engine=program),
    )
    shown = resulting.results(small.small(), [old])
    pages = dict(resulting.pages(small.small(), renderer(shown.runs), shown))
    assert "The suite has changed since then" in pages[shown.runs[0].path]
    same = wrong(runs(small.small(), all_given))
    assert "The suite has changed" not in (out / same.path).read_text()
