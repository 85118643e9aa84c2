"""Engines side by side: what goes wrong in causes, rule by rule, and over time."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from tests.matrix.played import baseline, result, shown

from apnap.matrix import grid_words
from apnap.matrix.columns import Cell, Matrix
from apnap.matrix.grid import matrix
from apnap.matrix.grid_on_terminal import show
from apnap.results.fitting import SCREEN
from apnap.rulebooks import subject

RED = "it was red"


def printed(told: Matrix, *, some: bool = False, all_of_it: bool = False, width: int = 100) -> str:
    """Return what a terminal of this width shows."""
    out = io.StringIO()
    show(Console(file=out, width=width), told, some=some, all_of_it=all_of_it)
    return out.getvalue()


class TestCauses:
    def test_what_went_wrong_alike_is_one_cause_however_many_scenarios_show_it(self) -> None:
        one = shown(
            result("101.2/a", "failed", RED),
            result("101.2/b", "failed", RED),
            result("802.4/c", "failed", RED),
            result("802.4/d"),
        )
        (cause,) = one.causes
        assert cause.scenarios == ("101.2/a", "101.2/b", "802.4/c")
        assert cause.rules == cause.alone == ("101.2", "802.4")
        assert RED in cause.what

    def test_the_reasons_of_a_baseline_name_causes_however_they_ended(self) -> None:
        known = baseline(
            ("101.2/a", "failed", "no priority"), ("802.4/b", "unreached", "no priority")
        )
        results = (
            result("101.2/a", "failed", RED),
            result("802.4/b", "unreached", "another thing"),
        )
        (cause,) = shown(*results, baselines=[known]).causes
        assert (cause.what, cause.outcome) == ("no priority", "failed")
        assert len(shown(*results).causes) == 2

    @pytest.mark.parametrize(
        "known",
        [
            baseline(("101.2/a", "failed", "no priority"), engine="another"),
            baseline(("101.2/a", "errored", "no priority")),
            baseline(("101.2/a", "failed", "not yet examined")),
        ],
        ids=["of another engine", "ended otherwise", "nobody has looked"],
    )
    def test_a_reason_that_does_not_fit_names_nothing(self, known: object) -> None:
        (cause,) = shown(result("101.2/a", "failed", RED), baselines=[known]).causes  # type: ignore[list-item]
        assert RED in cause.what


class TestTable:
    def test_a_cell_tells_passed_of_played_and_by_which_causes_others_went_wrong(self) -> None:
        one = shown(
            result("101.2/a", "failed", RED),
            result("101.2/b"),
            result("101.2/c", "unsupported"),
            result("802.4/d", "unsupported"),
        )
        first, last = matrix([one]).rows
        assert first.cells == (Cell(passed=1, played=2, scenarios=3, causes=(0,)),)
        assert grid_words.cell(first.cells[0]) == "1 of 2, 1 cause"
        assert grid_words.cell(last.cells[0]) == "not played"

    def test_rules_stand_as_the_rulebook_has_them_and_gaps_stay_empty(self) -> None:
        told = matrix(
            [
                shown(result("glossary:affinity/a"), result("802.10/b"), engine="one"),
                shown(result("802.4/c"), engine="two"),
            ]
        )
        assert [row.rule for row in told.rows] == ["802.4", "802.10", "glossary:affinity"]
        assert [row.cells[0] is None for row in told.rows] == [True, False, False]

    def test_only_the_rules_that_are_wanted_have_rows(self) -> None:
        one = shown(result("101.2/a"), result("802.4a/b"), result("802.10/c"))
        assert [row.rule for row in matrix([one], [subject("802.4")]).rows] == ["802.4a"]

    def test_of_an_engine_the_last_time_is_a_column_and_its_way_is_told(self) -> None:
        late = shown(
            result("101.2/a"), result("802.4/b", "failed", RED), version="2", day="2026-11-09"
        )
        early = shown(
            result("101.2/a", "failed", RED), result("802.4/b"), version="1", day="2026-11-02"
        )
        told = matrix([late, early])
        assert [one.version for one in told.engines] == ["2"]
        (step,) = told.steps
        assert (step.mended, step.broken) == (("101.2",), ("802.4",))
        assert step.passed == step.causes == (1, 1)
        assert "1, 2026-11-02 → 2, 2026-11-09" in grid_words.step(step)

    def test_a_rule_that_is_not_played_any_more_is_not_mended(self) -> None:
        early = shown(result("101.2/a", "failed", RED), day="2026-11-02")
        late = shown(result("101.2/a", "unsupported"), day="2026-11-03")
        assert matrix([early, late]).steps[0].mended == ()

    def test_without_a_day_what_was_named_last_is_the_last(self) -> None:
        dated = shown(result("101.2/a"), version="1", day="2026-11-02")
        first, last = (shown(result("101.2/a"), version=name) for name in ("2", "3"))
        assert [one.version for one in matrix([first, last, dated]).engines] == ["3"]


class TestTerminal:
    def test_many_engines_with_many_causes_fit_a_screen(self) -> None:
        ids = [f"{chapter}01.{at}/a" for chapter in range(1, 9) for at in range(1, 9)]
        many = [
            shown(
                *(result(id_, "failed", f"{'another ' * n}thing") for n, id_ in enumerate(ids)),
                engine=f"engine {'x' * at}",
            )
            for at in range(6)
        ]
        told = printed(matrix(many), width=100)
        assert len(told.splitlines()) <= SCREEN
        assert "3 more engines" in told
        assert max(map(len, told.splitlines())) <= 100
        whole = printed(matrix(many), all_of_it=True, width=300)
        assert all(id_.partition("/")[0] in whole for id_ in ids)

    def test_in_short_rules_stand_by_chapter_and_one_by_one_if_they_were_asked_for(self) -> None:
        told = matrix([shown(result("802.4/a", "failed", RED), result("802.5/b"))])
        assert "1 of 2 red, 1 cause" in printed(told)
        assert "802.5" not in printed(told)
        assert "802.5" in printed(told, some=True)

    def test_what_an_engine_calls_itself_is_no_markup(self) -> None:
        told = printed(matrix([shown(result("802.4/a"), engine="[red]\x1b[2J")]))
        assert "[red]" in told
        assert "\x1b" not in told

    def test_what_an_engine_calls_itself_begins_no_line(self) -> None:
        """A server of CI would take it for a command."""
        called = "::error::pwned " * 12
        told = matrix([shown(result("802.4/a"), engine=called)])
        for width in (80, 300):
            lines = printed(told, all_of_it=True, width=width).splitlines()
            assert any("::error::pwned" in one for one in lines)
            assert [one for one in lines if one.lstrip().startswith("::")] == []
