"""The outcomes by chapter of the rulebook, where there are more rules than anybody reads."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping
from typing import Final

from apnap.protocol import EditionDate
from apnap.results.records import Result, no_counts
from apnap.rulebooks import GlossaryTerm, load, subject

_GLOSSARY: Final = "Glossary"
NO_RULE: Final = "no rule"
"""What stands for the rule of scenarios that are about none."""


def by_chapter(results: Iterable[Result], edition: EditionDate) -> Mapping[str, Mapping[str, int]]:
    """
    Return the outcomes by number and title of the chapter, as the rulebook has them.

    A scenario counts once for each chapter that it is about; the glossary comes behind the rules,
    and what is about neither comes last.
    """
    counts: dict[str, dict[str, int]] = {}
    for result in results:
        for name in dict.fromkeys(_chapter(rule, edition) for rule in result.rules or ("",)):
            counts.setdefault(name, no_counts())[result.outcome] += 1
    names = sorted(counts, key=lambda name: (not name[:1].isdecimal(), name == NO_RULE, name))
    return {name: counts[name] for name in names}


@functools.cache
def _chapter(rule: str, edition: EditionDate) -> str:
    """Return number and title of the chapter in which a rule stands."""
    if not rule:
        return NO_RULE
    about = subject(rule)
    if isinstance(about, GlossaryTerm):
        return _GLOSSARY
    return f"{about.chapter} {_edition(edition).chapters.get(about.chapter, '')}".rstrip()


_edition = functools.cache(load)
