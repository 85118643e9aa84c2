"""
Engines and rules side by side: what each engine does wrong, in causes instead of scenarios.

`columns` are the records: what one engine has shown at one time, and several of them in one table.
`grid` puts them side by side. `grid_words` are the words in which all of it is told:
`grid_on_terminal`, `grid_markdown` and `grid_page` tell it. What engines have shown is found by
`apnap.shown`.
"""
