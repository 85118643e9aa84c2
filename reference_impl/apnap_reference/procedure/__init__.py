"""
What happens of itself, and the position as it goes on.

A `position` is a table, the one instruction under way and what was said since; `instructions` lists
the kinds of instructions, and `replay` lets the run of one go on or runs it again from its first
table. What nobody decides upon is done by `starting_the_game` (103) and `restarting` (104.6),
`turn_based_actions` (703) and `state_based_actions` (704); `loops` finds what would never end
(104.4b).
"""
