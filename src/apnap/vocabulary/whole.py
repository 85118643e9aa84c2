"""The whole vocabulary."""

from __future__ import annotations

from typing import Final

from apnap.vocabulary.acting import ACTING
from apnap.vocabulary.announcing import ANNOUNCING
from apnap.vocabulary.asking import ASKING
from apnap.vocabulary.combat import COMBAT
from apnap.vocabulary.declaring import DECLARING
from apnap.vocabulary.either import either
from apnap.vocabulary.matching import Vocabulary
from apnap.vocabulary.people import PEOPLE
from apnap.vocabulary.proposing import PROPOSING
from apnap.vocabulary.seating import SEATING
from apnap.vocabulary.seeing import SEEING
from apnap.vocabulary.setting import SETTING
from apnap.vocabulary.taking_turns import TAKING_TURNS
from apnap.vocabulary.things import THINGS
from apnap.vocabulary.verdicts import VERDICTS

_ALONE: Final = (
    *SEATING,
    *SETTING,
    *DECLARING,
    *PROPOSING,
    *ANNOUNCING,
    *ACTING,
    *VERDICTS,
    *COMBAT,
    *THINGS,
    *PEOPLE,
    *TAKING_TURNS,
    *SEEING,
    *ASKING,
)
VOCABULARY: Final = Vocabulary((*_ALONE, *either(Vocabulary(_ALONE))))
"""All phrases, in the order of `features/README.md`."""
