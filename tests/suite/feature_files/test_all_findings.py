"""All that is wrong with a feature file is told at once, and how it was meant."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from apnap.suite import lint

WRONG: Final = """Feature: F

  @cr:802.x @wip
  Scenario: First
    Given a free-for-all between Rob and Alex
    And Rob yawns
    And Rob controls Grizly Bears
    When Rob attacks Alex with Grizzly Bears
    Then the attack is legal
    And Rob sneezes

  Scenario: Second
    Given a free-for-all between Rob and Alex
    And Rob controls Grizly Bears
    When Rob passes
    And Alex passes
    Then this is legal

  Scenario: Third
    Given a free-for-all between Rob and Alex
    When Rob passes
    Then this is legal

  Scenario: Fourth

  @wip
  Scenario Outline: Fifth <n>
    Given a free-for-all between Rob and Alex
    \"\"\"
    A block of text
    \"\"\"
"""


def found(folder: Path, text: str) -> list[tuple[int | None, str]]:
    """Return line and problem of each finding."""
    (folder / "mine.feature").write_text(text, encoding="utf-8")
    return [(one.line, one.problem) for one in lint((folder,), alone=True).findings]


def test_each_scenario_tells_all_that_is_wrong_with_it(tmp_path: Path) -> None:
    told = found(tmp_path, WRONG)
    begins = [
        (3, "@cr:802.x: '802.x' is not a rule number"),
        (3, "@wip: unknown tag"),
        (6, "Rob yawns: no Given phrase"),
        (7, "Rob controls Grizly Bears: "),
        (9, "the attack is legal: no Then phrase"),
        (10, "Rob sneezes: no Then phrase"),
        (14, "Rob controls Grizly Bears: "),
        (16, "the verdict on `Rob passes` (line 15) is missing"),
        (22, "nobody looks at what has changed"),
        (24, "the scenario has no steps"),
        (27, "the outline has no Examples"),
        (28, "no phrase of the vocabulary has a text block"),
    ]
    assert [line for line, _ in told] == [line for line, _ in begins]
    for (_, problem), (_, begin) in zip(told, begins, strict=True):
        assert problem.startswith(begin)


def test_a_player_or_card_that_there_is_not_is_told_whatever_else_is_wrong(tmp_path: Path) -> None:
    told = found(
        tmp_path,
        "Feature: F\n  Scenario: S\n    Given a free-for-all between Rob and Alex\n"
        "    And Rob controls Grizly Bears\n    And Alexx controls Hill Giant\n"
        "    And Alex controls Hil Giant\n    When Robb attacks Alex with Grizzly Bears\n"
        "    Then this is legal\n",
    )
    assert [line for line, _ in told] == [4, 5, 6, 7]
    assert [
        problem.partition("similar: ")[2] or problem.partition("did you mean ")[2]
        for _, problem in told
    ] == ["Grizzly Bears", "Alex?)", "Hill Giant, Warchief Giant", "Rob?)"]


def test_what_follows_a_wrong_step_is_not_blamed_for_it(tmp_path: Path) -> None:
    text = WRONG.partition("  Scenario: Second")[0].replace("And Rob yawns", "And Rob sits")
    assert not any(line == 8 for line, _ in found(tmp_path, text))
    typo = "Feature: F\n  Scenario: S\n    Given a free for all between Rob and Alex\n"
    rest = "    When Rob passes\n    Then this is legal\n    And Rob has 20 life\n"
    ((line, problem),) = found(tmp_path, typo + rest)
    assert (line, "`a free-for-all between {players}`" in problem) == (3, True)


def test_a_step_about_nobody_hides_no_other(tmp_path: Path) -> None:
    text = "Feature: F\n  Scenario: S\n    Given a free-for-all between Rob and Alex\n"
    rest = "    When Bob passes\n    Then this is legal\n    And Carissa has 20 life\n"
    assert [line for line, _ in found(tmp_path, text + rest)] == [4, 6]


def test_a_placeholder_that_no_column_fills_is_told(tmp_path: Path) -> None:
    text = "Feature: F\n  Scenario Outline: S <a>\n    Given a free-for-all between Rob and Alex\n"
    steps = "    When Rob passes\n    Then this is legal\n    And Rob has <n> life\n"
    rows = "    Examples:\n      | a |\n      | 1 |\n"
    ((line, problem),) = found(tmp_path, text + steps + rows)
    told = "no column of the Examples is called as <n> says; there are: a"
    assert (line, problem) == (6, f"Rob has <n> life: {told}")
    plain = text.replace(" Outline: S <a>", ": S") + steps
    ((_, problem),) = found(tmp_path, plain)
    assert "<n> is filled in a Scenario Outline only" in problem


def test_a_step_in_small_letters_is_told(tmp_path: Path) -> None:
    text = "Feature: F\n  and so on\n  Scenario: S\n    given a free-for-all between Rob and Alex\n"
    told = found(tmp_path, f"{text}    Given x\n")
    assert told[0] == (
        4,
        "`given a free-for-all between Rob and Alex` is read as a description: write `Given …`",
    )


def test_a_step_without_its_first_word_is_told_and_a_description_is_not(tmp_path: Path) -> None:
    text = "Feature: F\n  Rob passes\n  Scenario: S\n    Rob yawns.\n    Rob has 3 life\n"
    steps = "    Given a free-for-all between Rob and Alex\n    Then Rob has 3 life\n"
    told = "`Rob has 3 life` is read as a description: `Given` or `Then` is missing before it"
    assert [one for one in found(tmp_path, text + steps) if "description" in one[1]] == [(5, told)]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("  Scenario Bla", "`Scenario Bla`: a colon is missing after `Scenario`"),
        ("  Scenaro: Foo", "`Scenaro: Foo`: did you mean `Scenario: …`?"),
        ("    Givn Rob passes", "`Givn Rob passes`: did you mean `Given …`?"),
        ("    Rob passes", "`Rob passes`: `When` is missing before it"),
        ("    Rob yawns", "`Rob yawns` is neither a step (Given, When, Then, And, But)"),
        ("  Background:", "`Background:` cannot stand here; a Background stands before"),
        ("  Feature: G", "`Feature: G` cannot stand here; a file has one Feature"),
        ("    | a | b |\n    | c |", "the row `| c |` has 1 cell, and the head has 2"),
    ],
)
def test_a_line_that_is_not_gherkin_leads_to_one_that_is(
    tmp_path: Path, line: str, told: str
) -> None:
    head = "Feature: F\n  Scenario: S\n    Given a free-for-all between Rob and Alex\n"
    (_, problem), *_ = found(tmp_path, f"{head}{line}\n    When Rob passes\n")
    assert problem.startswith(f"this is not Gherkin: {told}"), problem


def test_what_follows_from_a_wrong_line_is_not_told(tmp_path: Path) -> None:
    steps = "    Given x\n      | a |\n    Then y\n"
    for text, line in (
        (f"@cr:1\nfeature: F\n  Scenario: S\n{steps}", 2),
        (f"Feature: F\n  @cr:1\n  Scenario S\n{steps}\n  @cr:2\n  Scenario: T\n{steps}", 3),
        ("Feature: F\n  Scenario: S\n    Given x\n  @cr:1\n", 5),
    ):
        ((at, problem),) = found(tmp_path, text)
        assert (at, "three quotes" in problem) == (line, False), problem


def test_several_lines_that_are_not_gherkin_are_all_told(tmp_path: Path) -> None:
    head = "Feature: F\n  Scenario: S\n    Given a free-for-all between Rob and Alex\n"
    text = f"{head}    Rob passes\n    When Rob passes\n    | a |\n    | b | c |\n    Thn nothing\n"
    assert [line for line, _ in found(tmp_path, text)] == [4, 7, 8]
    end = found(tmp_path, f'{head}    """\n    no end\n')
    ((_, problem),) = end
    assert "begins with three quotes has no end" in problem
