"""
The patterns of failure of the misreadings, as the last `apnap mutants --patterns FILE` found them.

They lie in the data folder `misreadings`, for every run to be held beside. A test plays a few
scenarios of each and fails if the file has become untrue.

In the file each scenario and each trace stands once: a pattern names them by their places. It also
says in which scenarios every misreading has been played, and what stood in them then: of those that
are newer it knows nothing, and of those that are written otherwise by now nothing certain.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Annotated, Final

import msgspec
from msgspec.structs import replace

from apnap.diagnosis.traces import Trace, read
from apnap.protocol import EditionDate, Record, doc, folder
from apnap.suite import load_suite

FILE: Final = "patterns.json"
"""Name of the file in the data folder `misreadings`."""


class Pattern(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What goes wrong with an engine that misreads a rule in this way."""

    name: Annotated[str, doc("Name of the mutant.")]
    rule: Annotated[str, doc("The rule that it misreads, or `glossary:SLUG`.")]
    summary: Annotated[str, doc("The misreading in one sentence.")]
    edition: Annotated[EditionDate, doc("The edition in which it was played.")]
    editions: Annotated[tuple[EditionDate, ...], doc("The editions in which it is a misreading.")]
    right: Annotated[bool, doc("Whether the suite blames that rule.")]
    failed: Annotated[
        tuple[str, ...],
        doc("Ids of the scenarios about its rule that fail; of all that fail, if none of these."),
    ]
    traces: Annotated[
        Mapping[str, Trace], doc("Every scenario in which something goes wrong, and what.")
    ] = msgspec.field(default_factory=dict)


class Patterns(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What is known of all misreadings."""

    mutants: Annotated[int, doc("How many misreadings there are.", ge=0)]
    noticed: Annotated[int, doc("How many of them a scenario notices.", ge=0)]
    right: Annotated[int, doc("For how many of them the right rule is blamed.", ge=0)]
    distinct: Annotated[int, doc("How many patterns can be told apart.", ge=0)]
    patterns: Annotated[tuple[Pattern, ...], doc("The patterns.")]
    scenarios: Annotated[
        Mapping[str, str],
        doc("The scenarios in which every misreading was played: id, and digest of what it said."),
    ]


class _Line(Record, frozen=True, kw_only=True, omit_defaults=False):
    """A pattern as the file has it."""

    name: str
    rule: str
    summary: str
    edition: EditionDate
    editions: tuple[EditionDate, ...]
    right: bool
    failed: tuple[int, ...]
    """Places of the scenarios."""
    traces: tuple[tuple[int, int], ...]
    """Places of the scenario and of the trace."""


class _File(Record, frozen=True, kw_only=True, omit_defaults=False):
    """The file."""

    mutants: int
    noticed: int
    right: int
    distinct: int
    patterns: tuple[_Line, ...]
    scenarios: tuple[str, ...]
    contents: tuple[str, ...]
    """The digest of each."""
    newer: tuple[str, ...] = ()
    """Scenarios in which only some misreadings were played."""
    traces: tuple[str, ...]


def written(known: Patterns) -> bytes:
    """Return the patterns as the file has them: a line for each, each scenario and each trace."""
    played = sorted(known.scenarios)
    named = {id_ for one in known.patterns for id_ in (*one.traces, *one.failed)}
    newer = sorted(named.difference(played))
    traces = sorted({str(trace) for one in known.patterns for trace in one.traces.values()})
    of_id = {id_: at for at, id_ in enumerate((*played, *newer))}
    of_trace = {trace: at for at, trace in enumerate(traces)}
    lines = [
        _Line(
            failed=tuple(of_id[id_] for id_ in one.failed),
            traces=tuple(
                sorted((of_id[id_], of_trace[str(trace)]) for id_, trace in one.traces.items())
            ),
            **{name: getattr(one, name) for name in _PLAIN},
        )
        for one in known.patterns
    ]
    counts = (f' "{name}": {getattr(known, name)}' for name in _COUNTS)
    contents = [known.scenarios[id_] for id_ in played]
    lists = (
        ("patterns", lines),
        ("scenarios", played),
        ("contents", contents),
        ("newer", newer),
        ("traces", traces),
    )
    fields = (*counts, *(_listed(name, values) for name, values in lists))
    return ("{\n" + ",\n".join(fields) + "\n}\n").encode()


_PLAIN: Final = ("name", "rule", "summary", "edition", "editions", "right")
_COUNTS: Final = ("mutants", "noticed", "right", "distinct")


def _listed(name: str, values: Sequence[object]) -> str:
    lines = ",\n".join(f"  {msgspec.json.encode(value).decode()}" for value in values)
    return f' "{name}": [\n{lines}\n ]'


def parsed(file: bytes) -> Patterns:
    """Return the patterns that a file has; raises `msgspec.ValidationError` if it is none."""
    found = msgspec.json.decode(file, type=_File)
    traces = tuple(map(read, found.traces))
    ids = (*found.scenarios, *found.newer)
    return Patterns(
        patterns=tuple(
            Pattern(
                failed=tuple(ids[at] for at in line.failed),
                traces={ids[at]: traces[trace] for at, trace in line.traces},
                **{name: getattr(line, name) for name in _PLAIN},
            )
            for line in found.patterns
        ),
        scenarios=dict(zip(found.scenarios, found.contents, strict=True)),
        **{name: getattr(found, name) for name in _COUNTS},
    )


@functools.cache
def stored() -> Patterns:
    """Return the patterns that are stored; raise `DataMissing` if the data folder is nowhere."""
    return parsed((folder("misreadings") / FILE).read_bytes())


def held(edition: EditionDate) -> tuple[Pattern, ...]:
    """
    Return the stored patterns that say something about an edition.

    Of those that were played in a newer one only the scenarios are left that this one has, too.
    """
    known = tuple(one for one in stored().patterns if edition in one.editions)
    if all(one.edition == edition for one in known):
        return known
    there = {scenario.id for scenario in load_suite(dates=(edition,)).holding(edition)}
    return tuple(one if one.edition == edition else _among(there, one) for one in known)


def _among(there: AbstractSet[str], one: Pattern) -> Pattern:
    """Return what a pattern says of some scenarios."""
    return replace(
        one,
        failed=tuple(id_ for id_ in one.failed if id_ in there),
        traces={id_: trace for id_, trace in one.traces.items() if id_ in there},
    )
