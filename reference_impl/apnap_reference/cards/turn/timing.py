"""Cards that can be used only at some times: before, after or during a part of a turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap_reference.cards.phrases import (
    TARGET_CREATURE,
    end_step_begins,
    gains,
    target_cant_block,
    the_object,
    this_lasts,
)
from apnap_reference.changes.applying import happen
from apnap_reference.changes.destroying import destroyed
from apnap_reference.changes.drawing import draws_a_card
from apnap_reference.changes.triggering import delays
from apnap_reference.choices.which_player import one_active_player
from apnap_reference.objects.characteristics import (
    characteristics,
    has_type,
    permanents,
)
from apnap_reference.objects.lasting_effects import gets, with_effect
from apnap_reference.objects.within_range import affected, information_from
from apnap_reference.players.players import opponents
from apnap_reference.spells.modes import modal
from apnap_reference.state.abilities import card, delayed_ability
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import (
    END_OF_COMBAT,
    END_OF_TURN,
    GainsTypes,
    HasBase,
    HasToAttack,
)
from apnap_reference.state.events import StepBegins, Untaps
from apnap_reference.state.memories import object_in, player_in
from apnap_reference.state.stack_abilities import (
    Activated,
    Cost,
    Mode,
    Moment,
    SpellAbility,
    Triggered,
    Triggers,
)
from apnap_reference.state.table import Object, PlayerId, Table
from apnap_reference.turn.extra import COMBAT, with_phase_after_this
from apnap_reference.turn.points_of_combat import (
    ability_during_combat,
    after_first_upkeep,
    before_attackers,
    before_blockers_in_combat,
    before_combat_damage,
    in_combat,
)

DESTROYED_LATER: Final = "Berserk#later"
DRAWN_LATER: Final = "Panic#later"
DROWNED_LATER: Final = "Siren's Call#later"


# Before the combat damage step


def _go_berserk(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    target = the_object(thing)
    power = characteristics(table, target).power or 0
    table = gets(gains(table, thing, target, "trample"), thing, target, power, 0)
    return delays(table, thing, DESTROYED_LATER, {"creature": target})


def _destroy_if_it_attacked(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    creature = object_in(thing.memory, "creature")
    return destroyed(table, creature) if creature in table.turn.attacked else table


card(
    "Berserk",
    SpellAbility(
        _go_berserk, (TARGET_CREATURE,), window=lambda table, _: before_combat_damage(table)
    ),
)
delayed_ability(DESTROYED_LATER, Triggered(end_step_begins, _destroy_if_it_attacked))


# During combat


def _scare(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return delays((yield from target_cant_block(table, thing)), thing, DRAWN_LATER, {})


def _upkeep_begins(moment: Moment) -> Iterator[Triggers]:
    if StepBegins("upkeep") in moment.events:
        yield Triggers()


def _draw(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return draws_a_card(table, thing.controller)


card(
    "Panic",
    SpellAbility(
        _scare, (TARGET_CREATURE,), window=lambda table, _: before_blockers_in_combat(table)
    ),
)
delayed_ability(DRAWN_LATER, Triggered(_upkeep_begins, _draw))


def _strike_twice(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    for creature in permanents(table, "Creature", of=thing.controller):
        table = gains(table, thing, creature.id, "double strike")
    return table


def _fight_on(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    own = permanents(table, "Creature", of=thing.controller)
    table = happen(table, *(Untaps(creature.id) for creature in own))
    return with_phase_after_this(table, COMBAT)


card(
    "Savage Beating",
    modal(
        Mode("strike", _strike_twice),
        Mode("untap", _fight_on),
        window=lambda table, player: player in table.turn.side and in_combat(table),
    ),
)


def _golem_awakes(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    kinds = GainsTypes(("Creature",), ("Golem",))
    return this_lasts(table, thing, END_OF_COMBAT, kinds, HasBase(3, 6))


card(
    "Jade Statue",
    Activated(
        Cost(mana="{2}"), _golem_awakes, window=lambda table, *_: ability_during_combat(table)
    ),
)


# In an opponent's turn


def _in_an_opponents_turn(table: Table, player: PlayerId) -> bool:
    active = information_from(table, player, table.turn.side)
    return any(one in opponents(table, player) for one in active)


def _untap_lands(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    lands = permanents(table, "Land", of=thing.controller)
    return happen(table, *(Untaps(land.id) for land in lands))


card(
    "Reset",
    SpellAbility(
        _untap_lands,
        window=lambda table, player: (
            _in_an_opponents_turn(table, player) and after_first_upkeep(table)
        ),
    ),
)


def _call_them(table: Table, thing: Object) -> Dialogue[Table]:
    table, victim = yield from one_active_player(table, thing.controller)
    if victim is None:
        return table
    called = tuple(
        creature.id for creature in permanents(table, "Creature", of=victim) if not creature.sick
    )
    table = with_effect(table, HasToAttack(), thing.controller, END_OF_TURN, objects=called)
    return delays(table, thing, DROWNED_LATER, {"player": victim})


def _drown_who_stayed(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    stayed = (
        creature.id
        for creature in permanents(table, "Creature", of=player_in(thing.memory, "player"))
        if creature.id not in table.turn.attacked
        and not creature.sick
        and not has_type(table, creature.id, "Wall")
    )
    return destroyed(table, *affected(table, thing.controller, stayed))


card(
    "Siren's Call",
    SpellAbility(
        _call_them,
        window=lambda table, player: (
            _in_an_opponents_turn(table, player) and before_attackers(table)
        ),
    ),
)
delayed_ability(DROWNED_LATER, Triggered(end_step_begins, _drown_who_stayed))
