"""
The records of the coverage table.

They are the format of `apnap rules --json`; its schema is `schemas/reports/coverage.json`.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from apnap.protocol import EditionDate, Place, Record, doc
from apnap.protocol.bounds import Integer, Map, Natural, Rows, Text

FORMAT: Final = 1
"""Number of the format; it changes when a reader has to."""

ClauseStatus = Literal["tested", "checked statically", "not testable", "open"]
"""How a clause is covered in an edition; `open`: by no scenario that holds in it."""

Status = Literal["covered", "support", "not testable", "open", "out of scope"]
"""
How a rule is covered in an edition.

covered: something would notice if it were broken. not testable: nothing could, and the reason is
given. support: it belongs to no source, but a scenario, function or misreading is about it.
open: it has to be covered and is not. out of scope: no source asks for it; it may have a caption
and a statement all the same.
"""
STATUSES: Final[tuple[Status, ...]] = (
    "covered",
    "support",
    "not testable",
    "open",
    "out of scope",
)


class Shown(Record, frozen=True, kw_only=True, omit_defaults=False):
    """A clause: one demand of a rule or term."""

    id: Annotated[Text, doc("The rule or term, and a number or `example`.")]
    says: Annotated[Text, doc("What it demands, in our own words.")]
    status: Annotated[ClauseStatus, doc("How it is covered in the edition.")]
    scenarios: Annotated[
        Rows[Text], doc("Ids of the scenarios that test it and hold in the edition.")
    ]
    checked_by: Annotated[Text | None, doc("Or the test that checks it without an engine.")]
    reason: Annotated[Text | None, doc("Or why it cannot be tested.")]


class Function(Record, frozen=True, kw_only=True, omit_defaults=False):
    """A function of the reference engine."""

    rule: Annotated[Text, doc("The rule's number, as the engine describes it.")]
    name: Annotated[Text, doc("The function's name.")]
    summary: Annotated[Text, doc("The rule in the engine's own words.")]
    place: Annotated[Place | None, doc("Where it stands; null if the engine does not tell.")] = None


class Mutant(Record, frozen=True, kw_only=True, omit_defaults=False):
    """A misreading of the rule that the reference engine can be asked for."""

    name: Annotated[Text, doc("Its name, as in `direct:reference!NAME`.")]
    summary: Annotated[Text, doc("The misreading in one sentence.")]


class Row(Record, frozen=True, kw_only=True, omit_defaults=False):
    """A rule, or a term of the glossary."""

    rule: Annotated[Text, doc("The rule's number or `glossary:SLUG`.")]
    title: Annotated[Text, doc("Its caption; without one its name, or else that of its section.")]
    says: Annotated[
        Text | None, doc("What it demands, in our own words; null: its clauses say that.")
    ] = None
    source: Annotated[Text | None, doc("The source that asks for it; null if none does.")]
    status: Annotated[Status, doc("How it is covered in the edition.")]
    reason: Annotated[Text | None, doc("Why it is not testable, if it is not.")]
    clauses: Annotated[Rows[Shown], doc("What it demands.")]
    examples: Annotated[Natural, doc("How many examples the rulebook gives for it.")]
    scenarios: Annotated[
        Rows[Text],
        doc("Ids of the scenarios of the edition that are tagged with it or test its clauses."),
    ]
    functions: Annotated[Rows[Function], doc("What applies it in the reference engine.")]
    mutants: Annotated[Rows[Mutant], doc("The misreadings of it.")]
    claims: Annotated[
        Rows[Function],
        doc("What holds a state against it in the reference engine; it is not counted."),
    ] = ()

    @property
    def example(self) -> Shown | None:
        """The clause for its example, if it has one."""
        return next((one for one in self.clauses if one.id.endswith("/example")), None)

    @property
    def example_missing(self) -> bool:
        """Whether the rulebook gives an example that nothing stands for."""
        wanted = bool(self.examples) and (self.source is not None or bool(self.clauses))
        return wanted and (self.example is None or self.example.status == "open")

    @property
    def settled(self) -> int:
        """How many of its clauses are not open."""
        return sum(clause.status != "open" for clause in self.clauses)


class Coverage(Record, frozen=True, kw_only=True, omit_defaults=False):
    """The coverage table of an edition."""

    format: Annotated[Integer, doc("Number of this format.")] = FORMAT
    edition: Annotated[EditionDate, doc("The edition of the rulebook.")]
    engine: Annotated[Text, doc("The engine whose functions and misreadings are listed.")]
    counts: Annotated[
        Map[Text, Integer],
        doc("How many rules and terms have each status, also those that the table leaves out."),
    ]
    indexed: Annotated[
        Integer, doc("How many rules and sub-rules the index of the whole edition has.")
    ]
    rules: Annotated[Rows[Row], doc("Rules in the order of the book, then terms.")]
