"""
The workflows of GitHub: their shell steps run as they stand, on a copy of the checkout.

What the copy lacks is a release, so the steps of `RELEASING.md` that make one are run on it first.
A step that would play the whole suite is told to play nothing, by the environment; one is not run.
What makes the site is run by `tests/ci/test_site.py` and `tests/forge/test_site.py`.
"""

from __future__ import annotations

import os
import re
import subprocess
import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import pytest
import yaml
from tests.packaging.commands import BUILDS, ROOT, VERSION

FOLDER: Final = ROOT / ".github" / "workflows"
HERE: Final = FOLDER.is_dir()  # an sdist has no workflows
WORKFLOWS: Final[Mapping[str, Mapping[str, Any]]] = {
    path.name: yaml.safe_load(path.read_bytes()) for path in FOLDER.glob("*.yml")
}

INSTALLS: Final = "python -m pip install ."
NOT_RUN: Final = {
    ".ci/run": "It plays all of tox, of which this test is a part. Its one line is the README's.",
} | {
    step["run"]: "It needs apnap: `tests/ci/test_site.py` runs it, or `tests/forge/test_site.py`."
    for job in WORKFLOWS.get("pages.yml", {"jobs": {}})["jobs"].values()
    for step in job["steps"]
    if step.get("run", INSTALLS) != INSTALLS
}

pytestmark = pytest.mark.skipif(not HERE, reason="there are no workflows in an sdist")


def jobs() -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    """Yield all jobs with the names of their workflows and their own."""
    for name, workflow in sorted(WORKFLOWS.items()):
        for job, content in workflow["jobs"].items():
            yield name, job, content


def steps() -> list[Any]:
    """Return all steps of all jobs, each with a name for its test."""
    return [
        pytest.param(step, id=f"{name}-{job}-{number}")
        for name, job, content in jobs()
        for number, step in enumerate(content.get("steps", ()), 1)
    ]


SCRIPTS: Final = [one for one in steps() if "run" in one.values[0]]
ACTIONS: Final = [one for one in steps() if "uses" in one.values[0]]


@pytest.mark.parametrize("step", SCRIPTS)
def test_a_script_runs(
    step: Mapping[str, str], ran: Callable[[str], subprocess.CompletedProcess[str]]
) -> None:
    if step["run"] in NOT_RUN:
        pytest.skip(NOT_RUN[step["run"]])
    done = ran(step["run"])
    assert done.returncode == 0, done.stdout + done.stderr


def test_what_is_not_run_is_what_the_readme_tells_everybody_to_run() -> None:
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
    line = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()[-1]
    assert f"```sh\n{line}\n```" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_what_is_built_is_the_release(built: Path) -> None:
    assert BUILDS in [
        step.get("run") for step in WORKFLOWS["release.yml"]["jobs"]["build"]["steps"]
    ]
    found = sorted(path.name for path in built.iterdir())
    assert found == [f"apnap-{VERSION}-py3-none-any.whl", f"apnap-{VERSION}.tar.gz"]


def test_the_changelog_has_the_release_and_nothing_waits(released: Path) -> None:
    text = (released / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## \[(.*?)\] - \d{4}-\d\d-\d\d$", text, re.MULTILINE) == [VERSION]
    assert sorted(path.name for path in (released / "changelog.d").iterdir()) == ["README.md"]


class TestDefinition:
    @pytest.mark.parametrize("step", ACTIONS)
    def test_an_action_of_others_is_pinned(self, step: Mapping[str, str]) -> None:
        assert re.fullmatch(r"[\w.-]+/[\w.-]+@(v\d+|release/v\d+|[0-9a-f]{40})", step["uses"])

    @pytest.mark.parametrize("step", SCRIPTS)
    def test_no_script_holds_an_expression(self, step: Mapping[str, str]) -> None:
        assert "${{" not in step["run"]

    def test_nobody_may_do_more_than_read_but_the_jobs_that_publish(self) -> None:
        for workflow in WORKFLOWS.values():
            assert workflow["permissions"] == {"contents": "read"}
        may = {(name, job): content.get("permissions") for name, job, content in jobs()}
        asked = {key: rights for key, rights in may.items() if rights is not None}
        assert asked == {
            ("release.yml", "publish"): {"id-token": "write"},
            ("pages.yml", "publish"): {"id-token": "write", "pages": "write"},
        }

    def test_the_job_that_publishes_the_site_runs_nothing_of_ours(self) -> None:
        job = WORKFLOWS["pages.yml"]["jobs"]["publish"]
        assert [step.get("uses", "").partition("@")[0] for step in job["steps"]] == [
            "actions/deploy-pages"
        ]
        assert job["needs"] == "book"
        assert job["environment"] == {"name": "github-pages"}

    def test_the_job_that_publishes_runs_nothing_of_ours(self) -> None:
        job = WORKFLOWS["release.yml"]["jobs"]["publish"]
        assert [step.get("uses", "").partition("@")[0] for step in job["steps"]] == [
            "actions/download-artifact",
            "pypa/gh-action-pypi-publish",
        ]
        assert job["needs"] == ["checks", "build"]
        assert job["environment"] == "pypi"

    def test_no_checkout_keeps_the_token(self) -> None:
        found = [step for _, _, job in jobs() for step in job.get("steps", ())]
        checkouts = [step for step in found if step.get("uses", "").startswith("actions/checkout@")]
        assert checkouts
        kept = [one for one in checkouts if one["with"]["persist-credentials"] is not False]
        assert kept == []

    def test_every_python_that_the_package_names_is_tried(self) -> None:
        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        named = re.findall(r"Python :: (3\.\d+)", "\n".join(project["classifiers"]))
        checks = WORKFLOWS["checks.yml"]["jobs"]
        (first,) = (
            step["with"]["python-version"]
            for step in checks["all"]["steps"]
            if "setup-python" in step.get("uses", "")
        )
        assert [first, *checks["tests"]["strategy"]["matrix"]["python"]] == named
