"""Serve the reference engine, with its misreadings, on stdio: `python -m apnap_misreadings`."""

from typing import Annotated

import typer

from apnap_adapters.serving import serve_stdio
from apnap_misreadings import reference


def main(
    mutant: Annotated[
        str | None, typer.Option("--mutant", metavar="NAME", help="Misread one rule.")
    ] = None,
) -> None:
    """
    Serve the reference engine on standard input and output.

    Example: python -m apnap_misreadings --mutant any-player-blocks
    """
    try:
        engine = reference(mutant)
    except LookupError as error:
        raise typer.BadParameter(f"{error}; `apnap mutants --list` names all") from error
    serve_stdio(engine)


if __name__ == "__main__":
    typer.run(main)
