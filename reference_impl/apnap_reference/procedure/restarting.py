"""An effect that restarts the game: all who are in it begin a new one."""

from __future__ import annotations

from apnap_reference.changes.applying import happen
from apnap_reference.choices.chance import shuffled
from apnap_reference.players.players import everybody, side_name, side_of
from apnap_reference.players.range_of_influence import ranges_determined
from apnap_reference.procedure.starting_the_game import STARTING_HAND, hands_ready, stay_revealed
from apnap_reference.rulebook import rule
from apnap_reference.spells.entering_the_battlefield import enter_together
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Draws, Moves
from apnap_reference.state.table import Object, ObjectId, Player, PlayerId, Table, Turn, replace
from apnap_reference.turn.phases_and_steps import STEPS, first_turns
from apnap_reference.turn.turn_markers import handed_out

Cards = tuple[ObjectId, ...]


def restarted(table: Table) -> Dialogue[Table]:
    """Carry out what has been left to be done: the game begins anew."""
    what = table.restart
    return (yield from restarts(table, what.by, what.exempt)) if what else table


@rule("104.6")
def restarts(table: Table, by: PlayerId, exempt: Cards) -> Dialogue[Table]:
    """
    An effect restarts the game: the old one ends undecided, and a new one begins at once.

    `by` is whose effect it is, who takes the first turn. The `exempt` cards in exile are in no
    deck, and enter the battlefield under that player's control before the first turn.
    """
    players = who_is_in_the_new_game(table, by)
    table = _anew(table, players, by, exempt)
    for player in players:
        table = yield from shuffled(table, player)
        table = happen(table, *(Draws(player) for _ in range(STARTING_HAND)))
    table = yield from hands_ready(table)
    left = (card for card in exempt if card in table.objects)
    moves = tuple(Moves(card, "battlefield", controller=by) for card in left)
    table = yield from enter_together(table, moves)
    return first_turns(replace(table, begun=True, revealed=stay_revealed(table)))


@rule("801.17")
def who_is_in_the_new_game(table: Table, _: PlayerId) -> tuple[PlayerId, ...]:
    """All players who are still in the game are in the new one, whatever the range of influence."""
    return everybody(table)


def _anew(table: Table, players: tuple[PlayerId, ...], by: PlayerId, exempt: Cards) -> Table:
    """Give a table on which nothing has happened yet; all cards lie in the libraries."""
    seats = tuple(player for player in table.players if player.name in players)
    fresh = Table(
        edition=table.edition,
        variant=table.variant,
        players=tuple(_beginner(table, player) for player in seats),
        begun=False,
        teams=tuple(
            replace(team, members=tuple(one for one in team.members if one in players))
            for team in table.teams
        ),
        objects={card: table.objects[card] for card in exempt if card in table.objects},
        libraries=dict.fromkeys(players, ()),
        next_id=table.next_id,
        asked=table.asked,
    )
    for thing in table.objects.values():
        if thing.kind == "card" and thing.owner in players and thing.id not in exempt:
            fresh = _put_into_the_library(fresh, thing)
    first = side_of(fresh, by)
    turn = Turn(number=1, side=first, whose=side_name(fresh, first), step=STEPS[0])
    turn = replace(turn, to_come=STEPS[1:])
    fresh = ranges_determined(replace(fresh, turns=(turn,), latest=1))
    return handed_out(fresh, by) if table.variant.turn_markers else fresh


def _beginner(table: Table, player: Player) -> Player:
    life = table.variant.starting_life
    return Player(name=player.name, life=life, range_of_influence=player.range_of_influence)


def _put_into_the_library(table: Table, thing: Object) -> Table:
    number = table.next_id
    card = Object(
        id=number, name=thing.name, card=thing.card, owner=thing.owner, zone="library", stamp=number
    )
    libraries = {**table.libraries, thing.owner: (*table.libraries[thing.owner], number)}
    return replace(table, libraries=libraries).with_new(card)
