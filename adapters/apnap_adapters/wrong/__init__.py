"""
Wrong engines, ready-made: what a suite has to see through before it is worth anything.

`deaf` ones know nothing, `wilful` ones know the rules, but ask nobody. They are registered like
every other engine: `direct:null`, `direct:always-accept`, `direct:always-reject`,
`direct:first-choice` and `direct:random-choice`.
"""
