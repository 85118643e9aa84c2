"""Serve the reference engine on stdio: `python -m apnap_reference`."""

import argparse

from apnap_adapters.serving import serve_stdio
from apnap_reference.engine import ReferenceEngine


def main() -> None:
    """Serve the reference engine."""
    argparse.ArgumentParser(
        prog="python -m apnap_reference",
        description="Serve the reference engine, which plays by the rules as written, on standard "
        "input and output. `python -m apnap_misreadings --mutant NAME` serves it with a rule "
        "misread.",
        epilog='Example: apnap run "stdio:python -m apnap_reference"',
    ).parse_args()
    serve_stdio(ReferenceEngine())


if __name__ == "__main__":
    main()
