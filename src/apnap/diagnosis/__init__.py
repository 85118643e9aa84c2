"""
What an engine seems to believe: its failures beside those of known misreadings.

`traces` tell what went wrong in a scenario in a form that can be compared, `patterns` are those of
each misreading as they were last found (stored in `misreadings/patterns.json`, which
`apnap.mutants.recording` makes), and `believing` holds an engine's traces beside them. Where none
of them fits, `suspecting` finds the rules that seem to be misread.
"""
