"""The job of the site that certifies Forge, run as it stands, for a profile that Forge has not."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

import pytest
from tests.ci.pages import ROOT, run, there

pytestmark = [
    there,
    pytest.mark.skipif(
        os.environ.get("APNAP_FORGE") != "1", reason="Forge is played by `tox -e forge` only"
    ),
]


def test_an_engine_that_is_not_certified_has_a_certificate(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    What `check.py` has installed by the same lock file is taken, and npm told to change nothing.

    To unpack Forge and Node once more takes npm seven seconds of processor time.
    """
    forge, copy = ROOT / "adapters" / "forge", tmp_path / "adapters" / "forge"
    shutil.copytree(forge, copy, ignore=shutil.ignore_patterns("node_modules"))
    (copy / "node_modules").symlink_to(forge / "node_modules")
    monkeypatch.setenv("npm_config_dry_run", "true")
    run("forge", tmp_path)
    proof = json.loads((tmp_path / "certificates" / "forge" / "certificate.json").read_bytes())
    assert proof["engine"]["name"] == "forge"
    assert proof["certified"] is False
