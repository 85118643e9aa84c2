"""Cards whose abilities trigger as a step of somebody's turn begins."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from apnap.protocol import Step
from apnap_reference.cards.phrases import (
    a_creature,
    end_step_begins,
    target_object,
)
from apnap_reference.changes.applying import happen
from apnap_reference.changes.drawing import draws_a_card
from apnap_reference.changes.what_triggers import this_becomes
from apnap_reference.objects.characteristics import controller, has_type, on_battlefield
from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.players.players import in_game, opponents
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import GainsKeyword, UpkeepOf
from apnap_reference.state.events import Counters, Damage, Life, Makes, Moves, StepBegins, Untaps
from apnap_reference.state.stack_abilities import (
    Activated,
    Cost,
    Moment,
    TargetWord,
    Triggered,
    Triggers,
)
from apnap_reference.state.table import Object, PlayerId, Ref, Table
from apnap_reference.turn.extra import in_first_upkeep, with_another_upkeep
from apnap_reference.turn.phases_and_steps import number_of_main_phase, times_of_a_step, whose_step

FEW: Final = 2
QUESTS: Final = 4


def each_players(
    step: Step, among: Callable[[Moment], Iterable[PlayerId]]
) -> Callable[[Moment], Iterator[Triggers]]:
    """Trigger as a step of certain players begins, once for each."""

    def triggers(moment: Moment) -> Iterator[Triggers]:
        if StepBegins(step) in moment.events:
            for player in whose_step(moment.after):
                if player in among(moment):
                    yield Triggers(concerns=player)

    return triggers


def _everybody(moment: Moment) -> tuple[PlayerId, ...]:
    return moment.after.turn.side


def _opponents(moment: Moment) -> tuple[PlayerId, ...]:
    return opponents(moment.after, moment.controller)


def _draw_for_whose_step(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return draws_a_card(table, thing.concerns) if thing.concerns is not None else table


card("Kami of the Crescent Moon", Triggered(each_players("draw", _everybody), _draw_for_whose_step))


def _holds_few_cards(table: Table, thing: Object) -> bool:
    return thing.concerns is not None and len(table.hand(thing.concerns)) <= FEW


def _bite(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    player = thing.concerns
    if player is None or thing.source is None or not in_game(table, player):
        return table
    return happen(table, Damage(thing.source, player, 2))


card(
    "Hellfire Mongrel",
    Triggered(each_players("upkeep", _opponents), _bite, provided=_holds_few_cards),
)


def _end_step_of_opponents(moment: Moment) -> Iterator[Triggers]:
    opposing = _opponents(moment)
    theirs = tuple(player for player in moment.after.turn.side if player in opposing)
    if theirs and StepBegins("end_step") in moment.events:
        for _ in range(times_of_a_step(moment.after, theirs)):
            yield Triggers()


def _lost_no_life(table: Table, thing: Object) -> bool:
    return thing.controller not in table.turn.lost_life


def _count_a_quest(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    if thing.source is None or not on_battlefield(table, thing.source):
        return table
    return happen(table, Counters(thing.source, "quest", 1))


def _call_an_angel(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    source = thing.source if thing.source is not None else thing.id
    return happen(table, Makes("Angel Token", thing.controller, source))


card(
    "Luminarch Ascension",
    Triggered(_end_step_of_opponents, _count_a_quest, provided=_lost_no_life, optional=True),
    Activated(
        Cost(mana="{1}{W}"),
        _call_an_angel,
        window=lambda _table, source, _player: source.counters.get("quest", 0) >= QUESTS,
    ),
)


def _first_upkeep_of_the_enchanted(moment: Moment) -> Iterator[Triggers]:
    host = moment.source.attached_to
    if StepBegins("upkeep") in moment.events and in_first_upkeep(moment.after):
        for player in moment.after.turn.side:
            if player == host:
                yield Triggers(concerns=player)


def _another_upkeep(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return with_another_upkeep(table, thing.concerns) if thing.concerns is not None else table


card(
    "Paradox Haze",
    Triggered(_first_upkeep_of_the_enchanted, _another_upkeep),
)


def _your_second_main_phase(moment: Moment) -> Iterator[Triggers]:
    if StepBegins("postcombat_main") in moment.events and number_of_main_phase(moment.after) == FEW:
        for player in whose_step(moment.after):
            if player == moment.controller:
                yield Triggers()


def _is_tapped(table: Table, thing: Object) -> bool:
    there = table.objects.get(thing.source) if thing.source is not None else None
    return there is not None and there.tapped


def _gain_two(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return happen(table, Life(thing.controller, 2))


card(
    "Cautious Survivor",
    Triggered(_your_second_main_phase, _gain_two, provided=_is_tapped),
)


card("Oreskos Sun Guide", Triggered(this_becomes(Untaps), _gain_two))


def _of_an_opponent_no_wall(table: Table, thing: Object, ref: Ref) -> bool:
    if not a_creature(table, thing, ref) or isinstance(ref, str):
        return False
    theirs = controller(table, ref) in opponents(table, thing.controller)
    return theirs and not has_type(table, ref, "Wall")


def _gift_of_the_forest(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    target, who = target_object(thing), thing.controller
    if target is None:
        return table
    return with_effect(table, GainsKeyword("forestwalk"), who, UpkeepOf(who), (target,))


def _yours(moment: Moment) -> tuple[PlayerId, ...]:
    return (moment.controller,)


card(
    "Erhnam Djinn",
    Triggered(
        each_players("upkeep", _yours),
        _gift_of_the_forest,
        targets=(TargetWord(_of_an_opponent_no_wall),),
    ),
)


def _sacrifice_itself(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    source = thing.source
    if source is None or not on_battlefield(table, source):
        return table
    own = controller(table, source) == thing.controller
    return happen(table, Moves(source, "graveyard")) if own else table


card("Ball Lightning", Triggered(end_step_begins, _sacrifice_itself))
