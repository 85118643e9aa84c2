"""Replacing the schemas of a folder, and the command that does it."""

import argparse
from collections.abc import Iterable, Mapping
from pathlib import Path


def write(folder: Path, wanted: Mapping[str, str]) -> None:
    """Write files, by name, into `folder`, and remove other JSON files."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.glob("*.json"):
        if path.name not in wanted:
            path.unlink()
    for name, content in wanted.items():
        (folder / name).write_text(content, encoding="utf-8")


def main(name: str, about: str | None, folder: Path, made: Iterable[tuple[str, str]]) -> None:
    """
    Write what is made into the folder that is named, or into this one.

    `name` is the command's, and `about` says for its `--help` what it writes.
    """
    reads = argparse.ArgumentParser(
        prog=name,
        description=about,
        epilog=f"example: {name} build/schemas",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    reads.add_argument(
        "folder",
        nargs="?",
        type=Path,
        default=folder,
        help="whose JSON files are replaced; without it, the project's own",
    )
    write(reads.parse_args().folder, dict(made))
