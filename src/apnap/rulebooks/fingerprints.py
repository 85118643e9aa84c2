"""
Fingerprints: they tell whether two texts say the same, and cannot be read back.

Differences of layout and typesetting between editions are folded away first, so that only a
change of words, figures or punctuation changes the fingerprint.
"""

import hashlib
import re
import unicodedata
from typing import Final

LENGTH: Final = 16
"""Hexadecimal digits of a fingerprint: the first of its SHA-256."""

_FOLDED: Final = str.maketrans(
    {
        **dict.fromkeys("\u2018\u2019\u201a\u201b\u2032\u00b4`", "'"),
        **dict.fromkeys("\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb", '"'),
        **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212", "-"),
        "\u2026": "...",
        "_": "",  # italics, in the books of 2008 to 2014
        "\u00ad": "",
        **dict.fromkeys("\u2122\u00ae\u00a9", ""),
    }
)
_MARKS: Final = re.compile(r"(?<=\w)\((?:tm|r)\)")
_DASHES: Final = re.compile(r"--+")
_SPACES: Final = re.compile(r"\s+")


def normalized(text: str) -> str:
    """Return `text` with space, quotes, dashes, marks of trade and case made uniform."""
    folded = unicodedata.normalize("NFKC", text.translate(_FOLDED)).casefold()
    return _SPACES.sub(" ", _DASHES.sub("-", _MARKS.sub("", folded))).strip()


def fingerprint(text: str) -> str:
    """Return the fingerprint of the normalised `text`: 16 hexadecimal digits."""
    return hashlib.sha256(normalized(text).encode()).hexdigest()[:LENGTH]
