"""Making the facts of a calm position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from mtg import bridge_to_engine as reading
from mtg.engine import env

from apnap.protocol import BadRequest, Object, Player, State, Step, Variant
from apnap_python_mtg import card_pool
from apnap_python_mtg.moving import Facts
from apnap_python_mtg.names import SEATS, Names
from apnap_python_mtg.verdicts import Unsupported

EDITION: Final = "2026-01-16"
LIBRARY: Final = 20
"""Cards in a library of unknown size."""
FILLER: Final = "Plains"
"""What the cards are that nobody has named."""

STEPS: Final[Mapping[Step, str]] = {
    "upkeep": "upkeep",
    "precombat_main": "precombat_main",
    "beginning_of_combat": "beginning_of_combat",
    "postcombat_main": "postcombat_main",
    "end_step": "end",
}
"""The calm steps, by python-mtg's names for them."""

COUNTERS: Final = {"+1/+1": "p1p1", "-1/-1": "m1m1"}
"""Kinds of counters that python-mtg calls otherwise."""


def load(position: State, seed: int) -> tuple[Names, Facts]:
    """
    Return the names and the facts of a position.

    Raises `Unsupported` for what python-mtg does not have.
    """
    for lacking in _lacks(position):
        raise Unsupported(f"python-mtg has no {lacking}")
    names = Names([player.name for player in position.players])
    facts = _dealt(position, seed, names)
    for thing in position.objects:
        _place(thing, facts, names)
    _order_libraries(position, facts, names)
    turn = position.turns[0]
    facts["active_player"] = {(names.seat(turn.active or ""),)}
    facts["current_step"] = {(STEPS[turn.step],)}
    facts["life"] = {(names.seat(p.name), p.life) for p in position.players}
    facts["poison"] = {(names.seat(p.name), p.poison) for p in position.players if p.poison}
    facts["_land_played"] = {(names.seat(p.name),) for p in position.players if p.lands_played}
    facts["_explicit_lands"] = True  # players play their lands
    facts["_instant_speed"] = True  # the active player acts in other steps than the main phases
    env._develop_if_main(facts)  # noqa: SLF001 - what python-mtg does as a main phase begins
    return names, facts


def check_names(position: State) -> None:
    """Raise an error for a turn of somebody, or a thing of somebody, who is not at the table."""
    teams = (team.name for team in position.teams)
    seated = {None, *(player.name for player in position.players), *teams}
    for number, turn in enumerate(position.turns):
        for role, name in (("active", turn.active), ("priority", turn.priority)):
            if name not in seated:
                where = f"position.turns.{number}.{role}"
                raise BadRequest(f"{name} is no player", where=where)
    for number, thing in enumerate(position.objects):
        for role, name in (("owner", thing.owner), ("controller", thing.controller)):
            if name not in seated:
                where = f"position.objects.{number}.{role}"
                raise BadRequest(f"{name} is no player", where=where)


def _lacks(position: State) -> Iterator[str]:
    """Yield what a position needs and python-mtg does not have."""
    variant, turns = position.variant, position.turns
    plain = Variant("one_opponent", starting_life=variant.starting_life, name=variant.name)
    needs = {
        f"edition {position.edition}": position.edition != EDITION,
        "variant but that of two players": variant != plain or bool(position.teams),
        f"game of {len(position.players)} players": len(position.players) != len(SEATS),
        "positions before the game begins": position.stage != "playing",
        "several turns at once, nor turns and steps that are given or skipped": bool(
            len(turns) != 1 or position.markers or position.extra_turns or position.skips
        ),
        "positions without an active player who has priority": any(
            turn.active is None or turn.priority != turn.active for turn in turns
        ),
        "positions in other steps than the calm ones": any(t.step not in STEPS for t in turns),
        "positions with unknown life totals": any(p.life == "unknown" for p in position.players),
    }
    yield from (need for need, lacking in needs.items() if lacking)
    for player in position.players:
        yield from _lacking_for_player(player)
    for thing in position.objects:
        yield from _lacking_for_object(thing)


def _lacking_for_player(player: Player) -> Iterator[str]:
    if player.mana_pool:
        yield "mana in pools of a position"
    if player.left is not None:
        yield "players who have left"
    if player.lands_played not in (0, 1):
        yield "positions in which several lands have been played"


def _lacking_for_object(thing: Object) -> Iterator[str]:
    if thing.kind != "card":
        yield "tokens, copies and emblems in a position"
    elif thing.card not in card_pool.known():
        yield f"{thing.card} of which it leaves nothing out"
    if thing.face_down or thing.phased_out:
        yield "face-down or phased-out permanents in a position"
    if thing.chosen or thing.copy_of:
        yield "choices made as a permanent entered"


def _dealt(position: State, seed: int, names: Names) -> Facts:
    """Return the facts of a game whose cards all lie in libraries, and name those listed."""
    decks: dict[str, list[str]] = {seat: [] for seat in SEATS}
    for thing in position.objects:
        decks[names.seat(thing.owner)].append(str(thing.card))
    for player in position.players:
        seat = names.seat(player.name)
        size = LIBRARY if player.library == "unknown" else player.library
        listed = sum(o.zone == "library" and o.owner == player.name for o in position.objects)
        decks[seat] += [FILLER] * (size - listed)
    facts: Facts = reading.make_deck_state(decks, seed=seed, hand=0, variant="two-player")
    free: dict[tuple[str, str], list[str]] = {}
    slugs = dict(facts["instance_of"])
    for seat, card in sorted(facts["in_library"], reverse=True):
        names.owners[card] = seat
        free.setdefault((seat, slugs[card]), []).append(card)
    for thing in position.objects:
        kind = (names.seat(thing.owner), card_pool.slug(str(thing.card)))
        names.name(free[kind].pop(), thing.name)
    return facts


def _place(thing: Object, facts: Facts, names: Names) -> None:
    """Put one object where it is in the position."""
    card, owner = names.meant(thing.name), names.seat(thing.owner)
    if thing.zone == "library":
        return
    facts["in_library"].discard((owner, card))
    if thing.zone == "hand":
        facts["in_hand"].add((owner, card))
        return
    relation = "on_battlefield" if thing.zone == "battlefield" else thing.zone
    facts.setdefault(relation, set()).add((card,))
    if thing.zone == "battlefield":
        _dress(thing, card, facts, names)


def _dress(thing: Object, card: str, facts: Facts, names: Names) -> None:
    """Note how a permanent is: tapped, with counters, under whose control, attached to what."""
    if thing.tapped:
        facts["tapped"].add((card,))
    if thing.sick:
        facts.setdefault("_sick", set()).add((card,))
    if isinstance(thing.counters, dict):
        for kind, count in thing.counters.items():
            facts["counter"].add((card, COUNTERS.get(kind, kind), count))
    if thing.controller not in (None, thing.owner):
        effect = (f"{card}__position", names.seat(str(thing.controller)), card, 0)
        facts.setdefault("eff_gain_control", set()).add(effect)
    if thing.attached_to is not None:
        facts.setdefault("attached_to", set()).add((card, names.meant(thing.attached_to)))


def _order_libraries(position: State, facts: Facts, names: Names) -> None:
    """Put the cards that are listed on top of their libraries, in their order."""
    for seat in SEATS:
        listed = sorted(
            (thing.position or 0, names.meant(thing.name))
            for thing in position.objects
            if thing.zone == "library" and names.seat(thing.owner) == seat
        )
        top = [card for _, card in listed]
        rest = sorted(card for who, card in facts["in_library"] if who == seat and card not in top)
        facts["_lib_order"][seat] = top + rest
