"""
JSON Schemas made from the records of the protocol, and as they stand in their folder.

`making` makes them, from `parts`, each definition in one of them (`homes`); `openrpc` is the
document of the methods, and the `examples` and the `conversation` are those of the documentation.
`files` reads them from their folder, and `bundling` makes one stand alone.
`python -m apnap.protocol.schemas [FOLDER]` writes all of them into `schemas/`, by `replacing`.
"""
