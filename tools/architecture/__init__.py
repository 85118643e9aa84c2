"""
The architecture as the imports have it: two pictures, and the figures by which it is judged.

`tree` reads the modules and who imports whom, `sheets` puts modules into rooms, `floors` puts
rooms on floors, `layout` finds a place for each, `drawing` draws them, and `figures` counts what
must stay small. `python -m tools.architecture` does all of it.
"""
