"""Misreadings of casting, activating, targets and triggers (rules 601 to 608, 117 and 702)."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.destroying import can_be_destroyed
from apnap_reference.changes.triggering import (
    ThatTriggers,
    as_object,
    delayed_triggered,
    last_known,
)
from apnap_reference.choices.asking import refuse
from apnap_reference.objects.characteristics import (
    controller,
    has_keyword,
    on_battlefield,
    permanents,
)
from apnap_reference.spells.activating import loyalty_once, mana_ability
from apnap_reference.spells.casting import (
    at_sorcery_speed,
    may_play_a_land,
    not_kept_from_casting,
    nothing_split_second,
)
from apnap_reference.spells.face_down import may_be_turned_up
from apnap_reference.spells.optional_payments import pays_to_prevent
from apnap_reference.spells.paying import Bill, enough_life, may_sacrifice
from apnap_reference.spells.resolving import _condition_holds, fizzles
from apnap_reference.spells.sieges import may_cast_transformed
from apnap_reference.spells.targets import (
    Targets,
    hexproof_respected,
    shroud_respected,
    still_legal,
)
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Event
from apnap_reference.state.stack_abilities import TargetWord
from apnap_reference.state.table import Object, ObjectId, PlayerId, Table, Waiting, replace


@mutant(
    "606.3",
    "a planeswalker that has left and come anew is the one that has acted",
    replaces=loyalty_once,
)
def planeswalkers_act_by_name(table: Table, source: Object, player: PlayerId) -> bool:
    acted = {last_known(table, thing).card for thing in table.turn.loyalty_used}
    return at_sorcery_speed(table, player) and source.card not in acted


@mutant("606.3", "in one turn one planeswalker acts, whosever they are", replaces=loyalty_once)
def one_planeswalker_a_turn(table: Table, _: Object, player: PlayerId) -> bool:
    return at_sorcery_speed(table, player) and not table.turn.loyalty_used


@mutant(
    "117.4",
    "who makes mana between two passes does not begin them anew",
    replaces=mana_ability,
    since="2006-10-01",
)
def mana_keeps_the_passes(table: Table, player: PlayerId, source: Object) -> Dialogue[Table]:
    passed = table.turn.passed
    table = yield from mana_ability.function(table, player, source)
    return table.with_turn(replace(table.turn, passed=passed))


@mutant(
    "702.61b",
    "under a spell with split second no mana is made either",
    replaces=mana_ability,
    since="2006-10-01",
)
def no_mana_under_split_second(table: Table, player: PlayerId, source: Object) -> Dialogue[Table]:
    if not nothing_split_second(table, player, source):
        yield from refuse(nothing_split_second.broken(table.edition, source.name))
    return (yield from mana_ability.function(table, player, source))


@mutant(
    "702.61b",
    "under a spell with split second no creature is turned face up",
    replaces=may_be_turned_up,
    since="2006-10-01",
)
def nothing_turned_up_under_split_second(table: Table, player: PlayerId, thing: Object) -> bool:
    free = nothing_split_second(table, player, thing)
    return free and may_be_turned_up.function(table, player, thing)


@mutant(
    "702.61a",
    "split second keeps from spells, and not from abilities",
    replaces=nothing_split_second,
    since="2006-10-01",
)
def split_second_allows_abilities(table: Table, player: PlayerId, thing: Object) -> bool:
    ability = thing.zone == "battlefield"
    return ability or nothing_split_second.function(table, player, thing)


@mutant(
    "702.61a",
    "split second binds everybody but the player whose spell it is",
    replaces=nothing_split_second,
    since="2006-10-01",
)
def split_second_spares_its_player(table: Table, player: PlayerId, _: Object) -> bool:
    spells = (table.objects[thing] for thing in table.turn.stack)
    others = (spell for spell in spells if spell.controller != player)
    return not any(has_keyword(table, spell.id, "split second") for spell in others)


@mutant(
    "601.3",
    "who may cast no spells activates no abilities either",
    replaces=nothing_split_second,
    since="2006-10-01",
)
def no_spells_no_abilities(table: Table, player: PlayerId, thing: Object) -> bool:
    free = nothing_split_second.function(table, player, thing)
    return free and not_kept_from_casting(table, player, thing)


@mutant(
    "305.4",
    "a land that a spell has put onto the battlefield counts as the one that is played",
    replaces=may_play_a_land,
    since="2006-10-01",
)
def lands_put_count_as_played(table: Table, player: PlayerId) -> bool:
    new = sum(land.sick for land in permanents(table, "Land", of=player))
    one = table.player(player)
    counted = replace(one, lands_played=max(one.lands_played, new))
    return may_play_a_land.function(table.with_player(counted), player)


@mutant("119.4", "nobody pays their last point of life", replaces=enough_life)
def the_last_life_is_kept(table: Table, bill: Bill) -> bool:
    return not bill.cost.life or table.player(bill.player).life > bill.cost.life


@mutant("119.4", "life is paid also by who has none left", replaces=enough_life)
def life_is_paid_on_credit(_table: Table, _bill: Bill) -> bool:
    return True


@mutant("701.21a", "what is indestructible is not sacrificed as a price", replaces=may_sacrifice)
def the_indestructible_is_not_sacrificed(table: Table, player: PlayerId) -> tuple[ObjectId, ...]:
    own = may_sacrifice.function(table, player)
    return tuple(thing for thing in own if not has_keyword(table, thing, "indestructible"))


@mutant(
    "118.12a",
    "it is the active player who is asked for mana while something resolves",
    replaces=pays_to_prevent,
)
def the_active_player_pays(
    table: Table, player: PlayerId, cost: str
) -> Dialogue[tuple[Table, bool]]:
    who = next(iter(table.turn.side), player)
    return (yield from pays_to_prevent.function(table, who, cost))


@mutant(
    "702.12b",
    "what is indestructible survives damage, and not what destroys it",
    replaces=can_be_destroyed,
)
def destroying_beats_indestructible(table: Table, thing: ObjectId) -> bool:
    return on_battlefield(table, thing)


@mutant("702.18a", "what has shroud is a target for its own player", replaces=shroud_respected)
def shroud_is_for_others(table: Table, by: Object, ref: ObjectId) -> bool:
    own = by.controller == controller(table, ref)
    return own or shroud_respected.function(table, by, ref)


@mutant(
    "702.11b",
    "what has hexproof is a target for its own player, and not for teammates",
    replaces=hexproof_respected,
)
def hexproof_keeps_teammates_out(table: Table, by: Object, ref: ObjectId) -> bool:
    return not has_keyword(table, ref, "hexproof") or by.controller == controller(table, ref)


@mutant(
    "702.11b", "what has hexproof is nobody's target, as with shroud", replaces=hexproof_respected
)
def hexproof_is_shroud(table: Table, _: Object, ref: ObjectId) -> bool:
    return not has_keyword(table, ref, "hexproof")


@mutant(
    "608.2b",
    "a spell of which one target has become illegal does nothing at all",
    replaces=fizzles,
    since="2006-10-01",
)
def one_illegal_target_is_enough(
    table: Table, thing: Object, words: tuple[TargetWord, ...]
) -> bool:
    legal: Targets = still_legal(table, thing, words)
    return any(len(a) < len(b) for a, b in zip(legal, thing.targets, strict=True))


@mutant(
    "603.3a",
    "a triggered ability is the owner's of its source, whoever has borrowed that",
    replaces=as_object,
    since="2006-10-01",
)
def abilities_are_the_owners(table: Table, trigger: Waiting, number: ObjectId) -> Object:
    who = last_known(table, trigger.source).owner
    return replace(as_object.function(table, trigger, number), controller=who, owner=who)


@mutant(
    "603.4",
    "a condition that was met as the ability triggered is not looked at again",
    replaces=_condition_holds,
    since="2006-10-01",
)
def conditions_are_met_once(_table: Table, _thing: Object) -> bool:
    return True


@mutant(
    "603.7b",
    "an ability that was created to wait triggers each time that its event comes",
    replaces=delayed_triggered,
    since="2006-10-01",
)
def delayed_abilities_stay(
    before: Table, after: Table, events: tuple[Event, ...]
) -> tuple[Table, tuple[ThatTriggers, ...]]:
    now, triggered = delayed_triggered.function(before, after, events)
    return replace(now, delayed=after.delayed), triggered


@mutant(
    "712.11c",
    "the other face of a beaten Siege is cast only when a sorcery could be",
    replaces=may_cast_transformed,
)
def sieges_are_cast_as_sorceries(table: Table, player: PlayerId, card: Object) -> bool:
    own_turn = player in table.turn.side
    return own_turn and may_cast_transformed.function(table, player, card)
