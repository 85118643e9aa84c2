"""
The interpretations: pages in Markdown about what can be read in more than one way.

They lie in `docs/interpretations`, a file each: a title, a line that names the rules (`802.3b`,
with an edition behind those of another edition than today's, and perhaps the tag of the scenarios
that follow the reading), and then the text, which ends with what the suite does about it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from markdown_it import MarkdownIt
from markupsafe import Markup

from apnap.book.content.model import Named, Reading
from apnap.protocol import folder
from apnap.rulebooks import editions, load, subject
from apnap.suite import Scenario, SuiteError

_HEAD: Final = re.compile(
    r"# (?P<title>[^\n]+)\n\n(?:`@reading:(?P<tag>[a-z0-9-]+)`, )?[Rr]ules? (?P<rules>[^\n]+)\.\n\n"
)
_RULE: Final = re.compile(
    r"(?P<rule>[0-9]{3}(?:\.[0-9]+[a-z]?)?|glossary:[a-z0-9-]+)"
    r"(?: \((?P<edition>[0-9]{4}-[0-9]{2}-[0-9]{2})\))?"
)
_ELSEWHERE: Final = re.compile(r'<a href="\.\./[^"]*">(.*?)</a>')
"""A link to another document of the project, which is not part of the book."""
_DOES: Final = "**What the suite does.** "
_PAGE: Final = re.compile(r'href="(?:\./)?([a-z0-9-]+)\.md"')


def load_readings(
    scenarios: Iterable[Scenario] = (), where: Path | None = None
) -> tuple[Reading, ...]:
    """
    Return all interpretations by their names (`where`: another folder).

    `scenarios` are those that may be tagged with them. Raises `SuiteError`, naming the file, for a
    page that is not written as one, or about a rule that its edition does not have.
    """
    tagged: dict[str, list[Named]] = {}
    for one in scenarios:
        for name in one.tagged.readings:
            tagged.setdefault(name, []).append(Named(one.id, one.name))
    found = sorted((where or folder("interpretations")).glob("*.md"))
    readings = tuple(_reading(path, tuple(tagged.get(path.stem, ()))) for path in found)
    missing = tagged.keys() - {one.name for one in readings}
    if missing:
        raise SuiteError(f"no page explains the interpretation {', '.join(sorted(missing))}")
    return readings


def _reading(path: Path, scenarios: tuple[Named, ...]) -> Reading:
    text = path.read_text(encoding="utf-8")
    head = _HEAD.match(text)
    if head is None:
        raise SuiteError(f"{path}: expected a title, a line `Rules 802.1, 802.2.`, and a text")
    if (head["tag"] or path.stem) != path.stem or (scenarios and not head["tag"]):
        raise SuiteError(f"{path}: expected the tag `@reading:{path.stem}`")
    _, does, told = text.rpartition(_DOES)
    return Reading(
        name=path.stem,
        title=head["title"],
        tag=head["tag"] is not None,
        rules=tuple(_rule(path, one.strip()) for one in head["rules"].split(",")),
        body=_html(text[head.end() :]),
        text=text[head.end() :],
        does=_html(does + told if does else ""),
        scenarios=scenarios,
    )


def _rule(path: Path, text: str) -> tuple[str, str]:
    """Return a rule and its edition as the line names them; raise `SuiteError` for a wrong one."""
    found = _RULE.fullmatch(text)
    edition = (found["edition"] or "") if found else ""
    date = edition or editions()[-1]
    if found is None or date not in editions() or not load(date).knows(subject(found["rule"])):
        raise SuiteError(f"{path}: {text} is no rule of the edition {date}")
    return found["rule"], edition


def _html(text: str) -> Markup:
    """Return Markdown as HTML; HTML within it is shown as it is written."""
    rendered: str = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    linked = _PAGE.sub(r'href="\1.html"', _ELSEWHERE.sub(r"\1", rendered))
    return Markup(linked)  # noqa: S704 - our own pages, and no HTML passes
