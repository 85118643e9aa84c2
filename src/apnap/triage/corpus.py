"""Taking what comes of many files, one after the other, without growing with their findings."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Final

from msgspec.structs import replace

from apnap.logs.findings import CheckReport, Count, Example, FileChecked, Found, Group, sort_of
from apnap.protocol import EditionDate, Program, Record
from apnap.rulebooks import newest
from apnap.suite import Scenario, load_captions
from apnap.triage.scenarios import showing

KEPT: Final = 2000
"""So many findings are kept with all that is told of them; further ones are counted, and of each
sort the shortest is kept as its example."""

EXAMPLES: Final = 1000
"""Of so many sorts an example is kept."""


class Shortest(Record, frozen=True):
    """The example of a sort of findings: where it was found, and what it is."""

    checked: FileChecked
    found: Found

    @property
    def length(self) -> tuple[int, int]:
        """How many lines the game has up to it, and how many the file."""
        line = self.found.line or 0
        return line - (self.found.begun or 0), line


class Corpus:
    """What has come of the files so far."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.files: list[FileChecked] = []
        self.examples: dict[Count, Shortest] = {}
        self.scenarios: dict[str, Scenario] = {}
        """By their ids those that show a rule that a report names."""
        self._sorts: Counter[Count] = Counter()
        self._in_files: Counter[Count] = Counter()
        self._kept = 0

    def take(self, one: FileChecked) -> None:
        """Take what has come of a file."""
        for sort in one.counts:
            key = replace(sort, number=1)
            self._sorts[key] += sort.number
            self._in_files[key] += 1
        for found in one.findings:
            key, example = sort_of(found), Shortest(replace(one, findings=(), counts=()), found)
            known = self.examples.get(key)
            room = known is not None or len(self.examples) < EXAMPLES
            if room and (known is None or example.length < known.length):
                self.examples[key] = example
        room_left = max(0, KEPT - self._kept)
        self._kept += len(one.findings)
        self.files.append(replace(one, findings=one.findings[:room_left]))

    def report(self, engine: Program) -> CheckReport:
        """Return what has come of all, with the findings grouped, the most frequent first."""
        editions: dict[EditionDate, set[str]] = defaultdict(set)
        for sort in self._sorts:
            if sort.rule:
                editions[self._edition(sort)].add(sort.rule)
        scenarios = {date: showing(rules, date) for date, rules in editions.items()}
        self.scenarios = {one.id: one for known in scenarios.values() for one in known.values()}
        groups = [self._group(sort, scenarios.get(self._edition(sort), {})) for sort in self._sorts]
        ordered = sorted(groups, key=_place)
        return CheckReport(engine=engine, files=tuple(self.files), groups=tuple(ordered))

    def _group(self, sort: Count, scenarios: dict[str, Scenario]) -> Group:
        example = self.examples.get(sort)
        scenario = scenarios.get(sort.rule or "")
        return Group(
            rule=sort.rule,
            title=load_captions().title(sort.rule or "", self._edition(sort)),
            kind=sort.kind,
            card=sort.card,
            engine=sort.engine,
            certainty=sort.certainty,
            number=self._sorts[sort],
            files=self._in_files[sort],
            example=_told(example) if example else None,
            scenario=scenario.id if scenario else "",
        )

    def _edition(self, sort: Count) -> EditionDate:
        """Return the edition of the game of an example."""
        example = self.examples.get(sort)
        situation = example.found.situation if example else None
        return situation.edition if situation else newest()


def _told(example: Shortest) -> Example:
    found = example.found
    return Example(
        file=example.checked.file,
        line=found.line,
        game=found.game,
        problem=found.problem,
        said=found.said,
    )


def _place(group: Group) -> tuple[object, ...]:
    """Return where a group stands: certain before possible, then the most frequent."""
    name = (group.rule or "", group.kind, group.card, group.engine)
    return (group.certainty != "certain", -group.number, *name)
