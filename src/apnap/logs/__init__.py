"""
The spec-checker: states and recorded games, judged by an engine that knows the rules.

The engine is reached over the protocol, by name: its `check` judges states, and a recorded game
is played again on it, line by line.
"""
