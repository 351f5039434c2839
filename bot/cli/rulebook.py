"""`talon variants`: every variant with every switch, generated from the rule sets themselves."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

import typer

from bot.cli.questions import JsonFlag
from engine.rules.switches import Switch, described
from engine.variants import VARIANTS, Variant


def variants(as_json: JsonFlag = False) -> None:
    """Every variant, its booklet, its players, and every switch with its value."""
    if as_json:
        typer.echo(json.dumps({"variants": [_variant_row(variant) for variant in VARIANTS.values()]}))
        return
    for variant in VARIANTS.values():
        _print_variant(variant)


def _variant_row(variant: Variant) -> dict[str, Any]:
    rules = variant.rules
    switches = [_switch_row(switch) for switch in described(rules)]
    players = [rules.players_min, rules.players_max]
    return {
        "key": variant.key,
        "booklet": variant.booklet,
        "players": players,
        "seats": list(rules.seat_counts()),
        "switches": switches,
    }


def _switch_row(switch: Switch) -> dict[str, Any]:
    return asdict(switch) | {"allowed": asdict(switch.allowed)}


def _print_variant(variant: Variant) -> None:
    from rich.console import Console  # noqa: PLC0415 - slow to import, and only people need tables
    from rich.table import Table  # noqa: PLC0415

    rules = variant.rules
    title = f"{variant.key}: booklet {variant.booklet}, {rules.seat_range} players"
    table = Table(title=title, title_justify="left")
    table.add_column("switch", no_wrap=True)
    for heading in ("value", "allowed", "what it does"):
        table.add_column(heading)
    for switch in described(rules):
        table.add_row(switch.name, _shown(switch.value), str(switch.allowed), switch.description)
    console = Console()
    console = console if console.is_terminal else Console(width=160)
    console.print(table)


def _shown(value: object) -> str:
    if value is None or isinstance(value, bool):
        return {None: "none", True: "on", False: "off"}[value]
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
