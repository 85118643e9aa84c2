"""Things that engines name themselves, and that nothing but names tells apart as they come."""

from __future__ import annotations

from tests.logs.games import checked
from tests.logs.left_out.test_passes_around_the_stack import without_passes
from tests.logs.other_ways.test_written_in_other_ways import renamed


def test_what_has_gone_is_still_known_where_a_line_runs_past_its_end() -> None:
    """An ability waits for the stack whose source has come on the line before, and died on this."""
    log = [line for line in renamed() if "said" in line]
    found = checked(without_passes(log))
    assert [(one.line, one.rule, one.problem) for one in found.findings] == []
