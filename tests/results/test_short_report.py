"""What a run prints fits a screen, whatever came of it, and says what to do next."""

from __future__ import annotations

import functools
import io
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

import pytest
from msgspec.structs import replace
from rich.console import Console

from apnap.cli.progress import Progress
from apnap.driver import Outcome
from apnap.driver.needs import lacking
from apnap.protocol import Capabilities, Initialized, Program
from apnap.results.account import Account, Did, Written
from apnap.results.in_the_way import obstacles
from apnap.results.records import Report, Resemblance, Result
from apnap.results.report_on_terminal import How, View, show
from apnap.results.reporting import Run, replay, report
from apnap.rulebooks import newest
from apnap.running.playing import blank
from apnap.suite import Scenario, load_suite

EDITION: Final = newest()
SCREEN: Final = 60
KIT: Final = Initialized(
    protocol="0.1",
    engine=Program("my-engine", "0.1.0"),
    capabilities=Capabilities((EDITION,), cards=(), players=2, decisions=("priority",)),
)
"""What an engine says of itself that can do next to nothing yet."""
RUN: Final = Run(engine="stdio:./engine", introduced=KIT, edition=EDITION, whole=True)


@functools.cache
def scenarios() -> Sequence[Scenario]:
    """Return a tenth of the suite, from every chapter: enough to overflow a screen."""
    return load_suite((), (EDITION,)).holding(EDITION)[::10]


def unplayed(scenario: Scenario) -> Result:
    """Return what comes of a scenario on an engine that can do next to nothing yet."""
    missing = lacking(KIT.capabilities, scenario.needs)
    reason = f"the engine does not declare {', '.join(missing)}"
    plain = blank(scenario, EDITION)
    return (
        replace(plain, outcome="unsupported", reason=reason, lacking=missing) if missing else plain
    )


def troubled(outcome: Outcome) -> Callable[[Scenario], Result]:
    """Return what makes results of which none is good."""

    def result(scenario: Scenario) -> Result:
        steps = tuple(
            Written(keyword="When", text=step.text, line=step.line) for step in scenario.steps
        )
        account = Account(rules=(), place="f.feature:1", steps=steps, engine=Did())
        return replace(
            blank(scenario, EDITION),
            outcome=outcome,
            step="Then this is legal",
            expected="this to be legal" if outcome == "failed" else None,
            got="rejected " * 300 if outcome == "failed" else None,
            reason=None if outcome == "failed" else "it broke\n" * 50,
            account=account,
        )

    return result


def passed(scenario: Scenario) -> Result:
    return blank(scenario, EDITION)


def made(of: Callable[[Scenario], Result], *more: Result) -> Report:
    """Return the report of a whole run."""
    return report(RUN, (*map(of, scenarios()), *more), 1.0)


def told(whole: Report, view: View = "short", how: How | None = None) -> list[str]:
    """Return the lines that are shown."""
    screen = Console(file=io.StringIO(), width=100, highlight=False)
    with screen.capture() as shown:
        show(screen, RUN, whole, how or How(view=view))
    return shown.get().splitlines()


def progress(whole: Report) -> list[str]:
    """Return what is said while the run gets on, where that is no terminal."""
    stream = io.StringIO()
    with Progress(len(whole.results), stream) as bar:
        for result in whole.results:
            bar.take(result)
    return stream.getvalue().splitlines()


class TestARun:
    @pytest.mark.parametrize(
        "of", [unplayed, passed, troubled("failed"), troubled("errored"), troubled("unreached")]
    )
    def test_fits_a_screen(self, of: Callable[[Scenario], Result]) -> None:
        whole = made(of)
        explained = Resemblance(
            misreading="x", rule="802.4a", summary="x", explained=1, failures=2, expected=3
        )
        whole = replace(whole, resembles=(explained,) * 3)
        assert len(told(whole)) + len(progress(whole)) <= SCREEN
        assert len(told(whole, "all")) > len(told(whole))

    def test_tells_the_outcomes_by_chapter(self) -> None:
        lines, whole = told(made(unplayed)), made(unplayed)
        assert lines[0].split() == [
            "chapter",
            "passed",
            "failed",
            "unsupported",
            "withheld",
            "unreached",
            "errored",
        ]
        chapters = {
            rule.partition(":")[0] if rule.startswith("glossary") else rule[0]
            for one in whole.results
            for rule in one.rules
        }
        end = next(n for n, line in enumerate(lines) if line.startswith("suite: "))
        assert end == len(chapters) + 1
        fifth = next(line for line in lines if line.startswith("5 "))
        about = [one for one in whole.results if any(rule[0] == "5" for rule in one.rules)]
        counts = Counter(one.outcome for one in about)
        assert fifth.split()[-1] == str(counts["unsupported"])

    def test_tells_rules_where_a_part_was_chosen(self) -> None:
        lines = told(made(passed), "rules")
        assert any(f" {scenarios()[0].tagged.subjects(EDITION)[0]} " in line for line in lines)
        assert not any(line.startswith("chapter") for line in lines)

    def test_of_known_trouble_there_is_nothing_to_read(self) -> None:
        known = How(expects=lambda one: one.outcome != "passed")
        for of in (unplayed, troubled("failed")):
            lines = told(made(of), how=known)
            assert not any(line.startswith(("FAILED", "what is in")) for line in lines)


class TestFailures:
    def test_few_are_told_in_full(self) -> None:
        one = troubled("failed")(scenarios()[0])
        lines = told(report(RUN, [one], 1.0))
        assert f"FAILED {one.id} ({', '.join(one.rules)})" in lines
        assert f"    When {scenarios()[0].steps[0].text}" in lines
        assert any(line.startswith("  expected: ") for line in lines)

    def test_of_many_some_are_told_of_different_rules_and_how_to_see_the_others(self) -> None:
        whole = made(troubled("failed"))
        lines = told(whole)
        heads = [line for line in lines if line.startswith("FAILED ")]
        assert 10 <= len(heads) <= 15
        shown = [line.split()[1] for line in heads]
        by_id = {one.id: one for one in whole.results}
        rules = [rule for id_ in shown for rule in by_id[id_].rules]
        assert len(set(rules)) == len(rules)
        (more,) = (line for line in lines if "--verbose" in line)
        assert more.startswith(f"{len(heads)} of {len(scenarios())}, ")
        assert f"the first in full: {replay(RUN, shown[0])}" in lines
        assert max(map(len, lines)) < 300

    def test_where_a_part_was_chosen_five_are_told_in_full_and_ten_in_short(self) -> None:
        lines = told(made(troubled("failed")), "rules")
        assert len([line for line in lines if line.startswith("FAILED ")]) == 15
        assert len([line for line in lines if line.startswith("  expected: ")]) == 5

    def test_all_are_told_in_full_if_they_are_asked_for(self) -> None:
        lines = told(made(troubled("failed")), "all")
        number = len(scenarios())
        assert len([line for line in lines if line.startswith("FAILED ")]) == number
        assert len([line for line in lines if line.startswith("  expected: ")]) == number


class TestWhatIsInTheWay:
    def test_is_counted_for_each_thing_and_for_it_alone(self) -> None:
        a, b = scenarios()[:2]
        some = [
            replace(blank(a, EDITION), id=id_, outcome="unsupported", lacking=needs, reason="x")
            for id_, needs in (
                ("s/both", ("card:Forest", "teams")),
                ("s/teams", ("teams",)),
                ("s/cards", ("card:Forest", "card:Island")),
            )
        ]
        silent = replace(blank(b, EDITION), id="s/told", outcome="unsupported", reason="no views")
        found = {one.what: one for one in obstacles([*some, silent])}
        told_of = {
            what: (one.stops, one.alone, one.first, one.others) for what, one in found.items()
        }
        assert told_of == {
            "teams": (2, 1, "s/teams", 0),
            "no views": (1, 1, "s/told", 0),
            "card:Forest": (2, 0, "s/both", 1),
            "card:Island": (1, 0, "s/cards", 1),
        }
        assert list(found) == ["teams", "no views", "card:Forest", "card:Island"]

    def test_is_shown_with_the_scenario_to_try_first(self) -> None:
        whole = made(unplayed)
        lines = told(whole)
        at = next(n for n, line in enumerate(lines) if line.startswith("what is in your way"))
        assert lines[at + 1].split() == ["stops", "alone", "missing", "try", "first"]
        stops, alone, kind, *_, first = lines[at + 2].split()
        cards = [one for one in whole.results if any(n.startswith("card:") for n in one.lacking)]
        only = [one for one in cards if all(n.startswith("card:") for n in one.lacking)]
        assert (stops, alone, kind) == (str(len(cards)), str(len(only)), "card:")
        least = min(len(one.lacking) for one in only)
        assert len(next(one for one in only if one.id == first).lacking) == least
        assert any(line.endswith(replay(RUN, first)) for line in lines)

    def test_each_thing_is_in_the_report_and_shown_if_all_is_asked_for(self) -> None:
        whole = made(unplayed)
        needs = {need for one in whole.results for need in one.lacking}
        assert {one.what for one in whole.in_the_way} == needs
        lines = told(whole, "all")
        for need in needs:
            assert any(f" {need} " in line for line in lines), need
