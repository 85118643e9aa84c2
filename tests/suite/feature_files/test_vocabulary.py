"""The registry of phrases and `features/README.md` say the same, and every text is one phrase."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from apnap.driver import Listed
from apnap.protocol.catalogue import catalogue
from apnap.vocabulary.matching import StepError
from apnap.vocabulary.phrases import Phrase
from apnap.vocabulary.reading_lists import Scope
from apnap.vocabulary.whole import VOCABULARY

README: Final = Path(__file__).parents[3] / "features" / "README.md"
SCOPE: Final = Scope(
    ("Rob", "Alex", "Carissa"),
    frozenset({"Gray Ogre", "Stand or Fall", "first Grizzly Bears", "second Grizzly Bears"}),
)
FILLED: Final = {
    "player": "Rob",
    "players": "Rob and Alex",
    "object": "Stand or Fall",
    "objects": "Gray Ogre, Stand or Fall and second Grizzly Bears",
    "names": "Gray Ogre and Stand or Fall",
    "target": "Alex",
    "number": "three",
    "times": "twice",
    "step": "end of combat",
    "kind": "+1/+1",
    "keyword": "first strike",
    "colors": "white and blue",
    "variant": "Alternating Teams",
    "attack": "with attack left",
    "claim": "Rob has priority",
}
SECTIONS: Final = {
    "Given: a calm position": "given",
    "Given: played from there": "given",
    "When: somebody says something": "when",
    "Then: the verdict, and what changed": "then",
}


def _rows(section: str) -> Iterator[tuple[str, str]]:
    """Yield the two cells of each row of the table in a section of the README."""
    text = README.read_text(encoding="utf-8").partition(f"## {section}")[2].partition("\n## ")[0]
    for line in text.splitlines():
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if len(cells) == 2 and cells[0] not in ("phrase", "---"):
            yield cells[0], cells[1]


def _patterns(keyword: str) -> dict[str, Phrase]:
    return {p.pattern: p for p in VOCABULARY.phrases if p.keyword == keyword}


def _documented(section: str, known: dict[str, Phrase]) -> Iterator[str]:
    """Yield the phrases of a section; of `a b / c`, the second may be `a c`."""
    for cell, _ in _rows(section):
        first, *others = cell.split(" / ")
        yield first
        for other in others:
            words = first.split()
            ways = [" ".join([*words[:cut], other]) for cut in range(len(words))]
            fitting = [way for way in ways if way in known]
            assert len(fitting) == 1, f"{other!r} in {cell!r} is {fitting}"
            yield fitting[0]


@pytest.mark.parametrize("keyword", ["given", "when", "then"])
def test_the_readme_lists_exactly_the_phrases_of_the_registry(keyword: str) -> None:
    known = _patterns(keyword)
    sections = [section for section, word in SECTIONS.items() if word == keyword]
    documented = [phrase for section in sections for phrase in _documented(section, known)]
    assert len(documented) == len(set(documented))
    assert set(documented) == set(known)


def test_a_given_that_is_played_does_what_the_readme_says() -> None:
    given, when = _patterns("given"), _patterns("when")
    rows = list(_rows("Given: played from there"))
    assert rows
    for played, as_ in rows:
        assert given[played].act is when[as_].act
        assert not given[played].calm


def test_a_filled_phrase_fits_only_itself() -> None:
    for phrase in VOCABULARY.phrases:
        table = _table(phrase) if phrase.columns else None
        call = VOCABULARY.call(phrase.keyword, _filled(phrase), table, SCOPE)
        assert call.phrase == phrase


def _filled(phrase: Phrase) -> str:
    filled = FILLED
    if phrase.introduces:
        token = "Human tokens" if " are " in phrase.pattern else "Human token"
        filled = FILLED | {"object": token, "names": "left Human token"}
    return re.sub(r"\{(\w+)\}", lambda gap: filled[gap[1]], phrase.pattern)


def _table(phrase: Phrase) -> list[list[str]]:
    cells = {
        "attacker": "Gray Ogre",
        "attacks": "Alex",
        "blocker": "Gray Ogre",
        "blocks": "Stand or Fall",
        "source": "Gray Ogre",
        "to": "Alex",
        "damage": "2",
        "permanent": "Hill Giant",
        "controller": "Rob",
        "object": "Gray Ogre",
        "ability": "2",
        "targets": "Alex and Gray Ogre",
        "alternative cost": "Stand or Fall",
        "uses up": "Gray Ogre",
        "pays with": "nothing",
        "player": "Rob",
        "team": "Suns",
    }
    header = [title for title in phrase.columns or () if title in cells]
    return [header, [cells[title] for title in header]]


def test_every_phrase_has_a_line_of_help() -> None:
    for phrase in VOCABULARY.phrases:
        assert phrase.help.endswith("."), phrase.pattern


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("Rob casts Stand or Fall targeting Gray Ogre", ("Rob", "Stand or Fall", ("Gray Ogre",))),
        ("Rob casts Stand or Fall", ("Rob", "Stand or Fall")),
        (
            "Rob attacks Alex with Stand or Fall and Gray Ogre",
            ("Rob", "Alex", ("Stand or Fall", "Gray Ogre")),
        ),
        ("Rob chooses red", ("Rob", ("red",))),
        ("Rob chooses nothing", ("Rob",)),
        ("Rob activates ability 2 of Gray Ogre", ("Rob", 2, "Gray Ogre")),
    ],
)
def test_gaps_are_read_by_the_names_of_the_scenario(text: str, values: tuple[object, ...]) -> None:
    assert VOCABULARY.call("when", text, None, SCOPE).values == values


def test_lists_of_cards_have_numbers_and_words_that_tell_them_apart() -> None:
    text = "Rob controls three Forests, Rob's Stand or Fall and two Two-Headed Giants of Foriys"
    assert VOCABULARY.call("given", text, None, SCOPE).values == (
        "Rob",
        (
            Listed("Forest", "Forest", 3),
            Listed("Rob's Stand or Fall", "Stand or Fall"),
            Listed("Two-Headed Giant of Foriys", "Two-Headed Giant of Foriys", 2),
        ),
    )


@pytest.mark.parametrize(
    ("keyword", "text", "reason"),
    [
        ("when", "Rob jumps", "no When phrase fits"),
        ("when", "Eve passes", "nobody called 'Eve' plays"),
        ("when", "Rob casts Gray Orge", "nothing is called 'Gray Orge'"),
        ("when", "Rob casts Grizzly Bears", "there is first Grizzly Bears, second Grizzly Bears"),
        ("given", "Rob controls Gray Orge", "name of a card: the files in `cards/` list the cards"),
        ("given", "Rob controls a Gray Ogre", "no article stands before a name: write `Gray Ogre`"),
        (
            "given",
            'Rob controls "Gray Ogre"',
            "no quotation marks stand around a name: write `Gray",
        ),
        ("given", "Rob controls two \u201cGray Ogres\u201d", "around a name: write `Gray Ogres`"),
        ("given", "Rob controls a Gray Orge", "does not end with the name of a card"),
        ("given", "Rob controls two Lotuses", "no card is called 'Lotuses': the files in `cards/`"),
        ("then", "Rob has many life", "'many' is no number"),
        ("then", "it is the lunch break", "is no step"),
        ("then", "Gray Ogre has the keyword Flying", "'Flying' is no keyword: it is written in"),
        ("then", "Gray Ogre is of the color pink", "'pink' is no color: white, blue"),
        ("then", "Gray Ogre is of the colors red and colorless", "'colorless' is no color"),
        (
            "then",
            "Rob can see Alex",
            "nothing is called 'Alex' in this scenario (Alex is a player)",
        ),
        ("when", "Rob attacks Alx with Gray Ogre", "'Alx' in this scenario (there is Alex)"),
        ("when", "Rob declares these blocks:", "a table follows"),
    ],
)
def test_a_step_that_is_no_phrase_says_why(keyword: str, text: str, reason: str) -> None:
    with pytest.raises(StepError, match=re.escape(reason)):
        VOCABULARY.call(keyword, text, None, SCOPE)  # type: ignore[arg-type] # one of the three


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        ([["attacker", "attacks"]], "a table follows"),
        ([["attacker", "victim"], ["Gray Ogre", "Alex"]], "the table's columns are"),
        ([["attacks"], ["Alex"]], "always there: attacker"),
        ([["attacker", "attacks"], ["", "Alex"]], "column attacker: a cell is empty"),
        ([["attacker", "attacks"], ["Gray Ogre", "Eve"]], "column attacks: nothing is called"),
    ],
)
def test_a_table_that_does_not_fit_says_why(table: list[list[str]], reason: str) -> None:
    with pytest.raises(StepError, match=re.escape(reason)):
        VOCABULARY.call("when", "Rob declares these attacks:", table, SCOPE)


CAST: Final = "Rob casts Gray Ogre as follows:"


def test_a_spell_with_all_that_is_fixed() -> None:
    table = [
        ["targets", "modes", "alternative cost", "uses up", "pays with"],
        ["Alex and Gray Ogre", "search, put", "Gray Ogre", "Stand or Fall", "nothing"],
    ]
    ((row,),) = VOCABULARY.call("when", CAST, table, SCOPE).values[2:]
    assert row == {
        "targets": ("Alex", "Gray Ogre"),
        "modes": ("search", "put"),
        "alternative_cost": "Gray Ogre",
        "uses_up": ("Stand or Fall",),
        "pays_with": (),
    }


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        (None, "a table follows"),
        ([["targets"], ["Alex"], ["Rob"]], "the table of this phrase has one row"),
        ([["ability"], ["2"]], "the table's columns are ability; possible: modes"),
        ([["uses up"], ["Alex"]], "column uses up: nothing is called 'Alex'"),
        ([["modes"], ["Search and Put"]], "column modes: 'Search' is no mode"),
        ([["alternative cost"], ["Gray Orge"]], "column alternative cost: nothing is called"),
    ],
)
def test_a_spell_that_cannot_be_so(table: list[list[str]] | None, reason: str) -> None:
    with pytest.raises(StepError, match=re.escape(reason)):
        VOCABULARY.call("when", CAST, table, SCOPE)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("Gray Ogre has the keyword affinity for artifacts", "affinity for artifacts"),
        ("Gray Ogre has the keyword morph {5}{U}{U}", "morph {5}{U}{U}"),
        ("Gray Ogre does not have the keyword amplify 1", "amplify 1"),
        ("Gray Ogre is of the color colorless", frozenset()),
        ("Gray Ogre is of the colors red, green and black", frozenset("RGB")),
    ],
)
def test_keywords_and_colours(text: str, value: object) -> None:
    assert VOCABULARY.call("then", text, None, SCOPE).values[1] == value


def test_all_keywords_of_the_catalogue_can_be_written() -> None:
    words = {word for card in catalogue().values() for word in card.keywords}
    assert len(words) > 20
    for word in words:
        text = f"Gray Ogre has the keyword {word}"
        assert VOCABULARY.call("then", text, None, SCOPE).values == ("Gray Ogre", word)


def test_a_phrase_without_a_table_takes_none() -> None:
    with pytest.raises(StepError, match="no table"):
        VOCABULARY.call("when", "Rob passes", [["a"], ["b"]], SCOPE)
