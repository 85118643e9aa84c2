"""
The pages about engines.

`certificates` reads what engines have shown, `matrix` and `progress` compare it, `failing` writes
the pages of what was not passed, and `resulting` all the others.
"""
