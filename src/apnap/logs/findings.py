"""What checking finds: the format of `apnap check --json`."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from apnap.protocol import Program, Record, State, doc

MOST: Final = 100
"""So many findings of a file are kept, and as many troubles; further ones are counted."""

Kind = Literal[
    "state",
    "wrong_decider",
    "wrong_options",
    "wrong_order",
    "illegal_accepted",
    "legal_rejected",
    "wrong_state",
]


class Found(Record, frozen=True, kw_only=True, omit_defaults=False):
    """Something that the rules do not allow."""

    line: Annotated[int | None, doc("The line of the file; null for a file that is one state.")]
    game: Annotated[str, doc("The game, where a file holds several.")] = ""
    kind: Annotated[
        Kind,
        doc(
            "state: a state contradicts the rules by itself; wrong_decider: somebody else has to "
            "decide; wrong_options: something else may be chosen; wrong_order: something else is "
            "to be decided now; illegal_accepted, legal_rejected: what became of it is wrong; "
            "wrong_state: something else comes of it."
        ),
    ]
    rule: Annotated[str | None, doc("The rule, in the edition of the game.")]
    where: Annotated[str, doc("The field that is wrong; empty for the whole.")] = ""
    problem: Annotated[str, doc("What is wrong, in a sentence.")]
    expected: Annotated[str, doc("What the rules lead to.")] = ""
    got: Annotated[str, doc("What the file has instead.")] = ""
    said: Annotated[str, doc("What was said on this line.")] = ""
    since: Annotated[
        int | None,
        doc(
            "The line from which the game was taken up again, after something was wrong or could "
            "not be judged; effects that last from before it are unknown."
        ),
    ] = None
    situation: Annotated[
        State | None, doc("The state in which it was said, or the state that is wrong.")
    ] = None


class Trouble(Record, frozen=True, kw_only=True, omit_defaults=False):
    """A line that cannot be read, or does not belong where it is."""

    line: Annotated[int, doc("The line of the file.")]
    problem: Annotated[str, doc("What is wrong with it.")]


class FileChecked(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What came of one file."""

    file: Annotated[str, doc("Its path.")]
    what: Annotated[Literal["state", "log"], doc("What it holds.")]
    lines: Annotated[int, doc("How many lines it has; 1 for a state.")]
    games: Annotated[int, doc("How many games begin in it.")] = 0
    checked: Annotated[int, doc("Lines that were judged.")]
    unchecked: Annotated[int, doc("Lines that nobody could judge; never counted as right.")]
    reasons: Annotated[
        dict[str, int], doc("Why lines were not judged, and how many; the commonest reasons.")
    ]
    restarts: Annotated[
        int, doc("How often a game was set up anew within a log, which nothing led to.")
    ] = 0
    findings: Annotated[tuple[Found, ...], doc("What the rules do not allow, the first of them.")]
    found: Annotated[int, doc("How many findings there are in all.")]
    troubles: Annotated[tuple[Trouble, ...], doc("What cannot be read, the first of it.")]
    troubled: Annotated[int, doc("How many troubles there are in all.")]
    seconds: Annotated[float, doc("How long it took.")]

    @property
    def ok(self) -> bool:
        """Whether something was judged and nothing is wrong."""
        return not self.found and not self.troubled and self.checked > 0


class CheckReport(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What `apnap check` found."""

    format: Annotated[Literal[1], doc("Number of the format.")] = 1
    engine: Annotated[Program, doc("The engine that judged.")]
    files: Annotated[tuple[FileChecked, ...], doc("The files, in the order in which they came.")]

    @property
    def ok(self) -> bool:
        """Whether nothing is wrong in any file."""
        return all(one.ok for one in self.files)
