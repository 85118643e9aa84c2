"""
Which rule was broken on a line: the one by which the field should have come out otherwise.

A field does not tell that. A creature that isn't tapped breaks one rule after it was declared as an
attacker, another after it was tapped for mana, and a third in its controller's untap step. So each
cause looks at what was said, how the game stood before, and how it stands by the rules after that.
"""

from __future__ import annotations

from typing import Final

from apnap.logs.rules.at_any_time import (
    of_a_look,
    of_controlling_a_player,
    of_mulligans,
    of_sharing_life,
    of_the_order_of_a_library,
    of_two_zones,
    of_undoing,
)
from apnap.logs.rules.attachments import (
    of_indestructible,
    of_leaving_combat,
    of_phasing,
    of_what_an_attachment_did,
    of_what_stays,
)
from apnap.logs.rules.attacks_and_blocks import (
    of_attacking,
    of_blocking,
    of_blocking_in_turn,
    of_defending,
    of_ending_combat,
)
from apnap.logs.rules.carrying_out import (
    of_attaching,
    of_carrying_out,
    of_choosing,
    of_copies,
    of_creating_tokens,
    of_damage_to_permanents,
    of_how_many_tokens,
    of_resolving,
)
from apnap.logs.rules.coming import of_copied_values, of_range, of_tribute
from apnap.logs.rules.departed import (
    of_choosing_instead,
    of_exchanging_life,
    of_last_known_information,
    of_losing_at_once,
    of_what_nobody_controls,
)
from apnap.logs.rules.dying import (
    of_legends,
    of_old_deathtouch,
    of_regenerating,
    of_state_based_actions,
)
from apnap.logs.rules.entering_combat import (
    of_an_ordered_block,
    of_entering_attacking,
    of_the_defending_player,
)
from apnap.logs.rules.fighting import of_combat_damage, of_first_strikes
from apnap.logs.rules.going_on import (
    of_added_steps,
    of_ending_too_early,
    of_extra_turns,
    of_passing_markers_on,
    of_priority,
    of_skipping,
    of_steps,
    of_turns,
)
from apnap.logs.rules.leaving import (
    of_a_turn_without_its_player,
    of_control_that_ends,
    of_emperors,
    of_leaving,
    of_losing,
    of_the_end,
)
from apnap.logs.rules.playing_and_casting import (
    of_activating,
    of_announcing,
    of_casting,
    of_controlling_the_stack,
    of_mana_abilities,
    of_paying,
    of_playing_a_land,
)
from apnap.logs.rules.preventing import of_preventing
from apnap.logs.rules.triggering import (
    of_blockers_that_are_added,
    of_choosing_the_order,
    of_exalted,
    of_looking_back,
    of_triggering_once,
    of_triggers,
    of_whose_targets,
)
from apnap.logs.rules.turn_based import (
    of_cleaning_up,
    of_discarding,
    of_drawing,
    of_sagas,
    of_the_first_draw_step,
    of_untapping,
)
from apnap.logs.rules.wrong import (
    Cause,
    Wrong,
)
from apnap.protocol import (
    Load,
)

CAUSES: Final[tuple[Cause, ...]] = (
    of_a_look,
    of_two_zones,
    of_the_order_of_a_library,
    of_the_end,
    of_undoing,
    of_mulligans,
    of_controlling_a_player,
    of_a_turn_without_its_player,
    of_emperors,
    of_choosing_instead,
    of_leaving,
    of_control_that_ends,
    of_what_nobody_controls,
    of_losing_at_once,
    of_losing,
    of_extra_turns,
    of_defending,
    of_entering_attacking,
    of_attacking,
    of_blocking,
    of_blocking_in_turn,
    of_mana_abilities,
    of_paying,
    of_playing_a_land,
    of_announcing,
    of_activating,
    of_casting,
    of_legends,
    of_added_steps,
    of_ending_too_early,
    of_ending_combat,
    of_choosing,
    of_untapping,
    of_the_first_draw_step,
    of_drawing,
    of_leaving_combat,
    of_phasing,
    of_indestructible,
    of_what_stays,
    of_what_an_attachment_did,
    of_state_based_actions,
    of_regenerating,
    of_old_deathtouch,
    of_sharing_life,
    of_exchanging_life,
    of_last_known_information,
    of_the_defending_player,
    of_preventing,
    of_first_strikes,
    of_combat_damage,
    of_discarding,
    of_cleaning_up,
    of_sagas,
    of_looking_back,
    of_exalted,
    of_blockers_that_are_added,
    of_choosing_the_order,
    of_whose_targets,
    of_controlling_the_stack,
    of_triggering_once,
    of_triggers,
    of_creating_tokens,
    of_how_many_tokens,
    of_copies,
    of_copied_values,
    of_tribute,
    of_range,
    of_damage_to_permanents,
    of_an_ordered_block,
    of_attaching,
    of_resolving,
    of_carrying_out,
    of_skipping,
    of_steps,
    of_turns,
    of_passing_markers_on,
    of_priority,
)
"""In this order they are looked at: what is more particular comes first."""


def cause(it: Wrong) -> str | None:
    """Return the rule that was broken, by its number of today; None if nothing tells."""
    if isinstance(it.said, Load):
        return None
    return next((rule for look in CAUSES if (rule := look(it)) is not None), None)
