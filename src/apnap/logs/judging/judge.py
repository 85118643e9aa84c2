"""The engine that judges: it plays what a log says, with its own names for things."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from apnap.engine.client import Client, EngineRefused
from apnap.engine.retelling import Retelling, Told
from apnap.logs.differing import Difference, differences, leaks, without_decisions_of_others
from apnap.logs.expected_names import Naming, translated
from apnap.logs.judging.calm import cards_known, resumed, with_counted_hands
from apnap.logs.judging.excusing import Guesses, bring_forgotten, is_about
from apnap.logs.judging.matching import Matching
from apnap.logs.judging.paying import (
    is_untold,
    paid_unasked,
    payments,
    pays_otherwise,
    with_tapped,
)
from apnap.logs.judging.rounds import Opening, Round, latest_turn, still
from apnap.logs.judging.unlisted import names_unlisted, out_of_hands
from apnap.logs.states_alone import falls_apart
from apnap.protocol import (
    Activate,
    Answer,
    AnswerSaid,
    AssignDamage,
    AssignDamageAsked,
    Cast,
    ChanceAsked,
    Check,
    Choose,
    ChooseMode,
    Concede,
    DamageSaid,
    Decision,
    DeclareBlockersAsked,
    EditionDate,
    EngineTrouble,
    Finding,
    Load,
    Object,
    OrderTriggers,
    Pass,
    Pay,
    PayAsked,
    Priority,
    Say,
    SayNumber,
    State,
    Verdict,
    View,
)
from apnap.protocol.freedoms import (
    AlikeTriggers,
    Whether,
    agreed_unasked,
    as_far_as_offered,
    asked_in_vain,
    comes_on_the_stack,
    is_asked_for_more,
    is_chosen_for_the_stack,
    is_there,
    may_resolve,
    not_asked,
    not_yet_there,
    only_answer,
    speakers,
    with_modes_called_here,
    with_what_is_forced,
    without_lone_blocks,
)
from apnap.protocol.validation import Breach

PATIENCE: Final = 200
"""So many answers are given at most to what a log's engine has not asked."""

_AUTO: Final = Pay("auto")
_OPENING_UNLISTED: Final = "the log counts the cards of opening hands, and does not list them"
_PAID: Final = "the log does not tell what was tapped for mana"
_UNTOLD: Final = "the log does not tell whether a permanent was tapped or summoning sick"


class CannotJudge(Exception):
    """The engine that judges cannot say anything here; `reason` tells why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Judge:
    """
    One game on the engine that judges.

    `state` is how the game stands by the rules, in the engine's names; None before it is loaded.
    `matching` has those names; `opening` is told each state of the log.
    """

    def __init__(self, client: Client, *, every_priority: bool) -> None:
        """Take the engine; `every_priority` tells whether the log has every pass."""
        self._client = client
        self._every_priority = every_priority
        self.matching = Matching(Naming())
        self._before: State | None = None
        self._in_vain: dict[str, Answer] = {}
        self._pays_at_once = ""
        self._assigned: tuple[DamageSaid, ...] = ()
        self._clouds: Round | None = None
        self._haze: Round | None = None
        self._guessed_until = 0
        self._guesses = Guesses()
        self._whether = Whether()
        self._announces = self._taken_up = False
        self._exiled: frozenset[str] = frozenset()
        self._game = Retelling(client)
        self._alike = AlikeTriggers()
        self.state: State | None = None
        self.opening = Opening()

    def load(self, said: Load) -> Verdict:
        """Set up a position as it is in the log; what it only counts in hands are blanks."""
        position, blanks = with_counted_hands(said.position)
        if blanks and position.stage == "before_game":
            raise CannotJudge(_OPENING_UNLISTED)
        self._begin(Matching(Naming(), blanks=blanks))
        self._clouds = self._haze = None
        self._guessed_until, self._taken_up, self._exiled = 0, False, frozenset()
        if position.picks == "unknown":  # of a calm position it is known: nothing is open
            position = replace(position, picks=())
        self._guesses = Guesses(position)
        return self._heard(replace(said, position=position))

    def answer(self, said: AnswerSaid, after: State | None = None) -> Verdict:
        """Say what somebody says in the log; `after` is the state there if that is accepted."""
        if self.state is not None and self._in_vain.get(said.about) == said.say:
            return Verdict("accepted", state=self.state)
        if not isinstance(said.say, Choose | Say | SayNumber | Pay):
            self._announces = isinstance(said.say, Cast | Activate)
        if isinstance(said.say, AssignDamage):
            return self._assigned_damage(said, said.say, after)
        chosen = self._whether.said(said, self.matching.about(said), self.state)
        if chosen is None:
            return Verdict("accepted", state=self.state)
        said, before = chosen, self._before
        verdict = self._paid_for(said, self._said(said, after), refused=after is None)
        if (verdict.verdict == "accepted") is (after is None):
            self._look_for_excuses(said, verdict, before)
        return verdict

    def _look_for_excuses(self, said: AnswerSaid, verdict: Verdict, before: State | None) -> None:
        """Raise `CannotJudge` if what the log leaves out may be why its verdict is another."""
        if verdict.verdict != "accepted" and self._has_other_words(said):
            raise CannotJudge("the log has words of its own for modes, and does not tell for which")
        if names_unlisted(said, before):
            raise CannotJudge("the log names cards of a library that it only counts")
        if self._guesses.decide(self.matching.called_here(said), verdict, before):
            raise CannotJudge(_UNTOLD)

    def _said(self, said: AnswerSaid, after: State | None) -> Verdict:
        """Say what somebody says, with cards that nobody has listed, paid for as in the log."""
        before = self._before
        blank = self.matching.plays_a_blank(said)
        held = () if before is None else self._not_seen(out_of_hands(said, before, after))
        if held and before is not None:
            before = replace(before, objects=(*before.objects, *held))
        if (blank or held) and (before is None or not self.resume(before, lost=False)):
            raise CannotJudge("a card that nobody listed is played while something goes on")
        if (blank or held) and self.matching.plays_a_blank(said):
            raise CannotJudge("a card is played that is unknown here")
        before = with_tapped(before, self._tapped_here)
        said = self._paid_as_shown(said, before, after)
        said_otherwise = payments(said, before, after)
        verdict = self._answered(one := next(said_otherwise))
        while verdict.verdict == "rejected" and (other := next(said_otherwise, None)) is not None:
            verdict = self._answered(one := other)
        if one is said and before is not None and after is not None and verdict.state:
            self._see_what_paid(said, before, verdict.state, after)
        return verdict

    def _see_what_paid(self, said: AnswerSaid, before: State, mine: State, theirs: State) -> None:
        """Raise `CannotJudge` if the log's engine may have paid otherwise than the one here."""
        if getattr(said.say, "pay", None) == _AUTO.pay and is_untold(said, before, theirs):
            was, logged = map(self.matching.called_here, (before, theirs))
            if pays_otherwise(self.matching.called_here(said), was, mine, logged):
                raise CannotJudge(_PAID)

    def _tapped_here(self, thing: Object) -> object:
        """Return whether a permanent of the log is tapped by the rules."""
        name, there = (
            self.matching.called_here(thing).name,
            self.state.objects if self.state else (),
        )
        return next((one.tapped for one in there if one.name == name), thing.tapped)

    def _paid_as_shown(
        self, said: AnswerSaid, before: State | None, after: State | None
    ) -> AnswerSaid:
        """Return what is said; a payment that the states do not tell in full, as it must be."""
        if said.say != _AUTO or before is None or after is None:
            return said
        asked = next((one for one in before.pending if one.id == said.about), None)
        if not isinstance(asked, PayAsked) or not is_untold(said, before, after):
            return said
        return replace(said, say=self._paid(asked, before, after))

    def _paid(self, asked: PayAsked, before: State | None, after: State) -> Pay:
        """Return how a cost was paid; raise `CannotJudge` if the log does not tell it."""
        paid = paid_unasked(asked, before, after)
        if paid is None:
            raise CannotJudge(_PAID)
        return paid

    def _assigned_damage(
        self, said: AnswerSaid, part: AssignDamage, after: State | None
    ) -> Verdict:
        """Assign damage as soon as the log has told that of all creatures that are asked about."""
        id_ = self.matching.about(said)
        asked = next((d for d in self.state.pending if d.id == id_), None) if self.state else None
        if not isinstance(asked, AssignDamageAsked):
            return self._answered(said)
        rows = (*self._assigned, *self.matching.called_here(part).damage)
        pending = after.pending if after is not None else ()
        if is_asked_for_more(asked, rows, tuple(map(self.matching.called_here, pending))):
            self._assigned = rows
            return Verdict("accepted", state=self.state)
        if after is not None:
            self._assigned = ()
        whole = AnswerSaid(said.by, id_, AssignDamage(with_what_is_forced(asked, rows)))
        return self._heard(whole)

    def _not_seen(self, cards: tuple[Object, ...]) -> tuple[Object, ...]:
        """Return cards of a log, unless the engine has seen them all."""
        known = not cards or self.state is None or self.matching.knows(cards, self.state)
        return () if known else cards

    def _paid_for(self, said: AnswerSaid, verdict: Verdict, *, refused: bool) -> Verdict:
        """Return the verdict on what is said once it is paid for, if the log has `refused` it."""
        if verdict.verdict != "accepted":
            return verdict
        if refused:
            return self._paid_at_once(said) or verdict
        if not isinstance(said.say, Choose):
            self._pays_at_once = said.by if getattr(said.say, "pay", None) == _AUTO.pay else ""
        return verdict

    def _paid_at_once(self, said: AnswerSaid) -> Verdict | None:
        """
        Pay what a log's engine pays by itself after an answer; None if nothing is due.

        An announcement that can't be paid for is rejected with the last thing said of it.
        """
        if self._pays_at_once != said.by or self.state is None:
            return None
        due = next((one for one in self.state.pending if isinstance(one, PayAsked)), None)
        if due is None:
            return None
        paid = AnswerSaid(said.by, due.id, _AUTO)
        return self._heard(paid)

    def _answered(self, said: AnswerSaid) -> Verdict:
        pending = self.state.pending if self.state else ()
        there = () if self._before is None else self._before.pending
        asked = next((one for one in there if one.id == said.about), None)
        ours = with_modes_called_here(self.matching.said(said), pending, asked)
        return self._heard(ours)

    def _has_other_words(self, said: AnswerSaid) -> bool:
        """Tell whether modes are chosen as something is announced, in words of the log's own."""
        say = said.say
        if not isinstance(say, Cast) or not say.modes:
            return False
        self._answered(replace(said, say=replace(say, modes=None)))
        pending = self.state.pending if self.state else ()
        words = {mode.casefold() for o in pending if isinstance(o, ChooseMode) for mode in o.among}
        return bool(words) and words.isdisjoint(map(str.casefold, say.modes))

    def concede(self, said: Concede) -> Verdict:
        """Let a player concede."""
        return self._heard(said)

    def view(self, said: View, theirs: State) -> tuple[Difference, ...]:
        """Return in what a look of the log differs from what the rules let a player see."""
        try:
            mine = self._client.view(said).state
        except EngineRefused as refusal:
            raise CannotJudge(refusal.problem) from refusal
        except EngineTrouble as trouble:
            self._begin_anew()
            raise CannotJudge(f"the engine that judges broke: {trouble.problem}") from trouble
        seen, logged = self.matching.shown(mine, theirs)
        if self.state is None:
            return tuple(differences(seen, logged))
        logged = without_decisions_of_others(logged, seen, self.state)
        return (*differences(seen, logged), *leaks(mine, self.state, logged))

    def compare(self, theirs: State) -> tuple[Difference, ...]:
        """
        Return in what a state of the log differs from how the game stands by the rules.

        What the log's engine need not have asked is answered first.
        """
        told = self._game.told
        found = self._caught_up(theirs)
        found = self._in_another_order(theirs, found, told) if found else found
        self._in_vain = self._vain(theirs) if found else {}
        found = () if self._in_vain else found
        if found and self._left_to_chance(theirs, found):
            raise CannotJudge("the log does not tell what chance has brought")
        if found and self._guesses.empties(found):
            raise CannotJudge("the log does not tell how many cards were in a library")
        if found and self._taken_up and bring_forgotten(found, theirs):
            raise CannotJudge("the log does not tell who has a designation, such as the monarch's")
        if found and is_about(found, self._exiled):
            raise CannotJudge("the log does not tell what has exiled a card")
        several = not self._every_priority and len(theirs.turns) > 1
        if found and several and not self._is_there(theirs):
            raise CannotJudge("the log does not tell in which order several turns went on")
        self._cloud(theirs)
        self.matching.has_come_to(theirs)
        self._before = theirs
        return found

    def tolerate(self, found: Sequence[Difference]) -> bool:
        """Go on with other figures of players, or printings of cards, if nothing else is wrong."""
        return self.matching.tolerate(found) or self.matching.mask(found)

    def excuses(self, theirs: State | None) -> tuple[str, ...] | None:
        """
        Return what is not known of the game and may excuse what is found; None if all is known.

        Since a game was taken up again, effects that began before that may last until the turn
        comes round; objects are named if they show such an effect.
        """
        masked = self.matching.masked
        alike = () if self.state is None else self._alike.untried(self.state)
        if alike:
            return (*masked, *alike)
        hazy = self._haze is not None or latest_turn(theirs) < self._guessed_until
        return masked if masked or hazy else None

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
        if self._heard(load).verdict != "accepted":
            return False
        for player in found.leaving:
            if self.concede(Concede(player)).verdict != "accepted":
                return False
        if lost:
            self._haze = Round(theirs)
        else:
            rounds = [one for one in (self._haze, self._clouds) if one is not None]
            self._haze = min(rounds, key=lambda one: one.begun.total(), default=None)
        self._guessed_until, self._taken_up = latest_turn(theirs) + 1 if found.guessed else 0, True
        self._exiled = frozenset(one.name for one in theirs.objects if one.zone == "exile")
        self._guesses = Guesses(matching.called_here(theirs))
        self._before = theirs
        same = matching.mask(self._compared(theirs))
        matching.has_come_to(theirs)
        return same

    def claims(self, state: State, *, whole: bool = True) -> Sequence[Finding]:
        """
        Return what a state claims against the rules, and whether its parts refer to each other.

        A state that is not `whole` is what one player sees.
        An engine that does not check, or breaks over the state, claims nothing.
        """
        apart = falls_apart(state, whole=whole)
        try:
            return (*self._client.check(Check(state)).findings, *apart)
        except (EngineRefused, Breach):
            return apart
        except EngineTrouble:
            self._begin_anew()
            return apart

    def plays(self, edition: EditionDate) -> bool:
        """Tell whether the engine knows an edition at all."""
        told = self._client.introduced
        return told is not None and edition in told.capabilities.editions

    def _heard(self, said: Told) -> Verdict:
        """Return the engine's verdict; raise `CannotJudge` if there is none."""
        try:
            verdict = self._game.tell(said)
        except EngineRefused as refusal:
            raise CannotJudge(refusal.problem) from refusal
        except Breach as breach:
            raise CannotJudge(f"the message breaks the contract: {breach.problem}") from breach
        except EngineTrouble as trouble:
            self._begin_anew()
            raise CannotJudge(f"the engine that judges broke: {trouble.problem}") from trouble
        if verdict.verdict == "unsupported":
            raise CannotJudge(verdict.reason or "the engine that judges does not say why")
        if isinstance(said, Load):
            self._alike = AlikeTriggers()
        elif isinstance(said, AnswerSaid) and verdict.verdict == "accepted" and self.state:
            self._alike.ordered(said, self.state)
        self.state = verdict.state
        return verdict

    def _tell_again(self, told: Iterable[Told], names: Mapping[str, str]) -> bool:
        """Tell the engine a game from its beginning, with other names; False if it refuses that."""
        return all(
            self._heard(said if isinstance(said, Load) else translated(said, names)).verdict
            == "accepted"
            for said in told
        )

    def _begin(self, matching: Matching) -> None:
        """Forget the game before, its names and the numbers of its turns."""
        self.matching, self._before, self.state = matching, None, None
        self._game.forget()
        self._alike = AlikeTriggers()
        self._assigned, self._guesses, self._whether = (), Guesses(), Whether()

    def _begin_anew(self) -> None:
        """Start the engine again after it has broken; raise `EngineTrouble` if it does not."""
        self._client.restart()
        self._client.initialize()
        self.state = None

    def _caught_up(self, theirs: State) -> tuple[Difference, ...]:
        """Compare, and answer first what the log's engine need not have asked."""
        found = first = self._compared(theirs)
        for _ in range(PATIENCE if found else 0):
            if self._has_come_there(theirs):
                return found
            if not self._answer_for(theirs):
                return (
                    self._past_what_looks_alike(theirs, found) if self._is_there(theirs) else first
                )
            found = self._compared(theirs)
            if not found:
                return ()
        return first

    def _past_what_looks_alike(
        self, theirs: State, found: tuple[Difference, ...]
    ) -> tuple[Difference, ...]:
        """
        Return what differs, unless nothing does once what is on the stack has resolved here.

        Where passes are left out, an ability that is new on a line may be another one than the
        first that looks like it: that has resolved, and nobody was asked.
        """
        before, told = self._before, self._game.told
        if self._every_priority or before is None or not comes_on_the_stack(before, theirs):
            return found
        while self._passes_over(theirs):
            if not self._compared(theirs):
                return ()
            if len(self._game.told) - len(told) > PATIENCE:
                break
        self._go_back(theirs, told)
        return found

    def _go_back(self, theirs: State, told: tuple[Told, ...]) -> None:
        """Bring the engine back to where it was told that much."""
        if self._game.told != told and not self._tell_again(told, {}):
            raise CannotJudge("the engine that judges plays a game otherwise when told it again")
        self._compared(theirs)

    def _in_another_order(
        self, theirs: State, found: tuple[Difference, ...], told: tuple[Told, ...]
    ) -> tuple[Difference, ...]:
        """
        Return what differs, unless nothing does in another order of abilities that are told alike.

        `told` is what the engine was told before it caught up with the log.
        """
        reached, alike, tried = self._game.told, self._alike, False
        if alike.has_failed:
            return found
        for names in alike.exchanges():
            tried = True
            if not self._tell_again(told, names):
                continue
            self.matching.exchange(names)
            if not self._caught_up(theirs):
                return ()
            self.matching.exchange({other: one for one, other in names.items()})
        if tried:
            self._go_back(theirs, reached)
            self._alike.has_failed = True
        return found

    def _passes_over(self, theirs: State) -> bool:
        """Answer what nobody is asked until something on the stack resolves; False if none does."""
        ours = self.state
        if ours is None or not may_resolve(ours, self.matching.numbered_here(ours, theirs)):
            return False
        for decision in ours.pending:
            if (say := self._answer(decision, ours, theirs)) is not None:
                return all(self._says(by, decision, say) for by in speakers(decision, ours))
        return False

    def _vain(self, theirs: State) -> dict[str, Answer]:
        """Return the only answers to what the log asks in vain, by the ids there."""
        return {} if self.state is None else asked_in_vain(self.state, theirs)

    def _has_come_there(self, theirs: State) -> bool:
        """Tell whether the log asks in vain where the game stands: whoever passes goes too far."""
        resolves = not self._announces and is_chosen_for_the_stack(theirs)
        vain = not self._every_priority and self._is_there(theirs) and not resolves
        return vain and bool(self._vain(theirs))

    def _is_there(self, theirs: State) -> bool:
        """Tell whether the log stands in the same steps of the same turns."""
        ours = self.state
        return ours is not None and is_there(ours, self.matching.numbered_here(ours, theirs))

    def _left_to_chance(self, theirs: State, found: Sequence[Difference]) -> bool:
        """Tell whether nobody but the log's engine knows what chance has brought."""
        pending = self.state.pending if self.state else ()
        if any(isinstance(one, ChanceAsked) for one in pending):
            return not any(isinstance(one, ChanceAsked) for one in theirs.pending)
        return self.matching.is_shuffled(found, self.state, theirs, self._before)

    def _compared(self, theirs: State) -> tuple[Difference, ...]:
        if self.state is None:
            return ()
        self._guesses.go_on(self.state)
        mine = self._whether.as_asked(self.state, theirs)
        if any(isinstance(one, DeclareBlockersAsked) for one in mine.pending):
            mine = as_far_as_offered(mine, self.matching.called_here(theirs))
        return self._guesses.left(self.matching.compared(mine, theirs, self._before))

    def _cloud(self, theirs: State) -> None:
        """Take note that something has resolved whose effects may last for a round."""
        self._haze = still(self._haze, theirs)
        self._clouds = still(self._clouds, theirs)
        stacked = () if self._before is None else [n for t in self._before.turns for n in t.stack]
        if not stacked:
            return
        there = {thing.name for thing in theirs.objects if thing.zone in ("battlefield", "stack")}
        if not there.issuperset(stacked):
            self._clouds = Round(theirs)

    def _answer_for(self, theirs: State) -> bool:
        """Answer one decision that the log's engine need not have asked; False if there is none."""
        ours = self.state
        if ours is None:
            return False
        counted = self.matching.numbered_here(ours, theirs)
        passing = () if self._every_priority else tuple(not_yet_there(ours, counted))
        for decision in (*passing, *not_asked(ours, theirs)):
            if (say := self._answer(decision, ours, theirs)) is None:
                continue
            return all(self._says(by, decision, say) for by in speakers(decision, ours))
        return False

    def _says(self, by: str, decision: Decision, say: Answer) -> bool:
        """Let somebody answer, unless it is settled already; tell whether that is taken."""
        if self.state is None or all(one.id != decision.id for one in self.state.pending):
            return True
        said = AnswerSaid(by, decision.id, say)
        return self._heard(said).verdict == "accepted"

    def _answer(self, decision: Decision, ours: State, theirs: State) -> Answer | None:
        """Return what there is to say about a decision that a log need not have."""
        if isinstance(decision, PayAsked) and not self._vain(theirs):
            before = with_tapped(self._before, self._tapped_here)
            return self._paid(decision, before, theirs)
        if isinstance(decision, Priority):
            return None if self._every_priority else Pass()
        if isinstance(decision, OrderTriggers) and len(decision.triggers) > 1:
            return None  # if none of them comes, that is to be found where they wait
        able = without_lone_blocks(self._guesses.without(decision), ours)
        return only_answer(self._whether.as_agreed(able)) or agreed_unasked(able, ours, theirs)
