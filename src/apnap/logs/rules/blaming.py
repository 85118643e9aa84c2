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
    ChooseObjects,
    Concede,
    Decision,
    DeclareAttackers,
    DeclareBlockers,
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

_PAID: Final[Mapping[type, str]] = {
    DeclareAttackers: "508.1j",
    DeclareBlockers: "509.1f",
    Cast: "601.2h",
    Activate: "602.2b",
}
"""Where what is declared, cast or activated is paid in full: the rule, by its number of today."""


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
    if isinstance(asked, ChooseObjects) and (rule := _of_objects(asked, before)) is not None:
        return in_edition(rule, before.edition)
    done = _DONE.get(type(said.say)) if isinstance(said, AnswerSaid) else None
    if done is not None and isinstance(asked, Priority):
        return in_edition(done, before.edition)
    return governing(kind(asked), before.edition)


def about_paying(rule: str | None, said: Record | None, before: State | None) -> str | None:
    """Return the rule about paying for what is said, if the broken `rule` is about paying."""
    paid = _PAID.get(type(said.say)) if isinstance(said, AnswerSaid) else None
    if paid is None or before is None or rule != in_edition("118.3", before.edition):
        return rule
    return in_edition(paid, before.edition)


def _of_objects(asked: ChooseObjects, before: State) -> str | None:
    """Return by which rule, and not by an effect, objects are chosen: to discard, of legends."""
    known = {thing.name: thing for thing in before.objects}
    among = () if asked.among == "unknown" else asked.among
    things = [known[name] for name in among if name in known]
    if not things or len(things) < len(among) or any(turn.stack for turn in before.turns):
        return None
    cleanup = any(turn.step == "cleanup" for turn in before.turns)
    if cleanup and all(one.zone == "hand" for one in things):
        return "514.1"
    kinds = [one.now for one in things if one.now != "unknown" and one.zone == "battlefield"]
    legends = all("Legendary" in one.types for one in kinds)
    alike = legends and len(kinds) == len(things) > 1 and len({one.name for one in kinds}) == 1
    return "704.5j" if alike and asked.source is None else None


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
