"""The house rules of a table, switch by switch: what each does, what it may be, and what the booklet says.

The host changes them while the lobby is open; everybody else, and after the start everybody, can look.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import discord

from bot.hosting.refusals import Refused
from bot.records.games import GameRecord, GameStatus
from bot.records.ids import GameId
from bot.ui.kit.forms import Field, form, submits
from bot.ui.kit.items import Click, Edge, PanelId, PanelItem, Part, Style, button, framed, handles, select
from bot.ui.kit.message import HOUSE, Live, Outgoing, Shown
from bot.ui.kit.request import Request
from bot.ui.lobby.house_rules import choices, named, parse_house_rules, stated, typed_switches
from bot.wording import Wording
from engine.rules.switches import Switch, described, typed
from engine.variants import variant_of

OPTIONS: Final = "options"
SECTIONS: Final[dict[str, tuple[str, ...]]] = {
    "match": ("players_min", "players_max", "match"),
    "deal": ("deck", "deal", "start", "duel"),
    "turn": ("draw", "stock", "meld_from_lap", "karo8", "timer_s", "timeout", "may_decline_to_lay", "pool_empty"),
    "claim": ("claim",),
    "melds": ("set", "run", "flush"),
    "joker": ("joker",),
    "opening": ("opening", "layoff"),
    "rearrange": ("rearrange", "table_access_after_opening", "drawn_tile_playable_same_turn"),
    "ending": ("go_out", "knock"),
    "variants": ("hand_game", "v1", "v2"),
    "points": ("hand_values", "meld_values", "score"),
}
"""The pages, each with the switches and groups of switches on it; what is on none of them is with the turn."""

ELSEWHERE: Final = "turn"


@handles("house")
async def press(request: Request, click: Click) -> None:
    """A component of the panel, or the button that opens it: turn a page, choose a switch, change it."""
    game, switch = click.game, click.detail
    match click.action:
        case "type":
            await _ask_for_value(request, game, click.mark, switch)
        case "several":
            await _ask_for_several(request, game, click.mark)
        case "value":
            await change(request, game, click.mark, switch, {switch: click.values[0]})
        case "booklet":
            record = (await request.look(game)).record
            await change(request, game, click.mark, switch, {switch: _booklet(record)[switch].value})
        case "restore":
            await change(request, game, click.mark, "", {}, from_booklet=True)
        case "page":
            await open_house(request, game, int(click.values[0]) if click.values else click.mark)
        case "switch":
            await open_house(request, game, click.mark, click.values[0])
        case _:
            await open_house(request, game)


@submits("house")
async def fill_in(request: Request, panel_id: PanelId, texts: Mapping[str, str]) -> None:
    """What was typed into a form: the value of one switch, or all that shall differ from the booklet."""
    if panel_id.action == "several":
        switches = parse_house_rules(texts.get("rules", ""))
        await change(request, GameId(panel_id.game), panel_id.mark, "", switches, from_booklet=True)
    else:
        switch = panel_id.detail
        await change(request, GameId(panel_id.game), panel_id.mark, switch, {switch: texts.get("value", "")})


async def open_house(request: Request, game: GameId, page: int = 0, switch: str = "", note: str = "") -> None:
    """Show the house rules of a game."""
    await request.defer()

    async def again() -> Shown:
        record = (await request.look(game)).record
        mine = _may_change(request, record)
        said = note if (record.rules, mine) == settled else ""

        async def drawn() -> Outgoing:
            return house_panel(record, request.wording, page, switch, said, mine=mine)

        return Shown((record.rules, record.status, mine), drawn)

    record = (await request.look(game)).record
    settled = record.rules, _may_change(request, record)
    shown = await again()
    await request.show(await shown.draw(), Live(game, HOUSE, shown.state, again))


async def change(
    request: Request,
    game: GameId,
    page: int,
    switch: str,
    switches: Mapping[str, object],
    *,
    from_booklet: bool = False,
) -> None:
    """Change switches of a lobby and show what came of it: what cannot be is refused with the reason."""
    await request.defer()
    try:
        await request.services.games.lobbies.change_rules(
            game, request.user_id, switches, request.key, from_booklet=from_booklet
        )
    except Refused as refused:
        note = request.wording.reject(refused)
    else:
        note = request.wording.text("house-changed" if switches else "house-restored")
    await open_house(request, game, page, switch, note)


def house_panel(
    record: GameRecord, wording: Wording, page: int = 0, switch: str = "", note: str = "", *, mine: bool = False
) -> Outgoing:
    """A page of switches; with a `switch` of it chosen, what that one may be. `mine` lets it be changed."""
    pages = house_pages(record)
    at = min(max(page, 0), len(pages) - 1)
    name, switches = pages[at]
    shown = next((one for one in switches if one.name == switch), None)
    parts: list[Part] = [
        _page_text(record, name, switches, note, wording, mine=mine),
        [_page_select(record, pages, at, wording)],
        [_switch_select(record, switches, shown, at, wording)],
    ]
    if shown is not None:
        parts.append(_switch_text(record, shown, wording))
        if mine and choices(shown):
            parts.append([_value_select(record, shown, at, wording)])
    if mine:
        parts.append(_buttons(record, shown, at, wording))
    return framed(*parts, edge=Edge.LIT if mine else Edge.CALM)


def house_pages(record: GameRecord) -> list[tuple[str, list[Switch]]]:
    """The pages of a game's switches: first what its booklet leaves to the table, then everything."""
    switches = described(record.rules)
    offered = variant_of(record.variant).options
    pages = [(OPTIONS, [switch for switch in switches if switch.name in offered])]
    pages += [(section, [one for one in switches if _section(one) == section]) for section in SECTIONS]
    return [(name, found) for name, found in pages if found]


def _section(switch: Switch) -> str:
    first = switch.name.partition(".")[0]
    return next((section for section, members in SECTIONS.items() if first in members), ELSEWHERE)


def _may_change(request: Request, record: GameRecord) -> bool:
    return record.status is GameStatus.LOBBY and record.host_id == request.user_id


def _booklet(record: GameRecord) -> dict[str, Switch]:
    return {switch.name: switch for switch in described(variant_of(record.variant).rules)}


# --------------------------------------------------------------------------------------------------------------- words


def _page_text(
    record: GameRecord, name: str, switches: Sequence[Switch], note: str, wording: Wording, *, mine: bool
) -> str:
    booklet = _booklet(record)
    lines = [wording.text("house-title", game=wording.variant_name(record.variant))]
    if note:
        lines.append(wording.text("hand-note", note=note))
    if not mine:
        lines.append(wording.text("house-look-only", status=record.status.value))
    lines.append(wording.text("house-page", page=wording.text(f"house-section-{name}")))
    lines += [
        wording.text(
            "house-switch",
            name=switch.name,
            value=typed(switch.value),
            said=wording.said_switch(switch),
            booklet=_in_booklet(switch, booklet[switch.name], wording),
            stated=stated(switch),
        )
        for switch in switches
    ]
    return "\n".join(lines)


def _in_booklet(switch: Switch, booklet: Switch, wording: Wording) -> str:
    """What the booklet has instead of a switch's value, `none` where it has the same."""
    return "none" if switch.value == booklet.value else wording.switch_value(booklet, booklet.value)


def _switch_text(record: GameRecord, switch: Switch, wording: Wording) -> str:
    chosen = wording.text(
        "house-chosen",
        name=switch.name,
        value=typed(switch.value),
        about=wording.switch(switch.name),
        booklet=typed(_booklet(record)[switch.name].value),
        stated=stated(switch),
        allowed=wording.allowed(switch.allowed),
    )
    words = [wording.text("house-word", word=word, meaning=meaning) for word, meaning in named(switch, wording)]
    return "\n".join([chosen, *words])


# ---------------------------------------------------------------------------------------------------------- components


def _page_select(record: GameRecord, pages: Sequence[tuple[str, list[Switch]]], at: int, wording: Wording) -> PanelItem:
    options = [
        discord.SelectOption(label=wording.text(f"house-section-{name}"), value=str(number), default=number == at)
        for number, (name, _) in enumerate(pages)
    ]
    return select(PanelId("house", "page", record.id), options, wording.text("rules-select"))


def _switch_select(
    record: GameRecord, switches: Sequence[Switch], shown: Switch | None, at: int, wording: Wording
) -> PanelItem:
    options = [
        discord.SelectOption(
            label=wording.said_switch(switch)[:100],
            value=switch.name,
            description=f"{switch.name}={typed(switch.value)}"[:100],
            default=switch is shown,
        )
        for switch in switches
    ]
    return select(PanelId("house", "switch", record.id, at), options, wording.text("house-select-switch"))


def _value_select(record: GameRecord, switch: Switch, at: int, wording: Wording) -> PanelItem:
    now, by_the_booklet = typed(switch.value), typed(_booklet(record)[switch.name].value)
    options = [
        discord.SelectOption(
            label=wording.switch_value(switch, value)[:100],
            value=value,
            description=wording.text("house-by-the-booklet") if value == by_the_booklet else None,
            default=value == now,
        )
        for value in choices(switch)
    ]
    panel_id = PanelId("house", "value", record.id, at, switch.name)
    return select(panel_id, options, wording.text("house-select-value", name=switch.name))


def _buttons(record: GameRecord, shown: Switch | None, at: int, wording: Wording) -> list[PanelItem]:
    found = []
    if shown is not None:
        if not choices(shown):
            type_one = PanelId("house", "type", record.id, at, shown.name)
            found.append(button(type_one, wording.text("button-house-type"), style=Style.primary))
        same = shown.value == _booklet(record)[shown.name].value
        back = PanelId("house", "booklet", record.id, at, shown.name)
        found.append(button(back, wording.text("button-house-booklet"), disabled=same))
    several = PanelId("house", "several", record.id, at)
    found.append(button(several, wording.text("button-house-several")))
    restore = PanelId("house", "restore", record.id, at)
    by_the_booklet = not record.switches
    found.append(button(restore, wording.text("button-house-restore"), style=Style.danger, disabled=by_the_booklet))
    return found


async def _ask_for_value(request: Request, game: GameId, page: int, switch: str) -> None:
    wording, record = request.wording, (await request.look(game)).record
    known = next((one for one in described(record.rules) if one.name == switch), None)
    if known is None:
        await open_house(request, game, page)
        return
    field = Field("value", switch, typed(known.value), wording.allowed(known.allowed))
    asked = form(PanelId("house", "set", game, page, switch), wording.text("house-form"), (field,))
    await request.interaction.response.send_modal(asked)


async def _ask_for_several(request: Request, game: GameId, page: int) -> None:
    wording, record = request.wording, (await request.look(game)).record
    now = typed_switches(record.switches)
    label, hint = wording.text("house-form-rules"), wording.text("house-form-hint")
    field = Field("rules", label, now, hint, long=True, required=False)
    await request.interaction.response.send_modal(
        form(PanelId("house", "several", game, page), wording.text("house-form"), (field,))
    )
