"""
The table of wrong engines: each misreading with what the suite makes of it.

These records are what `apnap mutants --json` prints.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Annotated, Final

from msgspec.structs import replace

from apnap.diagnosis.traces import Trace
from apnap.driver import Outcome
from apnap.mutants.beside import Beside
from apnap.mutants.blaming import Share, most_blamed, reasons, related, shares
from apnap.protocol import EditionDate, MutantKnown, Program, Record, doc
from apnap.protocol.bounds import Integer, Map, Natural, Rows, Text
from apnap.rulebooks import Subject, subject
from apnap.suite import Scenario

FORMAT: Final = 1
"""Number of the format; it changes when a reader has to."""


class Row(Record, frozen=True, kw_only=True, omit_defaults=False):
    """One misreading, and what the suite makes of it."""

    name: Annotated[Text, doc("Name of the mutant.")]
    rule: Annotated[Text, doc("The rule that it misreads, or `glossary:SLUG`.")]
    summary: Annotated[Text, doc("The misreading in one sentence.")]
    edition: Annotated[EditionDate, doc("The edition in which it was played.")]
    editions: Annotated[Rows[EditionDate], doc("All editions in which it is a misreading.")]
    played: Annotated[Natural, doc("Scenarios played; the others cannot come out differently.")]
    failed: Annotated[Rows[Text], doc("Ids of the scenarios that failed.")]
    errored: Annotated[Rows[Text], doc("Ids of those that it broke, or kept from their set-up.")]
    traces: Annotated[
        Map[Text, Text], doc("What went wrong in each of these, to be compared, by id.")
    ]
    blamed: Annotated[
        Rows[Share], doc("The rules that are blamed most, first the one with the most blame.")
    ]
    right: Annotated[
        bool, doc("Whether the rule, one that it is a part of, or a part of it is among them.")
    ]
    twins: Annotated[Rows[Text], doc("Other mutants of which the very same scenarios failed.")] = ()

    @property
    def killed(self) -> bool:
        """Whether a scenario failed."""
        return bool(self.failed)


class Table(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What `apnap mutants --json` prints."""

    format: Annotated[Integer, doc("Number of this format.")] = FORMAT
    apnap: Annotated[Text, doc("Version of apnap.")]
    engine: Annotated[Program, doc("The engine that offers the misreadings.")]
    whole: Annotated[
        bool, doc("Whether more than the scenarios about a rule was played in any case.")
    ]
    patterns: Annotated[Natural, doc("How many patterns of failure can be told apart.")]
    mutants: Annotated[Rows[Row], doc("The misreadings.")]
    beside: Annotated[
        Rows[Beside], doc("Engines that are wrong as they are, not by a misreading.")
    ] = ()

    @property
    def survivors(self) -> tuple[Row, ...]:
        """The misreadings that no scenario notices."""
        return tuple(row for row in self.mutants if not row.killed)

    @property
    def unnoticed(self) -> tuple[Beside, ...]:
        """The wrong engines that the suite takes for right ones."""
        return tuple(one for one in self.beside if not one.noticed)

    @property
    def misblamed(self) -> tuple[Row, ...]:
        """The misreadings for which another rule is blamed."""
        return tuple(row for row in self.mutants if row.killed and not row.right)


def row(
    mutant: MutantKnown,
    edition: EditionDate,
    scenarios: Sequence[Scenario],
    played: Mapping[str, tuple[Outcome, Trace | None]],
    foremost: Collection[str] = (),
) -> Row:
    """
    Return the row of a misreading.

    `scenarios` are all of the edition, in the order of the suite; `played` has what came of those
    that were played, and what went wrong, by id. If any of the `foremost` fail, they alone blame.
    """
    outcomes = {id_: outcome for id_, (outcome, _) in played.items()}
    failed = tuple(s.id for s in scenarios if outcomes.get(s.id) == "failed")
    others = ("unsupported", "withheld", "unreached", "errored")
    blaming = {id_ for id_ in failed if id_ in foremost} or set(failed)
    found = shares({s.id: s.tagged.subjects(edition) for s in scenarios}, blaming)
    best = most_blamed(found, len(blaming))
    return Row(
        name=mutant.name,
        rule=mutant.rule,
        summary=mutant.summary,
        edition=edition,
        editions=mutant.editions,
        played=len(outcomes),
        failed=failed,
        errored=tuple(s.id for s in scenarios if outcomes.get(s.id) in others),
        traces={id_: str(trace) for id_, (_, trace) in played.items() if trace},
        blamed=tuple(_with_reasons(found[about], about, edition) for about in best),
        right=related(subject(mutant.rule), (*best, *reasons(best, edition))),
    )


def _with_reasons(share: Share, about: Subject, edition: EditionDate) -> Share:
    return replace(share, rests_on=tuple(map(str, reasons((about,), edition))))


def with_twins(rows: Iterable[Row]) -> tuple[Row, ...]:
    """Return the rows, each with the names of those that cannot be told apart from it."""
    rows = tuple(rows)
    alike: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    for one in rows:
        alike.setdefault((one.edition, one.failed), []).append(one.name)
    return tuple(
        replace(one, twins=tuple(n for n in alike[one.edition, one.failed] if n != one.name))
        for one in rows
    )


def patterns(rows: Iterable[Row]) -> int:
    """Return how many patterns of failure can be told apart."""
    return len({(one.edition, one.failed) for one in rows if one.killed})
