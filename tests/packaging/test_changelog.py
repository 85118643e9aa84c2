"""The entries of the changelog that wait for a release; `tox -e lint` gathers them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

CHECKOUT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = CHECKOUT / "changelog.d"
ENTRIES: Final = sorted(path for path in FOLDER.iterdir() if path.name != "README.md")
SETTINGS: Final = tomllib.loads((CHECKOUT / "pyproject.toml").read_text())["tool"]["towncrier"]
KINDS: Final = [kind["directory"] for kind in SETTINGS["type"]]
WIDTH: Final = 100
MARK: Final = "- "


def wrong_with(path: Path) -> Iterator[str]:
    """Yield what is wrong with an entry."""
    if not re.fullmatch(rf"\+[a-z0-9]+(-[a-z0-9]+)*\.({'|'.join(KINDS)})\.md", path.name):
        yield "its name tells no kind"
    text = path.read_text(encoding="utf-8")
    if not text.endswith(".\n"):
        yield "it does not end as a sentence does"
    if not (text[:1].isupper() or text[:1] == "`"):
        yield "it does not begin as a sentence does"
    yield from (line for line in text.splitlines() if len(line) > WIDTH or not line.strip())


def test_entries_are_sentences_in_lines_that_fit() -> None:
    assert [(path.name, wrong) for path in ENTRIES for wrong in wrong_with(path)] == []


def test_the_changelog_says_where_they_are_and_where_they_will_stand() -> None:
    text = (CHECKOUT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert "changelog.d/README.md" in text
    assert text.count(SETTINGS["start_string"]) == 1
    assert [line for line in text.splitlines() if len(line) > len(MARK) + WIDTH] == []


def test_the_readme_of_the_entries_names_every_kind() -> None:
    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert [kind for kind in KINDS if f"`{kind}`" not in text] == []
