"""Which rule a violation cites: chapter 802 only where several players may be attacked."""

from __future__ import annotations

from typing import Any, Final

from apnap.protocol import RuleNumber, Violation
from apnap.protocol.numbering import number_in
from apnap_reference.rulebook import Rule
from apnap_reference.state.table import Table, replace

_number: Final = RuleNumber.parse

IN_THE_BASIC_GAME: Final = {
    _number("802.3"): _number("508.1b"),
    _number("802.4a"): _number("509.1a"),
}
"""Rules of chapter 802, and the rules that say the same where the option is not in use."""

WITH_SHARED_TURNS: Final = {
    _number("802.3"): _number("805.10b"),
    _number("802.4a"): _number("805.10d"),
}
"""The same where teams share their turns."""


def several_may_be_attacked(table: Table) -> bool:
    """Tell whether this game uses the attack multiple players option (802)."""
    variant = table.variant
    several = len(table.players) > 2  # noqa: PLR2004 - with two players there is no choice
    return several and variant.attack == "multiple" and not variant.shared_team_turns


def broken(found: Rule[..., Any], table: Table, about: str = "") -> Violation:
    """Make the violation of a rule, cited by the number under which this game knows it."""
    violation = found.broken(table.edition, about)
    if several_may_be_attacked(table):
        return violation
    known = WITH_SHARED_TURNS if table.variant.shared_team_turns else IN_THE_BASIC_GAME
    number = known.get(found.number)
    if number is None:
        return violation
    cited = number_in(table.edition, number)
    return replace(violation, rule=None if cited is None else str(cited))
