"""Filling the templates of the book, with links that are known to lead somewhere."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from apnap.book import places
from apnap.book.citations import citation
from apnap.book.content.spelling import called
from apnap.pages import rendering as reports
from apnap.pictures import boards_style, stylesheet
from apnap.version import __version__

_RULE: Final = re.compile(r"\b[0-9]{3}\.[0-9]+[a-z]?\b")
_BLANK: Final = re.compile(r"\n\s+")
"""What a template leaves between its lines; only in `pre` it says something."""
_ENDS: Final = re.compile(r"</(?:li|td|th|tr|tbody|thead|dt|dd)>")
"""Tags that HTML lets one leave out, since what comes next ends the element: a megabyte of them."""
_PRE: Final = re.compile(r"(<pre\b.*?</pre>)", re.DOTALL)
_HERE: Final = Path(__file__).parent
_REPORTS: Final = Path(reports.__file__).parent / "templates"


class LeadsNowhereError(LookupError):
    """A page links to one that the book does not have."""

    def __init__(self, path: str, here: str) -> None:
        """Say which page links where."""
        super().__init__(f"{here} links to {path}, which the book does not have")
        self.path = path
        self.here = here


class Renderer:
    """Fills templates; `files` are the paths of all files that the book is going to have."""

    def __init__(self, files: Collection[str]) -> None:
        self.files = frozenset(files)

    def page(self, template: str, here: str, **values: object) -> str:
        """
        Return the page that lies at `here`: a template of the book with values.

        In the template `to(path)` is the link to a file, and `has(path)` says whether there is one;
        `cited(html)` is a text in which every rule that has a page leads to it, and `citation` how
        one is cited.
        Raises `LeadsNowhereError` for a link to a page that is not going to be there, and
        `jinja2.UndefinedError` for a value that is missing.
        """

        def to(path: str) -> str:
            if path.partition("#")[0] not in self.files:
                raise LeadsNowhereError(path, here)
            return places.relative(path, here)

        def cited(html: Markup) -> Markup:
            return Markup(_RULE.sub(_cited, html))  # noqa: S704 - a link, and what was markup before

        def _cited(found: re.Match[str]) -> str:
            path = places.rule_page(found[0])
            shown = f'<span class="cites">{found[0]}</span>'
            return (
                f'<a class="cites" href="{to(path)}">{found[0]}</a>'
                if path in self.files
                else shown
            )

        written = (
            _environment()
            .get_template(template)
            .render(
                apnap=__version__,
                here=here,
                to=to,
                has=lambda path: path in self.files,
                cited=cited,
                called=called,
                citation=citation,
                places=places,
                **values,
            )
        )
        return "".join(
            part if part.startswith("<pre") else _without_ends(_BLANK.sub("\n", part))
            for part in _PRE.split(written)
        )


def _without_ends(html: str) -> str:
    """Return it without the tags that may be left out, and without the blanks before them."""
    *ended, rest = _ENDS.split(html)
    return "".join((*map(str.rstrip, ended), rest))


def style() -> str:
    """Return the style of all pages and pictures."""
    assets = _HERE / "assets"
    names = ("style.css", "stepping.css", "matrix.css")
    own = (_REPORTS / "style.css", *(assets / name for name in names))
    return "".join(path.read_text(encoding="utf-8") for path in own) + stylesheet() + boards_style()


def asset(name: str) -> str:
    """Return a file of `assets` as it is."""
    return (_HERE / "assets" / name).read_text(encoding="utf-8")


@cache
def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader((_HERE / "templates", _REPORTS)),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
