"""`python -m apnap.protocol.schemas [FOLDER]` writes all schemas into `schemas/`."""

import sys
from pathlib import Path

from apnap.protocol.schemas.making import files, write

if __name__ == "__main__":
    write(
        Path(*sys.argv[1:]) if sys.argv[1:] else Path(__file__).parents[4] / "schemas",
        dict(files()),
    )
