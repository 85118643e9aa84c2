"""Setting up a calm position from the protocol's state."""

from __future__ import annotations

from typing import Final

from apnap.protocol import state as shown
from apnap.protocol.catalogue import catalogue
from apnap.protocol.engine import BadRequest
from apnap_reference.acceptable import beyond_reach, problems
from apnap_reference.combat.attacking import defending_player_settled
from apnap_reference.instructions import BeginGame
from apnap_reference.looks import controller
from apnap_reference.people import party_of
from apnap_reference.position import Position, settle
from apnap_reference.rulebook import rule
from apnap_reference.skipping import with_skip
from apnap_reference.table import (
    Combat,
    ExtraTurn,
    Object,
    Player,
    PlayerId,
    Table,
    Team,
    Turn,
    replace,
)
from apnap_reference.turns import after, receives_first

FILLER: Final = "Forest"
LIBRARY: Final = 20


class CannotSetUp(Exception):
    """The position is well formed, but this engine cannot play it; `reason` says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def load(state: shown.State) -> Position:
    """
    Make the position that a calm state describes.

    Raises `BadRequest`, naming the field, for a state that contradicts itself or is not calm,
    and `CannotSetUp` for one that is beyond this engine.
    """
    for reason in beyond_reach(state):
        raise CannotSetUp(reason)
    for where, problem in problems(state):
        raise BadRequest(problem, where=where, hint="correct the position and load it again")
    table = _empty_table(state)
    for thing in state.objects:
        table = _placed(table, thing)
    table = _attached(table, state)
    table = _libraries_filled(table, state)
    table = _skips_to_come(table, state)
    turn = state.turns[0]
    party = _party(table, turn.active)
    number = turn.number if turn.number != "unknown" else len(state.players) + 1
    begun = Turn(
        number=number,
        party=party,
        whose=turn.active or "",
        step=turn.step,
        opened=True,
        to_come=after(turn.step),
    )
    if state.stage == "before_game":
        first = replace(begun, number=1, opened=False)
        return settle(Position(replace(table, turns=(first,), begun=False), BeginGame()))
    table = explained_control(replace(table, turns=(begun,)))
    table = table.with_turn(replace(table.turn, receives=receives_first(table)))
    if turn.step == "beginning_of_combat":
        table = _combat_begun(table, turn)
    return settle(Position(table))


def _empty_table(state: shown.State) -> Table:
    return Table(
        edition=state.edition,
        variant=state.variant,
        players=tuple(
            Player(
                name=player.name,
                life=int(player.life),
                poison=0 if player.poison == "unknown" else player.poison,
                mana=() if player.mana_pool == "unknown" else player.mana_pool,
                lands_played=0 if player.lands_played == "unknown" else player.lands_played,
            )
            for player in state.players
        ),
        teams=tuple(
            Team(team.name, team.members, None if team.primary == "unknown" else team.primary)
            for team in state.teams
        ),
        libraries={player.name: () for player in state.players},
        extra_turns=tuple(
            ExtraTurn(whose)
            for whose in reversed(state.extra_turns if state.extra_turns != "unknown" else ())
        ),
    )


def _placed(table: Table, thing: shown.Object) -> Table:
    card = catalogue()[str(thing.card)]
    counters = dict(thing.counters) if thing.counters != "unknown" else {}
    if thing.zone == "battlefield" and not counters:
        counters = {k: n for k, n in (("loyalty", card.loyalty), ("defense", card.defense)) if n}
    number = table.next_id
    made = Object(
        id=number,
        name=thing.name,
        card=card.name,
        owner=str(thing.owner),
        zone=thing.zone,
        kind="token" if card.token else "card",
        controller=thing.controller or "",
        tapped=thing.tapped is True,
        sick=thing.sick is True,
        damage=0 if thing.damage == "unknown" else thing.damage,
        counters=counters,
        protector=thing.protector,
        chosen=thing.chosen,
        stamp=number,
    )
    return replace(table.with_object(made), next_id=number + 1)


def _attached(table: Table, state: shown.State) -> Table:
    for thing in state.objects:
        placed = table.called(thing.name)
        if thing.attached_to is not None and placed is not None:
            host = table.ref(thing.attached_to)
            table = table.with_object(replace(placed, attached_to=host))
    return table


@rule("110.2")
def explained_control(table: Table) -> Table:
    """An effect that gives control away leaves the owner in control by default."""
    for thing in table.in_zone("battlefield"):
        if thing.controller != thing.owner:
            by_default = table.with_object(replace(thing, controller=thing.owner))
            if controller(by_default, thing.id) == thing.controller:
                table = by_default
    return table


def _libraries_filled(table: Table, state: shown.State) -> Table:
    for player in state.players:
        own = [t for t in state.objects if t.zone == "library" and t.owner == player.name]
        placed = {t.position: t.name for t in own if t.position is not None}
        loose = [t.name for t in own if t.position is None]
        size = LIBRARY if player.library == "unknown" else player.library
        for place in range(max(size, len(own), *(place + 1 for place in placed))):
            name = placed.get(place) or (loose.pop(0) if loose else None)
            table = _put_at_bottom(table, player.name, name)
    return table


def _skips_to_come(table: Table, state: shown.State) -> Table:
    for skip in state.skips if state.skips != "unknown" else ():
        party = _party(table, skip.party)
        for _ in range(skip.times):
            table = with_skip(table, party[0], party[:1], skip.skips)
    return table


def _put_at_bottom(table: Table, owner: PlayerId, name: str | None) -> Table:
    """Put a card of that name at the bottom of a library; without a name, any card."""
    card = table.called(name) if name is not None else None
    if card is None:
        number = table.next_id
        card = Object(number, f"~{number}", FILLER, owner, "library", stamp=number)
        table = replace(table.with_object(card), next_id=number + 1)
    libraries = {**table.libraries, owner: (*table.libraries[owner], card.id)}
    return replace(table, libraries=libraries)


def _party(table: Table, active: str | None) -> tuple[PlayerId, ...]:
    team = next((team for team in table.teams if team.name == active), None)
    if team is not None:
        return team.members
    return party_of(table, active or "")


def _combat_begun(table: Table, turn: shown.Turn) -> Table:
    play = defending_player_settled(table)
    try:
        next(play)
    except StopIteration as end:
        begun: Table = end.value
        return begun
    named = turn.combat.defending if turn.combat and turn.combat.defending != "unknown" else ()
    if len(named) != 1:
        problem = "the one defending player must be given where an opponent is named"
        raise BadRequest(problem, where="position.turns.0.combat.defending")
    return table.with_combat(Combat(table.turn.party, (named[0],)))
