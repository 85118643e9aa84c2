"""Life totals that are set to a number, and what a member of a team is told of the team's."""

from __future__ import annotations

from apnap_reference.changes.sharing import may_gain_life, may_lose_life, sharing_life
from apnap_reference.edition import switches
from apnap_reference.rulebook import rule
from apnap_reference.state.events import Life
from apnap_reference.state.table import PlayerId, Table


@rule("119.5")
def life_total_becomes(table: Table, player: PlayerId, total: int) -> tuple[Life, ...]:
    """Setting a life total makes the player gain or lose the difference."""
    amount = total - life_known(table, player)
    return (Life(player, amount),) if amount else ()


@rule("701.12c")
def exchanged(table: Table, one: PlayerId, other: PlayerId) -> tuple[Life, ...]:
    """Players who exchange life totals gain or lose as much as makes one the other's total."""
    totals = totals_to_exchange(table, one, other)
    if totals is None:
        return ()
    first, second = totals
    return (*life_total_becomes(table, one, second), *life_total_becomes(table, other, first))


@rule("810.9e")
def totals_to_exchange(table: Table, one: PlayerId, other: PlayerId) -> tuple[int, int] | None:
    """Teammates who share a life total can't exchange life totals with each other."""
    if other in sharing_life(table, one):
        return None
    return life_known(table, one), life_known(table, other)


@rule("701.12a")
def can_be_exchanged(table: Table, changes: tuple[Life, ...]) -> bool:
    """If a part of an exchange can't happen, no part of it does."""
    return all(
        (may_gain_life if change.amount > 0 else may_lose_life)(table, change.player)
        for change in changes
    )


@rule("810.9a")
def life_known(table: Table, player: PlayerId) -> int:
    """If something needs one member's life total, it uses the team's (in 2006, half of it)."""
    life = table.player(player).life
    return -(-life // 2) if halved(table, player) else life


def halved(table: Table, player: PlayerId) -> bool:
    """Tell whether a life total is a share in the team's; what is left over is rounded up."""
    return len(sharing_life(table, player)) > 1 and switches(table.edition).half_the_life_each


@rule("606.9b", of="2006-10-01")
def all_become(table: Table, team: tuple[PlayerId, ...], total: int) -> tuple[Life, ...]:
    """If an effect sets each member's life total to a number, the team's becomes the sum."""
    amounts = [total - life_known(table, player) for player in team]
    rounded = total * len(team) - table.player(team[0]).life - sum(amounts)
    amounts[-1] += rounded
    pairs = zip(team, amounts, strict=True)
    return tuple(Life(player, amount) for player, amount in pairs if amount)
