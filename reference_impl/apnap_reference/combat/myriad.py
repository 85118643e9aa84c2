"""Myriad: copies of an attacker that attack the other opponents (702.116)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap_reference.changes.applying import happen
from apnap_reference.changes.triggering import delays, last_known
from apnap_reference.choices.simple import choose_ref, says_yes
from apnap_reference.combat.attack_triggers import this_attacks
from apnap_reference.combat.entering import tokens_sent
from apnap_reference.combat.which_defending_player import defending_players_for
from apnap_reference.objects.characteristics import face, on_battlefield, permanents
from apnap_reference.objects.within_range import opponents_affected
from apnap_reference.players.players import in_game
from apnap_reference.rulebook import rule
from apnap_reference.state.abilities import delayed_ability, keyword
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Moves, StepBegins
from apnap_reference.state.memories import object_in, objects_in
from apnap_reference.state.stack_abilities import Moment, Triggered, Triggers
from apnap_reference.state.table import Object, Ref, Table

AFTERWARDS: Final = "myriad#afterwards"


@rule("702.116a")
def myriad(table: Table, thing: Object) -> Dialogue[Table]:
    """Myriad may create a copy of the attacker for each opponent but the defending player."""
    attacker = object_in(thing.memory, "attacker")
    spared = defending_players_for(table, attacker)
    sent: tuple[Ref, ...] = ()
    for player in opponents_affected(table, thing.controller):
        if player in spared or not in_game(table, player):
            continue
        table, agreed = yield from says_yes(table, thing.controller, f"a token for {player}")
        if agreed:
            planeswalkers = tuple(one.id for one in permanents(table, "Planeswalker", of=player))
            among: tuple[Ref, ...] = (player, *planeswalkers)
            table, target = yield from choose_ref(table, thing.controller, among, "attacks")
            sent += (target,) if target is not None else ()
    if not sent or not in_game(table, thing.controller):
        return table
    there = table.objects
    copied = face(last_known(table, attacker)).name
    table = tokens_sent(table, thing, copied, sent)
    made = tuple(new for new in table.objects if new not in there)
    return delays(table, thing, AFTERWARDS, {"tokens": made})


def _combat_ends(moment: Moment) -> Iterator[Triggers]:
    if StepBegins("end_of_combat") in moment.events:
        yield Triggers()


def _exile_them(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    tokens = objects_in(thing.memory, "tokens")
    left = tuple(one for one in tokens if on_battlefield(table, one))
    return happen(table, *(Moves(one, "exile") for one in left)) if left else table


keyword("myriad", Triggered(this_attacks, myriad))
delayed_ability(AFTERWARDS, Triggered(_combat_ends, _exile_them))
