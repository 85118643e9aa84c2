"""Cards whose abilities trigger as a step of somebody's turn begins."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from apnap.protocol import Step
from apnap_reference.cards.phrases import (
    an_opponents_creature,
    damages_that_player,
    end_step_begins,
    gains_life,
    that_player,
    the_object,
    this_gets_counters,
)
from apnap_reference.cards.triggers.states import sacrifice_this
from apnap_reference.changes.applying import happen
from apnap_reference.changes.drawing import draws_a_card
from apnap_reference.changes.what_triggers import this_becomes
from apnap_reference.objects.characteristics import has_type
from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.players.players import opponents
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import GainsKeyword, UpkeepOf
from apnap_reference.state.events import Makes, StepBegins, Untaps
from apnap_reference.state.stack_abilities import (
    Activated,
    Cost,
    Moment,
    TargetWord,
    Triggered,
    Triggers,
)
from apnap_reference.state.table import Object, ObjectId, PlayerId, Ref, Table, source_of
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
    return draws_a_card(table, that_player(thing))


card("Kami of the Crescent Moon", Triggered(each_players("draw", _everybody), _draw_for_whose_step))


def _holds_few_cards(table: Table, thing: Object) -> bool:
    return len(table.hand(that_player(thing))) <= FEW


card(
    "Hellfire Mongrel",
    Triggered(
        each_players("upkeep", _opponents), damages_that_player(2), provided=_holds_few_cards
    ),
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
    return this_gets_counters(table, thing, "quest", 1)


def _call_an_angel(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return happen(table, Makes("Angel Token", thing.controller, source_of(thing)))


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
    return with_another_upkeep(table, that_player(thing))


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
    there = table.objects.get(source_of(thing))
    return there is not None and there.tapped


card(
    "Cautious Survivor",
    Triggered(_your_second_main_phase, gains_life(2), provided=_is_tapped),
)


card("Oreskos Sun Guide", Triggered(this_becomes(Untaps), gains_life(2)))


def _of_an_opponent_no_wall(table: Table, thing: Object, ref: Ref) -> bool:
    theirs = an_opponents_creature(table, thing, ref)
    return theirs and not has_type(table, ObjectId(int(ref)), "Wall")


def _gift_of_the_forest(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    target, who = the_object(thing), thing.controller
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


card("Ball Lightning", Triggered(end_step_begins, sacrifice_this))
