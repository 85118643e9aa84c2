"""Where the engine says that a rule stands, there it stands."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

import apnap_reference
from apnap.protocol.messages import RuleKnown
from apnap_reference.engine import ReferenceEngine
from apnap_reference.rulebook import Rule

BESIDE: Final = Path(apnap_reference.__file__).parents[1]
"""The folder in which the engine's package lies."""
TOLD: Final = ReferenceEngine().describe()


def lines_of(known: RuleKnown) -> list[str]:
    """Return the lines of source from a place on; it has to be a file of the engine."""
    assert known.place is not None
    path, number = known.place.rsplit(":", 1)
    assert path.startswith("apnap_reference/")
    return (BESIDE / path).read_text("utf-8").splitlines()[int(number) - 1 :]


def stands(known: RuleKnown, decorator: str) -> bool:
    """Whether the decorator with the rule's number is there, and the function right below."""
    first, *below = lines_of(known)
    named = next(line for line in below if not line.startswith("@"))
    told = first == f"@{decorator}" or first.startswith(f"@{decorator[:-1]}, ")
    return told and named.startswith(f"def {known.name}(")


def test_each_rule_stands_where_the_engine_says() -> None:
    assert [one for one in TOLD.rules if not stands(one, f'rule("{one.rule}")')] == []
    assert len({one.place for one in TOLD.rules}) == len(TOLD.rules)


def test_each_claim_stands_where_the_engine_says() -> None:
    assert TOLD.claims
    decorators = ("claim", "transition")
    wrong = [
        one
        for one in TOLD.claims
        if not any(stands(one, f'{decorator}("{one.rule}")') for decorator in decorators)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("module", "file", "place"),
    [
        ("house.rooms.attic", "/home/somebody/house/rooms/attic.py", "house/rooms/attic.py:3"),
        ("house.rooms", "/home/somebody/house/rooms/__init__.py", "house/rooms/__init__.py:3"),
        ("house", "/home/somebody/house.py", "house.py:3"),
    ],
)
def test_a_place_names_no_folder_of_the_machine(module: str, file: str, place: str) -> None:
    found: dict[str, object] = {"__name__": module}
    source = '\n\ndef lit():\n    """The lamp is lit."""\n'
    exec(compile(source, file, "exec"), found)  # noqa: S102 - a module that lies elsewhere
    lit = found["lit"]
    assert callable(lit)
    assert Rule("100.1", lit).place == place
