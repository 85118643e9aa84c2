"""
The commands of `apnap rules`.

`group` puts them together. `table` shows what covers every rule and `show` everything about one;
`check` is the gate; `index`, `diff` and `confirm` are for who brings a new edition in. `options`
are those that they share.
"""
