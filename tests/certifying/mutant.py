"""
The reference engine with one rule misread: in Alternating Teams it lets anybody be attacked.

`python -m tests.certifying.mutant` serves it on stdio.
"""

from apnap_adapters.serving import serve_stdio
from apnap_reference.combat.attacking_and_defending import attacks_a_neighbour
from apnap_reference.engine import ReferenceEngine
from apnap_reference.rulebook import Rulebook

if __name__ == "__main__":
    key = attacks_a_neighbour.key
    serve_stdio(ReferenceEngine(Rulebook("anybody is a neighbour", {key: lambda *_: True})))
