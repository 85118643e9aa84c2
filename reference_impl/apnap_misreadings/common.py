"""What misreadings in several places ask of a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from apnap_reference.changes.sharing import sharing_life
from apnap_reference.choices.asking import deciders
from apnap_reference.combat.attacking_and_defending import defender_of
from apnap_reference.objects.characteristics import (
    abilities_in_play,
    controller,
    has_keyword,
    has_type,
    printed,
)
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.players.players import Side, in_game, opponents, side_of, teammates
from apnap_reference.state.abilities import ability
from apnap_reference.state.combat_abilities import Attacks
from apnap_reference.state.dialogue import Choice
from apnap_reference.state.effects import PlaysMoreLands
from apnap_reference.state.events import Moves
from apnap_reference.state.memories import object_in
from apnap_reference.state.stack_abilities import Triggered
from apnap_reference.state.static_abilities import MoreLands
from apnap_reference.state.table import Object, ObjectId, PlayerId, Ref, Table, replace

Outstanding = tuple[Choice, ...]
Players = tuple[PlayerId, ...]
OfSome = Callable[[Table, Object], bool]
"""Which permanents are meant."""


def first_who_has_any(order: tuple[Side, ...], outstanding: Outstanding) -> Outstanding:
    """Give the outstanding choices of the first in an order who has any."""
    for side in order:
        own = tuple(choice for choice in outstanding if choice.who in side)
        if own:
            return own
    return ()


def by_defender(table: Table, attacks: Attacks) -> Iterator[Attacks]:
    """Yield the part of an attack that each defending player faces."""
    facing = {attacker: defender_of(table, ref) for attacker, ref in attacks.on.items()}
    for player in dict.fromkeys(facing.values()):
        on = {attacker: ref for attacker, ref in attacks.on.items() if facing[attacker] == player}
        yield Attacks(attacks.by, on)


def may_play_more_lands(table: Table, player: PlayerId) -> bool:
    """Tell whether a card or an effect lets a player play additional lands."""
    by_cards = abilities_in_play(table, MoreLands)
    return any(e.player == player for e in lasting(table, PlaysMoreLands)) or any(
        controller(table, source.id) == player for source, _ in by_cards
    )


def untargetable(table: Table, who: PlayerId, ref: Ref) -> bool:
    """Tell whether a player's spells could not target a permanent."""
    if isinstance(ref, str):
        return False
    hostile = controller(table, ref) in opponents(table, who)
    return has_keyword(table, ref, "shroud") or (hostile and has_keyword(table, ref, "hexproof"))


def after_whom_it_interrupts(table: Table, found: tuple[Side, ...]) -> tuple[Side, ...]:
    """Order who is asked as in the turn that an extra turn interrupts."""
    seats: list[str] = [player.name for player in table.players]
    last = table.turn.goes_on_after
    if last not in seats:
        return found
    order = seats[seats.index(last) + 1 :] + seats[: seats.index(last) + 1]
    return tuple(sorted(found, key=lambda side: order.index(side[0])))


def first_to_defend(table: Table) -> Side | None:
    """Give the first defending player, with shared turns the defending team; None if nobody is."""
    combat = table.turn.combat
    return side_of(table, combat.defending[0]) if combat and combat.defending else None


def in_a_later_combat(table: Table) -> bool:
    """Tell whether this turn has had a combat phase before the one that is going on."""
    return "end_of_combat" in table.turn.been


def with_who_decides(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    """Give a player with whoever decides for that player."""
    return tuple(dict.fromkeys((player, *deciders(table, (player,)))))


def unlimited(table: Table) -> Table:
    """Give the table as it were if influence had no limit."""
    return replace(table, variant=replace(table.variant, range_of_influence=None))


def whole_team(table: Table, player: PlayerId) -> Players:
    """Give a player with all teammates."""
    return (player, *teammates(table, player))


def team_of_single_turns(table: Table, player: PlayerId) -> Players:
    """Give a player with all teammates, or alone where teams share their turns."""
    return (player,) if table.variant.shared_team_turns else whole_team(table, player)


def teammate_in_game(table: Table, player: PlayerId) -> PlayerId | None:
    """Give a teammate who is still in the game, if there is one."""
    return next((one for one in teammates(table, player) if in_game(table, one)), None)


def taking_turns(table: Table) -> tuple[PlayerId, ...]:
    """Give everybody who is taking a turn, in whichever of those that go on."""
    return tuple(player for turn in table.turns for player in turn.side)


def wherever_it_is(table: Table, thing: Object) -> ObjectId | None:
    """Give the object that an ability remembers, in whichever zone its card is now."""
    meant = object_in(thing.memory, "card")
    found = table.called(table.name_of(meant))
    return found.id if found is not None else None


def with_those_on_what_is_phased_out(table: Table, after: Table) -> Table:
    """Give back the effects that have ended, where all that they apply to is phased out."""
    kept = tuple(
        effect
        for effect in table.effects
        if effect not in after.effects
        and effect.objects
        and all(one in table.objects and table.objects[one].phased_out for one in effect.objects)
    )
    return replace(after, effects=(*after.effects, *kept))


def has_triggered(thing: Object) -> bool:
    """Tell whether an object is a triggered ability."""
    return thing.kind == "ability" and isinstance(ability(thing.ability), Triggered)


def with_life_all_the_same(table: Table, player: PlayerId, amount: int) -> Table:
    """Give a player, and whoever shares that life, so much life, whatever forbids it."""
    for member in sharing_life(table, player):
        one = table.player(member)
        table = table.with_player(replace(one, life=one.life + amount))
    return table


def attacked_now(table: Table, by: PlayerId | None) -> set[Ref]:
    """Give the players whom creatures of a player are attacking now."""
    attacks = table.turn.combat.attacks if table.turn.combat is not None else ()
    return {
        attack.target
        for attack in attacks
        if isinstance(attack.target, str) and controller(table, attack.attacker) == by
    }


def is_token(_: Table, thing: Object) -> bool:
    """Tell whether a permanent is a token."""
    return thing.kind == "token"


def is_artifact(table: Table, thing: Object) -> bool:
    """Tell whether a permanent is an artifact."""
    return has_type(table, thing.id, "Artifact")


def is_face_down(_: Table, thing: Object) -> bool:
    """Tell whether a permanent is face down."""
    return thing.face_down


def is_borrowed(table: Table, thing: Object) -> bool:
    """Tell whether a permanent is under another player than its owner."""
    return controller(table, thing.id) != thing.owner


def is_of_the_active_player(table: Table, thing: Object) -> bool:
    """Tell whether a permanent is under a player whose turn it is."""
    return controller(table, thing.id) in table.turn.side


def has_come_to_life(table: Table, thing: Object) -> bool:
    """Tell whether a permanent is a creature that was none as it was printed."""
    return has_type(table, thing.id, "Creature") and "Creature" not in printed(thing).types


def apart_from(table: Table, moves: Iterator[Moves], spared: OfSome) -> Iterator[Moves]:
    """Yield of some moves those of permanents that are not spared."""
    return (move for move in moves if not spared(table, table.objects[move.thing]))


def names_a_token(table: Table, thing: ObjectId) -> bool:
    """Tell whether an object is a token, or was one when it left."""
    found = table.objects.get(thing)
    if found is None and thing in table.past:
        found = table.past[thing].object
    return found is not None and found.kind == "token"


def is_printed_as_a_creature(table: Table, thing: ObjectId) -> bool:
    """Tell whether a permanent is a creature by what is printed on it, and not by an effect."""
    return "Creature" in printed(table.objects[thing]).types


def with_those_on_tokens(table: Table, after: Table) -> Table:
    """Give back the effects that have ended, where all that they apply to is a token."""
    kept = tuple(
        effect
        for effect in table.effects
        if effect not in after.effects
        and effect.objects
        and all(names_a_token(table, one) for one in effect.objects)
    )
    return replace(after, effects=(*after.effects, *kept))
