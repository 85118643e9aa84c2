"""`apnap mutants`: `measuring` how many are noticed, and what of it is `shown` to people."""
