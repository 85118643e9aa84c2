"""
What known cards do by their texts, held against single lines of a log.

A game with cards that nobody here knows can't be played again, but most of its lines can: on the
table that the line before tells (`tables_of_lines`) one thing is carried out, by the rules that
games are played by (`single_lines`). What comes of it `texts_followed` and `paid_as_printed` hold
against the log. What no state tells is done without: a line counts as told by the texts only if
it comes out the same whatever has happened before in its turn. `kept_in_mind` is what can be
known of the lines before.
"""
