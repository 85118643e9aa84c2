"""`apnap init`, and the kits that it copies out."""

import os
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from apnap.cli.app import app
from apnap.cli.kits import starters
from apnap.cli.kits.starters import FILE, Kit, KitError

KITS = ("go", "java", "java-callback", "python", "python-in-process", "rust", "typescript")
COMPILED = {"__pycache__", "node_modules", "target", "build", "dist"}


def init(*words: str) -> Result:
    """Run the command in this process."""
    return CliRunner().invoke(app, ["init", *words])


def files(folder: Path) -> list[str]:
    """Return the paths of all files below a folder but what tools have made, sorted."""
    paths = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    return sorted(path.as_posix() for path in paths if not COMPILED & set(path.parts))


def test_there_is_a_kit_for_each_language() -> None:
    assert tuple(kit.name for kit in starters.kits()) == KITS


@pytest.mark.parametrize("kit", starters.kits(), ids=lambda kit: kit.name)
def test_a_kit_lists_all_its_files_and_may_be_copied(kit: Kit) -> None:
    assert kit.name == kit.folder.name
    assert kit.needs
    shared = [name for names in kit.shared.values() for name in names]
    assert list(kit.files) == sorted(kit.files) == sorted([*files(kit.folder), *shared])
    assert all(kit.where(name).is_file() for name in kit.files)
    assert {FILE, "README.md", "LICENSE"} <= set(kit.files)
    licence = (kit.folder / "LICENSE").read_text(encoding="utf-8")
    assert licence == (Path(__file__).parents[2] / "LICENSE").read_text(encoding="utf-8")


def test_an_engine_that_calls_back_has_a_kit_with_the_same_lines_as_the_other(
    tmp_path: Path,
) -> None:
    done = init("java", "--callback", str(tmp_path / "engine"))
    assert done.exit_code == 0, done.output
    assert files(tmp_path / "engine") == sorted(starters.kit("java-callback").files)
    plain = starters.kit("java")
    for name in ("Engine.java", "Json.java", "Wire.java"):
        assert (tmp_path / "engine" / name).read_bytes() == (plain.folder / name).read_bytes()


def test_a_kit_that_there_is_not_for_such_engines_leads_to_the_one_that_there_is(
    tmp_path: Path,
) -> None:
    done = init("javascript", "--callback", str(tmp_path / "engine"))
    assert done.exit_code == 2
    assert "java-callback" in done.output


@pytest.mark.parametrize("exists", [True, False])
def test_a_kit_is_copied_and_the_next_commands_are_said(tmp_path: Path, exists: bool) -> None:  # noqa: FBT001 - from parametrize
    target = tmp_path / "my" / "engine"
    if exists:
        target.mkdir(parents=True)
    result = init("python", str(target))
    assert result.exit_code == 0, result.output
    kit = starters.kit("python")
    assert files(target) == sorted(kit.files)
    for name in kit.files:
        assert (target / name).read_bytes() == (kit.folder / name).read_bytes()
    said = [line.strip() for line in result.stdout.splitlines()]
    assert said[1:5] == [
        "next:",
        f"cd {target}",
        'apnap doctor "stdio:python3 engine.py"',
        'apnap run "stdio:python3 engine.py"',
    ]


def test_a_kit_may_share_the_process_with_apnap(tmp_path: Path) -> None:
    result = init("python", "--in-process", str(tmp_path / "engine"))
    assert result.exit_code == 0, result.output
    assert 'apnap run "direct:engine:Engine"' in result.stdout
    assert files(tmp_path / "engine") == sorted(starters.kit("python-in-process").files)


def test_a_folder_that_is_not_empty_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "engine.py").write_text("mine", encoding="utf-8")
    result = init("python", str(tmp_path))
    assert result.exit_code == 2
    assert "not an empty folder" in result.stderr
    assert files(tmp_path) == ["engine.py"]
    assert (tmp_path / "engine.py").read_text(encoding="utf-8") == "mine"


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    target = tmp_path / "file"
    target.write_text("mine", encoding="utf-8")
    assert init("python", str(target)).exit_code == 2
    assert target.read_text(encoding="utf-8") == "mine"


def test_a_folder_that_cannot_be_made_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    result = init("python", str(tmp_path / "file" / "engine"))
    assert result.exit_code == 2
    assert "cannot be written" in result.stderr


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("pyhton", "there"), "did you mean python?"),
        (("cobol", "there"), "there are: go, java, java-callback, python"),
        (("python",), "name a kit and a folder"),
        (("rust", "--in-process", "there"), "did you mean python-in-process?"),
        ((), "apnap init --list"),
    ],
)
def test_wrong_usage_is_answered_with_what_would_be_right(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], reason: str
) -> None:
    monkeypatch.chdir(tmp_path)
    result = init(*words)
    assert result.exit_code == 2
    assert reason in result.stderr
    assert os.listdir(tmp_path) == []  # noqa: PTH208 - names are enough


def test_the_list_says_what_is_missing_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    result = init("--list")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert [line.split()[0] for line in lines] == list(KITS)
    assert "(not found here: node, npm)" in lines[-1]


@pytest.mark.parametrize("text", ["", "name = 3", "not toml", 'name = "x"\nruns = "y"'])
def test_a_description_that_cannot_be_read_is_reported(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    with pytest.raises(KitError, match="cannot be read"):
        starters.read(tmp_path)
