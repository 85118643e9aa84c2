"""
Pictures of a game: the table from above, and the same in words.

`drawing` turns a state into SVG, `boards` into what a page lays out by itself, `terminal` into a
picture of letters, and `words` into sentences for those who do not see it. All are pure functions
of the state. Below them: `text` makes foreign text harmless, `shapes` draws, `looks`,
`object_names` and `grouping` decide what is shown of an object, `decision_words` what is said of a
question; `around_the_table` places the players, `cards`, `plates` and `seats` draw what lies in
front of a player, `turn_strips` and `stacks` what belongs to nobody, `arrows` the combat, and
`notes` what has no place on a table.

What happens between two of them is told as well: `changes` says what is otherwise than before, and
`speech` who has said what.
"""

from apnap.pictures.boards import boards_style
from apnap.pictures.drawing import picture, stylesheet
from apnap.pictures.words import words

__all__ = ["boards_style", "picture", "stylesheet", "words"]
