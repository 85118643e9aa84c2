"""Following one game of a log, line by line, as far as there is somebody to judge it."""

from __future__ import annotations

from msgspec.structs import replace

from apnap.driver import CannotBeRead, Exchange, Restoring, Said
from apnap.driver.reasons import joined
from apnap.driver.transcript import kind
from apnap.logs.differing import Difference
from apnap.logs.findings import Found, Kind
from apnap.logs.judging import CannotJudge, Judge
from apnap.logs.judging.calm import is_settled
from apnap.logs.judging.excusing import excuses, of_alike_abilities, of_designations
from apnap.logs.judging.unlisted import are_shown, is_searched
from apnap.logs.rules.blaming import (
    about_paying,
    about_priority,
    asked_wrongly,
    decider_instead,
    rule_about,
)
from apnap.logs.rules.causes import cause
from apnap.logs.rules.citing import governing, in_edition
from apnap.logs.rules.old_editions import old_cause
from apnap.logs.rules.wrong import Wrong
from apnap.logs.states_alone import StateAlone, words
from apnap.logs.tallying import Tally
from apnap.protocol import AnswerSaid, Concede, Load, State, Verdict, View, Viewed

_BY_SEVERAL = ("pending.choose_objects", "pending.choose_player", "pending.mode")
"""What several players choose one after the other, and somebody else would be next."""

_TOLD = 6
"""So many differences are told of a wrong state."""

_SHOWN = "the log shows cards of a library that it only counted before"

_SEARCHED = "somebody searches a library of which the log only counted the cards"

_ANEW = "the game begins anew, and nobody knows what was kept out of it"


def _begins_anew(before: State | None, after: State | None) -> bool:
    """Tell whether an effect has begun a game anew (726.1)."""
    stages = [state.stage for state in (before, after) if state is not None]
    return stages == ["playing", "before_game"]


class Follower:
    """
    Judges the lines of a game.

    As soon as something is wrong, or nobody can judge it, the game is lost. It is found again if
    the next line fits to how the game stands by the rules; otherwise it is taken up again from the
    next line whose state is calm. Nothing that the log says about itself decides that.
    """

    def __init__(self, judge: Judge, tally: Tally, game: str = "") -> None:
        """Take the engine that judges and where the findings go; the game is yet to be loaded."""
        self._judge = judge
        self._tally = tally
        self._game = game
        self._restoring = Restoring()
        self._blind = False
        self._lost = "no position has been loaded"
        self._begun = False
        self._hopeful = False
        self._since: int | None = None
        self._theirs: State | None = None
        self._alone: StateAlone | None = None
        self._line = 0
        self._said: Exchange | None = None

    @property
    def situation(self) -> State | None:
        """The state on the line before; None if that is unknown."""
        return self._theirs

    @property
    def said(self) -> Exchange | None:
        """What was said on the last line, and what came back; None if it could not be read."""
        return self._said

    @property
    def alone(self) -> StateAlone | None:
        """The state on the last line if nobody could judge how the game came there."""
        return self._alone

    def lose(self, reason: str) -> None:
        """Lose the game, and with it the state from which changes lead on: lines are missing."""
        self._lost, self._blind, self._theirs = reason, True, None
        self._begun, self._hopeful = True, False
        self._restoring.forget()

    def go_on(self, state: State) -> None:
        """Go on from a state that the judge has taken up, as if all before it had been judged."""
        self._begun, self._lost, self._theirs = True, "", state

    def take(self, line: int, said: Said) -> None:
        """Judge a line."""
        self._line, self._alone = line, None
        if said.change is not None and self._blind:
            self._tally.unchecked(f"{self._lost}; there is no full state yet")
            return
        try:
            exchange = self._restoring.exchange(said)
        except CannotBeRead as error:
            self._tally.trouble(line, str(error))
            self._tally.unchecked("a state could not be read")
            self.lose("a state could not be read")
            return
        self.take_exchange(line, exchange)

    def take_exchange(self, line: int, exchange: Exchange) -> None:
        """Judge a line of which everything is known already, its state in full."""
        self._line, self._said = line, exchange
        heard = exchange.heard
        state = heard.state if isinstance(heard, Verdict | Viewed) else None
        self._blind = self._blind and state is None
        if state is not None:
            self._tally.came(self._game, line, state)
            self._judge.opening.came(state, loaded=isinstance(exchange.said, Load))
        if not self._begun and state is not None and not isinstance(exchange.said, Load):
            self._tally.trouble(line, "the game goes on, and no position has been loaded")
            self._begun = True
        try:
            if self._has_ended(exchange):
                self._after_the_end(state)
            else:
                self._judged(exchange, state)
        except CannotJudge as cannot:
            self._miss(cannot.reason)
            self._tally.unchecked(cannot.reason)
        if state is not None and not isinstance(exchange.said, View):
            self._theirs = state

    def _miss(self, reason: str) -> None:
        self._lost = self._lost or reason

    def _judged(self, exchange: Exchange, state: State | None) -> None:
        """Judge what was said and what came back."""
        match exchange.said, exchange.heard:
            case Load() as load, heard:
                self._load(load, heard if isinstance(heard, Verdict) else None)
            case _ if self._lost and not self._found_again(exchange):
                self._unfollowed(state)
            case _ if self._hopeful:
                self._hopeful = False
            case View() as view, Viewed() as heard:
                self._look(view, heard.state)
            case (AnswerSaid() | Concede()) as said, Verdict() as heard if (
                heard.verdict != "unsupported"
            ):
                self._move(said, heard)
            case _:
                self._tally.unchecked("the engine of the log did not do what was said")
                found = self._judge.compare(state) if state is not None else ()
                if found and state is not None:
                    self._differs(found, state, self._theirs or state)

    def _load(self, load: Load, heard: Verdict | None) -> None:
        """Begin with a position."""
        self._tally.restarts += self._begun
        self._begun, self._lost, self._theirs = True, "", None
        self._hopeful, self._since = False, None
        if heard is None or heard.verdict == "unsupported":
            self._lost = "the engine of the log could not load the position"
            self._tally.unchecked(self._lost)
            return
        try:
            self._weigh(heard, self._judge.load(load))
        except CannotJudge:
            self._leave(load.position)
            raise
        if heard.verdict == "rejected":
            self._miss("the position was rejected")

    def _found_again(self, exchange: Exchange) -> bool:
        """Tell whether a line fits to how the game stands by the rules, after a finding."""
        said, heard = exchange.said, exchange.heard
        if isinstance(said, Load | View):
            return False
        hopeful, self._hopeful = self._hopeful, False
        if not hopeful or not isinstance(heard, Verdict):
            return False
        ours = (
            self._judge.concede(said)
            if isinstance(said, Concede)
            else self._judge.answer(said, heard.state)
        )
        if heard.state is None or ours.verdict != heard.verdict or self._judge.compare(heard.state):
            return False
        self._lost, self._hopeful = "", True
        self._tally.checked += 1
        return True

    def _has_ended(self, exchange: Exchange) -> bool:
        """Tell whether the game was over before a line, in the log and by the rules."""
        over = self._theirs is not None and self._theirs.stage == "over"
        return over and not self._lost and not isinstance(exchange.said, Load)

    def _after_the_end(self, state: State | None) -> None:
        """Judge a line after the end of the game: what matters is that the game doesn't go on."""
        self._tally.checked += 1
        if state is None or state.stage == "over":
            return
        rule, goes_on = in_edition("104.1", state.edition), "the game was over, and goes on"
        self._wrong("wrong_state", rule, goes_on, where="stage", expected="over", got=state.stage)

    def _look(self, view: View, theirs: State) -> None:
        """Judge what a player is shown."""
        found = self._judge.view(view, theirs)
        self._tally.checked += 1
        if found:
            self._differs(found, theirs, theirs)

    def _move(self, said: AnswerSaid | Concede, heard: Verdict) -> None:
        """Judge what somebody does."""
        if isinstance(said, Concede):
            self._weigh(heard, self._judge.concede(said))
            return
        pending = self._theirs.pending if self._theirs else ()
        asked = next((decision for decision in pending if decision.id == said.about), None)
        if asked is None and heard.verdict == "accepted" and self._theirs is not None:
            problem = f"{said.by} answers {said.about!r}, which is not being decided"
            now = "; ".join(f"{d.decider}: {kind(d)}" for d in pending)
            rule = governing(kind(pending[0]), self._theirs.edition) if pending else None
            self._tally.checked += 1
            self._wrong("wrong_order", rule, problem, expected=now, got=said.by)
            self.lose("something was wrong")  # what leads on from here is missing
            return
        after = heard.state if heard.verdict == "accepted" else None
        self._weigh(heard, self._judge.answer(said, after))

    def _weigh(self, theirs: Verdict, ours: Verdict) -> None:
        """Compare two verdicts and the states that came of them."""
        same = theirs.verdict == ours.verdict
        found = self._judge.compare(theirs.state) if same and theirs.state and ours.state else ()
        if theirs.state and ours.state:
            self._can_be_judged(found, ours.state, theirs.state)
        self._tally.checked += 1
        if theirs.verdict == "accepted" and theirs.state is None:
            self._tally.trouble(self._line, "this is accepted, but no state follows")
            self._miss("a state is missing")
            self._theirs = None
        if same:
            if found and theirs.state is not None:
                self._differs(found, theirs.state, self._theirs or theirs.state)
            return
        kind_: Kind = "illegal_accepted" if theirs.verdict == "accepted" else "legal_rejected"
        reasons = ours.violations or theirs.violations
        rule, decider = reasons[0].rule if reasons else None, self._decider()
        governs = rule_about(self._said.said if self._said else None, self._theirs)
        if kind_ == "illegal_accepted" and decider:
            kind_, rule = "wrong_decider", rule or decider[1]
        problem = f"this is {theirs.verdict}, and by the rules {ours.verdict}"
        told = self._told(joined([violation.reason for violation in reasons]), theirs.state)
        expected = f"{ours.verdict}: {told}" if ours.violations else ours.verdict
        rule = about_paying(rule, self._said.said if self._said else None, self._theirs)
        self._wrong(kind_, rule or governs, problem, expected=expected, got=theirs.verdict)
        self._mend(kind_, theirs)

    def _can_be_judged(self, found: tuple[Difference, ...], ours: State, theirs: State) -> None:
        """Raise `CannotJudge` if what differs may hang on what nobody knows."""
        if are_shown(found, ours, theirs):
            raise CannotJudge(_SHOWN)
        if self._since is not None and _begins_anew(self._theirs, ours):
            raise CannotJudge(_ANEW)
        if is_searched(found, ours, theirs):
            raise CannotJudge(_SEARCHED)

    def _mend(self, kind_: Kind, theirs: Verdict) -> None:
        """Go on if the verdict, or who has spoken, is all that was wrong on this line."""
        said, decider = self._said.said if self._said else None, self._decider()
        if kind_ == "wrong_decider" and decider and isinstance(said, AnswerSaid):
            self._judge.answer(replace(said, by=decider[0]))
        if theirs.state is not None and not self._judge.compare(theirs.state):
            self._lost, self._hopeful = "", False

    def _decider(self) -> tuple[str, str | None] | None:
        """Return whose decision it was, with the rule, if somebody else has spoken."""
        return decider_instead(self._said.said if self._said else None, self._theirs)

    def _differs(self, found: tuple[Difference, ...], theirs: State, before: State) -> None:
        """Report that a state of the log is not what the rules lead to."""
        asked = [one for one in found if one.where.startswith("pending.")]
        told = [one for one in found if one not in asked and not about_priority(one)]
        moved = [one for one in told if one.where.endswith(".zone")]
        first = (moved or told or asked or list(found))[0]
        kind_: Kind = "wrong_state" if told else asked_wrongly(first)
        claims = self._judge.claims(theirs, whole=not self._looked())
        rule = self._cause(first, found, theirs) or (
            claims[0].rule if claims else governing(first.where, theirs.edition)
        )
        discards = rule == in_edition("514.1", theirs.edition)
        if kind_ == "wrong_decider" and not (claims or discards) and first.where in _BY_SEVERAL:
            rule = governing("picks", theirs.edition)
        more = f"; and {len(found) - _TOLD} more" if len(found) > _TOLD else ""
        each = (f"{one.where}: {one.got}, not {one.expected}" for one in found[:_TOLD])
        self._wrong(
            kind_,
            rule,
            self._told("; ".join(each) + more, theirs),
            where=self._told(first.where, theirs),
            expected=self._told(first.expected, theirs),
            got=self._told(first.got, theirs),
            situation=before,
            excused=self._excuses(found, theirs),
        )
        if self._judge.tolerate(found):
            self._lost, self._hopeful = "", False

    def _told(self, text: str, theirs: State | None) -> str:
        """Return what the engine says with the names of the log."""
        there = theirs or self._theirs
        return text if there is None else self._judge.matching.told(text, there, self._judge.state)

    def _cause(self, first: Difference, found: tuple[Difference, ...], theirs: State) -> str | None:
        """Return the rule by which this line should have come out otherwise, if that is plain."""
        if self._theirs is None or self._judge.state is None:
            return None
        said = self._said.said if self._said else None
        ours = self._judge.state
        heard = self._said.heard if self._said else None
        rejected = isinstance(heard, Verdict) and heard.verdict == "rejected"
        before, logged = map(self._judge.matching.called_here, (self._theirs, theirs))
        wrong = Wrong(said, before, ours, logged, first, found, rejected)
        old = old_cause(wrong)
        number = None if old else cause(wrong)
        return old if number is None else in_edition(number, theirs.edition)

    def _excuses(self, found: tuple[Difference, ...], theirs: State) -> tuple[str, ...] | None:
        """Return what might excuse what was found; None if it is certain."""
        forgotten = (
            of_designations(found, self._judge.state, theirs)
            if self._since is not None and self._judge.state is not None
            else ()
        )
        alike = of_alike_abilities(found, self._theirs)
        return excuses(found) or forgotten or alike or self._judge.excuses(self._theirs)

    def _wrong(  # noqa: PLR0913 - fields of the finding
        self,
        kind_: Kind,
        rule: str | None,
        problem: str,
        *,
        expected: str,
        got: str,
        where: str = "",
        situation: State | None = None,
        excused: tuple[str, ...] | None = None,
    ) -> None:
        """Report a finding on this line and lose the game."""
        excused = self._judge.excuses(self._theirs) if excused is None else excused
        self._tally.finding(
            Found(
                line=self._line,
                game=self._game,
                kind=kind_,
                rule=rule,
                certainty="certain" if excused is None else "possible",
                excuses=tuple(self._told(one, None) for one in excused or ()),
                where=where,
                problem=problem,
                expected=expected,
                got=got,
                said=words(self._said),
                since=self._since,
                situation=situation or self._theirs,
            )
        )
        self._miss("something was wrong")
        self._hopeful = True

    def _unfollowed(self, state: State | None) -> None:
        """Leave the state of a lost game to be judged by itself, and take the game up from it."""
        self._tally.unchecked(self._lost)
        if state is None:
            return
        self._leave(state)
        said = self._said.said if self._said else None
        if self._looked() or not is_settled(said, self._theirs, state):
            return
        try:
            if self._judge.resume(state):
                self._lost, self._since = "", self._line
        except CannotJudge as cannot:
            self._lost = cannot.reason

    def _leave(self, state: State) -> None:
        """Leave a state to others, who look at it by itself."""
        self._alone = StateAlone(self._line, self._said, state, not self._looked())

    def _looked(self) -> bool:
        """Tell whether the line shows what one player sees, or all see."""
        return self._said is not None and isinstance(self._said.said, View)
