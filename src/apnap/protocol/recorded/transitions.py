"""Judging recorded games line by line: what the optional method `transitions` takes and gives."""

from __future__ import annotations

from typing import Annotated, Literal

from apnap.protocol.bounds import Many, Natural, Text
from apnap.protocol.record import Record, doc

LONGEST_LINE = 4_000_000
"""So many characters a line has that is handed on, so that a message stays within its bounds."""

FindingKind = Literal[
    "state",
    "wrong_decider",
    "wrong_options",
    "wrong_order",
    "illegal_accepted",
    "legal_rejected",
    "wrong_state",
]

Certainty = Literal["certain", "possible"]
"""Whether something unknown might excuse what was found."""


class Transitions(Record, frozen=True, kw_only=True):
    """
    Parameters of `transitions`: the next lines of a recorded game.

    The engine keeps what it needs of the lines before, until another game begins.
    """

    lines: Annotated[
        Many[Annotated[str, doc("A line.", max_length=LONGEST_LINE)]],
        doc("Lines of a log (`reports/log.json`), each as it stands there."),
    ]
    begins: Annotated[bool, doc("Another game begins with these lines.")] = False
    every_priority: Annotated[
        bool, doc("The log of this game has every priority; otherwise passes may be missing.")
    ] = True
    gap: Annotated[
        bool, doc("Lines are missing before these: what stood on the last ones leads to nothing.")
    ] = False
    alone: Annotated[
        Many[Natural],
        doc("The lines whose states are also looked at by themselves, as `check` looks at one."),
    ] = ()


class LineFinding(Record, frozen=True, kw_only=True):
    """Something on a line to which the rules do not lead, or that they do not allow."""

    at: Annotated[Natural, doc("Which line it is, counted from 0 in `lines`.")]
    kind: Annotated[FindingKind, doc("What is wrong: as in `reports/check.json`.")]
    rule: Annotated[Text | None, doc("Number of the rule in the edition of the game.")]
    where: Annotated[Text, doc("The field of the state that is wrong; empty for the whole.")] = ""
    problem: Annotated[Text, doc("What is wrong, in a sentence.")]
    expected: Annotated[Text, doc("What the rules lead to.")] = ""
    got: Annotated[Text, doc("What the line has instead.")] = ""
    certainty: Annotated[
        Certainty, doc("possible: legal if something that the engine does not know makes it so.")
    ] = "certain"
    excuses: Annotated[Many[Text], doc("Objects that might make it legal.")] = ()


class Transited(Record, frozen=True):
    """Result of `transitions`: what is wrong on the lines."""

    findings: Annotated[Many[LineFinding], doc("What is wrong, line by line.")] = ()
    unjudged: Annotated[
        Many[Natural],
        doc("Lines of which nothing can be said, such as a change of a state that is missing."),
    ] = ()
