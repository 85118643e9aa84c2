"""
What the rules lead to from one line of a log to the next, each finding with its rule.

`game_states` are the states of a game as its lines tell them, `passages` what leads from one to the
next, and `wrong` registers what is looked for, one function a rule, and tells what might excuse
it. By subject: `speaking_up`, `taking_turns`, `passing_priority`, `untapping_and_drawing`,
`playing_cards`, `targets_chosen`, `stacking`, `resolving`, `attacks_declared`, `blocks_declared`,
`damage_assigned`, `damage_dealt`, `choosing_in_order`, `cards_counted`, `leaving_players`,
`losing`, `quiet_lines`, `hidden_zones` and `markers_passed`; `ranges` is about ranges of influence.
In packages: `combat` is what fights and what that deals, `keyword_triggers` what keywords trigger.
What known cards do is in `by_texts`.
`judging` takes the lines; of one that only hands priority on (`handing_on`) no claim is asked. No
card has to be known: types, power, keywords and controllers are those of the log.
"""

from __future__ import annotations

from typing import Final

from apnap_reference.transitions import (  # noqa: F401 - they register what they look for
    attacks_declared,
    blocks_declared,
    cards_counted,
    choosing_in_order,
    damage_assigned,
    damage_dealt,
    hidden_zones,
    leaving_players,
    losing,
    markers_passed,
    passing_priority,
    playing_cards,
    quiet_lines,
    resolving,
    speaking_up,
    stacking,
    taking_turns,
    targets_chosen,
    untapping_and_drawing,
)
from apnap_reference.transitions.by_texts import paid_as_printed, texts_followed  # noqa: F401 - as above
from apnap_reference.transitions.combat import attacks_refused, blocked_by_nothing  # noqa: F401 - as above
from apnap_reference.transitions.judging import LineJudge
from apnap_reference.transitions.keyword_triggers import (  # noqa: F401 - as above
    at_other_times,
    in_combat,
)
from apnap_reference.transitions.wrong import all_transitions

__all__ = ["TRANSITIONS", "LineJudge"]

TRANSITIONS: Final = tuple(look for _, look in all_transitions())
"""All claims about transitions."""
