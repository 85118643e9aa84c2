"""What `apnap verify --json` prints: what was found, what it proves, and what it does not."""

from __future__ import annotations

from typing import Annotated, Final

from apnap.certifying.certificate import Certificate
from apnap.certifying.results import Results, in_order
from apnap.certifying.signing import Signer
from apnap.harmless import clean
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


_UNPROVEN: Final = (
    "Who or what gave these answers, and whether it was the engine that is named: the rules are "
    "public, and whoever has this suite can write down right answers without any engine. That the "
    "seed of the images was drawn by chance, and that this was the first try. When and how fast it "
    "was played: the times in the files are only what somebody wrote into them. That the engine "
    "declared of itself what stands there: more players or cards may have been added since."
)


def unproven(called: str) -> str:
    """Return what nobody can prove from a folder in which the engine is `called` so."""
    return f"{_UNPROVEN} How the engine was called: `{clean(called)}` is likewise only written."


def proven(proof: Certificate, results: Results, files: int, signer: Signer | None) -> str:
    """
    Return what was proven by verifying a certificate with its results in so many files.

    `signer` is who has signed them; None: nobody was asked for.
    """
    outcomes = [played.outcome for one in results.rounds for played in in_order(one)]
    images = sum(len(one.images) for one in results.rounds)
    chosen = ", which was chosen for the run and not drawn," if proof.seed_chosen else ""
    drawn = (
        f"{images} of them are the images that the seed {proof.seed}{chosen} draws, and the others"
        if images
        else "these"
    )
    errored = outcomes.count("errored")
    but = (
        f", but for how {errored} of them errored, which is believed because it speaks against "
        "the engine (the reason is only text of whoever has played)"
        if errored
        else ""
    )
    return (
        f"The recorded answers, played again against the suite of apnap {proof.suite.apnap} "
        f"({proof.suite.digest[:12]}…), lead to the outcomes of all {len(outcomes)} "
        f"scenarios{but}; {drawn} are all scenarios of the profiles; they lead to these verdicts; "
        f"and all {files} files say this and nothing else, times aside.{_signed(signer)}"
    )


def _signed(signer: Signer | None) -> str:
    """Return what a signature proves."""
    if signer is None:
        return ""
    vouched = f", as {signer.issuer} vouches," if signer.issuer else ""
    return (
        f" {signer.identity}{vouched} has signed the digests of these files: that is who stands by "
        "them, and not who played."
    )
