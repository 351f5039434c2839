"""`talon variants`: every variant with every switch, from the rule sets themselves, in the words of the catalogs."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bot.cli.questions import JsonFlag, spoken
from engine.rules.switches import described, grouped, typed
from engine.variants import VARIANTS, Variant, variant_of

if TYPE_CHECKING:
    from bot.wording import Wording


def variants(
    keys: Annotated[
        list[str] | None, typer.Argument(metavar="[KEY]...", help="The variants to show; all where none is named.")
    ] = None,
    as_json: JsonFlag = False,
) -> None:
    """Every variant, its booklet, its players, and every switch with its value."""
    wording = spoken()
    shown = [variant_of(key) for key in keys or VARIANTS]
    if as_json:
        typer.echo(json.dumps({"variants": [_variant_row(variant, wording) for variant in shown]}))
        return
    for variant in shown:
        _print_variant(variant, wording)


def _variant_row(variant: Variant, wording: Wording) -> dict[str, Any]:
    rules = variant.rules
    switches = [
        asdict(one) | {"description": wording.said_switch(one), "allowed": asdict(one.allowed)}
        for one in described(rules)
    ]
    players = [rules.players_min, rules.players_max]
    return {
        "key": variant.key,
        "booklet": variant.booklet,
        "players": players,
        "seats": list(rules.seat_counts()),
        "switches": switches,
    }


def _print_variant(variant: Variant, wording: Wording) -> None:
    from rich.console import Console  # noqa: PLC0415 - slow to import, and only people need tables
    from rich.table import Table  # noqa: PLC0415

    rules = variant.rules
    source = "house rules" if variant.booklet is None else f"booklet {variant.booklet}"
    title = f"{variant.key}: {source}, {wording.of('en').seat_range(rules.seat_counts())} players"
    table = Table(title=title, title_justify="left")
    table.add_column("switch", no_wrap=True)
    for heading in ("value", "allowed", "what it says"):
        table.add_column(heading)
    for group, switches in grouped(described(rules)).items():
        table.add_section()
        table.add_row("", "", "", wording.switch_group(group), style="bold")
        for switch in switches:
            told = wording.said_switch(switch)
            table.add_row(switch.name, typed(switch.value), wording.allowed(switch.allowed), told)
    console = Console()
    console = console if console.is_terminal else Console(width=160)
    console.print(table)
