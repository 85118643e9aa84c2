"""Misreadings of rule 702: keywords of spells, and of permanents beside combat."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol.catalogue import find
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.destroying import can_be_destroyed
from apnap_reference.choices.asking import refuse
from apnap_reference.keywords.tribute import tribute_not_paid
from apnap_reference.objects.characteristics import (
    abilities_in_play,
    characteristics,
    controller,
    has_keyword,
    on_battlefield,
    permanents,
)
from apnap_reference.players.players import opponents, side_of, teammates
from apnap_reference.procedure.state_based_actions import (
    destroyed_by_damage,
    destroyed_by_deathtouch,
)
from apnap_reference.spells.activating import mana_ability
from apnap_reference.spells.casting import nothing_split_second
from apnap_reference.spells.face_down import may_be_turned_up
from apnap_reference.spells.modes import in_written_order
from apnap_reference.spells.targets import (
    hexproof_of_player_respected,
    hexproof_respected,
    shroud_respected,
)
from apnap_reference.spells.total_cost import affinity_for_artifacts, with_what_is_added
from apnap_reference.state.abilities import ability
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Moves
from apnap_reference.state.morph import morph_cost
from apnap_reference.state.stack_abilities import Activated, Cost, Mode
from apnap_reference.state.static_abilities import GivesYouHexproof
from apnap_reference.state.table import Object, ObjectId, PlayerId, Table


@mutant(
    "702.11b",
    "hexproof doesn't keep a permanent from being the target of activated abilities",
    replaces=hexproof_respected,
    origin="others",
)
def only_spells_respect_hexproof(table: Table, by: Object, ref: ObjectId) -> bool:
    activated = by.kind == "ability" and isinstance(ability(by.ability), Activated)
    return activated or hexproof_respected.function(table, by, ref)


@mutant(
    "702.11b",
    "a permanent with hexproof can't be targeted by its controller's teammates",
    replaces=hexproof_respected,
)
def hexproof_keeps_teammates_out(table: Table, by: Object, ref: ObjectId) -> bool:
    return not has_keyword(table, ref, "hexproof") or by.controller == controller(table, ref)


@mutant(
    "702.11b",
    "a permanent with hexproof can't be targeted by any player, as if it had shroud",
    replaces=hexproof_respected,
)
def hexproof_is_shroud(table: Table, _: Object, ref: ObjectId) -> bool:
    return not has_keyword(table, ref, "hexproof")


@mutant(
    "702.11c",
    "a player with hexproof can be targeted by anybody",
    replaces=hexproof_of_player_respected,
    origin="manabrew-engine",
)
def hexproof_keeps_nobody_from_players(_table: Table, _by: Object, _player: PlayerId) -> bool:
    return True


@mutant(
    "702.11c",
    "Leyline of Sanctity gives hexproof to its owner instead of its controller",
    replaces=hexproof_of_player_respected,
)
def hexproof_is_the_owners(table: Table, by: Object, player: PlayerId) -> bool:
    if by.controller not in opponents(table, player):
        return True
    protecting = abilities_in_play(table, GivesYouHexproof)
    return all(source.owner != player for source, _ in protecting)


@mutant(
    "702.12b",
    "lethal damage destroys a creature with indestructible",
    replaces=destroyed_by_damage,
    since="2024-06-07",
)
def indestructible_but_mortal(table: Table) -> Iterator[Moves]:
    for thing in permanents(table, "Creature"):
        if 0 < (characteristics(table, thing.id).toughness or 0) <= thing.damage:
            yield Moves(thing.id, "graveyard")


@mutant(
    "702.12b",
    "damage from a source with deathtouch destroys a creature with indestructible",
    replaces=destroyed_by_deathtouch,
    since="2024-06-07",
)
def death_touches_everything(table: Table) -> Iterator[Moves]:
    for thing in permanents(table, "Creature"):
        if thing.deathtouched:
            yield Moves(thing.id, "graveyard")


@mutant(
    "702.12b",
    "an effect that destroys a permanent isn't stopped by indestructible, only lethal damage is",
    replaces=can_be_destroyed,
)
def destroying_beats_indestructible(table: Table, thing: ObjectId) -> bool:
    return on_battlefield(table, thing)


@mutant(
    "702.18a",
    "a permanent with shroud can be targeted by its own controller",
    replaces=shroud_respected,
)
def shroud_is_for_others(table: Table, by: Object, ref: ObjectId) -> bool:
    own = by.controller == controller(table, ref)
    return own or shroud_respected.function(table, by, ref)


@mutant(
    "702.37c",
    "a face-down spell costs three mana even if a cost increase applies to it",
    replaces=with_what_is_added,
    since="2006-10-01",
)
def face_down_spells_cost_three(table: Table, player: PlayerId, spell: Object, way: Cost) -> Cost:
    return way if spell.face_down else with_what_is_added.function(table, player, spell, way)


@mutant(
    "702.37e",
    "with shared team turns, a player can turn a teammate's face-down creature face up",
    replaces=may_be_turned_up,
    since="2006-10-01",
)
def teammates_turn_creatures_up(table: Table, player: PlayerId, thing: Object) -> bool:
    members = side_of(table, player)
    return any(may_be_turned_up.function(table, member, thing) for member in members)


@mutant(
    "702.37e",
    "a face-down creature can be turned face up by its owner instead of its controller",
    replaces=may_be_turned_up,
)
def owners_turn_creatures_up(table: Table, player: PlayerId, thing: Object) -> bool:
    there = on_battlefield(table, thing.id) and thing.owner == player
    return there and thing.face_down and morph_cost(find(thing.card)) is not None


@mutant(
    "702.41a",
    "affinity reduces the cost by one mana, no matter how many permanents it counts",
    replaces=affinity_for_artifacts,
    since="2006-10-01",
)
def affinity_takes_off_one(table: Table, spell: Object, player: PlayerId) -> int:
    return min(1, affinity_for_artifacts.function(table, spell, player))


@mutant(
    "702.41a",
    "affinity for artifacts also counts artifacts that teammates control",
    replaces=affinity_for_artifacts,
    origin="others",
)
def artifacts_of_teammates_count(table: Table, _: Object, player: PlayerId) -> int:
    whole = (player, *teammates(table, player))
    return sum(len(permanents(table, "Artifact", of=member)) for member in whole)


@mutant(
    "702.41a",
    (
        "affinity for artifacts counts the artifacts that the caster owns instead of those they "
        "control"
    ),
    replaces=affinity_for_artifacts,
    origin="others",
)
def owned_artifacts_count(table: Table, _: Object, player: PlayerId) -> int:
    found = permanents(table, "Artifact")
    return sum(table.objects[artifact.id].owner == player for artifact in found)


@mutant(
    "702.42b",
    "the modes of an entwined spell are followed in the order chosen instead of the printed order",
    replaces=in_written_order,
)
def modes_as_named(modes: tuple[Mode, ...], chosen: tuple[str, ...]) -> tuple[Mode, ...]:
    return tuple(
        sorted(in_written_order.function(modes, chosen), key=lambda m: chosen.index(m.word))
    )


@mutant(
    "702.61a",
    "split second stops players from casting spells but not from activating abilities",
    replaces=nothing_split_second,
    since="2006-10-01",
)
def split_second_allows_abilities(table: Table, player: PlayerId, thing: Object) -> bool:
    ability = thing.zone == "battlefield"
    return ability or nothing_split_second.function(table, player, thing)


@mutant(
    "702.61a",
    "split second doesn't stop the controller of the spell with split second",
    replaces=nothing_split_second,
    since="2006-10-01",
)
def split_second_spares_its_player(table: Table, player: PlayerId, _: Object) -> bool:
    spells = (table.objects[thing] for thing in table.turn.stack)
    others = (spell for spell in spells if spell.controller != player)
    return not any(has_keyword(table, spell.id, "split second") for spell in others)


@mutant(
    "702.61b",
    "a spell with split second on the stack stops players from activating mana abilities too",
    replaces=mana_ability,
    since="2006-10-01",
)
def no_mana_under_split_second(table: Table, player: PlayerId, source: Object) -> Dialogue[Table]:
    if not nothing_split_second(table, player, source):
        yield from refuse(nothing_split_second.broken(table.edition, source.name))
    return (yield from mana_ability.function(table, player, source))


@mutant(
    "702.61b",
    "a spell with split second on the stack stops players from turning creatures face up",
    replaces=may_be_turned_up,
    since="2006-10-01",
)
def nothing_turned_up_under_split_second(table: Table, player: PlayerId, thing: Object) -> bool:
    free = nothing_split_second(table, player, thing)
    return free and may_be_turned_up.function(table, player, thing)


@mutant(
    "702.104b",
    "tribute counts as paid if the creature has left the battlefield",
    replaces=tribute_not_paid,
)
def gone_creatures_have_had_their_tribute(table: Table, thing: Object) -> bool:
    return thing.source in table.objects and tribute_not_paid.function(table, thing)
