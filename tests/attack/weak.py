"""Doors that are not watched: each input with its word in it does harm, in a way of its own."""

from __future__ import annotations

import os
import sys
from typing import Final

from tools.fuzz.__main__ import main
from tools.fuzz.target import Target, printable

KNOWN: Final = b"harm"
VAST: Final = 10**11


def fails(data: bytes) -> str:
    if b"1" in data:
        raise KeyError(data)
    return "well"


def hangs(data: bytes) -> str:
    while data == KNOWN:
        pass
    return "well"


def eats(data: bytes) -> str:
    eaten = bytearray(VAST) if b"1" in data else bytearray()
    return f"{len(eaten)} bytes"


def dies(data: bytes) -> str:
    if b"1" in data:
        os.abort()
    return "well"


def prints(data: bytes) -> str:
    return printable(data.decode(errors="replace").replace("1", "\x1b"))


DOORS: Final = {
    take.__name__: Target(
        name=take.__name__, seeds=lambda: [b"[0, 2]\n[3]"], take=take, seconds=0.25
    )
    for take in (fails, hangs, eats, dies, prints)
}

if __name__ == "__main__":
    sys.exit(main(doors=DOORS))
