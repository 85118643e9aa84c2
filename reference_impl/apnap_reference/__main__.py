"""Serve the reference engine on stdio: `python -m apnap_reference`."""

from apnap_adapters.serving import serve_stdio
from apnap_reference.engine import reference

if __name__ == "__main__":
    serve_stdio(reference())
