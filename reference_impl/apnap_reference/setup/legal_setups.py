"""
Which set-ups the rules allow: who sits where, in which teams, with which options.

A set-up that they forbid is nothing out of order in a message: `wrong_setup` says which rules of
the edition it breaks. The rules of a variant count where the variant is named, those of an
option wherever it is used.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from apnap.protocol import EditionDate, Marker, RuleNumber, State, Team, VariantName, Violation
from apnap_reference.edition import EDITIONS, switches
from apnap_reference.rulebook import Rule, rule
from apnap_reference.turn.turn_markers import SEATS_OF_A_MARKER

SIDES: Final = 2
"""Teams, or heads of a giant, at least."""
TEAM_OF_AN_EMPEROR: Final = 3
ATTACK_OPTIONS: Final = ("left", "right", "multiple")

Check = Rule[[State], Iterator[str]]
"""Yields who or what breaks the rule."""


def seats_of(state: State) -> tuple[str, ...]:
    """Give the players, clockwise."""
    return tuple(player.name for player in state.players)


def first_of_each_row(state: State, team: Team) -> tuple[str, ...]:
    """Give the members whose neighbour to the right is no teammate: one for each row of them."""
    seats = seats_of(state)
    return tuple(m for m in team.members if seats[seats.index(m) - 1] not in team.members)


def apart(state: State) -> Iterator[str]:
    """Yield the teams whose members do not sit side by side."""
    for team in state.teams:
        if len(first_of_each_row(state, team)) > 1:
            yield team.name


@rule("805.1")
def only_neighbours_share_turns(state: State) -> Iterator[str]:
    """Teams can share turns only if the players on each team sit in adjacent seats."""
    if state.variant.shared_team_turns:
        yield from apart(state) if state.teams else ("players without teams",)


@rule("805.2")
def rightmost_is_primary(state: State) -> Iterator[str]:
    """A team's primary player is the player in its rightmost seat."""
    for team in state.teams if state.variant.shared_team_turns else ():
        rightmost = first_of_each_row(state, team)
        if team.primary not in (None, "unknown", *rightmost):
            yield f"{team.primary} of {team.name}"


@rule("810.1")
def two_teams_of_heads(state: State) -> Iterator[str]:
    """Two-Headed Giant is played by two teams of two players, or two larger equal teams."""
    sizes = [len(team.members) for team in state.teams]
    if len(sizes) != SIDES or len(set(sizes)) > 1 or min(sizes) < SIDES:
        yield f"teams of {' and '.join(map(str, sizes))} players"


@rule("810.2")
def heads_share_turns(state: State) -> Iterator[str]:
    """In Two-Headed Giant, the players on a team share their turns."""
    if not state.variant.shared_team_turns:
        yield "each player takes their own turns"


@rule("810.3")
def heads_together(state: State) -> Iterator[str]:
    """In Two-Headed Giant, the players on each team sit together."""
    yield from apart(state)


@rule("810.4")
def heads_share_life(state: State) -> Iterator[str]:
    """In Two-Headed Giant, each team shares one life total, which starts at a set number."""
    if not state.variant.shared_life:
        yield "each player has their own life total"
    life = state.variant.starting_life
    if life != life_of_heads(state):
        yield f"a starting life total of {life}"


@rule("810.11")
def life_of_heads(state: State) -> int:
    """Each player beyond the second increases a team's starting life total."""
    heads = max((len(team.members) for team in state.teams), default=SIDES)
    edition = switches(state.edition)
    return edition.life_of_two_heads + (heads - SIDES) * edition.life_of_another_head


@rule("808.1")
def teams_against_teams(state: State) -> Iterator[str]:
    """A Team vs. Team game has at least two teams."""
    if len(state.teams) < SIDES:
        yield f"{len(state.teams)} teams"


@rule("808.2")
def teams_together(state: State) -> Iterator[str]:
    """In Team vs. Team, the players on each team sit together."""
    yield from apart(state)


@rule("808.4")
def middle_seat_begins(state: State) -> Iterator[str]:
    """In Team vs. Team, the player in the middle of a team, or just left of it, goes first."""
    if state.stage == "before_game":
        starting = {middle_of(state, team) for team in state.teams}
        yield from (turn.active or "nobody" for turn in state.turns if turn.active not in starting)


def middle_of(state: State, team: Team) -> str:
    """Give who sits in the middle of a team, clockwise; of two, the one further to the left."""
    row = in_a_row(state, team)
    return row[len(row) // 2]


def in_a_row(state: State, team: Team) -> tuple[str, ...]:
    """Give the members clockwise, from the one whose neighbour to the right is no teammate."""
    seats = seats_of(state)
    first = seats.index(next(iter(first_of_each_row(state, team)), team.members[0]))
    return tuple(one for one in (*seats[first:], *seats[:first]) if one in team.members)


@rule("806.1")
def everybody_for_themselves(state: State) -> Iterator[str]:
    """In Free-for-All, players compete as individuals."""
    yield from (team.name for team in state.teams)


@rule("806.2a")
def one_range_for_all(state: State) -> Iterator[str]:
    """If Free-for-All has limited ranges of influence, each player has the same."""
    usual = state.variant.range_of_influence
    for player in state.players:
        if player.range_of_influence not in (None, usual):
            yield player.name


@rule("806.2b")
def one_way_to_attack(state: State) -> Iterator[str]:
    """Free-for-All uses attack left, attack right, or attack multiple players."""
    if state.variant.attack not in ATTACK_OPTIONS:
        yield f"the attack option {state.variant.attack}"


@rule("806.2c")
def nobody_deploys(state: State) -> Iterator[str]:
    """Free-for-All doesn't use the deploy creatures option."""
    if state.variant.deploy_creatures:
        yield "creatures can be deployed"


@rule("807.1")
def each_alone_in_a_melee(state: State) -> Iterator[str]:
    """In Grand Melee, players compete as individuals."""
    yield from (team.name for team in state.teams)


@rule("809.1")
def teams_of_three(state: State) -> Iterator[str]:
    """Emperor is played by two or more teams of three players each."""
    sizes = [len(team.members) for team in state.teams]
    if len(sizes) < SIDES or min(sizes) < TEAM_OF_AN_EMPEROR:
        yield f"teams of {' and '.join(map(str, sizes))} players"


@rule("809.2")
def emperors_sit_in_the_middle(state: State) -> Iterator[str]:
    """In Emperor, each team sits together, with its emperor in the middle."""
    yield from apart(state)
    for team in state.teams:
        row = in_a_row(state, team)
        if team.emperor not in {row[len(row) // 2], row[(len(row) - 1) // 2], "unknown"}:
            yield team.emperor or f"{team.name} without an emperor"


@rule("804.1")
def emperors_deploy(state: State) -> Iterator[str]:
    """Emperor always uses the deploy creatures option."""
    if not state.variant.deploy_creatures:
        yield "creatures can't be deployed"


@rule("801.1")
def emperors_see_so_far(state: State) -> Iterator[str]:
    """Emperor always uses the limited range of influence option."""
    if state.variant.range_of_influence is None:
        yield "the range of influence is unlimited"


@rule("809.4")
def an_emperor_begins(state: State) -> Iterator[str]:
    """In Emperor, one of the emperors goes first."""
    if state.stage == "before_game":
        emperors = {team.emperor for team in state.teams}
        yield from (turn.active or "nobody" for turn in state.turns if turn.active not in emperors)


@rule("809.6")
def emperors_teams_of_one_size(state: State) -> Iterator[str]:
    """In Emperor, there can be any number of teams of any size, if all are of the same size."""
    sizes = [len(team.members) for team in state.teams]
    if len(set(sizes)) > 1:
        yield f"teams of {' and '.join(map(str, sizes))} players"


@rule("811.1")
def teams_of_one_size(state: State) -> Iterator[str]:
    """In Alternating Teams, there are at least two teams, all of the same size."""
    sizes = [len(team.members) for team in state.teams]
    if len(sizes) < SIDES or len(set(sizes)) > 1:
        yield f"teams of {' and '.join(map(str, sizes))} players"


@rule("811.2b")
def one_attack_option(state: State) -> Iterator[str]:
    """Alternating Teams uses attack left, attack right, or attack multiple players."""
    if state.variant.attack not in ATTACK_OPTIONS:
        yield f"the attack option {state.variant.attack}"


@rule("811.3")
def nobody_beside_a_teammate(state: State) -> Iterator[str]:
    """In Alternating Teams, no player sits next to a teammate."""
    for team in state.teams:
        if len(first_of_each_row(state, team)) < len(team.members):
            yield team.name


@rule("811.3")
def evenly_spaced(state: State) -> Iterator[str]:
    """In Alternating Teams, the players on each team sit at equal distances."""
    seats = seats_of(state)
    for team in state.teams:
        places = sorted(seats.index(member) for member in team.members)
        if len(set(_gaps(places, len(seats)))) > 1:
            yield team.name


def _gaps(places: list[int], seats: int) -> tuple[int, ...]:
    """Give how many seats to the left each place finds the next, the last one the first."""
    following = (*places[1:], *places[:1])
    pairs = zip(places, following, strict=True)
    return tuple((after - before) % seats or seats for before, after in pairs)


@rule("807.4a")
def a_marker_for_four(state: State) -> Iterator[str]:
    """A Grand Melee has one turn marker for each full four players."""
    due = len(state.players) // SEATS_OF_A_MARKER
    staying = len(state.markers) - sum(marker.removals for marker in state.markers)
    if state.variant.turn_markers != due or (state.markers and staying != due):
        yield f"{staying if state.markers else state.variant.turn_markers} turn markers"


@rule("807.4b")
def markers_four_seats_apart(state: State) -> Iterator[str]:
    """Turn markers start with the starting player and every fourth player to the left."""
    markers = sorted(state.markers, key=lambda marker: marker.number)
    seats = seats_of(state)
    if not markers or any(marker.player not in seats for marker in markers):
        return
    gaps = _gaps([seats.index(marker.player) for marker in markers], len(seats))
    if sum(gaps) != len(seats) or not _as_handed_out(state, markers, gaps):
        yield ", ".join(f"{marker.number} with {marker.player}" for marker in markers)


def _as_handed_out(state: State, markers: list[Marker], gaps: tuple[int, ...]) -> bool:
    """Tell whether nobody is too close; only if somebody has left, markers come nearer."""
    if state.stage == "before_game":
        in_order = [marker.number for marker in markers] == list(range(1, len(markers) + 1))
        begins = {turn.active for turn in state.turns} <= {markers[0].player}
        return in_order and begins and set(gaps[:-1]) <= {SEATS_OF_A_MARKER}
    left = any(marker.removals for marker in markers)
    return left or min(gaps) >= SEATS_OF_A_MARKER


OF_OPTIONS: Final[tuple[Check, ...]] = (only_neighbours_share_turns, rightmost_is_primary)
OF_VARIANTS: Final[dict[VariantName, tuple[Check, ...]]] = {
    "free_for_all": (
        everybody_for_themselves,
        one_range_for_all,
        one_way_to_attack,
        nobody_deploys,
    ),
    "team_vs_team": (teams_against_teams, teams_together, middle_seat_begins),
    "two_headed_giant": (two_teams_of_heads, heads_share_turns, heads_together, heads_share_life),
    "alternating_teams": (
        teams_of_one_size,
        one_attack_option,
        nobody_beside_a_teammate,
        evenly_spaced,
    ),
    "grand_melee": (each_alone_in_a_melee, a_marker_for_four, markers_four_seats_apart),
    "emperor": (
        teams_of_three,
        emperors_sit_in_the_middle,
        emperors_see_so_far,
        emperors_deploy,
        an_emperor_begins,
        emperors_teams_of_one_size,
    ),
}


def wrong_setup(state: State) -> Iterator[Violation]:
    """
    Yield a violation for each rule of the edition that forbids to set up a game like this.

    A state that this engine cannot play, or in which the teams are not made up of the players,
    is no set-up to be judged.
    """
    if state.edition not in EDITIONS or not _in_one_team_each(state):
        return
    broken: dict[RuleNumber, Violation] = {}
    for number, check in _checks(state.edition, state.variant.name):
        about = ", ".join(check(state))
        if about:
            broken.setdefault(number, check.broken(state.edition, about))
    yield from broken.values()


@cache
def _checks(
    edition: EditionDate, variant: VariantName | None
) -> tuple[tuple[RuleNumber, Check], ...]:
    """Give what an edition has of the rules about set-ups, each by its number there."""
    of_variant = OF_VARIANTS.get(variant, ()) if variant else ()
    numbered = ((check.number_in(edition), check) for check in (*OF_OPTIONS, *of_variant))
    return tuple((number, check) for number, check in numbered if number is not None)


def _in_one_team_each(state: State) -> bool:
    members = sorted(member for team in state.teams for member in team.members)
    return not state.teams or members == sorted(seats_of(state))
