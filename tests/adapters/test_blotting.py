"""The token that an engine was sent stands in nothing that comes back."""

from __future__ import annotations

import httpx
import pytest

from apnap_adapters.blotting import Blotter
from apnap_adapters.web_trouble import elsewhere

SECRET = r"S3cr3t-T0k/n\1"  # noqa: S105 - of the tests
BLOTTER = Blotter(SECRET)


def escaped(form: str) -> str:
    return "".join(form % ord(sign) for sign in SECRET)


@pytest.mark.parametrize(
    "written",
    [
        SECRET,
        escaped("\\u%04x"),
        escaped("\\u%04X"),
        escaped("%%%02x"),
        escaped("%%25%02X"),
        escaped("\\\\u%04x"),
        SECRET[:5] + escaped("\\u%04x")[30:],
        SECRET.replace("\\", "\\\\").replace("/", "\\/"),
    ],
)
def test_a_token_is_blotted_out_however_it_is_written(written: str) -> None:
    assert BLOTTER.blotted(f'{{"name": "a {written} b"}}'.encode()) == b'{"name": "a (token) b"}'
    assert BLOTTER.text(written) == "(token)"


def test_the_beginning_of_a_token_is_blotted_out_where_a_text_is_cut() -> None:
    for length in range(8, len(SECRET)):
        assert BLOTTER.blotted(b"a " + SECRET[:length].encode(), cut=True) == b"a (token)"
    assert BLOTTER.blotted(SECRET[:7].encode(), cut=True) == SECRET[:7].encode()
    assert Blotter(None).blotted(b"\\u0041%41", cut=True) == b"\\u0041%41"


@pytest.mark.parametrize(
    ("location", "advised"),
    [
        ("/there", "http://here.invalid/there"),
        ("https://here.invalid/there", "https://here.invalid/there"),
        ("", ""),
        ("file:///etc/passwd", ""),
        ("http://169.254.169.254/x", ""),
        ("javascript:alert(1)", ""),
        ("http://user:password@here.invalid/", ""),
        ("http://here.invalid:port/", ""),
        (f"/{'x' * 300}", ""),
    ],
)
def test_only_an_address_at_the_same_host_is_advised(location: str, advised: str) -> None:
    assert elsewhere(httpx.URL("http://here.invalid/"), location) == advised
