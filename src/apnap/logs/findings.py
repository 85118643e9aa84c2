"""What checking finds: the format of `apnap check --json`."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from apnap.protocol import Program, Record, State, doc
from apnap.protocol.bounds import Integer, Map, Natural, Rows, Seconds, Text
from apnap.protocol.recorded import Certainty, FindingKind

MOST: Final = 100
"""So many findings of a file are kept, and as many troubles; further ones are counted."""

BROKE: Final = "apnap itself broke here"
"""What is told of a line over which it did: that is a mistake of ours, and says nothing of it."""

Kind = FindingKind

By = Literal["state", "replay", "claim"]
"""Who found it: the check of a state by itself, playing the game again, or a transition claim."""


class Found(Record, frozen=True, kw_only=True, omit_defaults=False):
    """Something that the rules do not allow."""

    line: Annotated[Integer | None, doc("The line of the file; null for a file that is one state.")]
    game: Annotated[Text, doc("The game, where a file holds several.")] = ""
    begun: Annotated[
        Integer | None, doc("The line with the header of the game; null if it has none.")
    ] = None
    engine: Annotated[
        Text, doc("The name of the engine of the game, of any version; empty without a header.")
    ] = ""
    card: Annotated[
        Text, doc("The card of the object that it is about; empty if it is about none.")
    ] = ""
    kind: Annotated[
        Kind,
        doc(
            "state: a state contradicts the rules by itself; wrong_decider: somebody else has to "
            "decide; wrong_options: something else may be chosen; wrong_order: something else is "
            "to be decided now; illegal_accepted, legal_rejected: what became of it is wrong; "
            "wrong_state: something else comes of it."
        ),
    ]
    rule: Annotated[Text | None, doc("The rule, in the edition of the game.")]
    where: Annotated[Text, doc("The field that is wrong; empty for the whole.")] = ""
    problem: Annotated[Text, doc("What is wrong, in a sentence.")]
    expected: Annotated[Text, doc("What the rules lead to.")] = ""
    got: Annotated[Text, doc("What the file has instead.")] = ""
    said: Annotated[Text, doc("What was said on this line.")] = ""
    since: Annotated[
        Integer | None,
        doc(
            "The line from which the game was taken up again, after something was wrong or could "
            "not be judged; effects that last from before it are unknown."
        ),
    ] = None
    by: Annotated[
        By,
        doc(
            "state: the state is wrong by itself; replay: the game, played again, comes out "
            "otherwise; claim: what was said does not lead from the state before to the one after."
        ),
    ] = "replay"
    certainty: Annotated[
        Certainty,
        doc(
            "certain: the rules do not allow it; possible: they do not, unless something that the "
            "judge does not know (`excuses`) makes it legal."
        ),
    ] = "certain"
    excuses: Annotated[
        Rows[Text], doc("Objects that might make it legal, for all that the judge knows.")
    ] = ()
    situation: Annotated[
        State | None, doc("The state in which it was said, or the state that is wrong.")
    ] = None


class Trouble(Record, frozen=True, kw_only=True, omit_defaults=False):
    """A line that cannot be read, or does not belong where it is."""

    line: Annotated[Integer, doc("The line of the file.")]
    problem: Annotated[Text, doc("What is wrong with it.")]


class Count(Record, frozen=True, kw_only=True, omit_defaults=False):
    """How many findings are of one rule and kind, and about one card, in games of one engine."""

    rule: Annotated[Text | None, doc("The rule, in the edition of the game; null: none is named.")]
    kind: Annotated[Kind, doc("What is wrong, as in findings.")]
    card: Annotated[Text, doc("The card of the object; empty if it is about none.")] = ""
    engine: Annotated[Text, doc("The engine of the games; empty if they have no header.")] = ""
    certainty: Annotated[Certainty, doc("Whether something might excuse them.")] = "certain"
    number: Annotated[Natural, doc("How many there are.")] = 1


class FileChecked(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What came of one file."""

    file: Annotated[Text, doc("Its path; of a member of an archive, path and name.")]
    archive: Annotated[Text, doc("The path of the archive in which it lies; mostly empty.")] = ""
    what: Annotated[Literal["state", "log"], doc("What it holds.")]
    lines: Annotated[Integer, doc("How many lines it has; 1 for a state.")]
    games: Annotated[Integer, doc("How many games begin in it.")] = 0
    checked: Annotated[
        Integer, doc("Lines that were judged in some way: played again, by claims, or both.")
    ]
    replayed: Annotated[Integer, doc("Lines that were played again.")] = 0
    claimed: Annotated[Integer, doc("Lines that were judged by transition claims.")] = 0
    unchecked: Annotated[
        Integer, doc("Lines that were judged in neither way; never counted as right.")
    ]
    reasons: Annotated[
        Map[Text, Integer],
        doc("Why lines were not played again, and how many; the commonest reasons."),
    ]
    restarts: Annotated[
        Integer, doc("How often a game was set up anew within a log, which nothing led to.")
    ] = 0
    findings: Annotated[Rows[Found], doc("What the rules do not allow, the first of them.")]
    found: Annotated[Integer, doc("How many findings there are in all.")]
    possible: Annotated[
        Integer, doc("How many of them are only possible: something unknown might excuse them.")
    ] = 0
    counts: Annotated[
        Rows[Count], doc("How many of each sort; of further sorts than are counted, none is here.")
    ] = ()
    nearest: Annotated[
        Map[Text, Text],
        doc("Editions that are not indexed, and the nearest one, by which their games are judged."),
    ] = msgspec.field(default_factory=dict)
    troubles: Annotated[Rows[Trouble], doc("What cannot be read, the first of it.")]
    troubled: Annotated[Integer, doc("How many troubles there are in all.")]
    seconds: Annotated[Seconds, doc("How long it took.")]

    @property
    def ok(self) -> bool:
        """Whether something was judged and nothing is certainly wrong."""
        return self.found == self.possible and not self.troubled and self.checked > 0

    @property
    def clean(self) -> bool:
        """Whether something was judged and nothing is wrong, not even possibly."""
        return self.ok and not self.possible


class Example(Record, frozen=True, kw_only=True, omit_defaults=False):
    """A finding that stands for a group: the one with the fewest lines of its game before it."""

    file: Annotated[Text, doc("The file, or the member of an archive.")]
    line: Annotated[Integer | None, doc("The line; null for a file that is one state.")]
    game: Annotated[Text, doc("The game, where a file holds several.")] = ""
    problem: Annotated[Text, doc("What is wrong, in a sentence.")]
    said: Annotated[Text, doc("What was said on this line.")] = ""
    cut: Annotated[
        Text, doc("The log that was cut out of the file and shows it by itself; mostly empty.")
    ] = ""


class Group(Record, frozen=True, kw_only=True, omit_defaults=False):
    """Findings of one rule and kind, about one card, in games of one engine."""

    rule: Annotated[Text | None, doc("The rule, in the edition of the game; null: none is named.")]
    title: Annotated[Text, doc("What the rule is called; empty if it has no caption.")] = ""
    kind: Annotated[Kind, doc("What is wrong, as in findings.")]
    card: Annotated[Text, doc("The card of the object; empty if they are about none.")] = ""
    engine: Annotated[Text, doc("The engine of the games; empty if they have no header.")] = ""
    certainty: Annotated[Certainty, doc("Whether something might excuse them.")] = "certain"
    number: Annotated[Natural, doc("How many there are.")]
    files: Annotated[Natural, doc("In how many files.")]
    example: Annotated[
        Example | None, doc("One of them; null if there are too many groups to keep one of each.")
    ] = None
    scenario: Annotated[
        Text, doc("A scenario of the suite that shows the rule; empty if none does.")
    ] = ""


class CheckReport(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What `apnap check` found."""

    format: Annotated[Literal[1], doc("Number of the format.")] = 1
    engine: Annotated[Program, doc("The engine that judged.")]
    files: Annotated[Rows[FileChecked], doc("The files, in the order in which they came.")]

    groups: Annotated[
        Rows[Group], doc("The findings of all files in groups: certain ones first, most first.")
    ] = ()

    @property
    def ok(self) -> bool:
        """Whether nothing is certainly wrong in any file."""
        return all(one.ok for one in self.files)

    @property
    def clean(self) -> bool:
        """Whether nothing is wrong in any file, not even possibly."""
        return all(one.clean for one in self.files)


def sort_of(one: Found | Group) -> Count:
    """Return to which findings one belongs: those that have the same cause, by all appearance."""
    return Count(
        rule=one.rule,
        kind=one.kind,
        card=one.card,
        engine=one.engine,
        certainty=one.certainty,
    )
