"""Feature files become scenarios, and what is wrong with one is said with file and line."""

from pathlib import Path
from typing import Final

import pytest
from tests.suite.conftest import SAMPLE

from apnap.protocol import EditionDate
from apnap.suite import ManyErrors, Scenario, SuiteError, load_some, load_suite, loading
from apnap.suite.loading import section

HEAD: Final = "@since:2024-06-07\nFeature: F\n"
GAME: Final = "    Given a free-for-all between Rob, Alex and Carissa\n"
BEARS: Final = GAME + "    And Rob controls Grizzly Bears\n"
CHECKED: Final = BEARS + "    Then the stack is empty\n"


def dates(*texts: str) -> tuple[EditionDate, ...]:
    return tuple(map(EditionDate, texts))


def load(folder: Path, text: str, name: str = "some-section.feature") -> tuple[Scenario, ...]:
    """Load a suite of one file."""
    (folder / name).write_text(text, encoding="utf-8")
    return load_suite(where=folder).scenarios


def test_ids_are_made_of_section_and_rendered_name(samples: dict[str, Scenario]) -> None:
    assert [scenario.id for scenario in samples.values()] == [
        "sample/one-attack-is-split-between-two-players",
        "sample/in-the-turn-of-alex-an-attack-goes-to-rob",
        "sample/in-the-turn-of-carissa-an-attack-goes-to-alex",
        "sample/the-life-of-all",
        "sample/both-players-who-are-attacked-block",
        "sample/nobody-blocks-who-is-not-attacked",
    ]


def test_a_row_of_an_outline_knows_its_line_and_example(samples: dict[str, Scenario]) -> None:
    row = samples["in-the-turn-of-carissa-an-attack-goes-to-alex"]
    assert SAMPLE.read_text(encoding="utf-8").splitlines()[row.line - 1].split()[1] == "Carissa"
    assert row.example["attacker"] == "Carissa's Gray Ogre"
    assert row.template == "In the turn of <player> an attack goes to <victim>"


def test_tags_are_inherited_and_the_most_particular_rule_counts(
    samples: dict[str, Scenario],
) -> None:
    row = samples["in-the-turn-of-alex-an-attack-goes-to-rob"]
    assert row.tags == ("@since:2024-06-07", "@cr:802.1", "@cr:802.4a", "@until:2024-11-08")
    block = samples["nobody-blocks-who-is-not-attacked"]
    assert [str(n) for n in row.tagged.numbers(EditionDate("2024-06-07"))] == ["802.1", "802.4a"]
    assert [str(n) for n in block.tagged.numbers(EditionDate("2024-06-07"))] == ["802.1", "802.4"]
    assert [row.tagged.holds(d) for d in dates("2020-06-01", "2024-11-08", "2026-01-16")] == [
        False,
        True,
        False,
    ]


def test_a_rule_gives_way_to_its_own_part(tmp_path: Path) -> None:
    text = HEAD.replace("@since", "@cr:802.4 @cr:802.3 @since")
    (found,) = load(tmp_path, f"{text}  @cr:802.4a\n  Scenario: S\n{CHECKED}")
    assert [str(n) for n in found.tagged.numbers(EditionDate("2024-06-07"))] == ["802.3", "802.4a"]


def test_the_number_of_an_old_edition_counts_there_only(tmp_path: Path) -> None:
    tags = "@cr:807.4e @cr-2006-10-01:601.12"
    (found,) = load(tmp_path, f"@since:2006-10-01\nFeature: F\n  {tags}\n  Scenario: S\n{CHECKED}")
    assert [str(n) for n in found.tagged.numbers(EditionDate("2006-10-01"))] == ["601.12", "608.4d"]
    assert [str(n) for n in found.tagged.numbers(EditionDate("2024-06-07"))] == ["807.4e"]


@pytest.mark.parametrize(
    ("edition", "expected"),
    [
        ("2006-10-01", ["310.4", "507.1", "602.4a"]),
        ("2020-06-01", ["510.2", "716.1", "802.4a"]),
        ("2024-06-07", ["510.2", "720.1", "802.4a"]),
        ("2026-01-16", ["510.2", "722.1", "802.4a"]),
    ],
)
def test_a_number_of_today_finds_the_rule_in_each_edition(
    edition: EditionDate, expected: list[str], tmp_path: Path
) -> None:
    tags = "@cr:802.4a @cr:722.1\n  @cr:510.2"
    (found,) = load(tmp_path, f"@since:2006-10-01\nFeature: F\n  {tags}\n  Scenario: S\n{CHECKED}")
    assert [str(n) for n in found.tagged.numbers(edition)] == expected


@pytest.mark.parametrize(
    ("edition", "expected"),
    [
        ("2006-10-01", ["310.2c"]),
        ("2020-06-01", ["509.2", "510.1c"]),
        ("2024-06-07", ["509.2", "510.1c"]),
        ("2024-11-08", ["510.1c"]),
    ],
)
def test_a_rule_that_is_gone_is_found_in_all_editions_that_had_it(
    edition: EditionDate, expected: list[str], tmp_path: Path
) -> None:
    tags = "@cr:510.1c @cr-2024-06-07:509.2"
    (found,) = load(tmp_path, f"@since:2006-10-01\nFeature: F\n  {tags}\n  Scenario: S\n{CHECKED}")
    assert [str(n) for n in found.tagged.numbers(edition)] == expected


def test_of_several_rules_on_a_line_an_edition_may_lack_some(tmp_path: Path) -> None:
    head = "@since:2006-10-01\nFeature: F\n"
    (found,) = load(tmp_path, f"{head}  @cr:802.4a @cr:805.9\n  Scenario: S\n{CHECKED}")
    assert [str(n) for n in found.tagged.numbers(EditionDate("2006-10-01"))] == ["602.4a"]


@pytest.mark.parametrize(
    ("tags", "problem"),
    [
        # it is known that 2006 did not have it, and nothing else is tagged on the line
        ("@cr:802.4a\n  @cr:805.9", "2006-10-01 has no rule that is 805.9 in 2026-01-16"),
        # nobody has said what it was in 2006
        ("@cr:802.4a @cr:903.1", "2006-10-01 has no rule that is 903.1 in 2026-01-16"),
        # the summer of 2024 has such a number, today's book has not
        ("@cr:802.4z", r"802\.4z \(nor has any other: 802\.4 goes from 802\.4a to 802\.4b\)"),
        ("@cr-802.4a", r"did you mean @cr:802\.4a\?"),
        ("@cr:802.6", r"2026-01-16, whose numbers `@cr:` has, has no rule 802\.6"),
    ],
)
def test_a_rule_that_an_edition_lacks_is_no_rule_to_test_there(
    tags: str, problem: str, tmp_path: Path
) -> None:
    with pytest.raises(SuiteError, match=problem):
        load(tmp_path, f"@since:2006-10-01\nFeature: F\n  {tags}\n  Scenario: S\n{CHECKED}")


def test_an_edition_tag_stands_above_since(tmp_path: Path) -> None:
    (found,) = load(tmp_path, f"{HEAD}  @edition:2006-10-01\n  Scenario: S\n{CHECKED}")
    assert [found.tagged.holds(d) for d in dates("2006-10-01", "2024-06-07")] == [True, False]


def test_another_edition_may_be_added(tmp_path: Path) -> None:
    text = HEAD + "  @also:2006-10-01 @until:2024-06-07\n  Scenario: S\n" + CHECKED
    (found,) = load(tmp_path, text)
    four = dates("2006-10-01", "2020-06-01", "2024-06-07", "2024-11-08")
    assert [found.tagged.holds(date) for date in four] == [True, False, True, False]
    assert [found.tagged.why_not(date) for date in four] == [
        "",
        "it holds since 2024-06-07, and in 2006-10-01",
        "",
        "it held until 2024-06-07, and in 2006-10-01",
    ]


def test_an_edition_tag_stands_above_an_inherited_addition(tmp_path: Path) -> None:
    rule = "  @also:2006-10-01\n  Rule: R\n  @edition:2024-06-07\n  Scenario: S\n"
    (found,) = load(tmp_path, HEAD + rule + CHECKED)
    assert [found.tagged.holds(d) for d in dates("2006-10-01", "2024-06-07")] == [False, True]


def test_needs_follow_from_variant_cards_steps_and_tags(tmp_path: Path) -> None:
    steps = "    When Rob attacks Alex with Grizzly Bears\n    Then the declaration is legal\n"
    (found,) = load(tmp_path, f"{HEAD}  @needs:chance\n  Scenario: S\n{BEARS}{steps}")
    assert found.needs == (
        "attack:multiple",
        "players:3",
        "card:Grizzly Bears",
        "decision:declare_attackers",
        "chance",
    )


def test_the_position_is_what_the_givens_say(samples: dict[str, Scenario]) -> None:
    state = samples["in-the-turn-of-alex-an-attack-goes-to-rob"].position.state(
        EditionDate("2024-06-07")
    )
    assert [thing.name for thing in state.objects] == [
        "Grizzly Bears",
        "first Forest",
        "second Forest",
        "Stand or Fall",
        "Hill Giant",
        "Alex's Gray Ogre",
        "Carissa's Gray Ogre",
    ]
    assert (state.turns[0].active, state.turns[0].step) == ("Alex", "precombat_main")
    assert state.objects[5].card == "Gray Ogre"


def test_a_folder_may_hold_the_files_of_one_section() -> None:
    root = Path("features")
    assert section(root, root / "multiplayer" / "attack-left.feature") == "attack-left"
    assert section(root, root / "multiplayer" / "two-headed-giant" / "x.feature") == (
        "two-headed-giant"
    )


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("Nonsense", 1, "this is not Gherkin"),
        ("Feature: F\n  Scenario: S\n" + BEARS, 2, "tag the Feature @since:DATE"),
        (HEAD + "  Scenario: S\n", 3, "the scenario has no steps"),
        (HEAD + "  @wip\n  Scenario: S\n" + BEARS, 3, "unknown tag; known: cr,"),
        (HEAD + "  @802.4a\n  Scenario: S\n" + BEARS, 3, "tag: did you mean @cr:802.4a?"),
        (HEAD + "  @need:x\n  Scenario: S\n" + BEARS, 3, "tag: did you mean @needs?"),
        (HEAD + "  @cr:802.\n  Scenario: S\n" + BEARS, 3, "is not a rule number"),
        (HEAD + "  @cr:802.99\n  Scenario: S\n" + CHECKED, 4, "has no rule 802.99"),
        (HEAD + "  @since:soon\n  Scenario: S\n" + BEARS, 3, "expected a date"),
        (HEAD + "  @also:1993\n  Scenario: S\n" + BEARS, 3, "expected a date"),
        (
            HEAD + "  @also:2006-10-01 @edition:2006-10-01\n  Scenario: S\n" + BEARS,
            3,
            "that edition only: leave one of the two out",
        ),
        (HEAD + "  @needs:luck\n  Scenario: S\n" + BEARS, 3, "expected one of teams"),
        (HEAD + "  Scenario: S\n" + GAME + "    When Rob yawns\n", 5, "no When phrase fits"),
        (HEAD + "  Scenario: S\n" + BEARS + "    And Rob has three lives\n", 6, "no Given phrase"),
        (
            HEAD + "  Scenario: S\n" + BEARS + "    And Alex controls Grizzly Bears\n",
            6,
            "two objects are called Grizzly Bears",
        ),
        (
            HEAD + "  Scenario: S\n" + GAME + "    And Rob controls Invasion of Dominaria\n",
            3,
            "say in a table who protects it",
        ),
        (
            HEAD + "  Scenario: S\n" + BEARS + "    When Rob attacks Alex with Grizzly Bears\n",
            6,
            "the verdict on `Rob attacks Alex with Grizzly Bears` (line 6) is missing",
        ),
        (
            HEAD + "  Scenario: S\n" + BEARS + "    When Rob passes\n"
            "    Then the declaration is legal\n",
            7,
            "(line 6) is missing: the next step must be `Then this is legal` or `Then this is",
        ),
        (
            HEAD + "  Scenario: S\n" + BEARS + "    When everybody passes\n"
            "    Then this is legal\n",
            7,
            "there is nothing to judge",
        ),
        (
            HEAD + "  Scenario: S\n" + BEARS + "    When Rob passes\n    Then this is legal\n"
            "    And this is legal\n",
            8,
            "directly after what it judges",
        ),
        (
            HEAD + "  Scenario: S\n" + BEARS + "    And Rob has conceded\n    And Rob has 3 life\n",
            7,
            "the position is described before",
        ),
        (HEAD + "  Scenario Outline: S\n" + BEARS, 3, "the outline has no Examples"),
        (
            HEAD + "  Scenario Outline: S <n>\n" + BEARS + "    @x\n    Examples:\n      | n |\n"
            "      | 1 |\n",
            6,
            "@x stands on Examples",
        ),
        (
            HEAD + "  Scenario: S\n    When everybody passes\n    Then the stack is empty\n",
            3,
            "no game is set up: begin with a phrase such as",
        ),
        (
            HEAD + "  Scenario: S\n" + BEARS + "    When everybody passes\n",
            3,
            "the scenario has no Then",
        ),
        (
            HEAD + "  Scenario: S\n    Given Rob has 3 life\n    Then Rob has 3 life\n",
            4,
            "no game is set up before this step, with a phrase such as",
        ),
        (
            HEAD + "  Scenario first\n" + CHECKED + "  Scenario: S\n" + CHECKED,
            3,
            "`Scenario first` is read as a description: a colon is missing after `Scenario`",
        ),
        (
            HEAD + "\n  In words.\n\n  Rule one\n  Scenario: S\n" + CHECKED,
            6,
            "a colon is missing after `Rule`",
        ),
        (
            HEAD + "  Rule: R\n  Background\n" + GAME + "  Scenario: S\n" + CHECKED,
            4,
            "a colon is missing after `Background`",
        ),
        (
            HEAD + "  Scenario: S\n  Scenario Outline S\n" + CHECKED,
            4,
            "a colon is missing after `Scenario Outline`",
        ),
        (HEAD + GAME + "  Scenario: S\n" + CHECKED, 3, "a colon is missing above"),
        (
            HEAD + "  Rule: R\n    Examples: An attack\n" + CHECKED,
            4,
            "description: Examples stand below the steps of a Scenario Outline; one scenario alone",
        ),
        (
            HEAD + "  @until:2024-11-08 @until:2024-06-07\n  Scenario: S\n" + CHECKED,
            3,
            "@until:2024-06-07: @until stands twice on this line",
        ),
        (HEAD + "  Scenario: S\n" + BEARS + '    """\n    x\n    """\n', 5, "text block"),
    ],
)
def test_what_is_wrong_is_said_with_file_and_line(
    tmp_path: Path, text: str, line: int, reason: str
) -> None:
    with pytest.raises(SuiteError) as caught:
        load(tmp_path, text)
    assert f"some-section.feature:{line}: " in str(caught.value)
    assert reason in str(caught.value)


def test_a_description_may_be_words(tmp_path: Path) -> None:
    words = "  Rules of thumb, and whenever it fits.\n"
    text = f"{HEAD}{words}  Scenario: S\n    Thenceforth.\n{CHECKED}"
    assert len(load(tmp_path, text)) == 1


def test_an_inherited_date_may_be_narrowed(tmp_path: Path) -> None:
    (found,) = load(tmp_path, f"{HEAD}  @since:2024-11-08\n  Scenario: S\n{CHECKED}")
    assert not found.tagged.holds(EditionDate("2024-06-07"))


def test_an_extension_with_a_newer_rule_is_told_to_say_since_when(tmp_path: Path) -> None:
    text = f"Feature: F\n  @cr:805.9\n  Scenario: S\n{CHECKED}"
    (tmp_path / "mine.feature").write_text(text, encoding="utf-8")
    with pytest.raises(
        SuiteError, match=r"2006-10-01 has no rule that is 805\.9 in .*: tag @since:DATE"
    ):
        load_suite((tmp_path,), where=SAMPLE)


def test_scenarios_of_one_id_are_an_error(tmp_path: Path) -> None:
    twins = f"{HEAD}  Scenario: S s\n{CHECKED}  Scenario: S-S\n{CHECKED}"
    with pytest.raises(SuiteError, match=r"some-section/s-s stands already at .*:3"):
        load(tmp_path, twins)


def test_rows_of_an_outline_need_names_of_their_own(tmp_path: Path) -> None:
    rows = "    Examples:\n      | n |\n      | 1 |\n      | 2 |\n"
    with pytest.raises(SuiteError, match="put a column into the name"):
        load(tmp_path, f"{HEAD}  Scenario Outline: S\n{CHECKED}{rows}")


def test_outlines_of_one_name_are_an_error(tmp_path: Path) -> None:
    outline = "  Scenario Outline: S <n>\n" + CHECKED + "    Examples:\n      | n |\n      | {} |\n"
    with pytest.raises(SuiteError, match=r":10: the scenario at line 3 has the same name"):
        load(tmp_path, HEAD + outline.format(1) + outline.format(2))


def test_everything_that_is_wrong_is_said_at_once(tmp_path: Path) -> None:
    (tmp_path / "other.feature").write_text("Nonsense", encoding="utf-8")
    with pytest.raises(ManyErrors) as caught:
        load(tmp_path, f"{HEAD}  @x\n  Scenario: S\n{CHECKED}  @y\n  Scenario: T\n{CHECKED}")
    assert [str(error).count("\n") for error in caught.value.errors] == [0, 1]


def test_extensions_are_told_apart_and_need_no_date(tmp_path: Path) -> None:
    text = f"Feature: F\n  Scenario: S\n{CHECKED}"
    (tmp_path / "mine.feature").write_text(text, encoding="utf-8")
    found = load_suite((tmp_path,), where=SAMPLE).scenarios[-1]
    assert (found.id, found.origin) == ("ext:mine/s", "extension")
    assert found.tagged.holds(EditionDate("2006-10-01"))


@pytest.mark.parametrize("name", ["nowhere", "empty"])
def test_an_extension_without_features_is_an_error(tmp_path: Path, name: str) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(SuiteError, match=r"there (is|are) no"):
        load_suite((tmp_path / name,), where=SAMPLE)


def test_the_suite_itself_is_in_order() -> None:
    assert load_suite().scenarios


def test_only_the_file_of_a_scenario_that_is_named_is_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loading, "folder", lambda _: tmp_path)
    (tmp_path / "one.feature").write_text(HEAD + "  Scenario: S\n" + CHECKED, encoding="utf-8")
    (tmp_path / "two.feature").write_text("nonsense", encoding="utf-8")
    assert [scenario.id for scenario in load_some(("one/s",)).scenarios] == ["one/s"]
    for ids in ((), ("two/s",), ("one/s", "three/s")):
        with pytest.raises(SuiteError, match="Gherkin"):
            load_some(ids)
