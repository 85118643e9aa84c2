"""
Letting events happen, together.

`happen(table, *events)` lets several things happen at the same time. Everything that changes
the table in a way that an ability could notice goes through it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from apnap_reference.changes.phasing import phased
from apnap_reference.changes.removal_from_combat import removed_from_combat
from apnap_reference.changes.replacing import shields_used, what_happens
from apnap_reference.changes.sharing import (
    losing_poison_together,
    may_gain_life,
    may_get_poison,
    may_lose_life,
    sharing_life,
    sharing_poison,
)
from apnap_reference.changes.triggering import state_triggered, triggered
from apnap_reference.objects.characteristics import (
    abilities_in_play,
    all_characteristics,
    characteristics,
    controller,
    has_keyword,
    on_battlefield,
    printed,
)
from apnap_reference.players.departed import can_have_enter, can_have_tokens
from apnap_reference.players.players import everybody, in_game
from apnap_reference.rulebook import rule
from apnap_reference.state.effects import ExiledUntilGone
from apnap_reference.state.events import (
    BecomesUnattached,
    ChangesControl,
    Counters,
    Damage,
    DayOrNightComes,
    Draws,
    Event,
    Life,
    Makes,
    Moves,
    Phases,
    Poisons,
    SpellCast,
    Taps,
    TurnsFaceUp,
    Untaps,
)
from apnap_reference.state.ids import NOBODY
from apnap_reference.state.static_abilities import BringsDay
from apnap_reference.state.table import Object, ObjectId, Past, PlayerId, Table, replace


@rule("700.1")
def happen(table: Table, *events: Event) -> Table:
    """Everything that happens is an event, and triggered abilities may trigger on it."""
    events = tuple(
        event for event in events if _can_happen(table, event) and still_possible(table, event)
    )
    after, done = shields_used(table, what_happens(table, events))
    for event in done:
        after = applied(after, event)
    after = remembered_together(table, after)
    after = deaths_noted(table, after, done)
    after = arrived_together(table, after)
    changes = control_changes(table, after)
    after = brought_the_day(table, after_control_changes(table, after, changes))
    after = state_triggered(triggered(table, after, (*that_happened(events, done), *changes)))
    return returned_at_once(after)


@rule("603.2g")
def that_happened(_: tuple[Event, ...], done: tuple[Event, ...]) -> tuple[Event, ...]:
    """Abilities trigger only on what happens, not on what would have happened."""
    return done


@rule("610.3")
def returned_at_once(table: Table) -> Table:
    """What was exiled until a permanent leaves returns as soon as that permanent has left."""
    over = tuple(
        effect
        for effect in table.effects
        if isinstance(effect.does, ExiledUntilGone)
        and not on_battlefield(table, effect.does.permanent)
    )
    if not over:
        return table
    table = replace(table, effects=tuple(e for e in table.effects if e not in over))
    exiled = (thing for effect in over for thing in effect.objects if thing in table.objects)
    back = (Moves(one, "battlefield", controller=table.objects[one].owner) for one in exiled)
    return happen(table, *back)


@rule("111.8")
def is_stray_token(table: Table, thing: ObjectId) -> bool:
    """A token that has left the battlefield moves to no other zone and doesn't come back."""
    found = table.objects.get(thing)
    return found is not None and found.kind == "token" and found.zone != "battlefield"


def still_possible(table: Table, event: Event) -> bool:
    """Tell whether an event can happen, for a player who may have left or a token that has."""
    match event:
        case Makes():
            return can_have_tokens(table, event.controller)
        case Moves() if is_stray_token(table, event.thing):
            return False
        case Moves(to="battlefield") if event.controller is not None:
            return can_have_enter(table, event.controller)
        case _:
            return True


def _can_happen(table: Table, event: Event) -> bool:
    """Tell whether nothing forbids a change of what players have, which then doesn't happen."""
    if isinstance(event, Poisons) and event.amount > 0:
        return may_get_poison(table, event.player)
    if not isinstance(event, Life):
        return True
    may = may_gain_life if event.amount > 0 else may_lose_life
    return may(table, event.player)


def arrived_together(before: Table, after: Table) -> Table:
    """Give one timestamp to all that arrived in one event; among them its order counts (613.7m)."""
    for number in range(before.next_id + 1, after.next_id):
        thing = after.objects.get(ObjectId(number))
        if thing is not None:
            after = after.with_object(replace(thing, stamp=before.next_id))
    return after


def applied(table: Table, event: Event) -> Table:
    """Give the table after one event, on which nothing triggers yet."""
    applies = APPLIES.get(type(event))
    return applies(table, event) if applies else table


def _life_changed(table: Table, event: Life) -> Table:
    if not _can_happen(table, event):
        return table
    if event.amount < 0:
        table = lost_by_that_player(table, event.player)
    for member in sharing_life(table, event.player):
        player = table.player(member)
        table = table.with_player(replace(player, life=player.life + event.amount))
    return table


@rule("810.9")
def lost_by_that_player(table: Table, player: PlayerId) -> Table:
    """Life loss happens to one player, even if that player's team shares its life total."""
    lost = dict.fromkeys((*table.turn.lost_life, player))
    return table.with_turn(replace(table.turn, lost_life=tuple(lost)))


def _tapped(table: Table, event: Taps | Untaps) -> Table:
    found = table.objects.get(event.thing)
    tapped = isinstance(event, Taps)
    return table.with_object(replace(found, tapped=tapped)) if found else table


def _turned_face_up(table: Table, event: TurnsFaceUp) -> Table:
    found = table.objects.get(event.thing)
    return table.with_object(replace(found, face_down=False)) if found else table


def _counted(table: Table, event: Counters) -> Table:
    thing = table.objects.get(event.thing)
    if thing is None:
        return table
    left = max(0, thing.counters.get(event.kind, 0) + event.amount)
    counters = {**thing.counters, event.kind: left}
    if not left:
        del counters[event.kind]
    return table.with_object(replace(thing, counters=counters))


@rule("120.3")
def damaged(table: Table, event: Damage) -> Table:
    """Damage causes loss of life, loyalty, or defense, or is marked; lifelink gains life, too."""
    if event.amount <= 0:
        return table
    if isinstance(event.target, str):
        table = applied(table, Life(event.target, -event.amount))
    elif event.target in table.objects:
        table = _permanent_damaged(table, event, event.target)
    else:
        return table
    if has_keyword(table, event.source, "lifelink"):
        table = applied(table, Life(controller(table, event.source), event.amount))
    return table


def _permanent_damaged(table: Table, event: Damage, target: ObjectId) -> Table:
    types = characteristics(table, target).types
    if "Creature" in types:
        thing = table.objects[target]
        deadly = thing.deathtouched or has_keyword(table, event.source, "deathtouch")
        marked = thing.damage + event.amount
        table = table.with_object(replace(thing, damage=marked, deathtouched=deadly))
    for kind, counter in (("Planeswalker", "loyalty"), ("Battle", "defense")):
        if kind in types:
            table = applied(table, Counters(target, counter, -event.amount))
    return table


@rule("400.7")
def became_a_new_object(table: Table, event: Moves) -> Table:
    """An object becomes a new object when it changes zones."""
    old = table.objects.get(event.thing)
    if old is None:
        return table
    table = gone(table, old)
    new = Object(
        id=table.next_id,
        name=old.name,
        card=old.card,
        owner=old.owner,
        zone=event.to,
        kind=old.kind,
        controller=event.controller or NOBODY,
        tapped=event.tapped,
        sick=event.to == "battlefield",
        counters=event.counters,
        attached_to=event.attached_to,
        protector=event.protector,
        chosen=event.chosen,
        transformed=event.transformed,
        copy_of=event.copy_of,
        face_down=event.face_down,
        stamp=table.next_id,
    )
    table = table.with_new(new)
    if event.to == "library":
        library = table.libraries[new.owner]
        library = (*library, new.id) if event.at_bottom else (new.id, *library)
        table = replace(table, libraries={**table.libraries, new.owner: library})
    return table


@rule("700.4")
def deaths_noted(before: Table, after: Table, events: tuple[Event, ...]) -> Table:
    """A creature that is put into a graveyard from the battlefield dies, also this turn."""
    moved = (e.thing for e in events if isinstance(e, Moves) and e.to == "graveyard")
    seen = tuple(characteristics(before, one) for one in moved if on_battlefield(before, one))
    died = tuple(it.controller for it in seen if "Creature" in it.types)
    if not died:
        return after
    return after.with_turn(replace(after.turn, died_under=(*after.turn.died_under, *died)))


@rule("608.2h")
def remembered_together(before: Table, after: Table) -> Table:
    """What has gone together with something else is known as it was while both were there."""
    if len(after.past) <= len(before.past) + 1:
        return after
    seen = all_characteristics(before)
    past = {
        thing: replace(one, characteristics=seen[thing])
        if thing in seen and thing not in before.past
        else one
        for thing, one in after.past.items()
    }
    return replace(after, past=past)


def gone(table: Table, old: Object) -> Table:
    """Take an object out of the game for good, and remember how it was."""
    seen = (
        characteristics(table, old.id)
        if old.zone in ("battlefield", "stack", "command")
        else printed(old)
    )
    past = {**table.past, old.id: Past(old, seen)}
    objects = dict(table.objects)
    del objects[old.id]
    if old.zone == "battlefield":
        table = removed_from_combat(table, old.id)
    if old.zone == "library":
        library = tuple(card for card in table.libraries[old.owner] if card != old.id)
        table = replace(table, libraries={**table.libraries, old.owner: library})
    if old.zone == "stack":
        turns = tuple(
            replace(turn, stack=tuple(thing for thing in turn.stack if thing != old.id))
            for turn in table.turns
        )
        table = replace(table, turns=turns)
    return replace(table, objects=objects, past=past)


def library_gone(table: Table, player: PlayerId) -> Table:
    """Take all cards of a player's library out of the game for good, as `gone` does with one."""
    cards = {
        thing.id: thing
        for thing in table.objects.values()
        if thing.owner == player and thing.zone == "library"
    }
    left = {number: thing for number, thing in table.objects.items() if number not in cards}
    past = table.past | {number: Past(card, printed(card)) for number, card in cards.items()}
    return replace(table, objects=left, past=past, libraries={**table.libraries, player: ()})


@rule("111.2")
def token_created(table: Table, event: Makes) -> Table:
    """A player who creates a token owns it, and controls it unless an effect says otherwise."""
    token = Object(
        id=table.next_id,
        name=f"~{table.next_id}",
        card=event.token,
        owner=event.controller,
        zone="battlefield",
        kind="token",
        controller=event.controller,
        tapped=event.tapped,
        sick=True,
        attached_to=event.attached_to,
        stamp=table.next_id,
        source=event.source,
    )
    return table.with_new(token)


@rule("121.1")
def top_card_drawn(table: Table, player: PlayerId) -> Table:
    """A player who draws puts the top card of their library into their hand."""
    library = table.libraries.get(player, ())
    if not library:
        return table.with_player(replace(table.player(player), drew_from_empty=True))
    return became_a_new_object(table, Moves(library[0], "hand"))


def _poison_given(table: Table, event: Poisons) -> Table:
    together = sharing_poison if event.amount > 0 else losing_poison_together
    for member in together(table, event.player):
        player = table.player(member)
        table = table.with_player(replace(player, poison=player.poison + event.amount))
    return table


def _spell_counted(table: Table, event: SpellCast) -> Table:
    casters = (*table.turn.casters, event.player)
    table = table.with_turn(replace(table.turn, casters=casters))
    if not counts_for_day_and_night(table, event.player):
        return table
    return table.with_turn(replace(table.turn, cast=(*table.turn.cast, event.player)))


@rule("502.2")
def counts_for_day_and_night(table: Table, player: PlayerId) -> bool:
    """Only spells that the active player casts decide between day and night."""
    return player in table.turn.side


@rule("730.1")
def brought_the_day(before: Table, after: Table) -> Table:
    """The game has neither day nor night until something says that it becomes one of them."""
    if after.day_or_night is not None or after.next_id == before.next_id:
        return after
    bringing = (source.id for source, _ in abilities_in_play(after, BringsDay))
    new = any(source not in before.objects for source in bringing)
    return replace(after, day_or_night="day") if new else after


def _unattached(table: Table, event: BecomesUnattached) -> Table:
    found = table.objects.get(event.thing)
    return table.with_object(replace(found, attached_to=None)) if found else table


APPLIES: Final[dict[type[Event], Callable[[Table, Any], Table]]] = {
    Damage: damaged,
    Life: _life_changed,
    Moves: became_a_new_object,
    Makes: token_created,
    Taps: _tapped,
    Untaps: _tapped,
    TurnsFaceUp: _turned_face_up,
    Counters: _counted,
    Draws: lambda table, event: top_card_drawn(table, event.player),
    Poisons: _poison_given,
    BecomesUnattached: _unattached,
    Phases: phased,
    DayOrNightComes: lambda table, event: replace(table, day_or_night=event.which),
    SpellCast: _spell_counted,
}
"""What each event does; the others change nothing by themselves, the rule has done so."""


def control_changes(before: Table, after: Table) -> tuple[ChangesControl, ...]:
    """Give who has lost control of what, and to whom."""
    was, now = all_characteristics(before), all_characteristics(after)
    if was is now:
        return ()
    return tuple(
        ChangesControl(thing.id, was[thing.id].controller, now[thing.id].controller)
        for thing in after.in_zone("battlefield")
        if was.get(thing.id) is not now.get(thing.id)  # most are seen as they were
        if thing.id in was and was[thing.id].controller != now[thing.id].controller
    )


def control_passes(before: Table, after: Table) -> Table:
    """Let follow what follows from changes of control that no event has made, such as an effect."""
    changes = control_changes(before, after)
    if not changes:
        return after
    return triggered(before, after_control_changes(before, after, changes), changes)


def after_control_changes(
    before: Table, after: Table, changes: tuple[ChangesControl, ...]
) -> Table:
    """Permanents that changed controllers leave combat and must wait for a turn (506.4, 302.6)."""
    for change in changes:
        after = removed_from_combat(after, change.thing)
        after = after.with_object(replace(after.objects[change.thing], sick=True))
    return returned_to_nobody(before, after)


@rule("800.4c")
def returned_to_nobody(before: Table, after: Table) -> Table:
    """When a control effect ends and the default controller has left, the object is exiled."""
    if len(everybody(after)) == len(after.players):
        return after  # nobody has left
    exiled = tuple(
        Moves(change.thing, "exile")
        for change in control_changes(before, after)
        if not in_game(after, change.gainer)
    )
    return happen(after, *exiled) if exiled else after
