"""
Walk through the protocol with an engine, step by step, and explain what it does wrong.

`examining` does so and survives whatever the engine does. `tries` are the steps: `first_steps`
before a game, `game_steps` with one and `last_steps` until the end, and between them what the
engine declares, `declared_steps` and, for each kind of decision, `kind_steps`. These follow
`routes` from `tables` to a decision (a `route` is one of them; `combat_routes` are those through
combat), and give `replies`; what is shown and asked on the way is searched for `contradictions`.
`bench` talks to the engine, and
`positions` are those that every engine has to load. A `diagnosis` is what was found, and
`diagnosis_text` shows it.
"""
