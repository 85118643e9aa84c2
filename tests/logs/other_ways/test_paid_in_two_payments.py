"""A payment behind which another one is asked for, in a log with handles of its own."""

from __future__ import annotations

import msgspec
from tests.logs.games import checked, lines

PAID_TWICE = (
    "handling-triggered-abilities/two-payments-for-intrepid-adversary-trigger-a-single-ability"
)


def test_each_is_judged_as_it_was_said() -> None:
    written = msgspec.json.encode(lines(PAID_TWICE)).replace(b'"~', b'"~h500')
    found = checked(msgspec.json.decode(written))
    assert (found.found, found.troubled, found.unchecked) == (0, 0, 0)
