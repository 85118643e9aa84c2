"""What happens as each step begins: its turn-based actions (703)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from apnap.protocol import Step
from apnap_reference.changes.applying import happen
from apnap_reference.choices.apnap_order import Picks, all_choose
from apnap_reference.choices.simple import objects_choice
from apnap_reference.combat.declaring_attackers import attackers_declared, defending_player_settled
from apnap_reference.combat.declaring_blockers import blockers_declared
from apnap_reference.combat.stacked_damage import combat_damage_step
from apnap_reference.keywords.sagas import lore_counters_put
from apnap_reference.objects.characteristics import abilities_in_play, controller
from apnap_reference.rulebook import rule
from apnap_reference.state.dialogue import Choice, Dialogue
from apnap_reference.state.events import Draws, Moves, StepBegins
from apnap_reference.state.static_abilities import NoMaximumHandSize
from apnap_reference.state.table import PlayerId, Table, replace
from apnap_reference.turn.first_draw import who_draws
from apnap_reference.turn.phases_and_steps import damage_wears_off, receives_first
from apnap_reference.turn.untap_step import day_or_night_comes, phasing_done, untapped

HAND_SIZE: Final = 7
NO_PRIORITY: Final[tuple[Step, ...]] = ("untap", "cleanup")


def nothing_to_do(table: Table) -> Dialogue[Table]:
    """Do nothing: a step without turn-based actions."""
    yield from ()
    return table


@rule("502.3")
def untap_step(table: Table) -> Dialogue[Table]:
    """In the untap step, the active player's permanents untap at the same time."""
    yield from ()
    return untapped(day_or_night_comes(phasing_done(table)))


@rule("504.1")
def draw_step(table: Table) -> Dialogue[Table]:
    """In the draw step, the active player draws a card."""
    yield from ()
    for player in who_draws(table):
        table = happen(table, Draws(player))
    return table


@rule("402.2")
def maximum_hand_size(table: Table, player: PlayerId) -> int | None:
    """A player's maximum hand size is seven unless an effect changes it."""
    lifting = abilities_in_play(table, NoMaximumHandSize)
    if any(controller(table, source.id) == player for source, _ in lifting):
        return None
    return HAND_SIZE


@rule("514.1")
def cleanup_step(table: Table) -> Dialogue[Table]:
    """In the cleanup step, the active player discards down to their maximum hand size."""
    table, picks = yield from all_choose(table, _discards)
    discarded = [ref for refs in picks.values() for ref in refs if isinstance(ref, int)]
    if discarded:
        table = happen(table, *(Moves(card, "graveyard") for card in discarded))
    return damage_wears_off(table)


def _discards(table: Table, _: Picks) -> Iterator[Choice]:
    """Give the choices of what to discard: of several members all choose at the same time."""
    together = len(table.turn.side) > 1
    for player in table.turn.side:
        hand = tuple(card.id for card in table.hand(player))
        most = maximum_hand_size(table, player)
        over = 0 if most is None else len(hand) - most
        if over > 0:
            key = f"discard {player}"
            yield objects_choice(
                key, player, hand, "discard", least=over, most=over, hidden=together
            )


@rule("505.4")
def precombat_main_phase(table: Table) -> Dialogue[Table]:
    """In their precombat main phase, the active player first puts lore counters on their Sagas."""
    yield from ()
    return lore_counters_put(table)


ACTIONS: Final[dict[Step, Callable[[Table], Dialogue[Table]]]] = {
    "untap": untap_step,
    "draw": draw_step,
    "precombat_main": precombat_main_phase,
    "beginning_of_combat": defending_player_settled,
    "declare_attackers": attackers_declared,
    "declare_blockers": blockers_declared,
    "first_strike_damage": combat_damage_step,
    "combat_damage": combat_damage_step,
    "cleanup": cleanup_step,
}


@rule("703.3")
def step_opened(table: Table) -> Dialogue[Table]:
    """A step's turn-based actions are dealt with before anybody receives priority."""
    step = table.turn.step
    table = happen(table, StepBegins(step))
    table = yield from ACTIONS.get(step, nothing_to_do)(table)
    receives = None if step in NO_PRIORITY else receives_first(table)
    return table.with_turn(replace(table.turn, opened=True, receives=receives))
