"""What known cards do by their texts, on lines that can't be played again as parts of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from apnap.protocol import Activate, ChooseTargets, Object, Player, Priority, RuleNumber, State
from apnap_reference.transitions.by_texts.single_lines import Came, by_the_texts, with_another_past
from apnap_reference.transitions.combat.dealing import dealt
from apnap_reference.transitions.passages import Passage, has_word, shared
from apnap_reference.transitions.targets_chosen import protected_from
from apnap_reference.transitions.wrong import Wrong, transition

_COUNTED: Final = ("life", "poison", "hand", "library")
_NOT_PLAYED: Final = ("infect", "toxic", "wither")
"""Keywords by which damage does something else, and that this engine does not play."""

_SHOWN: Final = ("zone", "controller", "tapped", "damage", "counters", "attached_to")


class _Otherwise(NamedTuple):
    """Something in the log that is not as the texts have it."""

    where: str
    whose: str
    what: str
    expected: str
    got: str


@transition("601.2c", "cast", "activate", "play_land")
def announced_as_texts_allow(passage: Passage) -> Iterator[Wrong]:
    """What is announced, with its targets, is what the texts of cards allow."""
    came, otherwise = by_the_texts(passage), with_another_past
    if came is None or not came.refused:
        return
    other = otherwise(passage)
    if other is None or not other.refused:
        return
    one = came.refused[0]
    yield Wrong(
        "illegal_accepted",
        "",
        one.reason,
        "rejected",
        "accepted",
        rule=None if one.rule is None else RuleNumber.parse(one.rule),
        by_text=True,
    )


def _is_plain(passage: Passage, came: Came | None) -> State | None:
    """Give how a line comes out, if the game stands at the same place in the log."""
    if came is None or came.state is None or not passage.asked or passage.turns is None:
        return None
    ours, theirs = came.state.turns, passage.turns[1]
    if len(ours) != 1 or (ours[0].step, ours[0].active) != (theirs.step, theirs.active):
        return None
    return came.state


@shared
def _forgotten(passage: Passage) -> tuple[str, ...]:
    """Name the permanents of which an ability triggers by its text, and not in the log."""
    known, found = passage.before.things, []
    come = Counter(
        one.source
        for name, one in passage.after.things.items()
        if one.kind == "ability" and name not in known
    )
    for came in (by_the_texts(passage), with_another_past(passage)) if passage.alone else ():
        if came is None or _is_plain(passage, came) is None:
            return ()
        ours = Counter(source for source, _ in came.abilities)
        found.append({one for one, number in ours.items() if one and number > come[one]})
    return tuple(sorted(set.intersection(*found))) if found and None not in come else ()


_ON: Final = ("cast", "activate", "play_land", "resolves", "step", "declare_attackers")


@transition("603.2", *_ON)
def known_abilities_trigger(passage: Passage) -> Iterator[Wrong]:
    """Whenever what a triggered ability waits for happens, it triggers."""
    for source in _forgotten(passage)[:1]:
        told = f"an ability of {source} doesn't trigger"
        yield Wrong("wrong_state", "turns.0.stack", told, source, "", by_text=True)


@shared
def _otherwise(passage: Passage) -> tuple[_Otherwise, ...]:
    """Give what is not as by the texts, whatever has happened before in this turn."""
    first = tuple(_differences(passage, by_the_texts(passage))) if passage.alone else ()
    if not first:
        return ()
    second = set(_differences(passage, with_another_past(passage)))
    return tuple(one for one in first if one in second)


def explains(passage: Passage, wrong: Wrong) -> bool:
    """Tell whether what may be wrong is as the texts of known cards have it."""
    if wrong.by_text or not wrong.excusable or _deals_otherwise(passage):
        return False
    came = by_the_texts(passage)
    ours = _is_plain(passage, came)
    if ours is None or not all(isinstance(one, Priority) for one in ours.pending):
        return False
    if not wrong.where:
        return wrong.kind == "illegal_accepted" and passage.acted
    if "combat" in wrong.where and passage.turns is not None:
        return ours.turns[0].combat == passage.turns[1].combat
    _, _, what = wrong.where.rpartition(".")
    if what not in (*_COUNTED, *_SHOWN):
        return False
    return all(one.where != wrong.where for one in _differences(passage, came))


def _deals_otherwise(passage: Passage) -> bool:
    """Tell whether combat damage does something, or nothing, by a keyword not played here."""
    found = dealt(passage)
    if found is None:
        return False
    sources = {source for _, source in found.poisoned}.union(*found.by.values())
    there = passage.before.things
    things = (there[name] for name in sources)
    return any(has_word(thing, word) for thing in things for word in _NOT_PLAYED) or any(
        hit in there and by in there and protected_from(there[hit], there[by]) is not None
        for hit, dealing in found.perhaps_by.items()
        for by in dealing
    )


def _differences(passage: Passage, came: Came | None) -> Iterator[_Otherwise]:
    ours = _is_plain(passage, came)
    if ours is None or not all(isinstance(one, Priority) for one in ours.pending):
        return
    for mine, player in zip(ours.players, passage.after.players, strict=True):
        if player.left is None:
            yield from _compared("players", _COUNTED, mine, player)
    there = {one.name: one for one in ours.objects}
    for name, thing in passage.after.things.items():
        if name in there and name in passage.before.things:
            yield from _compared("objects", _SHOWN, there[name], thing)
    by_text, told = (_tokens(passage, o) for o in (ours.objects, passage.after.things.values()))
    for (card, whose), number in (by_text - told).items():
        yield _Otherwise(f"objects.{card}", whose, f"number of new {card}", str(number), "less")


def _compared(
    part: str, fields: tuple[str, ...], mine: Player | Object, theirs: Player | Object
) -> Iterator[_Otherwise]:
    for what in fields:
        expected, got = getattr(mine, what), getattr(theirs, what)
        if got not in (expected, "unknown"):
            where = f"{part}.{theirs.name}.{what}"
            yield _Otherwise(where, theirs.name, what, str(expected), str(got))


def _tokens(passage: Passage, things: Iterable[Object]) -> Counter[tuple[str, str]]:
    """Count the tokens that are new on the battlefield, by what and whose they are."""
    known = passage.before.things
    return Counter(
        (str(one.card), str(one.controller))
        for one in things
        if one.kind == "token" and one.zone == "battlefield" and one.name not in known
    )


@transition("606.4", "activate")
def loyalty_is_paid_as_printed(passage: Passage) -> Iterator[Wrong]:
    """Who activates a loyalty ability puts on or removes as many counters as it says."""
    say = getattr(passage.said, "say", None)
    for one in _otherwise(passage) if isinstance(say, Activate) else ():
        if isinstance(say, Activate) and one.where == f"objects.{say.source}.counters":
            told = f"{one.whose} has the counters {one.got}, not {one.expected}"
            yield Wrong("wrong_state", one.where, told, one.expected, one.got, by_text=True)


@transition("115.1", "asks choose_targets")
def targets_offered_as_the_text_allows(passage: Passage) -> Iterator[Wrong]:
    """What may be chosen as a target is what the text says."""
    came = by_the_texts(passage)
    if came is None or came.state is None:
        return
    ours = {one.source: one for one in came.state.pending if isinstance(one, ChooseTargets)}
    there = {*passage.before.things, *(one.name for one in passage.before.players)}
    for one in passage.after.pending:
        mine = ours.get(one.source) if isinstance(one, ChooseTargets) else None
        if mine is None or not isinstance(one, ChooseTargets):
            continue
        for by_text, slot in zip(mine.slots, one.slots, strict=False):
            if "unknown" in (by_text.among, slot.among):
                continue
            other = sorted((set(by_text.among) ^ set(slot.among)) & there)
            if other:
                may = "may not" if other[0] in slot.among else "may"
                told = f"{one.source} {may} target {other[0]}"
                where = "pending.choose_targets.slots"
                yield Wrong("wrong_options", where, told, by_text=True)
                return


@transition("608.2c", "resolves")
def known_texts_are_followed(passage: Passage) -> Iterator[Wrong]:
    """What resolves does what its text says, and nothing else."""
    if passage.turns is None or not passage.turns[0].stack:
        return
    name = passage.turns[0].stack[-1]
    top = passage.before.things.get(name)
    if top is None:
        return  # a log may name what it doesn't tell of
    guessed = top.kind == "ability" and name not in passage.memory.abilities
    also = (top.source or name,) if guessed else ()
    for one in _otherwise(passage):
        told = f"{name} resolves, and {one.what} of {one.whose} is {one.got}, not {one.expected}"
        yield Wrong("wrong_state", one.where, told, one.expected, one.got, also=also, by_text=True)
