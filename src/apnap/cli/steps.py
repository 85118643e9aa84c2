"""`apnap steps`: the vocabulary."""

from __future__ import annotations

from typing import Annotated

import typer

from apnap.protocol import Record
from apnap.protocol.readable_json import encode
from apnap.vocabulary.phrases import Phrase
from apnap.vocabulary.whole import VOCABULARY

_TITLES = {
    "given": "Given",
    "when": "When",
    "then": "Then",
}


class Shown(Record, frozen=True, kw_only=True, omit_defaults=False):
    """A phrase as `apnap steps --json` shows it."""

    keyword: str
    pattern: str
    help: str
    played: bool
    """Of a Given: whether it is played from the position rather than part of it."""
    columns: tuple[str, ...]
    """Columns of its table; those that may be left out end with a question mark."""


def steps(
    *, json: Annotated[bool, typer.Option("--json", help="Print the vocabulary as JSON.")] = False
) -> None:
    """
    Print the phrases of which scenarios are made.

    Exit status: 0, 2 for wrong usage.

    Example: apnap steps
    """
    shown = [_shown(phrase) for phrase in VOCABULARY.phrases]
    if json:
        typer.echo(encode(shown), nl=False)
        return
    for keyword, title in _TITLES.items():
        typer.echo(f"{title}:")
        for phrase in shown:
            if phrase.keyword == keyword:
                typer.echo(f"  {phrase.pattern}")
                table = f" Columns: {', '.join(phrase.columns)}." if phrase.columns else ""
                typer.echo(f"      {phrase.help}{table}")
        typer.echo()


def _shown(phrase: Phrase) -> Shown:
    columns = phrase.columns or {}
    return Shown(
        keyword=phrase.keyword,
        pattern=phrase.pattern,
        help=phrase.help,
        played=phrase.keyword == "given" and not phrase.calm,
        columns=tuple(f"{name}?" if c.optional else name for name, c in columns.items()),
    )
