"""
The templates and the style of all pages.

A page is one file: it asks for nothing, runs no script, and says so to the browser. Everything is
escaped but the style and the pictures, which escape what they hold themselves.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from apnap.pictures import stylesheet

_HERE: Final = Path(__file__).parent / "templates"


def render(template: str, **values: object) -> str:
    """
    Return a page: a template (`report.html`) with values.

    A template extends `base.html` and fills its blocks; texts are escaped. Raises
    `jinja2.UndefinedError` if a value is missing that the template wants.
    """
    return _environment().get_template(template).render(style=style(), **values)


@cache
def style() -> Markup:
    """Return the style of pages and pictures, ready for a `style` element."""
    own = (_HERE / "style.css").read_text(encoding="utf-8")
    return Markup(own + stylesheet())  # noqa: S704 - our own files


@cache
def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(_HERE),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
