"""
What a real engine does by the rules: from a run on it to its baseline and its page.

- `causes`: why scenarios end badly, as they are written down in `adapters/ENGINE/causes.toml`
- `page`: what the page of findings says of a run
- `__main__`: the command
"""
