"""What is kept beside a record holds for the rulebook under which it was worked out."""

from __future__ import annotations

import msgspec

from apnap_reference.rulebook import Rulebook, current, in_force, memoized


class Thing(msgspec.Struct, frozen=True, dict=True):
    number: int


worked_out: list[tuple[int, str]] = []


@memoized
def looked_at(thing: Thing) -> str:
    worked_out.append((thing.number, current().name))
    return f"{thing.number} {current().name}"


def test_it_is_worked_out_once_for_a_record_and_a_rulebook() -> None:
    worked_out.clear()
    thing, other = Thing(1), Thing(2)
    right, wrong = Rulebook("right"), Rulebook("wrong")

    with in_force(right):
        assert [looked_at(thing), looked_at(thing), looked_at(other)] == [
            "1 right",
            "1 right",
            "2 right",
        ]
    with in_force(wrong):
        assert looked_at(thing) == "1 wrong"
    assert worked_out == [(1, "right"), (2, "right"), (1, "wrong")]
    assert msgspec.structs.replace(thing, number=1).__dict__ == {}
