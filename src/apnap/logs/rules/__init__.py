"""
Which rule was broken, and by whom.

`blaming` says whose decision it was. `causes` says which rule was broken by what is `wrong` on a
line, with `attachments` for what stays or goes with something else, `coming` for what enters or is
out of range, `departed` for what has to do with players who have left, `entering_combat` for what
comes into combat undeclared, `fighting` for combat damage, and `triggering` for abilities that
trigger; `old_editions` knows the rules that today's lacks. `citing` says which one governs a
field or a decision.
"""
