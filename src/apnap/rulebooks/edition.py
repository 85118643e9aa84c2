"""
An edition: the index of one rulebook, in memory and as `editions/DATE.json`.

It knows numbers, fingerprints, counts of examples and names, and not one sentence of the book.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Final

import msgspec

from apnap.protocol import EditionDate, Record, RuleNumber, doc
from apnap.rulebooks.subjects import GlossaryTerm, Subject, term_slug

DATE: Final = r"^[12][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
"""What the date of an edition looks like."""
_FINGERPRINT: Final = r"^[0-9a-f]{16}$"


class Rule(Record, frozen=True):
    """What the index knows of one section, rule or sub-rule."""

    fingerprint: Annotated[
        str,
        doc(
            "Fingerprint of its own text, without number, examples and parts.", pattern=_FINGERPRINT
        ),
    ]
    title: Annotated[str, doc("The name that it bears as a heading; empty: it has none.")] = ""
    examples: Annotated[int, doc("How many examples follow its text.", ge=0)] = 0
    examples_fingerprint: Annotated[
        str, doc("Fingerprint of its examples; empty: it has none.")
    ] = ""


class EditionFile(Record, frozen=True):
    """The form in which an edition is stored."""

    edition: Annotated[EditionDate, doc("The date by which the edition is called.", pattern=DATE)]
    effective: Annotated[
        str, doc("From which day the book says that it is in force.", pattern=DATE)
    ]
    source: Annotated[
        str, doc("SHA-256 of the file from which the index was made.", pattern="^[0-9a-f]{64}$")
    ]
    chapters: Annotated[dict[str, str], doc("Number of each chapter: its title.")]
    rules: Annotated[dict[str, Rule], doc("Number of each section, rule and sub-rule, ascending.")]
    glossary: Annotated[dict[str, str], doc("Each term of the glossary: fingerprint of its text.")]
    misprints: Annotated[
        dict[str, str], doc("Numbers that are printed wrong in the book: the numbers meant.")
    ] = msgspec.field(default_factory=dict)
    doubts: Annotated[
        dict[str, str], doc("Lines where the book breaks its own order: what was made of them.")
    ] = msgspec.field(default_factory=dict)


class Edition(msgspec.Struct, frozen=True):
    """
    The index of one rulebook.

    Questions about a number that the edition does not have are answered by `KeyError`, except
    for `has`, `parts` and `within`.
    """

    date: EditionDate
    """The date by which the edition is called, YYYY-MM-DD."""
    effective: str
    """From which day the book says that it is in force, YYYY-MM-DD."""
    source: str
    """SHA-256 of the file from which the index was made."""
    chapters: Mapping[int, str]
    rules: Mapping[RuleNumber, Rule]
    """Sections, rules and sub-rules in ascending order."""
    glossary: Mapping[str, str]
    """Term: fingerprint of its explanation."""
    terms: Mapping[str, str]
    """The terms of the glossary by their slugs."""
    misprints: Mapping[str, RuleNumber]
    doubts: Mapping[int, str]
    tree: Mapping[RuleNumber, tuple[RuleNumber, ...]]
    """Number: its direct parts, ascending; only numbers that have parts."""

    def has(self, number: RuleNumber) -> bool:
        """Tell whether the book has a section, rule or sub-rule of this number."""
        return number in self.rules

    def title(self, number: RuleNumber) -> str:
        """Return the name of the rule, or else of the rule or section of which it is a part."""
        title, above = self.rules[number].title, number.whole
        while not title and above is not None:
            title = self.rules[above].title if above in self.rules else ""
            above = above.whole
        return title

    def knows(self, about: Subject) -> bool:
        """Tell whether the book has a rule of this number, or such a term."""
        if isinstance(about, GlossaryTerm):
            return about.slug in self.terms
        return self.has(about)

    def called(self, about: Subject) -> str:
        """Return the name of a rule (or of its section) or term; nothing if there is none."""
        if isinstance(about, GlossaryTerm):
            return self.terms.get(about.slug, "")
        return self.title(about) if self.has(about) else ""

    def examples(self, number: RuleNumber) -> int:
        """Return how many examples the rule has."""
        return self.rules[number].examples

    def fingerprint(self, number: RuleNumber) -> str:
        """Return the fingerprint of the rule's own text."""
        return self.rules[number].fingerprint

    def parts(self, number: RuleNumber) -> tuple[RuleNumber, ...]:
        """Return the direct parts, ascending: rules of a section, sub-rules of a rule."""
        return self.tree.get(number, ())

    def within(self, number: RuleNumber) -> tuple[RuleNumber, ...]:
        """Return all parts and their parts, ascending, without the number itself."""
        return tuple(n for part in self.parts(number) for n in (part, *self.within(part)))

    @property
    def sections(self) -> tuple[RuleNumber, ...]:
        """The sections, ascending."""
        return tuple(number for number in self.rules if not number.rule)

    @property
    def numbers(self) -> tuple[RuleNumber, ...]:
        """The numbers of all rules and sub-rules, ascending; sections are not among them."""
        return tuple(number for number in self.rules if number.rule)


def opened(stored: EditionFile) -> Edition:
    """Return the edition that is stored in this form."""
    rules = {RuleNumber.parse(number): rule for number, rule in stored.rules.items()}
    ascending = sorted(rules)
    tree: dict[RuleNumber, list[RuleNumber]] = {}
    for number in ascending:
        whole = number.whole
        while whole is not None and whole not in rules:  # a book may leave out a number
            whole = whole.whole
        if whole is not None:
            tree.setdefault(whole, []).append(number)
    return Edition(
        date=stored.edition,
        effective=stored.effective,
        source=stored.source,
        chapters={int(number): title for number, title in stored.chapters.items()},
        rules={number: rules[number] for number in ascending},
        glossary=stored.glossary,
        terms=MappingProxyType({term_slug(term): term for term in stored.glossary}),
        misprints={bad: RuleNumber.parse(good) for bad, good in stored.misprints.items()},
        doubts={int(line): what for line, what in stored.doubts.items()},
        tree={number: tuple(parts) for number, parts in tree.items()},
    )


def closed(edition: Edition) -> EditionFile:
    """Return the form in which the edition is stored."""
    return EditionFile(
        edition=edition.date,
        effective=edition.effective,
        source=edition.source,
        chapters={str(number): title for number, title in edition.chapters.items()},
        rules={str(number): rule for number, rule in edition.rules.items()},
        glossary=dict(edition.glossary),
        misprints={bad: str(good) for bad, good in edition.misprints.items()},
        doubts={str(line): what for line, what in edition.doubts.items()},
    )


def as_json(edition: Edition) -> bytes:
    """Return the stored form as JSON, one rule or term a line, for readable differences."""
    fields = []
    for name, value in msgspec.to_builtins(closed(edition)).items():
        shown = msgspec.json.encode(value).decode()
        if isinstance(value, dict):
            entries = (
                f"{_json(key)}: {msgspec.json.format(_json(item), indent=0)}"
                for key, item in value.items()
            )
            shown = "{\n" + ",\n".join(entries) + "\n}"
        fields.append(f"{_json(name)}: {shown}")
    return ("{\n" + ",\n".join(fields) + "\n}\n").encode()


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
