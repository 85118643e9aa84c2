"""
The account of a failure: all that somebody needs who mends it from where it is shown.

It is made once, by what played the scenario, and every report shows the same: `failure_text` writes
it in lines, the other reports in their own forms.
"""

from __future__ import annotations

from typing import Annotated, Literal

from apnap.protocol import Record, doc
from apnap.protocol.bounds import Integer, Rows, Text

Became = Literal["accepted", "rejected", "not offered", "no answer"]
"""
What became of something said.

`not offered`: the speaker was never asked; `no answer`: the engine broke instead of answering.
"""


class Written(Record, frozen=True, kw_only=True, omit_defaults=False):
    """A step as it is written."""

    keyword: Annotated[
        Literal["Given", "When", "Then", "And"], doc("How it begins; `And`: as the step before.")
    ]
    text: Annotated[Text, doc("The step without its keyword.")]
    line: Annotated[Integer, doc("Its line in the file.")]
    table: Annotated[Rows[Rows[Text]], doc("The rows that stand below it, the head first.")] = ()
    ended: Annotated[bool, doc("Whether the scenario ended here.")] = False


class Did(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What happened with an engine, from the last `When` to the step at which it ended."""

    said: Annotated[
        Rows[Text], doc("Who said what for the `When`, in order; passes in a row are one.")
    ] = ()
    verdict: Annotated[
        Became | None, doc("What became of it; null if nothing was said that could be judged.")
    ] = None
    reasons: Annotated[
        Rows[Text],
        doc("Why it was not accepted: the engine's reasons, each behind the rule that it cites."),
    ] = ()
    changed: Annotated[
        Rows[Text], doc("What is otherwise than before the `When`, in a few sentences.")
    ] = ()
    asked: Annotated[Rows[Text], doc("Who is asked what now.")] = ()
    stopped: Annotated[
        Text | None, doc("Why this engine did not get over the step either; null: it did.")
    ] = None


class Account(Record, frozen=True, kw_only=True, omit_defaults=False):
    """The account of a scenario that failed, errored or was unreached."""

    rules: Annotated[Rows[Text], doc("The rules that it is about: number and caption.")]
    place: Annotated[
        Text,
        doc(
            "File and line of the step at which it ended, from the folder `features` on, or from "
            "the folder in which apnap ran."
        ),
    ]
    steps: Annotated[Rows[Written], doc("The scenario as it is written.")]
    when: Annotated[
        Text | None, doc("The last `When` that was played, or the step of the set-up, if none was.")
    ] = None
    engine: Annotated[Did | None, doc("What the engine did; null if it never got there.")] = None
    reference: Annotated[
        Did | None,
        doc(
            "What the reference engine does there; null where it was not asked, as when it is the "
            "engine under test."
        ),
    ] = None
    replay: Annotated[Text, doc("The command that plays the scenario again.")] = ""
    trace: Annotated[Text, doc("The same, with everything that is said in a file.")] = ""
    show: Annotated[
        Text, doc("The command that draws the table, as the engine plays it; empty: there is none.")
    ] = ""
