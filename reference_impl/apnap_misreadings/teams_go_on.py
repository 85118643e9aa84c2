"""Misreadings of teams that go on without a member, and of extra turns and phases of teams."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.choices.which_player import one_active_player
from apnap_reference.combat.attacking_and_defending import protector
from apnap_reference.combat.blocking import who_blocks
from apnap_reference.combat.which_defending_player import defending_players_for
from apnap_reference.objects.characteristics import controller
from apnap_reference.players.players import Side, in_game, teammates
from apnap_reference.procedure.state_based_actions import without_protector
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.table import Effect, ObjectId, PlayerId, Table, replace
from apnap_reference.turn.extra import with_another_combat
from apnap_reference.turn.leaving_the_game import CONTROL_OF_PLAYERS, control_ends
from apnap_reference.turn.next_turn import seats_of_side, who_is_next
from apnap_reference.turn.skipped import skippers


def _mate_in_game(table: Table, player: PlayerId) -> PlayerId | None:
    return next((one for one in teammates(table, player) if in_game(table, one)), None)


@mutant(
    "805.8",
    "effects of two members that each add a combat phase add one",
    replaces=with_another_combat,
)
def combats_of_two_members_are_one(table: Table) -> Table:
    turn = table.turn
    if turn.step == "postcombat_main" and "beginning_of_combat" in turn.to_come:
        return table
    return with_another_combat.function(table)


@mutant(
    "500.7",
    "of extra turns given to teams the one given first is taken first",
    replaces=who_is_next,
)
def teams_take_the_oldest_extra_turn_first(table: Table) -> tuple[Table, Side, str]:
    if table.variant.shared_team_turns:
        table = replace(table, extra_turns=tuple(reversed(table.extra_turns)))
    return who_is_next.function(table)


@mutant(
    "805.8",
    "one effect on opponents in several teams makes one of these teams skip",
    replaces=skippers,
)
def one_of_several_teams_skips(table: Table, players: tuple[PlayerId, ...]) -> tuple[Side, ...]:
    found = skippers.function(table, players)
    return found[:1] if table.variant.shared_team_turns else found


@mutant(
    "310.10",
    "a battle keeps its protector if that player's teammate gains control of it",
    replaces=without_protector,
    since="2024-06-07",
)
def teammates_protect_battles(table: Table) -> tuple[ObjectId, ...]:
    def fits(battle: ObjectId) -> bool:
        return protector(table, battle) not in (None, controller(table, battle))

    return tuple(battle for battle in without_protector.function(table) if not fits(battle))


@mutant(
    "805.10e",
    "once the player whom a creature attacks has left, a teammate is the defending player",
    replaces=defending_players_for,
)
def teammates_defend_for_who_has_left(table: Table, attacker: ObjectId) -> tuple[PlayerId, ...]:
    found = defending_players_for.function(table, attacker)
    return tuple(
        player if in_game(table, player) else _mate_in_game(table, player) or player
        for player in found
    )


@mutant(
    "805.9",
    "once a member of the active team has left, no active player is meant",
    replaces=one_active_player,
)
def nobody_is_meant_once_one_has_left(
    table: Table, who: PlayerId
) -> Dialogue[tuple[Table, PlayerId | None]]:
    if all(in_game(table, player) for player in seats_of_side(table, table.turn.whose)):
        return (yield from one_active_player.function(table, who))
    return table, None


@mutant(
    "800.4a",
    "what gave control to somebody who leaves gives it to a teammate",
    replaces=control_ends,
)
def control_passes_to_a_teammate(table: Table, player: PlayerId) -> Table:
    mate = _mate_in_game(table, player)
    if mate is None:
        return control_ends.function(table, player)

    def handed_on(effect: Effect) -> Effect:
        if effect.kind == "control" and effect.player == player:
            return replace(effect, player=mate)
        over_players = effect.kind in CONTROL_OF_PLAYERS and effect.controller == player
        return replace(effect, controller=mate) if over_players else effect

    return replace(table, effects=tuple(handed_on(effect) for effect in table.effects))


@mutant("805.10d", "a team of which a member has left blocks no more", replaces=who_blocks)
def only_whole_teams_block(table: Table) -> tuple[Side, ...]:
    found = who_blocks.function(table)
    if not table.variant.shared_team_turns:
        return found
    return tuple(
        side for side in found if all(in_game(table, one) for one in teammates(table, side[0]))
    )
