"""
Wrong engines, ready-made: what a suite has to see through before it is worth anything.

They are registered like every other engine: `direct:null`, `direct:always-accept`,
`direct:always-reject`, `direct:first-choice` and `direct:random-choice`.
"""
