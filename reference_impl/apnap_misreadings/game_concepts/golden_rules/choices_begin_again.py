"""Misreadings of rule 101.4d: choices that make somebody choose anew."""

from __future__ import annotations

from apnap_misreadings.mutant import switched

switched(
    "101.4d",
    "a new choice for a player earlier in APNAP order waits until the other players have chosen",
    name="the-round-goes-on",
    switch="choices_begin_again",
    value=False,
)
