"""
The suite: feature files read into scenarios that are ready to be played.

`reading` reads a file, `tags` understands tags, `compiling` turns steps into calls of phrases,
`loading` puts it together and `selecting` picks scenarios; `cache` keeps what was compiled, as
the data that `storing` makes of it; `clauses` reads what each rule demands and which scenarios
test it, and `linting` finds what proves nothing. Everything that is wrong with a file is one of
the `errors`, which say where, before any engine is asked.
"""
