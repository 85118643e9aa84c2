"""
The command line.

`app` puts the commands together. They are modules of their own: to play and to judge, `run`,
`certify`, `verify`, `doctor`, `fuzz`, `mutants`, and in `corpora` those that go through recorded
games (`apnap check` and `apnap triage`); to look up, `find`, `explain`, `show`, `listing` (which is
`apnap list`), `matrix`, `steps`, `schema`, `view` and the group `rules`; to build, `serve`, `lint`
and `book`.

Below them: `engine_named` decides which engine is played, `gate` holds a run against a baseline,
`report_files` writes it in every form and `progress` shows how it gets on; `kits` holds
`apnap init` with what it copies; `options` are those that several commands have, and `ending` says
how a command ends, and writes its files; `clearly` lets it end so whatever happens, and `unread`
also where nobody reads what is printed.
"""

from apnap.cli.app import main

__all__ = ["main"]
