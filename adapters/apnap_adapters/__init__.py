"""
Ways to reach a rules engine, and the serving side of each way.

`direct` reaches a Python object in this process, `stdio` a program, by its `command`, which
`no_shell` runs, and `web` an address, with `web_trouble` for what goes wrong there and `blotting`
for its token; `breakable` is what their connections share.
A program has a `keeper`, which is one itself and ends what it starts; `keeping` is our side of it.
`serving` answers messages for an engine that is a Python object, on standard input and output, and
`web_serving` over HTTP: the `web_conversations` of its `web_visitors`, all within `web_bounds`.
In `wrong` are engines that a suite has to see through.
"""
