"""
Pages for people: HTML that needs nothing but itself.

`report_page` writes what came of a run. `stories` tells a scenario in full, `rules` goes through
the rulebook, `rendering` holds the templates and the style, on which other pages can be built.
"""

from apnap.pages.rendering import render
from apnap.pages.reports import ENGINE, Standing, Told, report_page
from apnap.pages.stories import Story, story

__all__ = ["ENGINE", "Standing", "Story", "Told", "render", "report_page", "story"]
