"""Which states can be loaded: what this engine cannot play, and what contradicts itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Final

from apnap.protocol import Object, State, Unknown
from apnap.protocol.catalogue import Card, catalogue
from apnap_reference.edition import EDITIONS, switches
from apnap_reference.objects.attachable import ATTACHMENTS
from apnap_reference.setup import loadable_turns
from apnap_reference.setup.loadable_turns import Problem, takers_of_turns
from apnap_reference.state.abilities import is_played
from apnap_reference.state.morph import morph_cost
from apnap_reference.turn.skipped import SKIPPABLE

PLAYERS: Final = 16
SKIPS: Final = 100


def not_played_here(state: State) -> Iterator[str]:
    """Yield what this engine cannot play in a well-formed state."""
    if state.edition not in EDITIONS:
        known = ", ".join(sorted(EDITIONS))
        yield f"edition {state.edition} is not played here; known are {known}"
        return
    if not 2 <= len(state.players) <= PLAYERS:  # noqa: PLR2004 - a game has two players or more
        yield f"games of 2 to {PLAYERS} players are played here"
    variant = state.variant
    if variant.turn_markers and variant.shared_team_turns:
        yield "turn markers for teams that share their turns are not played here"
    for thing in state.objects:
        yield from _card_not_played_here(state, thing)


def _card_not_played_here(state: State, thing: Object) -> Iterator[str]:
    name = thing.card
    known = catalogue()
    if name is None or name == "unknown" or name not in known:
        yield f"the card {name!r} of {thing.name} is unknown here"
        return
    edition = switches(state.edition)
    if not is_played(known[name]):
        yield f"the abilities of {name} are not known here"
    if "Battle" in known[name].types and not edition.battles:
        yield f"the edition {state.edition} has no battles ({name})"
    if "Planeswalker" in known[name].types and not edition.planeswalkers:
        yield f"the edition {state.edition} has no planeswalkers ({name})"
    if thing.face_down and (morph_cost(known[name]) is None or thing.zone != "battlefield"):
        yield f"{thing.name}: only permanents with morph are played face down here"
    if thing.phased_out or thing.copy_of:
        yield f"{thing.name}: phased-out and copied cards are not played here"


def names_used_twice(state: State) -> Iterator[Problem]:
    """Players, teams and objects share one namespace; handles cannot be loaded."""
    seen: set[str] = set()
    everything = (
        *((f"players.{i}.name", p.name) for i, p in enumerate(state.players)),
        *((f"teams.{i}.name", t.name) for i, t in enumerate(state.teams)),
        *((f"objects.{i}.name", t.name) for i, t in enumerate(state.objects)),
    )
    for where, name in everything:
        if name in seen:
            yield f"position.{where}", f"the name {name} is used twice"
        if name.startswith("~"):
            yield f"position.{where}", f"the name {name} begins with ~, as only handles do"
        seen.add(name)


def skips_of_nothing(state: State) -> Iterator[Problem]:
    """What is skipped is a turn, a phase or a step of somebody who takes turns."""
    sides = [side.name for side in takers_of_turns(state)]
    for index, skip in enumerate(state.skips if state.skips != "unknown" else ()):
        if skip.side not in sides:
            yield f"position.skips.{index}.side", f"{skip.side} doesn't take turns in this game"
        if skip.skips not in SKIPPABLE:
            where = f"position.skips.{index}.skips"
            yield where, f"{skip.skips} isn't a turn, phase, or step"
        if skip.times > SKIPS:
            yield f"position.skips.{index}.times", f"nobody skips more than {SKIPS} of anything"


def game_not_calm(state: State) -> Iterator[Problem]:
    """A game that is being played, with nothing being decided and nothing to come."""
    if state.stage == "over":
        yield "position.stage", "only a game that is not over can be loaded"
    if state.pending:
        yield "position.pending", "nothing is being decided in a calm position"
    if state.picks:
        yield "position.picks", "no choice is open in a calm position"
    if state.result is not None:
        yield "position.result", "the game is not over in a calm position"


def teams_wrong(state: State) -> Iterator[Problem]:
    """Each player is a member of exactly one team, or there are no teams."""
    members = [member for team in state.teams for member in team.members]
    if state.teams and sorted(members) != sorted(player.name for player in state.players):
        yield "position.teams", "each player must be a member of exactly one team"
    if len(state.teams) == 1:
        yield "position.teams", "the only team has no opponents"
    for index, team in enumerate(state.teams):
        path = f"position.teams.{index}"
        if not team.members:
            yield f"{path}.members", f"{team.name} has no members"
        for field in ("primary", "emperor"):
            if getattr(team, field) not in (None, "unknown", *team.members):
                yield f"{path}.{field}", f"{getattr(team, field)} isn't a member of {team.name}"


def range_of_one_player_only(state: State) -> Iterator[Problem]:
    """Where some players have a range of influence of their own, the others have one, too."""
    for index, player in enumerate(state.players):
        if player.range_of_influence is not None and state.variant.range_of_influence is None:
            where = f"position.players.{index}.range_of_influence"
            yield where, "the variant has no limited range of influence"


def shared_figures_differ(state: State) -> Iterator[Problem]:
    """Where a team shares its life total, its members show the same figures, as far as known."""
    shared = state.teams if state.variant.shared_life else ()
    for team in shared:
        members = [(i, p) for i, p in enumerate(state.players) if p.name in team.members]
        for index in _others([(i, player.life) for i, player in members]):
            yield (
                f"position.players.{index}.life",
                f"all members of {team.name} share one life total",
            )
        if not switches(state.edition).poison_is_the_teams:
            continue
        for index in _others([(i, player.poison) for i, player in members]):
            where = f"position.players.{index}.poison"
            yield where, f"all members of {team.name} share their poison counters"


def _others(figures: Sequence[tuple[int, int | Unknown]]) -> Iterator[int]:
    """Yield the places of figures other than the first one; what is unknown is no other."""
    known = [(place, figure) for place, figure in figures if figure != "unknown"]
    yield from (place for place, figure in known[1:] if figure != known[0][1])


def players_wrong(state: State) -> Iterator[Problem]:
    """Each player is in the game, with a life total, and holds as many cards as are counted."""
    places = [(thing.zone, thing.owner) for thing in state.objects]
    for index, player in enumerate(state.players):
        path = f"position.players.{index}"
        if player.left is not None:
            yield f"{path}.left", f"{player.name} has left; let {player.name} concede after loading"
        if player.life == "unknown":
            yield f"{path}.life", f"{player.name} needs a life total"
        held = places.count(("hand", player.name))
        if player.hand not in ("unknown", held):
            yield (
                f"{path}.hand",
                f"{player.name} has {held} cards listed in hand, but {player.hand} are counted",
            )
        listed = places.count(("library", player.name))
        if player.library != "unknown" and player.library < listed:
            yield (
                f"{path}.library",
                f"{listed} library cards are listed, but {player.library} are counted",
            )
        if player.mana_pool != "unknown" and not set(player.mana_pool) <= set("WUBRGC"):
            yield f"{path}.mana_pool", f"{', '.join(player.mana_pool)}: mana is one of WUBRGC"


def people_of_objects_unknown(state: State) -> Iterator[Problem]:
    """Owners, controllers and protectors are players; only permanents have a controller here."""
    players = {player.name for player in state.players}
    for index, thing in enumerate(state.objects):
        path = f"position.objects.{index}"
        on_table = thing.zone == "battlefield"
        if thing.owner not in players:
            yield f"{path}.owner", f"{thing.owner} owns {thing.name} but isn't a player"
        if on_table and thing.controller not in players:
            yield (
                f"{path}.controller",
                f"{thing.controller} controls {thing.name} but isn't a player",
            )
        if not on_table and thing.controller is not None:
            yield (
                f"{path}.controller",
                f"{thing.name} is in a {thing.zone}, where nothing has a controller",
            )
        if thing.protector is not None and thing.protector not in players:
            yield f"{path}.protector", f"{thing.protector} protects {thing.name} but isn't a player"


def objects_wrong(state: State) -> Iterator[Problem]:
    """Objects are in zones of a calm position, attached to what there is, with known figures."""
    there = {thing.name for thing in state.objects if thing.zone == "battlefield"}
    names = there | {player.name for player in state.players}
    for index, thing in enumerate(state.objects):
        path = f"position.objects.{index}"
        if thing.zone == "stack":
            yield f"{path}.zone", f"{thing.name} is on the stack; a calm position has an empty one"
        if thing.attached_to is not None and thing.attached_to not in names - {thing.name}:
            yield f"{path}.attached_to", f"there is no {thing.attached_to} for {thing.name}"
        if "unknown" in (thing.counters, thing.tapped, thing.damage):
            yield path, f"{thing.name}: counters, damage and tapping must be known to be loaded"


def begun_too_early(state: State) -> Iterator[Problem]:
    """Before the first turn, cards are in hands and libraries only."""
    if state.stage != "before_game":
        return
    for index, thing in enumerate(state.objects):
        if thing.zone not in ("hand", "library"):
            where = f"position.objects.{index}.zone"
            yield where, f"{thing.name} must be in a hand or library before the first turn"
    for turn in state.turns:
        if turn.number not in (1, "unknown"):
            yield "position.turns.0.number", "the next turn must be turn 1"


def objects_out_of_place(state: State) -> Iterator[Problem]:
    """Cards lie where they can, as what they are, attached or protected if such cards are."""
    for index, thing in enumerate(state.objects):
        path = f"position.objects.{index}"
        card = catalogue()[str(thing.card)]
        on_table = thing.zone == "battlefield"
        if thing.kind != ("token" if card.token else "card"):
            yield f"{path}.kind", f"{card.name} isn't a {thing.kind}"
        if on_table and {"Instant", "Sorcery"} & set(card.types):
            yield f"{path}.zone", f"{card.name} can't be a permanent"
        if not on_table and (card.token or card.name in _backs()):
            yield f"{path}.zone", f"{card.name} exists only on the battlefield"
        if thing.protector is not None and "Battle" not in card.types:
            yield f"{path}.protector", f"{card.name} isn't a battle"
        if thing.attached_to is not None and not attachable(card):
            yield f"{path}.attached_to", f"{card.name} can't be attached to anything"


@cache
def _backs() -> frozenset[str | None]:
    """Give the names of the faces that are on the back of a card."""
    return frozenset(card.back for card in catalogue().values())


def attachable(card: Card) -> bool:
    """Tell whether a permanent stays attached (704.5p); no card that is played here is changed."""
    return not {"Battle", "Creature"} & set(card.types) and not ATTACHMENTS.isdisjoint(
        card.subtypes
    )


def marked_off_the_battlefield(state: State) -> Iterator[Problem]:
    """Only permanents are tapped, damaged or attached to something."""
    for index, thing in enumerate(state.objects):
        for field in ("tapped", "damage", "attached_to"):
            if thing.zone != "battlefield" and getattr(thing, field):
                where = f"position.objects.{index}.{field}"
                yield where, f"{thing.name} is in a {thing.zone} and isn't a permanent"


def places_in_libraries_wrong(state: State) -> Iterator[Problem]:
    """Each place in a library is held by one card, and there are as many places as cards."""
    sizes = {player.name: player.library for player in state.players}
    taken: set[tuple[str, int]] = set()
    for index, thing in enumerate(state.objects):
        path = f"position.objects.{index}.position"
        if thing.position is None:
            continue
        size = sizes.get(thing.owner, "unknown")
        if thing.zone != "library":
            yield path, f"{thing.name} is in a {thing.zone}, not in a library"
        elif size != "unknown" and thing.position >= size:
            yield path, f"the library of {thing.owner} has {size} cards"
        if (thing.owner, thing.position) in taken:
            yield path, f"two cards have the same place {thing.position} in the library"
        taken.add((thing.owner, thing.position))


CHECKS: Final[tuple[Callable[[State], Iterator[Problem]], ...]] = (
    names_used_twice,
    game_not_calm,
    teams_wrong,
    range_of_one_player_only,
    shared_figures_differ,
    *loadable_turns.CHECKS,
    skips_of_nothing,
    players_wrong,
    people_of_objects_unknown,
    objects_wrong,
    begun_too_early,
    objects_out_of_place,
    marked_off_the_battlefield,
    places_in_libraries_wrong,
)


def problems(state: State) -> Iterator[Problem]:
    """Yield what contradicts itself in a state, or is not calm."""
    for check in CHECKS:
        yield from check(state)
