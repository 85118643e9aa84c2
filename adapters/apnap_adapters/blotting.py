"""
Blotting out the token that an engine was sent, however it writes it in what it sends back.

It is found in whatever mixture of plain signs, escapes of JSON and percent-encoding, before
anything is decoded or cut, so that no report needs to know of it. What an engine does to it beyond
that, such as turning it round, nobody can find.
"""

from __future__ import annotations

import re
from typing import Final

_BLOT: Final = b"(token)"
_LEAST: Final = 8
"""So many signs of the token are taken for its beginning where a text is cut."""

_WIDEST: Final = 12
"""So many bytes a sign of it takes there, as JSON and addresses write it."""


class Blotter:
    """Blots out one token, or nothing if there is none."""

    def __init__(self, token: str | None) -> None:
        """Take the token, which has only signs of ASCII."""
        self._signs = [_sign(sign, begins=not at) for at, sign in enumerate(token or "")]
        self._token = (token or "").encode()
        self._written = re.compile(b"".join(self._signs))

    def blotted(self, text: bytes, *, cut: bool = False) -> bytes:
        """Return bytes without the token; if they were `cut`, also without its beginning there."""
        if not self._token:
            return text
        text = text.replace(self._token, _BLOT)
        if b"\\" in text or b"%" in text:
            text = self._written.sub(_BLOT, text)
        return self._without_beginning(text) if cut else text

    def text(self, text: str) -> str:
        """Return a text without the token."""
        return self.blotted(text.encode(errors="replace")).decode(errors="replace")

    def _without_beginning(self, text: bytes) -> bytes:
        end = text[-_WIDEST * len(self._signs) :]
        for length in range(len(self._signs) - 1, _LEAST - 1, -1):
            found = re.search(b"".join(self._signs[:length]) + rb"\Z", end)
            if found:
                return text[: len(text) - len(end) + found.start()] + _BLOT
        return text


def _sign(sign: str, *, begins: bool) -> bytes:
    """
    Return a pattern of all that stands for a sign; the time that it takes grows with the text.

    Where the token `begins` a run of backslashes is tried once, from its first one.
    """
    number = b"".join(_digit(digit) for digit in f"{ord(sign):02x}")
    plain = re.escape(sign.encode())
    escaped = rb"\\{1,8}" + plain + b"|" if sign in '"\\/' else b""
    first = rb"\\(?<!\\\\)" if begins else rb"\\"
    again = b"(?:25)*" if sign == "%" else b"(?:25)*+"
    return b"(?:%s%s|%s\\\\*+u00%s|%%%s%s)" % (escaped, plain, first, number, again, number)


def _digit(digit: str) -> bytes:
    return f"[{digit}{digit.upper()}]".encode()
