"""What the pages for readers promise: commands that there are, and links that lead somewhere."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import typer

from apnap.cli.app import app

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = (
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "adapters" / "kits").rglob("*.md")),
)
BLOCK: Final = re.compile(r"^```(?:console|sh)\n(.*?)^```", re.DOTALL | re.MULTILINE)
CALL: Final = re.compile(r"^(?:\$ )?(?:\.venv/bin/)?apnap (\w.*)$", re.MULTILINE)
LINK: Final = re.compile(r"\]\(([^()\s]+)\)")
HEADING: Final = re.compile(r"^#+ (.+)$", re.MULTILINE)


def _name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def _calls() -> Iterator[tuple[str, str]]:
    """Yield page and arguments of every command of ours that stands on a line of its own."""
    for page in PAGES:
        for block in BLOCK.findall(page.read_text("utf-8")):
            yield from ((_name(page), call) for call in CALL.findall(block))


def _links() -> Iterator[tuple[Path, str]]:
    """Yield every page with every link on it."""
    for page in PAGES:
        yield from ((page, link) for link in LINK.findall(page.read_text("utf-8")))


def _anchors(page: Path) -> set[str]:
    """Return the anchors of the headings of a page, as they are made from them."""
    titles = HEADING.findall(page.read_text("utf-8"))
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def commands(group: Any) -> dict[str, Any]:  # noqa: ANN401 - typer brings its own click
    """Return the commands of a group by their names; none if it is none."""
    return getattr(group, "commands", {})


def test_a_command_on_a_page_is_one_that_there_is() -> None:
    """Only its words are read; nothing is run."""
    known = commands(typer.main.get_command(app))
    for page, call in sorted(set(_calls())):
        _understand(page, call, known)


def _understand(page: str, call: str, known: dict[str, Any]) -> None:
    words = shlex.split(call, comments=True)
    assert words[0] in known, f"{page}: there is no `apnap {words[0]}`"
    command = known[words.pop(0)]
    while words and words[0] in commands(command):
        command = commands(command)[words.pop(0)]
    command.make_context(command.name, words)


def test_links_within_the_project_lead_somewhere() -> None:
    for page, link in _links():
        if link.startswith(("http://", "https://")):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{_name(page)}: {link} leads nowhere"
        there = not anchor or anchor in _anchors(target)
        assert there, f"{_name(page)}: {link}: there is no such heading"


def test_the_pages_are_found() -> None:
    names = {_name(page) for page in PAGES}
    assert {"README.md", "docs/engine-authors.md", "adapters/kits/rust/README.md"} <= names
    assert sum(page == "docs/engine-authors.md" for page, _ in _calls()) > 10
