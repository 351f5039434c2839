"""The lobby: who sits at the table, what will be played, and the buttons to come and go."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

import discord

from bot.hosting.clock.absence import opens
from bot.hosting.clock.lengths import expected_days, expected_length
from bot.hosting.clock.punctuality import share_in_time
from bot.hosting.policy import MISSES, TURNS_KEPT
from bot.hosting.refusals import HostReject, Refused
from bot.records.games import GameRecord, GameStatus, VisibleGame
from bot.records.ids import GameId
from bot.ui.hand.hand import has_hand, open_hand
from bot.ui.hand.sitting import sit_down
from bot.ui.kit.items import Click, Edge, PanelId, PanelItem, Style, button, framed, handles, select
from bot.ui.kit.message import Outgoing
from bot.ui.kit.request import Request
from bot.ui.lobby import guests
from bot.ui.lobby.house_rules import LENGTH, said_differences
from bot.ui.rules import pages as rules_pages
from bot.ui.table import seats
from bot.ui.table.calling_off import call_off
from bot.ui.table.game_facts import worded
from bot.wording import Wording
from engine.computers import STRENGTHS

RULES_SHOWN: Final = 12


@handles("lobby")
async def press(request: Request, click: Click) -> None:
    """A button under the lobby."""
    if click.action == "rules":
        await rules_pages.open_rules(request, click.game)
        return
    if click.action == "fair":
        await show_fairness(request, click.game)
        return
    await request.defer()
    match click.action:
        case "join":
            await join(request, click.game)
        case "leave":
            await leave(request, click.game)
        case "start":
            await start(request, click.game)
        case "seat":
            await add_computer(request, click.game, click.values[0] if click.values else click.detail)
        case "unseat":
            await remove_computer(request, click.game)
        case "cancel":
            await cancel(request, click.game)


async def join(request: Request, game: GameId) -> None:
    """Take a seat in a lobby, or a free one of a running match. Raises Refused."""
    name = request.interaction.user.display_name
    try:
        record = await request.services.games.lobbies.join(game, request.user_id, name, request.key)
    except Refused as refused:
        if refused.code is not HostReject.NOT_A_LOBBY:
            raise
        await seats.take(request, game)
        return
    free = record.seats - len(record.holders)
    await request.say(
        request.wording.text("lobby-joined", game=request.wording.variant_name(record.variant), free=free)
    )


async def leave(request: Request, game: GameId) -> None:
    """Leave the lobby, or hand one's seat in a running match to the computer. Raises Refused."""
    record = await request.services.games.leave(game, request.user_id, request.key)
    running = record.status is GameStatus.RUNNING
    kept = "none" if not running else "open" if opens(record) else record.rules.match.on_leave
    await request.say(request.wording.text("lobby-left", status=record.status.value, kept=kept))


async def start(request: Request, game: GameId) -> None:
    """Begin the match, and lay their hand before whoever began it. Raises Refused."""
    visible = await request.services.games.lobbies.start(game, request.user_id, request.key)
    if visible.view is not None and has_hand(visible.view):
        await open_hand(await sit_down(request, game))
        return
    await request.say(worded(request.wording, visible.record).text("lobby-started", seats=visible.record.seats))


async def add_computer(request: Request, game: GameId, strength: str) -> None:
    """Seat a computer player. Raises Refused."""
    record = await request.services.games.lobbies.add_computer(game, request.user_id, strength, request.key)
    await request.say(request.wording.text("lobby-seated", name=request.wording.name(record.holders[-1].name)))


async def remove_computer(request: Request, game: GameId) -> None:
    """Unseat the computer player who came last. Raises Refused."""
    try:
        await request.services.games.lobbies.remove_computer(game, request.user_id, request.key)
    except Refused as refused:
        if refused.code is not HostReject.NOT_JOINED:
            raise
        await request.say(request.wording.text("lobby-no-computer"))
        return
    await request.say(request.wording.text("lobby-unseated"))


async def cancel(request: Request, game: GameId) -> None:
    """Call the game off: its host may, and whoever may manage the channel's messages. Raises Refused."""
    await call_off(request, game)


async def show_fairness(request: Request, game: GameId) -> None:
    """Show what the shuffles of a game are committed to; once the match is over, the secret too."""
    await request.defer()
    record = (await request.look(game)).record
    wording = worded(request.wording, record)
    if record.secret is None:
        told = wording.text("lobby-fair", commitment=record.commitment)
    else:
        told = wording.text("shuffles-shown", game=record.id, secret=record.secret, commitment=record.commitment)
    await request.show(framed(told))


async def lobby(visible: VisibleGame, wording: Wording) -> Outgoing:
    """The message of a lobby; of one that was called off, that it was."""
    record = visible.record
    wording = worded(wording, record)
    if record.status is not GameStatus.LOBBY:
        return framed(wording.text("lobby-gone", game=wording.variant_name(record.variant)), edge=Edge.CALM)
    return framed(
        _about(record, wording),
        _agreed(record, wording),
        _seats(visible, wording),
        _house_rules(record, wording),
        _coming_and_going(record, wording),
        _computers(record, wording),
        _explaining(record, wording),
        edge=Edge.LIT,
    )


def _agreed(record: GameRecord, wording: Wording) -> str:
    """What everybody agrees to by sitting down: when turns rest, and what becomes of the seat of who is away."""
    lines = [wording.text("lobby-agreed", line=line) for line in wording.agreed_time(record.pace).splitlines()]
    if record.guild_id:
        lines.append(wording.text("lobby-absence", leaving=record.rules.match.on_leave, misses=MISSES, kept=TURNS_KEPT))
    return "\n".join(lines)


def _about(record: GameRecord, wording: Wording) -> str:
    about = wording.text(
        "lobby-about", game=wording.variant_name(record.variant), summary=wording.variant_summary(record.variant)
    )
    state = wording.text(
        "lobby-state",
        pace=wording.pace(record.pace),
        length=wording.text("lobby-length", **match_facts(record)),
        host=f"<@{record.host_id}>",
    )
    expected = expected_length(record.variant, record.rules, record.seats)
    if expected is None:
        return "\n".join([about, state])
    computers = sum(holder.computer is not None for holder in record.holders)
    days = expected_days(record.variant, record.rules, record.seats, record.pace, computers)
    length = wording.text("game-length", length=wording.roughly(expected))
    lasts = "none" if days is None else days // timedelta(days=1)
    return "\n".join([about, state, wording.text("lobby-time", seats=record.seats, length=length, days=lasts)])


def match_facts(record: GameRecord) -> dict[str, object]:
    """How long the match lasts, as arguments of a sentence."""
    match = record.rules.match
    rounds = "players" if isinstance(match.rounds, str) else match.rounds
    return {"end": match.end, "rounds": rounds, "target": match.target}


def _seats(visible: VisibleGame, wording: Wording) -> str:
    record, lines = visible.record, []
    for seat in range(record.seats):
        if seat >= len(record.holders):
            lines.append(wording.text("lobby-seat-free", seat=seat + 1))
            continue
        holder = record.holders[seat]
        name = wording.name(holder.name)
        share = share_in_time(visible.punctual.get(holder.user_id or 0))
        if share is not None:
            lines.append(wording.text("lobby-seat-punctual", seat=seat + 1, name=name, share=share))
            continue
        strength = holder.computer or "none"
        lines.append(wording.text("lobby-seat-taken", seat=seat + 1, name=name, strength=strength))
    taken, wanting = len(record.holders), _wanting(record)
    lines.insert(0, wording.text("lobby-seats", taken=taken, seats=record.seats))
    if wanting:
        lines.append(wording.text("lobby-wanting", count=wanting))
    if record.guests.only_invited and record.status is GameStatus.LOBBY:
        lines.append(wording.text("lobby-by-invitation"))
    return "\n".join(lines)


def _house_rules(record: GameRecord, wording: Wording) -> str:
    house = said_differences(record.variant, record.rules, wording, LENGTH)
    if not house:
        longer = bool(said_differences(record.variant, record.rules, wording))
        return wording.text("lobby-by-the-booklet", length="other" if longer else "same")
    lines = [wording.text("house-rule", rule=rule) for rule in house[:RULES_SHOWN]]
    more = len(house) - len(lines)
    if more > 0:
        lines.append(wording.text("house-rules-more", count=more))
    return "\n".join([wording.text("house-rules"), *lines])


def _coming_and_going(record: GameRecord, wording: Wording) -> list[PanelItem]:
    full = len(record.holders) >= record.seats
    few = _wanting(record) > 0
    return [
        button(PanelId("lobby", "join", record.id), wording.text("button-join"), style=Style.success, disabled=full),
        button(PanelId("lobby", "leave", record.id), wording.text("button-leave")),
        button(PanelId("lobby", "start", record.id), wording.text("button-start"), style=Style.primary, disabled=few),
        button(PanelId("lobby", "cancel", record.id), wording.text("button-cancel"), style=Style.danger),
    ]


def _wanting(record: GameRecord) -> int:
    """How many more must sit down before the match can begin."""
    taken = len(record.holders)
    return next(count for count in record.rules.seat_counts() if count >= taken) - taken


def _computers(record: GameRecord, wording: Wording) -> list[PanelItem]:
    """The computer players that may sit down, as long as a seat is free."""
    if len(record.holders) >= record.seats:
        return []
    options = [
        discord.SelectOption(
            label=wording.text("seat-computer", strength=strength),
            value=strength,
            description=wording.text("seat-computer-about", strength=strength),
        )
        for strength in STRENGTHS
    ]
    return [select(PanelId("lobby", "seat", record.id), options, wording.text("select-seat-computer"))]


def _explaining(record: GameRecord, wording: Wording) -> list[PanelItem]:
    """What there is to read about the game, and sending a computer player away."""
    found = [
        button(PanelId("lobby", "rules", record.id), wording.text("button-rules")),
        button(PanelId("house", "open", record.id), wording.text("button-house")),
        button(PanelId("lobby", "fair", record.id), wording.text("button-fair")),
    ]
    if record.guild_id:
        found.append(button(PanelId(guests.PANEL, "open", record.id), wording.text("button-guests")))
    if any(holder.computer is not None for holder in record.holders):
        found.append(button(PanelId("lobby", "unseat", record.id), wording.text("button-unseat")))
    return found
