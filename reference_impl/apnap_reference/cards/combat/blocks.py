"""Abilities that trigger on blocks, and cards that say what blocks or is blocked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap_reference.cards.combat.when import this_blocks_so_many
from apnap_reference.cards.phrases import (
    gains,
    gains_life,
    remembered,
    the_object,
)
from apnap_reference.changes.applying import happen
from apnap_reference.changes.destroying import destroyed
from apnap_reference.changes.drawing import draws_a_card
from apnap_reference.changes.events_in_range import the_blocker
from apnap_reference.changes.triggering import delays
from apnap_reference.choices.simple import choose_objects
from apnap_reference.combat.attack_triggers import this_attacks
from apnap_reference.combat.block_restrictions import candidates
from apnap_reference.combat.block_triggers import (
    this_blocks,
    this_blocks_a_creature,
    with_such_a_creature,
)
from apnap_reference.combat.entering import card_blocking, token_blocking, tokens_attacking
from apnap_reference.combat.unblocking import becomes_blocked
from apnap_reference.objects.characteristics import (
    characteristics,
    controller,
    has_type,
    on_battlefield,
)
from apnap_reference.players.players import in_game
from apnap_reference.state.abilities import card, delayed_ability
from apnap_reference.state.combat_abilities import Blocks, BlocksMore, MustBlock
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Moves, StepBegins
from apnap_reference.state.ids import ObjectId
from apnap_reference.state.stack_abilities import (
    Moment,
    SpellAbility,
    TargetWord,
    Triggered,
    Triggers,
)
from apnap_reference.state.table import Object, PlayerId, Ref, Table, attack_of, source_of

card("Pride Guardian", Triggered(this_blocks, gains_life(3), about=the_blocker))

card(
    "High Ground",
    BlocksMore(
        1, lambda table, source, one: controller(table, one) == controller(table, source.id)
    ),
)

AFTER_COMBAT: Final = "Deathgazer#afterwards"


def _nonblack(moment: Moment, creature: ObjectId) -> bool:
    return "B" not in characteristics(moment.after, creature).colors


def _with_a_nonblack_creature(moment: Moment) -> Iterator[Triggers]:
    return with_such_a_creature(moment, _nonblack)


def _dies_after_combat(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return delays(table, thing, AFTER_COMBAT, {"creature": remembered(thing, "creature")})


def _combat_ends(moment: Moment) -> Iterator[Triggers]:
    if StepBegins("end_of_combat") in moment.events:
        yield Triggers()


def _destroy_it(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    creature = remembered(thing, "creature")
    return destroyed(table, creature) if on_battlefield(table, creature) else table


card("Deathgazer", Triggered(_with_a_nonblack_creature, _dies_after_combat))
delayed_ability(AFTER_COMBAT, Triggered(_combat_ends, _destroy_it))


def _a_cat_attacks(table: Table, thing: Object) -> Dialogue[Table]:
    return (yield from tokens_attacking(table, thing, "Cat Soldier Token", tapped=False))


def _a_cat_blocks(table: Table, thing: Object) -> Dialogue[Table]:
    creature = remembered(thing, "creature")
    return (yield from token_blocking(table, thing, "Cat Soldier Token", creature))


card(
    "Brimaz, King of Oreskos",
    Triggered(this_attacks, _a_cat_attacks),
    Triggered(this_blocks_a_creature, _a_cat_blocks),
)


def _changes_places(table: Table, thing: Object) -> Dialogue[Table]:
    this, who = source_of(thing), thing.controller
    if not on_battlefield(table, this):
        return table
    table = happen(table, Moves(this, "hand"))
    hand = tuple(held.id for held in table.hand(who) if has_type(table, held.id, "Creature"))
    table, chosen = yield from choose_objects(
        table, who, hand, "to enter blocking", least=0, source=this
    )
    if not chosen or not in_game(table, who):
        return table
    return (yield from card_blocking(table, who, chosen[0], remembered(thing, "creature")))


card("Aetherplasm", Triggered(this_blocks_a_creature, _changes_places, optional=True))


def _first_strike(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return gains(table, thing, source_of(thing), "first strike")


card("Lairwatch Giant", BlocksMore(1), Triggered(this_blocks_so_many(2), _first_strike))


def _this_blocks_something(
    table: Table, source: Object, blocks: Blocks
) -> Iterator[tuple[ObjectId, ObjectId | None]]:
    if source.id in candidates(table, blocks.by):
        yield source.id, None


card("Razorgrass Screen", MustBlock(_this_blocks_something))


def _unblocked_attacker(table: Table, _: Object, ref: Ref) -> bool:
    attack = attack_of(table.turn.combat, ref) if isinstance(ref, int) else None
    return attack is not None and attack.blocked is False


def _is_blocked(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return draws_a_card(becomes_blocked(table, the_object(thing)), thing.controller)


def _after_blocks(table: Table, _: PlayerId) -> bool:
    combat = table.turn.combat
    return combat is not None and combat.blocks_declared


card(
    "Curtain of Light",
    SpellAbility(_is_blocked, (TargetWord(_unblocked_attacker),), window=_after_blocks),
)
