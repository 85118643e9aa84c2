"""Deploying: the ability by which creatures are handed to teammates (804)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap_reference.rulebook import rule
from apnap_reference.state.static_abilities import Change, Seen
from apnap_reference.state.table import Characteristics, Table, replace

DEPLOY: Final = "deploy"
"""The key of the ability."""


@rule("804.2")
def every_creature_deploys(table: Table, layer: str, seen: Seen) -> Iterator[Change]:
    """With deploy creatures, each creature can be tapped to give a teammate control of it."""
    if table.variant.deploy_creatures and layer == "6":
        creatures = tuple(thing for thing, it in seen.items() if "Creature" in it.types)
        yield Change("6", 0, creatures, _with_deploy)


def _with_deploy(it: Characteristics) -> Characteristics:
    return replace(it, abilities=(*it.abilities, DEPLOY))
