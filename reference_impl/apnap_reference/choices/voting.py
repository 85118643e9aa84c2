"""Votes: players choose one after the other, and everybody hears what was chosen (701.38)."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.choices.simple import decide, words_choice
from apnap_reference.objects.characteristics import abilities_in_play, controller
from apnap_reference.objects.within_range import affected
from apnap_reference.players.players import clockwise_from, in_game
from apnap_reference.rulebook import rule
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.ids import Word
from apnap_reference.state.static_abilities import MoreVotes
from apnap_reference.state.table import Object, PlayerId, Table

Heard = tuple[str, ...]
"""What was voted for, once for each vote."""


@rule("701.38a")
def voters(table: Table, thing: Object) -> Iterator[PlayerId]:
    """Each player votes, beginning with the player who is named and going on in turn order."""
    yield from affected(table, thing.controller, clockwise_from(table, thing.controller))


@rule("701.38d")
def votes_of(table: Table, player: PlayerId) -> int:
    """A player with several votes casts them all when it's that player's turn to vote."""
    return 1 + sum(
        found.more
        for source, found in abilities_in_play(table, MoreVotes)
        if controller(table, source.id) == player
    )


@rule("701.38a")
def votes_counted(_: Table, cast: tuple[tuple[PlayerId, str], ...]) -> Heard:
    """Every vote counts, also that of a player who has left the game since."""
    return tuple(word for _, word in cast)


def votes(table: Table, thing: Object, words: tuple[str, ...]) -> Dialogue[tuple[Table, Heard]]:
    """Let players vote for words; the result is all the votes, in the order in which they fell."""
    cast: tuple[tuple[PlayerId, str], ...] = ()
    for player in voters(table, thing):
        for number in range(votes_of(table, player) if in_game(table, player) else 0):
            choice = words_choice(f"vote {number}", player, words, "vote")
            table, chosen = yield from decide(table, choice)
            words_said = (word.said for word in chosen if isinstance(word, Word))
            cast = (*cast, *((player, word) for word in words_said))
    return table, votes_counted(table, cast)
