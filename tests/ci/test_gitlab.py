"""The job for GitLab: what its scripts do, green and red."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest
from tests.ci.laid import lay
from tests.ci.test_action import ATTACK, baseline
from tests.ci.workflows import GITLAB, ROOT, gitlab

SMALL: Final = {"APNAP_PROFILES": "teams", "APNAP_EDITIONS": "2006-10-01"}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return a project's folder in which apnap is installed already; its profiles are small."""
    lay(tmp_path / ".apnap")
    return tmp_path


@pytest.mark.parametrize(("engine", "status"), [("direct:reference", 0), ("direct:null", 1)])
def test_an_engine_is_certified_or_the_job_fails(engine: str, status: int, project: Path) -> None:
    (done,) = gitlab(project, "script", APNAP_ENGINE=engine, **SMALL)
    assert done.returncode == status, done.stdout + done.stderr
    verdict = json.loads((project / "apnap-reports/certificate.json").read_bytes())["profiles"][0]
    assert verdict["certified"] is (status == 0)


@pytest.mark.parametrize(("known", "status"), [([], 0), ([ATTACK], 1)])
def test_an_engine_is_held_against_a_baseline(known: list[str], status: int, project: Path) -> None:
    baseline(project / "known.json", *known)
    limits = {"APNAP_BASELINE": "known.json", "APNAP_LIMITS": "answer=20,start=40"}
    (done,) = gitlab(project, "script", APNAP_ENGINE="direct:reference", **SMALL, **limits)
    assert done.returncode == status, done.stdout + done.stderr
    assert "baseline: " in done.stdout
    junit = GITLAB[".apnap"]["artifacts"]["reports"]["junit"]
    assert (project / junit).read_text(encoding="utf-8").startswith("<?xml")


def test_an_engine_has_to_be_named(project: Path) -> None:
    (done,) = gitlab(project, "script", **SMALL)
    assert (done.returncode != 0, "APNAP_ENGINE: the engine" in done.stderr) == (True, True)


def test_a_package_has_to_be_named(tmp_path: Path) -> None:
    (done,) = gitlab(tmp_path, "before_script")
    assert done.returncode
    assert "APNAP_PACKAGE: what pip installs" in done.stderr


def test_the_readme_of_ci_names_every_variable() -> None:
    text = (ROOT / "docs/ci/README.md").read_text(encoding="utf-8")
    own = [name for name in GITLAB[".apnap"]["variables"] if name.startswith("APNAP_")]
    assert own
    assert [name for name in own if f"`{name}`" not in text] == []
