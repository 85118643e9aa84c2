"""
What the table, the tags and the lock leave open, found without playing anything.

Each finding is something that `apnap rules check` fails on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Final, Literal

from apnap.coverage.known import function_numbers, misnumbered, mutant_numbers
from apnap.coverage.rows import Coverage
from apnap.coverage.tabulating import about
from apnap.protocol import Described, EditionDate, Record, doc
from apnap.protocol.bounds import Integer, Rows, Text
from apnap.protocol.counting import counted
from apnap.rulebooks import Edition, load, place, subject
from apnap.rulebooks.confirming import Confirmed
from apnap.suite import Captions, Clause, Scenario
from apnap.suite.captions import keys, opened

FORMAT: Final = 1
"""Number of the format; it changes when a reader has to."""

Trouble = Literal[
    "no status",
    "no example",
    "no caption",
    "absent rule",
    "not passed",
    "never applied",
    "not confirmed",
]
"""
What can be wrong.

no status: a rule of a source is not covered, and nothing says why not.
no example: the rulebook gives an example, and no scenario does.
no caption: a rule that is covered is called nothing, or nothing says what it demands.
absent rule: a tag, clause, caption or citation names what the edition does not have.
not passed: no scenario of a covered clause passes.
never applied: no scenario applies a function of the engine.
not confirmed: a rule has another text than the one that its scenarios were compared with.
"""


class Finding(Record, frozen=True, kw_only=True, omit_defaults=False):
    """Something that is wrong with the coverage."""

    trouble: Annotated[Trouble, doc("What is wrong.")]
    edition: Annotated[
        EditionDate | None, doc("The edition in which it is; null if it is in none.")
    ]
    rule: Annotated[Text, doc("The rule or term.")]
    problem: Annotated[Text, doc("What is wrong, for a person to read.")]


class Checked(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What `apnap rules check --json` prints."""

    format: Annotated[Integer, doc("Number of this format.")] = FORMAT
    engine: Annotated[Text, doc("The engine on which the scenarios were played.")]
    editions: Annotated[Rows[EditionDate], doc("The editions that were checked.")]
    played: Annotated[
        Integer, doc("How many scenarios were played; one in two editions counts twice.")
    ]
    functions: Annotated[
        Integer | None,
        doc("How many functions of the engine were looked for; null if that cannot be told."),
    ]
    findings: Annotated[Rows[Finding], doc("What is wrong; none if nothing is.")]


def gaps(coverage: Coverage) -> Iterator[Finding]:
    """Yield the rules without a status and the examples without a scenario."""
    for row in coverage.rules:
        open_ = [clause.id for clause in row.clauses if clause.status == "open"]
        if row.status == "open":
            what = f"nothing covers {', '.join(open_)}" if open_ else "it has no clauses"
            yield _finding("no status", coverage.edition, row.rule, what)
        if row.example_missing and not open_:
            what = "the rulebook gives an example, and there is no clause for it"
            yield _finding("no example", coverage.edition, row.rule, what)


def uncaptioned(coverage: Coverage, captions: Captions) -> Iterator[Finding]:
    """Yield the rules of a table that have no caption, or of which nothing says the demand."""
    for row in coverage.rules:
        about = subject(row.rule)
        caption = captions.of(about, coverage.edition)
        if caption is None:
            what = f'it has no caption: write ["{keys(about, coverage.edition)[1]}"] with a `title`'
            yield _finding("no caption", coverage.edition, row.rule, what)
        elif not (caption.says or row.clauses):
            what = "neither a clause nor its caption says what it demands"
            yield _finding("no caption", coverage.edition, row.rule, what)


def misplaced(edition: Edition, captions: Captions) -> Iterator[Finding]:
    """Yield the captions that have a number of the edition which it does not have."""
    for key in captions.entries:
        about, date = opened(key)
        if date == edition.date and not edition.knows(about):
            what = "the edition has no such rule, and there is a caption of it"
            yield _finding("absent rule", edition.date, str(about), what)


def absent(
    edition: Edition, scenarios: Sequence[Scenario], clauses: Sequence[Clause]
) -> Iterator[Finding]:
    """Yield the rules and terms of tags and clauses that the edition does not have."""
    tagged = about([one for one in scenarios if one.tagged.holds(edition.date)], edition.date)
    for one in sorted(tagged, key=place):
        if not edition.knows(one):
            what = f"the edition has no such rule, and {tagged[one][0]} is tagged with it"
            yield _finding("absent rule", edition.date, str(one), what)
    for clause in clauses:
        if clause.holds(edition.date) and not edition.knows(there := clause.about(edition.date)):
            what = f"the edition has no such rule, and {clause.id} is a clause of it"
            yield _finding("absent rule", edition.date, str(there), what)


def nowhere(told: Described, dates: Sequence[EditionDate]) -> Iterator[Finding]:
    """
    Yield the rules of an engine's functions and misreadings that are not where it says they are.

    Each number that the engine gives a function in one of the editions `dates` has to be there;
    a function without such numbers, and a misreading, have to be about a rule of one of them.
    """
    books = [load(date) for date in dates]
    for book in books:
        for one, number in misnumbered(told, book):
            what = f"the edition has no such rule, and the function {one.name} is said to apply it"
            yield _finding("absent rule", book.date, number, what)
    for one in (*told.rules, *told.claims):
        if not one.numbers and not any(function_numbers(one, book) for book in books):
            what = f"no edition has the rule of the function {one.name}"
            yield _finding("absent rule", None, one.rule, what)
    for mutant in told.mutants:
        its = [book for book in books if book.date in mutant.editions]
        if its and not any(mutant_numbers(mutant, book) for book in its):
            what = f"no edition has the rule of the misreading {mutant.name}"
            yield _finding("absent rule", None, mutant.rule, what)


def unconfirmed(
    edition: Edition, scenarios: Sequence[Scenario], lock: Confirmed
) -> Iterator[Finding]:
    """Yield the rules and terms whose scenarios were not confirmed against the edition's text."""
    tagged = about([one for one in scenarios if one.tagged.holds(edition.date)], edition.date)
    for one in sorted(tagged, key=place):
        if edition.knows(one) and not lock.has(one, edition):
            what = (
                f"{counted(len(tagged[one]), 'scenario is', 'scenarios are')} about it and not "
                "confirmed against its text:"
                f" read it, then `apnap rules confirm {one} --edition {edition.date}`"
            )
            yield _finding("not confirmed", edition.date, str(one), what)


def _finding(trouble: Trouble, edition: EditionDate | None, rule: str, problem: str) -> Finding:
    return Finding(trouble=trouble, edition=edition, rule=rule, problem=problem)
