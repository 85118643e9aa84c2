"""
Pages for people: HTML that needs nothing but itself.

`reports` writes what came of a run, rule by rule, and `stories` tells a scenario in full;
`rendering` holds the templates and the style, on which other pages can be built.
"""

from apnap.pages.rendering import render
from apnap.pages.reports import ENGINE, STORIES, Standing, Told, in_full, report_page
from apnap.pages.stories import Story, story

__all__ = [
    "ENGINE",
    "STORIES",
    "Standing",
    "Story",
    "Told",
    "in_full",
    "render",
    "report_page",
    "story",
]
