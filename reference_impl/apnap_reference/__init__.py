"""
The reference engine: the rules as an executable specification.

Where is landwalk?      `grep -rn --include='*.py' '@rule("702.14c"' .`: above each function stands
                        the number of the rule, or of the part of a rule, that it is.
Where is a subject?     On its floor; each floor knows only those below it. From the top:

`__main__`, `engine`     the protocol's face: one stateful class, which holds a position
`claims`                 what a state claims against the rules
`transitions`            what the lines of a recorded game claim against the rules
`setup`                  set-ups that are legal, states that can be loaded (103, 804-811)
`showing`                the state as the protocol shows it
`cards`                  what single cards do; no rule stands there
`procedure`              what happens of itself (103, 117, 703, 704); the position, and its going on
`combat`                 attacks, blocks and combat damage (506-511, 802, 803, 805.10)
`keywords`               keyword abilities and actions that stand by themselves (701, 702, 714)
`spells`                 spells, abilities, costs, mana and the stack (106, 115-118, 601-608, 614)
`choices`                how anything is asked; choices in APNAP order (101.4, 608.2d, 805.9)
`turn`                   phases and steps, whose turn is next, leaving (500-505, 800.4, 807.4)
`changes`                what an event does, what triggers on it (104, 114, 119-122, 400.7, 603.2)
`objects`                what an object is now, and what lies in range (109-114, 613, 801.5-801.11)
`players`                players, teams and ranges of influence (102, 801.2)
`nearness`               which cards have to do with which rules, as the code has it
`edition`                what differs between editions
`state`                  frozen records: the table, events, kinds of abilities, dialogues
`rulebook`               rules as functions of which a misreading replaces one; what is worked out
                         once

How an answer travels, each step one function:

`engine.ReferenceEngine.answer`    is the speaker asked at all?
`procedure.position.answer`        the position with one more thing said
`procedure.replay`                 lets the run of the instruction under way go on, or runs it again
                                   from its first table
`procedure.instructions`           which instruction: a step begins, the stack resolves, a spell is
                                   cast
(rules)                            ask (`choices.asking`), judge, change (`changes.applying`)
`showing.show_all`                 the new table as the protocol's state
"""

from apnap import version

__version__ = version.__version__
