"""Failures on a terminal: all of them in full, or some of them in as few lines as there are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from apnap.harmless import clean
from apnap.protocol import Record
from apnap.results.choosing import causes, foremost
from apnap.results.failure_text import headline, told
from apnap.results.fitting import cut, rows
from apnap.results.readable import readable
from apnap.results.records import Cause, Result
from apnap.results.reporting import Run, replay
from apnap.results.styles import STYLES, TONES

MOST: Final = 15
"""So many failures are shown unless all are asked for."""
FULL: Final = 5
"""So many of them in full, where a part of the suite was chosen."""
_LONGEST: Final = 160
_ARROW: Final = " → "
_SHORTEST: Final = 30
"""A `When` that has not even so many columns is not told in short."""
_ALL_IN_FULL: Final = "--verbose tells all of them in full"
_SHORT: Final = 2
"""So many rows the step of a failure in short takes, with what came of it."""


class _Example(Record, frozen=True):
    """The shortest scenario of those that went wrong alike."""

    result: Result
    cause: Cause


def in_full(results: Sequence[Result]) -> Iterator[Text]:
    """Yield all failures in full, in the order in which to look at them."""
    for number, result in enumerate(foremost(results)):
        yield from (Text(),) if number else ()
        yield from trouble(result)


def some_in_full(run: Run, results: Sequence[Result], width: int) -> Iterator[Text]:
    """Yield a few failures in full; of more, one of each cause, and in short from the sixth on."""
    if len(foremost(results)) <= FULL:
        yield from in_full(results)
        return
    found = _examples(results)
    for number, one in enumerate(found[:FULL]):
        yield from (Text(),) if number else ()
        yield from trouble(one.result)
        yield from _like_it(one.cause)
    yield Text()
    yield from (line for one in found[FULL:MOST] for line in _in_short(one, width))
    yield from _more(run, found, min(len(found), MOST))


def within(run: Run, results: Sequence[Result], room: int, width: int) -> Sequence[Text]:
    """Return failures in so many rows: in full as far as they fit, else one of each cause."""
    troubled = foremost(results)
    full = list(in_full(troubled)) if len(troubled) <= FULL else []
    if full and rows(full, width) <= room:
        return full
    if not troubled:
        return ()
    if len(troubled) <= FULL and (mixed := _first_in_full(troubled, room, width)):
        return mixed
    found = _examples(results)
    shown: list[Text] = []
    told = 0
    for one in found[:MOST]:
        more = list(_in_short(one, width))
        ending = list(_more(run, found, told + 1))
        if told and rows((*shown, *more, *ending), width) > room:
            break
        shown += more
        told += 1
    return (*shown, *_more(run, found, told))


def _examples(results: Sequence[Result]) -> Sequence[_Example]:
    by_id = {result.id: result for result in results}
    return [_Example(by_id[one.scenarios[0]], one) for one in causes(results)]


def _first_in_full(troubled: Sequence[Result], room: int, width: int) -> Sequence[Text]:
    """Return as many of a few failures in full as fit, and the others in short; none if none."""
    for number in range(len(troubled) - 1, 0, -1):
        others = [line for one in troubled[number:] for line in short(one, width)]
        lines = (*in_full(troubled[:number]), Text(), *others, Text(_ALL_IN_FULL, "dim"))
        if rows(lines, width) <= room:
            return lines
    return ()


def trouble(result: Result) -> Iterator[Text]:
    """Yield the lines that explain a failure: where, what, and how to see it again."""
    for line in told(result):
        yield _head(result) if line.tone == "head" else Text(line.text, TONES[line.tone])


def short(result: Result, width: int) -> Iterator[Text]:
    """Yield a failure in two lines: which, and what was said, the step, and what came of it."""
    yield _head(result)
    why = (result.reason or "").partition("\n")[0]
    step = _ended_at(result)
    told = f"{step}; got: {result.got}" if result.expected is not None else f"{step}: {why}"
    told, room = clean(readable(told)), min(_LONGEST, _SHORT * width - 2)
    when = _when(result)
    left = room - len(told) - len(_ARROW)
    if when and left >= min(_SHORTEST, len(when)):
        told = f"{cut(clean(when), left)}{_ARROW}{told}"
    yield Text(f"  {cut(told, room)}")


def _ended_at(result: Result) -> str:
    """Return the step at which a scenario ended, as its account marks it."""
    steps = result.account.steps if result.account else ()
    marked = next((f"{one.keyword} {one.text}" for one in steps if one.ended), None)
    return marked or result.step or ""


def _when(result: Result) -> str:
    """Return the `When` on which a step is the judgement, if it is one."""
    account = result.account
    if account is None or not (result.step or "").startswith("Then "):
        return ""
    return next((f"When {s.text}" for s in account.steps if s.text == account.when), "")


def _head(result: Result) -> Text:
    outcome, space, rest = headline(result).partition(" ")
    return Text(outcome, STYLES[result.outcome]).append(f"{space}{rest}", "bold")


def _in_short(one: _Example, width: int) -> Iterator[Text]:
    """Yield an example in two lines, with how many went wrong like it."""
    head, told = short(one.result, width)
    like = len(one.cause.scenarios) - 1
    yield head.append(f", and {like} more like it", "not bold") if like else head
    yield told


def _like_it(cause: Cause) -> Iterator[Text]:
    """Yield how many went wrong like an example, and the rules in which nothing else does."""
    _, *like = cause.scenarios
    if like:
        rules = f"; nothing else goes wrong in {', '.join(cause.alone)}" if cause.alone else ""
        yield Text(f"  like it:  {len(like)} more, such as {clean(like[0])}{rules}")


def _more(run: Run, found: Sequence[_Example], shown: int) -> Iterator[Text]:
    """Yield how many causes there are, how to see all failures, and how to see one in full."""
    of = f"{shown} of {len(found)}" if shown < len(found) else f"all {shown}"
    number = sum(len(one.cause.scenarios) for one in found)
    if number == 1:
        yield Text(f"in full: {clean(replay(run, found[0].result.id))}", "dim")
        return
    causes_ = f"{of} causes of {number} failures" if len(found) > 1 else f"{number} failures alike"
    yield Text(f"{causes_}, the most frequent first; --verbose tells all of them in full", "dim")
    yield from _red_by_the_first(found)
    yield Text(f"the first in full: {clean(replay(run, found[0].result.id))}", "dim")


def _red_by_the_first(found: Sequence[_Example]) -> Iterator[Text]:
    """Yield how many rules are only red because of the most frequent cause, if several are."""
    alone = len(found[0].cause.alone)
    rules = len({rule for one in found for rule in one.cause.rules})
    if alone > 1 and len(found) > 1:
        yield Text(f"in {alone} of {rules} rules nothing goes wrong but the first", "dim")
