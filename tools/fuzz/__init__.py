"""
Attacking apnap with inputs that nobody has thought of: `python -m tools.fuzz --minutes N`.

`records` draws whatever the contract allows, and `spoiling` spoils what is good. `talking`,
`reading` and `folders` are the doors at which inputs arrive, each a `target`. `trying` plays one
input under limits, `running` many of them in processes of their own, and `shrinking` makes small
what was found, before it is kept in the `corpus`.
"""
