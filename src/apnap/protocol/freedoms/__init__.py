"""
What an engine is free to do: written down once, for whoever looks at what engines say.

The rules say what becomes of a game; how an engine writes it down is its own business where they
are silent. None of this is ever a fault: `telling_apart` tells states apart by what the rules speak
of, `questions` says what need not be asked, or may be asked in other words, `asked_in_parts` what
may be asked bit by bit, `lone_blocks` what need not be offered to a creature that can't block it
alone, `modes` what modes are called, `whether_first` who may be asked first whether they choose at
all, or need not be asked that, `alike_triggers` which abilities nothing tells apart as they are
ordered, and `otherwise` writes a state in other legal ways.

Free are: the numbers of turns but for their differences, and the turn before the game; the order of
lists that have none, at any depth; ids, purposes and sources of decisions; for whom an ability has
triggered, where that is not told; how keywords are spelled, as to capital letters; what modes are
called; of what something is a copy, if that is the card that it is said to be; whether what is no
creature is summoning sick; whether there is a combat while nothing attacks; which cards are in a
library, of which only the number has to be told, and their places if it is about to be shuffled;
what the source is called of an ability that has none; what is left of somebody whose game is over;
whether a player is shown what others decide, if they know the objects. What is `"unknown"` is not
compared with anything.
"""

from apnap.protocol.freedoms.alike_triggers import AlikeTriggers
from apnap.protocol.freedoms.asked_in_parts import (
    as_far_as_asked,
    is_asked_for_more,
    with_what_is_forced,
)
from apnap.protocol.freedoms.lone_blocks import as_far_as_offered, without_lone_blocks
from apnap.protocol.freedoms.modes import as_spelled, with_modes_called_here
from apnap.protocol.freedoms.otherwise import OTHERWISE
from apnap.protocol.freedoms.questions import (
    asked_in_vain,
    comes_on_the_stack,
    is_chosen_for_the_stack,
    is_there,
    may_resolve,
    not_asked,
    not_yet_there,
    only_answer,
    speakers,
)
from apnap.protocol.freedoms.telling_apart import Apart, alike, apart, renumbered, turns_ahead
from apnap.protocol.freedoms.whether_first import Whether, agreed_unasked

__all__ = [
    "OTHERWISE",
    "AlikeTriggers",
    "Apart",
    "Whether",
    "agreed_unasked",
    "alike",
    "apart",
    "as_far_as_asked",
    "as_far_as_offered",
    "as_spelled",
    "asked_in_vain",
    "comes_on_the_stack",
    "is_asked_for_more",
    "is_chosen_for_the_stack",
    "is_there",
    "may_resolve",
    "not_asked",
    "not_yet_there",
    "only_answer",
    "renumbered",
    "speakers",
    "turns_ahead",
    "with_modes_called_here",
    "with_what_is_forced",
    "without_lone_blocks",
]
