"""The documents: every link leads somewhere, and the index names every page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
DOCS: Final = ROOT / "docs"
PAGES: Final = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md"), ROOT / "changelog.d" / "README.md"])
NOT_SHIPPED: Final = ("adapters/forge", "adapters/manabrew", ".github")
"""An sdist has no bridges and no workflows."""


def links(page: Path) -> Iterator[tuple[str, str]]:
    """Yield the links of a page within the project: path, from the page, and heading."""
    text = re.sub(r"(?ms)^```.*?^```", "", page.read_text(encoding="utf-8"))
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if "://" not in target:
            path, _, heading = target.partition("#")
            yield path, heading


def headings(page: Path) -> set[str]:
    """Return the anchors of a page's headings, as GitHub makes them."""
    titles = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def astray(page: Path) -> Iterator[str]:
    """Yield the links of a page that lead nowhere."""
    for path, heading in links(page):
        target = (page.parent / path).resolve() if path else page
        away = target.relative_to(ROOT).as_posix().startswith(NOT_SHIPPED)
        there = target.exists() and (not heading or heading in headings(target))
        if not there and not (away and not target.exists() and not (ROOT / ".git").exists()):
            yield f"{path}#{heading}"


def test_every_link_leads_somewhere() -> None:
    assert [(page.relative_to(ROOT), link) for page in PAGES for link in astray(page)] == []


def named(index: Path) -> set[Path]:
    """Return what an index leads to: pages, folders, and what the indexes of folders lead to."""
    found = {(index.parent / path).resolve() for path, _ in links(index)}
    inner = (page for page in found if page.name == "README.md" and DOCS in page.parent.parents)
    return found.union(*map(named, inner))


def test_the_index_names_every_page() -> None:
    found = named(DOCS / "README.md")
    pages = {page for page in DOCS.rglob("*.md") if page != DOCS / "README.md"}
    assert sorted(page for page in pages if not {page, page.parent} & found) == []
