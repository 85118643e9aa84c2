"""
What single cards do as spells, what they cost, and what they do to spells.

`instants`           plain ones: they make grow, return to hand, or deal damage
`against_creatures`  spells that destroy, change a size, or damage several
`changing_spells`    spells that change what a creature is until end of turn
`modal`              spells with several modes
`countering`         spells that counter spells, and those that cannot be countered
`copying_spells`     spells that copy spells
`costs_to_cast`      what is paid besides or instead of a mana cost, and what changes it
"""
