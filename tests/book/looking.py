"""Looking at the pages of a book on the disk: what they link to."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote

_LINKS: Final = ("href", "src", "action", "poster", "srcset", "xlink:href")
_POINTING: Final = ("aria-labelledby", "aria-describedby", "aria-controls", "for")


class Looked(HTMLParser):
    """What stands on a page that leads somewhere else."""

    def __init__(self, page: Path) -> None:
        """Read a page."""
        super().__init__()
        self.links: list[str] = []
        self.ids: list[str] = []
        self.named: list[str] = []
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keep what leads somewhere."""
        del tag
        for name, value in attrs:
            if name in _LINKS:
                self.links.append(value or "")
            elif name == "id":
                self.ids.append(value or "")
            elif name in _POINTING:
                self.named += (value or "").split()


def broken(folder: Path) -> Iterator[str]:
    """Yield what is wrong with the links and ids of all pages of a folder."""
    looked = {page.resolve(): Looked(page) for page in folder.rglob("*.html")}
    for page, found in looked.items():
        here = page.relative_to(folder.resolve())
        if len(set(found.ids)) < len(found.ids):
            yield f"{here}: an id is there twice"
        yield from (f"{here}: no id {name}" for name in found.named if name not in found.ids)
        for link in found.links:
            path, _, anchor = unquote(link).partition("#")
            target = (page.parent / path).resolve() if path else page
            if ":" in path or path.startswith("/"):
                yield f"{here}: {link} leads elsewhere"
            elif not target.is_file():
                yield f"{here}: {link} leads nowhere"
            elif anchor and anchor not in looked[target].ids:
                yield f"{here}: {link} leads to no place on that page"
