"""`apnap rules confirm`: say that scenarios hold for the text of an edition."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from apnap.cli.ending import Status, check_folder, end
from apnap.cli.rules.options import plainly
from apnap.coverage.tabulating import about
from apnap.rulebooks import covers, load, newest, place
from apnap.rulebooks.confirming import confirmed, write_confirmed
from apnap.suite import SelectionError, load_suite, selection, wanted_subject


def confirm(
    prefixes: Annotated[
        list[str] | None,
        typer.Argument(metavar="RULE", help="Only these rules or terms, and their parts."),
    ] = None,
    *,
    editions: Annotated[
        list[str] | None,
        typer.Option("--edition", metavar="DATE", help="Edition. Repeatable. Default: the newest."),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="DIR", help="Folder of the list. Default: apnap's own."),
    ] = None,
) -> None:
    """
    Record that you have compared the scenarios about these rules with the text of an edition.

    The list is `confirmed.json` among the editions; it has fingerprints and no rule text. Exit
    status: 0, or 2 if there is nothing to confirm or the list cannot be written.

    Example: apnap rules confirm 802.4 --edition 2026-01-16
    """
    if out is not None:
        check_folder(out)
    with plainly():
        wanted = [wanted_subject(prefix) for prefix in prefixes or ()]
        lock = before = confirmed(out)
        told = 0
        for date in [selection(date, (), ()).edition for date in editions or [newest()]]:
            tagged = about(load_suite(dates=(date,)).holding(date), date)
            chosen = [
                one for one in tagged if not wanted or any(covers(other, one) for other in wanted)
            ]
            told += len(chosen)
            lock = lock.add(sorted(chosen, key=place), load(date))
        if not told:
            raise SelectionError(f"no scenario is about {', '.join(prefixes or ())}")
    if lock == before:
        typer.echo("all of that was confirmed already")
        return
    try:
        path = write_confirmed(lock, out)
    except OSError as error:
        end(Status.USAGE, f"the list cannot be written: {error.strerror}")
    new = sum(map(len, lock.texts.values())) - sum(map(len, before.texts.values()))
    typer.echo(f"{new} texts confirmed: {path}")
