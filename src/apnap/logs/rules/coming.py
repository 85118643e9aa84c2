"""What comes onto the battlefield: as a copy, with counters, and what is out of range."""

from __future__ import annotations

from apnap.logs.rules.wrong import Wrong, keywords, player
from apnap.protocol import Object, State


def of_copied_values(it: Wrong) -> str | None:
    """Judge what something is that has just become a copy: what is copied is."""
    became = _become(it)
    if became is None or became.copy_of is None or ".now." not in it.first.where:
        return None
    was = next((o for o in it.before.objects if o.name == became.name), None)
    return None if was is not None and was.copy_of == became.copy_of else "707.2"


def of_tribute(it: Wrong) -> str | None:
    """Judge with how many counters a permanent enters for which tribute is paid."""
    came = _become(it)
    if came is None or came.now == "unknown":
        return None
    if it.thing is not None and it.thing.zone == "battlefield":
        return None
    at = f"objects.{came.name}.counters"
    if it.first.where != at and not it.first.where.startswith(f"{at}."):
        return None
    paid = any(word.startswith("tribute") for word in keywords(came))
    return "702.104a" if paid else None


def _become(it: Wrong) -> Object | None:
    """Return the permanent in question, as it stands by the rules."""
    rest = it.first.where.partition(".")[2] if it.kind == "objects" else ""
    there = (o for o in it.ours.objects if o.zone == "battlefield")
    return next((o for o in there if rest.startswith(f"{o.name}.")), None)


def of_range(it: Wrong) -> str | None:
    """Judge what an effect does to somebody, or something, out of its controller's range."""
    spell, whose = it.resolved, _whose(it)
    if spell is None or whose is None or player(it.ours, str(spell.controller)) is None:
        return None
    return "801.10" if _out_of_range(it.before, str(spell.controller), whose) else None


def _whose(it: Wrong) -> str | None:
    """Return whose life total, or permanent, has changed in the log, and not by the rules."""
    thing = it.thing
    if thing is not None:
        ours, theirs = (
            next((o for o in state.objects if o.name == thing.name), None)
            for state in (it.ours, it.theirs)
        )
        alone = thing.zone == "battlefield" and ours == thing and theirs is not None
        return thing.controller if alone and it.field in ("zone", "controller") else None
    name = it.first.where.partition(".")[2].rpartition(".")[0]
    was, now = player(it.before, name), player(it.ours, name)
    alone = was is not None and now is not None and it.field == "life" and was.life == now.life
    return name if alone else None


def _out_of_range(state: State, who: str, other: str) -> bool:
    """Tell whether somebody is too far away, whether or not seats of who has left count."""
    usual, one = state.variant.range_of_influence, player(state, who)
    if usual is None or one is None or player(state, other) is None:
        return False
    distance = usual if one.range_of_influence is None else one.range_of_influence
    names = [p.name for p in state.players if p.left is None or p.name in (who, other)]
    apart = abs(names.index(who) - names.index(other))
    return min(apart, len(names) - apart) > distance
