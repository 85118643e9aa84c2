"""Misreadings of rules 810.4 and 810.9: the life total of a team."""

from __future__ import annotations

from collections.abc import Iterable

from apnap_misreadings.common import with_life_all_the_same
from apnap_misreadings.mutant import mutant, switched
from apnap_reference.changes.applying import damaged, happen, lost_by_that_player
from apnap_reference.changes.life_totals import (
    all_become,
    life_known,
    life_total_becomes,
    totals_to_exchange,
)
from apnap_reference.changes.sharing import (
    gaining_life_together,
    losing_life_together,
    may_gain_life,
    sharing_life,
)
from apnap_reference.choices.which_player import one_of_the_team
from apnap_reference.combat.damage_to_assign import unblocked_damages
from apnap_reference.objects.characteristics import controller, has_keyword
from apnap_reference.objects.within_range import R, affected
from apnap_reference.players.players import (
    in_apnap_order,
    in_game,
    primary_player,
    side_of,
    teammates,
    your_team,
)
from apnap_reference.spells.paying import Bill, enough_life, life_to_pay
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Damage, Event, Life
from apnap_reference.state.table import Attack, PlayerId, Ref, Table, replace


@mutant(
    "810.4",
    "in Two-Headed Giant, each player has a separate life total",
    replaces=sharing_life,
    since="2006-10-01",
)
def each_head_has_a_life_total(_table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    return (player,)


@mutant(
    "810.9",
    "in Two-Headed Giant, a player counts as having lost life when a teammate loses life",
    replaces=lost_by_that_player,
    since="2006-10-01",
)
def the_whole_team_has_lost_life(table: Table, player: PlayerId) -> Table:
    heads = your_team(table, player) if table.variant.shared_life else (player,)
    for head in heads:
        table = lost_by_that_player.function(table, head)
    return table


@mutant(
    "810.9",
    "only the last player who lost life in a turn counts as having lost life in that turn",
    replaces=lost_by_that_player,
    origin="others",
)
def the_last_loss_of_life_counts(table: Table, player: PlayerId) -> Table:
    return table.with_turn(replace(table.turn, lost_life=(player,)))


@mutant(
    "810.9",
    "in Two-Headed Giant, an unblocked creature always deals its damage to the primary player",
    replaces=unblocked_damages,
    origin="others",
)
def the_primary_player_takes_the_damage(table: Table, attack: Attack) -> tuple[Ref, ...]:
    found = unblocked_damages.function(table, attack)
    if not table.variant.shared_life:
        return found
    return tuple(
        primary_player(table, side_of(table, one)) if isinstance(one, str) else one for one in found
    )


@mutant(
    "810.9",
    (
        "in Two-Headed Giant, damage with lifelink also makes each teammate of its source's "
        "controller gain life"
    ),
    replaces=damaged,
)
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
    "810.9",
    "in Two-Headed Giant, what makes each opponent lose life makes a team lose it only once",
    replaces=happen,
    origin="others",
)
def a_team_loses_life_only_once(table: Table, *events: Event) -> Table:
    kept: list[Event] = []
    lost: set[tuple[tuple[PlayerId, ...], int]] = set()
    for event in events:
        team = sharing_life(table, event.player) if isinstance(event, Life) else ()
        if isinstance(event, Life) and event.amount < 0 and len(team) > 1:
            loss = (team, event.amount)
            if loss in lost:
                continue
            lost.add(loss)
        kept.append(event)
    return happen.function(table, *kept)


switched(
    "810.9a",
    "in Two-Headed Giant, each player's life total is half of their team's",
    name="each-head-has-half-of-the-life",
    switch="half_the_life_each",
    value=True,
)


@mutant(
    "810.9a",
    "in Two-Headed Giant, a player can't pay more than an equal share of their team's life total",
    replaces=enough_life,
)
def only_a_share_of_the_life_is_paid(table: Table, bill: Bill) -> bool:
    heads = len(sharing_life(table, bill.player))
    life = life_to_pay(table, bill)
    return not life or table.player(bill.player).life // heads >= life


@mutant(
    "810.9c",
    "in Two-Headed Giant, setting one player's life total has each teammate lose the difference",
    replaces=life_total_becomes,
)
def heads_lose_the_difference_each(table: Table, player: PlayerId, total: int) -> tuple[Life, ...]:
    together = sharing_life(table, player)
    return tuple(
        Life(member, life.amount)
        for life in life_total_becomes.function(table, player, total)
        for member in together
    )


@mutant(
    "810.9c",
    "in Two-Headed Giant, each player has half of the life total that an effect sets",
    replaces=life_total_becomes,
)
def heads_are_set_to_half(table: Table, player: PlayerId, total: int) -> tuple[Life, ...]:
    alone = len(sharing_life(table, player)) == 1
    return life_total_becomes.function(table, player, total if alone else total * 2)


@mutant(
    "810.9d",
    (
        "in Two-Headed Giant, an effect that sets each player's life total applies to every "
        "member of a team in turn"
    ),
    replaces=one_of_the_team,
)
def the_life_of_each_head_is_set(
    table: Table, team: tuple[PlayerId, ...]
) -> Dialogue[tuple[Table, tuple[PlayerId, ...]]]:
    yield from ()
    return table, tuple(player for player in team if in_game(table, player))


@mutant(
    "810.9e",
    "teammates exchange halves of the life total that they share, one of them rounded up",
    replaces=totals_to_exchange,
)
def heads_exchange_their_halves(
    table: Table, one: PlayerId, other: PlayerId
) -> tuple[int, int] | None:
    if other not in sharing_life(table, one):
        return totals_to_exchange.function(table, one, other)
    half = life_known(table, one) // 2
    return half, life_known(table, one) - half


@mutant(
    "810.9g",
    "in Two-Headed Giant, a player can gain life although a teammate can't",
    replaces=gaining_life_together,
)
def heads_gain_life_past_each_other(_table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    return (player,)


@mutant(
    "810.9g",
    "in Two-Headed Giant, lifelink gains life for a player whose teammate can't gain any",
    replaces=damaged,
    origin="others",
)
def lifelink_passes_by_a_teammate(table: Table, event: Damage) -> Table:
    done = damaged.function(table, event)
    who = controller(table, event.source)
    if event.amount <= 0 or not has_keyword(table, event.source, "lifelink"):
        return done
    alone = replace(table, variant=replace(table.variant, shared_life=False))
    if may_gain_life(table, who) or not may_gain_life(alone, who):
        return done
    return with_life_all_the_same(done, who, event.amount)


@mutant(
    "810.9h",
    "in Two-Headed Giant, a player can lose and pay life although a teammate can't",
    replaces=losing_life_together,
)
def heads_lose_life_past_each_other(_table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    return (player,)


# In the book of 2006


@mutant(
    "606.9",
    "in 2006 Two-Headed Giant, an effect on each player affects only one player of each team",
    replaces=affected,
    only="2006-10-01",
)
def each_player_is_each_team(table: Table, by: PlayerId, among: Iterable[R]) -> tuple[R, ...]:
    found = affected.function(table, by, among)
    if not table.variant.shared_life:
        return found
    first = {side[0] for side in in_apnap_order(table)}
    return tuple(ref for ref in found if not isinstance(ref, str) or ref in first)


switched(
    "606.9a",
    "in 2006 Two-Headed Giant, each player's life total is the same as their team's",
    name="each-head-of-2006-has-all-of-the-life",
    switch="half_the_life_each",
    value=False,
    only="2006-10-01",
)


@mutant(
    "606.9b",
    (
        "in 2006 Two-Headed Giant, if each life total is set, halves of an odd team total are "
        "each rounded up"
    ),
    replaces=all_become,
    only="2006-10-01",
)
def halves_are_rounded_one_by_one(
    table: Table, team: tuple[PlayerId, ...], total: int
) -> tuple[Life, ...]:
    return tuple(life for player in team for life in life_total_becomes(table, player, total))
