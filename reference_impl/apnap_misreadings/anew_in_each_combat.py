"""Misreadings of rules 506.2a, 508 and 802: other combats of the turn, far seats, and the order."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_misreadings.mutant import mutant
from apnap_reference.choices.asking import deciders
from apnap_reference.choices.simple import choose_player
from apnap_reference.combat.attack_requirements import Requirement, goaded
from apnap_reference.combat.attack_restrictions import as_aimed_at, whole_attack_within_limits
from apnap_reference.combat.attacking import cost_to_attack, defending_player_settled
from apnap_reference.combat.attacking_and_defending import (
    attackable,
    attacking_players,
    defending_players,
)
from apnap_reference.combat.block_restrictions import whole_block_within_limits
from apnap_reference.combat.blocking import who_blocks
from apnap_reference.combat.damage import assigning_order
from apnap_reference.objects.characteristics import abilities_in_play, controller, on_battlefield
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.players.players import Side, in_apnap_order, opponents
from apnap_reference.state.combat_abilities import Attacks, Blocks, LimitsAttack, LimitsBlocks
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.table import Combat, ObjectId, PlayerId, Ref, Table


def _named_among(table: Table, among: tuple[PlayerId, ...]) -> Dialogue[Table]:
    attacking = attacking_players(table)
    table, chosen = yield from choose_player(table, attacking[0], among, "defending_player")
    return table.with_combat(Combat(attacking, (chosen,) if chosen is not None else ()))


def _somebody_is_named(table: Table) -> bool:
    attacking = attacking_players(table)
    return bool(attacking) and defending_players(table, attacking[0]) is None


def _of_an_attacker(table: Table, thing: ObjectId) -> bool:
    return on_battlefield(table, thing) and controller(table, thing) in table.turn.side


@mutant(
    "506.2a",
    "if a creature has to attack a player, that player has to be named",
    replaces=defending_player_settled,
    since="2006-10-01",
)
def lures_bind_who_names(table: Table) -> Dialogue[Table]:
    if not _somebody_is_named(table):
        return (yield from defending_player_settled.function(table))
    luring = {
        effect.player
        for effect in lasting(table, "must attack")
        if any(_of_an_attacker(table, thing) for thing in effect.objects)
    }
    others = opponents(table, table.turn.side[0])
    among = tuple(player for player in others if player in luring)
    return (yield from _named_among(table, among or others))


@mutant(
    "506.2a",
    "whoever has goaded a creature is not named while somebody else can be",
    replaces=defending_player_settled,
    since="2006-10-01",
)
def goads_bind_who_names(table: Table) -> Dialogue[Table]:
    if not _somebody_is_named(table):
        return (yield from defending_player_settled.function(table))
    goading = {
        effect.controller
        for effect in lasting(table, "goad")
        if any(_of_an_attacker(table, thing) for thing in effect.objects)
    }
    others = opponents(table, table.turn.side[0])
    among = tuple(player for player in others if player not in goading)
    return (yield from _named_among(table, among or others))


@mutant(
    "506.2a",
    "where only a neighbour is attacked, nothing is that the neighbour guards",
    replaces=attackable,
)
def what_neighbours_guard_is_spared(table: Table, attacker: PlayerId) -> tuple[Ref, ...]:
    found = attackable.function(table, attacker)
    one_way = table.variant.attack in ("left", "right")
    return tuple(ref for ref in found if isinstance(ref, str)) if one_way else found


@mutant(
    "701.15b",
    "a creature that was goaded and has attacked need not attack in a later combat of the turn",
    replaces=goaded,
    since="2024-06-07",
)
def goads_are_for_one_combat(
    table: Table, choices: tuple[Ref | None, ...]
) -> Iterator[Requirement]:
    for requirement in goaded.function(table, choices):
        if requirement.creature not in table.turn.attacked:
            yield requirement


@mutant(
    "802.3a",
    "a goaded creature obeys only if it attacks a player, whoever that is",
    replaces=goaded,
    since="2024-06-07",
)
def goads_ask_for_players(table: Table, choices: tuple[Ref | None, ...]) -> Iterator[Requirement]:
    for requirement in goaded.function(table, choices):
        met = {ref: obeys and isinstance(ref, str) for ref, obeys in requirement.met.items()}
        yield Requirement(requirement.creature, met)


@mutant(
    "802.3a",
    "a limit of attackers counts all that have attacked in the turn",
    replaces=whole_attack_within_limits,
    since="2024-06-07",
)
def limits_count_the_whole_turn(table: Table, attacks: Attacks) -> bool:
    before = dict.fromkeys(table.turn.attacked, next(iter(attacks.on.values()), ""))
    everything = Attacks(attacks.by, {**before, **attacks.on})
    return whole_attack_within_limits.function(table, attacks) and (
        not attacks.on
        or all(
            found.about_its_controller or found.allows(table, source, everything)
            for source, found in abilities_in_play(table, LimitsAttack)
        )
    )


@mutant(
    "802.3a",
    "a limit of attackers counts those of players out of range as well",
    replaces=whole_attack_within_limits,
    since="2024-06-07",
)
def limits_of_attacks_reach_everywhere(table: Table, attacks: Attacks) -> bool:
    return all(
        found.allows(
            table,
            source,
            as_aimed_at(table, controller(table, source.id), attacks)
            if found.about_its_controller
            else attacks,
        )
        for source, found in abilities_in_play(table, LimitsAttack)
    )


@mutant(
    "508.1h",
    "a tax on attacks is due once in a turn for each creature, however many combats there are",
    replaces=cost_to_attack,
    since="2024-06-07",
)
def taxed_in_the_first_combat_only(table: Table, on: dict[ObjectId, Ref]) -> str:
    new = {creature: ref for creature, ref in on.items() if creature not in table.turn.attacked}
    return cost_to_attack.function(table, new)


@mutant(
    "802.4b",
    "a limit of blockers counts those of players out of range as well",
    replaces=whole_block_within_limits,
    since="2024-06-07",
)
def limits_of_blocks_reach_everywhere(table: Table, blocks: Blocks) -> bool:
    return all(
        found.allows(table, source, blocks)
        for source, found in abilities_in_play(table, LimitsBlocks)
    )


def _after_whom_it_interrupts(table: Table, found: tuple[Side, ...]) -> tuple[Side, ...]:
    seats = [player.name for player in table.players]
    last = table.turn.goes_on_after
    if last not in seats:
        return found
    order = seats[seats.index(last) + 1 :] + seats[: seats.index(last) + 1]
    return tuple(sorted(found, key=lambda side: order.index(side[0])))


@mutant(
    "802.4",
    "in an extra turn players block as in the turn order that it interrupts",
    replaces=who_blocks,
    since="2024-06-07",
)
def extra_turns_keep_the_order_of_blocks(table: Table) -> tuple[Side, ...]:
    return _after_whom_it_interrupts(table, who_blocks.function(table))


@mutant(
    "802.5",
    "in an extra turn the others assign damage as in the turn order that it interrupts",
    replaces=assigning_order,
    since="2024-11-08",
)
def extra_turns_keep_the_order_of_damage(table: Table) -> tuple[Side, ...]:
    order = in_apnap_order(table)
    return (*order[:1], *_after_whom_it_interrupts(table, order[1:]))


@mutant(
    "802.5",
    "whoever decides for the active player assigns their own damage before the others",
    replaces=assigning_order,
    since="2024-11-08",
)
def who_decides_assigns_before_the_others(table: Table) -> tuple[Side, ...]:
    order = in_apnap_order(table)
    deciding = deciders(table, table.turn.side)
    return (*order[:1], *sorted(order[1:], key=lambda side: side[0] not in deciding))
