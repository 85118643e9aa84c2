"""
A certificate authority and a public log of our own, as sigstore has them, on this machine.

They answer sigstore's client over HTTP as Fulcio and Rekor do, with keys made a moment before: so
signing and checking are tried from end to end, and nothing leaves the machine.
"""

from __future__ import annotations

import base64
import hashlib
import json
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

import jwt
import rfc8785
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

ISSUER: Final = "https://issuer.example"
SCT: Final = x509.ObjectIdentifier("1.3.6.1.4.1.11129.2.4.2")
SAYS_WHO: Final = x509.ObjectIdentifier("1.3.6.1.4.1.57264.1.1")
ORIGIN: Final = "log.example - 1"
Json = dict[str, Any]
DER: Final = serialization.Encoding.DER
HOUR: Final = timedelta(hours=1)


def token(identity: str) -> str:
    """Return what a CI server would give to a job of somebody."""
    now = datetime.now(UTC)
    said = {"aud": "sigstore", "sub": identity, "iss": ISSUER, "iat": now, "exp": now + HOUR}
    return jwt.encode(said, "any key will do, for the authority does not look", algorithm="HS256")


def public(key: ec.EllipticCurvePrivateKey) -> bytes:
    form = serialization.PublicFormat.SubjectPublicKeyInfo
    return key.public_key().public_bytes(DER, form)


def key_id(key: ec.EllipticCurvePrivateKey) -> bytes:
    return hashlib.sha256(public(key)).digest()


def signature(key: ec.EllipticCurvePrivateKey, content: bytes) -> bytes:
    return key.sign(content, ec.ECDSA(hashes.SHA256()))


def text(content: bytes) -> str:
    return base64.b64encode(content).decode()


class Notary:
    """The authority and the log, with their keys."""

    def __init__(self) -> None:
        """Make the keys."""
        self.authority, self.witness, self.log = (
            ec.generate_private_key(ec.SECP256R1()) for _ in range(3)
        )
        self.began = datetime.now(UTC).replace(microsecond=0) - HOUR
        name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "authority.example")])
        self.root = (
            self._begun(name, name, self.authority.public_key())
            .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
            .add_extension(_usage(signs_certificates=True), critical=True)
            .sign(self.authority, hashes.SHA256())
        )

    def certified(self, key: ec.EllipticCurvePublicKey, identity: str) -> x509.Certificate:
        """Return a certificate for somebody's key, with the proof that the witness has seen it."""
        begun = (
            self._begun(self.root.subject, x509.Name([]), key)
            .add_extension(_usage(signs_certificates=False), critical=True)
            .add_extension(
                x509.ExtendedKeyUsage([ExtendedKeyUsageOID.CODE_SIGNING]), critical=False
            )
            .add_extension(
                x509.AuthorityKeyIdentifier.from_issuer_public_key(self.authority.public_key()),
                critical=False,
            )
            .add_extension(x509.SubjectAlternativeName([x509.RFC822Name(identity)]), critical=True)
            .add_extension(x509.UnrecognizedExtension(SAYS_WHO, ISSUER.encode()), critical=False)
        )
        seen = begun.sign(self.authority, hashes.SHA256()).tbs_certificate_bytes
        proof = x509.UnrecognizedExtension(SCT, self._seen(seen))
        return begun.add_extension(proof, critical=False).sign(self.authority, hashes.SHA256())

    def logged(self, entry: Json) -> Json:
        """Return an entry as it stands in the log: the only one in it."""
        body = rfc8785.dumps(entry)
        moment = int(datetime.now(UTC).timestamp())
        leaf = hashlib.sha256(b"\0" + body).digest()
        note = f"{ORIGIN}\n1\n{text(leaf)}\n"
        signed = text(key_id(self.log)[:4] + signature(self.log, note.encode()))
        said: Json = {
            "body": text(body),
            "integratedTime": moment,
            "logID": key_id(self.log).hex(),
            "logIndex": 0,
        }
        proof = {
            "logIndex": 0,
            "rootHash": leaf.hex(),
            "treeSize": 1,
            "hashes": [],
            "checkpoint": f"{note}\n\u2014 log.example {signed}\n",
        }
        promise = text(signature(self.log, rfc8785.dumps(said)))
        return {
            leaf.hex(): said
            | {"verification": {"inclusionProof": proof, "signedEntryTimestamp": promise}}
        }

    def trusted(self) -> Json:
        """Return the keys to be believed, as sigstore writes them down."""
        valid = {"start": self.began.isoformat()}
        chain = {"certificates": [{"rawBytes": text(self.root.public_bytes(DER))}]}
        return {
            "mediaType": "application/vnd.dev.sigstore.trustedroot+json;version=0.1",
            "tlogs": [_instance(self.log, valid)],
            "ctlogs": [_instance(self.witness, valid)],
            "certificateAuthorities": [
                {
                    "subject": {"organization": "example", "commonName": "authority.example"},
                    "uri": "http://authority.example",
                    "certChain": chain,
                    "validFor": valid,
                }
            ],
            "timestampAuthorities": [],
        }

    def configuration(self, url: str) -> Json:
        """Return the keys, and the address at which authority and log are asked."""
        service = {
            "url": url,
            "majorApiVersion": 1,
            "validFor": {"start": self.began.isoformat()},
            "operator": "example",
        }
        return {
            "mediaType": "application/vnd.dev.sigstore.clienttrustconfig.v0.1+json",
            "trustedRoot": self.trusted(),
            "signingConfig": {
                "mediaType": "application/vnd.dev.sigstore.signingconfig.v0.2+json",
                "caUrls": [service],
                "oidcUrls": [service],
                "rekorTlogUrls": [service],
                "rekorTlogConfig": {"selector": "ANY"},
                "tsaUrls": [],
                "tsaConfig": {"selector": "ANY"},
            },
        }

    def _begun(
        self, issuer: x509.Name, subject: x509.Name, key: ec.EllipticCurvePublicKey
    ) -> x509.CertificateBuilder:
        return (
            x509.CertificateBuilder()
            .issuer_name(issuer)
            .subject_name(subject)
            .public_key(key)
            .serial_number(x509.random_serial_number())
            .not_valid_before(self.began)
            .not_valid_after(self.began + 2 * HOUR)
            .add_extension(x509.SubjectKeyIdentifier.from_public_key(key), critical=False)
        )

    def _seen(self, certificate: bytes) -> bytes:
        """Return the list of proofs that certificates were seen (RFC 6962), with this one in it."""
        moment = int(self.began.timestamp() * 1000)
        issuer = hashlib.sha256(public(self.authority)).digest()
        entry = issuer + len(certificate).to_bytes(3, "big") + certificate
        signed = signature(self.witness, struct.pack("!BBQH", 0, 0, moment, 1) + entry + b"\0\0")
        proof = struct.pack("!B32sQHBBH", 0, key_id(self.witness), moment, 0, 4, 3, len(signed))
        proof += signed
        listed = struct.pack("!HH", len(proof) + 2, len(proof)) + proof
        return b"\x04" + bytes([len(listed)] if len(listed) < 128 else [0x81, len(listed)]) + listed


@contextmanager
def serving(notary: Notary, where: Path) -> Iterator[Path]:
    """Let a notary answer, and give the file that says where and with which keys."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            said = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            answer = _signing(notary, self, said) if "signingCert" in self.path else None
            content = json.dumps(answer or notary.logged(said)).encode()
            self.send_response(201)
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            url = f"http://127.0.0.1:{server.server_address[1]}"
            where.write_text(json.dumps(notary.configuration(url)), encoding="utf-8")
            yield where
        finally:
            server.shutdown()
            thread.join()


def _signing(notary: Notary, asked: BaseHTTPRequestHandler, said: Json) -> Json:
    """Return a certificate for whom the token names, as Fulcio does."""
    given = asked.headers["Authorization"].removeprefix("Bearer ")
    identity = jwt.decode(given, options={"verify_signature": False})["sub"]
    request = x509.load_pem_x509_csr(base64.b64decode(said["certificateSigningRequest"]))
    key = request.public_key()
    assert isinstance(key, ec.EllipticCurvePublicKey)
    one = notary.certified(key, identity)
    chain = [each.public_bytes(serialization.Encoding.PEM).decode() for each in (one, notary.root)]
    return {"signedCertificateEmbeddedSct": {"chain": {"certificates": chain}}}


def _usage(*, signs_certificates: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not signs_certificates,
        key_cert_sign=signs_certificates,
        crl_sign=signs_certificates,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        encipher_only=False,
        decipher_only=False,
    )


def _instance(key: ec.EllipticCurvePrivateKey, valid: dict[str, str]) -> Json:
    return {
        "baseUrl": "http://log.example",
        "hashAlgorithm": "SHA2_256",
        "publicKey": {
            "rawBytes": text(public(key)),
            "keyDetails": "PKIX_ECDSA_P256_SHA_256",
            "validFor": valid,
        },
        "logId": {"keyId": text(key_id(key))},
    }
