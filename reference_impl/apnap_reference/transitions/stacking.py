"""What comes onto the stack, and in which order it lies there."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol import Activate, AnswerSaid, Object, Order, OrderTriggers, PlayerName, SideName
from apnap_reference.transitions.passages import Passage, apnap_order
from apnap_reference.transitions.wrong import Wrong, transition


@transition("405.2", "stack")
def new_on_top(passage: Passage) -> Iterator[Wrong]:
    """What is put on the stack lies above all that was there, which stays in its order."""
    if passage.turns is None:
        return
    old, new = passage.turns[0].stack, passage.turns[1].stack
    if old == new or new[: len(old)] == old:
        return
    stayed = tuple(name for name in old if name in new)
    if new[: len(stayed)] != stayed:
        told = f"the stack was {', '.join(old)}, and is {', '.join(new) or 'empty'}"
        yield Wrong("wrong_state", "turns.0.stack", told, excusable=False)


@transition("405.5", "stack")
def the_top_resolves_first(passage: Passage) -> Iterator[Wrong]:
    """As players pass, what lies on top of the stack resolves before what lies below it."""
    if passage.turns is None or not passage.passed or passage.stepped:
        return
    old, new = passage.turns[0].stack, passage.turns[1].stack
    if not old or old[-1] not in new or any(now.left is not None for _, now in passage.people):
        return
    for name in old[:-1]:
        if name not in new:
            told = f"{name} leaves the stack, and {old[-1]} lies above it"
            yield Wrong("wrong_order", "turns.0.stack", told, old[-1], name, also=(name, old[-1]))
            return


def _new_abilities(passage: Passage) -> list[Object]:
    """Give the triggered abilities that have come onto the stack, the lowest first."""
    if passage.turns is None:
        return []
    old, new = passage.turns[0].stack, passage.turns[1].stack
    things = (passage.after.things.get(name) for name in new if name not in old)
    found = [one for one in things if one is not None and one.kind == "ability"]
    say = passage.said.say if isinstance(passage.said, AnswerSaid) else None
    if isinstance(say, Activate):  # what is activated lies there as well
        return [one for one in found if one.source != say.source]
    return found


def _out_of_order(passage: Passage) -> Iterator[Wrong]:
    if passage.turns is None or passage.turns[0].stack == passage.turns[1].stack:
        return
    place = apnap_order(passage)
    before: Object | None = None
    for one in _new_abilities(passage) if place else ():
        if before is not None:
            mine, last = (place.get(str(a.controller)) for a in (one, before))
            if mine is not None and last is not None and mine < last:
                told = f"the ability of {one.controller} is put above that of {before.controller}"
                doubtful = passage.acted and not passage.memory.every_priority
                also = (one.name,)
                yield Wrong("wrong_order", "turns.0.stack", told, also=also, doubtful=doubtful)
        before = one


@transition("603.3b", "stack")
def triggers_in_turn_order(passage: Passage) -> Iterator[Wrong]:
    """Triggered abilities go on the stack in turn order, those of the active player first."""
    if not passage.after.variant.shared_team_turns:
        yield from _out_of_order(passage)


@transition("805.7", "stack")
def triggers_team_by_team(passage: Passage) -> Iterator[Wrong]:
    """Triggered abilities go on the stack team by team, those of the active team first."""
    if passage.after.variant.shared_team_turns:
        yield from _out_of_order(passage)


def _decides(passage: Passage, speaker: PlayerName, decider: SideName) -> bool:
    """Tell whether it is as a speaker says, even if teammates have said something else (805.2)."""
    team = next((one for one in passage.after.teams if one.name == decider), None)
    return team is None or speaker == team.primary or team.members == (speaker,)


@transition("603.3a", "stack")
def triggers_of_who_controls_their_source(passage: Passage) -> Iterator[Wrong]:
    """The controller of a source as its ability triggers controls that ability too."""
    for one in () if passage.acted else _new_abilities(passage):
        was, now = (state.things.get(str(one.source)) for state in (passage.before, passage.after))
        if now is None or now.zone != "battlefield":
            continue
        if was is not None and was.zone == "battlefield" and was.controller != now.controller:
            continue
        if one.controller != now.controller and "unknown" not in (one.controller, now.controller):
            told = f"{one.controller} controls an ability of {now.name}"
            where, also = f"objects.{one.name}.controller", (now.name,)
            expected, got = str(now.controller), str(one.controller)
            yield Wrong("wrong_state", where, told, expected, got, also=also)


@transition("603.3b", "order")
def triggers_as_ordered(passage: Passage) -> Iterator[Wrong]:
    """Triggered abilities lie on the stack in the order in which their controller puts them."""
    said = passage.said
    if not isinstance(said, AnswerSaid) or not isinstance(said.say, Order):
        return
    if not isinstance(passage.answered, OrderTriggers) or passage.turns is None:
        return
    if not _decides(passage, said.by, passage.answered.decider):
        return
    wished = [name for name in said.say.objects if name in passage.turns[1].stack]
    there = [name for name in passage.turns[1].stack if name in wished]
    if wished != there:
        told = f"{said.by} orders {', '.join(wished)}, and on the stack lie {', '.join(there)}"
        yield Wrong("wrong_state", "turns.0.stack", told, excusable=False)


@transition("603.3b", "order")
def triggers_ordered_in_turn_order(passage: Passage) -> Iterator[Wrong]:
    """Players order their triggered abilities one after the other, the active player first."""
    if passage.turns is None or not isinstance(passage.answered, OrderTriggers):
        return
    place = apnap_order(passage)
    mine = place.get(passage.answered.subject or passage.answered.decider)
    for one in passage.after.pending:
        if isinstance(one, OrderTriggers) and one.id != passage.answered.id:
            theirs = place.get(one.subject or one.decider)
            if mine is not None and theirs is not None and theirs < mine:
                told = f"{one.decider} is asked for an order after {passage.answered.decider}"
                yield Wrong("wrong_decider", "pending.order_triggers", told)


@transition("603.3b", "asks order_triggers")
def the_first_in_turn_order_orders_first(passage: Passage) -> Iterator[Wrong]:
    """Of players with several abilities to order, the first in turn order is asked first."""
    if passage.turns is None or isinstance(passage.answered, OrderTriggers):
        return
    place, stack = apnap_order(passage), passage.turns[1].stack
    waiting: dict[int, set[tuple[str | None, str | None]]] = {}
    for name, one in passage.after.things.items():
        mine = place.get(str(one.controller))
        if (one.kind, one.zone) == ("ability", "stack") and name not in stack and mine is not None:
            waiting.setdefault(mine, set()).add((one.source, one.card))
    for asked in passage.after.pending:
        if not isinstance(asked, OrderTriggers):
            continue
        theirs = place.get(asked.subject or asked.decider)
        first = [mine for mine, kinds in waiting.items() if len(kinds) > 1]
        if theirs is not None and first and min(first) < theirs:
            told = f"{asked.decider} is asked for an order before others who come first"
            yield Wrong("wrong_decider", "pending.order_triggers", told)
