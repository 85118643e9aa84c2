"""Playing lands, casting spells and activating abilities."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from apnap.protocol import Activate, Cast, PlayLand
from apnap_python_mtg.moving import Facts, Move, Play, Standing, active, offered
from apnap_python_mtg.names import Names
from apnap_python_mtg.verdicts import Altered, Refused, Unsupported

_DONE_TO: Final = ("attached_to", "counter")
"""Facts that tell what a spell has done to a permanent; effects that last are further ones."""


def play_land(facts: Facts, said: PlayLand, names: Names) -> Play:
    """Return the move that plays a land; raises `Refused` if it is not offered."""
    move = ("play", active(facts), names.meant(said.card))
    if move not in offered(facts):
        raise Refused(f"python-mtg does not offer to play {said.card}")
    return Play(facts, move)


def cast(facts: Facts, said: Cast, names: Names) -> Play:
    """
    Return the move that casts a spell, which python-mtg resolves at once.

    Raises `Refused` if it is not offered so, `Unsupported` for what python-mtg cannot be told.
    """
    if said.alternative:
        raise Unsupported("python-mtg cannot be told which cost to pay instead")
    spell = names.meant(said.card)
    moves = [move for move in offered(facts) if move[0] == "cast" and move[2] == spell]
    if not moves:
        raise Refused(f"python-mtg does not offer to cast {said.card}")
    if said.costs:
        raise Unsupported(f"python-mtg knows no cost of {said.card} but mana")
    if said.modes:
        raise Unsupported("python-mtg does not say what its modes are")
    _check_payment(said)
    told: dict[str, Any] = {} if said.x is None else {"x_value": said.x}
    return _at(Play(facts, moves[0], told), moves, said.targets, spell, names)


def activate(facts: Facts, said: Activate, names: Names) -> Play:
    """
    Return the move that activates an ability, which is resolved at once.

    Raises `Refused` if it is not offered so, `Unsupported` for what python-mtg cannot be told.
    """
    source = names.meant(said.source)
    ability = _numbered(facts, source, said.ability)
    if ability is None:
        raise Unsupported(f"python-mtg never offers this ability of {said.source} as a move")
    moves = [m for m in offered(facts) if m[0] == "activate" and m[2][0] == ability]
    if not moves:
        raise Refused(f"python-mtg does not offer to activate {said.source}")
    if said.x is not None:
        raise Unsupported("python-mtg has no X in costs of abilities")
    _check_payment(said)
    others = [names.meant(one) for one in said.costs or () if names.meant(one) != source]
    told = {"sacrifice": others[0]} if others else {}
    return _at(Play(facts, moves[0], told), moves, said.targets, ability, names)


def _check_payment(said: Cast | Activate) -> None:
    """Raise `Unsupported` if the speaker fixes how mana is paid."""
    if said.pay not in (None, "auto"):
        raise Unsupported("python-mtg pays mana by itself")


def _at(
    play: Play, moves: list[Move], targets: tuple[str, ...] | None, what: str, names: Names
) -> Play:
    """
    Return the one of the moves that has the targets that were said.

    Where python-mtg offers no targets it chooses them itself; then what it has done is compared
    with what was said, and if it is not the same, the move is taken back: `Unsupported`.
    """
    aimed = [move for move in moves if "target" in move[-1]]
    meant = tuple(map(names.meant, targets or ()))
    if not aimed and not meant:
        return play
    if len(meant) != 1:
        raise Unsupported("python-mtg takes one target for each spell or ability")
    (target,) = meant
    if not aimed:
        by_itself = _itself(play.facts, what, target, names)
        return replace(play, check=by_itself, target=target)
    fitting = next((move for move in aimed if move[-1]["target"] == target), None)
    if fitting is None:
        raise Refused(f"python-mtg does not offer {names.shown(target)} as a target")

    def check(after: Standing) -> None:
        hit = after.facts.get("_spell_pick", {}).get(what)
        if hit not in (None, target):
            raise Altered(after, f"python-mtg aims at {names.shown(hit)}")

    return replace(play, move=fitting, check=check, target=target)


def _itself(before: Facts, what: str, target: str, names: Names) -> Any:  # noqa: ANN401 - a check
    """Return a check that python-mtg has chosen by itself the target that was said."""

    def check(after: Standing) -> None:
        if not _has_hit(before, after.facts, what, target):
            source = what if names.named(what) else what.rpartition("_a")[0]
            raise Unsupported(f"python-mtg chooses itself what {names.shown(source)} is aimed at")

    return check


def _has_hit(before: Facts, after: Facts, what: str, target: str) -> bool:
    """Tell whether a spell or ability has done something to this target and to nothing else."""
    hurt = {who for who, life in before["life"] if (who, life) not in after["life"]}
    there = before["on_battlefield"]
    gone = {card for (card,) in there - after["on_battlefield"]}
    changed = {
        card
        for relation, rows in after.items()
        if relation in _DONE_TO or relation.startswith("eff_")
        for row in rows - before.get(relation, set())
        for card in row
        if (card,) in there
    }
    changed |= {after.get("_spell_pick", {}).get(what, target)}
    return hurt | gone | changed == {target}


def _numbered(facts: Facts, source: str, number: int) -> str | None:
    """Return which ability is the permanent's activated one with this number; None if none is."""
    slug = dict(facts["instance_of"]).get(source)
    activated = sorted(
        (len(ability), ability)
        for card, ability, kind in facts.get("card_ability", ())
        if card == slug and kind == "activated"
    )
    if number > len(activated):
        return None
    ending = f"_{activated[number - 1][1]}"
    rows = {row[0] for row in facts.get("activated_ability", ()) if row[1] == source}
    return next((row for row in rows if row.endswith(ending)), None)
