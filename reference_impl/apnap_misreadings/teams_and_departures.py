"""Misreadings of teams of which a member has left, and of what teammates are mistaken for."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import damaged, happen
from apnap_reference.choices.simple import refs_choice
from apnap_reference.combat.attack_restrictions import as_aimed_at
from apnap_reference.combat.attacking import cost_to_attack
from apnap_reference.combat.bands import Band, On, on_the_same_player
from apnap_reference.combat.shared_team_turns import is_team
from apnap_reference.objects.characteristics import controller, has_keyword
from apnap_reference.players.players import Side, in_game, opponents, primary_player, teammates
from apnap_reference.spells import casting
from apnap_reference.spells import entering_the_battlefield as entering
from apnap_reference.state.combat_abilities import Attacks
from apnap_reference.state.dialogue import Choice
from apnap_reference.state.events import Damage, Life
from apnap_reference.state.static_abilities import Arrival
from apnap_reference.state.table import Effect, ObjectId, PlayerId, Ref, Table, replace
from apnap_reference.turn.leaving_the_game import borrowed_exiled
from apnap_reference.turn.phases_and_steps import MAIN_PHASES, receives_first
from apnap_reference.turn.simultaneous_turns import next_with_priority
from apnap_reference.turn.skipped import skip_due, skips_of


@mutant(
    "805.8", "what a team is to skip is forgotten when its first member leaves", replaces=skip_due
)
def a_skip_leaves_with_the_first_member(
    table: Table, side: Side, what: tuple[str, ...]
) -> Effect | None:
    due = (effect for effect in skips_of(table, side) if effect.word in what)
    return next((e for e in due if e.player is not None and in_game(table, e.player)), None)


@mutant(
    "800.4a",
    "what somebody who leaves controlled without an effect passes to a teammate",
    replaces=borrowed_exiled,
)
def teammates_keep_what_was_borrowed(table: Table, player: PlayerId) -> Table:
    mate = next((one for one in teammates(table, player) if in_game(table, one)), None)
    if mate is None:
        return borrowed_exiled.function(table, player)
    for thing in table.in_zone("battlefield"):
        if controller(table, thing.id) == player == thing.controller:
            table = table.with_object(replace(thing, controller=mate))
    return table


@mutant(
    "800.4j",
    "a team without its primary player has no active player who would receive priority",
    replaces=receives_first,
)
def nobody_is_active_without_the_primary_player(table: Table) -> Side | None:
    turn = table.turn
    team = next((one for one in table.teams if one.name == turn.whose), None)
    if team is not None and turn.side and table.variant.shared_team_turns:
        if in_game(table, primary_player(table, team.members)):
            return turn.side
        return next_with_priority(table, turn, turn.side)
    return receives_first.function(table)


@mutant(
    "805.4c",
    "a member plays the lands of the teammates who have left besides",
    replaces=casting.may_play_a_land,
)
def land_plays_are_inherited(table: Table, player: PlayerId) -> bool:
    shared = table.variant.shared_team_turns
    more = sum(not in_game(table, one) for one in teammates(table, player)) if shared else 0
    within = table.player(player).lands_played < 1 + more
    return casting.may_play_a_land.function(table, player) or within


@mutant(
    "307.1",
    "only what opponents have on the stack, or the player, keeps a player from casting a creature",
    replaces=casting.at_sorcery_speed,
)
def teammates_spells_are_not_in_the_way(table: Table, player: PlayerId) -> bool:
    turn, mates = table.turn, teammates(table, player)
    others = [one for one in turn.stack if table.objects[one].controller not in mates]
    return player in turn.side and turn.step in MAIN_PHASES and not others


@mutant(
    "702.22d",
    "the creatures of a band may attack different members of one team",
    replaces=on_the_same_player,
)
def bands_attack_a_team(table: Table, band: Band, on: On) -> bool:
    together = table.variant.shared_team_turns
    return together or on_the_same_player.function(table, band, on)


@mutant(
    "310.11a",
    "where teams share their turns, the primary player of the other team protects a battle",
    replaces=entering.siege_protector,
    since="2024-06-07",
)
def the_first_opponent_protects(table: Table, arrival: Arrival) -> Choice:
    who = entering.who_enters_it(table, arrival.move)
    among: tuple[Ref, ...] = opponents(table, who)
    among = among[:1] if table.variant.shared_team_turns else among
    return refs_choice(arrival.key("protector"), who, among, "protector")


@mutant("810.9", "with shared life each member gains what lifelink brings", replaces=damaged)
def lifelink_gains_for_each_head(table: Table, event: Damage) -> Table:
    table = damaged.function(table, event)
    if (
        event.amount > 0
        and table.variant.shared_life
        and has_keyword(table, event.source, "lifelink")
    ):
        who = controller(table, event.source)
        return happen(table, *(Life(one, event.amount) for one in teammates(table, who)))
    return table


@mutant(
    "606.7b",
    "in 2006 a tax for attacks on a player is not due for attacks on that player's team",
    replaces=cost_to_attack,
    only="2006-10-01",
)
def attacks_on_a_team_are_free_in_2006(table: Table, on: dict[ObjectId, Ref]) -> str:
    single = {attacker: target for attacker, target in on.items() if not is_team(table, target)}
    return cost_to_attack.function(table, single)


@mutant(
    "606.7b",
    "in 2006 a limit of attacks on a player does not limit attacks on that player's team",
    replaces=as_aimed_at,
    only="2006-10-01",
)
def teams_are_attacked_without_limit_in_2006(
    _: Table, player: PlayerId, attacks: Attacks
) -> Attacks:
    on = {attacker: target for attacker, target in attacks.on.items() if target == player}
    return Attacks(attacks.by, on)
