"""How things are worded: what nobody writes is found, and what stands instead is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from apnap.book.content.readings import load_readings
from apnap.coverage.known import described
from apnap.rulebooks import editions
from apnap.suite import Caption, Captions, Scenario, SuiteError, lint, linting, load_suite
from apnap.suite.captioning import Stated, blocks, miscalled, uncaptioned
from apnap.suite.captions import keys
from apnap.suite.wording import Kind, load_words, wording


@pytest.mark.parametrize(
    ("kind", "text", "problem"),
    [
        ("name", "A" * 71, "70 characters at most, and this has 71"),
        ("rule block", "A" * 91, "90 characters at most, and this has 91"),
        ("name", "A creature blocks.", "ends without a full stop"),
        ("caption", "A  creature", "two spaces in a row"),
        ("name", "a creature blocks", "begins with a capital letter"),
        ("name", "Who isn't attacked can't block", "begins with “Who”"),
        ("name", "Whatever attacks is tapped", "begins with “Whatever”"),
        ("rule block", "Nor does a teammate block", "begins with “Nor”"),
        ("name", "In 2006, too, creatures block", "begins with “In 2006, too”"),
        ("statement", "Whoever leaves loses.", "begins with “Whoever”"),
        ("belief", "whoever leaves wins", "begins with “whoever”"),
        ("name", "It goes for a planeswalker", "write “attacks” for “goes for”"),
        ("belief", "an attacker strikes two players", "write “deals damage to” for “strikes”"),
        ("statement", "Wounds heal.", "write “damage” for “Wounds”"),
        ("statement", "It wakes up.", "write “is no longer summoning sick”"),
        ("name", "Influence reaches one seat", "for “reaches”"),
        ("name", "A creature of the own team blocks", "for “the own”"),
        ("name", "A neighbour blocks", "write “neighbor”"),
    ],
)
def test_what_nobody_writes_is_found(kind: Kind, text: str, problem: str) -> None:
    assert any(problem in one for one in wording(kind, text)), list(wording(kind, text))


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("name", "A" * 70),
        ("name", "A creature with first strike deals combat damage first"),
        ("name", "Turf Wound beats Explore"),  # names of cards
        ("name", "Whom Rob attacks can block"),  # not a word of the list
        ("name", "Only flying or reach blocks flying"),
        ("caption", "What a copy copies"),
        ("caption", "“Can't” effects win over “can” effects"),
        ("statement", "A player who isn't attacked can't block. Nobody else can."),
        ("belief", "a player may block for a teammate"),
    ],
)
def test_what_players_say_may_stand(kind: Kind, text: str) -> None:
    assert list(wording(kind, text)) == []


@pytest.mark.parametrize("kind", ["rules", "claims"])
def test_rule_functions_and_checks_state_their_rules_in_the_games_terms(kind: str) -> None:
    told = described("direct:reference")
    stated = told.rules if kind == "rules" else told.claims
    assert stated
    assert {
        one.name: found for one in stated if (found := [*wording("statement", one.summary)])
    } == {}


def test_interpretations_ask_in_the_games_terms() -> None:
    readings = load_readings(())
    assert readings
    asked = {one.name: found for one in readings if (found := [*wording("caption", one.title)])}
    assert asked == {}


@pytest.mark.parametrize("text", ["nonsense", "[attacks]\nnever = []", "[a]\nnever = 3"])
def test_a_list_of_words_that_is_none_is_an_error(tmp_path: Path, text: str) -> None:
    path = tmp_path / "words.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(SuiteError, match=r"words\.toml"):
        load_words(path)


@pytest.mark.usefixtures("_few")
def test_names_statements_and_beliefs_are_examined(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = {"802.4a": Caption(title="Whoever", says="It strikes.")}
    monkeypatch.setattr(linting, "load_captions", lambda: Captions(entries))
    found = {
        (one.file, one.problem) for one in lint(beliefs={"hasty": "nor does it heal"}).findings
    }
    for place, problem in (
        ("802.4a", "no caption begins with “Whoever”"),
        ("802.4a", "write “deals damage to” for “strikes”: It strikes."),
        ("hasty", "no belief begins with “nor”"),
        ("hasty", "write “wears off” for “heal”"),
    ):
        assert any(one == place and said.startswith(problem) for one, said in found), problem


@pytest.mark.usefixtures("_few")
def test_extensions_may_say_it_as_they_like(tmp_path: Path) -> None:
    (tmp_path / "mine.feature").write_text(
        "@since:2024-06-07\n@cr:802.4a\nFeature: F\n  Rule: Whatever\n"
        "    Scenario: Who strikes\n      Given a free-for-all between Rob, Alex and Carissa\n"
        "      When Rob passes\n      Then this is legal\n      And Alex has priority\n",
        encoding="utf-8",
    )
    found = lint((tmp_path,)).findings
    assert not [one for one in found if one.file and "mine.feature" in one.file]


def feature(folder: Path, *titles: tuple[str, str]) -> Path:
    """Write `Rule:` blocks, each with its tags, and return the path."""
    lines = (f"  {tags}\n  Rule: {title}\n    Scenario: S\n" for tags, title in titles)
    path = folder / "some.feature"
    path.write_text("@since:2006-10-01\nFeature: F\n" + "".join(lines), encoding="utf-8")
    return path


def test_blocks_are_read_with_their_one_rule(tmp_path: Path) -> None:
    path = feature(
        tmp_path,
        ("@cr:802.4a", "One"),
        ("@edition:2006-10-01\n  @cr-2006-10-01:608.4d", "Of its time"),
        ("@glossary:affinity", "A term"),
        ("@cr:802.4a @cr:802.4b", "Two"),
        ("", "None"),
    )
    told = [(b.line, b.title, b.about and str(b.about), b.edition) for b in blocks(path)]
    assert told == [
        (4, "One", "802.4a", "2026-01-16"),
        (8, "Of its time", "608.4d", "2006-10-01"),
        (11, "A term", "glossary:affinity", "2026-01-16"),
        (14, "Two", None, "2026-01-16"),
        (17, "None", None, "2026-01-16"),
    ]


def test_a_block_is_called_by_its_rule_or_has_a_word_of_it(tmp_path: Path) -> None:
    says = "A creature deals damage to its target."
    captions = {
        "802.4a": Caption(title="Only attacked players block", says=says),
        "802.4b": Caption(title="Mulligans in teams"),
    }
    path = feature(
        tmp_path,
        ("@cr:802.4a", "Only attacked players block"),
        ("@cr:802.4a", "A planeswalker's controller can be blocking"),  # a word of the caption
        ("@cr:802.4a", "Damaged permanents"),  # a word of the statement
        ("@cr:802.4a", "Mulligans in teams"),
        ("@cr:802.4a", "Each player draws"),
        ("@cr:802.4a @cr:802.4b", "Something else"),
    )
    found = list(miscalled([path], Stated(Captions(captions), ())))
    assert [one.line for one in found] == [13, 16]
    assert "tagged with 802.4a, which is called “Only attacked players block”" in found[0].problem
    assert found[0].problem.endswith("802.4b is called so")
    assert {one.fault for one in found} == {"caption"}


def test_each_rule_with_scenarios_needs_a_caption_and_a_statement() -> None:
    scenario, about = next(
        (one, found.pop()) for one in load_suite().scenarios if len(found := _keys(one)) == 1
    )
    (missing,) = uncaptioned([scenario], Stated(Captions(), ()))
    assert f'{about} has no caption: write ["{about}"]' in missing.problem
    assert missing.line == scenario.line
    bare = Captions({about: Caption(title="A caption")})
    (unsaid,) = uncaptioned([scenario], Stated(bare, ()))
    assert unsaid.problem.startswith(f"nothing says what {about} demands")
    whole = Captions({about: Caption(title="A caption", says="It demands this.")})
    assert list(uncaptioned([scenario], Stated(whole, ()))) == []


def _keys(scenario: Scenario) -> set[str]:
    """Return the names of the captions of all rules that a scenario is about."""
    held = filter(scenario.tagged.holds, editions())
    return {keys(about, date)[1] for date in held for about in scenario.tagged.subjects(date)}
