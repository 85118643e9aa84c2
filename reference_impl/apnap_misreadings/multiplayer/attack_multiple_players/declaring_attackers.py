"""Misreadings of rule 802.3a: what limits an attack on whom, and what it costs."""

from __future__ import annotations

from apnap_misreadings.common import by_defender, whole_team
from apnap_misreadings.mutant import mutant
from apnap_reference.combat.attack_requirements import mana_to_attack
from apnap_reference.combat.attack_restrictions import (
    as_aimed_at,
    attacks_in_its_range,
    may_attack_that,
    whole_attack_within_limits,
)
from apnap_reference.combat.attacking_and_defending import defender_of
from apnap_reference.combat.declaring_attackers import cost_to_attack
from apnap_reference.combat.shared_team_turns import each_attacked
from apnap_reference.objects.characteristics import abilities_in_play, controller, has_type
from apnap_reference.objects.within_range import abilities_over
from apnap_reference.players.players import teammates, your_team
from apnap_reference.state.combat_abilities import Attacks, CostToAttack, LimitsAttack
from apnap_reference.state.ids import NOBODY
from apnap_reference.state.table import ObjectId, PlayerId, Ref, Table

On = dict[ObjectId, Ref]


@mutant(
    "802.3a",
    (
        "a cost to attack one player must be paid for all attackers, even those that attack "
        "other players"
    ),
    replaces=cost_to_attack,
    since="2006-10-01",
)
def everybody_is_taxed(table: Table, on: On) -> str:
    defending = table.turn.combat.defending if table.turn.combat else ()
    total = sum(mana_to_attack(table, attacker, player) for attacker in on for player in defending)
    return f"{{{total}}}" if total else ""


@mutant(
    "802.3a",
    "a cost to attack is paid once for the whole attack instead of for each attacker",
    replaces=cost_to_attack,
    since="2006-10-01",
)
def taxed_once(table: Table, on: On) -> str:
    total = max((mana_to_attack(table, attacker, ref) for attacker, ref in on.items()), default=0)
    return f"{{{total}}}" if total else ""


def _behind(table: Table, target: Ref) -> Ref:
    """Give the protector instead of a battle, and anything else as it is."""
    if isinstance(target, str) or not has_type(table, target, "Battle"):
        return target
    return defender_of(table, target) or target


@mutant(
    "802.3a",
    "a cost to attack a player also applies to attacks on a battle that player protects",
    replaces=cost_to_attack,
    since="2024-06-07",
)
def battles_are_taxed(table: Table, on: On) -> str:
    total = sum(mana_to_attack(table, one, _behind(table, ref)) for one, ref in on.items())
    return f"{{{total}}}" if total else ""


@mutant(
    "802.3a",
    "of several costs to attack the same player, only the highest must be paid",
    replaces=cost_to_attack,
    since="2024-06-07",
)
def the_highest_tax_is_enough(table: Table, on: On) -> str:
    total = sum(
        max(
            (it.amount(table, by, one, ref) for by, it in abilities_over(table, CostToAttack, one)),
            default=0,
        )
        for one, ref in on.items()
    )
    return f"{{{total}}}" if total else ""


def _with_teammates(table: Table, target: Ref) -> tuple[Ref, ...]:
    return (target, *(teammates(table, target) if isinstance(target, str) else ()))


@mutant(
    "802.3a",
    "a cost to attack a player also applies to attacks on that player's teammates",
    replaces=cost_to_attack,
    since="2006-10-01",
)
def teammates_are_taxed(table: Table, on: dict[ObjectId, Ref]) -> str:
    total = sum(
        mana_to_attack(table, attacker, one)
        for attacker, target in on.items()
        for one in _with_teammates(table, target)
    )
    return f"{{{total}}}" if total else ""


@mutant(
    "802.3a",
    (
        "a cost that a permanent adds to attacks on its controller applies to attacks on its "
        "owner instead"
    ),
    replaces=cost_to_attack,
    since="2024-06-07",
)
def owners_levy_taxes(table: Table, on: dict[ObjectId, Ref]) -> str:
    total = sum(
        found.amount(table, source, attacker, controller(table, source.id))
        for attacker, target in on.items()
        for source, found in abilities_over(table, CostToAttack, attacker)
        if source.owner in each_attacked(table, target)
    )
    return f"{{{total}}}" if total else ""


@mutant(
    "802.3a",
    "a limit on creatures that attack one player also counts creatures that attack other players",
    replaces=as_aimed_at,
    since="2006-10-01",
)
def limits_count_every_attacker(_: Table, __: PlayerId, attacks: Attacks) -> Attacks:
    return attacks


@mutant(
    "802.3a",
    (
        "a limit on creatures that attack a player also counts attackers of that player's "
        "planeswalkers"
    ),
    replaces=as_aimed_at,
    since="2006-10-01",
)
def limits_count_attacks_on_planeswalkers(
    table: Table, player: PlayerId, attacks: Attacks
) -> Attacks:
    on = {a: ref for a, ref in attacks.on.items() if defender_of(table, ref) == player}
    return Attacks(attacks.by, on)


@mutant(
    "802.3a",
    (
        "a limit on creatures that attack a player also counts attackers of battles that player "
        "protects"
    ),
    replaces=as_aimed_at,
    since="2024-06-07",
)
def limits_count_attacks_on_battles(table: Table, player: PlayerId, attacks: Attacks) -> Attacks:
    on = {one: ref for one, ref in attacks.on.items() if _behind(table, ref) == player}
    return Attacks(attacks.by, on)


@mutant(
    "802.3a",
    "a limit on creatures that attack a player also counts attackers of that player's teammates",
    replaces=as_aimed_at,
    since="2024-06-07",
)
def limits_count_attacks_on_teammates(table: Table, player: PlayerId, attacks: Attacks) -> Attacks:
    team = your_team(table, player)
    return Attacks(attacks.by, {one: ref for one, ref in attacks.on.items() if ref in team})


@mutant(
    "802.3a",
    "a limit on all attackers is counted separately for each defending player",
    replaces=whole_attack_within_limits,
    since="2006-10-01",
)
def limits_count_by_defender(table: Table, attacks: Attacks) -> bool:
    whole = whole_attack_within_limits.function
    return all(whole(table, part) for part in by_defender(table, attacks))


@mutant(
    "802.3a",
    "a limit on all attackers counts only creatures that attack players",
    replaces=whole_attack_within_limits,
    since="2024-06-07",
)
def limits_count_attacks_on_players(table: Table, attacks: Attacks) -> bool:
    on = {one: ref for one, ref in attacks.on.items() if isinstance(ref, str)}
    return whole_attack_within_limits.function(table, Attacks(attacks.by, on))


@mutant(
    "802.3a",
    (
        "a limit on all attackers counts attacks on players apart from attacks on planeswalkers "
        "and battles"
    ),
    replaces=whole_attack_within_limits,
    since="2024-06-07",
)
def players_and_things_are_counted_apart(table: Table, attacks: Attacks) -> bool:
    parts = (
        {one: ref for one, ref in attacks.on.items() if isinstance(ref, kind)}
        for kind in (str, int)
    )
    whole = whole_attack_within_limits.function
    return all(whole(table, Attacks(attacks.by, part)) for part in parts)


@mutant(
    "802.3a",
    "a limit on all attackers also counts creatures that attacked in an earlier combat of the turn",
    replaces=whole_attack_within_limits,
    since="2024-06-07",
)
def limits_count_the_whole_turn(table: Table, attacks: Attacks) -> bool:
    before = dict.fromkeys(table.turn.attacked, next(iter(attacks.on.values()), NOBODY))
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
    "a limit on attackers also counts attacks outside its controller's range of influence",
    replaces=whole_attack_within_limits,
    since="2024-06-07",
)
def limits_of_attacks_hold_everywhere(table: Table, attacks: Attacks) -> bool:
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
    "802.3a",
    "of several permanents that limit attackers, only the one with the oldest timestamp applies",
    replaces=whole_attack_within_limits,
    since="2006-10-01",
)
def only_the_oldest_limit_counts(table: Table, attacks: Attacks) -> bool:
    limits = sorted(abilities_in_play(table, LimitsAttack), key=lambda limit: limit[0].stamp)
    for source, found in limits[:1]:
        seen = attacks_in_its_range(table, source, attacks)
        if found.about_its_controller:
            seen = as_aimed_at(table, controller(table, source.id), seen)
        return found.allows(table, source, seen)
    return True


@mutant(
    "802.3a",
    (
        "a permanent's limit on the creatures that can attack its controller applies to its "
        "owner instead"
    ),
    replaces=whole_attack_within_limits,
    since="2024-06-07",
)
def owners_limit_attacks(table: Table, attacks: Attacks) -> bool:
    return all(
        found.allows(
            table,
            source,
            as_aimed_at(table, source.owner, attacks_in_its_range(table, source, attacks))
            if found.about_its_controller
            else attacks_in_its_range(table, source, attacks),
        )
        for source, found in abilities_in_play(table, LimitsAttack)
    )


@mutant(
    "802.3a",
    "a creature that can't attack a player can't attack a battle that player protects either",
    replaces=may_attack_that,
    since="2024-06-07",
)
def battles_lie_behind_the_moat(table: Table, attacker: ObjectId, target: Ref) -> bool:
    aims = dict.fromkeys((target, _behind(table, target)))
    return all(may_attack_that.function(table, attacker, aim) for aim in aims)


@mutant(
    "802.3a",
    (
        "a creature that can't attack a player can attack them anyway if it could attack their "
        "teammate"
    ),
    replaces=may_attack_that,
    since="2024-06-07",
)
def what_a_teammate_has_will_do(table: Table, attacker: ObjectId, target: Ref) -> bool:
    defender = defender_of(table, target)
    return may_attack_that.function(table, attacker, target) or any(
        may_attack_that.function(table, attacker, one)
        for one in (whole_team(table, defender) if defender is not None else ())
    )
