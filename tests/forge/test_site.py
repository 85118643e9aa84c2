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


def test_an_engine_that_is_not_certified_has_a_certificate(tmp_path: Path) -> None:
    skip = shutil.ignore_patterns("node_modules")
    shutil.copytree(ROOT / "adapters" / "forge", tmp_path / "adapters" / "forge", ignore=skip)
    run("forge", tmp_path)
    proof = json.loads((tmp_path / "certificates" / "forge" / "certificate.json").read_bytes())
    assert proof["engine"]["name"] == "forge"
    assert proof["certified"] is False
