"""What things are called."""

from __future__ import annotations

from tests.logs.other_ways.test_freedoms import in_full


def test_a_role_token_is_named_by_its_kind_of_role_alone() -> None:
    lines = in_full("state-based-actions/roles-of-two-players-stay-on-the-same-creature")
    objects = lines[-2]["said"]["state"]["objects"]
    roles = [one for one in objects if one["card"] == "Monster Role Token"]
    assert roles
    assert {one["now"]["name"] for one in roles} == {"Monster"}
    assert {one["now"]["name"] for one in objects if one["card"] == "Hill Giant"} == {"Hill Giant"}
