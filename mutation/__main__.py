"""Try a sample of changes; print each that no scenario notices, and the score."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from apnap.rulebooks import editions
from apnap.suite import load_suite
from mutation.keeping import keep, kept, made_of
from mutation.playing import traced
from mutation.sampling import sample
from mutation.trying import Bounds, Tried, all_tried, apart


def main(  # noqa: PLR0913 - one parameter for each option
    *,
    number: Annotated[int, typer.Option("--sample", help="How many changes.")] = 300,
    seed: Annotated[int, typer.Option(help="Which ones.")] = 802,
    workers: Annotated[int, typer.Option("-n", help="How many at a time.")] = 2,
    seconds: Annotated[float, typer.Option(help="The longest time for one change.")] = 120,
    minutes: Annotated[float, typer.Option(help="After these, no change is begun.")] = 27,
    json: Annotated[Path | None, typer.Option(help="Write everything into this file.")] = None,
) -> None:
    """Do what the docstring of this module says."""
    begun = time.monotonic()
    held = [one for one in load_suite().scenarios if any(map(one.tagged.holds, editions()))]
    digest = made_of()
    ran = kept(digest)
    if ran is None:
        ran = apart(lambda: traced(held))
        keep(digest, ran)
        typer.echo(f"{len(held)} scenarios traced in {time.monotonic() - begun:.0f} s", err=True)
    chosen = sample(number, seed)
    tried: list[Tried] = []
    for one in all_tried(chosen, held, ran, Bounds(workers, seconds, begun + 60 * minutes)):
        tried.append(one)
        typer.echo(f"{len(tried)}/{len(chosen)} {_line(one)}", err=True)
    for one in tried:
        if one.outcome in ("unnoticed", "not run"):
            typer.echo(_line(one))
    counts = Counter(one.outcome for one in tried)
    seen = len(tried) - counts["unnoticed"] - counts["not run"]
    told = ", ".join(f"{count} {outcome}" for outcome, count in counts.most_common())
    typer.echo(f"seed {seed}: {seen} of {len(tried)} changes noticed ({told})")
    if json:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(tried), indent=1) + b"\n")


def _line(one: Tried) -> str:
    where = f"{one.change.file}:{one.change.line}"
    said = f" by {one.by}" if one.by else ""
    return f"{one.outcome}{said} ({one.concerned}) {where}: `{one.before}` -> `{one.after}`"


if __name__ == "__main__":
    app = typer.Typer(add_completion=False)
    app.command(help=__doc__, epilog="Example: python -m mutation -n 2 --sample 50")(main)
    app()
