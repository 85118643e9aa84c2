"""Everything about one rule or term: where it stands in each edition, and what is about it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, Literal

from apnap.coverage.rows import Row
from apnap.coverage.tabulating import Material, table
from apnap.coverage.tabulating import about as tagged_with
from apnap.protocol import EditionDate, Record, doc
from apnap.protocol.bounds import Integer, Rows, Text
from apnap.rulebooks import Subject, editions, load
from apnap.rulebooks.confirming import Confirmed, text_of
from apnap.rulebooks.counterparts import there

FORMAT: Final = 1
"""Number of the format; it changes when a reader has to."""


class Standing(Record, frozen=True, kw_only=True, omit_defaults=False):
    """A rule or term in one edition."""

    edition: Annotated[EditionDate, doc("The edition.")]
    rule: Annotated[Text, doc("What it is called there.")]
    text: Annotated[
        Literal["first", "same", "reworded"],
        doc("How its text, examples included, compares with that in the edition before."),
    ]
    confirmed: Annotated[
        bool | None,
        doc(
            "Whether the scenarios of that edition have been confirmed against its text; null if "
            "none is about it."
        ),
    ]


class About(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What `apnap rules show --json` prints."""

    format: Annotated[Integer, doc("Number of this format.")] = FORMAT
    edition: Annotated[EditionDate, doc("The edition of all but the list of editions.")]
    title: Annotated[Text, doc("Its caption; without one its name, or else that of its section.")]
    editions: Annotated[Rows[Standing], doc("Where it stands in each edition that has it.")]
    readings: Annotated[
        Rows[Text],
        doc(
            "Interpretations that its scenarios rest on: names of pages in `docs/interpretations`."
        ),
    ]
    rules: Annotated[Rows[Row], doc("It, and its parts.")]


def everything(about: Subject, of: Material, lock: Confirmed) -> About:
    """Return all about a rule or term of the material's edition."""
    rows = table(of, (about,)).rules
    caption = of.captions.of(about, of.edition.date)
    ids = {id_ for row in rows for id_ in row.scenarios}
    readings = {
        reading
        for scenario in of.suite.holding(of.edition.date)
        if scenario.id in ids
        for reading in scenario.tagged.readings
    }
    return About(
        edition=of.edition.date,
        title=caption.title if caption else of.edition.called(about),
        editions=tuple(_standings(about, of, lock)),
        readings=tuple(sorted(readings)),
        rules=rows,
    )


def _standings(about: Subject, of: Material, lock: Confirmed) -> Iterator[Standing]:
    """Yield where it stands, edition by edition; a rule that was several, several times."""
    before: set[str] = set()
    for date in editions():
        book = of.edition if date == of.edition.date else load(date)
        found = there(about, of.edition.date, book)
        tagged = tagged_with(of.suite.holding(date), date)
        for one in found:
            text = text_of(one, book) or ""
            yield Standing(
                edition=date,
                rule=str(one),
                text="first" if not before else "same" if text in before else "reworded",
                confirmed=lock.has(one, book) if one in tagged else None,
            )
        before = {text_of(one, book) or "" for one in found} or before
