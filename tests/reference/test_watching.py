"""The engine as written watches its misreadings: those that it does not name change nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final, NamedTuple

import pytest

from apnap.driver import Outcome
from apnap.mutants.bench import bench
from apnap.mutants.spreading import scenarios
from apnap.protocol import EngineTrouble
from apnap.rulebooks import newest
from apnap.suite import Scenario
from apnap_misreadings import all_mutants
from apnap_misreadings.watching import Watch, WatchedEngine
from apnap_reference.rulebook import AS_WRITTEN, Rulebook

REFERENCE: Final = "direct:reference"
_SAMPLE: Final = 5
_PAIRS: Final = 4


class Watched(NamedTuple):
    """A scenario, played with all misreadings watched: how it ended, and which of them differed."""

    scenario: Scenario
    outcome: Outcome
    otherwise: frozenset[str]


@pytest.fixture(scope="module")
def among_all() -> tuple[Watched, ...]:
    """Return what came of some scenarios."""
    every = len(scenarios(newest())) // _SAMPLE
    drawn = scenarios(newest())[every // 2 :: every]
    came = []
    with bench(f"{REFERENCE}!*", newest()) as watched:
        for scenario in drawn:
            outcome, otherwise = watched.play(scenario), watched.described().otherwise
            assert otherwise is not None
            came.append(Watched(scenario, outcome, frozenset(otherwise)))
    return tuple(came)


def test_what_is_not_named_comes_out_as_written(among_all: tuple[Watched, ...]) -> None:
    """Play some scenarios with misreadings of what was applied in them and was not named."""
    pairs = []
    with bench(REFERENCE, newest()) as plain:
        known = [one for one in plain.described().mutants if newest() in one.editions]
        for scenario, outcome, otherwise in among_all:
            assert plain.play(scenario) == outcome == "passed"
            applied = plain.described().applied
            assert {one.name for one in known if one.replaces is None} <= otherwise
            quiet = [m for m in known if m.replaces in applied and m.name not in otherwise]
            pairs += [(scenario, one.name) for one in quiet[:: len(quiet) // _PAIRS]]
    for scenario, name in pairs:
        with bench(f"{REFERENCE}!{name}", newest()) as misread:
            assert misread.play(scenario) == "passed", name


def test_some_are_watched_alone_as_they_are_among_all(among_all: tuple[Watched, ...]) -> None:
    whole = [one.otherwise for one in among_all]
    some = {name for differed in whole for name in sorted(differed)[::9]}
    quiet = {
        one.name for one in all_mutants().values() if one.name not in frozenset().union(*whole)
    }
    named = some | {*sorted(quiet)[::99]}
    with bench(f"{REFERENCE}!*{','.join(sorted(named))}", newest()) as few:
        for scenario, outcome, differed in among_all:
            assert few.play(scenario) == outcome == "passed"
            assert set(few.described().otherwise or ()) == differed & named
            assert differed & named < named


def test_nobody_watches_what_is_no_misreading() -> None:
    with pytest.raises(EngineTrouble), bench(f"{REFERENCE}!*no-such-misreading", newest()):
        pass


def test_an_engine_that_does_not_watch_says_so() -> None:
    with bench(REFERENCE, newest()) as engine:
        assert engine.described().otherwise is None


def test_a_watched_engine_tells_what_it_watches() -> None:
    engine = WatchedEngine({})
    assert engine.describe().otherwise == ()


def compared(written: Callable[..., Any], rival: Callable[..., Any], *args: object) -> set[str]:
    """Apply a function beside a rival; return the names of the rivals that differed."""
    watch = Watch()
    function = watch.beside(("1", "it"), written, {"rival": rival})
    came = function(*args)
    if isinstance(came, Iterator):
        list(came)
    return watch.otherwise


def counting(to: int) -> Iterator[int]:
    yield from range(to)


def counting_on(to: int) -> Iterator[int]:
    yield from range(to)
    yield to


def adding(number: int) -> Callable[[int], int]:
    return lambda other: number + other


def adding_one_more(number: int) -> Callable[[int], int]:
    return adding(number + 1)


def failing(_: object) -> int:
    raise ValueError("cannot")


@pytest.mark.parametrize(
    ("written", "rival", "same"),
    [
        (abs, lambda number: number, True),
        (abs, lambda number: -number, False),
        (abs, failing, False),
        (abs, str, False),
        (counting, range, False),
        (counting, counting_on, False),
        (counting, lambda to: iter(range(to)), True),
        (counting, lambda to: (n for n in range(to) if n < to - 1), False),
        (adding, adding, True),
        (adding, adding_one_more, False),
        (lambda n: partial(max, n), lambda n: partial(max, n), True),
        (lambda n: partial(max, n), lambda n: partial(max, n + 1), False),
        (lambda n: {n: 1, 0: 1}, lambda n: {0: 1, n: 1}, False),
        (lambda n: [n, adding(n)], lambda n: [n, adding(n)], True),
        (lambda n: Rulebook(str(n)), lambda n: Rulebook(str(n)), True),
        (lambda n: Rulebook(str(n)), lambda _: AS_WRITTEN, False),
    ],
)
def test_what_differs(
    written: Callable[..., Any], rival: Callable[..., Any], *, same: bool
) -> None:
    assert compared(written, rival, 3) == (set() if same else {"rival"})


def test_what_raises_the_same_is_the_same() -> None:
    watch = Watch()
    function = watch.beside(("1", "it"), failing, {"same": failing, "other": abs})
    with pytest.raises(ValueError, match="cannot"):
        function(3)
    assert watch.otherwise == {"other"}


def test_what_is_told_to_a_rule_that_asks_is_told_to_its_misreadings() -> None:
    def asks(_: object) -> Iterator[Any]:
        answer = yield "what?"
        yield answer

    def hears_nothing(_: object) -> Iterator[Any]:
        yield "what?"
        yield None

    watch = Watch()
    function = watch.beside(("1", "it"), asks, {"deaf": hears_nothing, "hearing": asks})
    talk = function(None)
    assert next(talk) == "what?"
    assert not watch.otherwise
    assert talk.send("this") == "this"
    assert watch.otherwise == {"deaf"}


def test_what_comes_back_to_itself_is_taken_to_differ() -> None:
    def written(number: int) -> int:
        return number

    def back(number: int) -> object:
        return watched(number)

    watch = Watch()
    watched = watch.beside(("1", "it"), written, {"rival": back})
    assert watched(1) == 1
    assert watch.otherwise == {"rival"}
