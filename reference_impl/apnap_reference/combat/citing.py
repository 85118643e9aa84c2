"""Which rule a violation cites: chapter 802 only where several players may be attacked."""

from __future__ import annotations

from typing import Any, Final

from apnap.protocol.messages import Violation
from apnap_reference.rulebook import Rule
from apnap_reference.table import Table, replace

IN_THE_BASIC_GAME: Final = {"802.3": "508.1b", "802.4a": "509.1a"}
"""Rules of chapter 802, and the rules that say the same where the option is not in use."""


def several_may_be_attacked(table: Table) -> bool:
    """Tell whether this game uses the attack multiple players option (802)."""
    variant = table.variant
    several = len(table.players) > 2  # noqa: PLR2004 - with two players there is no choice
    return several and variant.attack == "multiple" and not variant.shared_team_turns


def broken(found: Rule[..., Any], table: Table, about: str = "") -> Violation:
    """Make the violation of a rule, cited by the number under which this game knows it."""
    violation = found.broken(table.edition, about)
    if not several_may_be_attacked(table) and found.number in IN_THE_BASIC_GAME:
        violation = replace(violation, rule=IN_THE_BASIC_GAME[found.number])
    return violation
