"""
What single cards do to turns, phases and steps, and when they may be used in them.

`turns`          extra turns and phases, and turns that somebody else controls
`skips`          turns, phases and steps that are skipped
`timing`         what can be used only before, after or during a part of a turn
`day_and_night`  what is so by day, and what by night (730)
"""
