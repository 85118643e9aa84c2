"""Creatures that bring others into the attack, or ask something as they attack."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.cards.combat.when import a_player_attacks
from apnap_reference.cards.phrases import (
    remembered,
    that_player,
    the_object,
)
from apnap_reference.changes.applying import control_passes
from apnap_reference.changes.drawing import draws_a_card
from apnap_reference.choices.simple import choose_objects, choose_ref, says_yes
from apnap_reference.combat.attack_triggers import an_opponents, this_attacks
from apnap_reference.combat.entering import card_attacking, joins_the_attack
from apnap_reference.combat.which_defending_player import name_defending_player
from apnap_reference.objects.characteristics import (
    characteristics,
    controller,
    has_type,
    on_battlefield,
)
from apnap_reference.objects.lasting_effects import gets, with_effect
from apnap_reference.players.players import in_game, opponents
from apnap_reference.state.abilities import card
from apnap_reference.state.combat_abilities import Blocks, LimitsBlocks, MayBeExerted
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import END_OF_COMBAT, GainsControl
from apnap_reference.state.events import DeclaredAttacking, Exerts
from apnap_reference.state.stack_abilities import Moment, TargetWord, Triggered, Triggers
from apnap_reference.state.table import Object, ObjectId, PlayerId, Ref, Table, source_of


def _this_attacks_an_opponent(moment: Moment) -> Iterator[Triggers]:
    for event in moment.events:
        if isinstance(event, DeclaredAttacking) and event.attacker == moment.source.id:
            attacked = event.target
            if isinstance(attacked, str) and attacked in opponents(moment.after, moment.controller):
                yield Triggers(concerns=attacked)


def _comes_from_hand(table: Table, thing: Object) -> Dialogue[Table]:
    who = thing.controller
    hand = tuple(
        held.id
        for held in table.hand(who)
        if {"Angel", "Demon", "Dragon"} & set(characteristics(table, held.id).subtypes)
        and has_type(table, held.id, "Creature")
    )
    table, chosen = yield from choose_objects(
        table, who, hand, "to enter attacking", least=0, source=thing.source
    )
    if not chosen or not in_game(table, who):
        return table
    return (yield from card_attacking(table, who, chosen[0], thing.concerns))


card("Kaalia of the Vast", Triggered(_this_attacks_an_opponent, _comes_from_hand))


def _a_creature_card_of_yours(table: Table, thing: Object, ref: Ref) -> bool:
    found = table.objects.get(ref) if isinstance(ref, int) else None
    yours = found is not None and found.zone == "graveyard" and found.owner == thing.controller
    return yours and has_type(table, ObjectId(int(ref)), "Creature")


def _comes_from_the_graveyard(table: Table, thing: Object) -> Dialogue[Table]:
    return (yield from card_attacking(table, thing.controller, the_object(thing)))


card(
    "Yore-Tiller Nephilim",
    Triggered(
        this_attacks, _comes_from_the_graveyard, targets=(TargetWord(_a_creature_card_of_yours),)
    ),
)


def _this_is_tapped(table: Table, thing: Object) -> bool:
    this = source_of(thing)
    return on_battlefield(table, this) and table.objects[this].tapped


def _attacked_by(table: Table, player: PlayerId) -> tuple[Ref, ...]:
    """Give the players and planeswalkers that a player is attacking."""
    combat = table.turn.combat
    attacked = (
        attack.target
        for attack in (combat.attacks if combat else ())
        if attack.target is not None and controller(table, attack.attacker) == player
    )
    return tuple(
        target
        for target in dict.fromkeys(attacked)
        if isinstance(target, str) or has_type(table, target, "Planeswalker")
    )


def _joins_them(table: Table, thing: Object) -> Dialogue[Table]:
    this, them = source_of(thing), that_player(thing)
    if not in_game(table, them):
        return table
    table = control_passes(
        table,
        with_effect(table, GainsControl(them), thing.controller, END_OF_COMBAT, objects=(this,)),
    )
    among = _attacked_by(table, them)
    table, chosen = yield from choose_ref(table, thing.controller, among, "attacks")
    return joins_the_attack(table, this, chosen) if chosen is not None else table


def _by_one_at_most(table: Table, source: Object, blocks: Blocks) -> bool:
    del table
    return len(blocks.blockers_of(source.id)) <= 1


card(
    "Tahngarth, First Mate",
    LimitsBlocks(_by_one_at_most),
    Triggered(a_player_attacks(an_opponents), _joins_them, provided=_this_is_tapped, optional=True),
)


def _defender_may_draw(table: Table, thing: Object) -> Dialogue[Table]:
    attacker = remembered(thing, "attacker")
    table, player = yield from name_defending_player(table, thing.controller, attacker)
    if player is None:
        return table
    table, agreed = yield from says_yes(table, player, "draw", thing.source)
    return draws_a_card(table, player) if agreed else table


card("Sibilant Spirit", Triggered(this_attacks, _defender_may_draw))


def _this_is_exerted(moment: Moment) -> Iterator[Triggers]:
    if Exerts(moment.source.id) in moment.events:
        yield Triggers()


def _this_grows(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return gets(table, thing, thing.source, 2, 2)


card("Hooded Brawler", MayBeExerted(), Triggered(_this_is_exerted, _this_grows))
