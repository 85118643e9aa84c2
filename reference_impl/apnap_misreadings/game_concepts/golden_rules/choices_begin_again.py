"""Misreadings of rule 101.4d: choices that make somebody choose anew."""

from __future__ import annotations

from apnap_misreadings.mutant import switched

switched(
    "101.4d",
    "a choice that arises for somebody who has chosen already waits for the end of the round",
    name="the-round-goes-on",
    switch="choices_begin_again",
    value=False,
)
