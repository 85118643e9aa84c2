"""Misreadings of rule 508.1: what may attack, what must, and what it costs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from apnap.protocol import DeclareAttackers
from apnap_misreadings.common import is_printed_as_a_creature, names_a_token
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import control_changes, happen, returned_to_nobody
from apnap_reference.choices.asking import refuse
from apnap_reference.combat import attack_requirements
from apnap_reference.combat.attack_requirements import (
    Requirement,
    as_many_requirements_as_possible,
    attack_if_able,
    free_of_charge,
    goaded,
    met_by,
)
from apnap_reference.combat.attack_restrictions import (
    candidates,
    may_attack_that,
    not_detained_to_attack,
    targets_for,
    untapped_to_attack,
    whole_attack_within_limits,
)
from apnap_reference.combat.attacking_and_defending import defender_of
from apnap_reference.combat.bands import Band, On, at_most_one_without_banding
from apnap_reference.combat.block_restrictions import not_detained_to_block
from apnap_reference.combat.damage import dealt
from apnap_reference.combat.declaring_attackers import (
    announces_what_it_attacks,
    cost_to_attack,
    costs_of_each,
    costs_paid,
    taps_to_attack,
)
from apnap_reference.combat.exerting import exert, optional_costs_chosen
from apnap_reference.objects.characteristics import (
    abilities_in_play,
    controller,
    has_keyword,
)
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.players.players import side_of
from apnap_reference.state.combat_abilities import Attacks, MayBeExerted, MustAttack
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import Goaded, HasToAttack
from apnap_reference.state.events import Exerts
from apnap_reference.state.table import ObjectId, PlayerId, Ref, Table, replace

Players = tuple[PlayerId, ...]
Choices = tuple[Ref | None, ...]

Portions = Mapping[tuple[ObjectId, Ref], int]


@mutant(
    "508.1",
    "the active player has to declare at least one attacker if a creature of theirs can attack",
    replaces=as_many_requirements_as_possible,
)
def somebody_has_to_attack(table: Table, attacks: Attacks) -> bool:
    could = any(targets_for(table, creature) for creature in candidates(table, attacks.by))
    return (bool(attacks.on) or not could) and as_many_requirements_as_possible.function(
        table, attacks
    )


@mutant(
    "508.1a",
    "a tapped creature can be declared as an attacker",
    replaces=untapped_to_attack,
    since="2024-06-07",
)
def the_tapped_attack(_table: Table, _by: Players, _thing: ObjectId) -> bool:
    return True


@mutant(
    "508.1a",
    "a creature that came back to who controlled it as the turn began can attack",
    replaces=returned_to_nobody,
    origin="others",
)
def back_in_time_to_attack(before: Table, after: Table) -> Table:
    for change in control_changes(before, after):
        was, now = before.objects.get(change.thing), after.objects[change.thing]
        if was is not None and not was.sick:
            memory = {**now.memory, "ready under": change.loser}
            after = after.with_object(replace(now, memory=memory))
        elif was is not None and was.memory.get("ready under") == change.gainer:
            after = after.with_object(replace(now, sick=False))
    return returned_to_nobody.function(before, after)


@mutant(
    "508.1a",
    "a tapped creature with vigilance can be declared as an attacker",
    replaces=untapped_to_attack,
)
def vigilance_attacks_tapped(table: Table, by: tuple[PlayerId, ...], thing: ObjectId) -> bool:
    return has_keyword(table, thing, "vigilance") or untapped_to_attack.function(table, by, thing)


@mutant(
    "508.1a",
    "with shared team turns, a creature taken from a teammate this turn can attack",
    replaces=returned_to_nobody,
)
def teammates_give_away_ready_creatures(before: Table, after: Table) -> Table:
    for change in control_changes(before, after):
        was, now = before.objects.get(change.thing), after.objects[change.thing]
        if was is not None and change.gainer in side_of(after, change.loser):
            after = after.with_object(replace(now, sick=was.sick))
    return returned_to_nobody.function(before, after)


@mutant("508.1a", "a tapped token can be declared as an attacker", replaces=untapped_to_attack)
def tapped_tokens_attack(table: Table, by: Players, thing: ObjectId) -> bool:
    return names_a_token(table, thing) or untapped_to_attack.function(table, by, thing)


@mutant(
    "508.1a",
    "a tapped permanent that has become a creature can be declared as an attacker",
    replaces=untapped_to_attack,
)
def tapped_permanents_come_to_life_attack(table: Table, by: Players, thing: ObjectId) -> bool:
    printed = is_printed_as_a_creature(table, thing)
    return not printed or untapped_to_attack.function(table, by, thing)


@mutant(
    "508.1b",
    (
        "a creature declared as an attacker simply doesn't attack if its controller doesn't "
        "announce what it attacks"
    ),
    replaces=announces_what_it_attacks,
    since="2006-10-01",
)
def aimless_attackers_stay_at_home(_attacks: str | None) -> bool:
    return True


@mutant(
    "508.1c",
    (
        "a restriction on attacking applies only to attacks on players, not on planeswalkers or "
        "battles"
    ),
    replaces=may_attack_that,
    since="2024-06-07",
)
def only_players_are_safe(table: Table, attacker: ObjectId, target: Ref) -> bool:
    return not isinstance(target, str) or may_attack_that.function(table, attacker, target)


@mutant("508.1c", "a token can attack whatever forbids it to", replaces=may_attack_that)
def tokens_attack_unrestricted(table: Table, attacker: ObjectId, target: Ref) -> bool:
    return names_a_token(table, attacker) or may_attack_that.function(table, attacker, target)


@mutant("508.1c", "a limit on attackers doesn't count tokens", replaces=whole_attack_within_limits)
def tokens_attack_beyond_limits(table: Table, attacks: Attacks) -> bool:
    cards = {one: target for one, target in attacks.on.items() if not names_a_token(table, one)}
    return whole_attack_within_limits.function(table, Attacks(attacks.by, cards))


@mutant(
    "508.1d",
    "a creature that must attack each combat doesn't have to once it has attacked in that turn",
    replaces=attack_if_able,
    since="2024-06-07",
)
def one_attack_is_enough(table: Table, choices: Choices) -> Iterator[Requirement]:
    for requirement in attack_if_able.function(table, choices):
        if requirement.creature not in table.turn.attacked:
            yield requirement


@mutant(
    "508.1d",
    "if a creature that must attack can't attack, no declaration of attackers is legal",
    replaces=as_many_requirements_as_possible,
    since="2024-06-07",
)
def nobody_attacks_without_it(table: Table, attacks: Attacks) -> bool:
    bound = (
        creature
        for source, must in abilities_in_play(table, MustAttack)
        for creature in must.binds(table, source)
        if controller(table, creature) in attacks.by
    )
    obeyed = as_many_requirements_as_possible.function(table, attacks)
    return obeyed and all(creature in attacks.on for creature in bound)


@mutant(
    "508.1d",
    "a player has to pay for an attack by which a creature would obey a requirement",
    replaces=free_of_charge,
)
def obedience_is_paid_for(_table: Table, _attacker: ObjectId, _target: Ref) -> bool:
    return True


@mutant(
    "508.1d",
    "a creature that must attack a player may attack a planeswalker of that player instead",
    replaces=attack_if_able,
)
def the_players_planeswalker_will_do(table: Table, choices: Choices) -> Iterator[Requirement]:
    for effect in lasting(table, HasToAttack):
        wanted = effect.player

        def obeys(target: Ref | None, player: PlayerId | None = wanted) -> bool:
            if player is None or target is None:
                return target is not None
            return defender_of(table, target) == player

        for creature in effect.objects:
            yield Requirement(creature, met_by(table, choices, obeys))


@mutant(
    "508.1d",
    "a token that must attack may stay where it is",
    replaces=as_many_requirements_as_possible,
)
def tokens_need_not_attack(table: Table, attacks: Attacks) -> bool:
    may_attack = attack_requirements.what_they_may_attack(table, attacks.by)
    wanted = attack_requirements.requirements(table, attacks.by, may_attack)
    bound = {one.creature for one in wanted}
    if bound and all(names_a_token(table, one) for one in bound):
        return True
    return as_many_requirements_as_possible.function(table, attacks)


@mutant(
    "508.1e",
    "any attackers can form a band, whether they have banding or not",
    replaces=at_most_one_without_banding,
)
def anything_is_banded(_table: Table, _band: Band, _on: On) -> bool:
    return True


@mutant(
    "508.1f",
    "a creature stays untapped as it is declared as an attacker, and taps when it deals damage",
    replaces=taps_to_attack,
)
def attackers_stay_untapped(_table: Table, _attacker: ObjectId) -> bool:
    return False


@mutant("508.1f", "a token with vigilance taps as it attacks", replaces=taps_to_attack)
def vigilant_tokens_tap(table: Table, attacker: ObjectId) -> bool:
    return names_a_token(table, attacker) or taps_to_attack.function(table, attacker)


@mutant("508.1f", "a token doesn't tap as it attacks", replaces=taps_to_attack)
def tokens_stay_untapped(table: Table, attacker: ObjectId) -> bool:
    return not names_a_token(table, attacker) and taps_to_attack.function(table, attacker)


@mutant(
    "508.1g",
    "an optional cost to attack has to be paid",
    replaces=optional_costs_chosen,
)
def optional_costs_are_due(
    table: Table, attackers: Iterable[ObjectId]
) -> Dialogue[tuple[Table, tuple[ObjectId, ...]]]:
    yield from ()
    able = {source.id for source, _ in abilities_in_play(table, MayBeExerted)}
    return table, tuple(attacker for attacker in attackers if attacker in able)


@mutant(
    "508.1g",
    "a creature is exerted when it has dealt damage, not as it attacks",
    replaces=exert,
)
def nothing_is_exerted_yet(table: Table, _: tuple[ObjectId, ...]) -> Table:
    return table


@mutant(
    "508.1h",
    (
        "a cost to attack is paid only once a turn for each creature, even if it attacks in "
        "several combats"
    ),
    replaces=cost_to_attack,
    since="2024-06-07",
)
def taxed_in_the_first_combat_only(table: Table, on: dict[ObjectId, Ref]) -> str:
    new = {creature: ref for creature, ref in on.items() if creature not in table.turn.attacked}
    return cost_to_attack.function(table, new)


@mutant("508.1h", "attacks by tokens cost nothing", replaces=cost_to_attack)
def tokens_attack_free_of_charge(table: Table, on: dict[ObjectId, Ref]) -> str:
    cards = {one: target for one, target in on.items() if not names_a_token(table, one)}
    return cost_to_attack.function(table, cards)


@mutant(
    "508.1i",
    "a cost to attack can be paid only with mana that is in the mana pool already",
    replaces=costs_paid,
)
def attacks_are_paid_from_the_pool(
    table: Table, on: dict[ObjectId, Ref], answer: DeclareAttackers
) -> Dialogue[Table]:
    del answer
    if any(not table.player(player).mana for player in costs_of_each(table, on)):
        yield from refuse(costs_paid.broken(table.edition))
    return table


@mutant(
    "508.1j",
    "an attack stands even if its cost isn't paid in full",
    replaces=costs_paid,
)
def unpaid_attacks_stand(
    table: Table, on: dict[ObjectId, Ref], answer: DeclareAttackers
) -> Dialogue[Table]:
    del on, answer
    yield from ()
    return table


@mutant(
    "508.1k",
    "creatures stop attacking when they have dealt combat damage",
    replaces=dealt,
)
def attackers_are_done_with_their_damage(table: Table, portions: Portions) -> Table:
    table = dealt.function(table, portions)
    combat = table.turn.combat
    done = tuple(creature for creature, _ in portions)
    if combat is None:
        return table
    left = tuple(attack for attack in combat.attacks if attack.attacker not in done)
    return table.with_combat(replace(combat, attacks=left))


@mutant(
    "701.15c",
    "a creature is goaded only by the last player who goaded it",
    replaces=goaded,
    since="2024-06-07",
)
def the_last_goad_counts(table: Table, choices: Choices) -> Iterator[Requirement]:
    marks = lasting(table, Goaded)
    others = tuple(effect for effect in table.effects if effect not in marks[:-1])
    yield from goaded.function(replace(table, effects=others), choices)


@mutant("701.35a", "a detained creature can attack", replaces=not_detained_to_attack)
def the_detained_attack(_table: Table, _by: tuple[PlayerId, ...], _thing: ObjectId) -> bool:
    return True


@mutant("701.35a", "a detained creature can block", replaces=not_detained_to_block)
def the_detained_block(_table: Table, _by: tuple[PlayerId, ...], _thing: ObjectId) -> bool:
    return True


@mutant(
    "701.43d",
    "an exerted creature untaps in its controller's next untap step as usual",
    replaces=exert,
)
def the_exerted_untap(table: Table, things: tuple[ObjectId, ...]) -> Table:
    return happen(table, *(Exerts(thing) for thing in things)) if things else table
