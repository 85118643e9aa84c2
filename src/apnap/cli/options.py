"""Options that several commands have."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from apnap.cli.ending import Status, end
from apnap.harmless import clean
from apnap.rulebooks import NotARulebookError
from apnap.rulebooks.own_copy import NotIndexedError, OwnCopy, own_copy
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
On = Annotated[
    str | None,
    typer.Option(
        "--on",
        metavar="CLUSTER",
        help="Work on a cluster of Dask: local (one of processes on this machine, which ends with "
        "the command), tcp://HOST:PORT, or the FILE.json that a scheduler has written.",
    ),
]
Ids = Annotated[
    list[str] | None,
    typer.Option(
        "--scenario",
        metavar="ID",
        help="Only this scenario, by its id, its title or FILE:LINE. Repeatable.",
    ),
]
Profiles = Annotated[
    list[str] | None,
    typer.Option(
        "--profile",
        metavar="NAME",
        help="Only the scenarios of this profile, such as core. Repeatable.",
    ),
]
TrustFile = Annotated[
    Path | None,
    typer.Option(
        "--trust-config",
        metavar="FILE",
        help="Keys and addresses of a sigstore of your own, as sigstore writes them. Default: the "
        "public one.",
    ),
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
Verbose = Annotated[
    bool,
    typer.Option(
        "--verbose",
        "-v",
        help="Show everything: each rule, every failure in full, and all that is in the way.",
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
OnlyFolders = Annotated[
    list[Path] | None,
    typer.Option(
        "--only-features",
        metavar="DIR",
        help="The feature files in this folder instead of the suite. Repeatable.",
    ),
]
Rulebook = Annotated[
    Path | None,
    typer.Option(
        "--rulebook",
        metavar="FILE",
        help="Your own copy of a rulebook (official plain text, of an indexed edition): its "
        "wording is shown beside ours, and stored nowhere else.",
    ),
]


def read_copy(path: Path | None) -> OwnCopy | None:
    """Return the rulebook that was asked for; end the command if it cannot be used."""
    if path is None:
        return None
    try:
        return own_copy(path)
    except (NotARulebookError, NotIndexedError) as error:
        end(Status.USAGE, f"--rulebook: {clean(str(error))}")
    except OSError as error:
        end(Status.USAGE, f"--rulebook: {path} cannot be read: {clean(error.strerror or '')}")


def tell_renamed(renamed: Iterable[Renamed]) -> None:
    """Say, beside the output, which ids went that somebody has used."""
    for one in renamed:
        typer.echo(clean(one.told), err=True)


FindingsJson = Annotated[
    Path | None, typer.Option("--json", metavar="FILE", help="Write the findings as JSON.")
]
FindingsPages = Annotated[
    Path | None,
    typer.Option(
        "--html",
        metavar="DIR",
        help="Write pages: the findings in groups, each with an example, pictures of the table "
        "before and after, and the scenario that shows the rule.",
    ),
]
FindingsSarif = Annotated[
    Path | None,
    typer.Option("--sarif", metavar="FILE", help="Write the findings as SARIF 2.1.0."),
]
FindingsJunit = Annotated[
    Path | None,
    typer.Option("--junit", metavar="FILE", help="Write JUnit XML: a test case for each file."),
]
FindingsCut = Annotated[
    Path | None,
    typer.Option(
        "--cut",
        metavar="DIR",
        help="Write a log for each group of findings that by itself shows the shortest example "
        "of it.",
    ),
]
FindingsStrict = Annotated[
    bool, typer.Option("--strict", help="Possible findings count as certain ones do.")
]
