"""
The kinds of attacks: `kinds.toml` says of each what is promised, and which test holds it.

What other tests hold is not tested twice; that they are there, and are played, is tested here.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
TABLES: Final[dict[str, dict[str, Any]]] = tomllib.loads(
    (Path(__file__).parent / "kinds.toml").read_text(encoding="utf-8")
)


def collected(session: pytest.Session, path: str) -> frozenset[str]:
    """Return the tests that pytest plays of a file, with and without the case in brackets."""
    found = [
        item.nodeid.partition("::")[2]
        for item in below(pytest.Module.from_parent(session, path=ROOT / path))
    ]
    return frozenset((*found, *(name.partition("[")[0] for name in found)))


def below(node: pytest.Collector) -> Iterator[pytest.Item]:
    """Yield the tests below a node."""
    for one in node.collect():
        if isinstance(one, pytest.Collector):
            yield from below(one)
        elif isinstance(one, pytest.Item):
            yield one


def test_each_kind_of_attacker_has_a_promise_and_each_attack_an_outcome() -> None:
    assert len(TABLES) > 1
    for table in TABLES.values():
        assert table.keys() == {"attacker", "promise", "kinds"}
        assert table["attacker"]
        assert table["promise"]
        for kind, (outcome, test) in table["kinds"].items():
            assert kind
            assert outcome
            assert test.startswith("tests/")


def test_every_test_that_is_named_is_played(request: pytest.FixtureRequest) -> None:
    named = sorted({test for table in TABLES.values() for _, test in table["kinds"].values()})
    files = sorted({test.partition("::")[0] for test in named})
    played = {path: collected(request.session, path) for path in files}
    missing = [
        test for test in named if test.partition("::")[2] not in played[test.partition("::")[0]]
    ]
    assert missing == []
    assert not any("no_such_test" in names for names in played.values())
