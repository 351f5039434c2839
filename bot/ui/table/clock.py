"""The clock of a game: until when the turn runs, what everyone has in reserve, more time for others, playing on."""

from collections.abc import Sequence
from datetime import timedelta

from bot.hosting.refusals import HostReject, Refused
from bot.records.games import GameStatus, VisibleGame
from bot.ui.games.families import with_hand
from bot.ui.kit.items import Click, PanelId, PanelItem, Style, button, framed, handles
from bot.ui.kit.message import Outgoing
from bot.ui.kit.request import Request
from bot.ui.table.game_facts import of_game, when, worded
from bot.wording import Wording


@handles("clock")
async def press(request: Request, click: Click) -> None:
    """The clock is opened, or somebody who waits gives more time or plays on; then the clock shows it."""
    await request.defer()
    match click.action:
        case "give":
            visible = await request.services.games.give_time(click.game, request.user_id, click.turn, request.key)
        case "playon":
            visible = await request.services.games.play_on(click.game, request.user_id, click.turn, request.key)
        case _:
            visible = await request.look(click.game)
    if visible.record.status is not GameStatus.RUNNING or visible.view is None:
        raise Refused(HostReject.NOT_RUNNING, status=visible.record.status.value)
    reserves = await request.services.games.reserves(click.game)
    await request.show(with_hand(clock_panel(visible, reserves, request.wording), visible, request.wording))


def clock_panel(visible: VisibleGame, reserves: Sequence[timedelta], wording: Wording) -> Outgoing:
    """Everything about time in a running game, as somebody at or around the table may know it."""
    record = visible.record
    wording = worded(wording, record)
    heading = of_game("clock-heading", record, wording)
    if record.day:
        # The day ends it, and nothing else.
        return framed(heading, _turn(visible, wording))
    return framed(
        heading,
        _turn(visible, wording),
        _reserves(visible, reserves, wording),
        f"{wording.pace(record.pace)}\n{wording.agreed_time(record.pace)}",
        _buttons(visible, wording),
    )


def _turn(visible: VisibleGame, wording: Wording) -> str:
    record, view, told = visible.record, visible.view, visible.deadlines
    if told.window is not None:
        return wording.text("clock-window", until=when(told.window))
    if told.turn is None:
        return wording.text("clock-stands")
    who = None if view is None or view.turn_seat is None else record.holders[view.turn_seat]
    return wording.text(
        "clock-turn",
        who="none" if who is None else wording.name(who.name),
        until=when(told.turn),
        over="yes" if told.can_play_on else "no",
        reserve=when(told.reserve_from),
    )


def _reserves(visible: VisibleGame, reserves: Sequence[timedelta], wording: Wording) -> str:
    record = visible.record
    if not record.pace.reserve_s:
        return wording.text("clock-no-reserve")
    lines = [
        wording.text("clock-reserve", who=wording.name(one.name), left=wording.roughly(reserves[one.seat]))
        for one in record.holders
        if one.user_id is not None and (visible.view is None or one.seat not in visible.view.out)
    ]
    return "\n".join([wording.text("clock-reserves"), *lines])


def _buttons(visible: VisibleGame, wording: Wording) -> list[PanelItem]:
    view, record, told = visible.view, visible.record, visible.deadlines
    players = button(PanelId("seats", "open", record.id), wording.text("button-players"))
    if view is None or view.seat in (None, *view.out) or told.turn is None or view.turn_seat in (None, view.seat):
        return [players]
    give = button(PanelId("clock", "give", record.id, view.turn), wording.text("button-give-time"))
    if not told.can_play_on:
        return [give, players]
    play_on = PanelId("clock", "playon", record.id, view.turn)
    return [button(play_on, wording.text("button-play-on"), style=Style.danger), give, players]
