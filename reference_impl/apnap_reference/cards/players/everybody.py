"""Cards that concern every player alike, and cards that watch all creatures."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.cards.phrases import (
    TARGET_PLAYER,
    all_draw,
    damages_that_player,
    loses,
    the_player,
)
from apnap_reference.changes.applying import happen
from apnap_reference.objects.characteristics import has_keyword, has_type, on_battlefield
from apnap_reference.objects.within_range import permanents_affected, players_affected
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Damage, Life, Makes, Moves, StepBegins
from apnap_reference.state.stack_abilities import (
    Activated,
    Cost,
    Moment,
    SpellAbility,
    Triggered,
    Triggers,
)
from apnap_reference.state.static_abilities import AsThoughFlash
from apnap_reference.state.table import Object, Ref, Table, source_of

card("Temple Bell", Activated(Cost(tap=True), all_draw))
card("Vedalken Orrery", AsThoughFlash())


def _burn_all(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    burned = players_affected(table, thing.controller)
    return happen(table, *(Damage(thing.id, player, 4) for player in burned))


card("Flame Rift", SpellAbility(_burn_all))


def _burn_creatures(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    burned = permanents_affected(table, thing.controller, "Creature")
    return happen(table, *(Damage(thing.id, creature, 2) for creature in burned))


card("Pyroclasm", SpellAbility(_burn_creatures))


def _burn_all_but_flyers(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    creatures = permanents_affected(table, thing.controller, "Creature")
    burned: tuple[Ref, ...] = (
        *(one for one in creatures if not has_keyword(table, one, "flying")),
        *players_affected(table, thing.controller),
    )
    return happen(table, *(Damage(source_of(thing), ref, 1) for ref in burned))


card("Warmonger", Activated(Cost(mana="{2}"), _burn_all_but_flyers, by_anybody=True))


def _upkeep_of_each(moment: Moment) -> Iterator[Triggers]:
    if StepBegins("upkeep") in moment.events:
        for player in moment.after.turn.side:
            yield Triggers(concerns=player)


card("Copper Tablet", Triggered(_upkeep_of_each, damages_that_player(1)))


def _upkeep(moment: Moment) -> Iterator[Triggers]:
    if StepBegins("upkeep") in moment.events:
        yield Triggers()


def _sprout(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return happen(table, Makes("Saproling Token", thing.controller, source_of(thing)))


card("Verdant Force", Triggered(_upkeep, _sprout))


def _a_creature_dies(moment: Moment) -> Iterator[Triggers]:
    before = moment.before
    for event in moment.events:
        if (
            isinstance(event, Moves)
            and event.to == "graveyard"
            and on_battlefield(before, event.thing)
            and has_type(before, event.thing, "Creature")
        ):
            yield Triggers()


def _drain_target(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return happen(table, *loses(table, the_player(thing), 1), Life(thing.controller, 1))


card("Blood Artist", Triggered(_a_creature_dies, _drain_target, targets=(TARGET_PLAYER,)))
