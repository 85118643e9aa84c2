"""What the failures of a run say of the engine: the misreadings that it seems to share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet

from apnap.diagnosis.believing import Belief, Seen, beliefs
from apnap.diagnosis.patterns import Pattern, held, stored
from apnap.diagnosis.traces import trace
from apnap.protocol import EditionDate
from apnap.results.records import Misreading, Resemblance, Result
from apnap.rulebooks import Edition, load, subject


def resemblances(results: Iterable[Result], edition: EditionDate) -> tuple[Resemblance, ...]:
    """
    Return the misreadings that together explain what went wrong, or nothing if none do.

    Scenarios of extensions and of the second reading and images of scenarios say nothing here.
    """
    own = [
        one for one in results if one.image_of is None and not (one.extension or one.second_reading)
    ]
    if not any(one.outcome == "failed" for one in own):
        return ()
    newer = frozenset(one.id for one in own).difference(stored().scenarios)
    return told(seen(own), held(edition), edition, newer)


def told(
    what: Sequence[Seen],
    patterns: Iterable[Pattern],
    edition: EditionDate,
    newer: AbstractSet[str] = frozenset(),
) -> tuple[Resemblance, ...]:
    """
    Return the misreadings of those that are known which explain what was seen.

    Scenarios that are `newer` speak against no pattern that does not have them. Of some that cannot
    be told apart, those come first whose rule the `edition` has.
    """
    wrong = sum(one.trace is not None for one in what)
    book = load(edition)
    found = beliefs(what, patterns, newer)
    return tuple(_resemblance(one, wrong, book) for one in found)


def seen(results: Iterable[Result]) -> tuple[Seen, ...]:
    """Return what was played, and what went wrong in it."""
    return tuple(one for result in results for one in _seen(result))


def _seen(result: Result) -> Iterable[Seen]:
    rules = tuple(map(subject, result.rules))
    match result.outcome:
        case "passed":
            yield Seen(id=result.id, rules=rules)
        case "unsupported" | "withheld":
            return
        case outcome:
            went = trace(outcome, result.step, result.expected, result.got, result.reason)
            yield Seen(id=result.id, rules=rules, trace=went)


def _resemblance(belief: Belief, wrong: int, book: Edition) -> Resemblance:
    best, *others = sorted(belief.patterns, key=lambda one: not book.knows(subject(one.rule)))
    return Resemblance(
        misreading=best.name,
        rule=best.rule,
        summary=best.summary,
        or_else=tuple(
            Misreading(name=one.name, rule=one.rule, summary=one.summary) for one in others
        ),
        explained=len(belief.explained),
        failures=wrong,
        expected=belief.expected,
        sure=belief.sure,
    )


def sentence(one: Resemblance) -> str:
    """Return what a run says of an engine, as every report has it: what it behaves like."""
    others = [f", or as if {other.summary} ({other.rule})" for other in one.or_else]
    names = " or ".join((one.misreading, *(other.name for other in one.or_else)))
    summary = f"{one.summary} ({one.rule}){''.join(others)}"
    return f"{behaves(one)} as if {summary}: {explaining(one)}; {names}"


def behaves(one: Resemblance) -> str:
    """Return how sure it is that an engine shares a misreading: the verb of the sentence."""
    return "behaves" if one.sure else "may behave"


def explaining(one: Resemblance) -> str:
    """Return how much of what went wrong a misreading explains: failed, errored or unreached."""
    return f"explains {one.explained} of {one.failures} that went wrong"
