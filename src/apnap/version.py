"""The version of apnap: at the bottom, since every room may say it, and the door offers it."""

__version__ = "0.1.0"
