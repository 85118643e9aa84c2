"""What nobody sees, and what commands a terminal, stands in JSON as an escape."""

from __future__ import annotations

import json
import re
import sys
import unicodedata
from typing import Final

from apnap.protocol.readable_json import encode
from apnap.protocol.unseen import parted

UNSEEN: Final = frozenset({"Cc", "Cf", "Co", "Zl", "Zp"})


def test_all_that_commands_a_terminal_is_escaped_and_means_the_same() -> None:
    every = map(chr, range(sys.maxunicode + 1))
    unseen = "".join(one for one in every if unicodedata.category(one) in UNSEEN)
    text = f"Jötun Grunt ☃{unseen}"
    written = encode({"name": text}).decode()
    assert json.loads(written) == {"name": text}
    assert "Jötun Grunt ☃" in written
    assert {c for c in written if unicodedata.category(c) in UNSEEN} == {"\n"}


def test_what_ci_servers_obey_is_found_as_if_case_did_not_matter() -> None:
    ignoring = re.compile(r"#([^ -~]*)(?=#[a-z\x80-\U0010ffff]*\[)", re.IGNORECASE)
    every = map(chr, range(sys.maxunicode + 1))
    for sign in (one for one in every if one.isascii() or one.swapcase() != one):
        for text in (f"#{sign}#[", f"##{sign}["):
            assert parted(text) == ignoring.sub(r"#\1 ", text)
