"""The command `apnap`."""

from apnap.cli.app import main

__all__ = ["main"]
