"""What a doctor's visit has found."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from apnap.protocol import Program, Record, doc
from apnap.protocol.bounds import Rows, Text

Severity = Literal["wrong", "advice"]
Outcome = Literal["fine", "wrong", "advice", "skipped", "untried"]

OUTCOMES: Final[tuple[Outcome, ...]] = ("fine", "advice", "wrong", "skipped", "untried")
"""All outcomes of a step."""

SHOWN: Final = 600
"""How many characters of a message are shown."""


class Remark(Record, frozen=True, kw_only=True):
    """One thing that an engine does wrong, or could do better."""

    severity: Annotated[
        Severity,
        doc("wrong: it breaks the contract; advice: the contract leaves it, or nothing breaks."),
    ]
    problem: Annotated[Text, doc("What is wrong, in one or two sentences.")]
    hint: Annotated[Text, doc("What to do about it.")] = ""
    sent: Annotated[Text, doc("The beginning of what was sent to the engine.")] = ""
    came: Annotated[Text, doc("The beginning of what came back; empty for nothing.")] = ""
    aside: Annotated[Text, doc("The last of what it wrote to standard error, if it broke.")] = ""


class Step(Record, frozen=True, kw_only=True):
    """One step of the visit."""

    name: Annotated[Text, doc("A short name of the step.")]
    title: Annotated[Text, doc("What the engine was asked to do.")]
    outcome: Annotated[
        Outcome,
        doc(
            "fine, advice, wrong, skipped if it could not be tried, or untried if the engine does "
            "not declare what it takes."
        ),
    ]
    read: Annotated[Text, doc("Which section of the documentation says how it should be.")]
    note: Annotated[Text, doc("What was seen, or why the step was skipped.")] = ""
    remarks: Annotated[Rows[Remark], doc("What is wrong, or could be better.")] = ()


class Diagnosis(Record, frozen=True, kw_only=True):
    """All that was found."""

    apnap: Annotated[Text, doc("Version of apnap.")]
    engine: Annotated[Text, doc("The engine, as the user named it.")]
    introduced: Annotated[Program | None, doc("How the engine introduced itself, if it did.")] = (
        None
    )
    started: Annotated[bool, doc("Whether the engine could be started and answered at all.")]
    steps: Annotated[Rows[Step], doc("All steps, in order.")]

    @property
    def healthy(self) -> bool:
        """Whether nothing is wrong and nothing that is declared had to be skipped."""
        well = ("fine", "advice", "untried")
        return self.started and all(step.outcome in well for step in self.steps)

    def count(self, outcome: Outcome) -> int:
        """Return how many steps have this outcome."""
        return sum(step.outcome == outcome for step in self.steps)
