"""
What the README shows of the project, made from the project.

`scene` plays one scenario on the reference engine and draws the table in light and in dark;
`failure` lets the terminal report the same scenario on an engine that misreads a rule; `engines`
counts, rule by rule, what engines pass. `first_rule` plays what the guide for authors of engines
teaches the Python kit (`taught_kit`). `parts` puts all that where it belongs.
"""
