"""What is known to be found in a corpus: the format of baselines of findings, and reading them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from apnap.logs.findings import Count, Kind
from apnap.protocol import Record, doc
from apnap.protocol.bounds import Positive, Rows, Text
from apnap.protocol.given_files import decoded
from apnap.protocol.other_files import recognized
from apnap.protocol.readable_json import why_unreadable
from apnap.protocol.recorded import Certainty
from apnap.protocol.validation import Breach, check
from apnap.results.baseline import BaselineError, content_of

SCHEMA: Final = "findings-baseline"
_HINT: Final = f"`apnap schema {SCHEMA}` says what a baseline of findings looks like."


class KnownFindings(Record, frozen=True, kw_only=True):
    """Findings of one rule and kind, about one card, in games of one engine, that are known."""

    rule: Annotated[Text | None, doc("The rule, in the edition of the games; null: none is named.")]
    kind: Annotated[Kind, doc("What is wrong, as in findings.")]
    card: Annotated[Text, doc("The card of the object; empty if they are about none.")] = ""
    engine: Annotated[Text, doc("The name of the engine; empty if the games have no header.")] = ""
    certainty: Annotated[Certainty, doc("Whether something might excuse them.")] = "certain"
    number: Annotated[Positive, doc("How many there are.")]
    reason: Annotated[Text, doc("Why, for people: the engine's mistake.", min_length=1)]
    link: Annotated[
        Annotated[Text, doc("An address.", pattern=r"^https?://\S+$")] | None,
        doc("Where more can be read, such as an issue of the engine."),
    ] = None

    @property
    def sort(self) -> Count:
        """To which findings it belongs."""
        return Count(
            rule=self.rule,
            kind=self.kind,
            card=self.card,
            engine=self.engine,
            certainty=self.certainty,
        )


class FindingsBaseline(Record, frozen=True, kw_only=True):
    """What is known to be found in a corpus; whatever is not listed must not be found."""

    format: Annotated[Literal[1], doc("Number of this format.")]
    judge: Annotated[Text, doc("The name of the engine that judges; any version of it.")]
    known: Annotated[Rows[KnownFindings], doc("The findings, each sort once.")]


def read(path: Path) -> FindingsBaseline:
    """Return the baseline in a file; raise `BaselineError` if there is none or it is wrong."""
    content = content_of(path, "what is found today")
    try:
        check(SCHEMA, decoded(content))
        found = msgspec.json.decode(content, type=FindingsBaseline)
    except Breach as breach:
        told = recognized(content, path, SCHEMA) or breach.problem
        raise BaselineError(path, f"this is no baseline of findings: {told}", _HINT) from breach
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        told = recognized(content, path, SCHEMA) or why_unreadable(content) or str(error)
        raise BaselineError(path, f"this is no baseline of findings: {told}", _HINT) from error
    twice = [sort for sort, n in Counter(one.sort for one in found.known).items() if n > 1]
    if twice:
        first = twice[0]
        told = f"{first.rule or 'no rule'}, {first.kind}, {first.card or 'no card'}"
        raise BaselineError(path, f"listed more than once: {told}")
    return found
