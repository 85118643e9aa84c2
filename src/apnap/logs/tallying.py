"""Counting what was checked in a file, and keeping what was found, without growing with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from traceback import extract_tb
from typing import Final

from msgspec.structs import replace

from apnap.logs.about_cards import card_of
from apnap.logs.findings import BROKE, MOST, Count, FileChecked, Found, Trouble, sort_of
from apnap.logs.nearest import Between, judged
from apnap.protocol import EngineTrouble, Program, State
from apnap.protocol.extras import NotInstalled

_REASONS: Final = 20
_SORTS: Final = 10_000
"""So many sorts of findings are counted, and so many games are known at once."""

KEPT: Final = 1000
"""So many findings are kept of a file, if further ones are the first of their sort."""

_OTHERS: Final = "other reasons"
_ZONES: Final = "400.1"
_OF_FIELDS: Final = frozenset({"110.5", "119.3", "120.6", "122.1", _ZONES})
"""Rules about a field, which tell what it means and not why it should have come out otherwise."""

_PRIORITY: Final = "117.3"
_CLOSER: Final = frozenset(
    {
        *(("117.3", rule) for rule in ("117.1", "508.2", "509.2", "510.3")),
        ("305.1", "305.3"),
        ("704.5g", "704.5h"),
    }
)
"""Of two rules that a line breaks, the one that says more exactly why, after the other one."""

_ALLOWED: Final = "601.3"
_WHEN_CAST: Final = frozenset({"301.1", "302.1", "303.1", "306.1", "307.1"})
_DECLARING: Final = frozenset({"508.1", "509.1"})
_BLOCKING: Final = "pending.declare_blockers"
_LONGEST: Final = 300
_WHAT: Final = 200
"""So much is told of an error of ours."""
_SURROUNDINGS: Final = (EngineTrouble, NotInstalled, OSError, MemoryError)
"""What breaks judging, and is no mistake of ours."""


STATES: Final = 256
"""Of so many lines of a game the state that they came to is known, until they are settled."""


def _left(_found: Found, _after: State | None) -> None:
    """Leave a finding to be kept or counted here."""


class Tally:
    """What has come of a file so far."""

    def __init__(self, takes: Callable[[Found, State | None], object] = _left) -> None:
        """Begin with nothing; `takes` is given every finding, and the state after its line."""
        self._takes = takes
        self.games = 0
        self.restarts = 0
        self.checked = self.looked_at = 0
        self._findings: list[Found] = []
        self._found = 0
        self._possible = 0
        self._claimed = 0
        self._only_claimed = 0
        self._held: dict[str, list[Found]] = {}
        self._troubles: list[Trouble] = []
        self._troubled = 0
        self._reasons: Counter[str] = Counter()
        self._sorts: Counter[Count] = Counter()
        self._near: dict[str, Between] = {}
        self._editions: dict[str, str] = {}
        self._heads: dict[str, tuple[int, str]] = {}
        self._after: dict[str, dict[int, State]] = {}

    def came(self, game: str, line: int, state: State) -> None:
        """Take note of the state that a game has come to by a line, as the log has it."""
        known = self._after.setdefault(game, {})
        known[line] = state
        if len(known) > STATES:
            del known[next(iter(known))]

    def hold(self, game: str) -> None:
        """Keep findings of a game back until `settle` is told what claims find on their lines."""
        self._held.setdefault(game, [])

    def settle(
        self, game: str, line: int, claims: Sequence[Found], *, judged: bool, replayed: bool
    ) -> None:
        """Take what claims find on a line, and whether they, and playing it again, judge it."""
        held = self._held.get(game, [])
        mine = [one for one in held if one.line == line]
        self._held[game] = [one for one in held if one.line != line] if mine else held
        self._claimed += judged
        self._only_claimed += judged and not replayed
        for one in merged(mine, claims, replayed=replayed):
            self._take(one)
        self._after.get(game, {}).pop(line, None)

    def release(self, game: str) -> None:
        """Tell what was kept back of a game."""
        for one in self._held.pop(game, ()):
            self._take(one)

    def headed(self, game: str, line: int, engine: Program) -> None:
        """Take note of which engine the game is that begins on a line."""
        self._heads.pop(game, None)
        self._after.pop(game, None)
        if len(self._heads) >= _SORTS:
            del self._heads[next(iter(self._heads))]
        self._heads[game] = (line, engine.name)

    def near(self, game: str, place: Between | None) -> None:
        """Take note that a game is judged by another edition than its own, or (None) is not."""
        self._near.pop(game, None)
        if place is not None and len(self._near) < _SORTS:
            self._near[game] = place
            self._editions[place.date] = place.nearer

    def finding(self, found: Found) -> None:
        """Take something that the rules do not allow."""
        if found.game in self._held and found.line is not None:
            self._held[found.game].append(found)
        else:
            self._take(found)

    def _take(self, found: Found) -> None:
        self._found += 1
        if (place := self._near.get(found.game)) is not None:
            found = judged(found, place)
        self._possible += found.certainty == "possible"
        begun, engine = self._heads.get(found.game, (None, ""))
        found = replace(found, begun=begun, engine=engine, card=card_of(found))
        states = self._after.get(found.game, {})
        self._takes(found, None if found.line is None else states.get(found.line))
        sort = sort_of(found)
        first = sort not in self._sorts and len(self._findings) < KEPT
        if len(self._findings) < MOST or first:
            self._findings.append(found)
        if sort in self._sorts or len(self._sorts) < _SORTS:
            self._sorts[sort] += 1

    def trouble(self, line: int, problem: str) -> None:
        """Take a line that cannot be read or is out of place."""
        self._troubled += 1
        if len(self._troubles) < MOST:
            self._troubles.append(Trouble(line=line, problem=problem[:_LONGEST]))

    def broke(self, line: int, error: Exception) -> None:
        """Take a line over which apnap itself broke; raise the error if that is not why."""
        if isinstance(error, _SURROUNDINGS):
            raise error
        there = extract_tb(error.__traceback__)[-1]
        what = " ".join(f"{type(error).__name__}: {error}".split())[:_WHAT]
        place = f"{Path(there.filename).name}:{there.lineno}"
        self.trouble(line, f"{BROKE}; please report this: {what} ({place})")
        self.unchecked(BROKE)

    def unchecked(self, reason: str) -> None:
        """Count a line that nobody could judge."""
        known = reason in self._reasons or len(self._reasons) < _REASONS
        self._reasons[reason[:_LONGEST] if known else _OTHERS] += 1

    def log(self, file: str, lines: int, seconds: float) -> FileChecked:
        """Return what came of a log."""
        return self._done(file, "log", lines, seconds)

    def state(self, file: str, seconds: float) -> FileChecked:
        """Return what came of a file with one state."""
        return self._done(file, "state", 1, seconds)

    def _done(self, file: str, what: str, lines: int, seconds: float) -> FileChecked:
        return FileChecked(
            file=file,
            nearest=self._editions,
            counts=tuple(replace(sort, number=n) for sort, n in self._sorts.most_common()),
            what="log" if what == "log" else "state",
            lines=lines,
            games=self.games,
            checked=self.checked + self.looked_at + self._only_claimed,
            replayed=self.checked if what == "log" else 0,
            claimed=self._claimed,
            unchecked=self._reasons.total() - self._only_claimed,
            reasons=commonest(self._reasons),
            restarts=self.restarts,
            findings=tuple(self._findings),
            found=self._found,
            possible=self._possible,
            troubles=tuple(self._troubles),
            troubled=self._troubled,
            seconds=round(seconds, 3),
        )


def merged(replay: Sequence[Found], claims: Sequence[Found], *, replayed: bool) -> Sequence[Found]:
    """
    Return what is told of a line.

    `replay` is what playing it again has found, with what its state claims by itself; `claims` is
    what claims have found. What playing finds comes before what claims find, and that before the
    state by itself. What is only possible counts for nothing if playing finds the line right. Of
    what claims find the first is the cause; its rule is named where playing names none. If that is
    only possible, what the state shows by itself is told as well, which is certain. State-based
    actions that were not performed are told as such, whatever has led there; but for something
    illegal that was said.
    """
    played = [one for one in replay if one.by == "replay"]
    if played:
        return _surely([_by_its_cause(one, claims) for one in played], claims)
    certain = [one for one in claims if one.certainty == "certain"]
    illegal = any(one.kind == "illegal_accepted" for one in certain)
    overdue = not illegal and any(map(_is_overdue, replay))
    told = certain if replayed else claims
    if overdue or not told:
        return replay
    first, *others = sorted(told, key=_is_possible)
    more = f"; and {len(others)} more" if others else ""
    cause = replace(first, problem=first.problem + more)
    return (cause, *replay[:1]) if _is_possible(first) else (cause,)


def _surely(played: Sequence[Found], claims: Sequence[Found]) -> Sequence[Found]:
    """Return what playing again finds, as certain as what claims find on the same line."""
    certain = [one for one in claims if not _is_possible(one)]
    if not certain or not all(map(_is_possible, played)):
        return played
    rules, fields = {one.rule for one in certain}, {one.where for one in certain} - {""}
    alike = [one for one in played if one.rule in rules or one.where in fields]
    if not alike:
        return certain[:1]
    return [replace(one, certainty="certain", excuses=()) for one in alike[:1]]


def _by_its_cause(one: Found, claims: Sequence[Found]) -> Found:
    """
    Return a finding of playing again, with the rule of what claims find if it says more.

    It does if there is none yet, or only that of the field which differs (of a zone: if a
    state-based action says why), or if somebody was passed over who can block, from which the rest
    follows. Of what is certain, it does if it tells more exactly who receives priority or may act,
    when a land is played, or what destroys a creature, or is a rule of games of several players
    where that is one of all games. When spells of a type can be cast says more than that nothing
    allows to cast a spell, even if other objects might allow it: playing again has looked at these.
    Why something can't be declared says more than that nothing can.
    """
    if one.rule is None:
        return replace(one, rule=claims[0].rule) if claims else one
    passed_over = (claim.rule for claim in claims if claim.where == _BLOCKING and claim.rule)
    if one.kind == "wrong_state" and (unasked := next(passed_over, None)) is not None:
        return replace(one, rule=unasked)
    if one.rule in _OF_FIELDS:
        there = [claim.rule for claim in claims if claim.where == one.where and claim.rule]
        if one.rule == _ZONES:
            there = [rule for rule in there if rule.startswith("704.")]
        return replace(one, rule=next(iter(there), one.rule))
    if one.rule == _ALLOWED:
        timely = (claim.rule for claim in claims if claim.rule in _WHEN_CAST)
        return replace(one, rule=next(timely, one.rule))
    certain = [claim.rule for claim in claims if not _is_possible(claim)]
    if one.rule in _DECLARING and one.kind == "illegal_accepted":
        illegal = (claim.rule for claim in claims if claim.kind == one.kind and claim.rule)
        return replace(one, rule=next(illegal, one.rule))
    closer = (rule for rule in certain if rule is not None and _says_more(rule, one.rule))
    return replace(one, rule=next(closer, one.rule))


def _says_more(rule: str, than: str) -> bool:
    """Tell whether a rule says more exactly what another one says (`_by_its_cause`)."""
    several = rule.startswith("8") and not than.startswith("8")
    closer = (than, rule) in _CLOSER or (than == _PRIORITY and rule[:-1] == than)
    return several or closer


def _is_overdue(one: Found) -> bool:
    """Tell by its number, today or in 2006, that a state-based action is overdue."""
    return one.rule is not None and one.rule.startswith(("704.", "420.5"))


def _is_possible(one: Found) -> bool:
    return one.certainty == "possible"


def commonest(reasons: Counter[str]) -> dict[str, int]:
    """Return reasons and their numbers, those that there is no room for as one."""
    most = reasons.most_common()
    kept = dict(most[:_REASONS])
    if others := sum(number for _, number in most[_REASONS:]):
        kept[_OTHERS] = kept.get(_OTHERS, 0) + others
    return kept
