"""
The pages of scenarios.

`telling` keeps what came of each step, `stepping` turns it into what a page shows, with `changes`
of the table and the `speech` of players; `scenes` are the pages, and `playing` plays the scenarios
and writes them, in several processes.
"""
