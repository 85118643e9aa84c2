"""Misreadings of rules 508.4 to 508.6: creatures that enter attacking, and who has attacked."""

from __future__ import annotations

from apnap_misreadings.common import (
    attacked_now,
    in_a_later_combat,
    names_a_token,
)
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.triggering import delays
from apnap_reference.combat.attack_restrictions import (
    may_attack_that,
    whole_attack_within_limits,
)
from apnap_reference.combat.attack_triggers import who_attacks
from apnap_reference.combat.attacking_and_defending import (
    defender_of,
    what_may_be_attacked,
)
from apnap_reference.combat.entering import joins_the_attack, tokens_attacking, tokens_sent
from apnap_reference.combat.myriad import AFTERWARDS
from apnap_reference.keywords.melee import players_attacked
from apnap_reference.objects.characteristics import controller, has_keyword
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.spells.resolving import resolve_top_of_stack
from apnap_reference.state.combat_abilities import Attacks
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import GainsControl
from apnap_reference.state.events import DeclaredAttacking
from apnap_reference.state.memories import Memory, number_in
from apnap_reference.state.stack_abilities import Moment
from apnap_reference.state.table import (
    Attack,
    Object,
    ObjectId,
    PlayerId,
    Ref,
    Table,
    attack_of,
    replace,
)


@mutant(
    "508.4",
    "a creature that enters attacking counts as having attacked in that turn",
    replaces=joins_the_attack,
    since="2024-06-07",
)
def what_enters_has_attacked(table: Table, creature: ObjectId, target: Ref) -> Table:
    table = joins_the_attack.function(table, creature, target)
    attacked = (*table.turn.attacked, creature)
    return table.with_turn(replace(table.turn, attacked=attacked))


@mutant(
    "508.4",
    "a creature that enters attacking attacks the player whom the last attacker was declared on",
    replaces=joins_the_attack,
)
def sent_where_the_others_go(table: Table, creature: ObjectId, target: Ref) -> Table:
    combat = table.turn.combat
    declared = combat.attacks[-1].target if combat is not None and combat.attacks else None
    return joins_the_attack.function(table, creature, target if declared is None else declared)


@mutant(
    "508.4",
    "a token that enters attacking attacks what the creature that creates it attacks",
    replaces=tokens_attacking,
    origin="others",
)
def tokens_follow_their_maker(
    table: Table, thing: Object, token: str, number: int = 1, *, tapped: bool = True
) -> Dialogue[Table]:
    attack = attack_of(table.turn.combat, thing.source) if thing.source is not None else None
    may_attack = what_may_be_attacked(table)(table, thing.controller)
    if attack is None or attack.target is None or attack.target not in may_attack:
        return (yield from tokens_attacking.function(table, thing, token, number, tapped=tapped))
    return tokens_sent(table, thing, token, (attack.target,) * number, tapped=tapped)


@mutant(
    "508.4",
    "nothing enters the battlefield attacking in a second combat phase of a turn",
    replaces=joins_the_attack,
)
def nothing_joins_a_second_combat(table: Table, creature: ObjectId, target: Ref) -> Table:
    return table if in_a_later_combat(table) else joins_the_attack.function(table, creature, target)


@mutant(
    "508.4a",
    ("a creature that would enter attacking a player who has left attacks another player instead"),
    replaces=joins_the_attack,
)
def sent_to_somebody_else(table: Table, creature: ObjectId, target: Ref) -> Table:
    may_attack = what_may_be_attacked(table)(table, controller(table, creature))
    if target not in may_attack and may_attack:
        target = may_attack[0]
    return joins_the_attack.function(table, creature, target)


@mutant(
    "508.4a",
    "a creature enters attacking even if the player it would attack has left",
    replaces=joins_the_attack,
)
def sent_against_nobody(table: Table, creature: ObjectId, target: Ref) -> Table:
    combat = table.turn.combat
    may_attack = what_may_be_attacked(table)(table, controller(table, creature))
    if combat is None or target in may_attack:
        return joins_the_attack.function(table, creature, target)
    attack = Attack(creature, target, defender_of(table, target))
    return table.with_combat(replace(combat, attacks=(*combat.attacks, attack)))


@mutant(
    "508.4b",
    "a creature that was on the battlefield already can't become an attacking creature",
    replaces=joins_the_attack,
)
def only_newcomers_join(table: Table, creature: ObjectId, target: Ref) -> Table:
    if any(creature in effect.objects for effect in lasting(table, GainsControl)):
        return table
    return joins_the_attack.function(table, creature, target)


@mutant(
    "508.4c",
    "a limit on attackers also keeps creatures from entering attacking",
    replaces=joins_the_attack,
)
def limits_bind_what_enters(table: Table, creature: ObjectId, target: Ref) -> Table:
    combat = table.turn.combat
    on = {attack.attacker: attack.target for attack in combat.attacks} if combat else {}
    declared = {one: ref for one, ref in on.items() if ref is not None}
    together = Attacks(table.turn.side, {**declared, creature: target})
    if not whole_attack_within_limits(table, together):
        return table
    return joins_the_attack.function(table, creature, target)


@mutant(
    "508.4c",
    "a restriction on what a creature can attack also keeps it from entering attacking there",
    replaces=joins_the_attack,
    since="2024-06-07",
)
def restrictions_bind_what_enters(table: Table, creature: ObjectId, target: Ref) -> Table:
    if not may_attack_that(table, creature, target):
        return table
    return joins_the_attack.function(table, creature, target)


@mutant(
    "508.4c",
    "a creature with defender can't enter attacking",
    replaces=joins_the_attack,
)
def defenders_dont_enter_attacking(table: Table, creature: ObjectId, target: Ref) -> Table:
    if has_keyword(table, creature, "defender"):
        return table
    return joins_the_attack.function(table, creature, target)


@mutant(
    "508.6",
    "a player whose planeswalker was attacked has been attacked as well",
    replaces=players_attacked,
)
def attacked_in_their_planeswalkers(moment: Moment) -> tuple[PlayerId, ...]:
    found = (
        defender_of(moment.after, event.target)
        for event in moment.events
        if isinstance(event, DeclaredAttacking)
        and controller(moment.after, event.attacker) == moment.controller
    )
    return tuple(dict.fromkeys(player for player in found if player is not None))


@mutant(
    "508.6",
    "a player goes on attacking another one when their attacker has been removed from combat",
    replaces=who_attacks,
)
def attacking_until_combat_ends(table: Table, attacked: PlayerId) -> tuple[PlayerId, ...]:
    combat = table.turn.combat
    former = tuple(
        controller(table, attack.attacker)
        for attack in (combat.former if combat else ())
        if attack.target == attacked
    )
    return tuple(dict.fromkeys((*who_attacks.function(table, attacked), *former)))


@mutant(
    "508.6",
    "a player is attacking those whose planeswalkers or battles their creatures attack, as well",
    replaces=who_attacks,
    origin="others",
)
def planeswalkers_are_attacked_for_their_players(
    table: Table, attacked: PlayerId
) -> tuple[PlayerId, ...]:
    combat = table.turn.combat
    through = tuple(
        controller(table, attack.attacker)
        for attack in (combat.attacks if combat else ())
        if attack.target is not None and defender_of(table, attack.target) == attacked
    )
    return tuple(dict.fromkeys((*who_attacks.function(table, attacked), *through)))


@mutant(
    "508.6",
    "for melee, a player whom no creature attacks any longer as it resolves has not been attacked",
    replaces=resolve_top_of_stack,
)
def only_who_is_still_attacked_was(table: Table) -> Dialogue[Table]:
    thing, combat = table.objects[table.turn.stack[-1]], table.turn.combat
    if "melee" in thing.ability and combat is not None:
        number = min(len(attacked_now(table, thing.controller)), number_in(thing.memory, "number"))
        table = table.with_object(replace(thing, memory={**thing.memory, "number": number}))
    return (yield from resolve_top_of_stack.function(table))


@mutant(
    "508.6",
    "with shared team turns, a player has attacked whom a teammate's creature attacked",
    replaces=players_attacked,
)
def teammates_attacks_are_ones_own(moment: Moment) -> tuple[PlayerId, ...]:
    return tuple(
        dict.fromkeys(
            event.target
            for event in moment.events
            if isinstance(event, DeclaredAttacking) and isinstance(event.target, str)
        )
    )


@mutant("508.6", "melee doesn't count players whom only tokens attack", replaces=players_attacked)
def tokens_dont_count_for_melee(moment: Moment) -> tuple[PlayerId, ...]:
    cards = {
        event.target
        for event in moment.events
        if isinstance(event, DeclaredAttacking) and not names_a_token(moment.after, event.attacker)
    }
    return tuple(one for one in players_attacked.function(moment) if one in cards)


@mutant(
    "702.116a",
    "the tokens of myriad stay on the battlefield after combat",
    replaces=delays,
)
def myriad_tokens_stay(
    table: Table,
    thing: Object,
    key: str,
    memory: Memory,
    *,
    this_turn: bool = False,
) -> Table:
    if key == AFTERWARDS:
        return table
    return delays.function(table, thing, key, memory, this_turn=this_turn)
