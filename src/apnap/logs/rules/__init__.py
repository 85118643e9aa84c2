"""
Which rule was broken, and by whom.

`blaming` says whose decision it was. `causes` says which rule was broken by what is `wrong` on a
line: it asks one look after the other, each where its part of a game is. `at_any_time` has what is
seen, told twice or undone, `attachments` what stays or goes with something else,
`attacks_and_blocks` attackers and blockers that are declared, `carrying_out` what resolves,
`coming` what enters or is out of range, `departed` what has to do with players who have left,
`dying` what dies, or stays, `entering_combat` what comes into combat undeclared, `fighting` combat
damage, `going_on` priority, steps and turns, `leaving` players who lose or leave,
`playing_and_casting` what is played, cast or activated, `preventing` damage that is prevented,
`triggering` abilities that trigger, and `turn_based` what happens as a step begins; `old_editions`
knows the rules that today's lacks.
`citing` says which one governs a field or a decision.
"""
