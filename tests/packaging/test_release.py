"""What is missing before a tag may be released."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import release


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Return a project that may be released as 1.2.3."""
    source = tmp_path / "src" / "apnap"
    source.mkdir(parents=True)
    (source / "version.py").write_text('"""It."""\n\n__version__ = "1.2.3"\n', encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## [1.2.3] - 2026-11-22\n")
    (tmp_path / "changelog.d").mkdir()
    (tmp_path / "changelog.d" / "README.md").touch()
    return tmp_path


def test_nothing_is_missing(root: Path) -> None:
    assert list(release.missing("v1.2.3", root)) == []


def test_the_tag_is_the_version(root: Path) -> None:
    for tag in ("v1.2.4", "1.2.3"):
        (told,) = release.missing(tag, root)
        assert told.startswith(f"the tag is {tag}, the version in src/apnap/version.py is 1.2.3")


def test_the_changelog_has_a_section(root: Path) -> None:
    (root / "CHANGELOG.md").write_text("# Changelog\n\n## [1.2.30] - 2026-11-22\n")
    (told,) = release.missing("v1.2.3", root)
    assert "`towncrier build --yes --version 1.2.3` writes it" in told


def test_no_entry_waits(root: Path) -> None:
    (root / "changelog.d" / "+more.added.md").touch()
    assert list(release.missing("v1.2.3", root)) == [
        "1 entry still waits in changelog.d: +more.added.md"
    ]
    for number in range(6):
        (root / "changelog.d" / f"+{number}.added.md").touch()
    (told,) = release.missing("v1.2.3", root)
    assert told.startswith("7 entries still wait in changelog.d: +0.added.md, +1.added.md, ")
    assert told.endswith(", +4.added.md, …")


def test_it_says_what_is_missing_and_exits_with_1(capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main(["v0.0.0"]) == 1
    assert "the tag is v0.0.0" in capsys.readouterr().err
    with pytest.raises(SystemExit) as ended:
        release.main([])
    assert ended.value.code == 2
    assert "usage: python -m tools.release [-h] TAG" in capsys.readouterr().err
