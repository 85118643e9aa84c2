"""The commands: what they print, what they write and how they end."""

import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import msgspec
import pytest
from typer.testing import CliRunner, Result

from apnap.certifying.profiles import chosen
from apnap.certifying.results import expected_ids
from apnap.cli.app import app
from apnap.protocol import EditionDate
from apnap.results.records import Report
from apnap.suite import load_captions

ROOT: Final = Path(__file__).parents[2]
SAMPLE: Final = ROOT / "tests" / "suite" / "sample.feature"
IDS: Final = (
    "ext:sample/one-attack-is-split-between-two-players",
    "ext:sample/in-the-turn-of-alex-an-attack-goes-to-rob",
)


def apnap(*words: str) -> Result:
    """Run a command in this process."""
    return CliRunner().invoke(app, words, env={"PYTHONPATH": str(ROOT), "COLUMNS": "100"})


def puppet(*quirks: str) -> str:
    """Return the name of the puppet engine with these quirks."""
    shown = " ".join(f"'{quirk}'" for quirk in quirks)
    return f"stdio:{sys.executable} -m tests.suite.puppet {shown}"


def samples(engine: str, *words: str, ids: Sequence[str] = IDS) -> Result:
    """Run sample scenarios on an engine."""
    chosen = [word for id_ in ids for word in ("--scenario", id_)]
    fixed = ("--edition", "2024-11-08", "--features", str(SAMPLE))
    return apnap("run", engine, *fixed, *chosen, *words)


class TestRun:
    def test_ends_with_0_if_all_pass(self) -> None:
        result = samples(puppet())
        assert result.exit_code == 0, result.output
        assert "extensions: 2 passed" in result.stdout
        assert "puppet [b] 1, edition 2024-11-08" in result.stdout
        assert "2/2: 2 passed" in result.stderr

    def test_ends_with_1_and_explains_a_failure(self) -> None:
        result = samples(puppet("refuses"), ids=IDS[:1])
        assert result.exit_code == 1
        lines = result.stdout.splitlines()
        caption = load_captions().title("802.1", EditionDate("2024-11-08"))
        begun = lines.index(f"FAILED {IDS[0]} (802.1)")
        assert lines[begun : begun + 4] == [
            f"FAILED {IDS[0]} (802.1)",
            f"  802.1: {caption}",
            f"  {SAMPLE.relative_to(ROOT)}:19",
            "    Given a free-for-all between Rob, Alex and Carissa",
        ]
        ended = lines.index("  > Then the declaration is legal")
        assert lines[ended + 1 : ended + 5] == [
            "    And Grizzly Bears is attacking Alex",
            "    And Hill Giant is attacking Carissa",
            "  expected: the declaration to be legal",
            "  got:      rejected (802.3: [bold]no [31m way[/]   <&>)",
        ]
        assert any(line.startswith("  Stand or Fall: an enchantment") for line in lines)
        again = next(line for line in lines if line.startswith("  replay:   apnap run 'stdio:"))
        folder = f"--features {SAMPLE.relative_to(ROOT)}"
        assert again.endswith(f"--edition 2024-11-08 --scenario {IDS[0]} {folder}")
        assert f"FAILED {IDS[0]}" in result.stderr

    def test_ends_with_1_if_nothing_ran(self) -> None:
        result = samples(puppet("few cards"))
        assert result.exit_code == 1
        lines = result.stdout.splitlines()
        (row,) = (number for number, line in enumerate(lines) if "card: Forest" in line)
        assert lines[row].split()[:4] == ["2", "2", "card:", "Forest,"]
        assert IDS[0] in lines[row] + lines[row + 1]
        assert "try first: it lacks card:Forest, card:" in result.stdout
        everything = samples(puppet("few cards"), "--verbose").stdout
        assert "UNSUPPORTED 2: the engine does not declare card:Forest" in everything
        assert f"  example:  {IDS[0]}\n  replay:   apnap run 'stdio:" in everything
        assert "nothing ran" in result.stderr

    def test_starts_an_engine_again_that_has_died(self) -> None:
        result = samples(puppet("dies"))
        assert result.exit_code == 1
        assert "extensions: 2 errored" in result.stdout
        assert "exit status 7" in result.stdout

    def test_counts_a_death_after_the_last_step(self) -> None:
        result = samples(puppet("dies at the end"), ids=IDS[:1])
        assert (result.exit_code, "extensions: 1 errored" in result.stdout) == (1, True)

    def test_says_what_an_engine_refuses_to_load(self) -> None:
        result = samples(puppet("refuses to load"), ids=IDS[:1])
        assert result.exit_code == 1
        assert "The engine refused `load`: no such thing as a game." in result.stdout

    def test_stops_at_the_first_failure_if_told_to(self) -> None:
        result = samples(puppet("refuses"), "-x")
        assert "extensions: 1 failed\n" in result.stdout

    @pytest.mark.usefixtures("copied")
    def test_stops_at_a_failure_in_several_processes_and_still_reports(self) -> None:
        result = samples(puppet("refuses"), "-x", "-n", "2")
        assert (result.exit_code, " failed\n" in result.stdout) == (1, True)

    @pytest.mark.usefixtures("copied")
    def test_uses_several_processes(self) -> None:
        result = samples(puppet(), "-n", "2")
        assert (result.exit_code, "extensions: 2 passed" in result.stdout) == (0, True)

    def test_writes_json(self, tmp_path: Path) -> None:
        path = tmp_path / "report.json"
        samples(puppet("refuses"), "--json", str(path))
        report = msgspec.json.decode(path.read_bytes(), type=Report)
        told = puppet("refuses").replace(f"{Path.cwd()}/", "")
        assert (report.engine, report.edition) == (told, "2024-11-08")
        assert report.extension_counts["failed"] == 2
        assert [result.id for result in report.results] == list(IDS)
        assert [row.rule for row in report.extension_rules] == ["802.1", "802.4a"]
        assert report.whole is False
        assert report.results[0].transcript[-1].verdict == "rejected"

    def test_writes_junit_xml(self, tmp_path: Path) -> None:
        path = tmp_path / "report.xml"
        blocks = "ext:sample/both-players-who-are-attacked-block"
        samples(puppet("refuses"), "--junit", str(path), ids=(*IDS, blocks))
        own, extensions = ET.parse(path).getroot()  # noqa: S314 - our own file
        assert (own.get("tests"), extensions.get("tests")) == ("0", "3")
        counts = [extensions.get(name) for name in ("failures", "errors", "skipped")]
        assert counts == ["2", "0", "1"]
        failure = extensions.find("testcase/failure")
        assert failure is not None
        assert "[bold]no [31m way[/]" in failure.get("message", "")
        cases = [case.get("name") for case in extensions.iter("testcase")]
        assert cases[0] == "one-attack-is-split-between-two-players"

    @pytest.mark.usefixtures("copied")
    def test_nobodys_configuration_of_pytest_interferes(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        (tmp_path / "conftest.py").write_text("raise SystemExit('conftest')", encoding="utf-8")
        (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = --nonsense", encoding="utf-8")
        monkeypatch.chdir(tmp_path)
        monkeypatch.setenv("PYTEST_ADDOPTS", "--nonsense")
        monkeypatch.setenv("PYTEST_PLUGINS", "nonsense")
        assert samples(puppet(), "-n", "1").exit_code == 0

    @pytest.mark.parametrize(
        ("words", "status", "reason"),
        [
            (("run", "reference"), 2, "Did you mean `direct:reference`"),
            (("run", "carrier-pigeon:home"), 2, "there is no transport 'carrier-pigeon'"),
            (("run", "direct:nobody"), 3, "No engine is registered as 'nobody'"),
            (("run", "stdio:/no/such/program"), 3, "cannot be started"),
            (("run", "--cr", "802.x"), 2, "is not a rule number"),
            (("run", "--cr", "999"), 2, "has a rule 999"),
            (("run", "--edition", "1993-08-05"), 2, "there is no edition"),
            (("run", "--scenario", "a/b"), 2, "no scenario is called 'a/b'"),
            (("run", "--features", "/no/such/folder"), 2, "there is no such folder"),
            (("run", "--json", f"{__file__}/x"), 2, "is a file, and no folder"),
            (("run", "-n", "-1"), 2, "-n"),
            (("schema", "nothing"), 2, "there is no schema 'nothing'"),
            (("list", "--cr", "999"), 2, "has a rule 999"),
        ],
    )
    def test_wrong_usage_and_engines_that_do_not_start(
        self, words: tuple[str, ...], status: int, reason: str
    ) -> None:
        result = apnap(*words)
        assert (result.exit_code, reason in result.stderr) == (status, True), result.stderr


class TestOthers:
    def test_list_shows_tags_and_places(self) -> None:
        words = ("list", "--cr", "802.4", "--features", str(SAMPLE), "--json")
        entries = json.loads(apnap(*words).stdout)
        assert all(any(rule.startswith("802.4") for rule in entry["rules"]) for entry in entries)
        mine = {entry["id"]: entry for entry in entries if entry["extension"]}
        row = mine[IDS[1]]
        assert row["tags"] == ["@since:2024-06-07", "@cr:802.1", "@cr:802.4a", "@until:2024-11-08"]
        assert row["editions"] == ["2024-06-07", "2024-11-08"]
        assert (row["file"], row["line"]) == (str(SAMPLE), 32)

    def test_list_shows_the_scenarios_of_a_profile(self) -> None:
        edition, name = EditionDate("2006-10-01"), "teams"
        found = apnap("list", "--profile", name, "--edition", edition).stdout.splitlines()
        ids = expected_ids(chosen(edition, (name,)))
        assert {line.partition(" ")[0] for line in found} == set(ids)
        assert len(found) == len(ids)
        everywhere = apnap("list", "--profile", name).stdout.splitlines()
        assert {line.partition(" ")[0] for line in everywhere} > set(ids)

    def test_list_prints_a_line_for_each_scenario(self) -> None:
        words = ("list", "--features", str(SAMPLE), "--scenario", IDS[1])
        assert apnap(*words).stdout == f"{IDS[1]}  802.1, 802.4a  2024-06-07 to 2024-11-08\n"

    @pytest.mark.parametrize(
        ("edition", "why"),
        [
            ("2006-10-01", "it holds since 2024-06-07"),
            ("2026-01-16", "it held until 2024-11-08"),
        ],
    )
    def test_list_says_why_a_scenario_is_out(self, edition: str, why: str) -> None:
        words = ("list", "--features", str(SAMPLE), "--edition", edition)
        assert f"{IDS[1]}  802.1, 802.4a  not in {edition}: {why}\n" in apnap(*words).stdout
        entries = {entry["id"]: entry for entry in json.loads(apnap(*words, "--json").stdout)}
        assert entries[IDS[1]]["why_not"] == why
        assert sum(entry["why_not"] is None for entry in entries.values()) > 20

    def test_list_accepts_what_run_accepts(self, tmp_path: Path) -> None:
        steps = "Given a free-for-all between Rob and Alex\n Then the stack is empty\n"
        text = f"Feature: F\n @cr:802.2\n Scenario: S\n {steps}"
        (tmp_path / "mine.feature").write_text(text, encoding="utf-8")
        words = ("--features", str(tmp_path), "--scenario", "ext:mine/s")
        assert apnap("run", *words).exit_code == 0
        assert apnap("list", *words).stdout.startswith("ext:mine/s  602.2, 802.2 ")
        of_old = apnap("list", *words, "--edition", "2006-10-01")
        assert (of_old.exit_code, of_old.stdout[:18]) == (0, "ext:mine/s  602.2 ")

    def test_list_says_which_editions_there_are(self) -> None:
        result = apnap("list", "--edition", "2007-01-01")
        assert result.exit_code == 2
        assert "no edition '2007-01-01' is indexed" in result.stderr

    def test_a_scenario_without_a_game_is_wrong_usage(self, tmp_path: Path) -> None:
        steps = "When everybody passes\n Then the stack is empty\n"
        (tmp_path / "x.feature").write_text(f"Feature: F\n Scenario: S\n {steps}", encoding="utf-8")
        result = apnap("run", "--features", str(tmp_path), "--scenario", "ext:x/s")
        assert (result.exit_code, "x.feature:2: no game is set up" in result.stderr) == (2, True)

    def test_steps_takes_words(self) -> None:
        life = [line for line in apnap("steps", "LIFE").stdout.splitlines() if "  {pl" in line]
        assert life == ["  {player} has {number} life"] * 2
        assert "{number} life" in apnap("steps", "Alex's", "life", "total", "is", "3").stdout
        found = json.loads(apnap("steps", "attacker", "band", "--json").stdout)
        assert "{player} declares these attacks:" in [phrase["pattern"] for phrase in found]
        ready = apnap("steps", "ready to attack").stdout
        for pattern in ("controls {names}", "declares these attacks:", "{object} is untapped"):
            assert f"{pattern}\n" in ready
        assert "summoning sick?" in ready
        assert "against" not in apnap("steps", "gains", "life").stdout
        nothing = apnap("steps", "xyzzy")
        assert (nothing.exit_code, "`apnap steps` prints all" in nothing.stderr) == (1, True)

    def test_steps_prints_the_vocabulary(self) -> None:
        text = apnap("steps").stdout
        assert "  {player} declares these attacks:\n" in text
        assert "Columns: attacker, attacks?, band?." in text
        shown = json.loads(apnap("steps", "--json").stdout)
        played = {phrase["pattern"] for phrase in shown if phrase["played"]}
        assert "{player} has cast {object}" in played

    def test_schema_prints_a_schema_or_all_names(self) -> None:
        assert json.loads(apnap("schema", "state").stdout)["title"] == "state"
        assert "answer.params" in apnap("schema").stdout.splitlines()

    def test_schema_prints_the_bundle_of_a_schema_of_a_report_and_of_openrpc(self) -> None:
        for name in ("load.params", "log"):
            shown = apnap("schema", "--bundle", name).stdout
            assert re.findall(r'"\$ref": "(?!#/\$defs/)', shown) == []
            assert "State" in json.loads(shown)["$defs"]
        methods = json.loads(apnap("schema", "openrpc", "--bundle").stdout)
        assert {"Load", "State", "Pass"} <= methods["components"]["schemas"].keys()
        missing = apnap("schema", "--bundle")
        assert (missing.exit_code, "--bundle needs the name" in missing.stderr) == (2, True)

    def test_version(self) -> None:
        assert apnap("--version").stdout.startswith("apnap ")
