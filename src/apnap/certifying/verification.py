"""What `apnap verify --json` prints: what was found, what it proves, and what it does not."""

from __future__ import annotations

from typing import Annotated, Final

from apnap.certifying.signing import Signer
from apnap.protocol import EditionDate, Program, Record, doc
from apnap.protocol.bounds import Integer, Natural, Rows, Text

FORMAT: Final = 1


class Shown(Record, frozen=True, kw_only=True, omit_defaults=False):
    """A profile in an edition, and the verdict on it that was verified."""

    profile: Annotated[Text, doc("Its name.")]
    edition: Annotated[EditionDate, doc("The edition of the rulebook.")]
    certified: Annotated[bool, doc("Whether the engine is certified in it.")]
    verdict: Annotated[Text, doc("`certified`, or what it lacks, as the certificate has it.")]


class Verification(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What came of verifying a folder."""

    format: Annotated[Integer, doc("Number of this format.")] = FORMAT
    verified: Annotated[bool, doc("Whether everything is as it should be.")]
    problems: Annotated[Rows[Text], doc("What is not: each with the file and the place.")]
    engine: Annotated[Program | None, doc("The engine that is named; null if not verified.")] = None
    issued: Annotated[
        Text | None, doc("When it says that it was issued; null if not verified.")
    ] = None
    apnap: Annotated[
        Text | None, doc("Version of apnap, and so of the suite; null if not verified.")
    ] = None
    signer: Annotated[
        Signer | None, doc("Who has signed the folder; null if nobody was asked for, or verified.")
    ] = None
    profiles: Annotated[Rows[Shown], doc("The verdicts; none if not verified.")] = ()
    scenarios: Annotated[
        Natural, doc("How many scenarios and images were played again, if verified.")
    ] = 0
    aside: Annotated[Rows[Text], doc("What lies in the folder and was not looked at.")] = ()
    proven: Annotated[Text, doc("What was proven, in a sentence; empty if not verified.")] = ""
    unproven: Annotated[
        Text, doc("What nobody can prove from such a folder; empty if not verified.")
    ] = ""
