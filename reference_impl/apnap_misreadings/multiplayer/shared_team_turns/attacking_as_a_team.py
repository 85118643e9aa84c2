"""Misreadings of rules 805.10a and 805.10b: who attacks, and what limits the attack of a team."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_misreadings.mutant import mutant
from apnap_reference.combat.attack_requirements import as_many_requirements_as_possible
from apnap_reference.combat.attack_restrictions import (
    as_aimed_at,
    may_attack_that,
    whole_attack_within_limits,
)
from apnap_reference.combat.attacking_and_defending import defender_of, the_teams_attackable
from apnap_reference.combat.entering import of_an_attacking_player
from apnap_reference.combat.shared_team_turns import the_active_team, the_other_team
from apnap_reference.keywords.exalted import one_of_theirs_attacks_alone
from apnap_reference.objects.characteristics import controller, has_type, permanents
from apnap_reference.players.players import teammates
from apnap_reference.state.combat_abilities import Attacks
from apnap_reference.state.stack_abilities import Moment, Triggers
from apnap_reference.state.table import ObjectId, PlayerId, Ref, Table, replace


@mutant(
    "805.10a",
    "with shared team turns, only one member of the active team is an attacking player",
    replaces=the_active_team,
    since="2006-10-01",
)
def one_member_attacks_for_the_team(table: Table) -> tuple[PlayerId, ...]:
    return the_active_team.function(table)[:1]


@mutant(
    "805.10a",
    "with shared team turns, only the nearest opponent is a defending player",
    replaces=the_other_team,
    since="2006-10-01",
)
def one_member_defends_for_the_team(table: Table, attacker: PlayerId) -> tuple[PlayerId, ...]:
    return the_other_team.function(table, attacker)[:1]


@mutant(
    "805.10a",
    (
        "with shared team turns, only creatures controlled by the attacking team's primary "
        "player can enter attacking"
    ),
    replaces=of_an_attacking_player,
)
def only_the_first_members_creatures_join(table: Table, thing: ObjectId, _: Ref) -> bool:
    combat = table.turn.combat
    return combat is not None and controller(table, thing) in combat.attacking[:1]


@mutant(
    "805.10b",
    "with shared team turns, planeswalkers can't be attacked",
    replaces=the_teams_attackable,
    since="2024-06-07",
)
def teams_leave_planeswalkers_alone(table: Table, attacker: PlayerId) -> tuple[Ref, ...]:
    found = the_teams_attackable.function(table, attacker)
    return tuple(t for t in found if isinstance(t, str) or not has_type(table, t, "Planeswalker"))


@mutant(
    "805.10b",
    "with shared team turns, any planeswalker or battle can be attacked, also the team's own",
    replaces=the_teams_attackable,
    since="2024-06-07",
)
def teams_attack_whatever_is_there(table: Table, attacker: PlayerId) -> tuple[Ref, ...]:
    things = (*permanents(table, "Planeswalker"), *permanents(table, "Battle"))
    found = the_teams_attackable.function(table, attacker)
    return tuple(dict.fromkeys((*found, *(thing.id for thing in things))))


@mutant(
    "805.10b",
    (
        "with shared team turns, a team can't attack a planeswalker that a member owns, or a "
        "battle that a member controls"
    ),
    replaces=the_teams_attackable,
    since="2024-06-07",
)
def teams_spare_what_is_theirs(table: Table, attacker: PlayerId) -> tuple[Ref, ...]:
    found = the_teams_attackable.function(table, attacker)
    return tuple(t for t in found if isinstance(t, str) or not _is_theirs(table, t))


def _is_theirs(table: Table, thing: ObjectId) -> bool:
    """Tell whether a battle's controller, or a planeswalker's owner, is on the active team."""
    battle = has_type(table, thing, "Battle")
    whose = controller(table, thing) if battle else table.objects[thing].owner
    return whose in table.turn.side


@mutant(
    "805.10b",
    "with shared team turns, all attacking creatures must attack the same defending player",
    replaces=whole_attack_within_limits,
    since="2006-10-01",
)
def all_attackers_go_for_one_player(table: Table, attacks: Attacks) -> bool:
    attacked = {defender_of(table, target) for target in attacks.on.values()}
    together = len(attacked) <= 1 or not table.variant.shared_team_turns
    return together and whole_attack_within_limits.function(table, attacks)


@mutant(
    "805.10b",
    "with shared team turns, a limit on attackers is counted separately for each attacking player",
    replaces=whole_attack_within_limits,
    since="2006-10-01",
)
def attacks_are_limited_member_by_member(table: Table, attacks: Attacks) -> bool:
    return all(
        whole_attack_within_limits.function(table, Attacks(attacks.by, own))
        for player in attacks.by
        if (own := {a: t for a, t in attacks.on.items() if controller(table, a) == player})
        or not attacks.on
    )


@mutant(
    "805.10b",
    (
        "with shared team turns, a limit on attacks against one player counts attacks on their "
        "teammates too"
    ),
    replaces=as_aimed_at,
    since="2006-10-01",
)
def a_limit_for_one_guards_the_team(table: Table, player: PlayerId, attacks: Attacks) -> Attacks:
    return (
        attacks if table.variant.shared_team_turns else as_aimed_at.function(table, player, attacks)
    )


@mutant(
    "805.10b",
    (
        "with shared team turns, a creature that can't attack one player can't attack their "
        "teammates either"
    ),
    replaces=may_attack_that,
)
def what_may_not_attack_one_may_not_attack_the_team(
    table: Table, attacker: ObjectId, target: Ref
) -> bool:
    combat = table.turn.combat
    everybody = (
        combat.defending
        if combat and table.variant.shared_team_turns and isinstance(target, str)
        else ()
    )
    return all(may_attack_that.function(table, attacker, one) for one in (target, *everybody))


@mutant(
    "805.10b",
    "with shared team turns, exalted triggers when a teammate's creature attacks alone",
    replaces=one_of_theirs_attacks_alone,
)
def exalted_helps_the_teammates_creature(moment: Moment) -> Iterator[Triggers]:
    for player in (moment.controller, *teammates(moment.after, moment.controller)):
        yield from one_of_theirs_attacks_alone.function(replace(moment, controller=player))


@mutant(
    "805.10b",
    (
        "with shared team turns, a creature that must attack doesn't have to if a teammate's "
        "creature attacks"
    ),
    replaces=as_many_requirements_as_possible,
    since="2006-10-01",
)
def a_requirement_is_met_by_the_teammates_attack(table: Table, attacks: Attacks) -> bool:
    others = table.variant.shared_team_turns and bool(attacks.on)
    return others or as_many_requirements_as_possible.function(table, attacks)


@mutant(
    "805.10b",
    "with shared team turns, a creature can attack its controller's teammates",
    replaces=the_teams_attackable,
    origin="phase #4200",
)
def teammates_are_attacked(table: Table, attacker: PlayerId) -> tuple[Ref, ...]:
    return (*the_teams_attackable.function(table, attacker), *teammates(table, attacker))
