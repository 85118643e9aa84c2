"""
Talking to an engine under test.

`starting` understands the name of an engine and starts it, `client` talks to it in records,
`coherence` holds each state that it shows together, and `allowance` counts what it may still take.
`near` talks to one in this process without messages.
"""
