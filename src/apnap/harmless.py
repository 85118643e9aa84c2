"""
Making texts of others harmless: nothing that an engine or a file says may command a terminal.

`apnap.pictures.text` does so for pictures, where a text has little room.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from apnap.protocol.unseen import parted

_INVISIBLE: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
_LONGEST: Final = 2000
_COMMAND: Final = "::"
"""How a line begins that GitHub's runner obeys; what it obeys in the middle, `clean` parts."""
ASIDE: Final = "  | "
"""Stands before a line that is perhaps an engine's."""


def clean(text: str) -> str:
    """
    Return a text on one line, of bearable length, without control characters.

    What CI servers obey wherever it stands in a line (`##[error]`) gets a space within.
    """
    if len(text) <= _LONGEST and text.isprintable():  # as most are: no sign of the categories below
        return parted(text)
    shown = "".join(
        " " if unicodedata.category(character) in _INVISIBLE else character
        for character in text[: _LONGEST + 1]
    )
    return parted(shown[:_LONGEST] + "…" if len(shown) > _LONGEST else shown)


def as_line(text: str) -> str:
    """Return it so as a line of its own, with a mark before it if CI servers would obey it."""
    shown = clean(text)
    return f"{ASIDE}{shown}" if obeyed(shown) else shown


def obeyed(line: str) -> bool:
    """
    Tell whether CI servers would obey a line because of how it begins.

    GitHub's runner passes over signs without weight before it; of signs beyond ASCII none counts.
    """
    before, found, _ = line.partition(_COMMAND)
    return bool(found) and not any(sign.isascii() and not sign.isspace() for sign in before)


def clean_lines(text: str) -> str:
    """
    Return a text without control characters but for its line feeds.

    All lines but the first have a mark before them: an engine may have said them, and CI servers
    obey lines that begin with a command of theirs.
    """
    first, *others = text.splitlines() or [""]
    return "\n".join((clean(first), *(f"{ASIDE}{clean(line)}" for line in others)))
