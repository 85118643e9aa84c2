"""
Characters that command a terminal, turn the direction of writing, or are seen by nobody.

The list stands here rather than in `unicodedata`, which differs from one Python to the next: a file
that is built anew on another machine has to come out the same.
"""

from __future__ import annotations

import re
from typing import Final

_RANGES: Final = (
    "\\x7f-\\x9f\\xad\\u0600-\\u0605\\u061c\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u180e"
    "\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ue000-\\uf8ff\\ufeff\\ufff0-\\ufffb"
    "\\U000110bd\\U000110cd\\U00013430-\\U0001345f\\U0001bca0-\\U0001bca3"
    "\\U0001d173-\\U0001d17a\\U000e0000-\\U0010ffff"
)
UNSEEN: Final = re.compile(f"[{_RANGES}]")
"""One such character; JSON itself forbids those below the space within texts."""


def escaped(text: str) -> str:
    """Return JSON with an escape for each such character; it means the same."""
    return text if text.isascii() and "\x7f" not in text else UNSEEN.sub(_escape, text)


def escaped_bytes(content: bytes) -> bytes:
    """Return JSON as bytes with an escape for each such character."""
    if content.isascii() and b"\x7f" not in content:
        return content
    return escaped(content.decode()).encode()


def _escape(found: re.Match[str]) -> str:
    """Return a character as JSON escapes it: by its units in UTF-16."""
    units = found[0].encode("utf-16-be", "surrogatepass").hex()
    return "".join(f"\\u{units[at : at + 4]}" for at in range(0, len(units), 4))
