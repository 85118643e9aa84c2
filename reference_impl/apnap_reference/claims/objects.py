"""Where objects are, whose they are, and what only permanents have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from apnap_reference.claims.claims import Problem, claim
from apnap_reference.claims.facts import Facts, nobodys, printed_types, types


@claim("400.1")
def in_one_zone(known: Facts) -> Iterator[Problem]:
    """Each object is in exactly one zone."""
    seen: set[str] = set()
    for index, thing in enumerate(known.state.objects):
        if thing.name in seen:
            yield f"objects.{index}.name", f"{thing.name} is in two zones at once"
        seen.add(thing.name)


@claim("108.3")
def owned_by_a_player(known: Facts) -> Iterator[Problem]:
    """Each card is owned by the player who started the game with it."""
    for index, thing in enumerate(known.state.objects):
        if thing.owner not in known.players and thing.owner != "unknown":
            yield f"objects.{index}.owner", f"{thing.owner} owns {thing.name} but isn't a player"


@claim("110.2")
def permanents_have_a_controller(known: Facts) -> Iterator[Problem]:
    """Each permanent is controlled by a player."""
    for index, thing in enumerate(known.state.objects):
        known_ = thing.controller in known.players or thing.controller == "unknown"
        if thing.zone == "battlefield" and not known_:
            where = f"objects.{index}.controller"
            yield where, f"{thing.controller} controls {thing.name} but isn't a player"


@claim("112.2")
def spells_have_a_controller(known: Facts) -> Iterator[Problem]:
    """Each spell or ability on the stack is controlled by a player."""
    for index, thing in enumerate(known.state.objects):
        known_ = thing.controller in known.players or thing.controller == "unknown"
        if thing.zone == "stack" and not known_:
            where = f"objects.{index}.controller"
            yield where, f"{thing.controller} controls {thing.name} but isn't a player"


@claim("109.4")
def controlled_nowhere_else(known: Facts) -> Iterator[Problem]:
    """No player controls an object that is neither on the battlefield nor on the stack."""
    for index, thing in enumerate(known.state.objects):
        if thing.zone in ("library", "hand", "graveyard") and thing.controller is not None:
            where = f"objects.{index}.controller"
            yield where, f"{thing.name} is in a {thing.zone} but {thing.controller} controls it"


@claim("405.1", "turns")
def stacked_once(known: Facts) -> Iterator[Problem]:
    """Each object listed on the stack is there, and only once."""
    seen: set[str] = set()
    for number, turn in enumerate(known.state.turns):
        for index, name in enumerate(turn.stack):
            thing = known.things.get(name)
            where = f"turns.{number}.stack.{index}"
            if thing is None or thing.zone != "stack":
                yield where, f"{name} is listed on the stack but isn't on it"
            if name in seen:
                yield where, f"{name} is on the stack twice"
            seen.add(name)


@claim("405.2", "turns")
def has_a_place_on_the_stack(known: Facts) -> Iterator[Problem]:
    """When a player has priority, each object on the stack has its place in the order."""
    turns = known.state.turns
    if not turns or any(turn.priority is None for turn in turns):
        return
    placed = {name for turn in turns for name in turn.stack}
    for index, thing in enumerate(known.state.objects):
        if thing.zone == "stack" and thing.name not in placed:
            yield f"objects.{index}.zone", f"{thing.name} is on the stack but isn't in its order"


@claim("110.4")
def permanent_types(known: Facts) -> Iterator[Problem]:
    """An instant or sorcery card is never a permanent."""
    for index, thing in enumerate(known.state.objects):
        spell = {"Instant", "Sorcery"} & {*printed_types(thing), *types(thing)}
        if thing.zone == "battlefield" and spell and thing.face_down is False:
            yield f"objects.{index}.zone", f"{thing.name} ({thing.card}) can't be a permanent"


@claim("113.1")
def abilities_on_the_stack(known: Facts) -> Iterator[Problem]:
    """An activated or triggered ability is an object only on the stack."""
    for index, thing in enumerate(known.state.objects):
        if thing.kind == "ability" and thing.zone != "stack":
            yield f"objects.{index}.zone", f"the ability {thing.name} isn't on the stack"


@claim("110.5")
def only_permanents_have_status(known: Facts) -> Iterator[Problem]:
    """Only permanents are tapped or phased out."""
    for index, thing in enumerate(known.state.objects):
        for field in ("tapped", "phased_out"):
            if thing.zone != "battlefield" and getattr(thing, field) is True:
                where = f"objects.{index}.{field}"
                yield (
                    where,
                    f"{thing.name} isn't on the battlefield but is {field.replace('_', ' ')}",
                )


@claim("120.6")
def only_permanents_are_damaged(known: Facts) -> Iterator[Problem]:
    """Damage is marked only on permanents."""
    for index, thing in enumerate(known.state.objects):
        if thing.zone != "battlefield" and thing.damage not in (0, "unknown"):
            where = f"objects.{index}.damage"
            yield where, f"{thing.name} isn't on the battlefield but has damage marked on it"


@claim("400.7")
def nothing_is_remembered(known: Facts) -> Iterator[Problem]:
    """An object that has changed zones is no longer attached to anything."""
    for index, thing in enumerate(known.state.objects):
        if thing.zone != "battlefield" and thing.attached_to is not None:
            where = f"objects.{index}.attached_to"
            yield (
                where,
                f"{thing.name} isn't on the battlefield but is attached to {thing.attached_to}",
            )


@claim("115.1")
def only_the_stack_has_targets(known: Facts) -> Iterator[Problem]:
    """Only spells and abilities on the stack have targets."""
    for index, thing in enumerate(known.state.objects):
        if thing.zone != "stack" and thing.targets:
            where = f"objects.{index}.targets"
            yield where, f"{thing.name} isn't on the stack but has targets"


@claim("402.1")
def hands_as_counted(known: Facts) -> Iterator[Problem]:
    """A hand holds at least as many cards as are listed in it."""
    held = Counter(str(thing.owner) for thing in known.state.objects if thing.zone == "hand")
    for index, player in enumerate(known.state.players):
        if player.hand != "unknown" and player.hand < held[player.name]:
            where = f"players.{index}.hand"
            yield where, f"{player.name} has {held[player.name]} cards in hand, not {player.hand}"


@claim("401.2")
def one_card_a_place(known: Facts) -> Iterator[Problem]:
    """A library is one pile, in which each card has its own position."""
    sizes = {player.name: player.library for player in known.state.players}
    taken: set[tuple[str, int]] = set()
    for index, thing in enumerate(known.state.objects):
        if thing.position is None:
            continue
        where, size = f"objects.{index}.position", sizes.get(str(thing.owner), "unknown")
        if thing.zone != "library":
            yield where, f"{thing.name} isn't in a library but has a place in one"
        elif size != "unknown" and thing.position >= size:
            yield where, f"{thing.name} is below the last of {size} cards"
        if (str(thing.owner), thing.position) in taken:
            yield where, f"{thing.name} has the same place as another card"
        taken.add((str(thing.owner), thing.position))


@claim("401.1")
def libraries_as_counted(known: Facts) -> Iterator[Problem]:
    """A library holds at least as many cards as are known to be in it."""
    lying = Counter(str(thing.owner) for thing in known.state.objects if thing.zone == "library")
    for index, player in enumerate(known.state.players):
        if player.library != "unknown" and player.library < lying[player.name]:
            listed = f"{lying[player.name]} cards of {player.name}'s library are listed"
            yield f"players.{index}.library", f"{listed}, but {player.library} are counted"


@claim("310.8")
def protected_by_a_player(known: Facts) -> Iterator[Problem]:
    """A battle, and nothing else, has a player as its protector."""
    for index, thing in enumerate(known.state.objects):
        where, guard = f"objects.{index}.protector", thing.protector
        if guard is None or guard == "unknown":
            continue
        if guard not in known.players:
            yield where, f"{guard} protects {thing.name} but isn't a player"
        if thing.zone == "battlefield" and types(thing) and "Battle" not in types(thing):
            yield where, f"{guard} protects {thing.name}, which isn't a battle"


@claim("800.4a")
def nothing_is_left_behind(known: Facts) -> Iterator[Problem]:
    """
    A player who has left the game owns and controls nothing in it while it goes on.

    Nobody owns an ability: whom an engine tells of there is up to it.
    """
    if known.state.stage == "over":  # with the last opponent who leaves the game ends: 104.2a
        return
    for index, thing in enumerate(known.state.objects):
        for field in ("controller",) if thing.kind == "ability" else ("owner", "controller"):
            whose = getattr(thing, field)
            if whose in known.players - known.here and not nobodys(thing):
                where = f"objects.{index}.{field}"
                yield where, f"{whose} has left the game but is still the {field} of {thing.name}"
    for index, player in enumerate(known.state.players):
        left = player.left is not None
        if left and any(n not in (0, "unknown") for n in (player.hand, player.library)):
            yield f"players.{index}", f"{player.name} has left the game but still has cards"
