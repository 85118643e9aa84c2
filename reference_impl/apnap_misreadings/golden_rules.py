"""Misreadings of rules 101.1 to 101.3: cards against rules, prohibitions, what is impossible."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from apnap.protocol.answers import Activate, Cast
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.countering import may_be_countered
from apnap_reference.changes.losing import may_lose
from apnap_reference.choices.apnap_order import AllChoices, Picks, all_choose
from apnap_reference.combat.attack_restrictions import may_attack_that
from apnap_reference.objects.characteristics import (
    abilities_in_play,
    characteristics,
    controller,
    in_timestamp_order,
    permanents,
)
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.procedure.state_based_actions import destroyed_by_damage
from apnap_reference.procedure.turn_based_actions import HAND_SIZE, maximum_hand_size
from apnap_reference.spells.casting import (
    as_though_with_flash,
    at_sorcery_speed,
    may_play_a_land,
    no_land_forbidden,
    not_kept_from_casting,
)
from apnap_reference.spells.paying import Bill, enough_to_use_up, pay_cost
from apnap_reference.state.combat_abilities import MustAttack
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Moves
from apnap_reference.state.static_abilities import (
    AsThoughFlash,
    CantLose,
    Change,
    MoreLands,
    NoMaximumHandSize,
)
from apnap_reference.state.table import Characteristics, Object, ObjectId, PlayerId, Ref, Table
from apnap_reference.turn.leaving_the_game import concedes, with_winners


@mutant(
    "101.1",
    "no card lifts the limit of one land in a turn",
    replaces=may_play_a_land,
    since="2006-10-01",
)
def never_more_than_one_land(table: Table, player: PlayerId) -> bool:
    return table.player(player).lands_played < 1


@mutant(
    "101.1",
    "who may play an additional land may play any number",
    replaces=may_play_a_land,
    since="2006-10-01",
)
def any_number_of_lands(table: Table, player: PlayerId) -> bool:
    return may_play_a_land.function(table, player) or _more_lands(table, player)


def _more_lands(table: Table, player: PlayerId) -> bool:
    by_cards = abilities_in_play(table, MoreLands)
    return any(e.player == player for e in lasting(table, "more lands")) or any(
        controller(table, source.id) == player for source, _ in by_cards
    )


@mutant(
    "101.1",
    "who may play an additional land may do so at any time",
    replaces=at_sorcery_speed,
    since="2006-10-01",
)
def additional_lands_at_any_time(table: Table, player: PlayerId) -> bool:
    return at_sorcery_speed.function(table, player) or _more_lands(table, player)


@mutant(
    "101.1",
    "a card that lets its controller cast spells at any time lets everybody do so",
    replaces=as_though_with_flash,
)
def flash_for_everybody(table: Table, _: PlayerId) -> bool:
    return any(True for _ in abilities_in_play(table, AsThoughFlash))


@mutant(
    "101.1",
    "no card lifts the limit of seven cards in hand",
    replaces=maximum_hand_size,
    since="2006-10-01",
)
def seven_cards_at_most(_table: Table, _player: PlayerId) -> int | None:
    return HAND_SIZE


@mutant(
    "101.1",
    "a card without a limit to its controller's hand lifts the limit for everybody",
    replaces=maximum_hand_size,
    since="2006-10-01",
)
def no_hand_limit_for_anybody(table: Table, _: PlayerId) -> int | None:
    return None if any(True for _ in abilities_in_play(table, NoMaximumHandSize)) else HAND_SIZE


@mutant(
    "101.1", "who cannot lose the game cannot concede either", replaces=concedes, since="2006-10-01"
)
def no_concession_of_who_cannot_lose(table: Table, player: PlayerId) -> Table:
    return concedes.function(table, player) if may_lose(table, player) else table


@mutant(
    "101.1", "a player whom another controls cannot concede", replaces=concedes, since="2006-10-01"
)
def no_concession_of_who_is_controlled(table: Table, player: PlayerId) -> Table:
    controlled = any(effect.player == player for effect in lasting(table, "controls player"))
    return table if controlled else concedes.function(table, player)


@mutant(
    "104.2a",
    "who is told not to win has not won when all opponents have left",
    replaces=with_winners,
    since="2006-10-01",
)
def no_victory_of_who_cannot_win(table: Table) -> Table:
    saving = abilities_in_play(table, CantLose)
    after = with_winners.function(table)
    kept = any(
        controller(table, source.id) in (after.winners or ()) and not found.players(table, source)
        for source, found in saving
    )
    return table if kept else after


@mutant(
    "101.2",
    "a permission to play another land outranks a prohibition to play any",
    replaces=no_land_forbidden,
    since="2006-10-01",
)
def permission_outranks_prohibition(table: Table, player: PlayerId) -> bool:
    return no_land_forbidden.function(table, player) or _more_lands(table, player)


@mutant(
    "101.2",
    "of a permission and a prohibition the later one counts",
    replaces=no_land_forbidden,
    since="2006-10-01",
)
def the_later_effect_counts(table: Table, player: PlayerId) -> bool:
    def latest(kind: str) -> int:
        return max((e.id for e in lasting(table, kind) if e.player == player), default=0)

    return latest("more lands") >= latest("no lands")


@mutant(
    "101.2",
    "what counters spells counters each spell",
    replaces=may_be_countered,
    since="2006-10-01",
)
def everything_is_countered(_table: Table, _spell: ObjectId) -> bool:
    return True


@mutant(
    "101.2",
    "enough damage destroys also what is indestructible",
    replaces=destroyed_by_damage,
    since="2006-10-01",
)
def damage_destroys_everything(table: Table) -> Iterator[Moves]:
    for thing in permanents(table, "Creature"):
        if 0 < (characteristics(table, thing.id).toughness or 0) <= thing.damage:
            yield Moves(thing.id, "graveyard")


@mutant(
    "101.2",
    "a card keeps a player from losing, but not from losing for want of life",
    replaces=may_lose,
    since="2006-10-01",
)
def no_life_is_always_fatal(table: Table, player: PlayerId) -> bool:
    return may_lose.function(table, player) or table.player(player).life <= 0


@mutant(
    "101.2",
    "a card by which somebody cannot lose keeps everybody from losing",
    replaces=may_lose,
    since="2006-10-01",
)
def nobody_loses(table: Table, _: PlayerId) -> bool:
    return not any(True for _ in abilities_in_play(table, CantLose))


@mutant(
    "101.2",
    "a creature that must attack attacks although something forbids it to",
    replaces=may_attack_that,
    since="2006-10-01",
)
def requirement_outranks_restriction(table: Table, attacker: ObjectId, target: Ref) -> bool:
    bound = any(
        attacker in must.binds(table, source)
        for source, must in abilities_in_play(table, MustAttack)
    )
    return bound or may_attack_that.function(table, attacker, target)


@mutant(
    "101.2",
    "who may cast spells at any time may do so although something forbids it",
    replaces=not_kept_from_casting,
    since="2006-10-01",
)
def flash_outranks_prohibition(table: Table, player: PlayerId, card: Object) -> bool:
    flash = as_though_with_flash(table, player)
    return flash or not_kept_from_casting.function(table, player, card)


@mutant(
    "101.2a",
    "an effect that takes an ability away outranks one that gives it, whichever is later",
    replaces=in_timestamp_order,
    since="2006-10-01",
)
def losing_outranks_gaining(changes: Iterable[Change]) -> tuple[Change, ...]:
    return tuple(sorted(changes, key=lambda change: (_takes_flying(change), change.stamp)))


@mutant(
    "101.2a",
    "an effect that gives an ability outranks one that takes it away, whichever is later",
    replaces=in_timestamp_order,
    since="2006-10-01",
)
def gaining_outranks_losing(changes: Iterable[Change]) -> tuple[Change, ...]:
    return tuple(sorted(changes, key=lambda change: (not _takes_flying(change), change.stamp)))


def _takes_flying(change: Change) -> bool:
    it = Characteristics(name="", controller="", keywords=("flying",), power=1, toughness=1)
    return "flying" not in change.apply(it).keywords


@mutant(
    "101.2a", "the older of two effects decides", replaces=in_timestamp_order, since="2006-10-01"
)
def the_older_effect_decides(changes: Iterable[Change]) -> tuple[Change, ...]:
    return tuple(reversed(in_timestamp_order.function(changes)))


@mutant(
    "101.3",
    "an instruction that the active player cannot follow is not followed by anybody",
    replaces=all_choose,
    since="2006-10-01",
)
def with_the_active_player_or_not_at_all(
    table: Table, choices: AllChoices
) -> Dialogue[tuple[Table, Picks]]:
    table, picks = yield from all_choose.function(table, choices)
    own = {f"{what} {player}" for what in ("sacrifice", "discard") for player in table.turn.side}
    failing = any(key in own and not picks[key] for key in picks)
    return table, {} if failing else picks


@mutant(
    "101.3",
    "who can follow an instruction only in part does nothing of it",
    replaces=all_choose,
    since="2006-10-01",
)
def whole_or_nothing(table: Table, choices: AllChoices) -> Dialogue[tuple[Table, Picks]]:
    table, picks = yield from all_choose.function(table, choices)
    sacrificed = {key: chosen for key, chosen in picks.items() if key.startswith("sacrifice")}
    demanded = max(map(len, sacrificed.values()), default=0)
    failing = dict.fromkeys((key for key in sacrificed if len(picks[key]) < demanded), ())
    return table, {**picks, **failing}


@mutant(
    "101.3",
    "what a cost cannot use up is left out, as an impossible instruction is",
    replaces=pay_cost,
    since="2006-10-01",
)
def impossible_costs_left_out(table: Table, bill: Bill, said: Cast | Activate) -> Dialogue[Table]:
    if not enough_to_use_up(table, bill):
        bill = replace(bill, cost=replace(bill.cost, uses=()))
    return (yield from pay_cost.function(table, bill, said))
