"""
How the programs for those who work on the project read their words, and their help.

The help of each is what its docstring says, and an example. All of it is in Python's own library:
`tools/checks.py` reads its words before anything else is installed.
"""

from __future__ import annotations

from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence


def reader(name: str, about: str | None, example: str = "") -> ArgumentParser:
    """
    Return what reads the words of a program; `--help` says what the program is about.

    `name` is what one types to call it, `about` the docstring of its module, and `example` words
    that may be given.
    """
    return ArgumentParser(
        prog=name,
        description=(about or "").strip(),
        epilog=f"example: {name} {example}".rstrip(),
        formatter_class=RawDescriptionHelpFormatter,
    )


def passed_on(words: Sequence[str], reads: ArgumentParser, to: str) -> Sequence[str]:
    """Return words, which are for another program; a sole `-h` or `--help` is for this one."""
    reads.add_argument("words", nargs="*", metavar="WORD", help=f"for {to}; a sole -h is not")
    if list(words) in (["-h"], ["--help"]):
        reads.print_help()
        reads.exit()
    return words
