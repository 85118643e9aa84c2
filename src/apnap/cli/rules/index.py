"""`apnap rules index`: make the index of a rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from apnap.cli.ending import Status, check_folder, end, not_written
from apnap.cli.rules.options import plainly
from apnap.harmless import clean
from apnap.protocol import folder
from apnap.protocol.numbering import FILE, numbering, read_numbers
from apnap.rulebooks import (
    Edition,
    NotARulebookError,
    UndatedRulebookError,
    editions,
    index_file,
    load,
    write,
)
from apnap.rulebooks.edition import as_json
from apnap.rulebooks.standing import compared, extended, write_numbers


def index(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An official plain-text rulebook.")],
    *,
    edition: Annotated[
        str | None,
        typer.Option(
            "--edition",
            metavar="DATE",
            help="Date of the edition. Default: the day from which the book says it is in force.",
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="DIR", help="Folder for the index. Default: apnap's own."),
    ] = None,
    force: Annotated[
        bool, typer.Option("--force", help="Replace another index of that edition.")
    ] = False,
) -> None:
    """
    Read a rulebook and store its index: numbers, fingerprints and titles, and no rule text.

    What rules are called in an edition that is new is added to `numbers.json` in the same folder,
    if there is one. Exit status: 0 if it is stored (or stands there already), 2 if not.

    Example: apnap rules index MagicCompRules.txt
    """
    with plainly():
        try:
            book = index_file(file, edition)
        except OSError as error:
            end(Status.USAGE, clean(f"{file} cannot be read: {error.strerror or error}"))
        except (NotARulebookError, UndatedRulebookError) as error:
            end(Status.USAGE, str(error))
        where = out or folder("editions")
        check_folder(where)
        path = where / f"{book.date}.json"
        known = book.date in editions(where)
        same = known and as_json(load(book.date, where)) == as_json(book)
        if known and not same and not force:
            end(Status.USAGE, f"{path} is the index of another text: --force replaces it")
    if not same:
        try:
            where.mkdir(parents=True, exist_ok=True)
            write(book, where)
        except OSError as error:
            end(Status.USAGE, not_written(path, error))
    typer.echo(_told(book))
    typer.echo(clean(f"{path} {'is unchanged' if same else 'is written'}"))
    _doubts(book)
    _number(book, where)


def _doubts(book: Edition) -> None:
    """Say where the book breaks its own order."""
    for line, what in book.doubts.items():
        typer.echo(clean(f"line {line}: {what}"), err=True)
    if not book.glossary:
        typer.echo("the book has no glossary: no line says `Glossary` and nothing else", err=True)


def _number(book: Edition, where: Path) -> None:
    """Say in `numbers.json` what rules are called in an edition that is new, and what to do."""
    with plainly():
        for told in _numbered(book, where):
            typer.echo(clean(told))


def _numbered(book: Edition, where: Path) -> Iterator[str]:
    """Extend `numbers.json` by an edition that it does not know; yield what is to be said."""
    path = where / FILE
    if not path.is_file() or book.date in numbering(where).dates:
        return
    stored = read_numbers(where)
    base = load(stored.base, where)
    column = compared(base, book)
    try:
        write_numbers(extended(stored, base, book, column), where)
    except OSError as error:
        end(Status.USAGE, f"{path} cannot be written: {error.strerror}")
    yield (
        f"{path} is extended: of the rules of {base.date}, {len(column.renumbered)} have other"
        f" numbers and {len(column.gone)} were not found"
    )
    if column.reworded:
        yield (
            f"{len(column.reworded)} have other texts and are taken to have kept their places:"
            f" `apnap rules diff {base.date} {book.date}` shows them; correct {FILE} where"
            " another rule stands there now"
        )


def _told(book: Edition) -> str:
    """Return in one line what the index has."""
    examples = sum(rule.examples for rule in book.rules.values())
    slips = f", {len(book.misprints)} misprinted numbers" if book.misprints else ""
    return (
        f"edition {book.date}: {len(book.sections)} sections, {len(book.numbers)} rules and"
        f" sub-rules, {examples} examples, {len(book.glossary)} terms{slips}"
    )
