"""
Running scenarios under pytest.

`asked` is what a run is to play, and `command` starts pytest for `apnap run`, with the `limits`
that were asked for. `beginning` gets everything ready in a run of pytest, or ends it clearly;
`session` is the plugin that it registers then, `steps` the one step that pytest-bdd knows, and
`summary` what is printed at the end. `playing` plays one scenario step by step on the
`engine_under_test`, whose name `engine_names` judges, and which `describing` holds to what it has
declared at first; `trace` writes down what is said. Of one that failed, `accounting` makes the
account, and `reference` adds what the reference engine does there; `told` bounds what all of them
tell. `signals` and `workers` let a run end in order, and `trouble` is where it cannot; `processes`
are for any work that is done side by side; nothing that is `planted` in the current folder is run
in them, and `garbage` is looked for seldom in all.
"""
