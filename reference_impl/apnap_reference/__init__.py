"""The reference engine: the rules as an executable specification."""

from importlib.metadata import version

__version__ = version("apnap")
