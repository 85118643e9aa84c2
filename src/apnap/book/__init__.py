"""
The book: all rules, scenarios and interpretations as a folder of pages.

`gathering` puts together what the book is made of, as the plain records of `model`; `playing` plays
the scenarios, and `telling` keeps what came of each step, which `stepping` turns into what a page
shows of it, with `changes` and `speech`; `making` writes all pages. `places` says
where every page lies, `rendering` fills the templates, and `writing` writes files that link to
nothing that is not there. The pages need no server, and ask nobody for anything.
"""
