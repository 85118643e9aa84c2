"""Cards with abilities that trigger when they are dealt damage."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.abilities import Fired, Moment, Triggered, card
from apnap_reference.cards.phrases import loses
from apnap_reference.events import Damage, Life
from apnap_reference.happening import happen
from apnap_reference.looks import controller
from apnap_reference.naming import the_one
from apnap_reference.people import in_game
from apnap_reference.plays import Play
from apnap_reference.rulebook import rule
from apnap_reference.table import Object, ObjectId, PlayerId, Table


def _this_is_dealt_combat_damage(moment: Moment) -> Iterator[Fired]:
    amount = sum(
        event.amount
        for event in moment.events
        if isinstance(event, Damage) and event.combat and event.target == moment.source.id
    )
    if amount > 0:
        blocked = {
            f"attacker {number}": attacker
            for number, attacker in enumerate(blocked_by(moment.after, moment.source.id))
        }
        yield Fired(memory={"amount": amount, **blocked})


def blocked_by(table: Table, blocker: ObjectId) -> tuple[ObjectId, ...]:
    """Give the attacking creatures that a creature is blocking."""
    combat = table.turn.combat
    blocks = combat.blocks if combat is not None else ()
    return tuple(a for block in blocks if block.blocker == blocker for a in block.attackers)


@rule("805.10c")
def attacking_players_for(table: Table, thing: Object) -> tuple[PlayerId, ...]:
    """For a blocking creature, the attacking player is who controls the creature it blocks."""
    blocked = blocked_by(table, thing.source) if thing.source is not None else ()
    if not blocked:
        words = (word for word in thing.memory if word.startswith("attacker "))
        blocked = tuple(int(thing.memory[word]) for word in words)
    combat = table.turn.combat
    whose = dict.fromkeys(controller(table, attacker) for attacker in blocked)
    return tuple(whose) or (combat.attacking if combat is not None else ())


def _suffer_with_it(table: Table, thing: Object) -> Play[Table]:
    amount = int(thing.memory["amount"])
    among = attacking_players_for(table, thing)
    table, who = yield from the_one(table, thing.controller, among, "attacking_player")
    if not in_game(table, thing.controller):
        return table
    return happen(table, Life(thing.controller, amount), *loses(table, who, amount))


card("Souls of the Faultless", Triggered(_this_is_dealt_combat_damage, _suffer_with_it))
