"""What `import apnap` offers to programs in Python, and the page about it."""

from __future__ import annotations

import gzip
import io
import json
import lzma
import re
import subprocess
import sys
import tarfile
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from tests.logs.games import NEWEST, log, scenarios

import apnap
from apnap.protocol import EditionDate, Engine
from apnap_misreadings import reference

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "python-api.md").read_text(encoding="utf-8")
KIT = ROOT / "adapters" / "kits" / "python-in-process"
WRONG = "direct:reference!everybody-is-protected"


def own() -> Engine:
    """Make an engine in this process."""
    return reference(None)


def _archive(path: Path, members: dict[str, bytes]) -> None:
    pack: Callable[[bytes], bytes] = gzip.compress if path.suffix == ".gz" else lzma.compress
    plain = io.BytesIO()
    with tarfile.open(fileobj=plain, mode="w") as archive:
        for name, content in members.items():
            member = tarfile.TarInfo(name)
            member.size = len(content)
            archive.addfile(member, io.BytesIO(content))
    path.write_bytes(pack(plain.getvalue()))


def hollow() -> object:
    """Make something that is no engine."""
    return object()


@pytest.fixture
def beside_the_kit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Work in a folder in which modules of the kit are found, and forget them afterwards."""
    for name in ("engine.py", "test_rules.py"):
        (tmp_path / name).write_bytes((KIT / name).read_bytes())
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    for name in ("engine", "test_rules"):
        sys.modules.pop(name, None)


class TestTheNames:
    def test_the_page_lists_what_is_public(self) -> None:
        table = PAGE.partition("## What is public")[2].partition("\n## ")[0]
        listed = re.findall(r"^\| `(\w+)` \|", table, flags=re.MULTILINE)
        assert sorted(listed) == sorted(apnap.__all__)

    def test_each_is_there(self) -> None:
        assert set(apnap.__all__) <= set(dir(apnap))
        for name in apnap.__all__:
            assert getattr(apnap, name).__doc__

    def test_nothing_else_is(self) -> None:
        with pytest.raises(AttributeError, match="has no attribute 'walk'"):
            apnap.walk  # noqa: B018 - that is what is tested

    def test_importing_them_loads_nothing(self) -> None:
        ask = "import apnap, sys; print(sorted(m for m in sys.modules if m.startswith('apnap')))"
        ask += "; print('msgspec' in sys.modules or 'pytest' in sys.modules)"
        done = subprocess.run(
            [sys.executable, "-c", ask], check=True, capture_output=True, text=True
        )
        assert done.stdout.splitlines() == ["['apnap', 'apnap.version']", "False"]


class TestRunning:
    def test_an_engine_in_this_process_is_played(self) -> None:
        seen: list[apnap.Result] = []
        report = apnap.run(own, rules="802.4b", watch=seen.append)
        assert isinstance(report, apnap.Report)
        assert report.ok
        assert not report.whole
        assert report.engine == f"direct:{__name__}:own"
        assert tuple(seen) == report.results
        assert all("802.4b" in result.rules for result in report.results)
        assert report.counts["passed"] == len(report.results) > 0

    def test_what_is_wrong_is_in_the_report(self) -> None:
        report = apnap.run(WRONG, rules=["802.4a"])
        assert not report.ok
        failed = [result for result in report.results if result.outcome == "failed"]
        assert failed
        assert all(result.expected and result.got for result in failed)
        (row,) = (row for row in report.rules if row.rule == "802.4a")
        assert row.failed == len(failed) == report.counts["failed"]

    def test_scenarios_editions_and_limits_are_taken(self) -> None:
        (one, *_) = apnap.run(own, rules="802.4b", edition="2024-11-08").results
        limits = apnap.Limits(answer_seconds=30)
        report = apnap.run(own, scenarios=one.id, edition="2024-11-08", limits=limits)
        assert [result.id for result in report.results] == [one.id]
        assert report.edition == "2024-11-08"

    @pytest.mark.parametrize(
        "asked",
        [{"edition": "1999-01-01"}, {"rules": "no rule"}, {"scenarios": "players/nobody-plays"}],
    )
    def test_what_cannot_be_selected_is_an_error(self, asked: dict[str, Any]) -> None:
        with pytest.raises(apnap.SuiteError):
            apnap.run(own, **asked)

    def test_an_engine_that_cannot_be_found_by_its_name_is_an_error(self) -> None:
        with pytest.raises(apnap.EngineTrouble, match="top of a module"):
            apnap.run(lambda: reference(None))

    def test_an_engine_of_the_program_itself_has_one_process(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(own, "__module__", "__main__")
        monkeypatch.setattr(sys.modules["__main__"], "own", own, raising=False)
        with pytest.raises(apnap.EngineTrouble, match="leave `workers` out"):
            apnap.run(own, workers=2)

    @pytest.mark.parametrize(
        ("name", "problem"),
        [
            (f"direct:{__name__}:hollow", "makes a object, which has no `initialize`"),
            (f"direct:{__name__}:missing", "cannot be imported"),
            ("direct:no_such_module:Engine", "from MODULE import OBJECT"),
            ("direct:nobody", "No engine is registered"),
        ],
    )
    def test_an_engine_that_does_not_start_is_an_error(self, name: str, problem: str) -> None:
        with pytest.raises(apnap.EngineTrouble, match=problem):
            apnap.run(name)


class TestReading:
    def test_the_suite_of_an_edition_is_a_part_of_all(self) -> None:
        whole, part = apnap.load_suite(), apnap.load_suite(edition="2006-10-01")
        assert isinstance(part, apnap.Suite)
        assert part.scenarios == whole.holding(EditionDate("2006-10-01"))
        assert 0 < len(part.scenarios) < len(whole.scenarios)

    def test_an_edition_that_there_is_not(self) -> None:
        with pytest.raises(apnap.SuiteError, match="1999"):
            apnap.load_suite(edition="1999-01-01")


class TestChecking:
    def test_a_game_by_the_rules_is_good(self, tmp_path: Path) -> None:
        path = tmp_path / "game.jsonl"
        path.write_bytes(b"".join(log(scenarios(NEWEST)[0])))
        report = apnap.check(path)
        assert isinstance(report, apnap.CheckReport)
        assert report.ok
        assert [file.what for file in report.files] == ["log"]

    def test_a_wrong_state_is_found(self, tmp_path: Path) -> None:
        shown = json.loads(log(scenarios(NEWEST)[0])[1])["said"]["state"]
        shown["objects"] = [{"name": "X", "card": "Forest", "owner": "Zed", "zone": "hand"}]
        path = tmp_path / "state.json"
        path.write_text(json.dumps(shown), encoding="utf-8")
        assert not apnap.check(str(path)).ok

    def test_folders_patterns_archives_and_standard_input_are_taken_as_by_the_command(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        content = b"".join(log(scenarios(NEWEST)[0]))
        (tmp_path / "deep" / "er").mkdir(parents=True)
        (tmp_path / "deep" / "er" / "game.jsonl").write_bytes(content)
        (tmp_path / "deep" / "notes.txt").write_bytes(b"no log by its name")
        (tmp_path / "packed.jsonl.xz").write_bytes(lzma.compress(content))
        _archive(tmp_path / "games.tar.gz", {"one.jsonl": content, "two.jsonl": content})
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content)))
        words = (tmp_path / "deep", f"{tmp_path}/**/*.xz", tmp_path / "games.tar.gz", "-")
        report = apnap.check(*words)
        assert report.clean
        assert [Path(file.file).name for file in report.files] == [
            "game.jsonl",
            "packed.jsonl.xz",
            "one.jsonl",
            "two.jsonl",
            "-",
        ]
        assert {file.lines for file in report.files} == {content.count(b"\n")}

    def test_findings_are_grouped(self, tmp_path: Path) -> None:
        for name in ("one", "two"):
            lines = [*log(scenarios(NEWEST)[0])]
            first = json.loads(lines[1])
            first["said"]["state"]["players"][0]["life"] = 21
            lines[1] = json.dumps(first).encode() + b"\n"
            (tmp_path / f"{name}.jsonl").write_bytes(b"".join(lines))
        report = apnap.check(tmp_path)
        assert not report.ok
        assert [(group.number, group.files) for group in report.groups] == [(2, 2)]

    def test_the_format_alone_is_looked_at_if_asked(self, tmp_path: Path) -> None:
        first, position, *_ = log(scenarios(NEWEST)[0])
        wrong = json.loads(position)
        wrong["said"]["state"]["players"][0]["life"] = 21
        path = tmp_path / "game.jsonl"
        path.write_bytes(b"".join((first, json.dumps(wrong).encode(), b"\n")))
        assert apnap.check(path).files[0].found
        assert not apnap.check(path, format_only=True).files[0].found

    def test_an_edition_between_two_is_judged_by_the_nearer_if_asked(self, tmp_path: Path) -> None:
        between = "2025-06-01"
        content = b"".join(log(scenarios(NEWEST)[0])).replace(NEWEST.encode(), between.encode())
        path = tmp_path / "game.jsonl"
        path.write_bytes(content)
        assert not apnap.check(path).files[0].checked
        judged = apnap.check(path, edition_nearest=True).files[0]
        assert judged.checked
        assert set(judged.nearest) == {between}

    @pytest.mark.parametrize("words", [(), ("nothing-*.jsonl",), ("empty",)])
    def test_words_that_mean_no_file(
        self, words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(tmp_path)
        (tmp_path / "empty").mkdir()
        with pytest.raises(apnap.SuiteError):
            apnap.check(*words)

    def test_an_engine_that_checks_nothing(self) -> None:
        with pytest.raises(apnap.SuiteError, match="does not check states"):
            apnap.check(engine="direct:null")

    def test_a_file_that_there_is_not(self, tmp_path: Path) -> None:
        with pytest.raises(OSError, match="nowhere"):
            apnap.check(tmp_path / "nowhere.json")

    def test_a_file_in_a_folder_that_cannot_be_read(self, tmp_path: Path) -> None:
        (tmp_path / "broken.json").symlink_to("nowhere.json")
        (found,) = apnap.check(tmp_path).files
        assert "it cannot be read" in found.troubles[0].problem


def test_the_page_does_what_it_says(beside_the_kit: Path) -> None:
    content = b"".join(log(scenarios(NEWEST)[0]))
    (beside_the_kit / "games").mkdir()
    (beside_the_kit / "more").mkdir()
    for name in ("game.jsonl", "games/game.jsonl"):
        (beside_the_kit / name).write_bytes(content)
    (beside_the_kit / "more" / "game.jsonl.gz").write_bytes(gzip.compress(content))
    _archive(beside_the_kit / "archive.tar.xz", {"game.jsonl": content})
    blocks = re.findall(r"^```python\n(.*?)^```", PAGE, flags=re.MULTILINE | re.DOTALL)
    assert blocks
    exec("\n".join(blocks), {"__name__": "page"})  # noqa: S102 - our own page


def test_the_tests_of_the_kit_pass(beside_the_kit: Path) -> None:
    tests = import_module("test_rules")
    assert Path(str(tests.__file__)).parent == beside_the_kit
    assert tests.RULES
    for rule in tests.RULES:
        tests.test_rule(rule)
