"""Misreadings of the glossary and of 106: what is left of abilities, spells and mana."""

from __future__ import annotations

from apnap.protocol.answers import Payment
from apnap_misreadings.far_away import unlimited
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import gone
from apnap_reference.combat.attack_restrictions import whole_attack_within_limits
from apnap_reference.combat.damage_to_assign import unblocked_damages
from apnap_reference.objects.characteristics import characteristics, on_battlefield, permanents
from apnap_reference.players.players import in_game, side_of
from apnap_reference.spells.mana import pay_mana
from apnap_reference.spells.resolving import resolve_top_of_stack
from apnap_reference.spells.total_cost import affinity_for_artifacts, alternatives
from apnap_reference.state.combat_abilities import Attacks
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.static_abilities import AlternativeCost
from apnap_reference.state.table import Attack, Object, PlayerId, Ref, Table, replace
from apnap_reference.turn.phases_and_steps import receives_first


def _has_lost_everything(table: Table, thing: Object) -> bool:
    """Tell whether the source of an ability is there, without any ability."""
    if thing.kind != "ability" or thing.source is None or not on_battlefield(table, thing.source):
        return False
    it = characteristics(table, thing.source)
    return not it.abilities and not it.keywords


@mutant(
    "glossary:ability",
    "an ability does nothing if its source has lost it in the meantime",
    replaces=resolve_top_of_stack,
    since="2006-10-01",
)
def lost_abilities_do_nothing(table: Table) -> Dialogue[Table]:
    thing = table.objects[table.turn.stack[-1]]
    if not _has_lost_everything(table, thing):
        return (yield from resolve_top_of_stack.function(table))
    table = gone(table, thing)
    receives = receives_first(table)
    return table.with_turn(replace(table.turn, priority=None, receives=receives, passed=()))


@mutant(
    "glossary:active-player",
    "after a spell with nothing left to strike its controller has priority",
    replaces=resolve_top_of_stack,
    since="2006-10-01",
)
def who_struck_nothing_goes_on(table: Table) -> Dialogue[Table]:
    thing = table.objects[table.turn.stack[-1]]
    aims = [ref for refs in thing.targets for ref in refs]
    lost = thing.kind == "card" and aims and not any(ref in table.objects for ref in aims)
    vain = lost and all(isinstance(ref, int) for ref in aims)
    table = yield from resolve_top_of_stack.function(table)
    if not vain or not in_game(table, thing.controller):
        return table
    return table.with_turn(replace(table.turn, receives=side_of(table, thing.controller)))


@mutant(
    "106.4",
    "what a payment leaves in the mana pool is lost at once",
    replaces=pay_mana,
    since="2006-10-01",
)
def change_is_lost(
    table: Table, player: PlayerId, cost: str, how: Payment | None
) -> Dialogue[Table]:
    table = yield from pay_mana.function(table, player, cost, how)
    return table.with_player(replace(table.player(player), mana=()))


@mutant(
    "glossary:alternative-cost",
    "an alternative cost that a teammate's permanent offers is open to the team",
    replaces=alternatives,
    since="2006-10-01",
)
def alternatives_are_the_teams(
    table: Table, player: PlayerId, spell: Object
) -> tuple[tuple[Object, AlternativeCost], ...]:
    members = side_of(table, player)
    offers = (offer for one in members for offer in alternatives.function(table, one, spell))
    return tuple({source.id: (source, found) for source, found in offers}.values())


@mutant(
    "glossary:affinity",
    "affinity does not count what is attacking",
    replaces=affinity_for_artifacts,
    since="2006-10-01",
)
def attacking_artifacts_do_not_count(table: Table, _: Object, player: PlayerId) -> int:
    combat = table.turn.combat
    attacking = {attack.attacker for attack in combat.attacks} if combat else set()
    own = permanents(table, "Artifact", of=player)
    return sum(thing.id not in attacking for thing in own)


@mutant(
    "601.10",
    "in 2006 limits on an attack as a whole hold out of range as well",
    replaces=whole_attack_within_limits,
    only="2006-10-01",
)
def limits_of_2006_hold_out_of_range(table: Table, attacks: Attacks) -> bool:
    return whole_attack_within_limits.function(unlimited(table), attacks)


@mutant(
    "606.7d",
    "what tramples over a blocker goes to the primary player of the team attacked",
    replaces=unblocked_damages,
    only="2006-10-01",
)
def tramplers_strike_the_primary_player(table: Table, attack: Attack) -> tuple[Ref, ...]:
    found = unblocked_damages.function(table, attack)
    return found[:1] if attack.blocked else found
