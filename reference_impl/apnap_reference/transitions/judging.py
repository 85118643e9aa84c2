"""Judging the lines of a log one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Final, get_args

import msgspec

from apnap.protocol import (
    Answer,
    AnswerSaid,
    AssignDamage,
    Concede,
    Decision,
    DeclareAttackers,
    DeclareBlockers,
    EditionDate,
    Finding,
    PlayLand,
    SideName,
    State,
)
from apnap.protocol.recorded import LineFinding, Transited, Transitions
from apnap_reference.edition import EDITIONS
from apnap_reference.transitions import handing_on
from apnap_reference.transitions.by_texts.kept_in_mind import keep_in_mind, notice_unknown
from apnap_reference.transitions.by_texts.texts_followed import explains
from apnap_reference.transitions.combat.fights import has_struck_first, steps_dealt
from apnap_reference.transitions.combat.passed_over import who_has_declared
from apnap_reference.transitions.game_states import (
    GameState,
    Line,
    Told,
    as_state,
    changed,
    told_in_full,
)
from apnap_reference.transitions.passages import PLACE, Memory, Passage, loyalty_activated
from apnap_reference.transitions.untapping_and_drawing import begins_the_game, grown
from apnap_reference.transitions.wrong import (
    Claim,
    Look,
    Wrong,
    all_transitions,
    excuses,
    is_stranger,
)

_READ: Final = msgspec.json.Decoder(Line).decode
_MOST_STRANGERS: Final = 20
_IN_PLAY: Final = ("battlefield", "stack", "command")
_SET_UP: Final = "variant"
"""The field at which a claim tells how the game was set up."""


_VIEW: Final = frozenset({"view"})
_REFUSED: Final = frozenset({"legal_rejected"})
_AFTER_THE_END: Final = frozenset({"after the end"})

_Found = tuple[Claim, Wrong, Passage]


class LineJudge:
    """A game that is judged line by line; it keeps the last state, and what has to be known."""

    def __init__(self, claims: Callable[[State], Iterable[Finding]]) -> None:
        """Begin without a game; `claims` tells what a state claims against the rules by itself."""
        self._claims = claims
        self._last: GameState | None = None
        self._shown: GameState | None = None
        """What stood on the last line with a state, also if that is what one player sees."""
        self._memory = Memory()
        self._told: set[str] = set()
        """Fields that were wrong, and may be put right on a later line."""

    def take(self, said: Transitions) -> Transited:
        """Judge the next lines."""
        if said.gap or said.begins:
            self._last = self._shown = None
            self._memory.attacked, self._memory.agreed = True, frozenset()
            self._memory.all_agreed_told = False
            self._memory.grown, self._memory.fresh = {}, False
            self._memory.normal = self._memory.blocking = None
        if said.begins:
            self._memory = Memory(every_priority=said.every_priority)
        findings: list[LineFinding] = []
        unjudged: list[int] = []
        for at, text in enumerate(said.lines):
            told = self._read(text)
            found = None if told is None else self._judged(told, alone=at in said.alone)
            if found is None:
                unjudged.append(at)
            elif found:
                findings += sorted(self._findings(at, found), key=_cause)
            if told is not None and at in said.alone:
                findings += self._by_itself(at, told)
        return Transited(tuple(findings), tuple(unjudged))

    def _read(self, text: str) -> Told | None:
        """Give what a line says; None if it says nothing that could be understood."""
        try:
            return _READ(text).said
        except (msgspec.MsgspecError, ValueError, RecursionError):
            self._last = self._shown = None
            return None

    def _judged(self, said: Told, *, alone: bool = False) -> Sequence[_Found] | None:
        """Give what is wrong on a line; None if nobody can tell."""
        before, after = self._last, self._after(said)
        if said.load is not None:
            self._last = after if said.verdict == "accepted" else None
            self._begin()
        elif after is None:
            if said.verdict == "accepted":
                self._last = None  # a state is missing
        elif said.view is None:
            self._last = after
        if after is None or after.edition not in EDITIONS:
            return None
        if said.view is not None:
            return self._wrong(
                Passage(before or after, after, said.view, None, self._memory), _VIEW
            )
        return () if said.load is not None else self._moved(said, before, after, alone=alone)

    def _moved(
        self, said: Told, before: GameState | None, after: GameState, *, alone: bool
    ) -> Sequence[_Found] | None:
        """Give what is wrong with what was said, and what came of it; None if nobody can tell."""
        heard = said.answer or said.concede
        if before is None or heard is None or said.verdict == "unsupported":
            self._memory.agreed, self._memory.grown = frozenset(), {}
            self._memory.all_agreed_told = False
            self._memory.normal = after.turns[0].active if len(after.turns) == 1 else None
            self._memory.whose = self._memory.normal
            self._notice(after)
            return None
        if before.stage == "over":
            return self._wrong(Passage(before, after, heard, None, self._memory), _AFTER_THE_END)
        if said.verdict == "accepted" and handing_on.handed_on(before, after, heard, self._memory):
            self._pass(before.turns[0].priority)
            return ()
        answered = None
        if isinstance(heard, AnswerSaid):
            answered = next((one for one in before.pending if one.id == heard.about), None)
        passage = Passage(before, after, heard, answered, self._memory, alone)
        if said.verdict == "rejected":
            self._take_back(passage)
            return self._wrong(passage, _REFUSED)
        self._assign(passage)
        found = self._wrong(passage, _topics(passage))
        self._remember(passage)
        return found

    def _after(self, said: Told) -> GameState | None:
        """Give the state on a line; None if it has none, or nobody can tell."""
        if said.state is None and said.change is None:
            return None
        if said.state is not None:
            self._shown = told_in_full(said.state)
        elif said.change is not None and self._shown is not None:
            self._shown = changed(self._shown, said.change)
        return self._shown

    def _by_itself(self, at: int, said: Told) -> Iterator[LineFinding]:
        """Yield what the state of a line, or the position that it loads, claims by itself."""
        if said.load is not None:
            state = said.load.position
        elif self._shown is not None and (said.state is not None or said.change is not None):
            state = said.state or as_state(self._shown)
        else:
            return
        for one in self._claims(state):
            if self._memory.restarted and one.where == _SET_UP:
                continue  # who goes first is settled otherwise; the rest was told before
            yield LineFinding(
                at=at, kind="state", rule=one.rule, where=one.where, problem=one.problem
            )

    def _wrong(self, passage: Passage, topics: frozenset[str]) -> Sequence[_Found]:
        """Give what the claims about what has changed find wrong."""
        found: list[_Found] = []
        for look, function in _claims_about(topics):
            for wrong in function(passage):
                found.append((look, wrong, passage))  # noqa: PERF401 - faster for nothing found
        if found and passage.alone:
            found = [one for one in found if not explains(passage, one[1])]
        if found and passage.after.stage == "over":
            return [one for one in found if not _is_of_no_concern(one[1])]
        return found

    def _findings(self, at: int, found: Sequence[_Found]) -> Iterator[LineFinding]:
        """Yield what is found, once for each field; what was wrong may become right again."""
        told, again = set(), set()
        for look, wrong, passage in sorted(found, key=_is_sum):
            number = look.number_in(EditionDate(passage.after.edition))
            if wrong.where in told or number is None:
                continue
            if wrong.where:
                told.add(wrong.where)
                if wrong.where in self._told:
                    self._told.discard(wrong.where)
                    continue
                again.add(wrong.where)
            may = excuses(passage, wrong)
            yield LineFinding(
                at=at,
                kind=wrong.kind,
                rule=str(wrong.rule or number),
                where=wrong.where,
                problem=wrong.problem,
                expected=wrong.expected,
                got=wrong.got,
                certainty="possible" if may or wrong.doubtful else "certain",
                excuses=may,
            )
        self._told |= again

    def _begin(self) -> None:
        """Take note that a position was loaded."""
        self._told = set()
        self._memory = Memory(every_priority=self._memory.every_priority)
        now = self._last
        self._memory.all_agreed_told = now is not None
        if now is not None:
            self._memory.normal = now.turns[0].active if len(now.turns) == 1 else None
            self._memory.fresh = begins_the_game(now)
            self._memory.whose = self._memory.normal
            self._notice(now)

    def _notice(self, now: GameState) -> None:
        """Remember what is in play and may have effects that last."""
        memory, strangers = self._memory, self._memory.strangers
        for thing in now.things.values() if len(strangers) < _MOST_STRANGERS else ():
            if thing.zone in _IN_PLAY and is_stranger(thing):
                strangers[thing.name] = None
        notice_unknown(memory, now.things.values())
        memory.counts_lands = memory.counts_lands or _counts_lands(now)

    def _pass(self, who: SideName | None) -> None:
        """Take note that somebody has passed, and nothing else has happened."""
        memory = self._memory
        memory.assigned = {}
        if memory.passed is not None and who is not None:
            memory.passed = (*memory.passed, who)

    def _assign(self, passage: Passage) -> None:
        """Remember how combat damage is assigned."""
        say = passage.said.say if isinstance(passage.said, AnswerSaid) else None
        if isinstance(say, AssignDamage):
            assigned = self._memory.assigned
            for source in {one.source for one in say.damage}:
                portions = ((one.to, one.amount) for one in say.damage if one.source == source)
                assigned[source] = tuple(portions)

    def _remember(self, passage: Passage) -> None:
        """Take note of what the lines to come do not tell."""
        self._notice_new(passage)
        keep_in_mind(passage)
        if changed_size := grown(passage):
            self._memory.grown[changed_size[1].name] = changed_size
        if (passage.before.stage, passage.after.stage) == ("playing", "before_game"):
            self._memory.restarted = True
        if passage.turns is None:
            return
        self._remember_priority(passage)
        self._remember_turn(passage)
        memory, step, combat = self._memory, passage.turns[1].step, passage.turns[1].combat
        memory.blocking = who_has_declared(passage)
        if passage.stepped:
            memory.attacked = memory.attacked and step != "declare_attackers"
            memory.first_strike = has_struck_first(passage)
        declared = isinstance(passage.said, AnswerSaid) and _attacks(passage.said.say)
        memory.attacked = memory.attacked or declared or bool(combat and combat.attacks)
        if passage.asked or passage.stepped:
            memory.assigned = {}

    def _take_back(self, passage: Passage) -> None:
        """Take note that what was announced has been taken back: nobody has passed since."""
        if passage.turns is not None and passage.turns[0].stack != passage.turns[1].stack:
            self._memory.passed = self._memory.announced
            self._memory.loyalty -= {now.name for _, now in passage.changed if now is not None}

    def _notice_new(self, passage: Passage) -> None:
        strangers = self._memory.strangers
        notice_unknown(self._memory, (now for _, now in passage.changed if now is not None))
        resolved = () if self._memory.every_priority else ("graveyard", "exile")
        for _, now in passage.changed if len(strangers) < _MOST_STRANGERS else ():
            if now is not None and now.zone in (*_IN_PLAY, *resolved) and is_stranger(now):
                strangers[now.name] = None

    def _remember_priority(self, passage: Passage) -> None:
        """Take note of who has passed, and whether somebody has left since all was settled."""
        memory = self._memory
        if passage.turns is None:
            return
        old, new = passage.turns
        left = isinstance(passage.said, Concede)
        by = passage.said.by if isinstance(passage.said, AnswerSaid) else ""
        memory.agreed = memory.agreed | {by} if passage.proposed else frozenset()
        memory.all_agreed_told = memory.all_agreed_told or not passage.proposed
        if passage.acted:
            memory.announced = passage.had_passed
        memory.passed = handing_on.had_passed(passage, memory.passed)
        memory.unsettled = memory.unsettled or left
        if not left and (old.priority != new.priority or passage.stepped):
            memory.unsettled = False

    def _remember_turn(self, passage: Passage) -> None:
        """Take note of the turns, and of the lands that are played in them."""
        memory, before = self._memory, passage.before
        if passage.turns is not None:
            memory.whose = passage.turns[1].active or memory.whose
        if isinstance(passage.said, AnswerSaid) and passage.said.say == DeclareBlockers():
            memory.tells_of_no_blocks = True
        if passage.new_turn and passage.turns is not None:
            memory.turns += 1
            memory.lands, memory.loyalty, memory.grown = {}, set(), {}
            extra = () if before.extra_turns == "unknown" else before.extra_turns
            active = passage.turns[1].active
            memory.normal = active if not extra and active is not None else memory.normal
        elif isinstance(passage.said, AnswerSaid) and isinstance(passage.said.say, PlayLand):
            by = passage.actor or passage.said.by
            memory.lands[by] = memory.lands.get(by, 0) + 1
        elif walker := loyalty_activated(passage):
            memory.loyalty.add(walker)
        if passage.people and not memory.counts_lands:
            memory.counts_lands = _counts_lands(passage.after)


def _attacks(say: Answer) -> bool:
    """Tell whether attackers are declared, at least one."""
    return isinstance(say, DeclareAttackers) and bool(say.attacks)


def _counts_lands(now: GameState) -> bool:
    """Tell whether a state counts lands that were played."""
    return any(player.lands_played not in (0, "unknown") for player in now.players)


_CAUSES: Final = (
    "wrong_decider",
    "illegal_accepted",
    "legal_rejected",
    "wrong_order",
    "wrong_options",
    "wrong_state",
)
"""What is rather the cause of what else is wrong on a line comes first."""


def _is_of_no_concern(wrong: Wrong) -> bool:
    """Tell what is wrong with how things lie, and who is to act, in a game that has ended."""
    said = wrong.kind in ("illegal_accepted", "legal_rejected") or not wrong.where
    return not said and not wrong.where.startswith(("players.", "stage", "result"))


def _is_sum(one: _Found) -> bool:
    return one[1].sum


def _cause(one: LineFinding) -> tuple[bool, int]:
    return one.certainty == "possible", _CAUSES.index(one.kind)


def _topics(passage: Passage) -> frozenset[str]:
    """Give what has changed, what was said about what, and what is asked now."""
    old, new, said = passage.before, passage.after, passage.said
    topics = {_ASKS[type(one)] for one in new.pending} if new.stage != "over" else {"over"}
    if isinstance(said, AnswerSaid):
        topics.update(_of_an_answer(passage, said))
    elif isinstance(said, Concede):
        topics.add("concede")
    if old.pending != new.pending:
        topics.add("pending")
    if old.markers != new.markers:
        topics.add("markers")
    if old.turns != new.turns:
        topics.update(_of_turns(passage))
    topics.update(_of_players_and_objects(passage))
    if steps_dealt(passage):
        topics.add("combat damage")
    return frozenset(topics)


def _of_an_answer(passage: Passage, said: AnswerSaid) -> Iterator[str]:
    """Yield what is said, and about what."""
    pending = passage.before.pending
    about = passage.answered or (pending[0] if pending else None)
    if about is not None:
        yield _DECIDES[type(about)]
    if not passage.passed:
        yield _SAYS[type(said.say)]
    elif passage.all_have_passed is not None:
        yield "all pass" if passage.all_have_passed else "passes on"
        if passage.all_have_passed and passage.turns is not None and passage.turns[0].stack:
            yield "resolves"


def _of_players_and_objects(passage: Passage) -> Iterator[str]:
    """Yield whether players or objects have changed, and whether that is for no reason."""
    people = passage.before.players != passage.after.players
    things = bool(passage.changed)
    if people:
        yield "players"
    if things or passage.after.twice:
        yield "objects"
    if passage.after.twice:
        yield "twice"
    if (people or things) and (passage.idle or passage.stepped):
        yield "for no reason"


def _tagged(kinds: Iterable[type[Decision | Answer]], before: str = "") -> dict[type, str]:
    return {kind: f"{before}{kind.__struct_config__.tag}" for kind in kinds}


_ASKS: Final = _tagged(get_args(Decision), "asks ")
_DECIDES: Final = _tagged(get_args(Decision), "decides ")
_SAYS: Final = _tagged(get_args(Answer))
_OF_A_TURN: Final = ("step", "stack", "combat", "priority")


def _of_turns(passage: Passage) -> Iterator[str]:
    """Yield which parts of the turn have changed, all of them if several go on, and what begins."""
    if passage.turns is None:
        yield from _OF_A_TURN
        return
    old, new = passage.turns
    if passage.new_turn:
        yield from _OF_A_TURN
        yield "turn"
    else:
        for part in _OF_A_TURN:
            if getattr(old, part) != getattr(new, part):
                yield part
    if passage.stepped:
        yield f"into {new.step}"
        if PLACE[new.step] != PLACE[old.step] + 1:
            yield "leap"


@cache
def _claims_about(topics: frozenset[str]) -> tuple[tuple[Claim, Look], ...]:
    """Give the claims that look at one of these, each with its function."""
    about = (look for on, look in all_transitions() if not on.isdisjoint(topics))
    return tuple((look, look.function) for look in about)
