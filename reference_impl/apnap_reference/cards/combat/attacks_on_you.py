"""Abilities that trigger as their controller, or a player whom an Aura enchants, is attacked."""

from __future__ import annotations

from apnap_reference.cards.combat.when import (
    a_creature_attacks,
    a_player_attacks_a_player,
    enchanted_player,
    is_attacked,
)
from apnap_reference.cards.phrases import discards, loses, remembered
from apnap_reference.changes.applying import happen
from apnap_reference.changes.drawing import draws_a_card
from apnap_reference.changes.events_in_range import the_attacked
from apnap_reference.changes.triggering import last_known
from apnap_reference.choices.simple import says_yes
from apnap_reference.combat.attack_triggers import who_attacks
from apnap_reference.combat.shared_team_turns import each_attacked
from apnap_reference.objects.characteristics import controller, has_type
from apnap_reference.objects.within_range import affected
from apnap_reference.players.players import in_game, opponents, players_in_apnap_order
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import DeclaredAttacking, Life
from apnap_reference.state.stack_abilities import Moment, Triggered
from apnap_reference.state.table import Object, PlayerId, Table, source_of


def _on_you(moment: Moment, attack: DeclaredAttacking) -> bool:
    return moment.controller in each_attacked(moment.after, attack.target)


def _on_you_or_your_planeswalker(moment: Moment, attack: DeclaredAttacking) -> bool:
    if isinstance(attack.target, str):
        return _on_you(moment, attack)
    yours = controller(moment.after, attack.target) == moment.controller
    return yours and has_type(moment.after, attack.target, "Planeswalker")


def _on_the_enchanted(moment: Moment, attack: DeclaredAttacking) -> bool:
    return enchanted_player(moment) in each_attacked(moment.after, attack.target)


def _its_controller_loses_one(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    lost = loses(table, controller(table, remembered(thing, "attacker")), 1)
    return happen(table, *lost) if lost else table


card("Hissing Miasma", Triggered(a_creature_attacks(_on_you), _its_controller_loses_one))
card(
    "Blood Reckoning",
    Triggered(a_creature_attacks(_on_you_or_your_planeswalker), _its_controller_loses_one),
)


def _its_controller_gains_one(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    who = controller(table, remembered(thing, "attacker"))
    return happen(table, Life(who, 1)) if in_game(table, who) else table


card(
    "Curse of the Forsaken",
    Triggered(a_creature_attacks(_on_the_enchanted), _its_controller_gains_one),
)


def _attackers_of(table: Table, by: PlayerId, attacked: PlayerId) -> tuple[PlayerId, ...]:
    """Give the opponents of a player who are attacking another one."""
    attacking = who_attacks(table, attacked)
    return tuple(
        player
        for player in affected(table, by, players_in_apnap_order(table))
        if player in attacking and player in opponents(table, by)
    )


def _you_and_those_attacking_gain_two(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    who = thing.controller
    if in_game(table, who):
        table = happen(table, Life(who, 2))
    attacked = last_known(table, source_of(thing)).attached_to
    if isinstance(attacked, str):
        for player in _attackers_of(table, who, attacked):
            table = happen(table, Life(player, 2))
    return table


card(
    "Curse of Vitality",
    Triggered(
        is_attacked(_on_the_enchanted), _you_and_those_attacking_gain_two, about=the_attacked
    ),
)


def _attacker_may_exchange_a_card(table: Table, thing: Object) -> Dialogue[Table]:
    who = thing.concerns
    if who is None or not table.hand(who):
        return table
    table, agreed = yield from says_yes(table, who, "discard and draw", thing.source)
    if not agreed:
        return table
    table = yield from discards(table, who)
    return draws_a_card(table, who)


card(
    "Curse of Chaos",
    Triggered(a_player_attacks_a_player(_on_the_enchanted), _attacker_may_exchange_a_card),
)
