"""
Signing the digests of a folder, and checking who has signed them, with sigstore.

https://www.sigstore.dev: nobody keeps a key. Whoever signs proves to a certificate authority who
they are (an address, or a workflow of a CI server); it certifies a key that is used once, and a
public log keeps that this was so. The bundle that comes of it is checked without a network, against
the keys of authority and log.

sigstore's client is the extra `sign`; it is imported when somebody signs or asks for signers.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec

from apnap.protocol import Record, doc
from apnap.protocol.bounds import Text
from apnap.protocol.extras import NotInstalled
from apnap.protocol.given_files import read_given

if TYPE_CHECKING:
    from sigstore.models import Bundle, ClientTrustConfig, TrustedRoot
    from sigstore.oidc import IdentityToken

LARGEST: Final = 1_048_576
"""Largest file of keys and addresses that is read, in bytes."""

_ISSUER: Final = "1.3.6.1.4.1.57264.1.1"
"""The extension of a certificate that says who vouches for the identity."""
_ROOT: Final = "application/vnd.dev.sigstore.trustedroot"


class NotSigned(Exception):
    """Something could not be signed; the message says why, and what to do."""


class NoSigner(Exception):
    """The signature is not that of anybody who was named; the message says why."""


class Signer(Record, frozen=True, kw_only=True, omit_defaults=False):
    """Who has signed."""

    identity: Annotated[Text, doc("An address, or the URL of a workflow of a CI server.")]
    issuer: Annotated[Text, doc("Who has vouched that it was them, as a URL; empty if not said.")]


class Asked(Record, frozen=True, kw_only=True):
    """Who may have signed, and whom we believe that they did."""

    signers: tuple[str, ...]
    """Identities; any of them will do."""
    issuer: str | None = None
    """Who has to vouch for them, as a URL; None: anybody whom authority and log believe."""
    trust: Path | None = None
    """A file of keys: sigstore's trusted root or trust configuration; None: the public ones."""


def check_installed() -> None:
    """Raise `NotInstalled` unless sigstore's client is here."""
    try:
        import sigstore  # noqa: F401, PLC0415 - an extra
    except ImportError as error:
        raise NotInstalled("sigstore", "A signature") from error


def check_ready(trust: Path | None) -> None:
    """
    Look for what signing needs, as far as that can be known before there is anything to sign.

    Raises `NotInstalled`, and `NotSigned` if the file `trust` cannot be used or if nobody is here
    who could say who they are.
    """
    check_installed()
    with _clearly():
        if trust is not None:
            _configuration(trust)
        if _ambient() is None and not sys.stdin.isatty():
            raise NotSigned(
                "nobody is here to say who signs: on a terminal one signs in with a browser; in CI "
                "the job needs a token for it (on GitHub `permissions: id-token: write`, on GitLab "
                "`id_tokens: SIGSTORE_ID_TOKEN: aud: sigstore`)"
            )


def sign(content: bytes, trust: Path | None) -> bytes:
    """
    Return a signature for the content of a file: a bundle of sigstore, as JSON.

    `trust` is a trust configuration of sigstore; None: the public one. On a terminal somebody may
    have to sign in with a browser. Raises `NotInstalled` and `NotSigned`.
    """
    check_installed()
    with _clearly():
        from sigstore.sign import SigningContext  # noqa: PLC0415 - an extra

        known = _configuration(trust)
        context = SigningContext.from_trust_config(known)
        with context.signer(_token(known)) as signer:
            return signer.sign_artifact(content).to_json().encode()


def signed_by(content: bytes, bundle: bytes, asked: Asked) -> Signer:
    """
    Return which of the signers has signed the content of a file.

    Nothing is fetched. Raises `NotInstalled`, and `NoSigner` if it is none of them.
    """
    check_installed()
    with _quietly():
        try:
            return _signed_by(content, bundle, asked)
        except NoSigner:
            raise
        except Exception as error:  # what strangers have written may break anything
            raise NoSigner(_why(error)) from error


def _signed_by(content: bytes, bundle: bytes, asked: Asked) -> Signer:
    from sigstore.errors import VerificationError  # noqa: PLC0415 - an extra
    from sigstore.models import Bundle  # noqa: PLC0415 - an extra
    from sigstore.verify import Verifier  # noqa: PLC0415 - an extra
    from sigstore.verify.policy import Identity  # noqa: PLC0415 - an extra

    verifier = Verifier(trusted_root=_root(asked.trust))
    read = Bundle.from_json(bundle)
    problems: list[str] = []
    for identity in asked.signers:
        try:
            policy = Identity(identity=identity, issuer=asked.issuer)
            verifier.verify_artifact(content, read, policy)
        except VerificationError as error:
            problems.append(_why(error))
        else:
            return Signer(identity=identity, issuer=_issuer(read))
    raise NoSigner("; ".join(dict.fromkeys(problems)))


def _issuer(bundle: Bundle) -> str:
    """Return who has vouched for a signer, as the certificate says it."""
    for extension in bundle.signing_certificate.extensions:
        if extension.oid.dotted_string == _ISSUER:
            value: Any = extension.value
            return str(value.value.decode(errors="replace"))
    return ""


def _configuration(trust: Path | None) -> ClientTrustConfig:
    """Return the addresses and keys with which to sign; the public ones are looked up."""
    from sigstore.models import ClientTrustConfig  # noqa: PLC0415 - an extra

    if trust is None:
        return ClientTrustConfig.production()
    return ClientTrustConfig.from_json(read_given(trust, LARGEST).decode())


def _root(trust: Path | None) -> TrustedRoot:
    """Return the keys that are believed, without asking for newer ones."""
    from sigstore.models import ClientTrustConfig, TrustedRoot  # noqa: PLC0415 - an extra

    if trust is None:
        return ClientTrustConfig.production(offline=True).trusted_root
    content = read_given(trust, LARGEST)
    kind = msgspec.json.decode(content, type=_Kind).media_type
    if kind.startswith(_ROOT):
        return TrustedRoot.from_file(str(trust))
    return ClientTrustConfig.from_json(content.decode()).trusted_root


class _Kind(msgspec.Struct):
    """What a file of sigstore is."""

    media_type: str = msgspec.field(name="mediaType")


def _token(known: ClientTrustConfig) -> IdentityToken:
    """Return what proves who we are: the token of a CI job, or one for which somebody signs in."""
    from sigstore.oidc import IdentityToken, Issuer  # noqa: PLC0415 - an extra

    ambient = _ambient()
    if ambient is not None:
        return IdentityToken(ambient)
    return Issuer(known.signing_config.get_oidc_url()).identity_token()


def _ambient() -> str | None:
    """Return the token that a CI server has given to this job; None if it has not."""
    from sigstore.oidc import detect_credential  # noqa: PLC0415 - an extra

    return detect_credential()


@contextmanager
def _clearly() -> Iterator[None]:
    """Let whatever keeps us from signing be a `NotSigned`."""
    with _quietly():
        try:
            yield
        except NotSigned:
            raise
        except Exception as error:  # of four servers and a browser
            raise NotSigned(_why(error)) from error


@contextmanager
def _quietly() -> Iterator[None]:
    """Keep what sigstore's client writes into its log from standard error."""
    logger = logging.getLogger("sigstore")
    before, handler = logger.propagate, logging.NullHandler()
    logger.addHandler(handler)
    logger.propagate = False
    try:
        yield
    finally:
        logger.removeHandler(handler)
        logger.propagate = before


def _why(error: BaseException) -> str:
    """Return why something failed, in a line, with the first cause."""
    texts: list[str] = []
    seen: BaseException | None = error
    while seen is not None:
        texts.append(" ".join(str(seen).split()) or type(seen).__name__)
        seen = seen.__cause__
    return ": ".join(dict.fromkeys(texts))
