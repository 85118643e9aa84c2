"""
Telling a game as a scenario in the closed vocabulary.

`phrasing` is a step as it is written, `givens` tells a position, `whens` what somebody says, and
`thens` what can be seen. `acting_out` plays steps on an engine, and `teller` looks for those that
tell a game: what fits is kept, so that nothing is told which is not so. `featured`
writes that into a file.
"""
