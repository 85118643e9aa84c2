"""
Which rule was broken, and by whom.

`blaming` says whose decision it was, `causes` which rule was broken by what was done on a line, and
`citing` which one governs a field or a decision.
"""
