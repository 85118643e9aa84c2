"""What an engine seems to believe stands in every report, in the same words."""

from __future__ import annotations

import io
from html import unescape
from typing import Final
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace
from rich.console import Console

from apnap.certifying.judging import BARRING
from apnap.diagnosis.patterns import Pattern
from apnap.diagnosis.traces import trace
from apnap.pages import Told, report_page
from apnap.protocol import Capabilities, Initialized, Program
from apnap.results.believing import resemblances, sentence, suspecting
from apnap.results.ctrf import ctrf
from apnap.results.judged import Judged
from apnap.results.junit import junit
from apnap.results.markdown import summary
from apnap.results.records import Misread, Report, Result, Suspicion
from apnap.results.report_on_terminal import show
from apnap.results.reporting import Run, report
from apnap.rulebooks import newest
from apnap.running.playing import blank
from apnap.suite import Scenario, load_suite

SCENARIOS: Final[tuple[Scenario, ...]] = load_suite().holding(newest())[:3]
STEP, EXPECTED, GOT = "Then Alex is asked to block", "Alex to be asked to block", "Rob is asked"
RUN: Final = Run(
    engine="direct:some",
    introduced=Initialized("0.1", Program("some engine", "1"), Capabilities((newest(),))),
    edition=newest(),
    whole=False,
)


def pattern(name: str) -> Pattern:
    went = trace("failed", STEP, EXPECTED, GOT, None)
    return Pattern(
        name=name,
        rule="802.4a",
        summary=f"{name} may block",
        edition=newest(),
        editions=(newest(),),
        right=True,
        failed=(SCENARIOS[0].id,),
        traces={SCENARIOS[0].id: went},
    )


@pytest.fixture(autouse=True)
def _two_patterns(monkeypatch: pytest.MonkeyPatch) -> None:
    known = [pattern("anybody"), pattern("everybody")]
    monkeypatch.setattr("apnap.results.believing.held", lambda _: known)


def results() -> tuple[Result, ...]:
    failed, *passed = (blank(scenario, newest()) for scenario in SCENARIOS)
    failed = replace(failed, outcome="failed", step=STEP, expected=EXPECTED, got=GOT)
    return (failed, *passed)


def made() -> Report:
    return report(RUN, results(), 1.0)


SAID: Final = (
    "behaves as if anybody may block (802.4a), or as if everybody may block (802.4a): "
    "explains 1 of 1 that went wrong; anybody or everybody"
)


def test_a_failure_in_a_scenario_that_is_newer_than_the_patterns_hides_nothing() -> None:
    failed, *passed = results()
    newer = replace(failed, id="attack-multiple-players/written-after-the-patterns")
    (one,) = resemblances((failed, newer, *passed), newest())
    assert (one.misreading, one.explained, one.failures) == ("anybody", 1, 2)
    assert resemblances((failed, replace(newer, id=passed[0].id)), newest()) == ()


def test_the_report_has_it() -> None:
    (one,) = made().resembles
    assert sentence(one) == SAID
    assert [other.name for other in one.or_else] == ["everybody"]
    assert (one.explained, one.failures, one.expected) == (1, 1, 1)


def test_where_nothing_passes_it_is_not_sure() -> None:
    failed, *passed = results()
    (one,) = resemblances((failed,), newest())
    assert sentence(one) == SAID.replace("behaves", "may behave", 1)
    assert [told.sure for told in resemblances((failed, *passed[:2]), newest())] == [True]


def test_the_rule_that_the_edition_has_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    known = [replace(pattern("anybody"), rule="609.2b"), pattern("everybody")]
    monkeypatch.setattr("apnap.results.believing.held", lambda _: known)
    (one,) = made().resembles
    assert (one.misreading, one.rule) == ("everybody", "802.4a")
    assert [(other.name, other.rule) for other in one.or_else] == [("anybody", "609.2b")]


def test_the_terminal_has_it() -> None:
    text = io.StringIO()
    show(Console(file=text, width=300), RUN, made())
    assert SAID in text.getvalue()


def test_junit_has_it() -> None:
    root = ET.fromstring(junit(RUN, made()))  # noqa: S314 - our own
    (found,) = root.iterfind(".//testsuite/properties/property[@name='behaves as if']")
    assert found.get("value") == SAID


def test_ctrf_has_it() -> None:
    document = ctrf(RUN.introduced.engine, [made()], 0, 1)
    assert document.results.extra.behaves_as_if == (SAID,)


def page(run: Run) -> str:
    return report_page(
        Told(
            run=run,
            results=results(),
            scenarios={scenario.id: scenario for scenario in SCENARIOS},
            exchanges=lambda _: (),
            kind="A report.",
        )
    )


def test_the_page_has_it() -> None:
    assert f"The engine {SAID}." in unescape(page(RUN))


class TestWhereNoMisreadingIsKnown:
    """Then the rule is told that seems to be misread."""

    WHOLE: Final = replace(RUN, whole=True)
    SAID: Final = (
        "may behave as if it misread 722.1a The latest effect controlling a player applies: "
        "1 of 1 that went wrong are about it"
    )

    @pytest.fixture(autouse=True)
    def _of_several_scenarios(self, monkeypatch: pytest.MonkeyPatch) -> None:
        wider = replace(pattern("it"), rule="722.1a", failed=(SCENARIOS[0].id, *"abc"))
        monkeypatch.setattr("apnap.results.believing.held", lambda _: (wider,))

    def test_every_report_has_it(self) -> None:
        made = report(self.WHOLE, results(), 1.0)
        text = io.StringIO()
        show(Console(file=text, width=300), self.WHOLE, made)
        assert self.SAID in text.getvalue()
        root = ET.fromstring(junit(self.WHOLE, made))  # noqa: S314 - our own
        (found,) = root.iterfind(".//testsuite/properties/property[@name='behaves as if']")
        assert found.get("value") == self.SAID
        assert ctrf(RUN.introduced.engine, [made], 0, 1).results.extra.behaves_as_if == (self.SAID,)
        assert f"The engine {self.SAID}." in unescape(page(self.WHOLE))
        shown = self.SAID.replace("722.1a The latest", "`722.1a The latest").replace(
            " applies:", " applies`:"
        )
        assert f"The engine {shown}." in summary(made, Judged(green=False, bad=BARRING))

    def test_a_single_failure_that_no_misreading_explains_says_nothing(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("apnap.results.believing.held", lambda _: ())
        assert report(self.WHOLE, results(), 1.0).suspicion is None

    def test_a_part_of_the_suite_says_nothing(self) -> None:
        assert report(self.WHOLE, results(), 1.0).suspicion
        assert report(RUN, results(), 1.0).suspicion is None
        assert "as if it misread" not in page(RUN)

    def test_neither_does_a_suite_of_which_much_is_unsupported(self) -> None:
        failed, one, other = results()
        few = (failed, one, replace(other, outcome="unsupported"))
        assert report(self.WHOLE, few, 1.0).suspicion is None

    def test_the_clause_is_told_that_most_of_what_failed_tests(self) -> None:
        made = Suspicion(
            among=(Misread(rule="802.4a", title=""),), demand="They block.", about=2, failures=3
        )
        assert suspecting(made) == (
            "behaves as if it misread 802.4a: 2 of 3 that went wrong are about it, "
            "most of them about this: They block"
        )

    def test_one_failure_alone_makes_a_rule_suspect_no_more_than_perhaps(self) -> None:
        rule = Misread(rule="802.4a", title="")
        assert suspecting(Suspicion(among=(rule,), demand="", about=1, failures=1)) == (
            "may behave as if it misread 802.4a: 1 of 1 that went wrong are about it"
        )


def test_what_is_not_of_the_suite_says_nothing() -> None:
    failed, *others = results()
    for other in (
        replace(failed, extension=True),
        replace(failed, second_reading=True),
        replace(failed, image_of=failed.id),
    ):
        assert resemblances((other, *others), newest()) == ()
