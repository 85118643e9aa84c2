"""
The sources: the parts of the rulebook that the suite has to cover.

They lie in `features/sources.toml`. Which rules and terms that are is read from the index of each
edition, so that a rule that a new edition adds there is a gap until somebody has seen to it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated

import msgspec

from apnap.protocol import doc, folder
from apnap.protocol.numbering import number_in
from apnap.rulebooks import Edition, GlossaryTerm, NotARuleNumberError, RuleNumber, Subject, place
from apnap.suite import SuiteError
from apnap.suite.dating import Dated


class Source(Dated, frozen=True, kw_only=True):
    """A source as its file has it, and in which editions it has to be covered."""

    title: Annotated[str, doc("What it is about, in our own words.", min_length=1)]
    rules: Annotated[
        tuple[str, ...],
        doc(
            "Sections or rules, with all their parts, by their numbers of today, or of their own "
            "time for a source of older editions only."
        ),
    ] = ()
    terms: Annotated[
        tuple[str, str] | None, doc("The first and the last of its terms, as slugs.")
    ] = None


def load_sources(where: Path | None = None) -> Mapping[str, Source]:
    """Return the sources by name (`where`: another file); raise `SuiteError` if one is wrong."""
    path = where or folder("features") / "sources.toml"
    try:
        return msgspec.toml.decode(path.read_bytes(), type=dict[str, Source])
    except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise SuiteError(f"{path}: {error}") from error


def demanded(
    edition: Edition, sources: Mapping[str, Source] | None = None
) -> Mapping[Subject, str]:
    """
    Return every rule and term that has to be covered in an edition, with the title of its source.

    Rules come in the order of the book, then terms by their slugs. Raises `SuiteError` for a
    source that names what the edition does not have.
    """
    found: dict[Subject, str] = {}
    for name, source in (load_sources() if sources is None else sources).items():
        if not source.holds(edition.date):
            continue
        try:
            found |= dict.fromkeys(
                (*_rules(source, edition), *_terms(source, edition)), source.title
            )
        except (NotARuleNumberError, LookupError) as error:
            raise SuiteError(f"the source {name} in edition {edition.date}: {error}") from error
    return {one: found[one] for one in sorted(found, key=place)}


def _rules(source: Source, edition: Edition) -> Iterator[Subject]:
    for text in source.rules:
        today = RuleNumber.parse(text)
        whole = today if source.only or source.until else number_in(edition.date, today)
        if whole is None or not edition.has(whole):
            raise LookupError(f"there is no rule {whole or today}")
        yield from (number for number in (whole, *edition.within(whole)) if number.rule)


def _terms(source: Source, edition: Edition) -> Iterator[Subject]:
    """Yield the terms from the first to the last, in the order of the glossary."""
    if source.terms is None:
        return
    slugs = tuple(edition.terms)
    for slug in source.terms:
        if slug not in slugs:
            raise LookupError(f"no glossary has the term {slug!r}")
    first, last = map(slugs.index, source.terms)
    yield from map(GlossaryTerm, slugs[first : last + 1])
