"""
Certify Magic: The Gathering rules engines against the Comprehensive Rules.

The rooms, from the ground up. Whoever looks for something goes on to the map that is the
docstring of the room.

What everybody shares:
  `protocol`    the contract between the suite and an engine: records, schemas, messages
  `rulebooks`   editions of the rulebook: numbers, fingerprints and titles of rules
  `harmless`    texts of others, so that they can be shown

From a scenario to an outcome:
  `engine`      talking to the engine under test
  `driver`      the game as it is driven: load, say, look, compare
  `vocabulary`  the phrases in which scenarios are written
  `suite`       feature files, read into scenarios that are ready to be played
  `symmetries`  the same scenarios with other seats, names and players
  `running`     playing them under pytest; `plugin` is what pytest knows of us
  `results`     what came of a run, and the baselines against which it is held

What is made of it:
  `pictures`    a state as a picture and in words
  `pages`       a run as a page
  `coverage`    what of the rulebook is covered, by what
  `mutants`     which misreadings the suite notices, and what an engine seems to believe
  `certifying`  certificates, and how they are verified
  `logs`        recorded games, judged
  `doctor`      a walk through the protocol with an engine that is being written
  `book`        all of it as a folder of pages
  `finding`     what answers a question, for the book and the terminal

On top of all lies `cli`, the command line.
"""

__version__ = "0.1.0"
