"""What is drawn from the records of the contract: it fits them, and is as odd as they allow."""

from __future__ import annotations

import json
from random import Random
from typing import Annotated

import msgspec
import pytest
from tools.fuzz.drawing import drawing

from apnap.protocol import METHODS, State
from apnap.results.baseline import Baseline

KINDS = {method.params.__name__: method.params for method in METHODS.values()}


@pytest.mark.parametrize("kind", [State, Baseline, *KINDS.values()])
def test_what_is_drawn_fits_its_record(kind: type[msgspec.Struct]) -> None:
    chance, draw = Random(1), drawing(kind)  # noqa: S311 - inputs
    for _ in range(200):
        msgspec.json.decode(json.dumps(draw(chance)).encode(), type=kind)


def test_the_same_chance_draws_the_same_and_another_one_something_else() -> None:
    draw = drawing(State)
    made = [json.dumps(draw(Random(seed))) for seed in (1, 1, 2)]  # noqa: S311 - inputs
    assert made[0] == made[1] != made[2]


def test_edges_are_drawn_too() -> None:
    """The least and the most of a number, no text and the longest, none of a list and some."""
    number = drawing(Annotated[int, msgspec.Meta(ge=-7, le=10**9)])
    text = drawing(Annotated[str, msgspec.Meta(max_length=200)])
    some = drawing(Annotated[tuple[str, ...], msgspec.Meta(min_length=1)])
    chance = Random(3)  # noqa: S311 - inputs
    numbers = {number(chance) for _ in range(1000)}
    assert min(numbers) == -7
    assert max(numbers) == 10**9
    assert {len(text(chance)) for _ in range(1000)} >= {0, 1, 200}
    assert {len(some(chance)) for _ in range(100)} == {1, 2, 3}
