"""Who plays, in which teams, whose turn it is, and who has priority."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from apnap.protocol import Priority, SideName, Unknown
from apnap_reference.claims.claims import Problem, claim
from apnap_reference.claims.facts import Facts
from apnap_reference.setup.loadable import shared_figures_differ
from apnap_reference.setup.loadable_turns import markers_in_the_game
from apnap_reference.turn.phases_and_steps import PHASE_OF
from apnap_reference.turn.skipped import SKIPPABLE


@claim("102.3")
def in_one_team_each(known: Facts) -> Iterator[Problem]:
    """In a game between teams, each player is on exactly one team."""
    members = Counter(member for team in known.state.teams for member in team.members)
    for index, team in enumerate(known.state.teams):
        for place, member in enumerate(team.members):
            if member not in known.players:
                yield f"teams.{index}.members.{place}", f"{member} of {team.name} isn't a player"
            elif members[member] > 1:
                yield f"teams.{index}.members.{place}", f"{member} is on more than one team"
    for index, player in enumerate(known.state.players):
        if known.teams and not members[player.name]:
            yield f"players.{index}", f"{player.name} isn't on a team"


@claim("805.2")
def primary_of_the_team(known: Facts) -> Iterator[Problem]:
    """A team's primary player is one of its members."""
    for index, team in enumerate(known.state.teams):
        if team.primary not in (None, "unknown", *team.members):
            yield f"teams.{index}.primary", f"{team.primary} isn't a member of {team.name}"


@claim("809.2")
def emperor_of_the_team(known: Facts) -> Iterator[Problem]:
    """A team's emperor is one of its members."""
    for index, team in enumerate(known.state.teams):
        if team.emperor not in (None, "unknown", *team.members):
            yield f"teams.{index}.emperor", f"{team.emperor} isn't a member of {team.name}"


@claim("810.9")
def shared_figures(known: Facts) -> Iterator[Problem]:
    """All members of a team have the same shared life total."""
    for where, problem in shared_figures_differ(known.state):
        yield where.removeprefix("position."), problem


@claim("102.1", "turns")
def turn_of_a_player(known: Facts) -> Iterator[Problem]:
    """Each turn is taken by one player, who is in the game."""
    if not known.state.variant.shared_team_turns:
        yield from _taken_by_others(known)


@claim("805.4", "turns")
def turn_of_a_team(known: Facts) -> Iterator[Problem]:
    """With shared team turns, each turn is taken by a team in the game."""
    if known.state.variant.shared_team_turns:
        yield from _taken_by_others(known)


def _taken_by_others(known: Facts) -> Iterator[Problem]:
    over = known.state.stage == "over"
    for index, turn in enumerate(known.state.turns):
        where, whose = f"turns.{index}.active", turn.active
        if whose is None and known.state.stage == "playing" and known.players == known.here:
            yield where, "it's nobody's turn, but nobody has left the game"
        elif whose is not None and whose not in known.sides():
            yield where, f"it's the turn of {whose}, who doesn't take turns"
        elif whose is not None and not over and not known.members(whose) & known.here:
            yield where, f"it's the turn of {whose}, who has left the game"


@claim("500.1", "turns")
def step_of_its_phase(known: Facts) -> Iterator[Problem]:
    """Each step belongs to one phase of the turn."""
    for index, turn in enumerate(known.state.turns):
        if turn.phase != PHASE_OF[turn.step]:
            yield f"turns.{index}.phase", f"{turn.step} isn't a step of the phase {turn.phase}"


@claim("807.4", "turns")
def turns_with_markers(known: Facts) -> Iterator[Problem]:
    """Only one turn is taken at a time, or with turn markers one for each marker."""
    state = known.state
    if state.variant.turn_markers:
        yield from _turns_alike(known)
        yield from _markers_astray(known)
    elif len(state.turns) > 1:
        yield "turns", f"{len(state.turns)} turns are taken at once without turn markers"
    elif state.markers:
        yield "markers", "there are turn markers in a game that doesn't use them"


def _turns_alike(known: Facts) -> Iterator[Problem]:
    for field in ("number", "active", "marker"):
        values = [getattr(turn, field) for turn in known.state.turns]
        for value, times in Counter(values).items():
            if times > 1 and value not in (None, "unknown"):
                yield "turns", f"{times} turns have the {field} {value}"


def _markers_astray(known: Facts) -> Iterator[Problem]:
    held = {marker.number: marker.player for marker in markers_in_the_game(known.state)}
    going_on = known.state.turns if known.state.stage == "playing" else ()
    for index, turn in enumerate(going_on):
        if turn.active and held.get(turn.marker or 0) != turn.active:
            yield (
                f"turns.{index}.marker",
                f"{turn.active} doesn't have the turn marker of that turn",
            )
    for index, marker in enumerate(known.state.markers):
        if marker.player not in known.players:
            yield f"markers.{index}.player", f"{marker.player} isn't a player"


@claim("117.3", "turns", "pending")
def priority_of_a_player(known: Facts) -> Iterator[Problem]:
    """In each turn, only one player has priority, and that player is in the game."""
    if not known.state.variant.shared_team_turns:
        yield from _priority_of_others(known)


@claim("805.5", "turns", "pending")
def priority_of_a_team(known: Facts) -> Iterator[Problem]:
    """With shared team turns, teams have priority, not single players."""
    if known.state.variant.shared_team_turns:
        yield from _priority_of_others(known)


def _priority_of_others(known: Facts) -> Iterator[Problem]:
    for index, turn in enumerate(known.state.turns):
        where, whose = f"turns.{index}.priority", turn.priority
        if whose is None:
            continue
        if whose not in known.sides():
            yield where, f"{whose} can't have priority in this game"
        elif not known.members(whose) & known.here:
            yield where, f"{whose} has priority but has left the game"
    yield from _asked_without_priority(known)


def _asked_without_priority(known: Facts) -> Iterator[Problem]:
    asked: set[int] = set()
    for index, decision in enumerate(known.state.pending):
        if not isinstance(decision, Priority) or decision.turn >= len(known.state.turns):
            continue
        where, holder = f"pending.{index}", known.state.turns[decision.turn].priority
        whose = decision.subject or decision.decider
        if holder is None or not known.members(whose) & known.members(holder):
            yield (
                where,
                f"{whose} is asked to act or pass, but {holder or 'nobody'} has priority",
            )
        if decision.turn in asked:
            yield where, "two players or teams have priority in one turn"
        asked.add(decision.turn)


@claim("502.4", "turns")
def nobody_acts_while_untapping(known: Facts) -> Iterator[Problem]:
    """Nobody has priority in the untap step."""
    for index, turn in enumerate(known.state.turns):
        if turn.step == "untap" and turn.priority is not None:
            yield f"turns.{index}.priority", f"{turn.priority} has priority in the untap step"


@claim("117.4", "turns")
def passed_in_succession(known: Facts) -> Iterator[Problem]:
    """A player who has passed gets no priority again until a player acts or something resolves."""
    for index, turn in enumerate(known.state.turns):
        passed = turn.passed if turn.passed != "unknown" else ()
        around = {name for side in passed for name in known.members(side)}
        anew = known.here <= around and len(known.here) < len(known.state.players)
        if turn.priority is not None and turn.priority in passed and not anew:  # who had it, left
            yield f"turns.{index}.passed", f"{turn.priority} has passed but has priority again"
        for place, side in enumerate(passed):
            if not known.members(side) & known.here:
                where = f"turns.{index}.passed.{place}"
                yield where, f"{side} has passed but isn't in the game"


@claim("500.7")
def extra_turns_of_somebody(known: Facts) -> Iterator[Problem]:
    """An extra turn belongs to a player or team that takes turns."""
    for index, side in enumerate(_known(known.state.extra_turns)):
        if not known.members(side):
            yield f"extra_turns.{index}", f"{side} has an extra turn but doesn't take turns"


@claim("500.11")
def skipped_by_somebody(known: Facts) -> Iterator[Problem]:
    """Only a turn, phase, or step of a player or team that takes turns can be skipped."""
    for index, skip in enumerate(() if isinstance(known.state.skips, str) else known.state.skips):
        if not known.members(skip.side):
            yield f"skips.{index}.side", f"{skip.side} has to skip but doesn't take turns"
        if skip.skips not in SKIPPABLE:
            yield f"skips.{index}.skips", f"{skip.skips} isn't a turn, phase, or step"


@claim("106.1b")
def six_types_of_mana(known: Facts) -> Iterator[Problem]:
    """Each mana is white, blue, black, red, green, or colorless."""
    for index, player in enumerate(known.state.players):
        pool = () if isinstance(player.mana_pool, str) else player.mana_pool
        for mana in sorted(set(pool) - set("WUBRGC")):
            yield f"players.{index}.mana_pool", f"{player.name} has mana of no known type: {mana}"


@claim("104.1", "pending")
def over_when_won(known: Facts) -> Iterator[Problem]:
    """A game that has been won or drawn is over, and nobody decides anything in it."""
    state = known.state
    if (state.stage == "over") != (state.result is not None):
        yield "result", f"the stage is {state.stage}, with{'' if state.result else 'out'} a result"
    if state.result is not None:
        for index, winner in enumerate(state.result.winners):
            if winner not in known.players:
                yield f"result.winners.{index}", f"{winner} has won but isn't a player"
        if state.pending:
            yield "pending", "the game is over, but there are decisions to make"


def _known(sides: tuple[SideName, ...] | Unknown) -> tuple[SideName, ...]:
    return () if isinstance(sides, str) else sides
