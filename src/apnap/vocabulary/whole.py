"""The whole vocabulary."""

from __future__ import annotations

from typing import Final

from apnap.vocabulary.acting import ACTING
from apnap.vocabulary.announcing import ANNOUNCING
from apnap.vocabulary.asking import ASKING
from apnap.vocabulary.combat import COMBAT
from apnap.vocabulary.declaring import DECLARING
from apnap.vocabulary.matching import Vocabulary
from apnap.vocabulary.people import PEOPLE
from apnap.vocabulary.seeing import SEEING
from apnap.vocabulary.setting import SETTING
from apnap.vocabulary.things import THINGS
from apnap.vocabulary.verdicts import VERDICTS

VOCABULARY: Final = Vocabulary(
    (
        *SETTING,
        *DECLARING,
        *ANNOUNCING,
        *ACTING,
        *VERDICTS,
        *COMBAT,
        *THINGS,
        *PEOPLE,
        *SEEING,
        *ASKING,
    )
)
"""All phrases, in the order of `features/README.md`."""
