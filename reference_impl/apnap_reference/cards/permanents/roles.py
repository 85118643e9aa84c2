"""Cards that create Role tokens, and those tokens."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from apnap_reference.cards.phrases import TARGET_CREATURE, the_object
from apnap_reference.changes.applying import happen
from apnap_reference.objects.lasting_effects import gets
from apnap_reference.objects.layers import grown, with_keyword
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Makes
from apnap_reference.state.stack_abilities import SpellAbility
from apnap_reference.state.static_abilities import Change, Seen, StaticChange
from apnap_reference.state.table import Object, ObjectId, Table


def _rages(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    target, who = the_object(thing), thing.controller
    table = gets(table, thing, target, 2, 0)
    return happen(table, Makes("Monster Role Token", who, thing.id, attached_to=target))


card("Monstrous Rage", SpellAbility(_rages, (TARGET_CREATURE,)))


def _host(source: Object, seen: Seen) -> tuple[ObjectId, ...]:
    host = source.attached_to
    return (host,) if isinstance(host, int) and host in seen else ()


def _tramples(_: Table, source: Object, seen: Seen) -> Iterator[Change]:
    yield Change("6", source.stamp, _host(source, seen), partial(with_keyword, word="trample"))


def _grows(_: Table, source: Object, seen: Seen) -> Iterator[Change]:
    grow = partial(grown, power=1, toughness=1)
    yield Change("7c", source.stamp, _host(source, seen), grow)


card("Monster Role Token", StaticChange("6", _tramples), StaticChange("7c", _grows))
