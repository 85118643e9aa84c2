"""The group `apnap rules`, whose command `table` need not be named."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup

from apnap.cli.rules.check import check
from apnap.cli.rules.confirm import confirm
from apnap.cli.rules.diff import diff
from apnap.cli.rules.index import index
from apnap.cli.rules.show import show
from apnap.cli.rules.table import table
from apnap.protocol.near_names import near


class TableByDefault(TyperGroup):
    """Reads `apnap rules 802.4` as `apnap rules table 802.4`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:  # noqa: ANN401 - not exported
        """Put `table` before words that begin with no command."""
        first = args[0] if args else ""
        named = first in ("-h", "--help", *self.commands) or near(first, self.commands)
        return super().parse_args(ctx, args if named else ["table", *args])


rules = typer.Typer(
    cls=TableByDefault,
    help="Show what each rule demands and what covers it; compare editions of the rulebook.\n\n"
    "Without a command it is `table`.\n\nExit status: the help of each command tells it.\n\n"
    "Example: apnap rules 101.4",
    add_completion=False,
    rich_markup_mode=None,
)
"""The commands about rules."""

rules.command(name="table")(table)
rules.command(name="show")(show)
rules.command(name="check")(check)
rules.command(name="index")(index)
rules.command(name="diff")(diff)
rules.command(name="confirm")(confirm)
