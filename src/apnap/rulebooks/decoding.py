"""
From the bytes of a rulebook to its lines.

The official files came, over the years, as UTF-8 with and without a mark, as UTF-16 and in the
8-bit code of Windows, with the line ends of DOS, of Unix and of old Macintoshes, and with
several of these in one file.
"""

import codecs
import re
from typing import Final

_LINE_END: Final = re.compile(r"\r\n|\r|\n|\f|\u2028|\u2029")
_MARKED: Final = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_BLANK: Final = re.compile(r"[\u00a0\u200b\ufeff\t]")


def decode(data: bytes) -> str:
    """
    Return the text of `data`, whose encoding is found from a mark or from the bytes.

    Never fails: a file that is nothing else is read as cp1252, and byte for byte if it has
    bytes that cp1252 does not know.
    """
    for mark, encoding in _MARKED:
        if data.startswith(mark):
            return data.decode(encoding, errors="replace")
    if half := _unmarked_utf16(data):
        return data.decode(half, errors="replace")
    for encoding in ("utf-8", "cp1252"):
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    return data.decode("latin-1")


def _unmarked_utf16(data: bytes) -> str | None:
    """Tell which UTF-16 it is if every second byte of English text is empty, else None."""
    head = data[:2000]
    if len(head) < 2:  # noqa: PLR2004 - one character
        return None
    for encoding, empty in (("utf-16-le", head[1::2]), ("utf-16-be", head[0::2])):
        if empty.count(0) * 2 > len(empty):
            return encoding
    return None


def lines(text: str) -> tuple[str, ...]:
    """Return the lines without their ends, trailing space and exotic blanks."""
    return tuple(_BLANK.sub(" ", line).rstrip() for line in _LINE_END.split(text))
