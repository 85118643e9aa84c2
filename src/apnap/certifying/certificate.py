"""
The certificate: what an engine has shown, profile by profile and rule by rule.

Apart from the moment of its issue it depends on nothing but the suite and the results.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Final

from apnap.certifying.judging import Imaged, ProfileVerdict, judge
from apnap.certifying.profiles import Profile
from apnap.certifying.results import Results, check_complete, images_of
from apnap.driver import Outcome
from apnap.protocol import Capabilities, EditionDate, Program, Record, doc
from apnap.protocol.bounds import Integer, Rows, Text
from apnap.suite import Scenario
from apnap.symmetries.drawn_images import goes_on
from apnap.symmetries.sampling import tested
from apnap.symmetries.seeds import LARGEST

FORMAT: Final = 1

SHA256: Final = r"^[0-9a-f]{64}$"


_MOMENT: Final = r"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
"""Digits are those of ASCII: `\\d` would take those of every script."""


class SuiteRun(Record, frozen=True, kw_only=True, omit_defaults=False):
    """The suite that was run."""

    apnap: Annotated[Text, doc("Version of apnap.")]
    digest: Annotated[
        Text,
        doc(
            "SHA-256 of the list of all its features, schemas, cards and editions.", pattern=SHA256
        ),
    ]


class Certificate(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What an engine has shown."""

    format: Annotated[Integer, doc("Number of this format.")] = FORMAT
    issued: Annotated[Text, doc("When it was issued, in UTC.", pattern=_MOMENT)]
    engine: Annotated[Program, doc("The engine, as it introduced itself.")]
    protocol: Annotated[Text, doc("Version of the protocol that it spoke.")]
    suite: Annotated[SuiteRun, doc("The suite that was run.")]
    results: Annotated[Text, doc("SHA-256 of results.json.", pattern=SHA256)]
    seed: Annotated[
        Annotated[int, doc("A number.", ge=0, le=LARGEST)] | None,
        doc("By what the images were drawn; null: there are none, as of old."),
    ] = None
    seed_chosen: Annotated[
        bool,
        doc(
            "Whether whoever certified has chosen it, so that the engine may have been prepared "
            "for it; if not, it says that the run has drawn it."
        ),
    ] = False
    certified: Annotated[bool, doc("Whether the engine is certified in all chosen profiles.")]
    profiles: Annotated[
        Rows[ProfileVerdict], doc("The chosen profiles, edition by edition.", min_length=1)
    ]


class TwoEngines(Exception):
    """The engine introduced itself in one way and then in another."""


def imaged(
    images: Sequence[Scenario],
    came: Mapping[str, Outcome],
    profiles: Sequence[Profile],
    seed: int | None,
    can: Capabilities,
) -> Iterator[Imaged]:
    """
    Yield the images that a seed has drawn for an engine, with what they put to the test.

    `came` says what came of each, by id.
    """
    editions = {one.id: (one, each.edition) for each in profiles for one in each.deciding}
    for image in images:
        if image.image is not None and seed is not None:
            scenario, edition = editions[image.image.of]
            test = tested(can, scenario, image, seed, edition)
            yield Imaged(
                id=image.id,
                of=scenario.id,
                outcome=came[image.id],
                goes_on=goes_on(image.image.symmetry),
                trials=test.trials,
                whole=test.whole,
                wants=test.wants,
            )


def certificate(
    results: Results,
    digest: str,
    profiles: Mapping[EditionDate, Sequence[Profile]],
    issued: str,
) -> Certificate:
    """
    Return the certificate for results.

    `digest` is that of their file, `profiles` are the chosen ones by edition. Raises `Incomplete`
    unless each scenario of each profile and each image was played once, and `TwoEngines` if not all
    was played by an engine of one name and version.
    """
    verdicts: list[ProfileVerdict] = []
    for one in results.rounds:
        chosen = profiles[one.edition]
        drawn = images_of(chosen, results.seed, one.introduced.capabilities)
        check_complete(one, chosen, tuple(image.id for image in drawn))
        outcomes = {scenario.id: scenario.outcome for scenario in one.scenarios}
        came = {each.id: each.outcome for each in one.images}
        images = tuple(imaged(drawn, came, chosen, results.seed, one.introduced.capabilities))
        verdicts += (judge(profile, outcomes, images) for profile in chosen)
    introduced = results.rounds[0].introduced
    for one in results.rounds[1:]:
        if one.introduced != introduced:
            raise TwoEngines(f"the engine introduces itself otherwise in edition {one.edition}")
    return Certificate(
        issued=issued,
        engine=introduced.engine,
        protocol=introduced.protocol,
        suite=SuiteRun(apnap=results.apnap, digest=results.suite),
        results=digest,
        seed=results.seed,
        seed_chosen=results.seed_chosen,
        certified=all(verdict.certified for verdict in verdicts),
        profiles=tuple(verdicts),
    )
