"""What a run prints fits a screen, whatever came of it, and says what to do next."""

from __future__ import annotations

import functools
import io
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final, get_args

import pytest
from msgspec.structs import replace
from rich.console import Console

from apnap.cli.progress import Progress
from apnap.driver import Outcome
from apnap.driver.needs import lacking
from apnap.protocol import Capabilities, EditionDate, Initialized, Program
from apnap.results.account import Account, Did, Written
from apnap.results.failures_on_terminal import MOST, short
from apnap.results.in_the_way import obstacles
from apnap.results.judged import Judged
from apnap.results.markdown import summary
from apnap.results.records import Report, Resemblance, Result
from apnap.results.report_on_terminal import How, View, show
from apnap.results.reporting import Run, replay, report
from apnap.results.trying import try_first, why
from apnap.rulebooks import newest
from apnap.running.playing import blank
from apnap.suite import Scenario, load_suite

EDITION: Final = newest()
SCREEN: Final = 60
VIEWS: Final[Sequence[View]] = get_args(View)
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


@functools.cache
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


def two_failed(scenario: Scenario) -> Result:
    """Return a failure of the first and the third; the others are not played."""
    failing = scenario.id in (scenarios()[0].id, scenarios()[2].id)
    return troubled("failed")(scenario) if failing else unplayed(scenario)


@functools.cache
def made(of: Callable[[Scenario], Result]) -> Report:
    """Return the report of a whole run."""
    return report(RUN, tuple(map(of, scenarios())), 1.0)


def made_shorter(of: Callable[[Scenario], Result]) -> Report:
    """Return the report of a run of a quarter of that: told in full, it overflows a screen too."""
    return report(RUN, tuple(map(of, scenarios()[::4])), 1.0)


def told(
    whole: Report, view: View = "short", how: How | None = None, width: int = 100
) -> list[str]:
    """Return the lines that are shown."""
    screen = Console(file=io.StringIO(), width=width, highlight=False)
    with screen.capture() as shown:
        show(screen, RUN, whole, how or How(view=view))
    return shown.get().splitlines()


@functools.cache
def all_in_the_way() -> Sequence[str]:
    """Return all lines that there are of an engine that can do next to nothing yet."""
    return told(made(unplayed), "all")


def progress(whole: Report) -> tuple[list[str], int]:
    """Return what is said while the run gets on, where that is no terminal; and its rows."""
    stream = io.StringIO()
    with Progress(len(whole.results), stream) as bar:
        for result in whole.results:
            bar.take(result)
    return stream.getvalue().splitlines(), bar.rows


def rows(lines: Sequence[str], width: int) -> int:
    """Return how many rows lines take on a terminal, which breaks long ones."""
    return sum(max(1, -(-len(line) // width)) for line in lines)


class TestARun:
    @pytest.mark.parametrize(
        "of",
        [
            unplayed,
            passed,
            two_failed,
            troubled("failed"),
            troubled("errored"),
            troubled("unreached"),
        ],
    )
    def test_fits_a_screen(
        self, of: Callable[[Scenario], Result], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        whole = made(of)
        explained = Resemblance(
            misreading="x", rule="802.4a", summary="x", explained=1, failures=2, expected=3
        )
        whole = replace(whole, resembles=(explained,) * 3)
        in_full = len(told(made_shorter(of), "all"))
        for width in (60, 80, 100, 200):
            monkeypatch.setenv("COLUMNS", str(width))
            said, taken = progress(whole)
            assert taken == rows(said, width)
            lines = told(whole, width=width, how=How(rows=SCREEN - taken))
            assert rows(lines, width) + taken <= SCREEN
            assert in_full > len(lines)
            assert all(line == line.rstrip() for line in lines)

    def test_one_failure_that_does_not_fit_is_told_as_one(self) -> None:
        whole = made(passed)
        wrong = troubled("failed")(load_suite().scenarios[0])
        whole = replace(whole, results=(wrong, *whole.results[1:]))
        *_, last = (line for line in told(whole, how=How(rows=0)) if line.startswith("in full: "))
        assert last.endswith(f"--scenario {wrong.id}")
        assert "alike" not in "\n".join(told(whole, how=How(rows=0)))

    def test_no_line_of_a_table_is_broken_on_a_narrow_terminal(self) -> None:
        lines = told(made(unplayed), width=80)
        assert all(
            len(line) <= 80
            for line in lines
            if not line.startswith(("    first: ", "  apnap run ", "try first: "))
        )
        assert sum(line.startswith("    first: ") for line in lines) == 3

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

    def test_says_that_a_scenario_counts_in_several_rows(self) -> None:
        note = "(rows count it for each of its rules)"
        one = blank(scenarios()[0], EDITION)
        for rules, said in ((("802.4a",), False), (("802.4a", "101.4"), True)):
            whole = report(RUN, [replace(one, rules=rules)], 1.0)
            for view in VIEWS:
                (line,) = (line for line in told(whole, view) if line.startswith("suite: "))
                assert line.endswith(note) == said

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
        lines = told(report(RUN, [replace(one, got="rejected")], 1.0))
        assert f"FAILED {one.id} ({', '.join(one.rules)})" in lines
        assert f"    When {scenarios()[0].steps[0].text}" in lines
        assert any(line.startswith("  expected: ") for line in lines)

    def test_in_short_the_when_stands_before_what_is_judged(self) -> None:
        plain = troubled("failed")(scenarios()[0])
        steps = (
            Written(keyword="When", text="Alex passes", line=1),
            Written(keyword="Then", text="this is illegal", line=2, ended=True),
        )
        account = Account(rules=(), place="f:2", steps=steps, when="Alex passes", engine=Did())
        one = replace(plain, step="Then this is illegal", got="accepted", account=account)
        (_, line) = (text.plain for text in short(one, 100))
        assert line == "  When Alex passes → Then this is illegal; got: accepted"
        (_, line) = (text.plain for text in short(replace(one, got="x" * 140), 100))
        assert line.startswith("  Then this is illegal; got: xx")

    def test_of_a_few_as_many_are_told_in_full_as_fit(self) -> None:
        one = replace(troubled("failed")(scenarios()[0]), got="rejected")
        some = [replace(one, id=f"s/{number}") for number in range(4)]
        whole = report(RUN, some, 1.0)
        all_ = told(whole, how=How(rows=200))
        fewer = told(whole, how=How(rows=len(all_) - 5))
        for lines in (all_, fewer):
            heads = [line for line in lines if line.startswith("FAILED ")]
            assert [line.split()[1] for line in heads] == [one.id for one in some]
        in_full = [
            len([line for line in lines if line.startswith("  expected: ")])
            for lines in (all_, fewer)
        ]
        assert in_full == [len(some), len(some) - 1]

    def test_of_many_one_is_told_for_each_cause_and_how_to_see_the_others(self) -> None:
        whole = made(troubled("failed"))
        lines = told(whole, width=200)
        heads = [line for line in lines if line.startswith("FAILED ")]
        assert 10 <= len(heads) <= 15
        shown = [line.split()[1] for line in heads]
        assert shown == [one.scenarios[0] for one in whole.causes][: len(shown)]
        (more,) = (line for line in lines if "--verbose" in line)
        number = len(whole.causes)
        assert more.startswith(f"{len(heads)} of {number} causes of {len(scenarios())} failures, ")
        assert f"the first in full: {replay(RUN, shown[0])}" in lines
        assert max(map(len, lines)) < 300

    def test_where_a_part_was_chosen_five_causes_are_told_in_full_and_ten_in_short(self) -> None:
        lines = told(made(troubled("failed")), "rules")
        assert len([line for line in lines if line.startswith("FAILED ")]) == 15
        assert len([line for line in lines if line.startswith("  expected: ")]) == 5

    def test_all_are_told_in_full_if_they_are_asked_for(self) -> None:
        whole = made_shorter(troubled("failed"))
        lines, number = told(whole, "all"), len(whole.results)
        assert number > MOST
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
            "card:Forest": (2, 0, "s/cards", 1),
            "card:Island": (1, 0, "s/cards", 1),
        }
        assert list(found) == ["teams", "no views", "card:Forest", "card:Island"]

    def test_is_shown_with_the_scenario_to_try_first(self) -> None:
        whole = made(unplayed)
        lines = told(whole, width=200)
        at = next(n for n, line in enumerate(lines) if line.startswith("what is in your way"))
        assert lines[at + 1].split() == ["stops", "alone", "missing", "try", "first"]
        stops, alone, number, kind, *_, first = lines[at + 2].split()
        cards = [one for one in whole.results if any(n.startswith("card:") for n in one.lacking)]
        only = [one for one in cards if all(n.startswith("card:") for n in one.lacking)]
        names = {need for one in cards for need in one.lacking if need.startswith("card:")}
        assert (stops, alone, number) == (str(len(cards)), str(len(only)), str(len(names)))
        assert kind == "cards:"
        assert first in {one.id for one in only}
        assert whole.try_first is not None
        assert any(line.endswith(replay(RUN, whole.try_first.scenario)) for line in lines)

    def test_as_many_things_are_told_of_as_verbose_lists(self) -> None:
        whole = made(unplayed)
        (more,) = (line for line in told(whole) if "--verbose" in line)
        kinds, values = len(whole.in_the_way_by_kind), len(whole.in_the_way)
        assert f"tells all {kinds}, " in more
        lines = all_in_the_way()
        at = next(n for n, line in enumerate(lines) if line.startswith("what is in your way"))
        parts = "\n".join(lines[at:]).split("\n\n")
        assert [part.count("\n") for part in parts[:2]] == [kinds + 2, values + 1]

    def test_each_thing_is_in_the_report_and_shown_if_all_is_asked_for(self) -> None:
        whole = made(unplayed)
        needs = {need for one in whole.results for need in one.lacking}
        assert {one.what for one in whole.in_the_way} == needs
        named = {f"{one.what}:{value}" for one in whole.in_the_way_by_kind for value in one.values}
        alone = {one.what for one in whole.in_the_way_by_kind if not one.values}
        assert named | alone == needs
        for need in needs:
            assert any(f" {need} " in line for line in all_in_the_way()), need


class TestWhatToTryFirst:
    """It is what a person would go for who knows the game: see the steps of a kit's README."""

    @pytest.mark.parametrize(
        ("declared", "sentence"),
        [
            (
                {"editions": (EditionDate("2024-11-08"), EditionDate("2025-11-14"))},
                "declares 2024-11-08, 2025-11-14: `--edition 2024-11-08` plays one that both",
            ),
            ({"editions": (EditionDate("2026-01"),)}, "engine declares 2026-01: apnap has 2006-"),
            (
                {"decisions": ("priority", "declare_attacker")},
                "the kind `declare_attacker`, which there is not. Did you mean `declare_attackers`",
            ),
            (
                {"cards": ("Forest", "grizzly bears", "Hil Giant", "Black Lotus", "Divination")},
                "not in the catalogue: grizzly bears (did you mean Grizzly Bears?); Hil Giant (did",
            ),
        ],
    )
    def test_is_told_with_what_is_declared_wrong(
        self, declared: dict[str, Any], sentence: str
    ) -> None:
        can = replace(KIT.capabilities, **declared)
        whole = replace(made(unplayed), introduced=replace(KIT, capabilities=can))
        shown = " ".join(told(whole, width=1000))
        assert "look first: " in shown
        assert sentence in shown
        assert sentence in summary(whole, Judged(green=False))
        assert "look first" not in " ".join(told(made(unplayed)))

    def test_is_on_a_fresh_kit_the_rule_with_which_the_guide_begins(self) -> None:
        known = load_suite((), (EDITION,)).holding(EDITION)
        first = try_first([*map(unplayed, known)])
        assert first is not None
        assert {"506.2"} == {
            rule for one in known if one.id == first.scenario for rule in unplayed(one).rules
        }
        assert first.lacks == ("card:Grizzly Bears", "decision:declare_attackers")
        assert first.unheard == ()

    def test_what_the_engine_declares_and_cannot_do_comes_first(self) -> None:
        stuck = result("own", reason="not yet: what comes when all have passed")
        first = try_first([result("a", "card:Forest"), stuck])
        assert first is not None
        assert (first.scenario, first.lacks, first.reason) == ("own", (), stuck.reason)
        assert why(first) == f"all that it needs is declared, but: {stuck.reason}"

    def test_cards_that_do_nothing_come_before_others_and_attackers_before_blockers(self) -> None:
        attack, block = "decision:declare_attackers", "decision:declare_blockers"
        plain, hard = "card:Grizzly Bears", "card:Control Magic"
        some = [result("hard", hard), result("many", "players:3", plain)]
        some += [result("block", plain, block), result("attack", plain, "card:Forest", attack)]
        order = []
        while (first := try_first(some)) is not None:
            order.append(first.scenario)
            some = [one for one in some if one.id != first.scenario]
        assert order == ["attack", "block", "many", "hard"]

    def test_a_spell_waits_until_one_has_been_cast(self) -> None:
        land = replace(result("land", "card:Forest"), says=("play_land",))
        attack = result("attack", "card:Forest", "decision:declare_attackers")
        refused = replace(result("refused", reason="not yet: how to cast"), says=("cast",))
        first = try_first([land, refused, attack])
        assert first is not None
        assert first.scenario == "attack"
        told = try_first([land, refused])
        assert told is not None
        assert (told.scenario, told.unheard) == ("land", ("play_land",))
        assert why(told).startswith("it lacks card:Forest; somebody plays a land, which ")
        cast = replace(passed(scenarios()[0]), says=("cast",))
        again = try_first([cast, land, refused])
        assert again is not None
        assert (again.scenario, again.unheard) == ("refused", ())

    def test_where_all_was_played_there_is_none(self) -> None:
        assert try_first([passed(scenarios()[0])]) is None


def result(id_: str, *lacking: str, reason: str = "x") -> Result:
    """Return what comes of a scenario that needs so much more, or else has this reason."""
    plain = replace(passed(scenarios()[0]), id=id_, says=())
    return replace(plain, outcome="unsupported", reason=reason, lacking=lacking)
