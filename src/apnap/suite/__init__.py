"""
The suite: feature files read into scenarios that are ready to be played.

`reading` reads a file, `tags` understands tags, `compiling` turns steps into calls of phrases,
`loading` puts it together and `selecting` picks scenarios. Everything that is wrong with a file
is a `SuiteError` with file and line, before any engine is asked.
"""
