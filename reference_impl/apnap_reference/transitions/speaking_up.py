"""Who answers what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap.protocol import (
    AnswerSaid,
    AssignDamageAsked,
    BottomCards,
    ChanceAsked,
    ChooseMode,
    ChooseObjects,
    ChoosePlayer,
    ChooseTargets,
    Decision,
    DeclareAttackersAsked,
    DeclareBlockersAsked,
    Mulligan,
    Number,
    Object,
    OpeningHand,
    OrderObjects,
    OrderTriggers,
    PayAsked,
    PlayerName,
    Priority,
    YesNo,
)
from apnap_reference.transitions.passages import Passage, members
from apnap_reference.transitions.wrong import Wrong, transition

_CHOICES: Final = (ChooseObjects, ChoosePlayer, ChooseMode, YesNo, Number, OrderObjects)

_CHOSEN: Final = tuple(f"decides {one.__struct_config__.tag}" for one in _CHOICES)
_OPENING: Final = (Mulligan, BottomCards, OpeningHand, ChanceAsked)
_BEFORE_THE_GAME: Final = tuple(f"decides {one.__struct_config__.tag}" for one in _OPENING)


def _answers(passage: Passage, *kinds: type[Decision]) -> Iterator[Wrong]:
    """Yield that somebody answers who is not asked, or what nobody asks."""
    said, asked = passage.said, passage.answered
    if not isinstance(said, AnswerSaid):
        return
    pending = passage.before.pending
    if asked is None:
        if pending and isinstance(pending[0], kinds):
            now = "; ".join(f"{one.decider}: {_kind(one)}" for one in pending)
            told = f"{said.by} answers {said.about}, which is not being decided"
            yield Wrong("wrong_order", "", told, now, said.by, excusable=False)
    elif isinstance(asked, kinds) and not _may_speak(passage, asked, said.by):
        told = f"{said.by} answers what {asked.decider} decides"
        yield Wrong("wrong_decider", "", told, asked.decider, said.by, excusable=False)


def _may_speak(passage: Passage, asked: Decision, by: PlayerName) -> bool:
    return by == asked.decider or by in members(passage.before, asked.decider)


def _kind(one: Decision) -> str:
    return str(type(one).__struct_config__.tag)


@transition("117.1", "decides priority")
def acts_with_priority(passage: Passage) -> Iterator[Wrong]:
    """Only who has priority acts or passes."""
    yield from _answers(passage, Priority)


@transition("508.1", "decides declare_attackers")
def attackers_declared_by_whom(passage: Passage) -> Iterator[Wrong]:
    """The active player, or team, declares attackers."""
    yield from _answers(passage, DeclareAttackersAsked)


@transition("509.1", "decides declare_blockers")
def blockers_declared_by_whom(passage: Passage) -> Iterator[Wrong]:
    """Each defending player, or the defending team, declares blockers."""
    yield from _answers(passage, DeclareBlockersAsked)


@transition("510.1", "decides assign_damage")
def damage_assigned_by_whom(passage: Passage) -> Iterator[Wrong]:
    """The player who controls a creature assigns its combat damage."""
    yield from _answers(passage, AssignDamageAsked)


@transition("603.3b", "decides order_triggers")
def triggers_ordered_by_whom(passage: Passage) -> Iterator[Wrong]:
    """The player who controls triggered abilities puts them in an order."""
    yield from _answers(passage, OrderTriggers)


@transition("608.2d", *_CHOSEN)
def chosen_by_whom(passage: Passage) -> Iterator[Wrong]:
    """Who has to choose as something resolves makes the choice."""
    yield from _answers(passage, *_CHOICES)


@transition("601.2c", "decides choose_targets")
def targets_chosen_by_whom(passage: Passage) -> Iterator[Wrong]:
    """Who casts a spell or controls an ability chooses its targets."""
    yield from _answers(passage, ChooseTargets)


@transition("118.3", "decides pay")
def paid_by_whom(passage: Passage) -> Iterator[Wrong]:
    """Who has to pay a cost decides about it."""
    yield from _answers(passage, PayAsked)


@transition("103.5", *_BEFORE_THE_GAME)
def mulligans_by_whom(passage: Passage) -> Iterator[Wrong]:
    """Each player decides about their own opening hand."""
    yield from _answers(passage, *_OPENING)


@transition("732.1", "legal_rejected")
def what_is_refused_changes_nothing(passage: Passage) -> Iterator[Wrong]:
    """What a player can't do is taken back, with all that was paid; only mana may stay."""
    if not isinstance(passage.answered, Priority) or not passage.memory.every_priority:
        return  # an announcement that is under way is taken back from its beginning
    mana = {new.name for old, new in passage.people if old.mana_pool != new.mana_pool}
    mana |= {one.name for one in passage.after.players if one.mana_pool == "unknown"}
    for old, new in passage.people:
        paid = old.life != new.life and "unknown" not in (old.life, new.life)
        if paid and new.name not in mana:
            yield _kept(f"players.{new.name}.life", str(old.life), str(new.life))
    for was, now in passage.changed:
        if was is not None and now is not None and was.controller not in mana:
            yield from _object_kept(was, now)


def _object_kept(was: Object, now: Object) -> Iterator[Wrong]:
    """Yield what of an object stays changed."""
    for field in ("zone", "controller", "tapped"):
        values = (getattr(was, field), getattr(now, field))
        if values[0] != values[1] and "unknown" not in values:
            yield _kept(f"objects.{now.name}.{field}", *map(str, values))


def _kept(where: str, old: str, new: str) -> Wrong:
    """Give that something stays changed by what was rejected."""
    told = f"{where}: {new} after what was rejected, and {old} before"
    return Wrong("wrong_state", where, told, old, new, excusable=False)
