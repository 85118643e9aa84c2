"""Forging certificates: what somebody can do who has apnap, and time."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from apnap.certifying.building import BUNDLE, CERTIFICATE, DIGESTS, Chosen, certified
from apnap.certifying.certificate import Certificate, TwoEngines
from apnap.certifying.digests import listed, sha256
from apnap.certifying.profiles import chosen
from apnap.certifying.results import Incomplete, Results, decode_results, encode_results
from apnap.certifying.retelling import Aside
from apnap.certifying.verifying import read_aside
from apnap.driver import CannotBeRead
from apnap.protocol.readable_json import encode
from apnap.suite import SuiteError

Json = dict[str, Any]


def forge(folder: Path, change: Callable[[Json], object]) -> None:
    """
    Change the results, and write anew whatever follows from them, with apnap itself.

    Where apnap refuses to certify such results, only the digests are made to fit.
    """
    plain = json.loads((folder / "results.json").read_bytes())
    change(plain)
    results = decode_results(msgspec.json.encode(plain))
    content = encode_results(results)
    (folder / "results.json").write_bytes(content)
    try:
        _, files = certified(results, _profiles(results), aside(folder))
    except (SuiteError, Incomplete, TwoEngines, CannotBeRead):
        proof = certificate(folder)
        files = {CERTIFICATE: encode(replace(proof, results=sha256(content)))}
    put(folder, **files)


def spell(folder: Path, old: bytes, new: bytes) -> None:
    """Write the first of a text in the results otherwise, and anew whatever follows from them."""
    content = (folder / "results.json").read_bytes()
    assert old in content
    content = content.replace(old, new, 1)
    results = decode_results(content)
    put(folder, **certified(results, _profiles(results), aside(folder), content)[1])


def call(folder: Path, engine: str) -> None:
    """Call the engine otherwise in all files."""
    _beside(folder, replace(aside(folder), engine=engine))


def issue(folder: Path, moment: str) -> None:
    """Say that it was issued at another moment, in all files."""
    _beside(folder, replace(aside(folder), issued=moment))


def _beside(folder: Path, told: Aside) -> None:
    results = decode_results((folder / "results.json").read_bytes())
    put(folder, **certified(results, _profiles(results), told)[1])


def put(folder: Path, **files: bytes) -> None:
    """Write files, and the digests of all that is there."""
    for name, content in files.items():
        (folder / name).write_bytes(content)
    there = [path for path in folder.iterdir() if path.is_file()]
    own = {path.name: path.read_bytes() for path in there if path.name not in {DIGESTS, BUNDLE}}
    (folder / DIGESTS).write_bytes(listed(own))


def certificate(folder: Path) -> Certificate:
    """Return the certificate of a folder."""
    return msgspec.json.decode((folder / CERTIFICATE).read_bytes(), type=Certificate)


def aside(folder: Path) -> Aside:
    """Return what stands in a folder beside the results."""
    files = {path.name: path.read_bytes() for path in folder.iterdir()}
    results = decode_results(files["results.json"])
    return read_aside(files, [one.edition for one in results.rounds])


def _profiles(results: Results) -> Chosen:
    return {one.edition: chosen(one.edition, one.profiles) for one in results.rounds}
