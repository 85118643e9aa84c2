"""The whole vocabulary."""

from __future__ import annotations

from typing import Final

from apnap.vocabulary.acting import ACTING
from apnap.vocabulary.asking import ASKING
from apnap.vocabulary.combat import COMBAT
from apnap.vocabulary.declaring import DECLARING
from apnap.vocabulary.matching import Vocabulary
from apnap.vocabulary.people import PEOPLE
from apnap.vocabulary.setting import SETTING
from apnap.vocabulary.things import THINGS
from apnap.vocabulary.verdicts import VERDICTS

VOCABULARY: Final = Vocabulary(
    (*SETTING, *DECLARING, *ACTING, *VERDICTS, *COMBAT, *THINGS, *PEOPLE, *ASKING)
)
"""All phrases, in the order of `features/README.md`."""
