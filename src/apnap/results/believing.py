"""
What the failures of a run say of the engine: the misreadings that it seems to share.

Where no known misreading explains them, they may still say which rule is misread.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet

from apnap.diagnosis.believing import Belief, Seen, beliefs
from apnap.diagnosis.patterns import Pattern, held, stored
from apnap.diagnosis.suspecting import NEARLY_ALL, demands, suspects
from apnap.diagnosis.traces import trace
from apnap.protocol import EditionDate
from apnap.results.records import Misread, Misreading, Report, Resemblance, Result, Suspicion
from apnap.rulebooks import Edition, load, subject
from apnap.suite import load_captions


def resemblances(results: Iterable[Result], edition: EditionDate) -> tuple[Resemblance, ...]:
    """
    Return the misreadings that together explain what went wrong, or nothing if none do.

    Scenarios of extensions and of the second reading and images of scenarios say nothing here.
    """
    own = _own(results)
    if not any(one.outcome == "failed" for one in own):
        return ()
    newer = frozenset(one.id for one in own).difference(stored().scenarios)
    return told(seen(own), held(edition), edition, newer)


def suspicion(results: Iterable[Result], edition: EditionDate) -> Suspicion | None:
    """
    Return which rules an engine seems to misread that shares no known misreading, if any.

    The results are those of the whole suite: of a part that was chosen nothing can be told, and
    neither of an engine that could not play a tenth of it.
    """
    own = _own(results)
    what = seen(own)
    if not any(one.trace for one in what) or len(what) < NEARLY_ALL * len(own):
        return None
    found = suspects(what, demands(edition), held(edition))
    if not found:
        return None
    captions = load_captions()
    return Suspicion(
        among=tuple(
            Misread(rule=str(one.about), title=captions.title(str(one.about), edition))
            for one in found
        ),
        demand=found[0].demand.says if len(found) == 1 and found[0].demand else "",
        about=len(frozenset[str]().union(*(one.failed for one in found))),
        failures=sum(one.trace is not None for one in what),
    )


def _own(results: Iterable[Result]) -> Sequence[Result]:
    """Return the results of scenarios of the suite itself."""
    return [
        one for one in results if one.image_of is None and not (one.extension or one.second_reading)
    ]


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


def sayings(report: Report) -> Iterator[str]:
    """Yield what a run says of an engine, as every report has it, in sentences."""
    yield from map(sentence, report.resembles)
    if report.suspicion:
        yield suspecting(report.suspicion)


def suspecting(one: Suspicion, shown: Callable[[str], str] = str) -> str:
    """
    Return what a run says of an engine that shares no known misreading: what it misreads.

    Each rule with its caption, and what of it is tested, is `shown` in a report's own way. One
    failure alone may be that of a rule that no scenario is about.
    """
    verb = "behaves" if one.about > 1 else "may behave"
    rules = ", or ".join(shown(f"{rule.rule} {rule.title}".rstrip()) for rule in one.among)
    which = "it" if len(one.among) == 1 else "one of these"
    tested = f", most of them about this: {shown(one.demand.rstrip('.'))}" if one.demand else ""
    about = f"{one.about} of {one.failures} that went wrong are about {which}"
    return f"{verb} as if it misread {rules}: {about}{tested}"


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
