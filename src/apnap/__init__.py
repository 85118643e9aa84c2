"""Certify Magic: The Gathering rules engines against the Comprehensive Rules."""

__version__ = "0.1.0"
