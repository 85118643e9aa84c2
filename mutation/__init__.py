"""
Generic mutation testing: the features against small changes of the reference engine's code.

`python -m mutation` changes the code in one place at a time, as cosmic-ray does, or drops a
statement, and plays the features. No test but the features decides. A change that nobody notices
shows code that no scenario constrains: either a scenario is missing, or the code is not needed.

Which scenarios run which line is traced once, and kept until something changes of which it is made:
the engine, the features, the cards, the editions, or apnap.
"""
