"""Ninjutsu: a card in hand takes the place of an attacker that nothing blocks (702.49)."""

from __future__ import annotations

from apnap_reference.combat.attacking_and_defending import last_attack
from apnap_reference.combat.entering import card_attacking
from apnap_reference.objects.characteristics import permanents
from apnap_reference.rulebook import memoized, rule
from apnap_reference.spells.entering_the_battlefield import enter_together
from apnap_reference.state.abilities import ability, keyword
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Moves
from apnap_reference.state.memories import object_in
from apnap_reference.state.stack_abilities import Activated, Cost, UsesUp
from apnap_reference.state.table import Object, ObjectId, PlayerId, Ref, Table, attack_of


@rule("702.49a")
def is_unblocked(table: Table, creature: ObjectId) -> bool:
    """For ninjutsu, an attacking creature that nothing blocks is returned to hand."""
    attack = attack_of(table.turn.combat, creature)
    return attack is not None and attack.blocked is False


@rule("702.49c")
def while_a_creature_is_unblocked(table: Table, _: Object, __: PlayerId) -> bool:
    """Ninjutsu needs an attacker that nobody blocks at the time when it is activated."""
    return any(is_unblocked(table, thing.id) for thing in permanents(table, "Creature"))


@rule("702.49c")
def what_was_attacked(table: Table, thing: Object) -> Ref | None:
    """The creature attacks what the creature that was returned for it was attacking."""
    attack = last_attack(table, object_in(thing.memory, "returned"))
    return None if attack is None else attack.target


def _takes_its_place(table: Table, thing: Object) -> Dialogue[Table]:
    """Put the card from its owner's hand onto the battlefield, tapped and attacking."""
    card = thing.source
    if card is None or card not in table.objects or table.objects[card].zone != "hand":
        return table
    attacked = what_was_attacked(table, thing)
    if attacked is not None:
        return (yield from card_attacking(table, thing.controller, card, attacked))
    enters = Moves(card, "battlefield", controller=thing.controller, tapped=True)
    return (yield from enter_together(table, (enters,)))


keyword(
    "ninjutsu {1}{U}",
    Activated(
        Cost(mana="{1}{U}", uses=(UsesUp("return to hand", is_unblocked),)),
        _takes_its_place,
        window=while_a_creature_is_unblocked,
        zone="hand",
    ),
)


@rule("702.49b")
def announced_from_hand(table: Table, card: ObjectId) -> bool:
    """A card whose ninjutsu was activated stays revealed until that ability leaves the stack."""
    return card in _with_ninjutsu_on_stacks(table)


@memoized
def _with_ninjutsu_on_stacks(table: Table) -> frozenset[ObjectId | None]:
    """Give the cards of which an ability that is activated from a hand is on a stack."""
    on_stacks = (table.objects[thing] for turn in table.turns for thing in turn.stack)
    return frozenset(thing.source for thing in on_stacks if _from_hand(thing))


def _from_hand(thing: Object) -> bool:
    found = ability(thing.ability) if thing.ability else None
    return isinstance(found, Activated) and found.zone == "hand"
