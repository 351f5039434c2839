"""What is agreed at a table that waits, for everybody to read, and all that its host may change about it."""

from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Final

import discord

from bot.answers import Outdated, in_time
from bot.hosting.clock.lengths import expected_days, expected_length
from bot.hosting.clock.pace import PACES, RESTS, pace_of, resting, rests_of
from bot.hosting.clock.stage import check_lobby
from bot.hosting.policy import MISSES, TURNS_KEPT
from bot.hosting.rule_sets import BOOKLET
from bot.records.games import GameRecord, GameStatus, SavedRules, VisibleGame
from bot.records.ids import NOBODY, GameId, UserId
from bot.ui.kit.forms import Field, open_form, submits
from bot.ui.kit.items import Click, Edge, PanelId, Part, button, framed, handles, options_of, select
from bot.ui.kit.message import Live, Outgoing, Shown
from bot.ui.kit.request import Request
from bot.ui.lobby import guests, house_rules
from bot.ui.lobby.house_rules import LENGTH, said_differences, shortened, shown_rules
from bot.ui.lobby.lobby import show_fairness
from bot.ui.lobby.opening import read_pace
from bot.ui.rules import pages as rules_pages
from bot.ui.table.calling_off import call_off
from bot.ui.table.game_facts import assist_of, worded
from bot.wording import Wording
from bot.wording.languages import language_of, locales, names
from engine.computers import STRENGTHS

PANEL: Final = "change"
FOR_ALL: Final = ("rules", "house", "time", "fair")
FOR_HOSTS: Final = ("seats", "computer", "pace", "rests", "saved", "guests", "language", "cancel")
TYPED: Final = "typed"


@handles(PANEL)
async def press(request: Request, click: Click) -> None:
    """Something of the panel is opened, or one thing about the table is settled."""
    game = click.game
    match click.action:
        case "leaf":
            await _open_leaf(request, game, click.value)
        case "pace" if click.value == TYPED:
            wording = worded(request.wording, (await in_time(request.look(game))).record)
            field = Field("pace", wording.text("change-pace-field"), hint=wording.text("change-pace-hint"))
            await open_form(request, PanelId(PANEL, "pace", game), wording.text("change-pace-form"), (field,))
        case "seats" | "computer" | "pace" | "rests" | "saved" | "language":
            await request.defer()
            await _settle(request, game, click.action, click.value)
            await open_change(request, game)
        case _:
            await open_change(request, game)


@submits(PANEL)
async def fill_in(request: Request, panel_id: PanelId, filled: Mapping[str, str]) -> None:
    """A pace that was typed. Raises Refused(BAD_PACE)."""
    await request.defer()
    game = GameId(panel_id.game)
    pace = read_pace(filled.get("pace", ""), request.wording)
    await request.services.games.lobbies.settle(game, request.user_id, request.key, pace=pace)
    await open_change(request, game)


async def open_change(request: Request, game: GameId) -> None:
    """Show what is agreed, with what the asker may do about it; it goes with the lobby. Raises Refused(NOT_A_LOBBY)."""
    await request.defer()
    first = await request.look(game)
    check_lobby(first.record)

    async def again() -> Shown | None:
        visible = await request.look(game)
        newer = change_panel(visible, request.user_id, request.wording)
        return Shown(visible, newer) if visible.record.status is GameStatus.LOBBY else None

    live = Live(game, PANEL, first, again)
    await request.show(change_panel(first, request.user_id, request.wording), live)


async def _open_leaf(request: Request, game: GameId, leaf: str) -> None:
    match leaf:
        case "rules":
            await rules_pages.open_rules(request, game, behind=PANEL)
        case "house":
            await house_rules.open_house(request, house_rules.GAME, game)
        case "fair":
            await show_fairness(request, game)
        case "guests":
            await guests.open_guests(request, game)
        case "cancel":
            await call_off(request, game)
        case _:
            await request.defer()
            visible = await request.look(game)
            saved = await _saved_rules(request, visible.record) if leaf == "saved" else ()
            await request.show(leaf_panel(visible, leaf, request.wording, saved))


async def _settle(request: Request, game: GameId, what: str, value: str) -> None:
    lobbies, user_id, key = request.services.games.lobbies, request.user_id, request.key
    match what:
        case "seats":
            await lobbies.settle(game, user_id, key, seats=int(value))
        case "pace":
            await lobbies.settle(game, user_id, key, pace=pace_of(value))
        case "rests":
            pace = resting((await request.look(game)).record.pace, value)
            await lobbies.settle(game, user_id, key, pace=pace)
        case "language":
            if value not in locales():
                raise Outdated
            await lobbies.settle(game, user_id, key, locale=value)
        case "computer" if value in STRENGTHS:
            await lobbies.add_computer(game, user_id, value, key)
        case "computer":
            await lobbies.remove_computer(game, user_id, key)
        case "saved":
            record = (await request.look(game)).record
            switches = await request.services.rule_sets.switches_of(record.guild_id or 0, record.variant, value)
            await lobbies.change_rules(game, user_id, switches, key, from_booklet=True)


async def _saved_rules(request: Request, record: GameRecord) -> Sequence[SavedRules]:
    found = await request.services.rule_sets.of_guild(record.guild_id) if record.guild_id else ()
    return [one for one in found if one.variant == record.variant]


def change_panel(visible: VisibleGame, user_id: UserId, wording: Wording) -> Outgoing:
    """What is agreed at the table; what can be read and, for the host, changed; leaving for who sits there."""
    record = visible.record
    offered = [*FOR_ALL, *(FOR_HOSTS if record.host_id == user_id else ())]
    options = options_of(
        {
            leaf: wording.text(f"change-{leaf}")
            for leaf in offered
            if (record.guild_id or leaf not in ("guests", "saved")) and (leaf != "language" or len(locales()) > 1)
        }
    )
    leaving = button(PanelId("lobby", "leave", record.id), wording.text("button-leave"))
    return framed(
        _agreed(record, wording),
        [select(PanelId(PANEL, "leaf", record.id), options, wording.text("change-select"))],
        [leaving] if record.seat_of(user_id) is not None else [],
        edge=Edge.LIT,
    )


def _agreed(record: GameRecord, wording: Wording) -> str:
    wording = worded(wording, record)
    assist = assist_of(record.rules)
    house = said_differences(record.variant, record.rules, wording, LENGTH)
    lines = [
        wording.text("change-about", game=wording.variant_name(record.variant)),
        wording.pace(record.pace),
        _length(record, wording),
        *([] if assist is None else [wording.text("change-help", assist=assist)]),
        *shown_rules(house, wording),
    ]
    if not house:
        custom = bool(said_differences(record.variant, record.rules, wording))
        lines.append(wording.text("change-by-the-booklet", length="custom" if custom else "same"))
    return "\n".join(lines)


def _length(record: GameRecord, wording: Wording) -> str:
    match, expected = record.rules.match, expected_length(record.variant, record.rules, record.seats)
    rounds = "players" if isinstance(match.rounds, str) else match.rounds
    length = wording.text("lobby-length", end=match.end, rounds=rounds, target=match.target)
    if expected is None:
        return length
    computers = sum(holder.computer is not None for holder in record.holders)
    days = expected_days(record.variant, record.rules, record.seats, record.pace, computers)
    lasts = "none" if days is None else days // timedelta(days=1)
    return wording.text("lobby-time", rounds=length, length=wording.roughly(expected), days=lasts)


def leaf_panel(visible: VisibleGame, leaf: str, wording: Wording, saved: Sequence[SavedRules] = ()) -> Outgoing:
    """One thing about the table: how time works, or a list to choose from. Raises ValueError for what there is not."""
    record = visible.record
    wording = worded(wording, record)
    back = [button(PanelId(PANEL, "open", record.id), wording.text("button-previous"))]
    if leaf == "time":
        return framed(_time(visible, wording), back)
    options = _choices(record, leaf, wording, saved)
    parts: list[Part] = [wording.text(f"change-{leaf}-about")]
    if options:
        parts.append([select(PanelId(PANEL, leaf, record.id), options, wording.text(f"change-{leaf}"))])
    return framed(*parts, back, edge=Edge.LIT)


def _time(visible: VisibleGame, wording: Wording) -> str:
    """What everybody agrees to by sitting down: when turns rest, what becomes of the seat of who is away."""
    record = visible.record
    lines = [wording.agreed_time(record.pace)]
    if record.guild_id:
        lines.append(wording.text("lobby-absence", leaving=record.rules.match.on_leave, misses=MISSES, kept=TURNS_KEPT))
    for holder in record.holders:
        kept = visible.punctual.get(holder.user_id or NOBODY)
        share = None if kept is None else kept.share
        if share is not None:
            lines.append(wording.text("lobby-seat-punctual", name=wording.name(holder.name), share=share))
    return "\n".join(lines)


def _choices(
    record: GameRecord, leaf: str, wording: Wording, saved: Sequence[SavedRules]
) -> list[discord.SelectOption]:
    """What one thing about the table may be. Raises ValueError for what there is not."""
    match leaf:
        case "seats":
            enough = [seats for seats in record.rules.seat_counts() if seats >= len(record.holders)]
            return options_of({seats: wording.text("new-seats", seats=seats) for seats in enough}, record.seats)
        case "computer":
            return _computers(record, wording)
        case "pace":
            paces = {name: wording.pace(pace) for name, pace in PACES.items()}
            return options_of(paces | {TYPED: wording.text("change-pace-typed")}, record.pace.name)
        case "rests":
            return options_of({name: wording.text(f"rests-{name}") for name in RESTS}, rests_of(record.pace))
        case "language":
            return options_of(names(), language_of(record.locale).tag)
        case "saved":
            kept = {BOOKLET: wording.text("change-standard"), **{one.name: one.name for one in saved}}
            return options_of(kept, about={one.name: shortened(one.switches, 100) for one in saved})
    raise ValueError(f"nothing about a table is called {leaf!r}")


def _computers(record: GameRecord, wording: Wording) -> list[discord.SelectOption]:
    """The computer players that may sit down while a seat is free, and sending the last one away."""
    coming = STRENGTHS if len(record.holders) < record.seats else ()
    found = {strength: wording.text("seat-computer", strength=strength) for strength in coming}
    if any(holder.computer is not None for holder in record.holders):
        found["nobody"] = wording.text("button-unseat")
    return options_of(found, about={one: wording.text("seat-computer-about", strength=one) for one in coming})
