"""What leaves the game with a player, and what stays."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol import Concede, Priority
from apnap_reference.transitions.passages import PLACE, Passage, after_in_order
from apnap_reference.transitions.passing_priority import receives
from apnap_reference.transitions.wrong import Wrong, transition


@transition("104.3a", "concede")
def who_concedes_leaves(passage: Passage) -> Iterator[Wrong]:
    """A player who concedes leaves the game at once."""
    said = passage.said
    if not isinstance(said, Concede) or passage.after.stage == "over":
        return
    now = passage.after.person(said.player)
    if now is not None and now.left is None:
        told = f"{said.player} has conceded, and is still in the game"
        where = f"players.{said.player}.left"
        yield Wrong("wrong_state", where, told, "conceded", "none", excusable=False)


@transition("104.3a", "legal_rejected")
def anybody_may_concede(passage: Passage) -> Iterator[Wrong]:
    """A player can concede at any time, though not for somebody else."""
    said = passage.said
    if not isinstance(said, Concede) or said.by not in (None, said.player):
        return
    now = passage.before.person(said.player)
    if now is not None and now.left is None:
        told = f"{said.player} concedes, and that is rejected"
        yield Wrong("legal_rejected", "", told, "accepted", "rejected", excusable=False)


@transition("104.5", "players")
def nobody_comes_back(passage: Passage) -> Iterator[Wrong]:
    """A player who has left the game doesn't come back."""
    for was, now in passage.people:
        if was.left is not None and now.left is None and was.name == now.name:
            told = f"{now.name} had left the game"
            where = f"players.{now.name}.left"
            yield Wrong("wrong_state", where, told, excusable=False)


@transition("810.8a", "players")
def teams_lose_together(passage: Passage) -> Iterator[Wrong]:
    """Who shares a life total and turns with teammates leaves the game with them."""
    now = passage.after
    if now.stage == "over" or not (now.variant.shared_life and now.variant.shared_team_turns):
        return
    for team in now.teams:
        here = [one.name for one in now.players if one.name in team.members and one.left is None]
        if here and len(here) < len(team.members):
            told = f"{', '.join(here)} is still in the game, and a teammate has left it"
            where = f"players.{here[0]}.left"
            yield Wrong("wrong_state", where, told, "team", "none", excusable=False)


@transition("800.4j", "concede")
def turns_go_on_without_their_player(passage: Passage) -> Iterator[Wrong]:
    """If a player leaves the game in their own turn, that turn goes on to its end."""
    said, variant = passage.said, passage.after.variant
    if not isinstance(said, Concede) or passage.after.stage == "over" or passage.turns is None:
        return
    old, new = passage.turns
    if variant.shared_team_turns or variant.turn_markers or old.active != said.player:
        return
    if not passage.memory.every_priority:
        return  # the others may have had nothing to do in the rest of it
    if passage.new_turn and PLACE[old.step] < PLACE["end_step"]:
        told = f"the turn of {said.player} ends in {old.step}"
        yield Wrong("wrong_state", "turns.0.active", told, "", str(new.active), excusable=False)


@transition("800.4a", "concede")
def priority_passes_on_as_its_holder_leaves(passage: Passage) -> Iterator[Wrong]:
    """If a player who has priority leaves the game, the next one in turn order receives it."""
    if passage.turns is not None and passage.turns[0].active != passage.turns[0].priority:
        yield from _passed_on(passage)


@transition("800.4j", "concede")
def priority_passes_on_as_the_active_player_leaves(passage: Passage) -> Iterator[Wrong]:
    """If the active player leaves the game with priority, the next in turn order receives it."""
    if passage.turns is not None and passage.turns[0].active == passage.turns[0].priority:
        yield from _passed_on(passage)


def _passed_on(passage: Passage) -> Iterator[Wrong]:
    """Yield that another player than the next receives the priority of one who leaves."""
    said, variant, passed = passage.said, passage.before.variant, passage.had_passed
    if not isinstance(said, Concede) or not passage.asked or passage.turns is None:
        return
    if variant.shared_team_turns or variant.turn_markers or passage.stepped or passed is None:
        return
    old, new = passage.turns
    acting = any(isinstance(one, Priority) for one in passage.before.pending)
    every, left = passage.memory.every_priority, passage.memory.unsettled
    if old.priority != said.player or not acting or left or {*passage.sides} <= {*passed}:
        return
    expected = next(after_in_order(passage.before, said.player, passage.sides), None)
    if expected is None or (got := receives(passage, expected)) == expected:
        return
    if every or (new.passed != "unknown" and expected not in new.passed):
        told = f"{said.player} leaves with priority, and {got} receives it"
        where, may = "turns.0.priority", not every
        yield Wrong("wrong_decider", where, told, expected, got, excusable=False, doubtful=may)


@transition("800.4a", "players", "objects")
def objects_leave_with_their_owner(passage: Passage) -> Iterator[Wrong]:
    """All objects that a player owns leave the game with that player, and no others."""
    after = passage.after
    if after.stage != "playing" or not any(player.left for player in after.players):
        return
    gone = {player.name for player in after.players if player.left is not None}
    for name, thing in after.things.items():
        if thing.owner in gone and thing.kind != "ability":
            was = passage.before.things.get(name)
            if was is None or was != thing or passage.people:
                told = f"{thing.owner} has left the game, and {name} hasn't"
                yield Wrong("wrong_state", f"objects.{name}", told, excusable=False)


@transition("800.4a", "concede")
def others_keep_their_objects(passage: Passage) -> Iterator[Wrong]:
    """What the others own and control stays as it is when a player leaves."""
    said = passage.said
    if not isinstance(said, Concede) or passage.after.stage == "over":
        return
    left = {p.name for p in passage.after.players if p.left is not None}
    for was, now in passage.changed:
        if was is None or was.zone != "battlefield" or was.kind != "card":
            continue
        if {was.owner, was.controller} & left or was.attached_to is not None:
            continue
        if now is None or now.zone != was.zone or now.controller != was.controller:
            told = f"{was.name} doesn't stay as {said.player} leaves"
            yield Wrong("wrong_state", f"objects.{was.name}", told, also=(was.name,))


@transition("800.4h", "pending")
def nobody_asked_who_has_left(passage: Passage) -> Iterator[Wrong]:
    """Players who have left the game decide nothing any more."""
    gone = {player.name for player in passage.after.players if player.left is not None}
    for one in passage.after.pending if gone else ():
        if one.decider in gone:
            told = f"{one.decider} has left the game, and is asked"
            where = "pending"
            yield Wrong("wrong_decider", where, told, "", one.decider, excusable=False, sum=True)
