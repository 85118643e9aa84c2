"""Playing lands: a special action (116.2a, 305)."""

from __future__ import annotations

from apnap.protocol import PlayLand
from apnap.protocol.catalogue import find
from apnap_reference.changes.applying import happen
from apnap_reference.choices.asking import refuse
from apnap_reference.objects.characteristics import abilities_in_play, controller
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.rulebook import rule
from apnap_reference.spells.casting import at_sorcery_speed, card_in_hand, keeps_priority
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import PlaysMoreLands, PlaysNoLands
from apnap_reference.state.events import Moves
from apnap_reference.state.static_abilities import MoreLands
from apnap_reference.state.table import PlayerId, Table, replace


@rule("305.2")
def may_play_a_land(table: Table, player: PlayerId) -> bool:
    """A player can play only one land in each of their turns unless an effect allows more."""
    more = sum(e.does.number for e in lasting(table, PlaysMoreLands) if e.player == player)
    more += sum(
        found.more
        for source, found in abilities_in_play(table, MoreLands)
        if controller(table, source.id) == player
    )
    return table.player(player).lands_played < 1 + more


@rule("101.2")
def no_land_forbidden(table: Table, player: PlayerId) -> bool:
    """A player who can't play lands plays none, even if an effect allows additional lands."""
    return all(effect.player != player for effect in lasting(table, PlaysNoLands))


@rule("305.1")
def play_land(table: Table, player: PlayerId, said: PlayLand) -> Dialogue[Table]:
    """A player plays a land from their hand in their own main phase while the stack is empty."""
    card = card_in_hand(table, player, said.card)
    if card is None or "Land" not in find(card.card).types:
        about = f"{said.card} isn't a land card in hand"
        return (yield from refuse(play_land.broken(table.edition, about)))
    if not at_sorcery_speed(table, player):
        yield from refuse(play_land.broken(table.edition, player))
    for allows in (may_play_a_land, no_land_forbidden):
        if not allows(table, player):
            yield from refuse(allows.broken(table.edition, player))
    played = table.player(player).lands_played + 1
    table = table.with_player(replace(table.player(player), lands_played=played))
    table = happen(table, Moves(card.id, "battlefield", controller=player))
    return keeps_priority(table, player)
