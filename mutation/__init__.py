"""
Generic mutation testing: the features against small changes of the reference engine's code.

`python -m mutation` changes the code in one place at a time, as cosmic-ray does, and plays the
features. No test but the features decides. A change that nobody notices shows code that no
scenario constrains: either a scenario is missing, or the code is not needed.
"""
