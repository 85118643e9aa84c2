"""
Reading the glossary: terms and what is said about them.

A term stands on a line of its own above its explanation; a paragraph that does not begin with
a term goes on with the explanation before it. A remark behind a term, that it is obsolete or
informal, is no part of the name and counts as the beginning of the explanation. A line that
lists three terms or more is an entry for each of them; with one comma it stays whole, for
such a comma may belong to the name (as in the name of the APNAP order).
"""

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Final

import msgspec

from apnap.rulebooks.layout import plain

_LONGEST_TERM: Final = 80
_LIST: Final = 3
_REMARK: Final = re.compile(r"\s*(\((?:Obsolete|Informal)\))$")


class Term(msgspec.Struct, frozen=True):
    """A term of the glossary and its explanation."""

    term: str
    text: str


def read_terms(glossary: Sequence[str]) -> tuple[Term, ...]:
    """Return the terms in the order of the book; lines above the first term are dropped."""
    found: dict[str, list[str]] = {}
    names: tuple[str, ...] = ()
    for blank, paragraph in groupby(glossary, key=lambda line: not line.strip()):
        said = [] if blank else list(paragraph)
        if len(said) > 1 and _is_term(said[0]):
            names, remark = _names(plain(said[0]))
            said[0] = remark
        for name in names:
            found.setdefault(name, []).extend(line.strip() for line in said)
    return tuple(Term(term, " ".join(filter(None, said))) for term, said in found.items())


def _names(line: str) -> tuple[tuple[str, ...], str]:
    """Return the terms that the line names, and the remark behind them if there is one."""
    remark = _REMARK.search(line)
    name = _REMARK.sub("", line)
    listed = tuple(name.split(", "))
    return listed if len(listed) >= _LIST else (name,), remark[1] if remark else ""


def _is_term(line: str) -> bool:
    """Tell whether a paragraph's first line is a name: short, not indented, no sentence."""
    return len(line) <= _LONGEST_TERM and not line.startswith(" ") and not line.endswith(".")
