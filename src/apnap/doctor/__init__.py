"""
Walk through the protocol with an engine, step by step, and explain what it does wrong.

`examining` does so and survives whatever the engine does, in `first_steps` before a game,
`game_steps` with one and `last_steps` until the end. `bench` talks to the engine, and `positions`
are those that it has to load. A `diagnosis` is what was found, and `diagnosis_text` shows it.
"""
