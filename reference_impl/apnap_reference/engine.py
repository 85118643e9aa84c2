"""The reference engine as the protocol knows it: the one stateful class, which holds a position."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import apnap_reference.cards
import apnap_reference.combat.myriad
import apnap_reference.keywords
import apnap_reference.spells.sieges  # noqa: F401 - these register what cards and keywords do
from apnap.protocol import (
    PROTOCOL_VERSION,
    AnswerSaid,
    BadRequest,
    Capabilities,
    Check,
    Checked,
    Concede,
    Described,
    EditionDate,
    Initialize,
    Initialized,
    Load,
    MutantKnown,
    Program,
    RuleKnown,
    RuleNumber,
    RuleRef,
    Verdict,
    View,
    Viewed,
    Violation,
)
from apnap.protocol.catalogue import catalogue
from apnap.protocol.recorded import Transited, Transitions
from apnap_reference import __version__
from apnap_reference.claims import CLAIMS, wrong
from apnap_reference.edition import EDITIONS
from apnap_reference.nearness import cards_near, rules_near
from apnap_reference.procedure.position import Accepted, Rejected, answer, concede, question
from apnap_reference.procedure.replay import Position
from apnap_reference.rulebook import AS_WRITTEN, Applied, Rule, Rulebook, all_rules, in_force
from apnap_reference.setup.legal_setups import wrong_setup
from apnap_reference.setup.loadable import PLAYERS
from apnap_reference.setup.loading import CannotSetUp, load
from apnap_reference.showing import show, show_all
from apnap_reference.state.abilities import is_played
from apnap_reference.state.ids import PlayerId

if TYPE_CHECKING:
    from apnap_reference.transitions import LineJudge

CAPABILITIES: Final = Capabilities(
    editions=tuple(sorted(EDITIONS)),
    attack_options=("multiple", "left", "right", "one_opponent"),
    players=PLAYERS,
    teams=True,
    shared_team_turns=True,
    range_of_influence=True,
    turn_markers=True,
    deploy_creatures=True,
    neighbours_only=True,
    emperors=True,
    cards=tuple(sorted(name for name, card in catalogue().items() if is_played(card))),
    every_priority=True,
    cites_rules=True,
    concede_by=True,
    methods=("check", "transitions", "describe"),
)


class ReferenceEngine:
    """
    An engine that plays by a rulebook: as written, or with one rule misread.

    `library` tells the misreadings that it offers by name, once somebody asks for them; who makes
    the engine knows them.
    """

    def __init__(
        self,
        rulebook: Rulebook = AS_WRITTEN,
        library: Callable[[], Iterable[MutantKnown]] = tuple,
    ) -> None:
        self._rulebook = rulebook
        self._library = cache(library)
        self._position: Position | None = None
        self._applied: Applied = set()
        self._lines: LineJudge | None = None

    def initialize(self, said: Initialize) -> Initialized:
        """Say name, version and capabilities."""
        del said
        version = __version__
        if self._rulebook.name:
            version = f"{version} misreading {self._rulebook.name}"
        return Initialized(
            protocol=PROTOCOL_VERSION,
            engine=Program("apnap reference engine", version),
            capabilities=CAPABILITIES,
        )

    def load(self, said: Load) -> Verdict:
        """
        Set up a calm position.

        The one before is kept if this one cannot be played, and gone if it breaks rules.
        """
        self._applied = set()
        with self._reading():
            wrong = tuple(wrong_setup(said.position))
            if wrong:
                self._position = None
                return Verdict("rejected", violations=wrong)
            try:
                position = load(said.position)
            except CannotSetUp as cannot:
                return Verdict("unsupported", reason=cannot.reason)
            return self._now(position)

    def answer(self, said: AnswerSaid) -> Verdict:
        """Take an answer to the pending decision; anything else is rejected."""
        position = self._loaded()
        with self._reading():
            asked = question(position)
            about = asked.about(said.about) if asked else None
            if asked is None or about is None:
                reason = f"there is no pending decision {said.about}"
                return self._refused(position, Violation(reason=reason))
            _, open_ = asked.open[about]
            decider, speakers = open_.decider, open_.speakers
            if said.by not in (*speakers, decider):
                reason = f"{decider} makes this decision, not {said.by}"
                return self._refused(position, Violation(reason=reason))
            by = said.by if len(speakers) > 1 else speakers[0]
            return self._verdict_on(answer(position, PlayerId(by), said.say, about))

    def concede(self, said: Concede) -> Verdict:
        """Let a player concede at once."""
        position = self._loaded()
        known = {player.name for player in position.table.players}
        for who, where in ((said.player, "player"), (said.by or said.player, "by")):
            if who not in known:
                raise BadRequest(f"{who} isn't a player in this game", where=where)
        by = PlayerId(said.by or said.player)
        with self._reading():
            return self._verdict_on(concede(position, PlayerId(said.player), by))

    def view(self, said: View) -> Viewed:
        """Show the state as one player may see it."""
        position = self._loaded()
        known = {player.name for player in position.table.players}
        if said.player is not None and said.player not in known:
            raise BadRequest(f"{said.player} isn't a player in this game", where="player")
        with self._reading():
            return Viewed(
                show(position, PlayerId(said.player) if said.player is not None else None)
            )

    def check(self, said: Check) -> Checked:
        """Find what a state claims against the rules; the game goes on undisturbed."""
        with in_force(self._rulebook):
            return Checked(wrong(said.state))

    def transitions(self, said: Transitions) -> Transited:
        """Find on the next lines of a recorded game what the rules do not lead to."""
        if self._lines is None:
            from apnap_reference.transitions import LineJudge  # noqa: PLC0415 - games need none of it

            self._lines = LineJudge(wrong)
        with in_force(self._rulebook):
            return self._lines.take(said)

    def describe(self) -> Described:
        """List the rules that the engine implements and claims, its library, what it applied."""
        from apnap_reference.transitions import TRANSITIONS  # noqa: PLC0415 - games need none of it

        return Described(
            rules=_all_known(),
            mutants=tuple(self._library()),
            applied=tuple(RuleRef(*key) for key in sorted(rule.key for rule in self._applied)),
            claims=tuple(map(_known, (*CLAIMS, *TRANSITIONS))),
        )

    def cards_near(
        self, about: Sequence[RuleNumber | str], edition: EditionDate
    ) -> Mapping[str, float]:
        """Tell which cards have to do with rules, by its code; only who is near can ask that."""
        return cards_near(about, edition)

    def rules_near(
        self, about: Sequence[RuleNumber | str], edition: EditionDate
    ) -> Sequence[RuleNumber]:
        """Tell which rules are applied where it comes to some; only who is near can ask that."""
        return rules_near(about, edition)

    def unload(self) -> None:
        """Forget the position."""
        self._position = None

    def _reading(self) -> AbstractContextManager[None]:
        """Let the engine's rulebook be in force, and note which of its rules are applied."""
        return in_force(self._rulebook, self._applied)

    def _loaded(self) -> Position:
        if self._position is None:
            raise BadRequest("no position is loaded", hint="send `load` first")
        return self._position

    def _now(self, position: Position) -> Verdict:
        self._position = position
        return Verdict("accepted", state=show_all(position))

    def _refused(self, position: Position, *violations: Violation) -> Verdict:
        return Verdict("rejected", violations=violations, state=show_all(position))

    def _verdict_on(self, came: Accepted | Rejected) -> Verdict:
        if isinstance(came, Rejected):
            self._position = came.position
            return self._refused(came.position, *came.violations)
        return self._now(came.position)


@cache
def _all_known() -> tuple[RuleKnown, ...]:
    """Tell of all rules; once the engine is imported, no more of them are registered."""
    return tuple(_known(found) for _, found in sorted(all_rules().items()))


@cache
def _known(found: Rule[..., Any]) -> RuleKnown:
    """Tell of a rule what its readers look for."""
    number, place = str(found.number), found.place
    return RuleKnown(number, found.name, found.summary, _numbers(found), place)


def _numbers(found: Rule[..., Any]) -> dict[EditionDate, str]:
    """Give a rule's number in each edition that has it."""
    numbers = ((date, found.number_in(date)) for date in sorted(EDITIONS))
    return {date: str(number) for date, number in numbers if number is not None}
