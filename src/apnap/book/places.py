"""Where every page of the book lies: paths from the top of its folder, with `/`."""

from __future__ import annotations

from typing import Final

from apnap.protocol import EditionDate

INDEX: Final = "index.html"
READINGS: Final = "readings/index.html"
CARDS: Final = "cards/index.html"
"""All cards and keywords."""
FOR_JUDGES: Final = "how-to-read/judges.html"
FOR_AUTHORS: Final = "how-to-read/authors.html"
"""How to read the book: for judges and players, and for authors of engines."""
MATRIX: Final = "results/index.html"
"""The matrix of engines and rules."""
MISREADINGS: Final = "results/misreadings.html"
STYLE: Final = "assets/book.css"
SCRIPT: Final = "assets/book.js"
BOARDS: Final = "assets/boards.js"
"""Draws the arrows on tables."""
STEPPING: Final = "assets/stepping.js"
"""Goes through the steps of a scenario."""
FILTERS: Final = "assets/matrix.js"
"""Shows a part of the matrix."""
SEARCH: Final = "assets/search.js"
"""Searches; a page loads it when somebody begins to."""
ENTRIES: Final = "assets/entries.js"
"""What the search looks through."""


def rule_page(rule: str) -> str:
    """Return where the page of a rule or term lies (`802.4a`, `glossary:affinity`)."""
    return f"rules/{rule.replace(':', '-')}.html"


def scenario_page(id_: str) -> str:
    """Return where the page of a scenario lies."""
    return f"scenarios/{id_}.html"


def reading_page(name: str) -> str:
    """Return where the page of an interpretation lies."""
    return f"readings/{name}.html"


def card_page(slug: str) -> str:
    """Return where the page of a card lies."""
    return f"cards/{slug}.html"


def run_page(key: str, edition: EditionDate) -> str:
    """Return where the page about the run of a certificate in an edition lies."""
    return f"results/{key}/{edition}.html"


def engine_page(key: str) -> str:
    """Return where the page about a real engine lies, which tells what it does wrong by cause."""
    return f"results/engines/{key}.html"


def failure_page(key: str, edition: EditionDate, id_: str) -> str:
    """Return where the page about a scenario lies that was not passed in a run."""
    return f"results/{key}/{edition}/{id_}.html"


def relative(path: str, here: str) -> str:
    """Return how a page at `here` links to a file; both are paths from the top of the folder."""
    target, mark, anchor = path.partition("#")
    *above, _ = here.split("/")
    *folders, name = target.split("/")
    while above and folders and above[0] == folders[0]:
        del above[0], folders[0]
    return "/".join((*[".."] * len(above), *folders, name)) + mark + anchor
