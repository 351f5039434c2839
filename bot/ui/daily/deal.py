"""The deal of the day: dealt in one's direct messages, compared once it is finished, shared in a line."""

from collections.abc import Callable, Sequence
from datetime import date, timedelta
from functools import partial
from typing import Final

import discord

from bot.hosting.daily.days import called
from bot.hosting.daily.deals import OWN, Compared, Parting, plan_of
from bot.hosting.refusals import HostReject, there
from bot.records.games import GameRecord, GameStatus
from bot.records.ids import GameId
from bot.ui.daily.puzzle import PANEL, home_of, today_of
from bot.ui.kit.items import Edge, PanelId, PanelItem, Style, button, framed
from bot.ui.kit.message import Outgoing, OutgoingFile, draw, told_by_lines
from bot.ui.kit.request import Request
from bot.ui.lobby.practice import make_room, one_by_one
from bot.ui.table.coach import dearest_told, points_told
from bot.ui.table.game_facts import names_of, notation_of, of_game, watch_button, worded
from bot.wording import Wording
from engine.cards import seats_of
from engine.games.events import Event
from engine.games.scenes import SILENT
from render.kit.pages import Header
from render.sheets.figures import Bars, figures_pictures

LEAST_SPREAD: Final = 5
"""Of so many people nobody knows whose figure is whose."""
NAMED: Final = 5
TOLD: Final = 2
"""So much is told of a move: a discard, and that it was a knock."""
EDGES: Final = (26, 1, 0, -25)
"""From these leads on, each, people stand together in the picture; below the last one, all others."""
SQUARES: Final = {1: "🟩", 0: "🟦", -1: "⬜"}
NOT_TOLD: Final = "🃏"
"""Stands in the line for how it went, as long as somebody may have the deal before them."""


def game_on(day: date, wording: Wording) -> str:
    """The game that a day's deal is of."""
    return wording.variant_name(plan_of(day).variant)


def how_far(record: GameRecord | None) -> str:
    """How far somebody is with a deal: new, running, finished, or left unfinished."""
    if record is None or record.status is GameStatus.LOBBY:
        return "new"
    return {GameStatus.RUNNING: "running", GameStatus.FINISHED: "finished"}.get(record.status, "unfinished")


@one_by_one
async def open_deal(request: Request, day: date, instead_of: GameId) -> None:
    """Lead the asker to a day's deal: dealt now, or where it is played; once they are done, to how it compares.

    What they practise is ended if they want the deal `instead_of` it. Raises Refused: NO_DEAL, DEAL_CLOSED, and as for
    any table that one opens.
    """
    record = await request.services.deals.game_of(request.user_id, day)
    match how_far(record):
        case "running" if record is not None:
            await request.say(of_game("deal-dealt", record, request.wording))
        case "new" if not request.services.deals.is_over(day):
            await _deal(request, day, instead_of)
        case _:
            seen = await request.services.deals.compared(request.user_id, home_of(request), day)
            await request.show(await compared_panel(seen, None if seen.own is None else record, request))


async def _deal(request: Request, day: date, instead_of: GameId) -> None:
    deals, wording = request.services.deals, request.wording
    player = await deals.check_open(request.user_id, home_of(request), day, request.at)

    def instead(running: GameRecord) -> PanelItem:
        way = PanelId(PANEL, "deal", running.id, day.toordinal())
        return button(way, wording.text("button-deal-instead"), style=Style.primary)

    until = discord.utils.format_dt(player.closes, "t")
    welcome = wording.text("deal-welcome", called=called(day), game=game_on(day, wording), until=until)
    channel_id = await make_room(request, welcome, instead, lambda running: running.id == instead_of, day.toordinal())
    if not channel_id:
        return
    name = request.interaction.user.display_name
    others = tuple(wording.text("daily-opponent", number=seat + 1) for seat in seats_of(plan_of(day).seats)[OWN + 1 :])
    record = await deals.open(player, name, channel_id, wording.locale, request.key, others)
    await request.say(of_game("deal-dealt", record, wording))


async def compared_panel(seen: Compared, record: GameRecord | None, request: Request) -> Outgoing:
    """How a deal went for the asker, and for everybody."""
    wording, day = request.wording, seen.deal.day
    told = partial(points_told, wording=wording)
    said = [wording.text("deal-heading", called=called(day), game=game_on(day, wording))]
    if seen.lead is not None:
        said.append(wording.text("deal-own", lead=told(seen.lead), place=seen.rank, count=len(seen.leads)))
    else:
        said.append(wording.text("deal-count", count=len(seen.leads)))
    if seen.sharp is not None:
        said.append(wording.text("deal-sharp", lead=told(seen.sharp)))
    elif seen.deal.part is not None:
        said.append(wording.text("deal-sharp-waits"))
    if seen.here:
        named = [wording.text("deal-of", name=wording.name(name), lead=told(lead)) for name, lead in seen.here]
        said.append(wording.text("deal-here", people=wording.listed(named[:NAMED])))
    if seen.parted is not None and record is not None:
        said.append(_parted(seen.parted, record, request))
    report = None if record is None else request.services.coaching.made(record, OWN)
    if record is not None and report is not None:
        said.append(dearest_told(record, report, wording, request.cards))
    return framed("\n".join(said), *await _spread(seen, wording), _ways(seen, record, wording), edge=Edge.CALM)


def _ways(seen: Compared, record: GameRecord | None, wording: Wording) -> list[PanelItem]:
    day = seen.deal.day.toordinal()
    sealed = button(PanelId(PANEL, "shown", 0, day), wording.text("button-fair"))
    waits = seen.sharp is None and seen.deal.part is not None
    again = [button(PanelId(PANEL, "deal", 0, day), wording.text("button-games-again"))] if waits else []
    if record is None:
        return [sealed, *again]
    return [
        button(PanelId(PANEL, "dealshare", 0, day), wording.text("button-daily-share"), style=Style.primary),
        button(PanelId("coach", "ask", record.id), wording.text("button-coach")),
        watch_button(record.id, wording),
        sealed,
        *again,
    ]


def _parted(parted: Parting, record: GameRecord, request: Request) -> str:
    """Where the ways parted: what the asker did, and what the other one did in their place."""
    wording = worded(request.wording, record)
    names = names_of(record)
    other = parted.name or wording.text("deal-sharp-name")

    def told(name: str, events: Sequence[Event]) -> str:
        speech = wording.speech((name, *names[OWN + 1 :]), notation_of(record), request.cards)
        return " ".join([speech.line(event) for event in events if not isinstance(event, SILENT)][:TOLD]) or "–"

    ways = {"mine": told(names[OWN], parted.mine), "theirs": told(other, parted.theirs)}
    return wording.text("deal-parted", move=parted.number, **ways)


async def _spread(seen: Compared, wording: Wording) -> Sequence[OutgoingFile]:
    """How many are how far ahead or behind, nobody named."""
    if len(seen.leads) < LEAST_SPREAD:
        return ()
    counts = [0] * (len(EDGES) + 1)
    for lead in seen.leads:
        counts[next((at for at, edge in enumerate(EDGES) if round(lead) >= edge), len(EDGES))] += 1
    ranges = ["+26 …", "+1 … +25", "0", "−25 … −1", "… −26"]
    rows = tuple((name, float(count), str(count)) for name, count in zip(ranges, counts, strict=True))
    day = seen.deal.day
    title = wording.text("deal-picture", called=called(day))
    header = Header(title, game_on(day, wording))
    drawn = await draw(figures_pictures, header, [Bars(rows)])
    told = [wording.text("picture-alt-figure", name=name, figure=figure) for name, _, figure in rows]
    return told_by_lines("deal", drawn, f"{title}.", told, wording)


async def line_of(request: Request, day: date) -> Callable[[Wording], str]:
    """The line to share for a deal one has finished. Raises Refused: DEAL_CLOSED, NO_SUCH_GAME for what was deleted."""
    deals = request.services.deals
    lead = there(await deals.lead_of(request.user_id, day), HostReject.NO_SUCH_GAME)
    square = SQUARES[(lead > 0) - (lead < 0)] if deals.is_over(day) else NOT_TOLD
    return lambda wording: wording.text("deal-share", called=called(day), square=square)


async def show_cards(request: Request, day: date) -> None:
    """Show a deal's secret and cards, to who finished it, to all once it is over. Raises Refused(DEAL_CLOSED)."""
    deals, wording = request.services.deals, request.wording
    deal, _finishers = await deals.looked_back_on(request.user_id, day)
    views = await deals.dealt_hands(deal)
    hands = [
        wording.text("deal-hand", number=seat + 1, cards=wording.cards(view.hand, emojis=request.cards))
        for seat, view in zip(seats_of(len(views)), views, strict=True)
    ]
    shown = wording.text("deal-shown", secret=deal.secret.hex(), commitment=deal.commitment, part=deal.part or "–")
    await request.show(framed(shown, "\n".join(hands)))


async def show_sealed(request: Request) -> None:
    """Say how the deal of the day works, and what the asker's next one is committed to."""
    tomorrow = await request.services.deals.deal(await today_of(request) + timedelta(days=1))
    told = request.wording.text("deal-about", commitment=tomorrow.commitment)
    await request.show(framed(told, [button(PanelId(PANEL, "doors"), request.wording.text("button-previous"))]))
