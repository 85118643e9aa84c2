"""How old other people's libraries may be, and which are installed only on demand."""

from __future__ import annotations

import pickle
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from tools import lowest
from typer.testing import CliRunner

from apnap.cli import serve
from apnap.cli.app import app
from apnap.engine import starting
from apnap.protocol import EngineNotStarted
from apnap.protocol.extras import EXTRAS, NotInstalled, installing

PYPROJECT: Final[dict[str, Any]] = tomllib.loads(lowest.PROJECT.read_text(encoding="utf-8"))
PROJECT: Final[dict[str, Any]] = PYPROJECT["project"]
ZSTD: Final = b"\x28\xb5\x2f\xfd and more"


def without(monkeypatch: pytest.MonkeyPatch, library: str, *users: str) -> None:
    """Let a library be missing, also for modules that have it already."""
    monkeypatch.setitem(sys.modules, library, None)
    for user in users:
        monkeypatch.delitem(sys.modules, user, raising=False)


def test_every_library_has_a_bound_and_each_is_tried(tmp_path: Path) -> None:
    target = tmp_path / "new" / "lowest.txt"
    lowest.main([str(target)])
    tried = {line.partition("==")[0] for line in target.read_text(encoding="utf-8").split()}
    extras = [one for some in PROJECT["optional-dependencies"].values() for one in some]
    asked = [*PROJECT["dependencies"], *extras]
    assert tried == {re.split("[>=]=", one)[0] for one in asked}
    assert len(tried) == len(asked)


@pytest.mark.parametrize("requirement", ["msgspec", "msgspec==0.19", "msgspec<1", "a>0.1"])
def test_a_requirement_without_a_plain_bound_is_refused(requirement: str) -> None:
    with pytest.raises(lowest.NoBound, match="write NAME>=VERSION"):
        list(lowest.lowest({"dependencies": [requirement]}))


def grouped(name: str) -> Iterator[str]:
    """Yield what a dependency group asks for, that of the groups in it included."""
    for one in PYPROJECT["dependency-groups"][name]:
        if isinstance(one, str):
            yield one
        else:
            yield from grouped(one["include-group"])


def test_the_tests_have_the_extras() -> None:
    for library, extra in EXTRAS.items():
        bounds = PROJECT["optional-dependencies"][extra]
        assert library in [re.split("[>=]=", bound)[0] for bound in bounds]
        assert {*bounds} <= {*grouped("tests")}


def test_an_engine_behind_http_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    web = ("apnap_adapters.web", "apnap_adapters.web_serving", "apnap_adapters.web_trouble")
    without(monkeypatch, "httpx", *web)
    with pytest.raises(EngineNotStarted, match="needs httpx, which isn't installed") as caught:
        starting.connect(starting.parse("http://localhost:1"))
    assert installing("apnap[http]") in caught.value.hint
    monkeypatch.setattr(serve, "_serve_web", lambda _: pytest.fail("it would serve for ever"))
    served = CliRunner().invoke(app, ["serve", "reference", "--http", "0"])
    assert (served.exit_code, "needs httpx" in served.stderr) == (3, True), served.output


def test_what_installs_an_extra_is_the_python_that_runs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / ".venv/bin/python"))
    assert installing("x").startswith(str(tmp_path))
    monkeypatch.chdir(tmp_path)
    assert installing("apnap[http]") == ".venv/bin/python -m pip install 'apnap[http]'"


def test_a_log_packed_by_zstd_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    without(monkeypatch, "zstandard")
    path = tmp_path / "game.jsonl.zst"
    path.write_bytes(ZSTD)
    done = CliRunner().invoke(app, ["check", str(path)])
    assert done.exit_code == 2
    (line,) = done.stderr.strip().splitlines()
    assert "needs zstandard" in line
    assert "pip install 'apnap[zstd]'" in line


def test_what_is_missing_is_told_by_other_processes_too() -> None:
    missing = NotInstalled("zstandard", "A file packed with zstd")
    assert str(pickle.loads(pickle.dumps(missing))) == str(missing)  # noqa: S301 - our own


def test_a_run_and_a_plain_log_need_neither(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for library in EXTRAS:
        without(monkeypatch, library)
    run = ["run", "direct:reference", "--cr", "802.4b", "--record", str(tmp_path)]
    done = CliRunner().invoke(app, run)
    assert done.exit_code == 0, done.output
    logs = [str(path) for path in tmp_path.rglob("*") if path.is_file()]
    assert logs
    assert CliRunner().invoke(app, ["check", *logs]).exit_code == 0
