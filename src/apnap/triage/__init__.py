"""
What comes of a whole corpus of recorded games: findings grouped, with an example of each group.

`corpus` takes what comes of each file, forgets what nobody will read, and groups; `scenarios` finds
what of the suite shows the same rule. `cutting` makes a log of an example that by itself shows it.
`totals`, `on_terminal`, `page`, `sarif` and `junit` tell it, and `outputs` says into which files;
`baselines` and `holding` are the gate: what is known to be found, and what has changed since.
"""
