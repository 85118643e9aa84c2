"""
What single cards do whenever something happens, or once something has been done.

When: `beginnings` of steps, `becoming` tapped or untapped, `dealt_damage`, `discarded`, `landfall`,
`leaving` and `after_dying`, `phasing`, `states` of the game, `others_acts`, and `when_triggering`,
which watches other abilities; `tokens_for_others` go to whoever did it, and by `whispers` what died
comes back elsewhere.
How often: `once_each_turn`, `counted_resolutions`, `paid_any_number_of_times`.
What it does: `modal_triggers` have modes, `delayed` ones are created by something else, and
`flash_for_a_turn` ends with a sacrifice.
"""
