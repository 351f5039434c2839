"""Calling a running match off: asked first, with what would end, as nothing brings it back."""

from __future__ import annotations

from bot.hosting.lobby import cancelled
from bot.records import GameStatus
from bot.ui.kit.frame import Edge, framed
from bot.ui.kit.ids import PanelId
from bot.ui.kit.items import Click, Style, button, handles
from bot.ui.kit.message import Outgoing
from bot.ui.kit.request import Request
from bot.ui.table.game_facts import board_link, names_of


@handles("calloff")
async def press(request: Request, click: Click) -> None:
    """The answer to the question."""
    await request.defer()
    if click.action == "keep":
        await request.show(_told(request, "calling-off-kept"))
        return
    await request.service.cancel(click.game, request.user_id, request.key, moderator=_moderates(request))
    await request.show(_told(request, "lobby-called-off"))


async def call_off(request: Request, game: int) -> None:
    """Call a game off: a lobby at once, a running match once that is confirmed.

    Its host may, and whoever may manage the channel's messages. Raises Refused.
    """
    await request.defer()
    visible = await request.look(game)
    record, view, wording = visible.record, visible.view, request.wording
    if record.status is not GameStatus.RUNNING or view is None:
        await request.service.cancel(game, request.user_id, request.key, moderator=_moderates(request))
        await request.say(wording.text("lobby-called-off"))
        return
    # Whoever may not do it is told so before being asked.
    cancelled(record, request.user_id, moderator=_moderates(request))
    question = wording.text(
        "calling-off",
        game=wording.variant_name(record.variant),
        board=board_link(record),
        players=wording.listed([wording.name(name) for name in names_of(record)]),
        round=view.round,
        rounds=view.rounds or "none",
    )
    sure = button(PanelId("calloff", "sure", game), wording.text("button-calling-off"), style=Style.danger)
    keep = button(PanelId("calloff", "keep", game), wording.text("button-calling-off-keep"))
    await request.show(framed(question, [sure, keep], edge=Edge.LIT))


def _moderates(request: Request) -> bool:
    return request.interaction.permissions.manage_messages


def _told(request: Request, message_id: str) -> Outgoing:
    return framed(request.wording.text(message_id))
