"""
The patterns of failure of the misreadings, as the last `apnap mutants --patterns FILE` found them.

They lie in the data folder `misreadings`, for `apnap run` to compare a real engine's failures
with. A test plays a few scenarios of each and fails if the file has become untrue.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Annotated, Final

import msgspec

from apnap.mutants.wrong_engines import Table
from apnap.protocol import EditionDate, Record, doc, folder

FILE: Final = "patterns.json"
"""Name of the file in the data folder `misreadings`."""


class Pattern(Record, frozen=True, kw_only=True, omit_defaults=False):
    """Which scenarios an engine fails that misreads a rule in this way."""

    name: Annotated[str, doc("Name of the mutant.")]
    rule: Annotated[str, doc("The rule that it misreads, or `glossary:SLUG`.")]
    summary: Annotated[str, doc("The misreading in one sentence.")]
    edition: Annotated[EditionDate, doc("The edition in which it was played.")]
    editions: Annotated[tuple[EditionDate, ...], doc("The editions in which it is a misreading.")]
    right: Annotated[bool, doc("Whether the suite blames that rule.")]
    failed: Annotated[tuple[str, ...], doc("Ids of the scenarios that fail.")]


class Patterns(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What `patterns.json` holds."""

    whole: Annotated[
        bool, doc("Whether more than the scenarios about the misread rule was played in any case.")
    ]
    mutants: Annotated[int, doc("How many misreadings there are.", ge=0)]
    noticed: Annotated[int, doc("How many of them a scenario notices.", ge=0)]
    right: Annotated[int, doc("For how many of them the right rule is blamed.", ge=0)]
    distinct: Annotated[int, doc("How many patterns can be told apart.", ge=0)]
    patterns: Annotated[tuple[Pattern, ...], doc("The patterns.")]


def of(table: Table) -> Patterns:
    """Return the patterns of a table."""
    return Patterns(
        whole=table.whole,
        mutants=len(table.mutants),
        noticed=len(table.mutants) - len(table.survivors),
        right=sum(row.killed and row.right for row in table.mutants),
        distinct=table.patterns,
        patterns=tuple(
            Pattern(
                name=row.name,
                rule=row.rule,
                summary=row.summary,
                edition=row.edition,
                editions=row.editions,
                right=row.right,
                failed=row.failed,
            )
            for row in table.mutants
        ),
    )


@functools.cache
def stored() -> Patterns:
    """Return the patterns that are stored; raise `DataMissing` if the data folder is nowhere."""
    return msgspec.json.decode((folder("misreadings") / FILE).read_bytes(), type=Patterns)


def held(edition: EditionDate) -> Iterable[Pattern]:
    """Return the stored patterns that say something about an edition."""
    return (one for one in stored().patterns if edition in one.editions)
