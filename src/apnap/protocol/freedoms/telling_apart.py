"""Telling two states apart by what the rules speak of, and by nothing that an engine may choose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from apnap.protocol.decisions import ChanceAsked, ChooseMode, Priority, TriggerWaiting
from apnap.protocol.freedoms.modes import called_here
from apnap.protocol.record import Record
from apnap.protocol.rule_numbers import EditionDate
from apnap.protocol.state import Attack, Combat, Left, Object, Player, State, Turn

ORDERED_BEFORE: Final = "2024-11-08"
"""Editions before this one have a damage assignment order: blockers are listed in it."""

FREE: Final = frozenset({"id", "purpose"})
"""Fields of a decision that mean nothing to the rules; nor does its `source`."""

UNORDERED: Final = frozenset(
    {
        *("colors", "types", "subtypes", "keywords", "mana_pool", "attacking", "skips", "picks"),
        *("candidates", "actions", "among", "may_attack", "may_block", "triggers", "winners"),
        *("sources", "objects", "chosen", "attacks", "teams", "markers"),
    }
)
"""Lists whose order means nothing."""

IN_DAMAGE_ORDER: Final = frozenset({"blockers", "blocks"})
"""Lists whose order means something as long as there is a damage assignment order."""

KEYS: Final[Mapping[str, tuple[str, ...]]] = {
    "objects": ("name",),
    "players": ("name",),
    "teams": ("name",),
    "attacks": ("attacker",),
    "blocks": ("blocker",),
    "candidates": ("attacker", "blocker"),
    "markers": ("number",),
}
"""Lists of records that are told apart by a field, not by their place."""

_NOT_TOLD: Final[Mapping[type[Record], tuple[str, ...]]] = {
    Object: ("source", "concerns"),
    TriggerWaiting: ("concerns",),
}
"""Fields that say nothing where they are null: the engine does not tell."""

_OF_A_SOURCE: Final = ("card", "source")
"""Fields that say from which object an ability comes."""

_REDUNDANT: Final = frozenset(
    {
        *("banding", "deathtouch", "defender", "double strike", "fear", "first strike", "flash"),
        *("flying", "haste", "hexproof", "horsemanship", "indestructible", "infect", "intimidate"),
        *("lifelink", "menace", "reach", "shadow", "shroud", "skulk", "trample", "vigilance"),
        "wither",
    }
)
"""Keywords of which a permanent with several instances has no more than with one."""

_SPENT: Final = ("mana_pool", "lands_played")
"""What nobody can do anything with any more who has left."""

_OF_ONE_WHO_LEFT: Final = ("hand", "library", "mana_pool", "lands_played")


class Apart(NamedTuple):
    """A field in which two values differ: its path, and what there is on either side."""

    where: str
    ours: object
    theirs: object


def alike(ours: object, theirs: object, edition: EditionDate, where: str = "") -> bool:
    """Tell whether two values of a field (the end of its path, `where`) say the same."""
    return ours == theirs or not any(_Look(edition).at(where, ours, theirs))


def apart(ours: object, theirs: object, edition: EditionDate, where: str = "") -> Iterator[Apart]:
    """
    Yield in which fields two values differ, below a path.

    Of a state what is asked (`pending`) is left out: who compares it has to pair it first.
    """
    yield from _Look(edition).at(where, ours, theirs)


def turns_ahead(ours: State, theirs: State) -> int | None:
    """Return by how much the numbers of turns are higher in `theirs`; None if that is unknown."""
    for mine, logged in zip(ours.turns, theirs.turns, strict=False):
        if "unknown" not in (mine.number, logged.number):
            return int(logged.number) - int(mine.number)
    return None


def renumbered(state: State, by: int) -> State:
    """Return a state whose turns have numbers that are lower by so many."""
    turns = (
        turn if turn.number == "unknown" else replace(turn, number=int(turn.number) - by)
        for turn in state.turns
    )
    return replace(state, turns=tuple(turns)) if by else state


def _tells_colors(thing: Object) -> bool:
    return thing.now != "unknown" and bool(thing.now.colors)


def _as_colored(ours: tuple[Object, ...], theirs: Sequence[Object]) -> tuple[Object, ...]:
    """Return objects as another state can tell them, which may tell no colours of anything."""
    told = any(map(_tells_colors, theirs))
    return ours if told else tuple(map(_without_colors, ours))


def _without_colors(thing: Object) -> Object:
    """Return an object of which no colours are told."""
    if thing.now == "unknown" or not thing.now.colors:
        return thing
    return replace(thing, now=replace(thing.now, colors=()))


class _Look:
    """Compares values field by field."""

    def __init__(self, edition: EditionDate) -> None:
        """Take into account whether creatures are listed in damage assignment order."""
        ordered = edition < ORDERED_BEFORE
        self._left: frozenset[str] = frozenset()
        self._unordered = UNORDERED if ordered else UNORDERED | IN_DAMAGE_ORDER

    def at(self, where: str, ours: object, theirs: object) -> Iterator[Apart]:
        """Yield where two values differ."""
        if ours == theirs or "unknown" in (ours, theirs):
            return
        match ours, theirs:
            case Record(), Record() if type(ours) is type(theirs):
                yield from self._records(where, ours, theirs)
            case tuple(), tuple():
                yield from self._listed(where, ours, theirs)
            case _:
                yield Apart(where, ours, theirs)

    def _records(self, where: str, ours: Record, theirs: Record) -> Iterator[Apart]:
        """Yield where two records differ."""
        match ours, theirs:
            case State(), State():
                yield from self._states(where, ours, theirs)
            case Turn(), Turn() if _combat_need_not_be_told(ours, theirs):
                yield from self._fields(
                    where, replace(ours, combat=None), replace(theirs, combat=None)
                )
            case Combat(), Combat():
                yield from self._fields(where, *_as_far_as_shown(ours, theirs))
            case Attack(), Attack() if self._attacks_nobody(ours) and self._attacks_nobody(theirs):
                empty = {"attacks": None, "why_nothing": "unknown"}
                yield from self._fields(where, replace(ours, **empty), replace(theirs, **empty))
            case ChooseMode(), ChooseMode():
                called = called_here(ours, theirs)
                among = tuple(called[mode] for mode in theirs.among)
                yield from self._fields(where, ours, replace(theirs, among=among))
            case Left(), Left() if "unknown" in (ours.reason, theirs.reason):
                return
            case _:
                yield from self._fields(where, ours, theirs)

    def _fields(self, where: str, ours: Record, theirs: Record) -> Iterator[Apart]:
        for field in ours.__struct_fields__:
            mine, logged = getattr(ours, field), getattr(theirs, field)
            if mine != logged and _means_something(field, ours, theirs):
                yield from self.at(f"{where}.{field}" if where else field, mine, logged)

    def _attacks_nobody(self, attack: Attack) -> bool:
        """Tell whether a creature attacks nothing, or a player who is no longer there."""
        return attack.attacks is None or attack.attacks in self._left

    def _states(self, where: str, ours: State, theirs: State) -> Iterator[Apart]:
        """Yield where two states differ; a game that is over need not tell what is left of it."""
        self._left = frozenset(p.name for p in ours.players if p.left is not None)
        over = ours.stage == theirs.stage == "over"
        begun = "before_game" not in (ours.stage, theirs.stage)
        turns_matter = (begun and not over) or (ours.turns and theirs.turns)
        for field in ours.__struct_fields__:
            if field == "pending" or (field == "turns" and not turns_matter):
                continue
            mine, logged = getattr(ours, field), getattr(theirs, field)
            if field == "turns" and not _has_priority(ours, theirs):
                mine, logged = _without_priority(mine), _without_priority(logged)
            if over and field == "players":
                ended = {p.name for p in (*ours.players, *theirs.players) if p.left is not None}
                mine, logged = (_as_they_ended(one.players, ended) for one in (ours, theirs))
            if over and field == "objects":
                ended = {p.name for p in (*ours.players, *theirs.players) if p.left is not None}
                mine, logged = (_of_those_in_it(one, ended) for one in (ours, theirs))
            if field == "objects":
                mine = _as_colored(mine, logged)
                counted = _counted_by_one(mine, logged)
                mine, logged = (_without_libraries(one, counted) for one in (mine, logged))
                shuffled = _about_to_be_shuffled(ours) & _about_to_be_shuffled(theirs)
                mine, logged = (_without_order(one, shuffled) for one in (mine, logged))
            yield from self.at(f"{where}.{field}" if where else field, mine, logged)

    def _listed(
        self, where: str, ours: Sequence[object], theirs: Sequence[object]
    ) -> Iterator[Apart]:
        """Yield where two lists differ."""
        field = where.rpartition(".")[2]
        if field == "candidates":
            ours, theirs = (tuple(filter(_able, side)) for side in (ours, theirs))
        if field == "keywords":
            ours, theirs = (_keywords(side) for side in (ours, theirs))
        records = all(isinstance(part, Record) for part in (*ours, *theirs))
        key = next((k for k in KEYS.get(field, ()) if _have(k, ours, theirs)), "")
        if key and records:
            yield from self._by_key(where, key, ours, theirs)
            return
        if field in self._unordered:
            yield from self._loose(where, ours, theirs)
        elif len(ours) == len(theirs) and records:
            for index, (mine, logged) in enumerate(zip(ours, theirs, strict=True)):
                yield from self.at(f"{where}.{index}", mine, logged)
        else:
            yield Apart(where, ours, theirs)

    def _loose(
        self, where: str, ours: Sequence[object], theirs: Sequence[object]
    ) -> Iterator[Apart]:
        """Yield where two lists differ whose order means nothing."""
        left, more = list(ours), []
        for logged in theirs:
            same = next((one for one in left if not any(self.at(where, one, logged))), None)
            if same is None:
                more.append(logged)
            else:
                left.remove(same)
        if len(left) == len(more) and all(isinstance(part, Record) for part in left):
            for index, (mine, logged) in enumerate(zip(left, more, strict=True)):
                yield from self.at(f"{where}.{index}", mine, logged)
        elif left or more:
            yield Apart(where, ours, theirs)

    def _by_key(
        self, where: str, key: str, ours: Sequence[object], theirs: Sequence[object]
    ) -> Iterator[Apart]:
        mine, logged = ({getattr(one, key): one for one in side} for side in (ours, theirs))
        if len(logged) < len(theirs):
            for name, number in Counter(getattr(one, key) for one in theirs).items():
                if number > 1:
                    yield Apart(f"{where}.{name}", "once", f"{number} times")
        for name in dict.fromkeys((*mine, *logged)):
            if name not in mine or name not in logged:
                yield Apart(f"{where}.{name}", mine.get(name), logged.get(name))
            else:
                yield from self.at(f"{where}.{name}", mine[name], logged[name])
        if where == "players" and list(mine) != list(logged):
            yield Apart(where, tuple(mine), tuple(logged))


def _combat_need_not_be_told(*turns: Turn) -> bool:
    """Tell whether one of two turns need not tell its combat: nothing attacks."""
    combats = [turn.combat for turn in turns]
    return None in combats and not any(one and one.attacks for one in combats)


def _as_far_as_shown(ours: Combat, theirs: Combat) -> tuple[Combat, Combat]:
    """Return combats with the blocks that both can show: not those of what nobody knows."""
    attacks = (*ours.attacks, *theirs.attacks)
    unknown = {attack.attacker for attack in attacks if attack.blocked == "unknown"}
    return _shown(ours, unknown), _shown(theirs, unknown)


def _shown(combat: Combat, unknown: set[str]) -> Combat:
    """Return a combat without blocks of these attackers, nor blocks of nothing any more."""
    blocks = (block for block in combat.blocks if block.blocks and not unknown & {*block.blocks})
    attacks = (
        replace(one, blocked="unknown", blockers=()) if one.attacker in unknown else one
        for one in combat.attacks
    )
    return replace(combat, attacks=tuple(attacks), blocks=tuple(blocks))


def _able(candidate: object) -> bool:
    """Tell whether a creature may attack or block anything: others need not be listed."""
    return (
        getattr(candidate, "may_attack", True) != () and getattr(candidate, "may_block", True) != ()
    )


def _have(key: str, *sides: Sequence[object]) -> bool:
    return all(hasattr(part, key) for side in sides for part in side)


def _means_something(field: str, ours: Record, theirs: Record) -> bool:
    """Tell whether a field of two records says something by the rules."""
    if hasattr(ours, "decider") and hasattr(ours, "id") and (field in FREE or field == "source"):
        return False
    told = (getattr(ours, field), getattr(theirs, field))
    untold = field in _NOT_TOLD.get(type(ours), ()) and None in told
    if untold or (field in _OF_A_SOURCE and _has_no_source(ours, theirs)):
        return False
    match ours, theirs:
        case Object(), Object():
            return _says_something(field, ours, theirs)
        case Player(), Player() if field in _SPENT:
            return None in (ours.left, theirs.left)
        case _:
            return True


def _says_something(field: str, ours: Object, theirs: Object) -> bool:
    """Tell whether a field of two objects says something by the rules."""
    match field:
        case "sick":
            return _may_be_creature(ours, theirs)
        case "owner":
            return _owner(ours) is not None
        case "copy_of":
            return _copies_another(ours) or _copies_another(theirs)
        case _:
            return True


def _has_no_source(*told: Record) -> bool:
    """Tell whether an ability comes from no object: how engines call that is up to them."""
    objects = (one for one in told if isinstance(one, Object) and one.kind == "ability")
    waiting = (one for one in told if isinstance(one, TriggerWaiting))
    return any(o.card is None for o in objects) or any(w.source == w.name for w in waiting)


def _keywords(words: Sequence[object]) -> tuple[str, ...]:
    """Return keywords without what only their spelling has, and once where more mean no more."""
    told = [str(word).casefold().rstrip("!") for word in words]
    return tuple(
        word for at, word in enumerate(told) if word not in _REDUNDANT or word not in told[:at]
    )


def _has_priority(*states: State) -> bool:
    """Tell whether anybody is to act; while something is announced, nobody need have priority."""
    return any(isinstance(one, Priority) for state in states for one in state.pending)


def _without_priority(turns: tuple[Turn, ...]) -> tuple[Turn, ...]:
    return tuple(replace(turn, priority=None) for turn in turns)


def _may_be_creature(*told: Record) -> bool:
    """Tell whether an object is a creature, by those who know it if anybody does."""
    looks = [one.now for one in told if isinstance(one, Object)]
    known = [now.types for now in looks if now != "unknown"]
    return not known or any("Creature" in types for types in known)


def _as_they_ended(players: tuple[Player, ...], ended: set[str]) -> tuple[Player, ...]:
    """
    Return players without what those have left who are out of the game.

    Whether those who have not won leave it as it ends is nothing that the rules speak of.
    """
    unknown = {"left": None} | dict.fromkeys(_OF_ONE_WHO_LEFT, "unknown")
    return tuple(replace(p, **unknown) if p.name in ended else p for p in players)


def _of_those_in_it(state: State, ended: set[str]) -> tuple[Object, ...]:
    """Return the objects that belong to players who are not out of the game."""
    return tuple(o for o in state.objects if not ended & {_owner(o), o.controller})


def _owner(thing: Object) -> str | None:
    """Return who owns an object; nobody owns an ability."""
    return None if thing.kind == "ability" else thing.owner


def _copies_another(thing: Object) -> bool:
    """Tell whether an object copies what its card does not say; what is all a copy need not say."""
    return thing.copy_of not in (None, thing.card)


def _counted_by_one(mine: tuple[Object, ...], logged: tuple[Object, ...]) -> set[str]:
    """Return the players of whose library one side lists cards, and the other none."""
    mine_, logged_ = ({o.owner for o in side if o.zone == "library"} for side in (mine, logged))
    return mine_ ^ logged_


def _about_to_be_shuffled(state: State) -> set[str]:
    """Return the players whose libraries are shuffled next, or yet before anybody may act."""
    asked = (one for one in state.pending if isinstance(one, ChanceAsked) and one.what == "shuffle")
    return {one.subject for one in asked if one.subject is not None}


def _without_order(objects: tuple[Object, ...], owners: set[str]) -> tuple[Object, ...]:
    """Return objects without places in libraries that are about to be shuffled."""
    return tuple(
        replace(o, position=None) if o.zone == "library" and o.owner in owners else o
        for o in objects
    )


def _without_libraries(objects: tuple[Object, ...], owners: set[str]) -> tuple[Object, ...]:
    """Return objects without the cards in libraries of which only the number need be told."""
    return tuple(o for o in objects if o.zone != "library" or o.owner not in owners)
