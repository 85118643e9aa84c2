"""
The gate: every rule of the sources has a status, and the table is true.

What can be seen without playing comes first, then what only playing shows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain

from apnap.coverage.findings import (
    Checked,
    Finding,
    absent,
    gaps,
    misplaced,
    nowhere,
    uncaptioned,
    unconfirmed,
)
from apnap.coverage.known import Known
from apnap.coverage.proving import Proof
from apnap.coverage.tabulating import Material, table
from apnap.engine import starting
from apnap.engine.client import Client
from apnap.protocol import EditionDate, Record
from apnap.results.records import Result
from apnap.rulebooks import editions, load
from apnap.rulebooks.confirming import Confirmed
from apnap.suite import Captions, Clause, Suite


class Gate(Record, frozen=True, kw_only=True):
    """What is to be checked."""

    engine: str
    """An engine that offers `describe`, by its name."""
    editions: tuple[EditionDate, ...]
    suite: Suite
    clauses: tuple[Clause, ...]
    captions: Captions
    lock: Confirmed


def check(gate: Gate, watch: Callable[[Result], object] = lambda _: None) -> Checked:
    """
    Return what is wrong; `watch` is told the result of each scenario that is played.

    Whether every function is applied is only looked into if all editions that the engine plays
    are checked. Raises `EngineTrouble` if the engine does not start or breaks.
    """
    with starting.start(starting.parse(gate.engine)) as client:
        complete = _complete(client, gate.editions)
        proof = Proof(client, gate.suite, watch, notes=complete)
        found = list(chain(_seen(gate), nowhere(proof.told, editions())))
        for date in gate.editions:
            found += proof.clauses(gate.clauses, date)
        looked_for = complete and bool(proof.applied)
        found += proof.functions(gate.editions) if looked_for else ()
        found += proof.citations()
        return Checked(
            engine=gate.engine,
            editions=gate.editions,
            played=proof.played,
            functions=len(proof.told.rules) if looked_for else None,
            findings=tuple(found),
        )


def _seen(gate: Gate) -> Iterator[Finding]:
    """Yield what can be seen without playing."""
    nothing = Known(engine=gate.engine)
    for date in gate.editions:
        book = load(date)
        whole = Material(edition=book, suite=gate.suite, clauses=gate.clauses, known=nothing)
        found = table(whole)
        yield from gaps(found)
        yield from uncaptioned(found, gate.captions)
        yield from misplaced(book, gate.captions)
        yield from absent(book, gate.suite.scenarios, gate.clauses)
        yield from unconfirmed(book, gate.suite.scenarios, gate.lock)


def _complete(client: Client, dates: Sequence[EditionDate]) -> bool:
    """Tell whether these are all editions that the engine plays and the project knows."""
    told = client.introduced
    return told is not None and set(told.capabilities.editions) & set(editions()) <= set(dates)
