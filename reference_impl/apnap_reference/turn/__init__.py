"""
Turns, and who takes part in them.

`phases_and_steps` carries a turn on (500, 503-505, 514, 805.4), and `untap_step` is how it begins
(502). `steps_left` and `points_of_combat` say what is still to come of it, and `next_turn` whose
turn follows. `extra` adds turns, phases and steps, `skipped` leaves them out, and `first_draw` says
who draws no card in the first turn.
`turn_markers` and `simultaneous_turns` are for Grand Melee (807). `leaving_the_game` is what
becomes of a departed player's objects, turn and combat (800.4), and `ending_the_game` what effects
do that win or lose the game or make it a draw (104). `monarch` says who is the monarch (724).
"""
