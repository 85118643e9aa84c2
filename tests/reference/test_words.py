"""
Names of the specification and its misreadings are words of the game, or say nothing else in it.

What scenarios, captions and beliefs avoid stands in `features/words.toml`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

REFERENCE: Final = Path(__file__).parents[2] / "reference_impl"
WORDS: Final = {
    r"reach(es|ed|ing|able)?": "reach is a keyword ability: say range, distance, affects or found",
    r"looks": "what an object is are its characteristics",
    r"plays|^play$": "lands are played: a question and its replies are a dialogue",
    r"noticing|notice[ds]": "abilities trigger",
    r"whereabouts": "say zone, or within range",
    r"party|parties": "a party is one of creatures: say side, team or players",
}
"""The words, each with why it is none for anything else, or what to say instead."""
TERMS: Final = (
    r"flying or reach|reach is nothing",
    r"looks (at|back|to|up)",
    r"plays (on|no lands|more lands|one land)|land plays",
)
"""What may stand all the same: the game's own uses of these words, and plain verbs."""
AVOIDED: Final = {re.compile(rf"\b({word})\b"): why for word, why in WORDS.items()}
MAY_STAND: Final = re.compile("|".join(TERMS))
PARTS: Final = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+")


def identifiers(source: str) -> Iterator[tuple[int, str]]:
    """Yield the names that a module gives to anything, with the line."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield node.lineno, name
            case ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()):
                yield node.lineno, name
            case ast.alias(asname=str(name)) | ast.ExceptHandler(name=str(name)):
                yield node.lineno, name
            case ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
                yield node.lineno, name
            case ast.Attribute(attr=name, ctx=ast.Store()):
                yield node.lineno, name
            case _:
                pass


def wrong(name: str) -> Iterator[str]:
    """Yield why a name is not one of the game's."""
    words = MAY_STAND.sub("", " ".join(PARTS.findall(name)).lower())
    yield from (why for word, why in AVOIDED.items() if word.search(words))


def test_names_are_words_of_the_game() -> None:
    found = {
        f"{path.relative_to(REFERENCE)}:{line}: {name}": why
        for path in sorted(REFERENCE.rglob("*.py"))
        for line, name in ((1, path.stem), (1, path.parent.name), *identifiers(path.read_text()))
        for why in wrong(name)
    }
    assert found == {}


@pytest.mark.parametrize(
    "name",
    [
        *("reach", "_with_reach", "auras_reach_everywhere", "inReach", "looks", "Looks"),
        *("looks_like", "Play", "plays", "departures_noticed", "whereabouts", "Party", "PARTIES"),
    ],
)
def test_a_word_that_is_not_the_games_is_found(name: str) -> None:
    assert [*wrong(name)]


@pytest.mark.parametrize(
    "name",
    [
        *(
            "flying_or_reach",
            "looks_back",
            "looked_at",
            "PlaysNoLands",
            "PlayLand",
            "a_land_played",
        ),
        *("departures", "breach"),
    ],
)
def test_a_word_of_the_game_may_stand(name: str) -> None:
    assert [*wrong(name)] == []
