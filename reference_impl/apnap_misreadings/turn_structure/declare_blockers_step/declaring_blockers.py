"""Misreadings of rule 509.1: what may block, what must, what it costs, and what is blocked."""

from __future__ import annotations

from collections.abc import Mapping

from apnap.protocol import DeclareBlockers
from apnap_misreadings.common import is_printed_as_a_creature, names_a_token
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.removal_from_combat import removed_from_combat
from apnap_reference.choices.asking import refuse
from apnap_reference.combat import block_requirements
from apnap_reference.combat.block_requirements import (
    as_many_requirements_as_possible,
    free_of_charge,
    obeyed,
    requirements,
)
from apnap_reference.combat.block_restrictions import (
    a_creature_on_the_battlefield,
    blocks_in_its_range,
    blocks_with_own,
    candidates,
    could_block,
    how_many,
    mana_to_block,
    may_block_that,
    menace_respected,
    untapped_to_block,
    whole_block_within_limits,
)
from apnap_reference.combat.damage import dealt
from apnap_reference.combat.declaring_blockers import cost_to_block, costs_paid
from apnap_reference.combat.evasion import EVASION
from apnap_reference.combat.unblocking import becomes_blocked
from apnap_reference.objects.characteristics import (
    abilities_in_play,
    controller,
    has_keyword,
    on_battlefield,
)
from apnap_reference.objects.within_range import abilities_over
from apnap_reference.players.players import Side
from apnap_reference.state.combat_abilities import Blocks, CostToBlock, LimitsBlocks
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.table import ObjectId, PlayerId, Ref, Table, attack_of, replace
from apnap_reference.turn.leaving_the_game import possessions_leave

Players = tuple[PlayerId, ...]
Pairs = dict[ObjectId, tuple[ObjectId, ...]]


@mutant(
    "509.1",
    "in a two-player game, the active player's creatures can be declared as blockers as well",
    replaces=blocks_with_own,
)
def both_players_creatures_block(table: Table, by: Players, thing: ObjectId) -> bool:
    return len(table.players) == 2 or blocks_with_own.function(table, by, thing)  # noqa: PLR2004 - two players


@mutant(
    "509.1a",
    "a tapped creature can be declared as a blocker",
    replaces=untapped_to_block,
    since="2024-06-07",
)
def the_tapped_block(_table: Table, _by: Players, _thing: ObjectId) -> bool:
    return True


@mutant(
    "509.1a",
    "any untapped permanent can be declared as a blocker, even if it isn't a creature",
    replaces=a_creature_on_the_battlefield,
    since="2024-06-07",
)
def anything_blocks(table: Table, _: Players, thing: ObjectId) -> bool:
    return on_battlefield(table, thing)


@mutant(
    "509.1a",
    "one creature can block any number of attackers",
    replaces=how_many,
    since="2024-06-07",
)
def one_blocks_them_all(_table: Table, _blocker: ObjectId) -> int | None:
    return None


@mutant(
    "509.1a",
    "a creature that can block one additional creature can block any number of creatures",
    replaces=how_many,
    since="2024-06-07",
)
def one_more_is_any_number(table: Table, blocker: ObjectId) -> int | None:
    most = how_many.function(table, blocker)
    return most if most == 1 else None


@mutant(
    "509.1a",
    "several effects that let a creature block one more let it block one more in all",
    replaces=how_many,
    origin="others",
)
def one_more_block_in_all(table: Table, blocker: ObjectId) -> int | None:
    most = how_many.function(table, blocker)
    return None if most is None else min(most, 2)


@mutant(
    "509.1a",
    "a tapped creature with vigilance can be declared as a blocker",
    replaces=untapped_to_block,
)
def vigilance_blocks_tapped(table: Table, by: tuple[PlayerId, ...], thing: ObjectId) -> bool:
    return has_keyword(table, thing, "vigilance") or untapped_to_block.function(table, by, thing)


@mutant("509.1a", "a tapped token can be declared as a blocker", replaces=untapped_to_block)
def tapped_tokens_block(table: Table, by: Players, thing: ObjectId) -> bool:
    return names_a_token(table, thing) or untapped_to_block.function(table, by, thing)


@mutant(
    "509.1a",
    "a tapped permanent that has become a creature can be declared as a blocker",
    replaces=untapped_to_block,
)
def tapped_permanents_come_to_life_block(table: Table, by: Players, thing: ObjectId) -> bool:
    printed = is_printed_as_a_creature(table, thing)
    return not printed or untapped_to_block.function(table, by, thing)


@mutant(
    "509.1a",
    "a player can block with a creature of theirs that another player controls",
    replaces=blocks_with_own,
)
def owners_block(table: Table, by: Players, thing: ObjectId) -> bool:
    return blocks_with_own.function(table, by, thing) or table.objects[thing].owner in by


@mutant("509.1a", "no effect lets a token block more than one attacker", replaces=how_many)
def tokens_block_one(table: Table, blocker: ObjectId) -> int | None:
    return 1 if names_a_token(table, blocker) else how_many.function(table, blocker)


@mutant(
    "509.1b",
    "only evasion abilities such as flying restrict blocks, and all other restrictions are ignored",
    replaces=may_block_that,
    since="2024-06-07",
)
def only_evasion_restricts(table: Table, blocker: ObjectId, attacker: ObjectId) -> bool:
    return all(allows(table, blocker, attacker) for allows in EVASION)


@mutant(
    "509.1b",
    "any number of creatures can block an attacker that itself says how many can",
    replaces=whole_block_within_limits,
    origin="phase #1840",
)
def attackers_set_no_limit(table: Table, blocks: Blocks) -> bool:
    return all(
        found.allows(table, source, blocks_in_its_range(table, source, blocks))
        for source, found in abilities_in_play(table, LimitsBlocks)
        if source.id not in blocks.faced
    )


@mutant("509.1b", "a limit on blockers doesn't count tokens", replaces=whole_block_within_limits)
def tokens_block_beyond_limits(table: Table, blocks: Blocks) -> bool:
    cards = {
        one: faced for one, faced in blocks.by_blocker.items() if not names_a_token(table, one)
    }
    return whole_block_within_limits.function(table, Blocks(blocks.by, cards, blocks.faced))


@mutant(
    "509.1c",
    (
        "a creature that must block each of two attackers has to block both, even if it can "
        "block only one"
    ),
    replaces=as_many_requirements_as_possible,
    since="2024-06-07",
)
def demands_to_block_are_absolute(table: Table, blocks: Blocks) -> bool:
    could = candidates(table, blocks.by)
    return all(
        attacker in blocks.by_blocker.get(blocker, ())
        for blocker, attacker in requirements(table, blocks)
        if blocker in could and attacker in could_block(table, blocker, blocks)
    )


@mutant(
    "509.1c",
    (
        "a creature that must block has to be declared as a blocker even against attackers it "
        "can't block"
    ),
    replaces=as_many_requirements_as_possible,
    since="2024-06-07",
)
def demands_come_before_restrictions(table: Table, blocks: Blocks) -> bool:
    wanted = requirements(table, blocks)
    bound = {blocker for blocker, _ in wanted if blocker in candidates(table, blocks.by)}
    return all(
        any((blocker, attacker) in wanted for attacker in blocks.by_blocker.get(blocker, ()))
        for blocker in bound
    )


@mutant(
    "509.1c",
    "once one creature obeys a requirement to block, no other creature has to obey one",
    replaces=as_many_requirements_as_possible,
    since="2024-06-07",
)
def one_obedient_blocker_will_do(table: Table, blocks: Blocks) -> bool:
    wanted = requirements(table, blocks)
    obeyed = any(attacker in blocks.by_blocker.get(blocker, ()) for blocker, attacker in wanted)
    return obeyed or as_many_requirements_as_possible.function(table, blocks)


@mutant(
    "509.1c",
    "a block is legal only if it obeys all requirements, even when that is impossible",
    replaces=as_many_requirements_as_possible,
)
def all_requirements_on_blocks(table: Table, blocks: Blocks) -> bool:
    wanted = requirements(table, blocks)
    return obeyed(wanted, blocks.by_blocker) == len(wanted)


@mutant(
    "509.1c",
    "a player has to pay for a block by which a creature would obey a requirement",
    replaces=free_of_charge,
)
def obedient_blocks_are_paid_for(
    _table: Table, _blocker: ObjectId, _attackers: tuple[ObjectId, ...]
) -> bool:
    return True


@mutant(
    "509.1c",
    "a creature that must block has to block only if it alone could do so",
    replaces=as_many_requirements_as_possible,
)
def nobody_helps_who_must_block(table: Table, blocks: Blocks) -> bool:
    lonely = tuple(
        (blocker, attacker)
        for blocker, attacker in requirements(table, blocks)
        if any(
            menace_respected(table, Blocks(blocks.by, {blocker: (faced,)}, blocks.faced))
            for faced in blocks.faced
        )
    )
    return not lonely or as_many_requirements_as_possible.function(table, blocks)


@mutant(
    "509.1c",
    "a token that must block may stay out of it",
    replaces=as_many_requirements_as_possible,
)
def tokens_need_not_block(table: Table, blocks: Blocks) -> bool:
    bound = {blocker for blocker, _ in block_requirements.requirements(table, blocks)}
    if bound and all(names_a_token(table, one) for one in bound):
        return True
    return as_many_requirements_as_possible.function(table, blocks)


@mutant(
    "509.1d",
    "a cost to block is paid once, however many creatures block",
    replaces=cost_to_block,
)
def one_cost_for_all_blocks(table: Table, own: Pairs) -> str:
    most = max((mana_to_block(table, blocker, faced) for blocker, faced in own.items()), default=0)
    return f"{{{most}}}" if most else ""


@mutant(
    "509.1d",
    "blocking never costs anything",
    replaces=cost_to_block,
)
def blocks_are_free(_table: Table, _own: Mapping[ObjectId, tuple[ObjectId, ...]]) -> str:
    return ""


@mutant(
    "509.1d",
    "several costs for the same block don't add up, and only the greatest is paid",
    replaces=cost_to_block,
)
def two_costs_of_a_block_are_one(table: Table, own: Pairs) -> str:
    total = sum(
        max(
            found.amount(table, source, blocker, faced) if faced else 0
            for source, found in abilities_over(table, CostToBlock, blocker)
        )
        for blocker, faced in own.items()
        if any(abilities_over(table, CostToBlock, blocker))
    )
    return f"{{{total}}}" if total else ""


@mutant("509.1d", "blocks by tokens cost nothing", replaces=cost_to_block)
def tokens_block_free_of_charge(table: Table, own: dict[ObjectId, tuple[ObjectId, ...]]) -> str:
    cards = {one: faced for one, faced in own.items() if not names_a_token(table, one)}
    return cost_to_block.function(table, cards)


@mutant(
    "509.1e",
    "no mana ability can be activated to pay a cost to block",
    replaces=costs_paid,
)
def blocks_are_paid_from_the_pool(
    table: Table, side: Side, pairs: Pairs, answer: DeclareBlockers
) -> Dialogue[Table]:
    del answer
    for player in side:
        own = {b: faced for b, faced in pairs.items() if controller(table, b) == player}
        if cost_to_block(table, own) and not table.player(player).mana:
            yield from refuse(costs_paid.broken(table.edition))
    return table


@mutant(
    "509.1f",
    "a player who can't pay the whole cost to block pays nothing, and the block stands",
    replaces=costs_paid,
)
def unpaid_blocks_stand(
    table: Table, side: Side, pairs: Pairs, answer: DeclareBlockers
) -> Dialogue[Table]:
    del side, pairs, answer
    yield from ()
    return table


@mutant(
    "509.1g",
    "creatures stop blocking when they have dealt combat damage",
    replaces=dealt,
)
def blockers_are_done_with_their_damage(
    table: Table, portions: Mapping[tuple[ObjectId, Ref], int]
) -> Table:
    table = dealt.function(table, portions)
    combat = table.turn.combat
    return table if combat is None else table.with_combat(replace(combat, blocks=()))


@mutant(
    "509.1h",
    "an attacker becomes unblocked when its last blocker leaves combat",
    replaces=removed_from_combat,
    since="2024-06-07",
)
def unblocked_when_nothing_blocks(table: Table, thing: ObjectId) -> Table:
    table = removed_from_combat.function(table, thing)
    combat = table.turn.combat
    if combat is None:
        return table
    attacks = tuple(
        replace(attack, blocked=False)
        if thing in attack.former_blockers and not attack.blockers
        else attack
        for attack in combat.attacks
    )
    return table.with_combat(replace(combat, attacks=attacks))


@mutant(
    "509.1h",
    "an attacker becomes unblocked when the player whose creatures blocked it leaves the game",
    replaces=possessions_leave,
)
def departures_unblock(table: Table, player: PlayerId) -> Table:
    theirs = {thing.id for thing in table.in_zone("battlefield") if thing.owner == player}
    table = possessions_leave.function(table, player)
    combat = table.turn.combat
    if combat is None:
        return table
    attacks = tuple(
        replace(attack, blocked=False)
        if attack.blocked and not attack.blockers and theirs & set(attack.former_blockers)
        else attack
        for attack in combat.attacks
    )
    return table.with_combat(replace(combat, attacks=attacks))


@mutant("509.1h", "no effect makes an attacking token blocked", replaces=becomes_blocked)
def tokens_stay_unblocked(table: Table, attacker: ObjectId) -> Table:
    return table if names_a_token(table, attacker) else becomes_blocked.function(table, attacker)


@mutant(
    "509.1h",
    "no effect makes a creature blocked that attacks a planeswalker or battle",
    replaces=becomes_blocked,
)
def only_attackers_of_players_become_blocked(table: Table, attacker: ObjectId) -> Table:
    attack = attack_of(table.turn.combat, attacker)
    if attack is None or not isinstance(attack.target, str):
        return table
    return becomes_blocked.function(table, attacker)
