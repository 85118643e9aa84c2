"""What can't change while nothing resolves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from apnap.protocol import (
    AnswerSaid,
    AssignDamage,
    DeclareAttackers,
    DeclareAttackersAsked,
    DeclareBlockers,
    DeclareBlockersAsked,
    Object,
    ObjectName,
    Pass,
    Player,
    PlayerName,
    PlayLand,
    SideName,
)
from apnap_reference.transitions.combat.dealing import afflicted
from apnap_reference.transitions.passages import PLACE, Passage, may_have_returned, shared
from apnap_reference.transitions.wrong import Wrong, is_plain, is_stranger, transition

_DAMAGE = ("first_strike_damage", "combat_damage")


@shared
def quiet(passage: Passage) -> bool:
    """Tell whether nothing resolves on a line, and no combat damage is dealt."""
    if passage.idle:
        return True
    if passage.turns is None or not (passage.asked or _is_asked_later(passage)):
        return False
    old, new = passage.turns
    if passage.stepped:
        waits = passage.memory.every_priority or not any(map(_acts_later, _lying(passage)))
        return passage.passed and not old.stack and not _fights(passage) and waits
    say = passage.said.say if isinstance(passage.said, AnswerSaid) else None
    if isinstance(say, DeclareAttackers | DeclareBlockers | PlayLand) or passage.acted:
        announced = passage.acted and not isinstance(say, PlayLand)
        waits = passage.memory.every_priority or len(new.stack) > len(old.stack)
        return waits or not announced  # where priorities are left out, it may have resolved
    if passage.all_have_passed and old.stack:
        top = passage.before.things.get(old.stack[-1])
        return top is not None and top.kind == "card" and is_plain(top.card)
    return False


_LATER: Final = frozenset(
    {"blitz", "cumulative", "dash", "decayed", "echo", "encore", "evoke", "fading", "impending"}
    | {"mobilize", "myriad", "suspend", "unearth", "vanishing", "warp"}
)
"""First words of keywords that do something later, as steps begin or end."""


def _acts_later(thing: Object) -> bool:
    """Tell whether a keyword of a permanent may trigger and resolve where nobody is asked."""
    if thing.now == "unknown" or thing.now.keywords == "unknown":
        return True
    return any(word.lower().split(" ")[0] in _LATER for word in thing.now.keywords)


def _lying(passage: Passage) -> Iterator[Object]:
    return (one for one in passage.before.things.values() if one.zone == "battlefield")


def _is_asked_later(passage: Passage) -> bool:
    """
    Tell whether all who are asked attack or block.

    Either priorities before that are left out, or the step has just begun: nobody has had any.
    """
    pending = passage.after.pending
    declared = all(isinstance(one, DeclareAttackersAsked | DeclareBlockersAsked) for one in pending)
    return bool(pending) and declared and (passage.stepped or not passage.memory.every_priority)


def _fights(passage: Passage) -> bool:
    """Tell whether a line goes on to combat damage, or runs past it."""
    if passage.turns is None:
        return False
    old, new = passage.turns
    fought = old.combat is not None and bool(old.combat.attacks)
    if passage.memory.every_priority:
        return fought and new.step in _DAMAGE
    over = passage.new_turn or PLACE[new.step] >= PLACE["first_strike_damage"]
    return fought and over and PLACE[old.step] < PLACE["combat_damage"]


@shared
def steps_on(passage: Passage) -> bool:
    """Tell whether nothing happens on a line but that the next step of the turn begins."""
    if not passage.stepped or passage.new_turn or passage.memory.unsettled:
        return False
    if any(was.left != now.left for was, now in passage.people):
        return False
    return len(passage.before.turns) == len(passage.after.turns) == 1 and quiet(passage)


@shared
def enters(passage: Passage) -> ObjectName:
    """
    Name the permanent that enters as its spell resolves; empty if none does.

    What it triggers waits for the stack: nothing else happens, unless it says so itself.
    """
    if passage.turns is None or not passage.turns[0].stack or passage.stepped:
        return ""
    if not passage.all_have_passed or not passage.asked or not passage.memory.every_priority:
        return ""
    name = passage.turns[0].stack[-1]
    was, now = passage.before.things.get(name), passage.after.things.get(name)
    if was is None or now is None or was.kind != "card" or was.zone != "stack":
        return ""
    return name if now.zone == "battlefield" else ""


def nothing_happens(passage: Passage) -> bool:
    """Tell whether nothing happens on a line but that priority goes on, or the turn."""
    return passage.idle or steps_on(passage)


@transition("119.3", "players")
def life_changes_for_a_reason(passage: Passage) -> Iterator[Wrong]:
    """Life totals change only by damage, by effects, and by what is paid."""
    entering = enters(passage)
    if not passage.people or not (quiet(passage) or entering) or _has_resolved(passage):
        return
    for was, now in passage.people:
        if was.life == now.life or "unknown" in (was.life, now.life) or now.left is not None:
            continue
        if _may_have_cost_life(passage, was, now):
            continue
        told = f"{now.name} had {was.life} life, and has {now.life}"
        where, got, may = f"players.{now.name}.life", str(now.life), not passage.idle
        also = (entering,) if entering else ()
        yield Wrong("wrong_state", where, told, str(was.life), got, excusable=may, also=also)


def _has_resolved(passage: Passage) -> bool:
    """Tell whether abilities may have triggered and resolved where priorities are left out."""
    left_out = passage.stepped and not passage.memory.every_priority
    return left_out and any(map(is_stranger, _lying(passage)))


def _may_have_cost_life(passage: Passage, was: Player, now: Player) -> bool:
    """Tell whether life may have been paid, lost to unspent mana in old editions, or to afflict."""
    if passage.acted and _by(passage, now.name) and int(now.life) < int(was.life):
        return True
    if passage.stepped and was.mana_pool:
        return True
    return not passage.memory.every_priority and now.name in dict(afflicted(passage))


def _by(passage: Passage, name: str) -> bool:
    said = passage.said
    if not isinstance(said, AnswerSaid):
        return False
    shared = passage.after.variant.shared_life
    return said.by in (_team(passage, name) if shared else (name,))


@transition("122.1", "for no reason")
def counters_change_for_a_reason(passage: Passage) -> Iterator[Wrong]:
    """Counters are put on players and objects, or removed, only by rules, costs, and effects."""
    if not nothing_happens(passage):
        return
    may = not passage.idle
    for was, now in passage.people:
        if was.poison != now.poison and "unknown" not in (was.poison, now.poison):
            told = f"{now.name} had {was.poison} poison counters, and has {now.poison}"
            where = f"players.{now.name}.poison"
            yield Wrong("wrong_state", where, told, excusable=may)
    for before, after in _both(passage):
        if _counted_otherwise(before, after) - _by_the_rules(passage, after):
            told, where = f"{after.name} has other counters", f"objects.{after.name}.counters"
            yield Wrong("wrong_state", where, told, excusable=may, also=(after.name,))


@transition("122.2", "objects")
def counters_stay_behind(passage: Passage) -> Iterator[Wrong]:
    """A permanent that moves to another zone keeps none of its counters."""
    for was, now in _both(passage):
        if was.zone != "battlefield" or now.zone not in ("graveyard", "hand", "library"):
            continue
        if isinstance(now.counters, str):
            continue
        kept = [kind for kind, number in now.counters.items() if number]
        if kept:
            told = f"{now.name} keeps its {kept[0]} counters in the {now.zone}"
            where = f"objects.{now.name}.counters"
            yield Wrong("wrong_state", where, told, also=(now.name,))


def _counted_otherwise(was: Object, now: Object) -> frozenset[str]:
    """Give the kinds of counters of which an object has another number than before."""
    if isinstance(was.counters, str) or isinstance(now.counters, str):
        return frozenset()
    return frozenset(
        kind
        for kind in (*was.counters, *now.counters)
        if was.counters.get(kind, 0) != now.counters.get(kind, 0)
    )


def _by_the_rules(passage: Passage, thing: Object) -> frozenset[str]:
    """Give the counters that an object gets as a step begins: Sagas do in their main phase."""
    into = passage.turns is not None and passage.stepped and passage.turns[1].step
    begins = into == "precombat_main" and thing.controller in passage.active
    return frozenset({"lore"} if begins else ())


def _both(passage: Passage) -> Iterator[tuple[Object, Object]]:
    for was, now in passage.changed:
        if was is not None and now is not None:
            yield was, now


@transition("111.1", "for no reason")
def tokens_come_for_a_reason(passage: Passage) -> Iterator[Wrong]:
    """Tokens are created only by effects."""
    for thing, old, new in _elsewhere(passage):
        if old == "nowhere" and thing.kind == "token" and not passage.idle:
            yield _moved(passage, thing, old, new)


@transition("121.1", "for no reason")
def cards_are_drawn_for_a_reason(passage: Passage) -> Iterator[Wrong]:
    """Players draw cards only in their draw steps, and by costs and effects."""
    for thing, old, new in _elsewhere(passage):
        unlisted = old == "nowhere" and _leaves_a_library(passage, thing.owner)
        if new == "hand" and (old == "library" or unlisted) and not passage.idle:
            yield _moved(passage, thing, old, new)


def _leaves_a_library(passage: Passage, owner: PlayerName) -> bool:
    """Tell whether a library of somebody counts fewer cards, which the log need not list."""
    for was, now in passage.people:
        if now.name == owner and "unknown" not in (was.library, now.library):
            return int(now.library) < int(was.library)
    return False


@transition("400.7", "for no reason")
def zones_change_for_a_reason(passage: Passage) -> Iterator[Wrong]:
    """Objects change zones only by rules, costs, and effects."""
    for thing, old, new in _elsewhere(passage):
        yield _moved(passage, thing, old, new)


@shared
def _elsewhere(passage: Passage) -> tuple[tuple[Object, str, str], ...]:
    """Give what has changed zones although nothing happens, with both zones."""
    if not nothing_happens(passage):
        return ()
    return tuple(_zones_changed(passage))


def _zones_changed(passage: Passage) -> Iterator[tuple[Object, str, str]]:
    for was, now in passage.changed:
        old, new = ("nowhere" if one is None else one.zone for one in (was, now))
        thing = now or was
        shown = {old, new} == {"nowhere", "library"}  # a log need not list what it counts
        if old == new or thing is None or shown:
            continue
        triggered = thing.kind == "ability" and new == "stack"
        if passage.idle or not (triggered or _in_draw_step(passage, thing, old, new)):
            yield thing, old, new


def _in_draw_step(passage: Passage, thing: Object, old: str, new: str) -> bool:
    """Tell whether a card comes into a hand, from a library or unseen, in its owner's draw step."""
    if passage.turns is None or new != "hand" or old not in ("library", "nowhere"):
        return False
    begun, now = (PLACE[turn.step] for turn in passage.turns)
    return thing.owner in passage.active and begun < PLACE["draw"] <= now


def _moved(passage: Passage, thing: Object, old: str, new: str) -> Wrong:
    """Give that something is in another zone without a reason."""
    told = f"{thing.name} was in the {old}, and is in the {new}".replace("the nowhere", "no zone")
    where, may = f"objects.{thing.name}.zone", not passage.idle
    return Wrong("wrong_state", where, told, old, new, excusable=may, also=(thing.name,))


@transition("401.2", "for no reason")
def libraries_keep_their_order(passage: Passage) -> Iterator[Wrong]:
    """Cards in a library stay where they are in it; below what is drawn all move up alike."""
    if not nothing_happens(passage):
        return
    moved: dict[str, dict[int, tuple[str, int, int]]] = {}
    for was, now in _both(passage):
        old, new, zones = was.position, now.position, {was.zone, now.zone}
        if zones == {"library"} and isinstance(old, int) and isinstance(new, int) and old != new:
            moved.setdefault(now.owner, {})[new - old] = (now.name, old, new)
    for by_how_much in moved.values():
        if passage.idle or len(by_how_much) > 1:
            name, old, new = by_how_much[max(by_how_much, key=abs)]
            told = f"{name} lay {old} deep in the library, and lies {new} deep"
            where, may = f"objects.{name}.position", not passage.idle
            yield Wrong("wrong_state", where, told, str(old), str(new), excusable=may, also=(name,))


@transition("106.4", "for no reason")
def mana_is_made_for_a_reason(passage: Passage) -> Iterator[Wrong]:
    """Mana comes into a pool only by abilities and effects."""
    if not nothing_happens(passage):
        return
    for was, now in passage.people:
        if "unknown" in (was.mana_pool, now.mana_pool) or now.left is not None:
            continue
        new = Counter(now.mana_pool) - Counter(was.mana_pool)
        if new:
            told, where = f"{now.name} has new mana", f"players.{now.name}.mana_pool"
            yield Wrong("wrong_state", where, told, excusable=not passage.idle)


@transition("701.3a", "for no reason")
def attachments_move_for_a_reason(passage: Passage) -> Iterator[Wrong]:
    """What is attached to something goes elsewhere only by abilities and effects."""
    if not nothing_happens(passage):
        return
    for was, now in _both(passage):
        moved = None not in (was.attached_to, now.attached_to) and was.zone == now.zone
        if moved and was.attached_to != now.attached_to:
            where, may = f"objects.{now.name}.attached_to", not passage.idle
            told, host = f"{now.name} is attached to {now.attached_to}", str(was.attached_to)
            yield Wrong("wrong_state", where, told, host, excusable=may, also=(now.name,))


@transition("110.5", "objects")
def tapped_for_a_reason(passage: Passage) -> Iterator[Wrong]:
    """Permanents tap and untap only by rules, costs, and effects."""
    entering = enters(passage)
    if not (quiet(passage) or entering or _goes_on(passage)) or passage.new_turn:
        return
    for was, now in _both(passage):
        if was.zone != "battlefield" or now.zone != "battlefield" or was.tapped == now.tapped:
            continue
        if "unknown" in (was.tapped, now.tapped) or may_have_returned(was, passage):
            continue
        if now.tapped and _may_tap(passage, str(now.controller)):
            continue
        told = f"{now.name} is {'tapped' if now.tapped else 'untapped'} without a reason"
        where, also = f"objects.{now.name}.tapped", (now.name, *filter(None, (entering,)))
        yield Wrong("wrong_state", where, told, excusable=not passage.idle, also=also)


def _goes_on(passage: Passage) -> bool:
    """Tell whether a line goes on to the next step, or one after that, and nothing resolves."""
    said, turns = passage.said, passage.turns
    if turns is None or turns[0].stack or not isinstance(said, AnswerSaid):
        return False
    alone = len(passage.before.turns) == len(passage.after.turns) == 1
    going_on = Pass | DeclareAttackers | DeclareBlockers | AssignDamage
    return alone and passage.stepped and isinstance(said.say, going_on)


def _may_tap(passage: Passage, controller: PlayerName) -> bool:
    """Tell whether what is said may be paid by tapping what a player controls."""
    said = passage.said
    if not isinstance(said, AnswerSaid) or isinstance(said.say, PlayLand):
        return False
    if not passage.acted and not isinstance(said.say, DeclareAttackers | DeclareBlockers):
        return False
    if isinstance(said.say, DeclareBlockers) and said.say.pay in (None, "nothing"):
        return False
    asked = passage.answered
    if asked is not None and asked.subject is not None:
        return True  # somebody else speaks for whoever pays
    return said.by in _team(passage, controller)


def _team(passage: Passage, name: PlayerName) -> tuple[SideName, ...]:
    """Give the members of a player's team, and its name, by which it may speak."""
    return next(((*t.members, t.name) for t in passage.after.teams if name in t.members), (name,))


@transition("120.6", "objects")
def damage_is_dealt_for_a_reason(passage: Passage) -> Iterator[Wrong]:
    """Damage is marked on permanents only when it is dealt."""
    entering = enters(passage)
    if not (quiet(passage) or entering) or passage.new_turn or _cleans_up(passage):
        return
    for was, now in _both(passage):
        if was.damage == now.damage or "unknown" in (was.damage, now.damage):
            continue
        if was.zone == now.zone == "battlefield":
            told = f"{now.name} had {was.damage} damage, and has {now.damage}"
            where = f"objects.{now.name}.damage"
            yield Wrong(
                "wrong_state",
                where,
                told,
                str(was.damage),
                str(now.damage),
                excusable=not passage.idle,
                also=(now.name, *filter(None, (entering,))),
            )


def _cleans_up(passage: Passage) -> bool:
    return passage.turns is not None and passage.turns[1].step == "cleanup"


@transition("613.1", "for no reason")
def characteristics_change_for_a_reason(passage: Passage) -> Iterator[Wrong]:
    """While nothing happens but that priority goes on, no object becomes another."""
    if not passage.idle:
        return
    for was, now in _both(passage):
        old, new = was.now, now.now
        if old == "unknown" or new == "unknown":
            continue
        for what in ("power", "toughness", "types"):
            before, after = getattr(old, what), getattr(new, what)
            if None not in (before, after) and _unordered(before) != _unordered(after):
                told = f"the {what} of {now.name} changed"
                where, got = f"objects.{now.name}.now.{what}", _shown(after)
                yield Wrong("wrong_state", where, told, _shown(before), got, excusable=False)


def _unordered(value: int | tuple[str, ...]) -> int | frozenset[str]:
    """Give a value that can be compared: types have no order."""
    return value if isinstance(value, int) else frozenset(value)


def _shown(value: int | tuple[str, ...]) -> str:
    return str(value) if isinstance(value, int) else " ".join(value)


@transition("110.2", "objects")
def control_changes_for_a_reason(passage: Passage) -> Iterator[Wrong]:
    """Permanents change their controller only by effects."""
    if not quiet(passage):
        return
    for was, now in _both(passage):
        if was.zone != "battlefield" or now.zone != "battlefield":
            continue
        if was.controller != now.controller and "unknown" not in (was.controller, now.controller):
            told = f"{now.controller} controls {now.name}, and {was.controller} did"
            where = f"objects.{now.name}.controller"
            got = str(now.controller)
            yield Wrong(
                "wrong_state",
                where,
                told,
                str(was.controller),
                got,
                excusable=not passage.idle,
                also=(now.name,),
            )
