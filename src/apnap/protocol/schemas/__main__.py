"""
Write all schemas of the protocol.

`python -m apnap.protocol.schemas` writes them into `schemas/`, and removes what they were before.
"""

from pathlib import Path

from apnap.protocol.schemas.making import files
from apnap.protocol.schemas.replacing import main

if __name__ == "__main__":
    target = Path(__file__).parents[4] / "schemas"
    main("python -m apnap.protocol.schemas", __doc__, target, files())
