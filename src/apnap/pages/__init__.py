"""
Pages for people: HTML that needs nothing but itself.

`reports` writes what came of a run, rule by rule, and `stories` tells a scenario in full;
`rendering` holds the templates and the style, on which other pages can be built.
"""

from apnap.pages.rendering import render
from apnap.pages.reports import ENGINE, Standing, Told, called, report_page
from apnap.pages.stories import Story, story

__all__ = [
    "ENGINE",
    "Standing",
    "Story",
    "Told",
    "called",
    "render",
    "report_page",
    "story",
]
