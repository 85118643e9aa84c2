"""
Talking to an engine under test.

`starting` understands the name of an engine and starts it, and `client` talks to it in records:
each line of its answer is held there against the record or schema of its method. `coherence` holds
each state that it shows together, and `allowance` counts what it may still take. `retelling` keeps
what it was told of a game, to tell it again. `near` talks to one in this process without messages.
"""
