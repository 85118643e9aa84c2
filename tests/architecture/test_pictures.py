"""The pictures that are committed, and the project itself held against its figures."""

from __future__ import annotations

import itertools
import re
from xml.etree import ElementTree as ET

import pytest
from tools.architecture.drawing import draw
from tools.architecture.figures import figures
from tools.architecture.sheets import Sheet, project, specification
from tools.architecture.tree import Tree, read, settings

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def tree() -> Tree:
    return read()


@pytest.fixture(scope="module", params=[project, specification])
def sheet(request: pytest.FixtureRequest, tree: Tree) -> Sheet:
    found: Sheet = request.param(tree)
    return found


def test_the_picture_is_what_the_imports_give(sheet: Sheet) -> None:
    told = "python -m tools.architecture redraws it"
    assert sheet.file.read_text(encoding="utf-8") == draw(sheet), told


def test_every_room_says_what_it_is_for(sheet: Sheet) -> None:
    assert [room.name for room in sheet.rooms.values() if not room.purpose] == []


def test_every_room_and_every_word_of_its_purpose_is_drawn_within_it(sheet: Sheet) -> None:
    """Letters of a wide font are at most 0.6 times as wide, on average, as they are high."""
    picture = ET.fromstring(draw(sheet))  # noqa: S314 - our own
    boxes = [box for box in picture.iter(f"{SVG}rect") if box.get("class", "").startswith("apnap")]
    texts = list(picture.iter(f"{SVG}text"))
    assert len(boxes) == len(sheet.rooms)
    words: list[str] = []
    for box in boxes:
        left, top, wide, high = (int(box.attrib[name]) for name in ("x", "y", "width", "height"))
        inside = [
            text
            for text in texts
            if left <= int(text.attrib["x"]) <= left + wide
            and top <= int(text.attrib["y"]) <= top + high - 8
        ]
        for text in inside:
            size = 14 if "name" in text.attrib["class"] else 12
            assert len(text.text or "") * size * 0.6 <= wide - 2 or text.get("text-anchor")
            words += (text.text or "").split()
    wanted = itertools.chain.from_iterable(
        f"{room.label} {room.purpose}".split() for room in sheet.rooms.values()
    )
    numbers = [word for word in words if re.fullmatch(r"\d+", word)]
    assert sorted(set(words) - set(numbers)) == sorted(set(wanted) - set(numbers))


def test_the_project_holds_its_figures(tree: Tree) -> None:
    found = figures(tree, (project(tree), specification(tree)), settings())
    assert [str(figure) for figure in found if not figure.holds] == []
