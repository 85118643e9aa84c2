"""What rules are called in our own words: the titles of the feature files."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from apnap.protocol import EditionDate
from apnap.rulebooks import RuleNumber, Subject
from apnap.suite import Scenario


def called(rule: str) -> str:
    """Return a rule's number as it is, and a term of the glossary (`glossary:x-y`) in words."""
    term = rule.removeprefix("glossary:")
    return rule if term == rule else term.replace("-", " ")


class Titles:
    """The titles of the rules of an edition."""

    def __init__(self, scenarios: Iterable[Scenario], edition: EditionDate) -> None:
        """Take the scenarios that hold in the edition."""
        chapters: dict[Path, Counter[str]] = defaultdict(Counter)
        about: dict[str, list[Scenario]] = defaultdict(list)
        self._tagged: set[Subject] = set()
        for scenario in scenarios:
            for one in scenario.tagged.subjects(edition):
                about[str(one)].append(scenario)
                chapters[scenario.path].update([_chapter(str(one))])
                self._tagged |= {one, *_wholes(one)}
        self._chapters: Mapping[Path, str] = {
            path: counter.most_common(1)[0][0] for path, counter in chapters.items()
        }
        self._about = about
        self._edition = edition

    def has(self, about: Subject) -> bool:
        """Tell whether a scenario is tagged with a rule or term, or with a part of it."""
        return about in self._tagged

    def of(self, rule: str, *, demanded: bool) -> str:
        """
        Return what a rule is called in the features; empty if it has no name there.

        One that is `demanded` has a name wherever it is tagged, others only in the features of
        their own chapter.
        """
        about = self._about.get(rule, ())
        own = [one for one in about if self._chapters[one.path] == _chapter(rule)]
        alone = [one for one in own if len(one.tagged.subjects(self._edition)) == 1]
        found = alone or own or (about if demanded else ())
        titles = Counter(one.rule or one.feature for one in found)
        return titles.most_common(1)[0][0] if titles else ""


def _wholes(about: Subject) -> Iterator[Subject]:
    """Yield what a rule is a part of."""
    whole = about.whole if isinstance(about, RuleNumber) else None
    if whole is not None:
        yield whole
        yield from _wholes(whole)


def _chapter(rule: str) -> str:
    return rule.partition(".")[0].partition(":")[0]
