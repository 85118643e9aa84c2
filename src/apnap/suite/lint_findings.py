"""What `apnap lint` finds: one thing that is wrong, with its place."""

from __future__ import annotations

from typing import Annotated

from apnap.protocol import Record, doc
from apnap.protocol.bounds import Positive, Text
from apnap.suite.errors import Fault


class Finding(Record, frozen=True, kw_only=True, omit_defaults=False):
    """Something that is wrong in a feature file, or in one that stands beside features."""

    file: Annotated[
        Text | None, doc("The file, or the rule, clause or misreading; null: a folder.")
    ]
    line: Annotated[
        Annotated[Positive, doc("Number of a line.")] | None,
        doc("The line on which it is; null if the trouble is with no single line."),
    ]
    fault: Annotated[
        Fault | None, doc("What kind of fault it is; null if the trouble is with a folder.")
    ]
    problem: Annotated[Text, doc("What is wrong, for a person to read.")]
