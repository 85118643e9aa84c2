"""
What may not be printed as it stands.

Characters that command a terminal, turn the direction of writing, or are seen by nobody; and words
that CI servers obey wherever they stand in a line.

The list of characters stands here rather than in `unicodedata`, which differs from one Python to
the next: a file that is built anew on another machine has to come out the same.
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
UNSEEN: Final = f"[{_RANGES}]"
"""
A pattern of one such character; JSON itself forbids those below the space within texts.

It is compiled where a text is not ASCII: that takes a hundredth of the time in which an engine
starts.
"""
_OBEYED: Final = re.compile(r"#([^ -~\u0130\u0131\u017f\u212a]*)(?=#[^\0-@\[-`{-\x7f]*\[)")
"""
The first sign of `##[`, `##vso[` or `##teamcity[`, with what is not ASCII behind it.

Four signs that are not ASCII are letters of it in the other case. They stand here by themselves: to
ignore case in a range of all signs takes Python a tenth of the time in which an engine starts. So
is said which of ASCII are no letters: a range up to the last sign takes a fiftieth.

The runner of GitHub looks for the first in all of a line, and that of Azure for the second, and
both pass over signs that have no weight when texts are compared.
"""


def parted(text: str) -> str:
    """Return a text with a space within what CI servers would obey in the middle of a line."""
    return _OBEYED.sub(r"#\1 ", text) if "#" in text else text


def escaped(text: str) -> str:
    """Return JSON with an escape for each such character, and in such words; it means the same."""
    if "#" in text:
        text = _OBEYED.sub(r"\\u0023\1", text)
    return text if text.isascii() and "\x7f" not in text else re.sub(UNSEEN, _escape, text)


def escaped_bytes(content: bytes) -> bytes:
    """Return JSON as bytes, escaped as `escaped` does it."""
    if content.isascii() and b"\x7f" not in content and b"##" not in content:
        return content
    return escaped(content.decode()).encode()


def _escape(found: re.Match[str]) -> str:
    """Return a character as JSON escapes it: by its units in UTF-16."""
    units = found[0].encode("utf-16-be", "surrogatepass").hex()
    return "".join(f"\\u{units[at : at + 4]}" for at in range(0, len(units), 4))
