"""Calling a running match off: asked first, with what would end; then those who play it agree, and may take it back."""

from bot.answers import Outdated
from bot.hosting.clock.stage import check_running
from bot.hosting.games.endings import asked, owners, wanted
from bot.hosting.seats.lobby import cancelled
from bot.records.games import Ending, GameRecord, GameStatus, VisibleGame
from bot.records.ids import GameId
from bot.ui.kit.items import Click, Edge, PanelId, PanelItem, Style, button, framed, handles
from bot.ui.kit.message import Outgoing
from bot.ui.kit.request import Request
from bot.ui.table.game_facts import of_game, why_over
from bot.wording import Wording


@handles("calloff")
async def press(request: Request, click: Click) -> None:
    """The answer to the question, or of another player to what is wanted."""
    await request.defer()
    match click.action:
        case "keep" | "stay":
            await request.show(framed(_kept(await request.look(click.game), request.wording)))
        case "goon":
            await request.services.games.keep_playing(click.game, request.user_id, request.key)
            await request.say(request.wording.text("calling-off-kept", stage="running"))
        case "agree":
            if (await request.look(click.game)).record.ending is None:
                raise Outdated
            record = await request.services.games.want_end(click.game, request.user_id, request.key)
            await request.say(request.wording.text("calling-off-wanted", stage=_stage(record)))
        case "lobby":
            await _call_lobby_off(request, click.game)
        case _:
            moderator = _decides(request, await request.look(click.game))
            record = await request.services.games.want_end(
                click.game, request.user_id, request.key, moderator=moderator
            )
            await request.show(framed(request.wording.text("calling-off-wanted", stage=_stage(record))))


def _kept(visible: VisibleGame, wording: Wording) -> str:
    """What has become of a game since its asker was to leave it or call it off. Raises Refused(NOT_RUNNING)."""
    record = visible.record
    if record.status is not GameStatus.LOBBY:
        check_running(record)
    return why_over(visible, wording) or wording.text("calling-off-kept", stage=record.status.value)


def _stage(record: GameRecord) -> str:
    if record.status is not GameStatus.RUNNING:
        return "over"
    return "suspended" if record.is_suspended else "asked"


def ending_notice(visible: VisibleGame, ending: Ending, wording: Wording) -> Outgoing:
    """Tell the players that one of them wants the match to end, or that it is suspended; each may say otherwise."""
    record = visible.record
    people = sorted((owners(record) if ending.suspended else asked(record)) - ending.agreed)
    keep = keep_button(record, wording)
    agree = button(PanelId("calloff", "agree", record.id), wording.text("button-calling-off-agree"))
    text = of_game(
        "calling-off-notice",
        record,
        wording,
        who=next((wording.name(one.name) for one in record.holders if one.user_id == ending.wanted_by), "none"),
        stage=_stage(record),
        others=wording.listed([f"<@{user_id}>" for user_id in people]) if people else "none",
        count=len(people),
    )
    return framed(text, [keep, agree] if ending.suspended else [agree, keep], mentions=people)


def keep_button(record: GameRecord, wording: Wording) -> PanelItem:
    """The way back into a match whose end is wanted."""
    label = wording.text("button-calling-off-keep", stage="running")
    return button(PanelId("calloff", "goon", record.id), label, style=Style.primary)


def ending_settled(record: GameRecord, wording: Wording) -> Outgoing:
    """What stands where the end of a match was asked for, once that is settled: it goes on, or it is over."""
    stage = "running" if record.status is GameStatus.RUNNING else "over"
    return framed(of_game("calling-off-settled", record, wording, stage=stage))


async def call_off(request: Request, game: GameId) -> None:
    """Call a game off: a lobby at once where nobody else sits there, any other and a match once that is confirmed.

    A lobby its host may, a match those who play it, and both whoever may manage the channel's messages. Raises Refused.
    """
    await request.defer()
    visible = await request.look(game)
    record, view, wording = visible.record, visible.view, request.wording
    if record.status is not GameStatus.RUNNING or view is None:
        cancelled(record, request.user_id, moderator=request.moderates(record.guild_id))
        others = [one.name for one in record.holders if one.user_id not in (None, request.user_id)]
        if others:
            names, called = wording.listed(list(map(wording.name, others))), wording.variant_name(record.variant)
            question = wording.text("calling-off-lobby", game=called, players=names, count=len(others))
            await request.show(_asked(game, GameStatus.LOBBY, question, wording))
            return
        await _call_lobby_off(request, game)
        return
    # Whoever may not do it is told so before being asked.
    moderator = _decides(request, visible)
    wanted(record, request.user_id, moderator=moderator)
    here = [wording.name(one.name) for one in record.holders if one.seat not in view.out and not one.autopilot]
    question = of_game(
        "calling-off",
        record,
        wording,
        players=wording.listed(here or ["–"]),
        round=view.round,
        decides="yes" if moderator else "alone" if record.plays_alone else "no",
    )
    await request.show(_asked(game, GameStatus.RUNNING, question, wording))


async def _call_lobby_off(request: Request, game: GameId) -> None:
    """Call a lobby off, as was confirmed; what has become a match meanwhile is asked about as one."""
    record = (await request.look(game)).record
    if record.status is GameStatus.RUNNING:
        await call_off(request, game)
        return
    moderator = request.moderates(record.guild_id)
    await request.services.games.cancel(game, request.user_id, request.key, moderator=moderator)
    await request.show(framed(request.wording.text("lobby-called-off")))


def _asked(game: GameId, stage: GameStatus, question: str, wording: Wording) -> Outgoing:
    sure, keep = ("lobby", "stay") if stage is GameStatus.LOBBY else ("sure", "keep")
    labels = [wording.text(f"button-calling-off{one}", stage=stage.value) for one in ("", "-keep")]
    row = [
        button(PanelId("calloff", sure, game), labels[0], style=Style.danger),
        button(PanelId("calloff", keep, game), labels[1]),
    ]
    return framed(question, row, edge=Edge.LIT)


def _decides(request: Request, visible: VisibleGame) -> bool:
    """Whether somebody decides alone: as a moderator who does not play; who plays asks the others."""
    record = visible.record
    return request.moderates(record.guild_id) and all(one.user_id != request.user_id for one in record.holders)
