"""
A puppet engine for the tests of the machinery: it knows a turn, attacks and blocks, no rules.

Each quirk makes it wrong in one way. `python -m tests.suite.puppet QUIRK …` serves it on stdio.
"""

import os
import sys
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from apnap.driver.position import PHASES
from apnap.protocol import PROTOCOL_VERSION, EditionDate
from apnap.protocol.answers import AssignDamage, DeclareAttackers, DeclareBlockers, Order, Pass
from apnap.protocol.decisions import (
    AssignDamageAsked,
    DamageSource,
    Decision,
    DeclareAttackersAsked,
    DeclareBlockersAsked,
    OrderObjects,
    OrderTriggers,
    Priority,
    TriggerWaiting,
)
from apnap.protocol.engine import BadRequest
from apnap.protocol.messages import (
    AnswerSaid,
    Capabilities,
    Concede,
    Initialize,
    Initialized,
    Load,
    Program,
    Verdict,
    View,
    Viewed,
    Violation,
)
from apnap.protocol.state import Attack, Block, Combat, Left, State, Step

STEPS: Final[tuple[Step, ...]] = (
    "upkeep",
    "precombat_main",
    "beginning_of_combat",
    "declare_attackers",
    "declare_blockers",
    "combat_damage",
    "end_of_combat",
    "postcombat_main",
    "end_step",
)
EDITIONS: Final = (EditionDate("2024-06-07"), EditionDate("2024-11-08"), EditionDate("2026-01-16"))
NASTY: Final = "[bold]no\x1b[31m way[/]\x07 \u202e<&>"
"""A reason with markup, control characters and what XML has to escape."""

Move = Callable[[], Verdict]


class Puppet:
    """An engine that lets anybody attack anybody with anything, unless a quirk forbids it."""

    def __init__(self, *quirks: str) -> None:
        self.quirks = frozenset(quirks)
        self.state: State | None = None
        self.asked = 0

    def initialize(self, _: Initialize) -> Initialized:
        """Say what it can do."""
        few = "few cards" in self.quirks
        can = Capabilities(
            EDITIONS,
            ("multiple", "one_opponent"),
            players=4,
            cards=("Grizzly Bears",) if few else "all",
        )
        return Initialized(PROTOCOL_VERSION, Program("puppet [b]", "1"), can)

    def load(self, said: Load) -> Verdict:
        """Take the position as it is."""
        if "refuses to load" in self.quirks:
            raise BadRequest("no such thing as a game")
        position = said.position
        if "forgets" in self.quirks:
            position = replace(position, objects=position.objects[1:])
        if "hides" in self.quirks:
            players = tuple(replace(p, life="unknown") for p in position.players)
            position = replace(position, players=players)
        return self._stands(position, self._priority(position, position.players[0].name))

    def answer(self, said: AnswerSaid) -> Verdict:
        """Take what is said."""
        state = self._state()
        pending = next((d for d in state.pending if d.id == said.about), None)
        if pending is None or pending.decider != said.by:
            if "moves on a rejected block" in self.quirks:
                first, *rest = state.players
                self.state = replace(state, players=(replace(first, life=7), *rest))
            return self._no("not yours to decide")
        match said.say:
            case Pass():
                return self._passed(said.by)
            case DeclareAttackers():
                return self._attack(said.say)
            case DeclareBlockers():
                return self._block(said.by, said.say)
            case AssignDamage() | Order():
                return self._told(pending, said.say)
            case _:
                return self._no("a puppet does nothing else")

    def concede(self, said: Concede) -> Verdict:
        """Let the player go, and let the next one decide."""
        state = self._state()
        players = tuple(
            replace(p, left=Left("conceded")) if p.name == said.player else p for p in state.players
        )
        state = replace(state, players=players)
        return self._stands(state, self._priority(state, self._remaining(state)[0]))

    def view(self, _: View) -> Viewed:
        """Show everything to everybody."""
        return Viewed(self._state())

    def unload(self) -> None:
        """Forget the position."""
        if "dies at the end" in self.quirks:
            os._exit(7)
        self.state = None

    def _state(self) -> State:
        if self.state is None:
            raise BadRequest("no position is loaded")
        return self.state

    def _stands(self, state: State, *pending: Decision) -> Verdict:
        self.state = replace(state, pending=() if "asks nobody" in self.quirks else pending)
        return Verdict("accepted", state=self.state)

    def _no(self, reason: str, rule: str | None = None) -> Verdict:
        return Verdict("rejected", (Violation(rule=rule, reason=reason),), state=self.state)

    def _id(self) -> str:
        self.asked += 1
        return f"q{self.asked}"

    def _priority(self, _: State, player: str) -> Priority:
        return Priority(id=self._id(), decider=player)

    @staticmethod
    def _remaining(state: State) -> list[str]:
        return [player.name for player in state.players if player.left is None]

    def _passed(self, by: str) -> Verdict:
        """Let the next player have priority, or the step end."""
        state = self._state()
        if "refuses to pass" in self.quirks:
            return self._no("nobody passes here")
        players = self._remaining(state)
        following = players[players.index(by) + 1 :]
        if following or "endless" in self.quirks:
            return self._stands(state, self._priority(state, (following or players)[0]))
        return self._next_step()

    def _next_step(self) -> Verdict:
        state = self._state()
        (turn,) = state.turns
        where = STEPS.index(turn.step) + 1
        combat = turn.combat
        if turn.step == "declare_attackers" and not (combat and combat.attacks):
            where = STEPS.index("end_of_combat")
        if where == len(STEPS):
            return self._next_turn()
        step = STEPS[where]
        combat = combat or Combat() if PHASES[step] == "combat" else None
        state = replace(state, turns=(replace(turn, step=step, phase=PHASES[step], combat=combat),))
        return self._begin(state, step)

    def _next_turn(self) -> Verdict:
        state = self._state()
        (turn,) = state.turns
        players = self._remaining(state)
        active = players[(players.index(turn.active or players[0]) + 1) % len(players)]
        state = replace(
            state, turns=(replace(turn, step="upkeep", phase="beginning", active=active),)
        )
        return self._begin(state, "upkeep")

    def _begin(self, state: State, step: Step) -> Verdict:
        active = state.turns[0].active or "nobody"
        combat = state.turns[0].combat
        if step == "declare_attackers":
            return self._stands(state, DeclareAttackersAsked(id=self._id(), decider=active))
        if step == "declare_blockers" and combat:
            attacked = {attack.attacks for attack in combat.attacks}
            asked = [name for name in self._remaining(state) if name in attacked]
            return self._ask_blocks(state, asked)
        if step == "combat_damage" and combat and "asks what is forced" in self.quirks:
            sources = tuple(DamageSource(a.attacker, 2, (a.attacks or "",)) for a in combat.attacks)
            return self._stands(
                state, AssignDamageAsked(id=self._id(), decider=active, sources=sources)
            )
        return self._stands(state, self._priority(state, active))

    def _told(self, about: Decision, said: AssignDamage | Order) -> Verdict:
        """Take the only answer there is to a forced question."""
        if isinstance(about, AssignDamageAsked) and isinstance(said, AssignDamage):
            right = [(s.source, s.among[0], s.amount) for s in about.sources]
            if [(d.source, d.to, d.amount) for d in said.damage] != right:
                return self._no("all of it, and there")
        state = self._state()
        active = state.turns[0].active or ""
        if "asks without end" in self.quirks:
            return self._stands(state, self._order(active))
        return self._stands(state, self._priority(state, active))

    def _order(self, player: str) -> OrderObjects | OrderTriggers:
        if "triggers are alike" in self.quirks:
            alike = (TriggerWaiting("~1", "Grizzly Bears"), TriggerWaiting("~2", "Grizzly Bears"))
            return OrderTriggers(id=self._id(), decider=player, triggers=alike)
        return OrderObjects(id=self._id(), decider=player, about="a fight", objects=("a fighter",))

    def _ask_blocks(self, state: State, asked: list[str]) -> Verdict:
        """Ask the attacked players at once; each may answer first."""
        active = state.turns[0].active or ""
        if not asked and "asks what is forced" in self.quirks:
            return self._stands(state, self._order(active))
        if not asked:
            return self._stands(state, self._priority(state, active))
        pending = [DeclareBlockersAsked(id=self._id(), decider=name) for name in asked]
        return self._stands(state, *pending)

    def _attack(self, said: DeclareAttackers) -> Verdict:
        if "dies" in self.quirks:
            os._exit(7)
        if "unsupported" in self.quirks:
            return Verdict("unsupported", reason="a puppet cannot attack", state=self.state)
        if "calls things by their handles" in self.quirks:
            return self._no("~65 cannot attack ~6")
        if "refuses" in self.quirks and said.attacks:
            return self._no(NASTY, "802.3")
        attacks = said.attacks[1:] if "drops" in self.quirks else said.attacks
        happens = tuple(Attack(a.attacker, a.attacks) for a in attacks)
        return self._fought(Combat(attacks=happens))

    def _block(self, by: str, said: DeclareBlockers) -> Verdict:
        state = self._state()
        combat = state.turns[0].combat or Combat()
        if "refuses" in self.quirks and said.blocks:
            return self._no(NASTY, "802.4")
        blocks = tuple(Block(b.blocker, b.blocks) for b in said.blocks)
        if "blocks more" in self.quirks:
            silent = (thing.name for thing in state.objects if thing.controller == by)
            unsaid = next(name for name in silent if name not in {b.blocker for b in said.blocks})
            blocks += (Block(unsaid, (combat.attacks[0].attacker,)),)
        mine = {attacker: b.blocker for b in said.blocks for attacker in b.blocks}
        attacks = tuple(
            replace(a, blocked=True, blockers=(mine[a.attacker],)) if a.attacker in mine else a
            for a in combat.attacks
        )
        (turn,) = state.turns
        combat = replace(combat, attacks=attacks, blocks=combat.blocks + blocks)
        state = replace(state, turns=(replace(turn, combat=combat),))
        waiting = [d.decider for d in state.pending if d.decider != by]
        return self._ask_blocks(state, waiting)

    def _fought(self, combat: Combat) -> Verdict:
        state = self._state()
        (turn,) = state.turns
        state = replace(state, turns=(replace(turn, combat=combat),))
        return self._stands(state, self._priority(state, turn.active or ""))


if __name__ == "__main__":
    from apnap_adapters.serving import serve_stdio

    serve_stdio(Puppet(*sys.argv[1:]))
