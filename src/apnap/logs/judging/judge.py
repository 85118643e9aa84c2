"""The engine that judges: it plays what a log says, with its own names for things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from apnap.engine.client import Client
from apnap.logs.differing import Difference, differences, leaks, without_decisions_of_others
from apnap.logs.expected_names import Naming
from apnap.logs.judging.calm import cards_known, resumed, with_counted_hands
from apnap.logs.judging.catching_up import CatchingUp
from apnap.logs.judging.damage_in_parts import DamageInParts
from apnap.logs.judging.excusing import Guesses
from apnap.logs.judging.game_here import CannotJudge, GameHere
from apnap.logs.judging.matching import Matching
from apnap.logs.judging.not_known import NotKnown
from apnap.logs.judging.payer import Payer
from apnap.logs.judging.rounds import Opening
from apnap.logs.judging.unlisted import names_unlisted, out_of_hands
from apnap.logs.states_alone import falls_apart
from apnap.protocol import (
    Answer,
    AnswerSaid,
    AssignDamage,
    Concede,
    EditionDate,
    Finding,
    Load,
    State,
    Verdict,
    View,
)

_OPENING_UNLISTED: Final = "the log counts the cards of opening hands, and does not list them"
_UNTOLD: Final = "the log does not tell whether a permanent was tapped or summoning sick"


class Judge:
    """
    One game on the engine that judges.

    It is told what a log says, and returns verdicts and differences. `opening` is told each state
    of the log.
    """

    def __init__(self, client: Client, *, every_priority: bool) -> None:
        """Take the engine; `every_priority` tells whether the log has every pass."""
        self._client = client
        self._game = GameHere(client)
        self._payer = Payer(self._game)
        self._damage = DamageInParts(self._game)
        self._catching_up = CatchingUp(self._game, every_priority=every_priority)
        self._every_priority = every_priority
        self._in_vain: dict[str, Answer] = {}
        self._not_known = NotKnown()
        self.opening = Opening()

    @property
    def state(self) -> State | None:
        """How the game stands by the rules, in the engine's names; None before it is loaded."""
        return self._game.state

    @property
    def matching(self) -> Matching:
        """How the names of the log go with those of the engine."""
        return self._game.matching

    def load(self, said: Load) -> Verdict:
        """Set up a position as it is in the log; what it only counts in hands are blanks."""
        position, blanks = with_counted_hands(said.position)
        if blanks and position.stage == "before_game":
            raise CannotJudge(_OPENING_UNLISTED)
        self._begin(Matching(Naming(), blanks=blanks))
        self._not_known = NotKnown()
        if position.picks == "unknown":  # of a calm position it is known: nothing is open
            position = replace(position, picks=())
        self._game.guesses = Guesses(position)
        return self._game.heard(replace(said, position=position))

    def answer(self, said: AnswerSaid, after: State | None = None) -> Verdict:
        """Say what somebody says in the log; `after` is the state there if that is accepted."""
        if self._game.state is not None and self._in_vain.get(said.about) == said.say:
            return Verdict("accepted", state=self._game.state)
        self._catching_up.hear(said.say)
        if isinstance(said.say, AssignDamage):
            return self._damage.said(said, said.say, after)
        chosen = self._game.whether.said(said, self._game.matching.about(said), self._game.state)
        if chosen is None:
            return Verdict("accepted", state=self._game.state)
        said, before = chosen, self._game.before
        verdict = self._said(said, after)
        if (verdict.verdict == "accepted") is (after is None):
            self._look_for_excuses(said, verdict, before)
        return verdict

    def _look_for_excuses(self, said: AnswerSaid, verdict: Verdict, before: State | None) -> None:
        """Raise `CannotJudge` if what the log leaves out may be why its verdict is another."""
        if verdict.verdict != "accepted" and self._game.has_other_words(said):
            raise CannotJudge("the log has words of its own for modes, and does not tell for which")
        if names_unlisted(said, before):
            raise CannotJudge("the log names cards of a library that it only counts")
        if self._game.guesses.decide(self._game.matching.called_here(said), verdict, before):
            raise CannotJudge(_UNTOLD)

    def _said(self, said: AnswerSaid, after: State | None) -> Verdict:
        """Say what somebody says, with cards that nobody has listed, paid for as in the log."""
        before = self._game.before
        blank = self._game.matching.plays_a_blank(said)
        held = () if before is None else self._game.not_seen(out_of_hands(said, before, after))
        if held and before is not None:
            before = replace(before, objects=(*before.objects, *held))
        if (blank or held) and (before is None or not self.resume(before, lost=False)):
            raise CannotJudge("a card that nobody listed is played while something goes on")
        if (blank or held) and self._game.matching.plays_a_blank(said):
            raise CannotJudge("a card is played that is unknown here")
        return self._payer.said(said, before, after)

    def concede(self, said: Concede) -> Verdict:
        """Let a player concede."""
        return self._game.heard(said)

    def view(self, said: View, theirs: State) -> tuple[Difference, ...]:
        """Return in what a look of the log differs from what the rules let a player see."""
        mine = self._game.seen(said)
        seen, logged = self._game.matching.shown(mine, theirs)
        if self._game.state is None:
            return tuple(differences(seen, logged))
        logged = without_decisions_of_others(logged, seen, self._game.state)
        return (*differences(seen, logged), *leaks(mine, self._game.state, logged))

    def compare(self, theirs: State) -> tuple[Difference, ...]:
        """
        Return in what a state of the log differs from how the game stands by the rules.

        What the log's engine need not have asked is answered first.
        """
        found = self._catching_up.compared(theirs)
        self._in_vain = self._game.vain(theirs) if found else {}
        found = () if self._in_vain else found
        if found:
            self._can_be_judged(found, theirs)
        self._not_known.go_on(self._game.before, theirs)
        self._game.matching.has_come_to(theirs)
        self._game.before = theirs
        return found

    def _can_be_judged(self, found: Sequence[Difference], theirs: State) -> None:
        """Raise `CannotJudge` if what differs may come of what the log does not tell."""
        if self._game.left_to_chance(theirs, found):
            raise CannotJudge("the log does not tell what chance has brought")
        if self._game.guesses.empties(found):
            raise CannotJudge("the log does not tell how many cards were in a library")
        if untold := self._not_known.why_untold(found, theirs):
            raise CannotJudge(untold)
        several = not self._every_priority and len(theirs.turns) > 1
        if several and not self._game.is_there(theirs):
            raise CannotJudge("the log does not tell in which order several turns went on")

    def tolerate(self, found: Sequence[Difference]) -> bool:
        """Go on with other figures of players, or printings of cards, if nothing else is wrong."""
        return self._game.matching.tolerate(found) or self._game.matching.mask(found)

    def excuses(self, theirs: State | None) -> tuple[str, ...] | None:
        """
        Return what is not known of the game and may excuse what is found; None if all is known.

        Since a game was taken up again, effects that began before that may last until the turn
        comes round; objects are named if they show such an effect, and abilities that look alike if
        not every order of theirs was tried.
        """
        masked = self._game.matching.masked
        ours, at_all = self._game.state, self._game.told is not None
        alike = () if ours is None else self._game.alike.untried(ours, at_all=at_all)
        if alike:
            return (*masked, *alike)
        return masked if masked or self._not_known.lasts(theirs) else None

    def resume(self, theirs: State, *, lost: bool = True) -> bool:
        """
        Take the game up from a state of the log, if that is calm and comes out the same.

        If the game was not `lost`, nothing is unknown but what has lasted since something resolved.
        """
        found = resumed(theirs, cards_known(self._client))
        if found is None:
            return False
        matching = Matching(Naming(found.naming), found.leaving, found.blanks)
        self._begin(matching)
        load = Load(self.opening.numbered(found.position))
        if self._game.heard(load).verdict != "accepted":
            return False
        for player in found.leaving:
            if self.concede(Concede(player)).verdict != "accepted":
                return False
        self._not_known.take_up(theirs, lost=lost, guessed=found.guessed)
        self._game.guesses = Guesses(matching.called_here(theirs))
        self._game.before = theirs
        same = matching.mask(self._game.compared(theirs))
        matching.has_come_to(theirs)
        return same

    def claims(self, state: State, *, whole: bool = True) -> Sequence[Finding]:
        """
        Return what a state claims against the rules, and whether its parts refer to each other.

        A state that is not `whole` is what one player sees.
        An engine that does not check, or breaks over the state, claims nothing.
        """
        return (*self._game.claimed(state), *falls_apart(state, whole=whole))

    def plays(self, edition: EditionDate) -> bool:
        """Tell whether the engine knows an edition at all."""
        told = self._client.introduced
        return told is not None and edition in told.capabilities.editions

    def _begin(self, matching: Matching) -> None:
        """Forget the game before, its names and what was half said in it."""
        self._game.begin(matching)
        self._damage.forget()
