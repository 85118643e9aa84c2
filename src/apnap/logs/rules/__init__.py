"""
Which rule was broken, and by whom.

`blaming` says whose decision it was. `causes` says which rule was broken by what is `wrong` on a
line, with `attachments` for what stays or goes with something else, `coming` for what enters or is
out of range, and `fighting` for combat damage. `citing` says which one governs a field or a
decision.
"""
