"""Serve the reference engine, with its misreadings, on stdio: `python -m apnap_misreadings`."""

import argparse
from collections.abc import Sequence

from apnap_adapters.serving import serve_stdio
from apnap_misreadings import reference


def main(words: Sequence[str] | None = None) -> None:
    """Serve the reference engine, perhaps with a rule misread, as the `words` of a command say."""
    parser = argparse.ArgumentParser(
        prog="python -m apnap_misreadings",
        description="Serve the reference engine on standard input and output.",
        epilog="Example: python -m apnap_misreadings --mutant any-player-blocks",
    )
    parser.add_argument("--mutant", metavar="NAME", help="misread one rule")
    mutant: str | None = parser.parse_args(words).mutant
    try:
        engine = reference(mutant)
    except LookupError as error:
        parser.error(f"{error}; `apnap mutants --list` names all")
    serve_stdio(engine)


if __name__ == "__main__":
    main()
