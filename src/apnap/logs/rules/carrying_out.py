"""Which rule was broken as something resolves, or players choose for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from apnap.logs.rules.wrong import (
    Wrong,
    changed_by_the_rules,
    choices,
    is_where,
    keywords,
    named,
    stacks,
    step_of,
)
from apnap.protocol import Choose, Object, Pass, Say
from apnap.protocol.catalogue import catalogue

_COUNTED: Final = ("hand", "library", "life", "poison")
_COMES_BACK: Final = {"undying": "702.93a", "persist": "702.79a"}
_ATTACHED: Final = {"Equipment": "702.6a", "Fortification": "702.67a"}
_INSTANTS: Final = frozenset({"Instant", "Sorcery"})
_TAKEN_BY_DAMAGE: Final = {"Planeswalker": "120.3c", "Battle": "120.3h"}


def of_choosing(it: Wrong) -> str | None:
    """Judge choices of several players: in their order, and nothing is done before the last."""
    ours, theirs = ({one.decider for one in choices(state)} for state in (it.ours, it.theirs))
    if it.kind == "pending" and ours and theirs and not ours & theirs:
        return "514.1" if _is_a_discard_in_cleanup(it, theirs) else "101.4"
    open_ = bool(ours) or it.ours.picks not in ((), "unknown")
    early = it.kind in ("objects", "players") and it.first.where.count(".") > 1
    said = isinstance(it.answer, Choose | Say | Pass)
    if not (said and open_ and early) or changed_by_the_rules(it):
        return None
    return "514.1" if _is_discarding_down(it) else "101.4"


def _is_discarding_down(it: Wrong) -> bool:
    """Tell whether by the rules whose turn ends is to discard, and so nothing else has begun."""
    asked = {one.decider for one in choices(it.ours)}
    if step_of(it.ours) != "cleanup" or stacks(it.ours) or choices(it.theirs):
        return False
    return bool(asked) and asked <= _active(it)


def _is_a_discard_in_cleanup(it: Wrong, deciders: set[str]) -> bool:
    """Tell whether others are asked to discard down to their hand size than whose turn ends."""
    if step_of(it.ours) != "cleanup" or stacks(it.ours):
        return False
    return deciders.isdisjoint(_active(it))


def _active(it: Wrong) -> set[str | None]:
    """Return whose turn it is by the rules: the active player, or the team with its members."""
    active = it.ours.turns[0].active
    team = next((one.members for one in it.ours.teams if one.name == active), ())
    return {active, *team}


def of_resolving(it: Wrong) -> str | None:
    """Judge what has resolved: it does what it says, and leaves the stack."""
    spell = it.resolved
    if spell is None or it.field == "sick":  # what has come is sick by itself
        return None
    if spell.name in stacks(it.theirs):
        return "405.5"
    if is_where(it, spell.name):
        there = next((o for o in it.ours.objects if o.name == spell.name), spell)
        return "608.3a" if there.zone == "battlefield" else "608.2n"
    if it.field == "counters" and it.thing is not None and spell.source == it.thing.name:
        stands = named(it.ours, it.thing.name)
        back = keywords(stands) if stands is not None else ()
        returned = next((rule for word, rule in _COMES_BACK.items() if word in back), None)
        if returned is not None:
            return returned
    parts = (it, *_others_counted(it))
    changed = any(o.kind in ("objects", "players") and changed_by_the_rules(o) for o in parts)
    if changed and it.thing is not None and _is_spared(it, spell, it.thing):
        return "608.2b"
    return "608.2c" if changed else None


def of_attaching(it: Wrong) -> str | None:
    """Judge an ability of an Equipment, say, by which that becomes attached to its target."""
    thing, ability = it.thing, it.resolved
    if it.field != "attached_to" or thing is None or ability is None:
        return None
    if ability.source != thing.name or ability.name in stacks(it.theirs):
        return None
    kinds = () if thing.now == "unknown" else thing.now.subtypes
    rule = next((rule for kind, rule in _ATTACHED.items() if kind in kinds), None)
    return rule if changed_by_the_rules(it) else None


def of_carrying_out(it: Wrong) -> str | None:
    """Judge what is done once the last choice is made for something that resolves."""
    by_itself = it.field in ("sick", "controller")  # of what has come other rules tell that
    done = it.kind in ("objects", "players") and not by_itself and _is_carried_out(it)
    return "608.2c" if done and changed_by_the_rules(it) else None


def _is_carried_out(it: Wrong) -> bool:
    """Tell whether something on the stack is carried out as the last choice for it is made."""
    chosen = isinstance(it.answer, Choose | Say) and bool(choices(it.before))
    return chosen and len(stacks(it.before)) > len(stacks(it.ours))


def _others_counted(it: Wrong) -> Iterator[Wrong]:
    """Yield what is wrong of other players, if what is counted of one is: it is somebody else's."""
    if it.kind == "players" and it.field in _COUNTED:
        alike = (one for one in it.found if one.where.rpartition(".")[2] == it.field)
        yield from (replace(it, first=one) for one in alike if one.where.startswith("players."))


def _is_spared(it: Wrong, spell: Object, thing: Object) -> bool:
    """Tell whether a target is left alone, and another one is where nothing can be targeted."""
    zones = {one.name: one.zone for one in it.before.objects}
    gone = {name for name in spell.targets if zones.get(name) in ("hand", "library")}
    there = named(it.theirs, thing.name)
    return bool(gone) and thing.name in spell.targets and there == thing


def of_creating_tokens(it: Wrong) -> str | None:
    """Judge whose a new token is: it enters under the control of the player who creates it."""
    name, _, field = it.first.where.removeprefix("objects.").rpartition(".")
    new = it.thing is None and it.kind == "objects"
    token = next((o for o in it.ours.objects if new and o.name == name), None)
    theirs = token is not None and token.kind == "token" and token.zone == "battlefield"
    return "111.2" if theirs and field in ("owner", "controller") else None


def of_how_many_tokens(it: Wrong) -> str | None:
    """Judge how many tokens are created: as many as what has resolved says, and no more."""
    name = it.first.where.removeprefix("objects.")
    more = named(it.theirs, name)
    if it.kind != "objects" or more is None or named(it.ours, name) is not None:
        return None
    known = {one.name for one in it.before.objects}
    new = [one for one in it.ours.objects if one.kind == "token" and one.name not in known]
    alike = any(
        (one.card, one.source, one.owner) == (more.card, more.source, more.owner) for one in new
    )
    return "608.2c" if more.kind == "token" and name not in known and alike else None


def of_copies(it: Wrong) -> str | None:
    """Judge the copy of a spell that has resolved: it ceases to exist where it isn't a spell."""
    spell = it.resolved
    stays = spell is not None and it.first.where == f"objects.{spell.name}"
    gone = spell is not None and named(it.ours, spell.name) is None
    copied = spell is not None and spell.kind == "copy" and spell.name not in stacks(it.theirs)
    return "704.5e" if copied and stays and gone else None


def of_damage_to_permanents(it: Wrong) -> str | None:
    """Judge what the damage of a spell takes from planeswalkers and battles."""
    spell, thing = it.resolved, it.thing
    card = None if spell is None else catalogue().get(str(spell.card))
    if spell is None or thing is None or thing.now == "unknown":
        return None
    if card is None or _INSTANTS.isdisjoint(card.types):
        return None
    at = f"objects.{thing.name}.counters"
    wrong = any(one.where == at or one.where.startswith(f"{at}.") for one in it.found)
    taken = (rule for type_, rule in _TAKEN_BY_DAMAGE.items() if type_ in thing.now.types)
    return next(taken, None) if wrong and spell.name not in stacks(it.theirs) else None
