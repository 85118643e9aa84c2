"""
The pages about engines.

What engines have shown is read by `apnap.shown`. `matrix` and `progress` compare certificates
scenario by scenario, `by_cause` writes a page about each real engine, `failing` the pages of what
was not passed, and `resulting` all the others.
"""
