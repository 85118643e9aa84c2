"""Why scenarios end badly on an engine, or are not played: `adapters/ENGINE/causes.toml`."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

TROUBLE: Final = ("failed", "errored", "unreached")
"""The outcomes that need a cause."""

Result = dict[str, Any]
"""What became of a scenario, as `apnap run --json` tells it."""


class Cause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an engine does, the rule that says otherwise, and where in its source."""

    title: str
    rule: str
    text: str = ""
    """Empty if a cause of the same title, which says it, is written down elsewhere in the file."""
    scenarios: str = ""
    """A pattern for their ids; empty: any."""
    got: str = ""
    """A pattern for what was expected, what came instead, or the reason; empty: any."""
    whose: str = ""
    """Whose it is, if it is not the engine's."""
    examined: tuple[str, ...] = ()
    """Ids of scenarios, where each was examined by itself; then no pattern is looked at."""

    def explains(self, result: Result) -> bool:
        """Tell whether a scenario ended badly for this cause."""
        if self.examined:
            return result["id"] in self.examined
        came = " ".join(result[field] or "" for field in ("expected", "got", "reason"))
        return bool(re.search(self.scenarios, result["id"]) and re.search(self.got, came))


class Beside(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What logs show of an engine beside what scenarios look at: why, in words."""

    reason: str
    text: str
    whose: str = ""
    """Whose it is, if it is not the engine's."""


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a log shows that its scenario does not look at, or (`hidden`) cannot show."""

    scenario: str
    rule: str
    reason: str


class Logs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the logs of an engine show and hide: `adapters/ENGINE/seen.json`."""

    seen: tuple[Shown, ...] = ()
    hidden: tuple[Shown, ...] = ()


class Known(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is known of an engine: the file as a whole."""

    engine: str
    edition: str
    lacking: dict[str, str]
    """What to say of a scenario that lacks something, by the kind of need, or `other`."""
    causes: tuple[Cause, ...]
    beside: tuple[Beside, ...] = ()
    short: dict[str, str] = {}
    """Patterns for reasons that name cards and players, and the same without those names."""
    needs: tuple[str, ...] = ()
    """The scenarios played are those that need all of this."""
    rules: tuple[str, ...] = ()
    rows: Literal["rule", "section"] = "rule"
    """What the page has a row of its table for."""
    profiles: tuple[str, ...] = ()
    """The scenarios played are those about these rules and of these profiles; none: all."""

    def cause_of(self, result: Result) -> Cause:
        """Return the cause of a failure; raises `LookupError` where none is written down."""
        for cause in self.causes:
            if cause.explains(result):
                return next(one for one in self.causes if one.title == cause.title and one.text)
        raise LookupError(
            f"{result['id']} has not been examined: {result['expected']}; {result['got']}; "
            f"{result['reason']}"
        )

    def beside_of(self, shown: Shown) -> Beside:
        """Return why a log shows something; raises `LookupError` where that is not written down."""
        for one in self.beside:
            if one.reason == shown.reason:
                return one
        raise LookupError(f"{shown.scenario} has not been examined: {shown.reason}")

    def reason_of(self, result: Result) -> str:
        """Return the reason that the baseline gives for an outcome that is no pass."""
        if result["outcome"] in TROUBLE:
            cause = self.cause_of(result)
            return f"{cause.title} ({cause.rule})"
        by_kind: dict[str, list[str]] = defaultdict(list)
        for need in result["lacking"]:
            kind, _, what = need.partition(":")
            by_kind[kind if kind in self.lacking else "other"].append(what or need)
        for kind, text in self.lacking.items():
            if by_kind[kind]:
                named = by_kind[kind] if kind != "other" else result["lacking"]
                return text.format(needs=", ".join(named))
        return str(result["reason"])

    def in_short(self, reason: str) -> str:
        """Return a reason without the cards and players that it names."""
        for pattern, short in self.short.items():
            if re.search(pattern, reason):
                return short
        return reason


def read(path: Path) -> Known:
    """Read a file of causes; raises `msgspec.ValidationError` if it is not one."""
    return msgspec.toml.decode(path.read_bytes(), type=Known)


def read_logs(path: Path) -> Logs:
    """Read what logs show; nothing if there is no such file."""
    return msgspec.json.decode(path.read_bytes(), type=Logs) if path.exists() else Logs()
