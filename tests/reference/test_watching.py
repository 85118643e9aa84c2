"""The engine as written watches its misreadings: those that it does not name change nothing."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping
from functools import partial
from typing import Any, Final, NamedTuple

import pytest

from apnap.driver import Outcome
from apnap.mutants.bench import bench
from apnap.mutants.spreading import scenarios
from apnap.protocol import EngineTrouble, RuleRef
from apnap.rulebooks import newest
from apnap.running.playing import Play
from apnap.suite import Scenario
from apnap_misreadings import all_mutants
from apnap_misreadings.mutant import Mutant
from apnap_misreadings.watching import Watch, WatchedEngine
from apnap_reference.engine import CAPABILITIES, ReferenceEngine
from apnap_reference.rulebook import AS_WRITTEN, Key, Rulebook, all_rules

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
    last_first = among_all[::-1]
    with bench(f"{REFERENCE}!*{','.join(sorted(named))}", newest()) as few:
        for scenario, outcome, differed in (*last_first, last_first[0]):
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


def otherwise(scenario: Scenario, *misreadings: Mutant) -> set[str]:
    """Play a scenario beside misreadings; return the names of those that differed."""
    return differed(scenario, WatchedEngine({one.name: one for one in misreadings}))


def differed(scenario: Scenario, engine: WatchedEngine) -> set[str]:
    """Play a scenario on an engine; return the names of the misreadings that differed."""
    play = Play(scenario, engine, CAPABILITIES, newest())
    play.all()
    assert play.outcome() == "passed"
    return set(engine.describe().otherwise or ())


def misreading(name: str, replaced: Mapping[Key, Callable[..., Any]]) -> Mutant:
    return Mutant(name, "1", "it", (newest(),), key=next(iter(replaced)), replaced=replaced)


def failing(*_: object, **__: object) -> None:
    raise ValueError("cannot")


def late(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return what does the same as a function, but only once."""
    times = iter([function])

    def once(*args: object, **kwargs: object) -> Any:  # noqa: ANN401 - as the function has it
        return next(times, failing)(*args, **kwargs)

    return once


@pytest.fixture(scope="module")
def short() -> tuple[Scenario, frozenset[Key]]:
    """Return a short scenario, and the rules that are applied in it."""
    found = min(scenarios(newest())[:100], key=lambda one: len(one.steps))
    engine = ReferenceEngine()
    Play(found, engine, CAPABILITIES, newest()).all()
    return found, frozenset((one.rule, one.name) for one in engine.describe().applied)


def test_just_the_rules_that_are_applied_are_noticed_to_be_misread(
    short: tuple[Scenario, frozenset[Key]],
) -> None:
    scenario, applied = short
    each = {"!".join(key): key for key in all_rules()}
    found = otherwise(scenario, *(misreading(name, {key: failing}) for name, key in each.items()))
    assert {each[name] for name in found} == applied
    assert len(applied) < len(each)


def test_what_was_worked_out_in_one_game_is_watched_in_the_next(
    short: tuple[Scenario, frozenset[Key]],
) -> None:
    scenario, applied = short
    each = {"!".join(key): misreading("!".join(key), {key: failing}) for key in applied}
    engine = WatchedEngine(each)
    assert [differed(scenario, engine) for _ in range(2)] == [each.keys()] * 2


def test_what_differs_only_when_it_is_applied_again_is_noticed(
    short: tuple[Scenario, frozenset[Key]],
) -> None:
    scenario, applied = short
    some = (
        misreading("!".join(key), {key: late(all_rules()[key].function)}) for key in sorted(applied)
    )
    assert len(otherwise(scenario, *some)) > 1


def test_each_function_that_a_misreading_replaces_is_watched(
    short: tuple[Scenario, frozenset[Key]],
) -> None:
    scenario, applied = short
    one, other, *_ = sorted(applied)
    as_written = {key: all_rules()[key].function for key in (one, other)}
    found = otherwise(
        scenario,
        misreading("neither", as_written),
        misreading("the first", as_written | {one: failing}),
        misreading("the last", as_written | {other: failing}),
    )
    assert found == {"the first", "the last"}


def compared(written: Callable[..., Any], rival: Callable[..., Any], *args: object) -> set[str]:
    """
    Apply a function beside a rival; return the names of the rivals that differed.

    What comes of it is what the function as written gives.
    """
    watch = Watch()
    function = watch.beside(("1", "it"), written, {"rival": rival})
    came = function(*args)
    if isinstance(came, Iterator):
        assert list(came) == list(written(*args))
    elif isinstance(came, int):
        assert came == written(*args)
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


def offering(number: int) -> Callable[..., int]:
    return lambda other=number: other + 1


def offering_one_more(number: int) -> Callable[..., int]:
    return offering(number + 1)


def naming(number: int) -> Callable[..., int]:
    return lambda *, other=number: other + 1


def naming_one_more(number: int) -> Callable[..., int]:
    return naming(number + 1)


@pytest.mark.parametrize(
    ("written", "rival", "same"),
    [
        (abs, lambda number: number, True),
        (abs, lambda number: -number, False),
        (abs, failing, False),
        (abs, str, False),
        (abs, float, False),
        (counting, range, False),
        (counting, counting_on, False),
        (counting, lambda to: iter(range(to)), True),
        (counting, lambda to: (n for n in range(to) if n < to - 1), False),
        (adding, adding, True),
        (adding, adding_one_more, False),
        (lambda n: partial(max, n), lambda n: partial(max, n), True),
        (lambda n: partial(max, n), lambda n: partial(max, n + 1), False),
        (lambda n: partial(max, n), lambda n: partial(min, n), False),
        (lambda n: partial(max, default=n), lambda n: partial(max, default=n + 1), False),
        (offering, offering, True),
        (offering, offering_one_more, False),
        (naming, naming_one_more, False),
        (lambda n: (n, n), lambda n: (n, n + 1), False),
        (lambda n: (n, n), lambda n: (n,), False),
        (lambda n: RuleRef(str(n), "it"), lambda n: RuleRef(str(n), "it"), True),
        (lambda n: RuleRef(str(n), "it"), lambda n: RuleRef(str(n), "is"), False),
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
    def saying_more(_: object) -> int:
        raise ValueError("cannot", "ever")

    def failing_otherwise(_: object) -> int:
        raise TypeError("cannot")

    rivals: dict[str, Callable[..., Any]] = {
        "same": failing,
        "no": abs,
        "more": saying_more,
        "kind": failing_otherwise,
    }
    watch = Watch()
    function = watch.beside(("1", "it"), failing, rivals)
    with pytest.raises(ValueError, match="cannot"):
        function(3)
    assert watch.otherwise == {"no", "more", "kind"}


def test_what_is_told_by_name_is_told_to_misreadings() -> None:
    def adds(one: int, *, other: int = 0) -> int:
        return one + other

    watch = Watch()
    assert watch.beside(("1", "it"), adds, {"same": lambda one, other=0: one + other})(1, other=2)
    assert not watch.otherwise


def test_what_comes_back_of_steps_is_given_and_compared() -> None:
    def asks(_: object) -> Generator[str, None, str]:
        yield "what?"
        return "this"

    def hears_else(_: object) -> Generator[str, None, str]:
        yield "what?"
        return "that"

    def listening(_: object) -> Generator[str, None, None]:
        heard.append((yield from function(None)))

    heard: list[str] = []
    watch = Watch()
    function = watch.beside(("1", "it"), asks, {"other": hears_else, "same": asks})
    assert list(listening(None)) == ["what?"]
    assert (heard, watch.otherwise) == (["this"], {"other"})


def test_what_a_misreading_asks_of_other_rules_they_answer_as_written() -> None:
    """What is misread of them shows only where they are asked by what is written."""
    watch = Watch()
    asked = watch.beside(("2", "asked"), abs, {"misread": lambda number: -number})
    function = watch.beside(("1", "it"), abs, {"asking": asked})
    assert function(3) == 3
    assert not watch.otherwise
    assert asked(3) == 3
    assert watch.otherwise == {"misread"}


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
