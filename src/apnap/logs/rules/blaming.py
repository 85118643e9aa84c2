"""Whose decision it was, which rule governs it, and what kind of fault a difference is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from apnap.driver.transcript import kind
from apnap.logs.differing import Difference
from apnap.logs.findings import Kind
from apnap.logs.rules.citing import governing, in_edition
from apnap.protocol import (
    Activate,
    AnswerSaid,
    Cast,
    Concede,
    Decision,
    Pass,
    PlayLand,
    Priority,
    Record,
    Special,
    State,
)

_DONE: Final[Mapping[type, str]] = {
    Cast: "117.1a",
    Activate: "117.1b",
    Special: "117.1c",
    PlayLand: "305.1",
    Pass: "117.3d",
}
"""When a player who has priority may do what: the rule, by its number of today."""


def decider_instead(said: Record | None, before: State | None) -> tuple[str, str | None] | None:
    """Return whose decision it was, with the rule, if somebody else has spoken."""
    asked = _asked(said, before)
    if asked is None or before is None or not isinstance(said, AnswerSaid):
        return None
    teams = {team.name: team.members for team in before.teams}
    if said.by in (asked.decider, *teams.get(asked.decider, ())):
        return None
    return asked.decider, governing(kind(asked), before.edition)


def rule_about(said: Record | None, before: State | None) -> str | None:
    """Return the rule about the decision that was answered, or about what was done instead."""
    if isinstance(said, Concede) and before is not None:
        return in_edition("104.3a", before.edition)
    asked = _asked(said, before)
    if asked is None or before is None:
        return None
    done = _DONE.get(type(said.say)) if isinstance(said, AnswerSaid) else None
    if done is not None and isinstance(asked, Priority):
        return in_edition(done, before.edition)
    return governing(kind(asked), before.edition)


def asked_wrongly(one: Difference) -> Kind:
    """Return what is wrong where something else is asked than should be."""
    _, kind_, *field = one.where.split(".")
    if field:
        return "wrong_options"
    return "wrong_decider" if f": {kind_}" in one.expected else "wrong_order"


def about_priority(one: Difference) -> bool:
    """Tell whether a difference is in who has priority or has passed."""
    return one.where.rpartition(".")[2] in ("priority", "passed")


def _asked(said: Record | None, before: State | None) -> Decision | None:
    """Return the decision that is answered."""
    if not isinstance(said, AnswerSaid) or before is None:
        return None
    return next((one for one in before.pending if one.id == said.about), None)
