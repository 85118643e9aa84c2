"""The commands of `apnap` and how they end."""

from __future__ import annotations

from typing import Annotated

import typer

from apnap import __version__
from apnap.cli.book import book
from apnap.cli.certify import certify
from apnap.cli.check import check_
from apnap.cli.doctor import doctor
from apnap.cli.explain import explain
from apnap.cli.find import find
from apnap.cli.init import init
from apnap.cli.lint import lint
from apnap.cli.listing import list_
from apnap.cli.mutants import mutants_
from apnap.cli.rules import rules
from apnap.cli.run import run
from apnap.cli.schema import schema
from apnap.cli.serve import serve
from apnap.cli.show import show
from apnap.cli.steps import steps
from apnap.cli.verify import verify_
from apnap.cli.view import view

app = typer.Typer(
    name="apnap",
    help="Certify Magic: The Gathering rules engines against the Comprehensive Rules.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"apnap {__version__}")
        raise typer.Exit


@app.callback()
def apnap(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """
    Certify Magic: The Gathering rules engines against the Comprehensive Rules.

    Example: apnap run direct:reference --cr 802.4
    """


app.command(name="book")(book)
app.command(name="certify")(certify)
app.command(name="check")(check_)
app.command(name="doctor")(doctor)
app.command(name="explain")(explain)
app.command(name="find")(find)
app.command(name="init")(init)
app.command(name="lint")(lint)
app.command(name="list")(list_)
app.command(name="mutants")(mutants_)
app.add_typer(rules, name="rules")
app.command(name="run")(run)
app.command(name="schema")(schema)
app.command(name="serve")(serve)
app.command(name="show")(show)
app.command(name="steps")(steps)
app.command(name="verify")(verify_)
app.command(name="view")(view)


def main() -> None:
    """Run the command line."""
    app()
