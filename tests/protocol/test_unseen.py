"""What nobody sees, and what commands a terminal, stands in JSON as an escape."""

from __future__ import annotations

import json
import sys
import unicodedata
from typing import Final

from apnap.protocol.readable_json import encode

UNSEEN: Final = frozenset({"Cc", "Cf", "Co", "Zl", "Zp"})


def test_all_that_commands_a_terminal_is_escaped_and_means_the_same() -> None:
    every = map(chr, range(sys.maxunicode + 1))
    unseen = "".join(one for one in every if unicodedata.category(one) in UNSEEN)
    text = f"Jötun Grunt ☃{unseen}"
    written = encode({"name": text}).decode()
    assert json.loads(written) == {"name": text}
    assert "Jötun Grunt ☃" in written
    assert {c for c in written if unicodedata.category(c) in UNSEEN} == {"\n"}
