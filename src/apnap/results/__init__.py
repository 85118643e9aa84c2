"""
What came of a run: records, the table per rule, and the forms in which they are written.

`records` are the results, of which `reporting` makes a report, and `symmetric` compares scenarios
with their images. It is written by `ctrf`, `junit` and `badge` in the formats of others, and by
`report_on_terminal` for people. `baseline` is what an engine is known not to pass, and `gate` holds
a run against it.
"""
