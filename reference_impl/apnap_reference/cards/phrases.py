"""Phrases that many cards share: when abilities trigger, what may be targeted, simple effects."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.changes.applying import happen
from apnap_reference.changes.drawing import draws_a_card
from apnap_reference.choices.simple import choose_one
from apnap_reference.combat.which_defending_player import name_defending_player
from apnap_reference.keywords.goad import goad
from apnap_reference.objects.characteristics import (
    controller,
    creature_on_battlefield,
    on_battlefield,
)
from apnap_reference.objects.lasting_effects import gets, with_effect
from apnap_reference.objects.within_range import players_affected
from apnap_reference.players.players import in_game, opponents
from apnap_reference.spells.entering_the_battlefield import enter_together
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import END_OF_TURN, CannotBlock, Does, Duration, GainsKeyword
from apnap_reference.state.events import (
    Counters,
    Damage,
    Draws,
    Event,
    Life,
    Moves,
    StepBegins,
)
from apnap_reference.state.memories import object_in
from apnap_reference.state.stack_abilities import Moment, Resolve, TargetWord, Triggers
from apnap_reference.state.table import Object, ObjectId, PlayerId, Ref, Table, source_of


def this_enters(moment: Moment) -> Iterator[Triggers]:
    """Trigger when the permanent with the ability enters the battlefield."""
    if moment.source.id not in moment.before.objects and moment.source.id in moment.after.objects:
        yield Triggers()


def this_damages_players_in_combat(moment: Moment) -> Iterator[Triggers]:
    """Trigger when the creature with the ability deals combat damage to a player."""
    for event in moment.events:
        if (
            isinstance(event, Damage)
            and event.combat
            and event.source == moment.source.id
            and isinstance(event.target, str)
            and event.amount > 0
        ):
            yield Triggers(memory={"amount": event.amount})


def end_step_begins(moment: Moment) -> Iterator[Triggers]:
    """Trigger at the beginning of an end step, no matter whose turn it is."""
    if StepBegins("end_step") in moment.events:
        yield Triggers()


def exiled(table: Table, thing: ObjectId) -> tuple[Table, ObjectId]:
    """Exile an object; give the table and the new object, of which an effect may speak."""
    number = table.next_id
    return happen(table, Moves(thing, "exile")), number


def returns_for_its_owner(table: Table, number: ObjectId) -> Dialogue[Table]:
    """Return an exiled card to the battlefield under its owner's control; no token comes back."""
    if number not in table.objects:
        return table
    back = Moves(number, "battlefield", controller=table.objects[number].owner)
    return (yield from enter_together(table, (back,)))


def a_creature(table: Table, _: Object, ref: Ref) -> bool:
    """Allow a creature on the battlefield as a target."""
    return isinstance(ref, int) and creature_on_battlefield(table, ref)


def that_players_creature(table: Table, thing: Object, ref: Ref) -> bool:
    """Allow a creature of the player whom the ability concerns as a target."""
    it_is = isinstance(ref, int) and creature_on_battlefield(table, ref)
    return it_is and controller(table, ObjectId(int(ref))) == thing.concerns


def an_opponents_creature(table: Table, thing: Object, ref: Ref) -> bool:
    """Allow a creature that an opponent controls as a target."""
    it_is = isinstance(ref, int) and creature_on_battlefield(table, ref)
    return it_is and controller(table, ObjectId(int(ref))) in opponents(table, thing.controller)


def a_permanent(table: Table, _: Object, ref: Ref) -> bool:
    """Allow a permanent as a target."""
    return isinstance(ref, int) and on_battlefield(table, ref)


def a_player(table: Table, _: Object, ref: Ref) -> bool:
    """Allow a player as a target."""
    return isinstance(ref, str) and in_game(table, ref)


TARGET_CREATURE = TargetWord(a_creature)
THAT_PLAYERS_CREATURE = TargetWord(that_players_creature)
AN_OPPONENTS_CREATURE = TargetWord(an_opponents_creature)
TARGET_PERMANENT = TargetWord(a_permanent)
TARGET_PLAYER = TargetWord(a_player)


def first_target(thing: Object) -> Ref | None:
    """Give the first target that is still legal."""
    return next((ref for refs in thing.targets for ref in refs), None)


def target_object(thing: Object) -> ObjectId | None:
    """Give the first target if it is an object."""
    found = first_target(thing)
    return found if isinstance(found, int) else None


def the_target(thing: Object) -> Ref:
    """Give the only target of what resolves: it would not if that were illegal (608.2b)."""
    ((target,),) = thing.targets
    return target


def the_object(thing: Object) -> ObjectId:
    """Give the only target of what resolves, which is an object."""
    return ObjectId(int(the_target(thing)))


def the_player(thing: Object) -> PlayerId:
    """Give the only target of what resolves, which is a player."""
    return PlayerId(str(the_target(thing)))


def goads_target(table: Table, thing: Object) -> Dialogue[Table]:
    """Goad the first target, if it is an object and still legal."""
    yield from ()
    target = target_object(thing)
    return goad(table, thing, target) if target is not None else table


def that_player(thing: Object) -> PlayerId:
    """Give the player whom a triggered ability concerns."""
    return PlayerId(str(thing.concerns))


def remembered(thing: Object, what: str) -> ObjectId:
    """Give an object that a triggered ability remembers."""
    return object_in(thing.memory, what)


def all_draw(table: Table, thing: Object) -> Dialogue[Table]:
    """Let every player draw a card."""
    yield from ()
    return happen(table, *(Draws(player) for player in players_affected(table, thing.controller)))


def draws(table: Table, thing: Object) -> Dialogue[Table]:
    """The controller of what resolves draws a card."""
    yield from ()
    return draws_a_card(table, thing.controller)


def target_gets(power: int, toughness: int) -> Resolve:
    """Make the effect that the target gets +N/+N until end of turn."""

    def resolve(table: Table, thing: Object) -> Dialogue[Table]:
        yield from ()
        return gets(table, thing, target_object(thing), power, toughness)

    return resolve


def target_cant_block(table: Table, thing: Object) -> Dialogue[Table]:
    """Let the target not block this turn."""
    yield from ()
    objects = (the_object(thing),)
    return with_effect(table, CannotBlock(), thing.controller, END_OF_TURN, objects)


def gains(table: Table, by: Object, thing: ObjectId, keyword: str) -> Table:
    """Give a permanent a keyword ability until end of turn."""
    return with_effect(table, GainsKeyword(keyword), by.controller, END_OF_TURN, (thing,))


def returns_target(table: Table, thing: Object) -> Dialogue[Table]:
    """Return the target to its owner's hand."""
    yield from ()
    return happen(table, Moves(the_object(thing), "hand"))


def gains_life(amount: int) -> Resolve:
    """Make the effect that its controller gains so much life."""

    def resolve(table: Table, thing: Object) -> Dialogue[Table]:
        yield from ()
        return happen(table, Life(thing.controller, amount))

    return resolve


def this_gets_counters(table: Table, thing: Object, kind: str, number: int) -> Table:
    """Put counters on the permanent whose ability it is, if it is still on the battlefield."""
    this = source_of(thing)
    return happen(table, Counters(this, kind, number)) if on_battlefield(table, this) else table


def this_lasts(table: Table, thing: Object, until: Duration, *does: Does) -> Table:
    """Let effects on the permanent whose ability it is begin, if it's still on the battlefield."""
    this = source_of(thing)
    for one in does if on_battlefield(table, this) else ():
        table = with_effect(table, one, thing.controller, until, (this,))
    return table


def damages_that_player(amount: int) -> Resolve:
    """Make the effect that its source damages the player whom it concerns, if in the game."""

    def resolve(table: Table, thing: Object) -> Dialogue[Table]:
        yield from ()
        damage = Damage(source_of(thing), that_player(thing), amount)
        return happen(table, damage) if in_game(table, that_player(thing)) else table

    return resolve


def loses(table: Table, player: PlayerId | None, amount: int) -> tuple[Event, ...]:
    """Make the event that a player loses life, if there is such a player in the game."""
    return (Life(player, -amount),) if player is not None and in_game(table, player) else ()


def defending_player_discards(table: Table, thing: Object) -> Dialogue[Table]:
    """Let the defending player discard a card: of the attacker that the ability is about."""
    attacker = remembered(thing, "attacker")
    table, player = yield from name_defending_player(table, thing.controller, attacker)
    return (yield from discards(table, player)) if player is not None else table


def discards(table: Table, player: PlayerId) -> Dialogue[Table]:
    """Let a player discard one card of their choice (701.9b)."""
    hand = tuple(held.id for held in table.hand(player))
    table, chosen = yield from choose_one(table, player, hand, "discard")
    return happen(table, Moves(chosen, "graveyard")) if chosen is not None else table
