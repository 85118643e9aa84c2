"""
The certificate as an in-toto statement, so that it can be signed with tools that exist.

https://github.com/in-toto/attestation/blob/main/spec/v1/statement.md and, for the predicate,
https://github.com/in-toto/attestation/blob/main/spec/predicates/test-result.md.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from apnap.certifying.certificate import Certificate
from apnap.certifying.digests import sha256
from apnap.certifying.judging import ProfileVerdict, Standing
from apnap.protocol import Record, doc
from apnap.protocol.bounds import Map, Rows, Text
from apnap.protocol.readable_json import encode

STATEMENT: Final = "https://in-toto.io/Statement/v1"
PREDICATE: Final = "https://in-toto.io/attestation/test-result/v0.1"


class Resource(Record, frozen=True, kw_only=True):
    """Something that a statement speaks of: what in-toto calls a resource descriptor."""

    name: Annotated[Text, doc("Its name.")]
    uri: Annotated[Text | None, doc("What identifies it, or where to read about it.")] = None
    digest: Annotated[Map[Text, Text], doc("Name of an algorithm: digest in hexadecimal digits.")]
    annotations: Annotated[Map[Text, Text], doc("More about it.")] = msgspec.field(
        default_factory=dict
    )


class Predicate(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What was tested and what came of it. A test is a profile in an edition."""

    result: Annotated[
        Literal["PASSED", "WARNED", "FAILED"],
        doc("Whether all chosen profiles are certified; WARNED: some of them only partly."),
    ]
    configuration: Annotated[Rows[Resource], doc("The suite, and certificate.json by its digest.")]
    passed: Annotated[
        Rows[Text], doc("Profiles that are certified, such as `core@2026-01-16`.")
    ] = msgspec.field(name="passedTests")
    warned: Annotated[Rows[Text], doc("Profiles that are partly certified.")] = msgspec.field(
        name="warnedTests", default=()
    )
    failed: Annotated[Rows[Text], doc("Chosen profiles that are not certified.")] = msgspec.field(
        name="failedTests"
    )
    certificate: Annotated[
        Certificate, doc("The content of certificate.json; an extension of the predicate.")
    ] = msgspec.field(name="apnap_certificate")


class Statement(Record, frozen=True, kw_only=True, omit_defaults=False):
    """An in-toto statement about an engine."""

    type: Annotated[Literal["https://in-toto.io/Statement/v1"], doc("What this is.")] = (
        msgspec.field(name="_type", default=STATEMENT)
    )
    subject: Annotated[
        Rows[Resource], doc("The engine, with the digest of results.json.", min_length=1)
    ]
    predicate_type: Annotated[
        Literal["https://in-toto.io/attestation/test-result/v0.1"], doc("What the predicate is.")
    ] = msgspec.field(name="predicateType", default=PREDICATE)
    predicate: Annotated[Predicate, doc("What was tested and what came of it.")]


def statement(certificate: Certificate) -> Statement:
    """Return the statement that says what a certificate says."""
    engine, suite = certificate.engine, certificate.suite
    return Statement(
        subject=(
            Resource(
                name=engine.name,
                uri=engine.url,
                digest={"sha256": certificate.results},
                annotations={"version": engine.version},
            ),
        ),
        predicate=Predicate(
            result=_result(certificate),
            configuration=(
                Resource(
                    name="apnap",
                    uri=f"pkg:pypi/apnap@{suite.apnap}",
                    digest={"sha256": suite.digest},
                    annotations={"version": suite.apnap},
                ),
                Resource(name="certificate.json", digest={"sha256": sha256(encode(certificate))}),
            ),
            passed=_those("certified", certificate),
            warned=_those("partly certified", certificate),
            failed=_those("not certified", certificate),
            certificate=certificate,
        ),
    )


def _result(certificate: Certificate) -> Literal["PASSED", "WARNED", "FAILED"]:
    if certificate.certified:
        return "PASSED"
    failed = any(one.standing == "not certified" for one in certificate.profiles)
    return "FAILED" if failed else "WARNED"


def _those(standing: Standing, certificate: Certificate) -> tuple[str, ...]:
    return tuple(_name(one) for one in certificate.profiles if one.standing == standing)


def _name(verdict: ProfileVerdict) -> str:
    return f"{verdict.profile}@{verdict.edition}"
