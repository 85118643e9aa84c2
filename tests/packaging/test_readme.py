"""What the README shows is what the project gives: the same parts that `tools.readme` makes."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import Final

import pytest
from tests.forking import started
from tools.readme.engines import FORGE
from tools.readme.parts import COMMAND, MADE, README, Made

ROOT: Final = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("part", MADE, ids=lambda part: part.name)
def test_a_part_is_what_the_project_gives(part: Made, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "run", started.run)  # what is shown was said by commands
    if part.name == "engines" and not FORGE.exists():
        pytest.skip("an sdist has no baseline of Forge")
    assert part.content() == part.there(), f"{COMMAND} makes it anew"


def test_the_readme_shows_both_pictures() -> None:
    text = README.read_text(encoding="utf-8")
    pictures = [ROOT / path for path in re.findall(r'src(?:set)?="([^"]+)"', text)]
    assert sorted(pictures) == sorted(one.file for one in MADE if not one.within)


def test_a_picture_has_the_colors_of_one_theme() -> None:
    light, dark = (one.there() for one in MADE if not one.within)
    assert "prefers-color-scheme" not in light + dark
    assert re.findall(r"--room: (#\w+)", light) == ["#f6f5f1"]
    assert len(re.findall(r"--room: (#\w+)", dark)) == 2  # the last one holds


def test_a_page_without_marks_is_told(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Page\n", encoding="utf-8")
    part = Made(name="failure", file=page, make=str, within=True)
    with pytest.raises(LookupError, match="no marks around failure"):
        part.content()
