"""
Running scenarios under pytest.

`playing` plays one scenario step by step, `engine` keeps the connection to the engine, `session`
is the pytest plugin that is registered when an engine is under test, `scenarios` the module
that pytest collects, and `command` starts pytest for `apnap run`.
"""
