"""Which rule was broken by what dies, or stays: state-based actions, above all."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.logs.rules.fighting import is_dealt
from apnap.logs.rules.wrong import Wrong, keywords, named
from apnap.protocol import AssignDamage, ChooseObjects, DeclareBlockers, Object, Pass
from apnap.protocol.catalogue import catalogue


def of_legends(it: Wrong) -> str | None:
    """Judge what follows on two legends of one name: their controller chooses which stays."""
    mine = {o.name: o.now for o in it.ours.objects if o.zone == "battlefield"}
    for asked in it.ours.pending:
        among = asked.among if isinstance(asked, ChooseObjects) else "unknown"
        kinds = [mine.get(name, "unknown") for name in among] if among != "unknown" else []
        legends = [one for one in kinds if one != "unknown" and "Legendary" in one.types]
        alike = len(legends) == len(kinds) > 1 and len({one.name for one in legends}) == 1
        if alike and not any(isinstance(one, ChooseObjects) for one in it.theirs.pending):
            return "704.5j"
    return None


def of_state_based_actions(it: Wrong) -> str | None:
    """Judge what state-based actions have left on the battlefield."""
    if it.kind != "objects" or it.field not in ("zone", "controller", "attached_to"):
        return None
    thing = it.thing
    there = next((o for o in it.theirs.objects if thing and o.name == thing.name), None)
    if thing is None or there is None or not thing.zone == there.zone == "battlefield":
        return None
    return _should_be_gone(there) or _should_have_died(it, there)


def _should_be_gone(thing: Object) -> str | None:
    """Return the state-based action that a permanent should not have outlived."""
    if thing.now == "unknown":
        return None
    if "Planeswalker" in thing.now.types and thing.counters == {}:
        return "704.5i"
    toughness = thing.now.toughness if "Creature" in thing.now.types else None
    if toughness is None or thing.damage == "unknown":
        return None
    return "704.5f" if toughness <= 0 else "704.5g" if thing.damage >= toughness else None


def _should_have_died(it: Wrong, thing: Object) -> str | None:
    """Return the state-based action about deathtouch, if by it a creature that fought is gone."""
    dealt = is_dealt(it)
    stays = getattr(named(it.ours, thing.name), "zone", "") == "battlefield"
    if not dealt or stays or thing.damage in (0, "unknown"):
        return None
    foes = {*_foes(it, thing.name)}
    deadly = any("deathtouch" in keywords(o) for o in it.before.objects if o.name in foes)
    return "704.5h" if deadly else None


def _foes(it: Wrong, name: str) -> Iterator[str]:
    """Yield the creatures that fight one: in a combat that went on, or by blocks of this line."""
    combat = it.before.turns[0].combat if it.before.turns else None
    fights = [(one.attacker, *one.blockers) for one in (combat.attacks if combat else ())]
    if isinstance(it.answer, DeclareBlockers):
        fights += [(one.blocker, attacker) for one in it.answer.blocks for attacker in one.blocks]
    for fight in fights:
        yield from (foe for foe in fight if name in fight and foe != name)


def of_old_deathtouch(it: Wrong) -> str | None:
    """Judge a creature that dies in the log of damage by deathtouch of which it has died before."""
    thing = it.thing
    if thing is None or thing.now == "unknown" or is_dealt(it):
        return None
    ours, theirs = (named(state, thing.name) for state in (it.ours, it.theirs))
    if not isinstance(ours, Object) or ours.zone != "battlefield" or ours.damage in (0, "unknown"):
        return None
    destroyed = getattr(theirs, "zone", "") == "graveyard" and ours.damage == thing.damage
    return "704.5h" if destroyed and any(map(_is_deadly, it.before.objects)) else None


def _is_deadly(thing: Object) -> bool:
    """Tell whether an object has deathtouch, or is a card that has it on the battlefield."""
    card = catalogue().get(str(thing.card))
    printed = () if card is None else card.keywords
    return "deathtouch" in (*keywords(thing), *printed)


def of_regenerating(it: Wrong) -> str | None:
    """Judge a creature that is destroyed in the log, and by the rules is tapped instead."""
    thing = it.thing
    if thing is None or not isinstance(it.answer, Pass | AssignDamage) or it.new_turn:
        return None
    ours, theirs = (named(state, thing.name) for state in (it.ours, it.theirs))
    saved = getattr(ours, "zone", "") == "battlefield" and getattr(ours, "tapped", None) is True
    destroyed = getattr(theirs, "zone", "") == "graveyard"
    destroyed = destroyed and (thing.tapped is False or _leaves_combat(it, thing.name))
    return "701.19a" if saved and destroyed else None


def _leaves_combat(it: Wrong, name: str) -> bool:
    """Tell whether by the rules a creature is removed from a combat that goes on."""
    if not (it.before.turns and it.ours.turns):
        return False
    was, now = it.before.turns[0].combat, it.ours.turns[0].combat
    if was is None or now is None or it.new_turn:
        return False
    fought = name in {*(a.attacker for a in was.attacks), *(b.blocker for b in was.blocks)}
    return fought and name not in {
        *(a.attacker for a in now.attacks),
        *(b.blocker for b in now.blocks),
    }
