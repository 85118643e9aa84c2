"""Options that several commands have."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from apnap.harmless import clean
from apnap.suite import Renamed

Rules = Annotated[
    list[str] | None,
    typer.Option(
        "--cr",
        metavar="RULE",
        help="Only this rule and its parts, or this term: glossary:affinity; glossary is every "
        "term. Repeatable.",
    ),
]
Ids = Annotated[
    list[str] | None,
    typer.Option("--scenario", metavar="ID", help="Only this scenario. Repeatable."),
]
LimitTexts = Annotated[
    list[str] | None,
    typer.Option(
        "--limit",
        metavar="NAME=NUMBER",
        help="Another limit for the engine. Seconds: start, load, answer, scenario, end; also "
        "line_bytes, scenario_bytes, breaks (in a row, then it is given up). Repeatable.",
    ),
]
SecondReading = Annotated[
    bool,
    typer.Option(
        "--second-reading",
        help="The scenarios by other hands, which are no part of the suite, instead of the suite.",
    ),
]
Folders = Annotated[
    list[Path] | None,
    typer.Option(
        "--features",
        metavar="DIR",
        help="Also the feature files in this folder, as extensions of the suite. Repeatable.",
    ),
]


def tell_renamed(renamed: Iterable[Renamed]) -> None:
    """Say, beside the output, which ids went that somebody has used."""
    for one in renamed:
        typer.echo(clean(one.told), err=True)
