"""
Set-ups that are legal, and states that can be loaded.

`legal_setups` says which tables the rules allow for each variant (103, 804-811), `loadable` and
`loadable_turns` which states this engine can play, and `loading` makes the position from the state.
"""
