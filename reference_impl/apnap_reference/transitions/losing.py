"""Players who play on although they have lost."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from apnap.protocol import (
    ChooseObjects,
    DeclareAttackersAsked,
    DeclareBlockersAsked,
    Object,
    OrderTriggers,
    Player,
    Priority,
)
from apnap.protocol.catalogue import catalogue
from apnap_reference.changes.losing import POISONED, may_keep_from_losing
from apnap_reference.edition import switches
from apnap_reference.transitions.passages import Passage, members, team_of
from apnap_reference.transitions.untapping_and_drawing import expected_draws
from apnap_reference.transitions.wrong import Wrong, transition

_AFTER_ACTIONS: Final = (Priority, OrderTriggers, DeclareAttackersAsked, DeclareBlockersAsked)
"""What is decided when state-based actions have just been performed, or nothing since then."""


@transition("704.5a", "players")
def nobody_plays_on_without_life(passage: Passage) -> Iterator[Wrong]:
    """A player whose life total is 0 or less has lost before anybody receives priority."""
    if not _checked(passage):
        return
    for was, now in passage.people:
        if now.left is None and now.life != "unknown" and now.life <= 0 and was.life != now.life:
            yield _plays_on(passage, now, f"{now.life} life")


@transition("704.5c", "players")
def nobody_plays_on_poisoned(passage: Passage) -> Iterator[Wrong]:
    """A player with ten poison counters, who shares none, has lost before anybody may act."""
    if not _checked(passage) or passage.after.variant.shared_life:
        return
    for was, now in passage.people:
        poisoned = now.poison != "unknown" and now.poison >= POISONED and was.poison != now.poison
        if now.left is None and poisoned:
            yield _plays_on(passage, now, f"{now.poison} poison counters")


@transition("704.5b", "step", "turn")
def nobody_plays_on_without_cards(passage: Passage) -> Iterator[Wrong]:
    """A player who was to draw from an empty library has lost before anybody may act."""
    if not _checked(passage):
        return
    for name in (name for name, number in expected_draws(passage).items() if number):
        was, now = passage.before.person(name), passage.after.person(name)
        empty = was is not None and now is not None and was.library == now.library == 0
        if empty and now is not None and now.left is None:
            told = f"{name} was to draw from an empty library, and hasn't lost the game"
            where, lost = f"players.{name}.left", ("lost", "in the game")
            yield Wrong("wrong_state", where, told, *lost)


@transition("104.2a", "over")
def who_is_left_wins(passage: Passage) -> Iterator[Wrong]:
    """A player who is in the game after all opponents have left it wins, and nobody else does."""
    result, here = passage.after.result, passage.sides
    if result is None or not result.winners:
        return
    winners = frozenset().union(*(members(passage.after, one) for one in result.winners))
    staying = {one.name for one in passage.after.players if one.left is None}
    if not here or winners & staying or any(winners & team_of(passage.after, n) for n in staying):
        return
    told = f"{', '.join(sorted(winners))} left the game, and has won it"
    expected, got = ", ".join(sorted(staying)), ", ".join(sorted(winners))
    yield Wrong("wrong_state", "result.winners", told, expected, got, excusable=False)


@transition("104.2a", "players")
def the_last_side_has_won(passage: Passage) -> Iterator[Wrong]:
    """A player who is in the game after all opponents have left it wins at once."""
    if passage.after.stage != "playing":
        return
    staying = {one.name for one in passage.after.players if one.left is None}
    left = {now.name for was, now in passage.people if was.left is None and now.left is not None}
    for name in sorted(staying)[:1]:
        side = team_of(passage.after, name)
        if staying <= side and left - side:
            told = f"all opponents of {', '.join(sorted(staying))} have left, and the game goes on"
            yield Wrong("wrong_state", "stage", told, "over", "playing", excusable=False)


@transition("104.3", "players", "over")
def nobody_loses_for_nothing(passage: Passage) -> Iterator[Wrong]:
    """Nobody leaves the game as priority or the turn goes on, without having lost it."""
    if not _may_lose_by_nothing(passage):
        return
    for was, now in passage.people:
        if was.left is None and now.left is not None:
            told = f"{now.name} has left the game with {was.life} life"
            yield Wrong("wrong_state", f"players.{now.name}.left", told, "in the game", "left")


@transition("104.1", "over")
def the_game_ends_for_a_reason(passage: Passage) -> Iterator[Wrong]:
    """As priority or the turn goes on, the game doesn't end while nobody leaves it."""
    if passage.after.stage != "over" or not _may_lose_by_nothing(passage):
        return
    if not any(was.left is None and now.left is not None for was, now in passage.people):
        told = "the game is over, and nobody has left it"
        yield Wrong("wrong_state", "stage", told, "playing", "over")


def _may_lose_by_nothing(passage: Passage) -> bool:
    """Tell whether somebody passes while nothing waits to resolve, and nobody is about to lose."""
    before = passage.before
    if not passage.passed or len(before.turns) != 1 or before.stage != "playing":
        return False
    turn, memory = before.turns[0], passage.memory
    if turn.stack or memory.unsettled or not memory.every_priority:
        return False
    fights = () if turn.combat is None else turn.combat.attacks
    damage = turn.step in ("declare_blockers", "first_strike_damage")
    if fights and (damage or any(one.blocked is None for one in fights)):
        return False  # combat damage may have been dealt, perhaps because nobody can block
    staying = [one for one in before.players if one.left is None]
    burning = switches(before.edition).mana_burn and any(one.mana_pool for one in staying)
    return all(map(_is_well, staying)) and turn.step != "end_step" and not burning


def _is_well(player: Player) -> bool:
    """Tell whether a player is known not to be about to lose."""
    living = isinstance(player.life, int) and player.life > 0
    healthy = isinstance(player.poison, int) and player.poison < POISONED
    return living and healthy and isinstance(player.library, int) and player.library > 0


@transition("704.5j", "objects", "decides choose_objects")
def one_legend_of_a_name(passage: Passage) -> Iterator[Wrong]:
    """A player who controls two legendary permanents of one name keeps only one of them."""
    if not _checked(passage) or switches(passage.after.edition).same_name_legends_all_go:
        return
    for was, now in (*passage.changed, *_legends_to_choose_from(passage)):
        legend = None if now is None else _legend(now)
        if now is None or legend is None or (was is not None and _legend(was) == legend):
            continue
        others = (n for n, one in passage.after.things.items() if _legend(one) == legend)
        other = next((name for name in others if name != now.name), None)
        if other is not None:
            told = f"{legend[1]} controls two legendary permanents named {legend[0]}"
            also = (now.name, other)
            yield Wrong("wrong_state", f"objects.{now.name}.now.name", told, also=also)


def _legends_to_choose_from(passage: Passage) -> Iterator[tuple[None, Object]]:
    """Yield the legendary permanents of one name of which somebody chooses one."""
    asked = passage.answered
    among = asked.among if isinstance(asked, ChooseObjects) else "unknown"
    things = [] if among == "unknown" else [passage.before.things.get(name) for name in among]
    legends = {None if one is None else _legend(one) for one in things}
    if len(legends) != 1 or None in legends:
        return
    after = (passage.after.things.get(name) for name in among)
    stay = (one for one in after if one is not None and _legend(one) is not None)
    yield from ((None, one) for one in islice(stay, 1))


def _legend(thing: Object) -> tuple[str, str] | None:
    """Give the name and the controller of a legendary permanent; None if it is none."""
    now = thing.now
    if thing.zone != "battlefield" or thing.phased_out or now == "unknown" or not now.name:
        return None
    known = "Legendary" in now.types and thing.controller not in (None, "unknown")
    return (now.name, str(thing.controller)) if known else None


@transition("104.1", "after the end")
def nothing_goes_on_after_the_end(passage: Passage) -> Iterator[Wrong]:
    """A game that is over doesn't go on."""
    if passage.after.stage != "over":
        told = "the game was over, and goes on"
        got = passage.after.stage
        yield Wrong("wrong_state", "stage", told, "over", got, excusable=False)


def _checked(passage: Passage) -> bool:
    """
    Tell whether state-based actions have been performed since what came of the line.

    They have been where anybody has priority or orders what has triggered; and nothing has happened
    since then where attackers or blockers are declared.
    """
    pending, unsettled = passage.after.pending, passage.memory.unsettled
    performed = bool(pending) and all(isinstance(one, _AFTER_ACTIONS) for one in pending)
    return performed and passage.after.stage == "playing" and not unsettled


def _plays_on(passage: Passage, player: Player, has: str) -> Wrong:
    """Give that a player should have lost; what may keep anybody from losing might excuse it."""
    keepers = tuple(name for name, thing in passage.after.things.items() if _may_keep(thing))
    told, where = (
        f"{player.name} has {has}, and hasn't lost the game",
        f"players.{player.name}.left",
    )
    lost = ("lost", "in the game")
    return Wrong("wrong_state", where, told, *lost, excusable=bool(keepers), also=keepers)


def _may_keep(thing: Object) -> bool:
    """Tell whether something keeps players in the game, or has done something that nobody knows."""
    if thing.zone == "battlefield":
        return may_keep_from_losing(str(thing.card))
    there = thing.zone in ("stack", "command", "graveyard", "exile")
    return there and catalogue().get(str(thing.card)) is None
