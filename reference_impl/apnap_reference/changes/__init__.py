"""
What an event does, and what triggers on it.

Everything that happens goes through `applying`, and `triggering` finds the abilities that trigger
on it (603.2), each as far as `events_in_range` lets its controller see it; `what_triggers` says
what they wait for, and `each_turn` what they have done in this turn. What is replaced or prevented
is found in `replacing`. The rest are single kinds of events: `drawing`, `life_totals`, `sharing`
what is a team's, `losing`, `destroying`, `countering`, `phasing` and `removal_from_combat`;
`emblems` are what players get (114), and `ending` is what follows at once as effects end.
"""
