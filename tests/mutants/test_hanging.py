"""Which misreadings hang on one set-up."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from msgspec.structs import replace

from apnap.diagnosis.patterns import stored
from apnap.diagnosis.traces import Trace
from apnap.mutants.hanging import alike, hanging
from apnap.mutants.spreading import scenarios
from apnap.rulebooks import newest
from apnap.suite import Scenario

ALL = scenarios(newest())


def rows() -> list[Scenario]:
    """Return the rows of an outline."""
    found: dict[tuple[object, int], list[Scenario]] = defaultdict(list)
    for one in ALL:
        found[one.path, one.template_line].append(one)
    return next(some for some in found.values() if len(some) > 1)


def test_rows_of_an_outline_begin_alike_and_other_scenarios_do_not() -> None:
    some = rows()
    stranger = next(s for s in ALL if s.steps[1:3] != some[0].steps[1:3] and s.path != some[0].path)
    assert alike(some)
    assert alike([stranger])
    assert not alike([*some, stranger])


def test_one_set_up_is_the_same_with_other_players() -> None:
    plain = (s for s in ALL if not any(step.table for step in s.steps))
    one = next(s for s in plain if s.steps[1].text.startswith("Rob controls "))
    swapped = {"Rob": "Pia", "Alex": "Omar", "Carissa": "Nina", "Dana": "Milo"}

    def renamed(text: str) -> str:
        for name, other in swapped.items():
            text = text.replace(name, other)
        return text

    steps = tuple(replace(step, text=renamed(step.text)) for step in one.steps)
    other = replace(one, steps=steps, template_line=-1)
    assert alike([one, other])
    assert not alike([one, replace(other, steps=(*steps[:1], *steps[2:]))])


def test_a_misreading_hangs_where_all_that_fails_begins_alike() -> None:
    found = {one.name: one for one in hanging(stored().patterns)}
    single = next(one for one in stored().patterns if _failing(one.traces) == 1)
    several = max(stored().patterns, key=lambda one: len(one.failed))
    assert found[single.name].scenarios == single.failed[:1]
    assert several.name not in found
    assert all(one.scenarios for one in found.values())


def _failing(traces: Mapping[str, Trace]) -> int:
    return sum(trace.ending == "failed" for trace in traces.values())
