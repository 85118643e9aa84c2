"""Misreadings of rule 117: when players may act, who receives priority, when all have passed."""

from __future__ import annotations

from collections.abc import Iterable

from apnap.protocol import Special
from apnap_misreadings.mutant import mutant
from apnap_reference.choices.asking import refuse
from apnap_reference.objects.characteristics import controller, near_enough, on_battlefield
from apnap_reference.players.players import (
    Side,
    everybody,
    in_game,
    next_side,
    side_of,
    teammates,
)
from apnap_reference.procedure.instructions import CheckState, PlaceTriggers
from apnap_reference.procedure.position import (
    gets_priority_next,
    given_priority,
    next_instruction,
    passes,
)
from apnap_reference.procedure.replay import Position
from apnap_reference.procedure.turn_based_actions import step_opened
from apnap_reference.spells.activating import mana_ability
from apnap_reference.spells.casting import (
    at_sorcery_speed,
    castable_now,
    keeps_priority,
    nothing_split_second,
)
from apnap_reference.spells.face_down import may_be_turned_up, turn_face_up
from apnap_reference.spells.mana import mana_sources
from apnap_reference.spells.resolving import resolve_top_of_stack
from apnap_reference.spells.triggers_on_the_stack import put_on_the_stack
from apnap_reference.state.dialogue import Dialogue, Reply, SaidBy
from apnap_reference.state.static_abilities import Seen
from apnap_reference.state.table import Object, ObjectId, PlayerId, Table, replace
from apnap_reference.turn.phases_and_steps import receives_first, step_ended
from apnap_reference.turn.simultaneous_turns import priority_holders


@mutant(
    "117.1",
    "a player who has acted must pass before they may act again",
    replaces=keeps_priority,
)
def one_action_at_a_time(table: Table, player: PlayerId) -> Table:
    table = keeps_priority.function(table, player)
    receives = table.turn.receives
    following = next_side(table, receives) if receives else receives
    return table.with_turn(replace(table.turn, receives=following))


@mutant(
    "117.1a",
    "a player who has priority may cast any spell, also one that isn't an instant",
    replaces=castable_now,
)
def any_spell_at_any_time(_: Table, __: PlayerId, ___: Object) -> bool:
    return True


@mutant(
    "117.1a",
    "in their own main phase, a player may cast a creature or a sorcery in response, too",
    replaces=at_sorcery_speed,
)
def a_main_phase_is_enough(table: Table, player: PlayerId) -> bool:
    unstacked = table.with_turn(replace(table.turn, stack=()))
    return at_sorcery_speed.function(unstacked, player)


@mutant(
    "117.1a",
    "instants can be cast only in their controller's own turn",
    replaces=castable_now,
)
def instants_in_the_own_turn(table: Table, player: PlayerId, card: Object) -> bool:
    return castable_now.function(table, player, card) and player in table.turn.side


@mutant(
    "117.1b",
    "abilities can be activated only when a sorcery could be cast",
    replaces=nothing_split_second,
)
def no_ability_in_response(table: Table, player: PlayerId, thing: Object) -> bool:
    if on_battlefield(table, thing.id) and not at_sorcery_speed(table, player):
        return False
    return nothing_split_second.function(table, player, thing)


@mutant(
    "117.1c",
    "a creature can be turned face up only in its controller's main phase with an empty stack",
    replaces=may_be_turned_up,
)
def face_up_at_sorcery_speed(table: Table, player: PlayerId, thing: Object) -> bool:
    timely = at_sorcery_speed(table, player)
    return timely and may_be_turned_up.function(table, player, thing)


@mutant(
    "117.1d",
    "mana abilities can be activated only in their controller's own turn",
    replaces=mana_ability,
)
def mana_in_the_own_turn(table: Table, player: PlayerId, source: Object) -> Dialogue[Table]:
    if player not in table.turn.side:
        yield from refuse(mana_ability.broken(table.edition, source.name))
    return (yield from mana_ability.function(table, player, source))


@mutant(
    "117.1d",
    "while something resolves or an attack is declared, no land can be tapped for mana",
    replaces=mana_sources,
)
def no_mana_but_for_announcements(table: Table, player: PlayerId) -> tuple[Object, ...]:
    announcing = any(thing.controller == player for thing in table.in_zone("stack")[-1:])
    resolving = table.turn.priority is None
    return mana_sources.function(table, player) if announcing or not resolving else ()


@mutant(
    "117.2a",
    "an ability that triggers while a spell is cast goes on the stack below that spell",
    replaces=put_on_the_stack,
)
def below_what_set_it_off(table: Table, trigger: ObjectId) -> Dialogue[Table]:
    table = yield from put_on_the_stack.function(table, trigger)
    below, top = table.turn.stack[:-2], table.turn.stack[-2:]
    return table.with_turn(replace(table.turn, stack=(*below, *reversed(top))))


@mutant(
    "117.2b",
    "a static ability applies only once its permanent's controller has begun a turn with it",
    replaces=near_enough,
)
def static_abilities_wait(
    table: Table, source: Object, objects: Iterable[ObjectId], seen: Seen
) -> tuple[ObjectId, ...]:
    return () if source.sick else near_enough.function(table, source, objects, seen)


@mutant(
    "117.2c",
    "after the turn-based actions of a cleanup step, the active player receives priority",
    replaces=step_opened,
)
def priority_in_each_cleanup(table: Table) -> Dialogue[Table]:
    table = yield from step_opened.function(table)
    turn = table.turn
    receives = receives_first(table) if turn.step == "cleanup" else turn.receives
    return table.with_turn(replace(turn, receives=receives))


@mutant(
    "117.2d",
    "state-based actions wait until the stack is empty",
    replaces=next_instruction,
)
def checked_with_an_empty_stack(table: Table) -> Position:
    position = next_instruction.function(table)
    turn = position.table.turn
    if not isinstance(position.doing, CheckState) or not turn.stack or turn.receives is None:
        return position
    held = replace(turn, priority=turn.receives, receives=None, asked=table.asked + 1)
    return Position(replace(table, asked=table.asked + 1).with_turn(held))


def _overheard(dialogue: Dialogue[Table], heard: list[Reply]) -> Dialogue[Table]:
    """Carry on a dialogue, and note each reply in it."""
    try:
        asked = next(dialogue)
        while True:
            heard.append((yield asked))
            asked = dialogue.send(heard[-1])
    except StopIteration as done:
        result: Table = done.value
        return result


@mutant(
    "117.2e",
    "a player who chooses as something resolves has had priority, so the next player receives it",
    replaces=resolve_top_of_stack,
)
def choosing_takes_a_turn_of_priority(table: Table) -> Dialogue[Table]:
    resolving = resolve_top_of_stack.function(table)
    heard: list[Reply] = []
    table = yield from _overheard(resolving, heard)
    chose = any(isinstance(reply, SaidBy) for reply in heard)
    receives = table.turn.receives
    following = next_side(table, receives) if receives and chose else receives
    return table.with_turn(replace(table.turn, receives=following))


@mutant(
    "117.3a",
    "the player in the first seat receives priority first, no matter whose turn it is",
    replaces=receives_first,
    since="2006-10-01",
)
def the_first_seat_goes_first(table: Table) -> Side | None:
    first = receives_first.function(table)
    return side_of(table, everybody(table)[0]) if first else first


@mutant(
    "117.3b",
    "after a spell or ability has resolved, its controller receives priority",
    replaces=resolve_top_of_stack,
)
def whose_spell_resolved_goes_on(table: Table) -> Dialogue[Table]:
    who = controller(table, table.turn.stack[-1])
    table = yield from resolve_top_of_stack.function(table)
    there = who in everybody(table)
    receives = side_of(table, who) if there else table.turn.receives
    return table.with_turn(replace(table.turn, receives=receives))


@mutant(
    "117.3b",
    "after a copy of a spell has resolved, its controller receives priority",
    replaces=resolve_top_of_stack,
)
def whose_copy_resolved_goes_on(table: Table) -> Dialogue[Table]:
    top = table.objects[table.turn.stack[-1]]
    table = yield from resolve_top_of_stack.function(table)
    if top.kind != "copy" or not in_game(table, top.controller):
        return table
    return table.with_turn(replace(table.turn, receives=side_of(table, top.controller)))


@mutant(
    "117.3c",
    "after a player casts a spell or activates an ability, the next player receives priority",
    replaces=keeps_priority,
    since="2006-10-01",
)
def whoever_acts_passes_on(table: Table, player: PlayerId) -> Table:
    table = keeps_priority.function(table, player)
    receives = table.turn.receives
    following = next_side(table, receives) if receives and table.turn.stack else receives
    return table.with_turn(replace(table.turn, receives=following))


@mutant(
    "117.3d",
    "players pass priority counterclockwise",
    replaces=gets_priority_next,
    since="2006-10-01",
)
def priority_counterclockwise(table: Table, side: Side) -> Side:
    members = [player.name for player in table.players if player.left is None]
    if side[0] not in members:
        return gets_priority_next.function(table, side)
    return side_of(table, members[members.index(side[0]) - 1])


@mutant(
    "117.3d",
    "when the active player passes, nobody else receives priority",
    replaces=passes,
    origin="python-mtg",
)
def only_the_active_player_has_priority(table: Table) -> Position:
    turn = table.turn
    if set(turn.side).isdisjoint(turn.priority or ()):
        return passes.function(table)
    others = tuple(one for one in priority_holders(table, turn) if one not in turn.passed)
    return passes.function(table.with_turn(replace(turn, passed=(*turn.passed, *others))))


@mutant(
    "117.4",
    "activating a mana ability doesn't start a new round of passing priority",
    replaces=mana_ability,
    since="2006-10-01",
)
def mana_keeps_the_passes(table: Table, player: PlayerId, source: Object) -> Dialogue[Table]:
    passed = table.turn.passed
    table = yield from mana_ability.function(table, player, source)
    return table.with_turn(replace(table.turn, passed=passed))


@mutant(
    "117.4",
    "a player who has passed needn't pass again after another player has acted",
    replaces=keeps_priority,
    origin="others",
)
def passes_stand_after_an_action(table: Table, player: PlayerId) -> Table:
    passed = table.turn.passed
    table = keeps_priority.function(table, player)
    return table.with_turn(replace(table.turn, passed=passed))


@mutant(
    "117.4",
    "teammates who have passed needn't pass again after one of their team has acted",
    replaces=keeps_priority,
    origin="others",
)
def teammates_need_not_pass_again(table: Table, player: PlayerId) -> Table:
    passed = table.turn.passed
    after = keeps_priority.function(table, player)
    if table.variant.shared_team_turns or not in_game(table, player):
        return after
    stay = tuple(one for one in passed if one in teammates(table, player))
    return after.with_turn(replace(after.turn, passed=stay))


@mutant(
    "117.4",
    "when all players have passed, everything on the stack resolves before anybody acts again",
    replaces=resolve_top_of_stack,
)
def the_whole_stack_resolves(table: Table) -> Dialogue[Table]:
    while table.turn.stack and table.winners is None:
        table = yield from resolve_top_of_stack.function(table)
    return table


@mutant(
    "117.4",
    "a step ends as soon as the active player passes while the stack is empty",
    replaces=passes,
    origin="XMage #784",
)
def the_active_player_ends_the_step(table: Table) -> Position:
    turn = table.turn
    if turn.stack or not turn.side or turn.priority != turn.side:
        return passes.function(table)
    ended = replace(table, asked=table.asked + 1)
    return next_instruction(step_ended(ended.with_turn(replace(turn, priority=None, passed=()))))


@mutant(
    "117.4",
    "who has passed needn't pass again after a permanent has been turned face up",
    replaces=turn_face_up,
    origin="others",
)
def turning_face_up_keeps_the_passes(
    table: Table, player: PlayerId, said: Special
) -> Dialogue[Table]:
    passed = table.turn.passed
    table = yield from turn_face_up.function(table, player, said)
    return table.with_turn(replace(table.turn, passed=passed))


@mutant(
    "117.4",
    "with shared team turns, a team needn't pass again after a permanent has been turned face up",
    replaces=turn_face_up,
)
def turning_face_up_keeps_a_teams_passes(
    table: Table, player: PlayerId, said: Special
) -> Dialogue[Table]:
    passed = table.turn.passed
    table = yield from turn_face_up.function(table, player, said)
    if not table.variant.shared_team_turns:
        return table
    return table.with_turn(replace(table.turn, passed=passed))


@mutant(
    "117.5",
    "waiting triggered abilities are put on the stack before state-based actions are performed",
    replaces=next_instruction,
)
def triggers_before_state_based_actions(table: Table) -> Position:
    position = next_instruction.function(table)
    if position.doing is None or not position.table.waiting:
        return position
    return Position(position.table, PlaceTriggers()) if position.table.turn.opened else position


@mutant(
    "117.6",
    "with shared team turns, the players of a team have priority one after another",
    replaces=given_priority,
)
def teammates_have_priority_in_turn(table: Table) -> Position:
    turn = table.turn
    receives = tuple(player for player in turn.receives or () if player not in turn.passed)
    alone = replace(turn, receives=receives[:1] or turn.receives)
    return given_priority.function(table.with_turn(alone))


@mutant(
    "117.7",
    "what was put on the stack first resolves first",
    replaces=resolve_top_of_stack,
)
def first_come_first_resolved(table: Table) -> Dialogue[Table]:
    first, *later = table.turn.stack
    table = table.with_turn(replace(table.turn, stack=(*later, first)))
    return (yield from resolve_top_of_stack.function(table))
