"""
What engines have shown, wherever it lies.

`certificates` reads certificates, `summing` makes of one, or of the report of a run, what the
engine does wrong by rule and cause, and `shelves` finds all of them in folders.
"""
