"""Cards on which players vote."""

from __future__ import annotations

from apnap_reference.cards.phrases import loses
from apnap_reference.cards.players.sacrificing import each_gives_up, own
from apnap_reference.changes.applying import happen
from apnap_reference.choices.voting import votes
from apnap_reference.objects.within_range import opponents_affected
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.stack_abilities import SpellAbility
from apnap_reference.state.static_abilities import MoreVotes
from apnap_reference.state.table import Object, Table


def _death_or_torture(table: Table, thing: Object) -> Dialogue[Table]:
    table, heard = yield from votes(table, thing, ("death", "torture"))
    who = thing.controller
    if heard.count("death") > heard.count("torture"):
        opposing = opponents_affected(table, who)
        return (yield from each_gives_up(table, lambda _: opposing, own("Creature"), "sacrifice"))
    lost = (event for player in opponents_affected(table, who) for event in loses(table, player, 4))
    return happen(table, *lost)


card("Tyrant's Choice", SpellAbility(_death_or_torture))
card("Brago's Representative", MoreVotes(1))
