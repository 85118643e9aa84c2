"""Signing a certificate's folder, and checking who has signed it: with sigstore's own client."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from tests.certifying.forging import put
from tests.certifying.notary import ISSUER, Notary, serving, token
from typer.testing import CliRunner, Result

from apnap.certifying.signing import Asked, NoSigner, NotSigned, Signer, sign, signed_by
from apnap.certifying.verifying import verify
from apnap.cli.app import app

ANN: Final = "ann@engines.example"
BUNDLE: Final = "SHA256SUMS.sigstore.json"
SMALL: Final = ("--profile", "teams", "--edition", "2006-10-01", "--seed", "1")
NOBODY: Final = dict.fromkeys(
    ("GITHUB_ACTIONS", "BUILDKITE", "CIRCLECI", "GITLAB_CI", "SIGSTORE_ID_TOKEN")
)
"""Where no CI server says who we are."""


@pytest.fixture(scope="module")
def notary() -> Notary:
    """Return an authority and a log with keys of their own."""
    return Notary()


@pytest.fixture(scope="module")
def trust(notary: Notary, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Let the notary answer, and return the file that says where."""
    with serving(notary, tmp_path_factory.mktemp("trust") / "trust.json") as found:
        yield found


@pytest.fixture
def ann(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the job be one of GitLab, which says that it is Ann's."""
    for name in NOBODY:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    monkeypatch.setenv("GITLAB_CI", "true")
    monkeypatch.setenv("SIGSTORE_ID_TOKEN", token(ANN))


@pytest.fixture
def signed(certified: Path, trust: Path, tmp_path: Path, ann: None) -> Path:  # noqa: ARG001 - it is Ann who signs
    """Return a copy of the small certification that Ann has signed."""
    folder = Path(shutil.copytree(certified, tmp_path / "copy"))
    bundle = sign((folder / "SHA256SUMS").read_bytes(), trust)
    (folder / BUNDLE).write_bytes(bundle)
    return folder


def apnap(*words: str | Path) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words], env={"COLUMNS": "100"})


@pytest.mark.usefixtures("ann", "narrowed")
def test_what_is_signed_is_verified_with_its_signer(trust: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    done = apnap(
        "certify", "direct:reference", "--out", out, *SMALL, "--sign", "--trust-config", trust
    )
    assert done.exit_code == 0, done.output
    assert f"signed: {out / BUNDLE}" in done.stdout
    who = ("--signer", "bob@engines.example", "--signer", ANN, "--issuer", ISSUER)
    found = apnap("verify", out, *who, "--trust-config", trust)
    assert found.exit_code == 0, found.output
    assert f"  signed: {ANN} ({ISSUER})" in found.stdout
    assert f"{ANN}, as {ISSUER} vouches, has signed the digests of these files" in found.stdout
    shown = json.loads(apnap("verify", out, *who, "--trust-config", trust, "--json").stdout)
    assert (shown["signer"], shown["aside"]) == ({"identity": ANN, "issuer": ISSUER}, [])
    alone = json.loads(apnap("verify", out, "--json").stdout)
    assert (alone["signer"], alone["aside"]) == (None, [BUNDLE])


def test_only_the_keys_are_needed_to_verify(signed: Path, notary: Notary, tmp_path: Path) -> None:
    root = tmp_path / "trusted_root.json"
    root.write_text(json.dumps(notary.trusted()), encoding="utf-8")
    found = verify(signed, asked=Asked(signers=(ANN,), trust=root))
    assert found.signer == Signer(identity=ANN, issuer=ISSUER)


@pytest.mark.parametrize(
    ("signers", "issuer", "problem"),
    [
        (("bob@engines.example",), None, "SANs do not match bob@engines.example"),
        ((ANN,), "https://other.example", "OIDCIssuer does not match"),
        ((ANN.upper(), "*"), ISSUER, "SANs do not match *"),
    ],
)
def test_somebody_else_is_not_the_signer(
    signed: Path, trust: Path, signers: tuple[str, ...], issuer: str | None, problem: str
) -> None:
    found = verify(signed, asked=Asked(signers=signers, issuer=issuer, trust=trust))
    assert not found.verified
    (told,) = found.problems
    assert told.startswith(f"{BUNDLE}: ")
    assert problem in told


def test_a_signature_is_of_one_folder(signed: Path, trust: Path) -> None:
    put(signed, **{"summary.md": (signed / "summary.md").read_bytes() + b"Best of all\n"})
    found = verify(signed, asked=Asked(signers=(ANN,), trust=trust))
    assert any(problem.startswith(f"{BUNDLE}: ") for problem in found.problems)
    (signed / BUNDLE).unlink()
    found = verify(signed, asked=Asked(signers=(ANN,), trust=trust))
    assert f"{BUNDLE} is missing: nobody has signed this folder" in found.problems


def test_a_signature_under_other_keys_or_with_another_key_is_none(
    signed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("XDG_CACHE_HOME", "XDG_DATA_HOME"):  # where the client keeps the public keys
        monkeypatch.setenv(name, str(tmp_path))
    content, bundle = (signed / "SHA256SUMS").read_bytes(), (signed / BUNDLE).read_bytes()
    other = tmp_path / "other.json"
    other.write_text(json.dumps(Notary().trusted()), encoding="utf-8")
    for trust in (other, tmp_path / "nowhere.json", signed / "badge.json", None):
        with pytest.raises(NoSigner, match=r"\w"):
            signed_by(content, bundle, Asked(signers=(ANN,), trust=trust))


@pytest.mark.parametrize("spoilt", ["signature", "rawBytes", "signedEntryTimestamp", "envelope"])
def test_each_part_of_a_signature_counts(signed: Path, trust: Path, spoilt: str) -> None:
    content, bundle = (signed / "SHA256SUMS").read_bytes(), (signed / BUNDLE).read_text("utf-8")
    before, found, after = bundle.partition(f'"{spoilt}":"')
    assert found
    place = 60
    letter = "A" if after[place] != "A" else "B"
    forged = f"{before}{found}{after[:place]}{letter}{after[place + 1 :]}".encode()
    asked = Asked(signers=(ANN,), trust=trust)
    assert signed_by(content, bundle.encode(), asked).identity == ANN
    with pytest.raises(NoSigner):
        signed_by(content, forged, asked)


@pytest.mark.parametrize("bundle", [b"", b"{}", b"[" * 100_000, b'{"mediaType": 1}', b"\xff"])
def test_what_is_no_signature_is_said_to_be_none(trust: Path, bundle: bytes) -> None:
    with pytest.raises(NoSigner, match=r"\w"):
        signed_by(b"", bundle, Asked(signers=(ANN,), trust=trust))


@pytest.mark.usefixtures("ann", "narrowed")
def test_without_a_network_there_is_a_certificate_and_no_signature(
    notary: Notary, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    with serving(notary, tmp_path / "gone.json") as gone:
        pass  # and nobody answers any more
    command = ("certify", "direct:reference", "--out", out, *SMALL, "--sign")
    done = apnap(*command, "--trust-config", gone)
    assert done.exit_code == 1
    assert "the certificate was written, and it is not signed: " in done.stderr
    assert f"python -m sigstore sign {out / 'SHA256SUMS'}" in done.stderr
    assert verify(out).verified
    with pytest.raises(NotSigned, match=r"127\.0\.0\.1"):
        sign(b"", gone)


def test_where_nobody_can_say_who_signs_nothing_is_played(
    monkeypatch: pytest.MonkeyPatch, trust: Path, tmp_path: Path
) -> None:
    for name in NOBODY:
        monkeypatch.delenv(name, raising=False)
    command = ("certify", "direct:nobody", "--out", tmp_path / "out", "--sign")
    done = apnap(*command, "--trust-config", trust)
    assert done.exit_code == 2
    assert "nobody is here to say who signs: on a terminal one signs in" in done.stderr
    done = apnap(*command, "--trust-config", tmp_path / "nowhere.json")
    assert (done.exit_code, "nowhere.json" in done.stderr) == (2, True)


def test_without_the_extra_it_is_said_what_to_install(
    certified: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "sigstore", None)
    for command in (
        ("verify", certified, "--signer", ANN),
        ("certify", "direct:nobody", "--out", tmp_path / "out", "--sign"),
    ):
        done = apnap(*command)
        assert done.exit_code == 2
        assert "A signature needs sigstore, which isn't installed." in done.stderr
        assert "pip install 'apnap[sign]'" in done.stderr


def test_what_is_about_a_signature_needs_one(certified: Path, tmp_path: Path) -> None:
    for words in (("--issuer", ISSUER), ("--trust-config", tmp_path)):
        done = apnap("verify", certified, *words)
        assert (done.exit_code, "name a --signer" in done.stderr) == (2, True)
    done = apnap("certify", "direct:nobody", "--out", tmp_path / "out", "--trust-config", tmp_path)
    assert (done.exit_code, "it needs --sign" in done.stderr) == (2, True)
