"""Misreadings of rules 101.2 and 101.2a: what cannot be, and who is kept from it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from apnap_misreadings.common import (
    may_play_more_lands,
    whole_team,
    with_life_all_the_same,
    with_who_decides,
)
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import damaged
from apnap_reference.changes.countering import may_be_countered
from apnap_reference.changes.losing import losing_together, may_lose, poisoned
from apnap_reference.changes.sharing import may_gain_life
from apnap_reference.combat.attack_restrictions import (
    may_attack_that,
    no_defender,
    no_summoning_sickness,
)
from apnap_reference.objects.characteristics import (
    abilities_in_play,
    characteristics,
    controller,
    has_keyword,
    in_timestamp_order,
    permanents,
)
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.objects.within_range import affected
from apnap_reference.players.players import in_game, opponents, teammates
from apnap_reference.procedure.state_based_actions import destroyed_by_damage, moves_due
from apnap_reference.spells.casting import as_though_with_flash, not_kept_from_casting
from apnap_reference.spells.playing_lands import no_land_forbidden
from apnap_reference.spells.targets import hexproof_of_player_respected
from apnap_reference.state.combat_abilities import MustAttack
from apnap_reference.state.effects import Goaded, HasToAttack, PlaysMoreLands, PlaysNoLands
from apnap_reference.state.events import Damage, Moves
from apnap_reference.state.ids import NOBODY
from apnap_reference.state.static_abilities import CantLose, Change, GivesYouHexproof
from apnap_reference.state.table import (
    Characteristics,
    Object,
    ObjectId,
    PlayerId,
    Ref,
    Table,
    replace,
)

Players = tuple[PlayerId, ...]
R = TypeVar("R", PlayerId, ObjectId, Ref)


@mutant(
    "101.2",
    "a player who may play additional lands can play a land even if an effect says they can't",
    replaces=no_land_forbidden,
    since="2006-10-01",
)
def permission_outranks_prohibition(table: Table, player: PlayerId) -> bool:
    return no_land_forbidden.function(table, player) or may_play_more_lands(table, player)


@mutant(
    "101.2",
    "if one effect lets a player play more lands and another forbids lands, the newer one applies",
    replaces=no_land_forbidden,
    since="2006-10-01",
)
def the_later_effect_counts(table: Table, player: PlayerId) -> bool:
    def latest(kind: type[PlaysMoreLands | PlaysNoLands]) -> int:
        return max((e.id for e in lasting(table, kind) if e.player == player), default=0)

    return latest(PlaysMoreLands) >= latest(PlaysNoLands)


@mutant(
    "101.2",
    (
        "an effect that says a player can't play lands ends when the player who cast it leaves "
        "the game"
    ),
    replaces=no_land_forbidden,
)
def prohibitions_leave_with_their_player(table: Table, player: PlayerId) -> bool:
    binding = (e for e in lasting(table, PlaysNoLands) if in_game(table, e.controller))
    return all(effect.player != player for effect in binding)


@mutant(
    "101.2",
    "a player who can't play lands can't play one for a player they control",
    replaces=no_land_forbidden,
    since="2006-10-01",
)
def who_decides_brings_the_ban_on_lands(table: Table, player: PlayerId) -> bool:
    together = with_who_decides(table, player)
    return all(no_land_forbidden.function(table, one) for one in together)


@mutant(
    "101.2",
    "if a player can't play lands, their teammates can't play lands either",
    replaces=no_land_forbidden,
    since="2006-10-01",
)
def no_land_for_the_team(table: Table, player: PlayerId) -> bool:
    return all(no_land_forbidden.function(table, one) for one in whole_team(table, player))


@mutant(
    "101.2",
    "a spell that can't be countered is countered anyway",
    replaces=may_be_countered,
    since="2006-10-01",
)
def everything_is_countered(_table: Table, _spell: ObjectId) -> bool:
    return True


@mutant(
    "101.2",
    "enough damage destroys a creature even if an effect says it can't be destroyed",
    replaces=destroyed_by_damage,
    since="2006-10-01",
)
def damage_destroys_everything(table: Table) -> Iterator[Moves]:
    for thing in permanents(table, "Creature"):
        if 0 < (characteristics(table, thing.id).toughness or 0) <= thing.damage:
            yield Moves(thing.id, "graveyard")


@mutant(
    "101.2",
    "a player who can't lose the game still loses with 0 life",
    replaces=may_lose,
    since="2006-10-01",
)
def no_life_is_always_fatal(table: Table, player: PlayerId) -> bool:
    return may_lose.function(table, player) or table.player(player).life <= 0


@mutant(
    "101.2",
    "an effect that says one player can't lose the game keeps all players from losing",
    replaces=may_lose,
    since="2006-10-01",
)
def nobody_loses(table: Table, _: PlayerId) -> bool:
    return not any(True for _ in abilities_in_play(table, CantLose))


@mutant(
    "101.2",
    "a player who can't lose the game still loses with ten poison counters",
    replaces=may_lose,
    origin="others",
)
def poison_always_loses(table: Table, player: PlayerId) -> bool:
    lost = {one for one, _ in poisoned(table)}
    return player in lost or may_lose.function(table, player)


@mutant(
    "101.2",
    "a player loses if their Platinum Angel is destroyed at the same time as they would lose",
    replaces=may_lose,
    since="2006-10-01",
)
def who_loses_the_angel_loses(table: Table, player: PlayerId) -> bool:
    together = losing_together(table, player)
    going = {move.thing for move in moves_due(table)}
    return all(
        set(together).isdisjoint(found.players(table, source))
        for source, found in abilities_in_play(table, CantLose)
        if source.id not in going
    )


@mutant(
    "101.2",
    "in team games, an effect that says a player can't lose also keeps their teammates from losing",
    replaces=may_lose,
    since="2006-10-01",
)
def nobody_of_the_team_loses(table: Table, player: PlayerId) -> bool:
    team = {player, *teammates(table, player)}
    return all(
        team.isdisjoint(found.players(table, source))
        for source, found in abilities_in_play(table, CantLose)
    )


@mutant(
    "101.2",
    "Abyssal Persecutor keeps its controller's teammates from losing, as well as the opponents",
    replaces=may_lose,
    since="2006-10-01",
)
def only_its_controller_may_lose(table: Table, player: PlayerId) -> bool:
    return may_lose.function(table, player) and all(
        player == controller(table, source.id) or player in found.players(table, source)
        for source, found in abilities_in_play(table, CantLose)
        if controller(table, source.id) not in found.players(table, source)
    )


@mutant(
    "101.2",
    "Abyssal Persecutor keeps opponents from losing beyond its controller's range of influence",
    replaces=may_lose,
    since="2006-10-01",
)
def nobody_is_too_far_away_to_be_kept(table: Table, player: PlayerId) -> bool:
    variant = replace(table.variant, range_of_influence=None)
    return may_lose.function(replace(table, variant=variant), player)


@mutant(
    "101.2",
    "a creature that must attack can attack even if a restriction says it can't",
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
    (
        "a creature that must attack a certain player can attack them even if a restriction "
        "says it can't"
    ),
    replaces=may_attack_that,
    since="2006-10-01",
)
def a_lure_bridges_the_moat(table: Table, attacker: ObjectId, target: Ref) -> bool:
    lured = any(
        attacker in effect.objects and effect.player == target
        for effect in lasting(table, HasToAttack)
    )
    return lured or may_attack_that.function(table, attacker, target)


@mutant(
    "101.2",
    (
        "a player who may cast spells as though they had flash can do so even if they can't "
        "cast spells"
    ),
    replaces=not_kept_from_casting,
    since="2006-10-01",
)
def flash_outranks_prohibition(table: Table, player: PlayerId, card: Object) -> bool:
    flash = as_though_with_flash(table, player)
    return flash or not_kept_from_casting.function(table, player, card)


@mutant(
    "101.2",
    "a player who can't cast spells can't cast one for a player they control",
    replaces=not_kept_from_casting,
    since="2006-10-01",
)
def who_decides_brings_silence(table: Table, player: PlayerId, card: Object) -> bool:
    together = with_who_decides(table, player)
    return all(not_kept_from_casting.function(table, one, card) for one in together)


def _driven(table: Table, thing: ObjectId) -> bool:
    driving = (e for e in table.effects if isinstance(e.does, Goaded | HasToAttack))
    return any(thing in effect.objects for effect in driving)


@mutant(
    "101.2",
    "a goaded creature can attack even if it has defender",
    replaces=no_defender,
    since="2006-10-01",
)
def goaded_walls_may_attack(table: Table, by: Players, thing: ObjectId) -> bool:
    return _driven(table, thing) or no_defender.function(table, by, thing)


@mutant(
    "101.2",
    "a creature that an effect requires to attack can attack while summoning sick",
    replaces=no_summoning_sickness,
    since="2006-10-01",
)
def driven_creatures_do_not_wait(table: Table, by: Players, thing: ObjectId) -> bool:
    return _driven(table, thing) or no_summoning_sickness.function(table, by, thing)


@mutant(
    "101.2",
    (
        "a player whom opponents can't target isn't affected by other players' effects that "
        "don't target"
    ),
    replaces=affected,
    since="2006-10-01",
)
def what_cannot_aim_cannot_strike(table: Table, by: PlayerId, among: Iterable[R]) -> tuple[R, ...]:
    sources = abilities_in_play(table, GivesYouHexproof)
    spared = {controller(table, source.id) for source, _ in sources} - {by}
    return tuple(ref for ref in affected.function(table, by, among) if ref not in spared)


@mutant(
    "101.2",
    "the life total of a player who can't lose the game never drops below 0 from damage",
    replaces=damaged,
)
def who_cannot_lose_has_no_less_than_0(table: Table, event: Damage) -> Table:
    table = damaged.function(table, event)
    if not isinstance(event.target, str) or may_lose(table, event.target):
        return table
    player = table.player(event.target)
    return table.with_player(replace(player, life=max(0, player.life)))


@mutant(
    "101.2",
    "opponents can't target the owner of Leyline of Sanctity, no matter who controls it",
    replaces=hexproof_of_player_respected,
)
def owners_are_no_targets(table: Table, by: Object, player: PlayerId) -> bool:
    sources = abilities_in_play(table, GivesYouHexproof)
    owns = any(source.owner == player for source, _ in sources)
    return not owns or by.controller not in opponents(table, player)


def _takes_flying(change: Change) -> bool:
    it = Characteristics(name="", controller=NOBODY, keywords=("flying",), power=1, toughness=1)
    return "flying" not in change.apply(it).keywords


@mutant(
    "101.2",
    "lifelink gains life even for a player who can't gain any",
    replaces=damaged,
    origin="others",
)
def lifelink_gains_all_the_same(table: Table, event: Damage) -> Table:
    done = damaged.function(table, event)
    who = controller(table, event.source)
    linked = event.amount > 0 and has_keyword(table, event.source, "lifelink")
    if not linked or may_gain_life(table, who):
        return done
    return with_life_all_the_same(done, who, event.amount)


@mutant(
    "101.2a",
    "an effect that removes an ability wins over one that grants it, even if the grant is newer",
    replaces=in_timestamp_order,
    since="2006-10-01",
)
def losing_outranks_gaining(changes: Iterable[Change]) -> tuple[Change, ...]:
    return tuple(sorted(changes, key=lambda change: (_takes_flying(change), change.stamp)))


@mutant(
    "101.2a",
    "an effect that grants an ability wins over one that removes it, even if the removal is newer",
    replaces=in_timestamp_order,
    since="2006-10-01",
)
def gaining_outranks_losing(changes: Iterable[Change]) -> tuple[Change, ...]:
    return tuple(sorted(changes, key=lambda change: (not _takes_flying(change), change.stamp)))


@mutant(
    "101.2a",
    "of two continuous effects in the same layer, the one with the older timestamp wins",
    replaces=in_timestamp_order,
    since="2006-10-01",
)
def the_older_effect_decides(changes: Iterable[Change]) -> tuple[Change, ...]:
    return tuple(reversed(in_timestamp_order.function(changes)))
