"""Misreadings of rule 310: who protects a battle, and what becomes of it."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.choices.simple import refs_choice
from apnap_reference.combat.attacking_and_defending import protector
from apnap_reference.combat.which_defending_player import defending_players_for
from apnap_reference.objects.characteristics import controller, has_type
from apnap_reference.players.players import in_game, opponents, teammates
from apnap_reference.procedure.state_based_actions import without_protector
from apnap_reference.spells import entering_the_battlefield as entering
from apnap_reference.state.dialogue import Choice
from apnap_reference.state.static_abilities import Arrival
from apnap_reference.state.table import ObjectId, PlayerId, Ref, Table, attack_of


@mutant(
    "310.8d",
    (
        "an ability that refers to the defending player of an attacked battle means the "
        "battle's controller"
    ),
    replaces=defending_players_for,
    since="2024-06-07",
)
def a_battles_controller_is_the_defending_player(
    table: Table, attacker: ObjectId
) -> tuple[PlayerId, ...]:
    attack = attack_of(table.turn.combat, attacker)
    if attack and isinstance(attack.target, int) and has_type(table, attack.target, "Battle"):
        return (controller(table, attack.target),)
    return defending_players_for.function(table, attacker)


@mutant(
    "310.10",
    (
        "if a battle's protector leaves the game, a teammate of theirs becomes its protector "
        "automatically"
    ),
    replaces=protector,
    since="2024-06-07",
)
def battles_are_inherited(table: Table, battle: ObjectId) -> PlayerId | None:
    thing = table.objects.get(battle)
    named = thing.protector if thing else table.past[battle].object.protector
    if named is None or in_game(table, named):
        return named
    return next((p for p in teammates(table, named) if in_game(table, p)), None)


@mutant(
    "310.10",
    "a battle keeps its protector when that player's teammate gains control of it",
    replaces=without_protector,
    since="2024-06-07",
)
def teammates_protect_battles(table: Table) -> tuple[ObjectId, ...]:
    def fits(battle: ObjectId) -> bool:
        return protector(table, battle) not in (None, controller(table, battle))

    return tuple(battle for battle in without_protector.function(table) if not fits(battle))


@mutant(
    "310.11a",
    "with shared team turns, only the other team's primary player can be the protector of a Siege",
    replaces=entering.siege_protector,
    since="2024-06-07",
)
def the_first_opponent_protects(table: Table, arrival: Arrival) -> Choice:
    who = entering.who_enters_it(table, arrival.move)
    among: tuple[Ref, ...] = opponents(table, who)
    among = among[:1] if table.variant.shared_team_turns else among
    return refs_choice(arrival.key("protector"), who, among, "protector")
