"""`apnap steps`: the vocabulary."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Final

import typer

from apnap.cli.ending import Status, end
from apnap.harmless import clean
from apnap.protocol import Record
from apnap.protocol.readable_json import encode
from apnap.vocabulary.likeness_of_steps import likely
from apnap.vocabulary.phrases import Phrase
from apnap.vocabulary.reading_lists import Scope
from apnap.vocabulary.whole import VOCABULARY

_TITLES = {
    "given": "Given",
    "when": "When",
    "then": "Then",
}

_TELLING: Final = 4
"""Words of so many letters tell one phrase from another."""
_PLAIN: Final = 3
"""So many phrases are shown for what they have of the words alone, the shortest ones."""


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
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[WORD]",
            help="Only phrases that have these words, in themselves, their help or their columns; "
            "or, if none has them, those that say something like it.",
        ),
    ] = None,
    *,
    json: Annotated[bool, typer.Option("--json", help="Print the vocabulary as JSON.")] = False,
) -> None:
    """
    Print the phrases of which scenarios are made.

    Exit status: 0, 1 if no phrase is like the words, 2 for wrong usage.

    Example: apnap steps life
    """
    found = _having(" ".join(words or ()))
    shown = [_shown(phrase) for phrase in found]
    if json:
        typer.echo(encode(shown), nl=False)
    else:
        _print(shown)
    if not shown:
        asked = clean(" ".join(words or ()))
        end(Status.FAILURES, f"no phrase is like {asked!r}; `apnap steps` prints all")


def _having(words: str) -> Sequence[Phrase]:
    """Return the phrases that have all words, or else those that say something like them."""
    asked = words.lower().split()
    found = [one for one in VOCABULARY.phrases if all(_begins(word, _text(one)) for word in asked)]
    return found or [one for keyword in _TITLES for one in _alike(words, keyword)]


def _alike(words: str, keyword: str) -> Sequence[Phrase]:
    """Return the phrases of a keyword that say something like the words, or have most of them."""
    phrases = [phrase for phrase in VOCABULARY.phrases if phrase.keyword == keyword]
    telling = [word for word in words.lower().split() if len(word) >= _TELLING]
    having = [sum(_begins(word, phrase.pattern) for word in telling) for phrase in phrases]
    most = max((1, *having))
    plain = [phrase for phrase, has in zip(phrases, having, strict=True) if has == most]
    plain.sort(key=lambda phrase: len(phrase.pattern))
    found = list(likely(words, phrases, Scope()))
    return found + [phrase for phrase in plain[:_PLAIN] if phrase not in found]


def _begins(word: str, text: str) -> bool:
    """Tell whether a word of a text begins so; *against* has no *gains*."""
    return re.search(rf"(?<![a-z]){re.escape(word)}", text) is not None


def _text(phrase: Phrase) -> str:
    """Return all that can be searched for in a phrase."""
    return " ".join((phrase.pattern, phrase.help, *(phrase.columns or ()))).lower()


def _print(shown: Sequence[Shown]) -> None:
    """Print phrases by their keywords."""
    for keyword, title in _TITLES.items():
        some = [phrase for phrase in shown if phrase.keyword == keyword]
        if some:
            typer.echo(f"{title}:")
        for phrase in some:
            typer.echo(f"  {phrase.pattern}")
            table = f" Columns: {', '.join(phrase.columns)}." if phrase.columns else ""
            typer.echo(f"      {phrase.help}{table}")
        if some:
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
