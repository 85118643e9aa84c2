"""`apnap check`: `check` is the command, `on_cluster` judges in pieces, here or on a cluster."""
