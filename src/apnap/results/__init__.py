"""
What came of a run: records, the table per rule, and the forms in which they are written.

`records` are the results, of which `reporting` makes a report, and `symmetric` compares scenarios
with their images. A failure has an `account`, which `failure_text` writes in lines that are
`readable`; `choosing` says which to look at first, `in_the_way` what keeps scenarios from being
played, `trying` which of those to go for next, and `believing` which misreadings the failures look
like.

The report is written by `ctrf`, `junit` and `badge` in the formats of others. For people there is
`report_on_terminal`, with `tables_on_terminal`, `failures_on_terminal` and `way_on_terminal` in the
same `styles`, all of them `fitting` the terminal; `chapters` is what becomes of many rules.
`baseline` is what an engine is known not to pass, `gate` holds a run against it, and `judged` is
what comes of that, which `markdown` and `annotations` tell to CI servers.
"""
