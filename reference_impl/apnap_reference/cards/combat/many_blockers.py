"""A card that goads whom it attacks, and sharpens attackers that several creatures block."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.cards.phrases import THAT_PLAYERS_CREATURE, gains, goads_target, remembered
from apnap_reference.combat.attack_triggers import fit_as_declared, yours
from apnap_reference.combat.block_triggers import becomes_blocked_by_at_least
from apnap_reference.combat.shared_team_turns import each_attacked
from apnap_reference.objects.characteristics import on_battlefield
from apnap_reference.players.players import opponents
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.memories import object_in
from apnap_reference.state.stack_abilities import Moment, Triggered, Triggers
from apnap_reference.state.table import Object, Table, attack_of


def _you_attack_a_player(moment: Moment) -> Iterator[Triggers]:
    attacks = fit_as_declared(moment, yours)
    attacked = (one for attack in attacks for one in each_attacked(moment.after, attack.target))
    for player in dict.fromkeys(one for one in attacked if isinstance(one, str)):
        yield Triggers(concerns=player)


def _two_block_one_on_an_opponent(moment: Moment) -> Iterator[Triggers]:
    opposing = opponents(moment.after, moment.controller)
    for one in becomes_blocked_by_at_least(moment, 2):
        attack = attack_of(moment.after.turn.combat, object_in(one.memory, "attacker"))
        if attack is None or attack.target is None:
            continue
        if set(opposing) & set(each_attacked(moment.after, attack.target)):
            yield one


def _it_gains_deathtouch(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    attacker = remembered(thing, "attacker")
    return gains(table, thing, attacker, "deathtouch") if on_battlefield(table, attacker) else table


card(
    "Seifer, Balamb Rival",
    Triggered(_you_attack_a_player, goads_target, targets=(THAT_PLAYERS_CREATURE,)),
    Triggered(_two_block_one_on_an_opponent, _it_gains_deathtouch),
)
