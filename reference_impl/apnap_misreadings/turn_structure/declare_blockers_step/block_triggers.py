"""Misreadings of rules 509.1i to 509.3g: what triggers as blockers are declared, and when."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_misreadings.common import first_to_defend, in_a_later_combat, is_borrowed, names_a_token
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import happen
from apnap_reference.changes.removal_from_combat import removed_from_combat
from apnap_reference.combat.block_triggers import (
    Fits,
    becomes_blocked_by_at_least,
    this_becomes_blocked,
    this_becomes_blocked_by_a_creature,
    this_blocks,
    this_blocks_a_creature,
    this_blocks_at_least,
    this_isnt_blocked,
    with_such_a_creature,
)
from apnap_reference.combat.declaring_blockers import (
    became_blocked,
    others_unblocked,
)
from apnap_reference.combat.entering import comes_to_block
from apnap_reference.combat.unblocking import becomes_blocked
from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.players.players import Side
from apnap_reference.spells.triggers_on_the_stack import put_triggers_on_the_stack
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import BecomesColor, Does, Duration
from apnap_reference.state.events import (
    BecomesBlocked,
    DeclaredBlocking,
    EntersBlocking,
    IsntBlocked,
)
from apnap_reference.state.memories import object_in
from apnap_reference.state.stack_abilities import Moment, Triggers
from apnap_reference.state.table import ObjectId, PlayerId, Table, attack_of, blocking_of, replace
from apnap_reference.turn.phases_and_steps import receives_first


@mutant(
    "509.1i",
    "blockers that are declared trigger abilities of the blocked attackers only",
    replaces=became_blocked,
)
def blocks_trigger_for_attackers_only(table: Table, blockers: tuple[ObjectId, ...]) -> Table:
    before = len(table.waiting)
    table = became_blocked.function(table, blockers)
    kept = tuple(one for one in table.waiting[before:] if one.source not in blockers)
    return replace(table, waiting=(*table.waiting[:before], *kept))


@mutant(
    "509.2",
    "once blockers have been declared, a defending player receives priority first",
    replaces=receives_first,
    since="2024-11-08",
)
def defenders_act_first_after_blocks(table: Table) -> Side | None:
    first = receives_first.function(table)
    if table.turn.step != "declare_blockers":
        return first
    return first_to_defend(table) or first


@mutant(
    "509.2a",
    "block triggers go on the stack in the order in which they triggered",
    replaces=put_triggers_on_the_stack,
    since="2024-11-08",
)
def block_triggers_in_order_of_triggering(table: Table) -> Dialogue[Table]:
    if table.turn.step != "declare_blockers":
        return (yield from put_triggers_on_the_stack.function(table))
    waiting, table = table.waiting, replace(table, waiting=())
    for one in waiting:
        table = yield from put_triggers_on_the_stack.function(replace(table, waiting=(one,)))
    return table


@mutant(
    "509.3",
    "no block trigger triggers for a creature that blocks more than one attacker",
    replaces=this_blocks,
)
def only_single_blocks_trigger(moment: Moment) -> Iterator[Triggers]:
    block = blocking_of(moment.after.turn.combat, moment.source.id)
    if block is not None and len(block.attackers) == 1:
        yield from this_blocks.function(moment)


@mutant(
    "509.3a",
    '"whenever a creature blocks" triggers for each attacker that it blocks',
    replaces=this_blocks,
)
def blocking_counts_each_attacker(moment: Moment) -> Iterator[Triggers]:
    for _ in this_blocks_a_creature.function(moment):
        yield Triggers()


@mutant(
    "509.3a",
    '"whenever a creature blocks" triggers as it is declared, not when an effect makes it block',
    replaces=this_blocks,
)
def only_declared_blockers_trigger(moment: Moment) -> Iterator[Triggers]:
    combat = moment.after.turn.combat
    if combat is not None and not combat.blocks_declared:
        yield from this_blocks.function(moment)


@mutant("509.3a", '"whenever it blocks" doesn\'t trigger for blocked tokens', replaces=this_blocks)
def blocking_a_token_is_nothing(moment: Moment) -> Iterator[Triggers]:
    blocked = (
        event.attacker
        for event in moment.events
        if isinstance(event, DeclaredBlocking) and event.blocker == moment.source.id
    )
    if not all(names_a_token(moment.after, one) for one in blocked):
        yield from this_blocks.function(moment)


@mutant(
    "509.3a",
    '"whenever it blocks" triggers only once a turn, however many combat phases that has',
    replaces=this_blocks,
)
def blocks_of_a_second_combat_are_unseen(moment: Moment) -> Iterator[Triggers]:
    if not in_a_later_combat(moment.after):
        yield from this_blocks.function(moment)


@mutant(
    "509.3b",
    '"whenever it blocks a creature" triggers once, however many attackers it blocks',
    replaces=this_blocks_a_creature,
)
def blocking_creatures_triggers_once(moment: Moment) -> Iterator[Triggers]:
    yield from tuple(this_blocks_a_creature.function(moment))[:1]


@mutant(
    "509.3b",
    "a creature that an effect makes block another attacker in the same combat doesn't trigger",
    replaces=this_blocks_a_creature,
)
def blocking_triggers_at_the_declaration_only(moment: Moment) -> Iterator[Triggers]:
    combat = moment.after.turn.combat
    if combat is not None and not combat.blocks_declared:
        yield from this_blocks_a_creature.function(moment)


@mutant(
    "509.3b",
    '"whenever it blocks a creature" doesn\'t trigger for a blocked token',
    replaces=this_blocks_a_creature,
)
def a_token_is_no_such_creature(moment: Moment) -> Iterator[Triggers]:
    for one in this_blocks_a_creature.function(moment):
        if not names_a_token(moment.after, object_in(one.memory, "creature")):
            yield one


@mutant(
    "509.3c",
    (
        "an ability that triggers when a creature becomes blocked triggers once for each of its "
        "blockers"
    ),
    replaces=became_blocked,
    since="2024-06-07",
)
def blocked_by_each(table: Table, blockers: tuple[ObjectId, ...]) -> Table:
    combat = table.turn.combat
    if combat is None or not blockers:
        return table
    declared = [block for block in combat.blocks if block.blocker in blockers]
    pairs = [(block.blocker, attacker) for block in declared for attacker in block.attackers]
    blocked = {attacker for _, attacker in pairs}
    attacks = tuple(
        replace(attack, blocked=True) if attack.attacker in blocked else attack
        for attack in combat.attacks
    )
    table = table.with_combat(replace(combat, attacks=attacks))
    return happen(
        table,
        *(DeclaredBlocking(blocker, attacker) for blocker, attacker in pairs),
        *(BecomesBlocked(attacker) for _, attacker in pairs),
    )


@mutant(
    "509.3c",
    "a blocked creature becomes blocked again when an effect makes another creature block it",
    replaces=comes_to_block,
    since="2024-06-07",
)
def blocked_again(table: Table, creature: ObjectId, attacker: ObjectId) -> Table:
    was = attack_of(table.turn.combat, attacker)
    table = comes_to_block.function(table, creature, attacker)
    return happen(table, BecomesBlocked(attacker)) if was is not None and was.blocked else table


@mutant(
    "509.3c",
    "a blocked creature that no creature blocks any longer becomes blocked again by a later one",
    replaces=comes_to_block,
    origin="others",
)
def blocked_anew_once_free(table: Table, creature: ObjectId, attacker: ObjectId) -> Table:
    was = attack_of(table.turn.combat, attacker)
    table = comes_to_block.function(table, creature, attacker)
    again = was is not None and was.blocked and not was.blockers
    return happen(table, BecomesBlocked(attacker)) if again else table


@mutant(
    "509.3c",
    "an ability of a creature that becomes blocked also triggers when another one does",
    replaces=this_becomes_blocked,
    origin="XMage #9325",
)
def blocked_like_the_others(moment: Moment) -> Iterator[Triggers]:
    for event in moment.events:
        if isinstance(event, BecomesBlocked):
            yield Triggers(memory={"attacker": moment.source.id})


@mutant(
    "509.3c",
    '"whenever it becomes blocked" triggers only once a turn, however many combat phases it has',
    replaces=this_becomes_blocked,
)
def blocked_in_a_second_combat_is_unseen(moment: Moment) -> Iterator[Triggers]:
    if not in_a_later_combat(moment.after):
        yield from this_becomes_blocked.function(moment)


@mutant(
    "509.3d",
    '"becomes blocked by a creature" triggers once for all creatures that block',
    replaces=this_becomes_blocked_by_a_creature,
)
def blocked_by_creatures_triggers_once(moment: Moment) -> Iterator[Triggers]:
    yield from tuple(this_becomes_blocked_by_a_creature.function(moment))[:1]


@mutant(
    "509.3d",
    'a creature that enters blocking doesn\'t trigger "becomes blocked by a creature"',
    replaces=this_becomes_blocked_by_a_creature,
)
def entering_blockers_trigger_nothing(moment: Moment) -> Iterator[Triggers]:
    if not any(isinstance(event, EntersBlocking) for event in moment.events):
        yield from this_becomes_blocked_by_a_creature.function(moment)


@mutant(
    "509.3d",
    '"becomes blocked by a creature" doesn\'t trigger for a blocker that another player owns',
    replaces=this_becomes_blocked_by_a_creature,
)
def borrowed_blockers_trigger_nothing(moment: Moment) -> Iterator[Triggers]:
    for one in this_becomes_blocked_by_a_creature.function(moment):
        blocker = moment.after.objects[object_in(one.memory, "creature")]
        if not is_borrowed(moment.after, blocker):
            yield one


@mutant(
    "509.3d",
    "an effect that makes a creature blocked makes it become blocked by a creature",
    replaces=becomes_blocked,
)
def blocked_by_an_effect_is_by_a_creature(table: Table, attacker: ObjectId) -> Table:
    table = becomes_blocked.function(table, attacker)
    nobody = table.in_zone("battlefield")[-1]
    return happen(table, EntersBlocking(nobody.id, attacker))


@mutant(
    "509.3e",
    '"blocks two or more creatures" triggers only if it blocks exactly two',
    replaces=this_blocks_at_least,
)
def exactly_so_many_blocked(moment: Moment, number: int) -> Iterator[Triggers]:
    block = blocking_of(moment.after.turn.combat, moment.source.id)
    if block is not None and len(block.attackers) == number:
        yield from this_blocks_at_least.function(moment, number)


@mutant(
    "509.3e",
    '"blocks two or more creatures" triggers on any block',
    replaces=this_blocks_at_least,
)
def one_blocked_is_enough(moment: Moment, number: int) -> Iterator[Triggers]:
    yield from this_blocks_at_least.function(moment, min(number, 1))


@mutant(
    "509.3e",
    'only the declaration of blockers can trigger "blocks two or more creatures"',
    replaces=this_blocks_at_least,
)
def numbers_count_at_the_declaration_only(moment: Moment, number: int) -> Iterator[Triggers]:
    combat = moment.after.turn.combat
    if combat is not None and not combat.blocks_declared:
        yield from this_blocks_at_least.function(moment, number)


@mutant(
    "509.3e",
    '"becomes blocked by two or more creatures" triggers when a single creature blocks',
    replaces=becomes_blocked_by_at_least,
)
def one_blocker_is_enough(moment: Moment, number: int) -> Iterator[Triggers]:
    yield from becomes_blocked_by_at_least.function(moment, min(number, 1))


@mutant(
    "509.3e",
    '"becomes blocked by two or more creatures" triggers only if exactly two block',
    replaces=becomes_blocked_by_at_least,
)
def exactly_so_many_blockers(moment: Moment, number: int) -> Iterator[Triggers]:
    by_more = tuple(becomes_blocked_by_at_least.function(moment, number + 1))
    for triggers in becomes_blocked_by_at_least.function(moment, number):
        if triggers not in by_more:
            yield triggers


@mutant(
    "509.3e",
    "a creature that enters blocking doesn't count for how many creatures block an attacker",
    replaces=becomes_blocked_by_at_least,
)
def only_declared_blockers_count(moment: Moment, number: int) -> Iterator[Triggers]:
    declared = any(isinstance(event, DeclaredBlocking) for event in moment.events)
    if declared:
        yield from becomes_blocked_by_at_least.function(moment, number)


@mutant(
    "509.3e",
    '"becomes blocked by two or more creatures" triggers again for each later blocker',
    replaces=becomes_blocked_by_at_least,
    origin="others",
)
def each_later_blocker_triggers_again(moment: Moment, number: int) -> Iterator[Triggers]:
    combat = moment.after.turn.combat
    most = len(combat.blocks) if combat is not None else 0
    by_so_many = (
        becomes_blocked_by_at_least.function(moment, least) for least in range(number, most + 1)
    )
    again = {one.memory["attacker"]: one for triggers in by_so_many for one in triggers}
    yield from again.values()


@mutant(
    "509.3f",
    "a block trigger looks at what is printed on a creature's card",
    replaces=with_such_a_creature,
)
def printed_blockers_fit(moment: Moment, fits: Fits) -> Iterator[Triggers]:
    after = replace(moment.after, effects=())
    seen = Moment(moment.before, after, moment.events, moment.source, moment.controller)
    yield from with_such_a_creature.function(seen, fits)


@mutant(
    "509.3f",
    "a creature whose color changes while it blocks or is blocked triggers abilities about that",
    replaces=with_effect,
)
def later_colors_trigger_too(
    table: Table,
    does: Does,
    controller: PlayerId,
    until: Duration,
    objects: tuple[ObjectId, ...] = (),
) -> Table:
    table = with_effect.function(table, does, controller, until, objects)
    combat = table.turn.combat
    if not isinstance(does, BecomesColor) or combat is None:
        return table
    events = tuple(
        DeclaredBlocking(block.blocker, attacker)
        for block in combat.blocks
        for attacker in block.attackers
        if block.blocker in objects or attacker in objects
    )
    return happen(table, *events) if events else table


@mutant(
    "509.3g",
    '"attacks and isn\'t blocked" triggers only for a creature that attacks a player',
    replaces=this_isnt_blocked,
)
def only_attackers_of_players_are_unblocked(moment: Moment) -> Iterator[Triggers]:
    attack = attack_of(moment.after.turn.combat, moment.source.id)
    if attack is not None and isinstance(attack.target, str):
        yield from this_isnt_blocked.function(moment)


@mutant(
    "509.3g",
    '"attacks and isn\'t blocked" triggers when all blockers of an attacker have left combat',
    replaces=removed_from_combat,
)
def free_attackers_arent_blocked(table: Table, thing: ObjectId) -> Table:
    combat = table.turn.combat
    only = tuple(
        attack.attacker
        for attack in (combat.attacks if combat else ())
        if attack.blockers == (thing,)
    )
    table = removed_from_combat.function(table, thing)
    return happen(table, *(IsntBlocked(attacker) for attacker in only)) if only else table


@mutant(
    "509.3g",
    '"attacks and isn\'t blocked" triggers only for creatures that were declared as attackers',
    replaces=others_unblocked,
)
def newcomers_are_never_unblocked(table: Table) -> Table:
    before = table.waiting
    table = others_unblocked.function(table)
    declared = table.turn.attacked
    new = tuple(one for one in table.waiting[len(before) :] if one.source in declared)
    return replace(table, waiting=(*before, *new))
