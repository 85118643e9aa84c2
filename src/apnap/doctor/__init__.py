"""
Walk through the protocol with an engine, step by step, and explain what it does wrong.

`examine` does so and survives whatever the engine does; `text` shows what was found.
"""
