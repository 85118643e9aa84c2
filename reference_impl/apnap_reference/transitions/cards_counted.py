"""A ledger of the cards: none is lost, none is made, none is in two places."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from apnap.protocol import Object, Player, PlayerName
from apnap_reference.transitions.game_states import GameState
from apnap_reference.transitions.passages import Passage
from apnap_reference.transitions.wrong import Wrong, transition


@transition("400.1", "twice")
def in_one_zone_only(passage: Passage) -> Iterator[Wrong]:
    """Nothing is in two zones."""
    for name in passage.after.twice:
        told = f"{name} is in the game twice"
        yield Wrong("wrong_state", f"objects.{name}", told, "once", "twice", excusable=False)


def _in_hand(thing: Object) -> bool:
    return thing.zone == "hand"


@transition("402.1", "objects", "players")
def hands_and_what_is_in_them(passage: Passage) -> Iterator[Wrong]:
    """
    As many cards come into a hand, or leave it, as the hand grows or shrinks by.

    A log that lists no card of anybody's hand tells only how many there are, and so does one that
    lists none of one player's.
    """
    sums = _come(passage, _in_hand)
    for one in passage.after.players:
        old = passage.before.person(one.name)
        if old is None or one.left is not None or "unknown" in (old.hand, one.hand):
            continue
        expected = int(old.hand) + sums.get(one.name, 0)
        if one.hand != expected and _are_listed(passage, old, one):
            told = f"the hand of {one.name} counts {one.hand} cards"
            where, got = f"players.{one.name}.hand", str(one.hand)
            yield Wrong("wrong_state", where, told, str(expected), got, excusable=False, sum=True)


def _are_listed(passage: Passage, old: Player, new: Player) -> bool:
    """Tell whether the cards in a player's hand are listed, and not only counted."""
    had, has = (_cards_in_hand(at, new.name) for at in (passage.before, passage.after))
    told = any(map(_in_hand, passage.after.things.values())) or not _counted_alone(passage)
    return told and had == old.hand and not (new.hand and not had and not has)


def _counted_alone(passage: Passage) -> bool:
    """Tell whether there are cards in hands, and none of them is listed after this line."""
    return any(player.hand not in (0, "unknown") for player in passage.after.players)


def _cards_in_hand(state: GameState, owner: PlayerName) -> int:
    """Count the cards that are told of a player's hand."""
    return sum(thing.owner == owner and _in_hand(thing) for thing in state.things.values())


@transition("400.1", "objects", "players")
def no_card_lost_or_made(passage: Passage) -> Iterator[Wrong]:
    """A card that leaves a zone comes into another: none is lost, and none is made."""
    if len(passage.before.players) != len(passage.after.players) or passage.after.twice:
        return
    sums = _come(passage, _counts)
    for old, new in zip(passage.before.players, passage.after.players, strict=True):
        held, had = _held(new), _held(old)
        if new.left is not None or "unknown" in sums or held is None or had is None:
            continue
        difference = sums.get(new.name, 0) + held - had
        if difference:
            what = "lost" if difference < 0 else "made"
            told = f"{abs(difference)} cards of {new.name} are {what}"
            resolving = not passage.idle and not passage.acted and not passage.stepped
            where = f"objects.{new.name}"
            yield Wrong("wrong_state", where, told, excusable=resolving, sum=True)


def _come(passage: Passage, counts: Callable[[Object], bool]) -> dict[PlayerName, int]:
    """Count by their owners the objects that have come, less those that have gone."""
    sums: dict[PlayerName, int] = {}
    for was, now in passage.changed:
        if was is not None and counts(was):
            sums[was.owner] = sums.get(was.owner, 0) - 1
        if now is not None and counts(now):
            sums[now.owner] = sums.get(now.owner, 0) + 1
    return sums


def _counts(thing: Object) -> bool:
    return thing.kind == "card" and thing.zone not in ("library", "hand")


def _held(player: Player) -> int | None:
    """Give how many cards a player has in hand and library."""
    if isinstance(player.hand, int) and isinstance(player.library, int):
        return player.hand + player.library
    return None


@transition("108.3", "objects")
def owners_stay(passage: Passage) -> Iterator[Wrong]:
    """A card belongs to the same player for the whole game."""
    for was, now in passage.changed:
        if was is None or now is None or was.kind != "card" or now.kind != "card":
            continue
        if was.owner != now.owner and "unknown" not in (was.owner, now.owner):
            told = f"{now.name} belonged to {was.owner}"
            where = f"objects.{now.name}.owner"
            yield Wrong("wrong_state", where, told, was.owner, now.owner, excusable=False)
