"""
What is wrong with captions: rules that have none, and `Rule:` blocks that are called otherwise.

A `Rule:` block that is tagged with one rule is called by that rule's caption, or says more exactly
what it shows: then it has a word in common with what the rule is called or demands.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final

from apnap.protocol import EditionDate, Record
from apnap.protocol.given_files import read_text_given
from apnap.rulebooks import (
    NotARuleNumberError,
    NotATermError,
    Subject,
    editions,
    load,
    newest,
    subject,
)
from apnap.rulebooks.counterparts import latest
from apnap.suite.captions import Captions, keys
from apnap.suite.clauses import Clause
from apnap.suite.compiling import Scenario
from apnap.suite.lint_findings import Finding

_BLOCK: Final = re.compile(r"\s*(?:(@.*)|Rule:\s*(.*?)\s*)$")
_TAG: Final = re.compile(r"@(cr|cr-[0-9]{4}-[0-9]{2}-[0-9]{2}|glossary):(\S+)")
_WORD: Final = re.compile(r"[a-z]+")
_STEM: Final = 5
"""So many letters tell words apart; *blocks* and *blocking* are one."""
_SMALL: Final = 4
"""A word of fewer letters is too small to say what something is about."""
_EVERYWHERE: Final = frozenset(
    ("each", "from", "game", "have", "only", "playe", "that", "their", "they", "when", "with")
)
"""Words that stand in the statement of nearly every rule."""
_IRREGULAR: Final = MappingProxyType(
    {"left": "leave", "drew": "draw", "lost": "lose", "paid": "pay"}
)
"""Forms that begin otherwise than the word to which they belong."""


class Block(Record, frozen=True):
    """A `Rule:` block of a feature file."""

    path: Path
    line: int
    title: str
    about: Subject | None
    """The one rule or term with which it is tagged; None: with none, or several."""
    edition: EditionDate
    """The edition whose number the tag has."""


class Stated:
    """What is known of rules: what they are called and what they demand."""

    def __init__(self, captions: Captions, clauses: Iterable[Clause]) -> None:
        """Take all captions and clauses."""
        self.captions = captions
        self.clauses = tuple(clauses)
        self._demands: dict[EditionDate, Mapping[Subject, Sequence[str]]] = {}

    def says(self, about: Subject, edition: EditionDate) -> str:
        """Return what a rule demands by its caption or by clauses; empty if nothing says it."""
        caption = self.captions.of(about, edition)
        if caption is not None and caption.says:
            return caption.says
        last, date = latest(about, edition)
        return " ".join(self._in(edition).get(about) or self._in(date).get(last, ()))

    def _in(self, edition: EditionDate) -> Mapping[Subject, Sequence[str]]:
        """Return what the clauses of an edition demand, by their rules."""
        if edition not in self._demands:
            demands: dict[Subject, list[str]] = defaultdict(list)
            for one in self.clauses:
                if one.holds(edition):
                    demands[one.about(edition)].append(one.entry.says)
            self._demands[edition] = demands
        return self._demands[edition]


def uncaptioned(scenarios: Iterable[Scenario], stated: Stated) -> Iterator[Finding]:
    """Yield each rule with scenarios that has no caption, or of which nothing says the demand."""
    told, dates = set[str](), editions()
    for scenario in scenarios:
        for date in filter(scenario.tagged.holds, dates):
            for about in filter(load(date).knows, scenario.tagged.subjects(date)):
                key = keys(about, date)[1]
                if key in told:
                    continue
                told.add(key)
                if stated.captions.of(about, date) is None:
                    what = f'{key} has no caption: write ["{key}"] with a `title` into a file of'
                    yield _finding(scenario.path, scenario.line, f"{what} features/clauses")
                elif not stated.says(about, date):
                    what = f"nothing says what {key} demands: write a clause, or `says` beside its"
                    yield _finding(scenario.path, scenario.line, f"{what} caption")


def miscalled(paths: Iterable[Path], stated: Stated) -> Iterator[Finding]:
    """Yield each `Rule:` block of one rule that is called otherwise than the rule."""
    titles: dict[str, list[str]] = defaultdict(list)
    for key, caption in stated.captions.entries.items():
        titles[caption.title.casefold()].append(key)
    for block in (block for path in paths for block in blocks(path)):
        about, said = block.about, block.title.casefold()
        own = None if about is None else stated.captions.of(about, block.edition)
        if about is None or own is None or own.title.casefold() == said:
            continue
        if _words(said) & _words(f"{own.title} {stated.says(about, block.edition)}"):
            continue
        others = f"; {titles[said][0]} is called so" if said in titles else ""
        what = (
            f"this block is tagged with {about}, which is called “{own.title}”, and has no word of"
        )
        what += f" that rule: say that, or what of that rule it shows{others}"
        yield _finding(block.path, block.line, what)


def blocks(path: Path) -> Iterator[Block]:
    """Yield the `Rule:` blocks of a feature file."""
    tags: list[str] = []
    for number, line in enumerate(read_text_given(path).splitlines(), 1):
        found = _BLOCK.match(line)
        if found is not None and found[1]:
            tags.append(found[1])
            continue
        if found is not None:
            edition, about = _tagged(_TAG.findall(" ".join(tags)))
            yield Block(path, number, found[2], about, edition)
        tags = []


def _tagged(tags: list[tuple[str, str]]) -> tuple[EditionDate, Subject | None]:
    """Return the one rule or term that is tagged, with the edition of its number."""
    if len(tags) != 1:
        return newest(), None
    ((kind, text),) = tags
    edition = EditionDate(kind.removeprefix("cr-")) if kind.startswith("cr-") else newest()
    try:
        about = subject(f"glossary:{text}" if kind == "glossary" else text)
    except (NotARuleNumberError, NotATermError):  # found when it is compiled
        return edition, None
    return edition, about


def _words(text: str) -> set[str]:
    """Return the beginnings of the words by which one can tell what a text is about."""
    found = (word.removesuffix("s") for word in _WORD.findall(text.casefold()))
    return {_IRREGULAR.get(w, w[:_STEM]) for w in found if len(w) >= _SMALL} - _EVERYWHERE


def _finding(path: Path, line: int, problem: str) -> Finding:
    return Finding(file=str(path), line=line, fault="caption", problem=problem)
