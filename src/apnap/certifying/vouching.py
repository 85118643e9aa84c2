"""What a verification has proven, and what none can prove, in sentences."""

from __future__ import annotations

from apnap.certifying.certificate import Certificate
from apnap.certifying.results import Results, in_order
from apnap.certifying.signing import Signer

UNPROVEN = (
    "Who or what gave these answers, and whether it was the engine that is named: the rules are "
    "public, and whoever has this suite can write down right answers without any engine. That the "
    "seed of the images was drawn by chance, and that this was the first try. When and how fast it "
    "was played: the times in the files are only what somebody wrote into them."
)
"""What cannot be proven from a folder, whoever looks at it."""


def proven(proof: Certificate, results: Results, files: int, signer: Signer | None) -> str:
    """
    Return what was proven by verifying a certificate with its results in so many files.

    `signer` is who has signed them; None: nobody was asked for.
    """
    outcomes = [played.outcome for one in results.rounds for played in in_order(one)]
    images = sum(len(one.images) for one in results.rounds)
    drawn = (
        f"{images} of them are the images that the seed {proof.seed} draws, and the others"
        if images
        else "these"
    )
    errored = outcomes.count("errored")
    but = (
        f", but for how {errored} of them errored, which is believed because it speaks against "
        "the engine"
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
