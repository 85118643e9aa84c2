"""Misreadings of rules 310 and 600 of the book of 2006: damage on the stack, leaving the game."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol.state import Step
from apnap_misreadings.mutant import mutant, switched
from apnap_reference.changes.applying import gone, happen
from apnap_reference.combat.damage import Portions
from apnap_reference.combat.stacked_damage import damage_left
from apnap_reference.objects.characteristics import controller, on_battlefield, permanents
from apnap_reference.state.events import Damage, Life, Moves
from apnap_reference.state.table import PlayerId, Table
from apnap_reference.turn.leaving_the_game import borrowed_exiled, possessions_leave
from apnap_reference.turn.phases_and_steps import mana_burns, mana_stays

# Combat damage on the stack


switched(
    "310.1",
    "combat damage is dealt as it is assigned, and nobody responds to it",
    name="combat-damage-never-waited",
    switch="combat_damage_uses_stack",
    value=False,
    only="2006-10-01",
)


@mutant(
    "310.4a",
    "a creature that has left the battlefield deals none of the damage it assigned",
    replaces=damage_left,
    only="2006-10-01",
)
def damage_leaves_with_its_source(table: Table, portions: Portions) -> Iterator[Damage]:
    there = {who: amount for who, amount in portions.items() if on_battlefield(table, who[0])}
    return damage_left.function(table, there)


@mutant(
    "310.4c",
    "damage assigned to a creature that has left the battlefield strikes its controller",
    replaces=damage_left,
    only="2006-10-01",
)
def damage_to_what_is_gone_strikes_its_controller(
    table: Table, portions: Portions
) -> Iterator[Damage]:
    for (creature, ref), amount in portions.items():
        struck = ref
        if isinstance(ref, int) and not on_battlefield(table, ref):
            struck = controller(table, ref)
        yield Damage(creature, struck, amount, combat=True)


# Leaving the game


@mutant(
    "600.4a",
    "what nobody else has a claim to stays on the battlefield",
    replaces=borrowed_exiled,
    only="2006-10-01",
)
def orphans_stay_on_the_battlefield(table: Table, _player: PlayerId) -> Table:
    return table


@mutant(
    "600.4a",
    "what a departed player has borrowed is put out of the game instead of going back",
    replaces=possessions_leave,
    only="2006-10-01",
)
def what_was_borrowed_does_not_go_back(table: Table, player: PlayerId) -> Table:
    borrowed = (thing for thing in permanents(table, of=player) if thing.owner != player)
    table = happen(table, *(Moves(thing.id, "exile") for thing in borrowed))
    return possessions_leave.function(table, player)


@mutant(
    "600.4a",
    "only permanents leave with their owner, and spells are put out of the game",
    replaces=possessions_leave,
    only="2006-10-01",
)
def spells_outlive_their_owners(table: Table, player: PlayerId) -> Table:
    for thing in table.in_zone("battlefield"):
        if thing.owner == player:
            table = gone(table, thing)
    return table


# Mana


@mutant("300.3", "in 2006 mana is lost with each step", replaces=mana_stays, only="2006-10-01")
def mana_of_2006_goes_with_the_step(_table: Table, _coming: tuple[Step, ...]) -> bool:
    return False


@mutant(
    "300.3",
    "in 2006 unspent mana costs one life, however much",
    replaces=mana_burns,
    only="2006-10-01",
)
def mana_of_2006_burns_once(table: Table) -> Iterator[Life]:
    return (Life(burn.player, -1) for burn in mana_burns.function(table))
