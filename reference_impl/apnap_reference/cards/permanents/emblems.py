"""Planeswalkers that give emblems, and what those do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from apnap_reference.cards.groups import creatures_of
from apnap_reference.cards.phrases import that_player
from apnap_reference.cards.players.sacrificing import each_gives_up, own
from apnap_reference.cards.triggers.beginnings import each_players
from apnap_reference.changes.applying import happen
from apnap_reference.changes.destroying import destroyed
from apnap_reference.changes.emblems import gets_an_emblem
from apnap_reference.objects.characteristics import characteristics, permanents
from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.objects.layers import grown, with_keyword
from apnap_reference.objects.within_range import permanents_affected
from apnap_reference.players.players import opponents
from apnap_reference.state.abilities import card, emblem
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import GainsKeyword, Gets, TurnOf
from apnap_reference.state.events import Makes
from apnap_reference.state.stack_abilities import Activated, Cost, Moment, Resolve, Triggered
from apnap_reference.state.static_abilities import Change, Seen, StaticChange
from apnap_reference.state.table import Object, PlayerId, Table, source_of

MIGHTY: Final = 4
ELSPETH: Final = "Elspeth, Sun's Champion"
SORIN: Final = "Sorin, Solemn Visitor"


def creates(token: str, number: int) -> Resolve:
    """Make the effect that its controller creates so many tokens."""

    def resolve(table: Table, thing: Object) -> Dialogue[Table]:
        yield from ()
        return happen(table, *(Makes(token, thing.controller, source_of(thing)),) * number)

    return resolve


def gives_an_emblem(name: str) -> Resolve:
    """Make the effect that its controller gets the emblem of a card."""

    def resolve(table: Table, thing: Object) -> Dialogue[Table]:
        yield from ()
        return gets_an_emblem(table, thing.controller, name)

    return resolve


def _destroys_the_mighty(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    creatures = permanents_affected(table, thing.controller, "Creature")
    powers = {creature: characteristics(table, creature).power or 0 for creature in creatures}
    return destroyed(table, *(one for one, power in powers.items() if power >= MIGHTY))


card(
    ELSPETH,
    Activated(Cost(loyalty=1), creates("Soldier Token", 3)),
    Activated(Cost(loyalty=-3), _destroys_the_mighty),
    Activated(Cost(loyalty=-7), gives_an_emblem(ELSPETH)),
)


def _yours_grow(table: Table, source: Object, seen: Seen) -> Iterator[Change]:
    yours = creatures_of(table, seen, (source.controller,))
    yield Change("7c", source.stamp, yours, partial(grown, power=2, toughness=2))


def _yours_fly(table: Table, source: Object, seen: Seen) -> Iterator[Change]:
    yours = creatures_of(table, seen, (source.controller,))
    yield Change("6", source.stamp, yours, partial(with_keyword, word="flying"))


emblem(ELSPETH, StaticChange("7c", _yours_grow), StaticChange("6", _yours_fly))


def _yours_drain(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    who = thing.controller
    yours = tuple(creature.id for creature in permanents(table, "Creature", of=who))
    if not yours:
        return table
    table = with_effect(table, Gets(1, 0), who, TurnOf(who), yours)
    return with_effect(table, GainsKeyword("lifelink"), who, TurnOf(who), yours)


card(
    SORIN,
    Activated(Cost(loyalty=1), _yours_drain),
    Activated(Cost(loyalty=-2), creates("Vampire Token", 1)),
    Activated(Cost(loyalty=-6), gives_an_emblem(SORIN)),
)


def _opponents(moment: Moment) -> tuple[PlayerId, ...]:
    return opponents(moment.after, moment.controller)


def _that_player_sacrifices(table: Table, thing: Object) -> Dialogue[Table]:
    players = (that_player(thing),)
    return (yield from each_gives_up(table, lambda _: players, own("Creature"), "sacrifice"))


emblem(SORIN, Triggered(each_players("upkeep", _opponents), _that_player_sacrifices))
