"""
`apnap check` and `apnap triage`: commands about recorded games.

`check` judges them, `on_cluster` does so in pieces, here or on a cluster, and `triage` tells what
such a run has found.
"""
