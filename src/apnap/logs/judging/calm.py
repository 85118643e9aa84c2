"""From a state within a game to a position that can be loaded, if it is calm."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Final

from msgspec.structs import replace

from apnap.engine.client import Client
from apnap.logs.expected_names import handles, translated
from apnap.protocol import AnswerSaid, Object, Pass, Player, Priority, Record, State, Turn

CALM: Final = ("upkeep", "precombat_main", "beginning_of_combat", "postcombat_main", "end_step")
"""The steps in which a position can be loaded."""


PLACEHOLDER: Final = "Forest"
"""What a card is taken for that nobody knows, where it does nothing by lying there."""

_INERT: Final = ("hand", "library", "graveyard", "exile")


class Resumed(Record, frozen=True):
    """
    A position to be loaded.

    `leaving` have to leave at once; `naming` is what is called otherwise in it, and `blanks` are
    cards that stand for what nobody knows. Figures that the log does not tell are `guessed`.
    """

    position: State
    leaving: tuple[str, ...]
    naming: dict[str, str]
    blanks: tuple[str, ...] = ()
    guessed: bool = False


def resumed(state: State, known: Container[str]) -> Resumed | None:
    """
    Return how a game can be taken up from a state; None if that is not calm.

    `known` are the cards that the engine knows; what it does not know, and does nothing where it
    lies, is taken for a card that it knows. Whether lasting effects are in force no state tells:
    what an engine makes of the position is to be compared with the state.
    """
    if not is_calm(state):
        return None
    taken = {thing.name for thing in state.objects}
    naming = {name: _free(name, taken) for name in handles(state)}
    plain = translated(replace(state, pending=()), naming) if naming else state
    leaving = tuple(player.name for player in state.players if player.left is not None)
    blanks = [o.name for o in plain.objects if o.zone in _INERT and o.card not in known]
    unseen = [card for player in plain.players for card in _unseen(player, plain)]
    objects = (*(_plainly(thing, blank=thing.name in blanks) for thing in plain.objects), *unseen)
    position = replace(
        plain,
        pending=(),
        picks=(),
        players=tuple(map(_back, plain.players)),
        objects=tuple(objects),
    )
    guessed = any("unknown" in (o.tapped, o.damage, o.counters, o.sick) for o in plain.objects)
    guessed |= any("unknown" in (p.lands_played, p.mana_pool) for p in plain.players)
    names = (*blanks, *(card.name for card in unseen))
    return Resumed(position, leaving, naming, names, guessed)


def with_counted_hands(position: State) -> tuple[State, tuple[str, ...]]:
    """
    Return a position in which all cards of the hands are listed, and which of them are blanks.

    A log need only count a hand; an engine loads a position whose cards it can handle.
    """
    unseen = [card for player in position.players for card in _unseen(player, position)]
    if not unseen:
        return position, ()
    listed = replace(position, objects=(*position.objects, *unseen))
    return listed, tuple(card.name for card in unseen)


def _plainly(thing: Object, *, blank: bool) -> Object:
    """Return an object as it is loaded: what is known of it, and nothing that follows from it."""
    return replace(
        thing,
        card=PLACEHOLDER if blank else thing.card,
        now="unknown",
        tapped=thing.tapped is True,
        damage=0 if thing.damage == "unknown" else thing.damage,
        counters={} if thing.counters == "unknown" else thing.counters,
    )


def _unseen(player: Player, state: State) -> Iterator[Object]:
    """Yield cards for those in a hand that are counted and not listed."""
    listed = sum(o.zone == "hand" and o.owner == player.name for o in state.objects)
    counted = listed if player.hand == "unknown" or player.left is not None else player.hand
    taken = {thing.name for thing in state.objects}
    for number in range(listed, counted):
        name = _free(f"{player.name}'s card {number + 1}", taken)
        yield Object(name=name, card=PLACEHOLDER, owner=player.name, zone="hand")


def is_calm(state: State) -> bool:
    """Tell whether somebody has just received priority, with nothing going on."""
    asked = all(isinstance(decision, Priority) for decision in state.pending)
    nothing_open = state.stage == "playing" and state.picks in ((), "unknown")
    return bool(asked and nothing_open and state.turns and all(map(_is_calm, state.turns)))


def is_settled(said: object, before: State | None, state: State) -> bool:
    """
    Tell whether nobody can have passed, or proposed to, without the state showing it.

    Somebody has if the last thing that was `said` is a pass, and what would be done with all passes
    has not been. Where turns are shared, a pass is a proposal until the whole team has passed.
    Nobody has made one yet if priority has just gone to another team, or on to another step;
    `before` is the state of the line before, None if that is not known.
    """
    if not state.variant.shared_team_turns:
        told = all(turn.passed != "unknown" for turn in state.turns)
        passes = isinstance(said, AnswerSaid) and isinstance(said.say, Pass)
        return told or not passes or before is None or _under_way(before) != _under_way(state)
    return before is not None and _at(before) != _at(state)


def _at(state: State) -> list[tuple[object, ...]]:
    return [(turn.number, turn.step, turn.priority) for turn in state.turns]


def _under_way(state: State) -> list[tuple[object, ...]]:
    return [(turn.number, turn.step, turn.stack) for turn in state.turns]


def _is_calm(turn: Turn) -> bool:
    fought = turn.combat is not None and (turn.combat.attacks or turn.combat.blocks)
    first = turn.priority is not None and turn.priority == turn.active
    passed = turn.passed in ((), "unknown")
    return bool(first and passed and turn.step in CALM and not turn.stack and not fought)


def _back(player: Player) -> Player:
    """Return a player as one who is still there: a position is loaded with everybody."""
    if player.left is None:
        return player
    life = 1 if player.life == "unknown" else max(player.life, 1)
    return replace(player, left=None, life=life, poison=0)


def _free(handle: str, taken: set[str]) -> str:
    """Return a name for what has a handle only."""
    name = f"_{handle}"
    while name in taken:
        name = f"_{name}"
    return name


def cards_known(client: Client) -> Container[str]:
    """Return the cards that an engine knows."""
    told = client.introduced
    cards = told.capabilities.cards if told else "all"
    return _Everything() if cards == "all" else frozenset(cards)


class _Everything:
    """All cards."""

    def __contains__(self, card: object) -> bool:
        """Tell that it is one, unless nobody knows which it is."""
        return card != "unknown"
