"""What the book is made of: plain records, before anything is written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from markupsafe import Markup

from apnap.driver import Outcome
from apnap.pages.stories import Told as Step
from apnap.pictures.boards import Board
from apnap.protocol import EditionDate, Record
from apnap.suite import Scenario
from apnap.suite.clauses import Status

SETTLED: Final = "**What we make of it.**"
"""The words with which an interpretation gives the answer that we take to be right."""

Wording = Literal["first", "same", "reworded", "examples"]
"""How a text compares with that of the edition before; examples: they alone differ."""


class Named(Record, frozen=True, order=True):
    """A scenario by its id and name."""

    id: str
    name: str


class Standing(Record, frozen=True, kw_only=True):
    """Where a rule stands in an edition."""

    edition: EditionDate
    rules: tuple[str, ...]
    """Its numbers there; mostly it is one."""
    wording: Wording
    come: tuple[str, ...] = ()
    """What it demands that it did not in the edition before, in our own words."""
    gone: tuple[str, ...] = ()
    """What it demanded in the edition before and does no more."""
    own: tuple[str, ...] = ()
    """What is told of this edition by itself, and cannot be compared sentence by sentence."""


class Demand(Record, frozen=True, kw_only=True):
    """A clause: one thing that a rule demands, and what would notice if it were broken."""

    id: str
    says: str
    span: str
    """In which editions it holds; empty if in all that have the rule."""
    status: Status
    scenarios: tuple[Named, ...]
    checked_by: str
    """The test that checks it without an engine."""
    reason: str
    """Why nothing can check it."""


class Situation(Record, frozen=True, kw_only=True):
    """A scenario as it is written, with all rows of its outline."""

    name: str
    """What the scenario is called; in an outline with its placeholders."""
    editions: str
    """In which editions it holds; empty if in all that have the rule."""
    steps: tuple[Step, ...]
    """The steps of the first one."""
    scenarios: tuple[Named, ...]
    """The one scenario, or one for each row."""


class Function(Record, frozen=True, kw_only=True):
    """A function of the reference engine that applies a rule, or holds a state against it."""

    name: str
    rule: str
    """The number that it bears."""
    summary: str
    place: str
    """Its file and line, as the engine tells them; empty: it does not."""


class Misreading(Record, frozen=True, kw_only=True):
    """A way to misread a rule, and the scenarios that notice it."""

    name: str
    summary: str
    noticed: tuple[Named, ...]


class Strand(Record, frozen=True, kw_only=True):
    """What a number stands for in editions in which it is one and the same rule."""

    editions: tuple[EditionDate, ...]
    """These editions, oldest first."""
    played: str
    """The newest of them in which a scenario is tagged with the number; empty: in none."""
    title: str
    """The rule's caption; without one the name of its section."""
    section: str
    """Name of the rule or of its section in the newest of the editions."""
    says: str
    """What it demands, where it has no demands; empty: nothing says that."""
    said_by: str
    """The number and edition of the same rule whose demands say that; empty: its caption does."""
    source: str
    """The source that asks for it; empty: only others need it."""
    demanded: str
    """Of which of its editions the demands are told; empty: of all, or there are none."""
    standings: tuple[Standing, ...]
    """Where the rule stands in all editions, also under other numbers."""
    demands: tuple[Demand, ...]
    situations: tuple[Situation, ...]
    others: tuple[Named, ...]
    """Scenarios that rest on the rule and are told on the pages of other rules."""
    functions: tuple[Function, ...]
    """What applies it."""
    claims: tuple[Function, ...]
    """What holds a state against it."""
    misreadings: tuple[Misreading, ...]
    readings: tuple[str, ...]
    """Interpretations about it, by their names."""

    @property
    def shown(self) -> bool:
        """Whether a scenario shows it, or a clause of it says why none does."""
        return bool(self.demands or self.situations or self.others)


class Stranger(Record, frozen=True):
    """An edition in which the number belongs to a rule that the book is not about."""

    edition: EditionDate
    title: str


class RulePage(Record, frozen=True, kw_only=True):
    """A number of a rule, or a term, and all that it stands for in the editions."""

    rule: str
    strands: tuple[Strand, ...]
    """Newest first; mostly it is one."""
    strangers: tuple[Stranger, ...]
    whole: str
    """The rule with a page of which it is a part; empty: none."""
    parts: tuple[str, ...]
    """Its direct parts that have pages."""
    before: str
    """The page before it; empty: it is the first."""
    after: str

    @property
    def title(self) -> str:
        """What the rule is called."""
        return self.strands[0].title


class Reading(Record, frozen=True, kw_only=True):
    """An interpretation: how the project reads what can be read in more than one way."""

    name: str
    title: str
    tag: bool
    """Whether scenarios are tagged with it."""
    rules: tuple[tuple[str, str], ...]
    """The rules that it is about, each with its edition; empty: today's."""
    body: Markup
    """Its text as HTML."""
    text: str
    """Its text as it is written, without title and the line about its rules."""
    does: Markup
    """What the suite does about it, as HTML: the end of its text; empty if it says nothing."""
    scenarios: tuple[Named, ...]
    """Those that are tagged with it."""

    @property
    def settled(self) -> bool:
        """Whether the project takes one answer to be right, rather than leaving it open."""
        return SETTLED in self.text


class Scene(Record, frozen=True, kw_only=True):
    """What came of a scenario, and the table before the first thing that it judges."""

    id: str
    edition: EditionDate
    """The newest edition in which it holds: the one in which it was played."""
    outcome: Outcome
    board: Board


class Book(Record, frozen=True, kw_only=True):
    """All that the pages say, but for what happens in the scenarios."""

    engine: str
    """The engine that plays the scenarios, and whose functions and misreadings are named."""
    editions: tuple[EditionDate, ...]
    """All editions, oldest first."""
    rules: tuple[RulePage, ...]
    """In the order of the book, then terms."""
    scenarios: Mapping[str, Scenario]
    """By their ids, in the order of the suite."""
    readings: tuple[Reading, ...]
