"""The site: the jobs that make it are run as they stand, for one profile and one rule."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest
from tests.ci.pages import PAGES, SMALL, run, scripts, there, using

pytestmark = there

HERE: Final = ("reference", "book")
ELSEWHERE: Final = ("forge",)
"""Jobs whose scripts `tests/forge/test_site.py` runs, where Forge can be had."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder in which the jobs were run, one after the other."""
    where = tmp_path_factory.mktemp("site")
    for job in HERE:
        run(job, where)
    return where


def test_every_script_is_run_somewhere() -> None:
    assert {job for job in PAGES["jobs"] if "steps" in PAGES["jobs"][job] and scripts(job)} == {
        *HERE,
        *ELSEWHERE,
    }


def test_what_is_told_for_the_test_is_what_the_jobs_read() -> None:
    read = {name for job in PAGES["jobs"].values() for name in job.get("env", {})}
    assert read == SMALL.keys() - {"GITHUB_REPOSITORY", "OMP_NUM_THREADS"}


def test_the_certificate_lies_where_it_is_handed_on(site: Path) -> None:
    handed = site / using("reference", "actions/upload-artifact")["path"]
    proof = json.loads((handed / "reference" / "certificate.json").read_bytes())
    assert proof["certified"] is True
    assert [one["profile"] for one in proof["profiles"]] == [SMALL["PROFILES"]]


def test_certificates_are_taken_from_where_they_were_laid() -> None:
    taken = using("book", "actions/download-artifact")
    handed = [using(job, "actions/upload-artifact") for job in ("reference", "forge")]
    assert {one["path"].rstrip("/") for one in handed} == {taken["path"]}
    assert all(one["name"].startswith(taken["pattern"].rstrip("*")) for one in handed)
    assert PAGES["jobs"]["book"]["needs"] == ["reference", "forge"]


def test_what_is_published_is_the_book_with_the_results(site: Path) -> None:
    book = site / using("book", "actions/upload-pages-artifact")["path"]
    assert (book / "index.html").is_file()
    assert "apnap reference engine" in (book / "results" / "index.html").read_text(encoding="utf-8")
    rule = (book / "rules" / f"{SMALL['RULES']}.html").read_text(encoding="utf-8")
    assert "https://rob-and-alex.github.io/apnap/rules/811.4.html#2026-01-16" in rule
