"""The entries of the changelog that wait for a release; `tox -e lint` gathers them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

import pytest

CHECKOUT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = CHECKOUT / "changelog.d"
ENTRIES: Final = sorted(path for path in FOLDER.iterdir() if path.name != "README.md")
SETTINGS: Final = tomllib.loads((CHECKOUT / "pyproject.toml").read_text())["tool"]["towncrier"]
KINDS: Final = [kind["directory"] for kind in SETTINGS["type"]]
WIDTH: Final = 100
MARK: Final = "- "


@pytest.mark.parametrize("path", ENTRIES, ids=lambda path: path.name)
def test_an_entry_is_sentences_in_lines_that_fit(path: Path) -> None:
    assert re.fullmatch(rf"\+[a-z0-9]+(-[a-z0-9]+)*\.({'|'.join(KINDS)})\.md", path.name)
    text = path.read_text(encoding="utf-8")
    assert text.endswith(".\n")
    assert text[0].isupper() or text[0] == "`"
    lines = text.splitlines()
    assert [line for line in lines if len(line) > WIDTH or not line.strip()] == []


def test_the_changelog_says_where_they_are_and_where_they_will_stand() -> None:
    text = (CHECKOUT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert "changelog.d/README.md" in text
    assert text.count(SETTINGS["start_string"]) == 1
    assert [line for line in text.splitlines() if len(line) > len(MARK) + WIDTH] == []


def test_the_readme_of_the_entries_names_every_kind() -> None:
    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert [kind for kind in KINDS if f"`{kind}`" not in text] == []
