"""
The pages of scenarios.

`telling` keeps what came of each step, `stepping` turns it into what a page shows; `scenes` are the
pages, and `playing` plays the scenarios and writes them, in several processes.
"""
