"""Calling a running match off: asked first, with what would end; then those who play it agree, and may take it back."""

from __future__ import annotations

import discord

from bot.hosting.games.endings import wanted
from bot.records.games import Ending, GameRecord, GameStatus, VisibleGame
from bot.records.ids import GameId
from bot.ui.kit.items import Click, Edge, PanelId, Style, button, framed, handles
from bot.ui.kit.message import Outgoing
from bot.ui.kit.request import Request
from bot.ui.table.game_facts import board_link, names_of
from bot.wording import Wording


@handles("calloff")
async def press(request: Request, click: Click) -> None:
    """The answer to the question, or of another player to what is wanted."""
    await request.defer()
    match click.action:
        case "keep":
            await request.show(framed(request.wording.text("calling-off-kept")))
        case "goon":
            await request.services.games.keep_playing(click.game, request.user_id, request.key)
            await request.say(request.wording.text("calling-off-kept"))
        case "agree":
            record = await request.services.games.want_end(click.game, request.user_id, request.key)
            await request.say(request.wording.text("calling-off-wanted", stage=_stage(record)))
        case _:
            moderator = _decides(request, await request.look(click.game))
            record = await request.services.games.want_end(
                click.game, request.user_id, request.key, moderator=moderator
            )
            await request.show(framed(request.wording.text("calling-off-wanted", stage=_stage(record))))


def _stage(record: GameRecord) -> str:
    """How far it has come with the end of a match: over, suspended, or asked for."""
    if record.status is not GameStatus.RUNNING:
        return "over"
    return "asked" if record.suspended_until is None else "suspended"


def ending_notice(visible: VisibleGame, ending: Ending, wording: Wording) -> Outgoing:
    """Tell the players that one of them wants the match to end, or that it is suspended; each may say otherwise."""
    record = visible.record
    people = [one.user_id for one in record.holders if one.user_id is not None and one.user_id not in ending.agreed]
    go_on = button(PanelId("calloff", "goon", record.id), wording.text("button-calling-off-keep"), style=Style.primary)
    agree = button(PanelId("calloff", "agree", record.id), wording.text("button-calling-off-agree"))
    until = "none" if ending.until is None else discord.utils.format_dt(ending.until, "R")
    text = wording.text(
        "calling-off-notice",
        who=next((wording.name(one.name) for one in record.holders if one.user_id == ending.wanted_by), "none"),
        game=wording.variant_name(record.variant),
        board=board_link(record),
        until=until,
        others=wording.listed([f"<@{user_id}>" for user_id in people]) if people else "none",
    )
    return framed(text, [go_on] if ending.until is not None else [agree, go_on], mentions=people)


async def call_off(request: Request, game: GameId) -> None:
    """Call a game off: a lobby at once, a running match once that is confirmed.

    A lobby its host may, a match those who play it, and both whoever may manage the channel's messages. Raises Refused.
    """
    await request.defer()
    visible = await request.look(game)
    record, view, wording = visible.record, visible.view, request.wording
    if record.status is not GameStatus.RUNNING or view is None:
        await request.services.games.cancel(game, request.user_id, request.key, moderator=_moderates(request))
        await request.say(wording.text("lobby-called-off"))
        return
    # Whoever may not do it is told so before being asked.
    moderator = _decides(request, visible)
    wanted(record, request.user_id, request.at, moderator=moderator)
    question = wording.text(
        "calling-off",
        game=wording.variant_name(record.variant),
        board=board_link(record),
        players=wording.listed([wording.name(name) for name in names_of(record)]),
        round=view.round,
        rounds=view.rounds or "none",
        decides="yes" if moderator else "alone" if _plays_alone(record) else "no",
    )
    sure = button(PanelId("calloff", "sure", game), wording.text("button-calling-off"), style=Style.danger)
    keep = button(PanelId("calloff", "keep", game), wording.text("button-calling-off-keep"))
    await request.show(framed(question, [sure, keep], edge=Edge.LIT))


def _plays_alone(record: GameRecord) -> bool:
    """Whether one person plays among computers: nobody else has to agree."""
    return sum(one.user_id is not None for one in record.holders) == 1


def _moderates(request: Request) -> bool:
    return request.interaction.permissions.manage_messages


def _decides(request: Request, visible: VisibleGame) -> bool:
    """Whether somebody decides alone: as a moderator who does not play; who plays asks the others."""
    return _moderates(request) and all(one.user_id != request.user_id for one in visible.record.holders)
