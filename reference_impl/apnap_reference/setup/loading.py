"""Setting up a calm position from the protocol's state."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from apnap.protocol import BadRequest
from apnap.protocol import state as shown
from apnap.protocol.catalogue import catalogue
from apnap_reference.combat.declaring_attackers import defending_player_settled
from apnap_reference.edition import switches
from apnap_reference.objects.characteristics import controller
from apnap_reference.players.players import side_of
from apnap_reference.players.range_of_influence import ranges_determined
from apnap_reference.procedure.instructions import BeginGame
from apnap_reference.procedure.position import settle
from apnap_reference.procedure.replay import Position
from apnap_reference.rulebook import rule
from apnap_reference.setup.loadable import not_played_here, problems
from apnap_reference.setup.loadable_turns import markers_in_the_game
from apnap_reference.state.ids import NOBODY, SideName, TeamId
from apnap_reference.state.table import (
    Combat,
    ExtraTurn,
    Marker,
    Object,
    ObjectId,
    Player,
    PlayerId,
    Table,
    Team,
    Turn,
    replace,
)
from apnap_reference.turn.phases_and_steps import after, before, receives_first
from apnap_reference.turn.skipped import SKIPPABLE, with_skip
from apnap_reference.turn.turn_markers import handed_out

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
    for reason in not_played_here(state):
        raise CannotSetUp(reason)
    for where, problem in problems(state):
        raise BadRequest(problem, where=where, hint="correct the position and load it again")
    table = _placed(ranges_determined(empty_table(state)), state.objects)
    table = _attached(table, state)
    table = libraries_filled(table, state)
    table = _skips_to_come(table, state)
    table = _with_turns(table, state)
    if state.stage == "before_game":
        return settle(Position(before_the_game(table), BeginGame()))
    table = explained_control(table)
    for index, turn in enumerate(_by_marker(state.turns)):
        table = _in_its_step(replace(table, focus=index), turn)
    return settle(Position(replace(table, focus=0)))


def _by_marker(turns: tuple[shown.Turn, ...]) -> list[shown.Turn]:
    return sorted(turns, key=lambda turn: turn.marker or 0)


def _with_turns(table: Table, state: shown.State) -> Table:
    turns = tuple(
        Turn(
            number=turn.number if turn.number != "unknown" else len(state.players) + 1 + index,
            side=side_called(table, turn.active),
            whose=side_named(table.teams, turn.active),
            step=turn.step,
            opened=True,
            to_come=after(turn.step),
            been=before(turn.step),
            marker=turn.marker,
        )
        for index, turn in enumerate(_by_marker(state.turns))
    )
    used = {turn.marker for turn in turns}
    markers = tuple(
        Marker(
            marker.number,
            PlayerId(marker.player),
            marker.removals,
            unused=marker.number not in used,
        )
        for marker in markers_in_the_game(state)
    )
    latest = max(turn.number for turn in turns)
    return replace(table, turns=turns, markers=markers, latest=latest)


def before_the_game(table: Table) -> Table:
    """Give the table as it is while hands are not settled yet: nobody takes a turn."""
    first = replace(table.turn, number=1, opened=False, marker=None)
    markers = tuple(replace(marker, unused=True) for marker in table.markers)
    table = replace(table, turns=(first,), markers=markers, latest=1, begun=False)
    hand_out = table.variant.turn_markers and not markers
    return handed_out(table, PlayerId(first.whose)) if hand_out else table


def _in_its_step(table: Table, turn: shown.Turn) -> Table:
    table = table.with_turn(replace(table.turn, receives=receives_first(table)))
    return _combat_begun(table, turn) if turn.step == "beginning_of_combat" else table


def empty_table(state: shown.State) -> Table:
    """Give the table with the players of a state, their figures, and nothing else."""
    return Table(
        edition=state.edition,
        variant=state.variant,
        players=tuple(
            Player(
                name=PlayerId(player.name),
                life=int(player.life),
                poison=_poison(state, player),
                mana=() if player.mana_pool == "unknown" else player.mana_pool,
                lands_played=0 if player.lands_played == "unknown" else player.lands_played,
                range_of_influence=player.range_of_influence,
            )
            for player in state.players
        ),
        teams=tuple(map(_team, state.teams)),
        libraries={PlayerId(player.name): () for player in state.players},
        extra_turns=tuple(
            ExtraTurn(side_named(state.teams, whose))
            for whose in reversed(state.extra_turns if state.extra_turns != "unknown" else ())
        ),
    )


def _poison(state: shown.State, player: shown.Player) -> int:
    """Give a player's poison counters: those of a teammate with shared ones if they are unknown."""
    told = [player]
    if state.variant.shared_life and switches(state.edition).poison_is_the_teams:
        team = next((one.members for one in state.teams if player.name in one.members), ())
        told += [one for one in state.players if one.name in team]
    return next((one.poison for one in told if one.poison != "unknown"), 0)


def _team(team: shown.Team) -> Team:
    members = _players(team.members)
    return Team(TeamId(team.name), members, _known(team.primary), _known(team.emperor))


def _player(name: str | None) -> PlayerId | None:
    return None if name is None else PlayerId(name)


def side_named(teams: Iterable[Team | shown.Team], name: str | None) -> SideName:
    """Say of a name in a state whether it is a team's or a player's; nobody's if there is none."""
    if name is None:
        return NOBODY
    return TeamId(name) if any(team.name == name for team in teams) else PlayerId(name)


def _players(names: tuple[str, ...]) -> tuple[PlayerId, ...]:
    return tuple(map(PlayerId, names))


def _known(name: str | None) -> PlayerId | None:
    return None if name == "unknown" else _player(name)


def _placed(table: Table, things: Iterable[shown.Object]) -> Table:
    objects, number = dict(table.objects), table.next_id
    for thing in things:
        objects[number] = _made(thing, number)
        number = ObjectId(number + 1)
    return replace(table, objects=objects, next_id=number)


def _made(thing: shown.Object, number: ObjectId) -> Object:
    card = catalogue()[str(thing.card)]
    counters = dict(thing.counters) if thing.counters != "unknown" else {}
    if thing.zone == "battlefield" and not counters:
        counters = {k: n for k, n in (("loyalty", card.loyalty), ("defense", card.defense)) if n}
    return Object(
        id=number,
        name=thing.name,
        card=card.name,
        owner=PlayerId(str(thing.owner)),
        zone=thing.zone,
        kind="token" if card.token else "card",
        controller=PlayerId(thing.controller or ""),
        tapped=thing.tapped is True,
        sick=thing.sick is True,
        face_down=thing.face_down is True,
        damage=0 if thing.damage == "unknown" else thing.damage,
        counters=counters,
        protector=_player(thing.protector),
        chosen=thing.chosen,
        stamp=number,
    )


def _attached(table: Table, state: shown.State) -> Table:
    objects = dict(table.objects)
    for placed, thing in zip(table.objects.values(), state.objects, strict=True):
        if thing.attached_to is not None:
            host = table.ref(thing.attached_to)
            objects[placed.id] = replace(placed, attached_to=host)
    return replace(table, objects=objects)


@rule("110.2")
def explained_control(table: Table) -> Table:
    """A permanent keeps the controller it entered under unless an effect changes that."""
    for thing in table.in_zone("battlefield"):
        if thing.controller != thing.owner:
            by_default = table.with_object(replace(thing, controller=thing.owner))
            if controller(by_default, thing.id) == thing.controller:
                table = by_default
    return table


def libraries_filled(table: Table, state: shown.State) -> Table:
    """Put the cards into the libraries that are named, and any cards where none is."""
    named = {thing.name: thing.id for thing in table.objects.values()}
    objects, libraries, number = dict(table.objects), dict(table.libraries), table.next_id
    for player in state.players:
        owner = PlayerId(player.name)
        library: list[ObjectId] = []
        for name in _from_the_top(state, player):
            if name is not None:
                library.append(named[name])
                continue
            objects[number] = replace(_any_card(number, owner))
            library.append(number)
            number = ObjectId(number + 1)
        libraries[owner] = tuple(library)
    return replace(table, objects=objects, libraries=libraries, next_id=number)


@lru_cache(maxsize=4096)
def _any_card(number: ObjectId, owner: PlayerId) -> Object:
    """Give what is copied for a card without a name: each game has cards of its own."""
    return Object(number, f"~{number}", FILLER, owner, "library", stamp=number)


def _from_the_top(state: shown.State, player: shown.Player) -> list[str | None]:
    """Give for each card of a library what it is called, None if it is any card."""
    size = LIBRARY if player.library == "unknown" else player.library
    own = [t for t in state.objects if t.zone == "library" and t.owner == player.name]
    if not own:
        return [None] * size
    placed = {t.position: t.name for t in own if t.position is not None}
    loose = [t.name for t in own if t.position is None]
    places = range(max(size, len(own), *(place + 1 for place in placed)))
    return [placed.get(place) or (loose.pop(0) if loose else None) for place in places]


def _skips_to_come(table: Table, state: shown.State) -> Table:
    for skip in state.skips if state.skips != "unknown" else ():
        side = side_called(table, skip.side)
        for _ in range(skip.times):
            table = with_skip(table, side[0], side[:1], SKIPPABLE[skip.skips])
    return table


def side_called(table: Table, active: str | None) -> tuple[PlayerId, ...]:
    """Give the players who take a turn together by the name of one, or of their team."""
    team = next((team for team in table.teams if team.name == active), None)
    if team is not None:
        return team.members
    return side_of(table, PlayerId(active or ""))


def _combat_begun(table: Table, turn: shown.Turn) -> Table:
    dialogue = defending_player_settled(table)
    try:
        next(dialogue)
    except StopIteration as end:
        begun: Table = end.value
        return begun
    named = turn.combat.defending if turn.combat and turn.combat.defending != "unknown" else ()
    if len(named) != 1:
        problem = "the defending player must be given if one opponent is chosen to defend"
        raise BadRequest(problem, where="position.turns.0.combat.defending")
    return table.with_combat(Combat(table.turn.side, _players(named)))
