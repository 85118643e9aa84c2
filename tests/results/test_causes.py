"""Failures are told by what went wrong: of many alike the shortest stands for all."""

from __future__ import annotations

import io
from collections.abc import Sequence

import pytest
from msgspec.structs import replace
from rich.console import Console

from apnap.driver import Outcome
from apnap.protocol import Capabilities, Initialized, Program
from apnap.results.account import Account, Did, Written
from apnap.results.choosing import causes, foremost
from apnap.results.judged import Judged
from apnap.results.markdown import summary
from apnap.results.records import Result, Violated
from apnap.results.report_on_terminal import How, show
from apnap.results.reporting import Run, report
from apnap.rulebooks import newest
from apnap.running.playing import blank
from apnap.suite import load_suite

PLAIN = blank(load_suite().holding(newest())[0], newest())


def failure(
    id_: str, step: str, got: str | None = None, *, reason: str | None = None, length: int = 1
) -> Result:
    """Return a scenario that failed, or errored for a reason, with so many steps."""
    steps = (Written(keyword="When", text="Alex passes", line=1),) * length
    account = Account(rules=(), place="f:1", steps=steps, when="Alex passes", engine=Did())
    return replace(
        PLAIN,
        id=id_,
        rules=(id_.partition("/")[0],),
        outcome="failed" if got else "errored",
        step=step,
        expected="Rob to have 17 life" if got else None,
        got=got,
        reason=reason,
        account=account,
    )


def judged(id_: str, expected: str, *reasons: tuple[str | None, str]) -> Result:
    """Return a scenario in which an engine judged wrongly, for these reasons."""
    found = failure(id_, f"Then the declaration is {expected}", "the contrary")
    violations = tuple(Violated(rule=rule, reason=why) for rule, why in reasons)
    return replace(found, expected=f"the declaration to be {expected}", violations=violations)


def grouped(*results: Result) -> list[set[str]]:
    return [set(one.scenarios) for one in causes(results)]


class TestWhatIsAlike:
    def test_names_and_numbers_are_not_looked_at(self) -> None:
        one = failure("101.4/a", "Then Rob has 17 life", "Rob has 20 life")
        other = failure("802.4/b", "Then Carissa has 3 life", "Carissa has 5 life")
        assert grouped(one, other) == [{"101.4/a", "802.4/b"}]

    def test_another_step_is_another_cause(self) -> None:
        one = failure("101.4/a", "Then Rob has 17 life", "Rob has 20 life")
        other = failure("101.4/b", "Then Rob is asked to block", "Rob has 20 life")
        assert len(grouped(one, other)) == 2

    def test_another_outcome_is_another_cause(self) -> None:
        one = failure("101.4/a", "Then Rob has 17 life", "Rob has 20 life")
        assert len(grouped(one, replace(one, id="101.4/b", outcome="unreached"))) == 2

    @pytest.mark.parametrize(
        ("one", "other"),
        [
            ("NPE at 0x7f3a", "NPE at 0x8c11"),
            ("thread 12 died", "thread 7 died"),
            ("no object ~12", "no object ~bear-3"),
        ],
    )
    def test_addresses_and_threads_are_not_looked_at(self, one: str, other: str) -> None:
        both = [failure(f"101.4/{n}", "When x", reason=why) for n, why in enumerate((one, other))]
        assert len(grouped(*both)) == 1

    def test_another_exception_is_another_cause(self) -> None:
        told = ("NullPointerException in combat", "IndexOutOfBounds in combat")
        both = [failure(f"101.4/{n}", "When x", reason=why) for n, why in enumerate(told)]
        assert len(grouped(*both)) == 2

    def test_what_is_wrongly_refused_is_told_apart_by_the_engines_reason(self) -> None:
        tapped = [(None, f"{name} is tapped") for name in ("Gray Ogre", "Hill Giant")]
        one, same = (judged(f"509.1a/{n}", "legal", why) for n, why in enumerate(tapped))
        other = judged("509.1a/other", "legal", (None, "Gray Ogre is red"))
        assert sorted(map(len, grouped(one, same, other))) == [1, 2]

    def test_what_is_wrongly_accepted_is_told_apart_by_its_rules(self) -> None:
        some = [judged(id_, "illegal") for id_ in ("509.1a/a", "509.1a/b", "802.4a/c")]
        assert grouped(*some) == [{"509.1a/a", "509.1a/b"}, {"802.4a/c"}]


def test_what_passed_or_was_not_played_has_no_cause() -> None:
    outcomes: Sequence[Outcome] = ("passed", "unsupported", "withheld")
    assert causes([replace(PLAIN, outcome=one) for one in outcomes]) == ()


def many() -> tuple[Result, ...]:
    """Return six failures by two causes, beside a scenario that passed."""
    life = [
        failure(f"{rule}/life", "Then Rob has 17 life", "Rob has 20 life", length=length)
        for rule, length in (("101.4", 3), ("802.4", 1), ("802.5", 2), ("510.2", 4), ("510.1", 5))
    ]
    return (*life, failure("510.2/asked", "Then Rob is asked to block", "nobody is"), PLAIN)


class TestOrder:
    def test_the_shortest_of_the_most_frequent_cause_comes_first(self) -> None:
        first, second = causes(many())
        assert first.scenarios[:3] == ("802.4/life", "802.5/life", "101.4/life")
        assert second.scenarios == ("510.2/asked",)
        assert [one.id for one in foremost(many())][:3] == [
            "802.4/life",
            "510.2/asked",
            "802.5/life",
        ]

    def test_what_failed_comes_before_what_was_unreached(self) -> None:
        unreached = [
            replace(one, id=f"{one.id}-2", outcome="unreached") for one in many() if one.expected
        ]
        assert causes((*many(), *unreached))[0].outcome == "failed"
        assert causes((*many(), *unreached))[1].outcome == "failed"

    def test_rules_that_are_red_by_it_alone_are_named(self) -> None:
        first, second = causes(many())
        assert set(first.rules) == {"101.4", "802.4", "802.5", "510.2", "510.1"}
        assert set(first.alone) == {"101.4", "802.4", "802.5", "510.1"}
        assert (second.rules, second.alone) == (("510.2",), ())


class TestReports:
    def told(self, view: str) -> str:
        known = Initialized(
            protocol="0.1",
            engine=Program("my-engine", "0.1.0"),
            capabilities=Capabilities((newest(),), cards=(), players=2, decisions=("priority",)),
        )
        run = Run(engine="stdio:./engine", introduced=known, edition=newest(), whole=True)
        whole = report(run, many(), 1.0)
        if view == "markdown":
            return summary(whole, Judged(green=False))
        screen = Console(file=io.StringIO(), width=200, highlight=False)
        with screen.capture() as shown:
            show(screen, run, whole, How(view="rules" if view == "rules" else "short"))
        return shown.get()

    def test_a_cause_is_two_lines_on_a_terminal(self) -> None:
        told = self.told("short")
        assert told.count("FAILED ") == 2
        assert "FAILED 802.4/life (802.4), and 4 more like it" in told
        assert "all 2 causes of 6 failures" in told
        assert "in 4 of 5 rules nothing goes wrong but the first" in told

    def test_in_full_it_says_what_is_like_it(self) -> None:
        told = self.told("rules")
        assert "like it:  4 more, such as 802.5/life; nothing else goes wrong in " in told

    def test_markdown_has_a_row_for_each(self) -> None:
        rows = [line for line in self.told("markdown").splitlines() if "life` |" in line]
        assert rows == [
            "| 5 | `FAILED 802.4/life` | `802.4, 802.5, 101.4, 510.2, 510.1` |",
        ]
