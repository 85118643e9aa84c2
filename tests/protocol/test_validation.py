"""Validation: a value that breaks a schema is explained in one sentence."""

from typing import Any

import pytest

from apnap.protocol.schemas.making import NAMES, schema
from apnap.protocol.validation import Breach, check

STATE: dict[str, Any] = schema("state")["examples"][0]
BEAR: dict[str, Any] = STATE["objects"][0]


def breach(name: str, value: object) -> Breach:
    with pytest.raises(Breach) as caught:
        check(name, value)
    assert caught.value.schema == name
    return caught.value


@pytest.mark.parametrize("name", NAMES)
def test_what_fits_is_let_through(name: str) -> None:
    for example in schema(name)["examples"]:
        check(name, example)


@pytest.mark.parametrize(
    ("name", "value", "where", "sentence"),
    [
        ("state", [], "", "`state` is [], but has to be of type object."),
        (
            "state",
            STATE | {"objects": [BEAR | {"taped": True}]},
            "objects.0",
            (
                "`objects.0` has the field `taped`, which the contract does not know; "
                "did you mean `tapped`."
            ),
        ),
        (
            "state",
            STATE | {"surplus": 1},
            "",
            "`state` has the field `surplus`, which the contract does not know.",
        ),
        (
            "state",
            STATE | {"objects": [BEAR | {"counters": {"+1/+1": -1}}]},
            "objects.0.counters.+1/+1",
            "`objects.0.counters.+1/+1` is -1, but has to be at least 0.",
        ),
        (
            "state",
            STATE | {"objects": [BEAR | {"owner": 3}]},
            "objects.0.owner",
            "`objects.0.owner` is 3, but has to be of type string or 'unknown'.",
        ),
        (
            "state",
            STATE | {"players": [STATE["players"][0] | {"life": "20"}]},
            "players.0.life",
            "`players.0.life` is '20', but has to be of type integer or 'unknown'.",
        ),
        (
            "state",
            STATE | {"stage": "paused"},
            "stage",
            "`stage` is 'paused', but has to be one of 'before_game', 'over', 'playing'.",
        ),
        (
            "state",
            STATE | {"edition": "newest"},
            "edition",
            "`edition` is 'newest', which is no date such as 2026-01-16.",
        ),
        ("state", STATE | {"players": []}, "players", "`players` has to have at least 1 entry."),
        ("concede.params", {"player": ""}, "player", "`player` is '', which is too short."),
        (
            "concede.params",
            {"player": "x" * 201},
            "player",
            "`player` is longer than 200 characters.",
        ),
        (
            "concede.params",
            {"player": None},
            "player",
            "`player` is null, but has to be of type string.",
        ),
        ("concede.params", {}, "", "`concede.params` lacks the field `player`."),
        ("answer", {}, "", "`answer` lacks the field `kind`."),
        (
            "answer",
            {"kind": "nap"},
            "",
            "`answer` has the kind 'nap', which the contract does not know.",
        ),
        (
            "answer",
            {"kind": "declareBlockers"},
            "",
            (
                "`answer` has the kind 'declareBlockers', which the contract does not know; "
                "did you mean `declare_blockers`."
            ),
        ),
        (
            "answer",
            {"kind": "cast", "card": "Fireball", "targets": ["Alex", 3]},
            "targets.1",
            "`targets.1` is 3, but has to be of type string.",
        ),
        (
            "answer.params",
            {"by": "Rob", "about": "d1", "say": {"kind": "cast"}},
            "say",
            "`say` lacks the field `card`.",
        ),
        (
            "request",
            {"jsonrpc": "2.0", "id": 1, "method": "concede", "params": {"player": []}},
            "params.player",
            "`params.player` is [], but has to be of type string.",
        ),
        (
            "error",
            {"jsonrpc": "1.0", "id": 1, "error": {"code": 1, "message": "no"}},
            "jsonrpc",
            "`jsonrpc` is '1.0', but has to be '2.0'.",
        ),
    ],
)
def test_what_does_not_fit_is_explained(
    name: str, value: object, where: str, sentence: str
) -> None:
    found = breach(name, value)
    assert (found.where, str(found)) == (where, sentence)


def test_a_line_feed_behind_a_date_is_refused() -> None:
    found = breach("state", STATE | {"edition": "2026-01-16\n"})
    assert found.where == "edition"


def test_a_long_value_is_not_repeated_in_full() -> None:
    assert len(str(breach("state", STATE | {"stage": "x" * 10_000}))) < 300


def test_an_unknown_schema_is_a_lookup_error() -> None:
    with pytest.raises(LookupError):
        check("stat", {})


def test_a_vast_value_is_explained_by_its_beginning() -> None:
    early = {**STATE, "objects": [{"name": "x"}] * 50_000}
    assert breach("state", early).where == "objects.99"
    late = {**STATE, "objects": [BEAR] * 50_000 + [{"name": "x"}]}
    assert "too vast to be told where" in breach("state", late).problem
