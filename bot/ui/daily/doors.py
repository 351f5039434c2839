"""`/daily`: what there is today, a puzzle and a deal, each behind its door."""

from __future__ import annotations

from datetime import date, timedelta

from bot.hosting.daily.days import called
from bot.hosting.daily.deals import over_everywhere, plan_of
from bot.records.games import GameRecord, GameStatus
from bot.ui.daily.at_puzzle import home_of
from bot.ui.daily.puzzle_panels import PANEL
from bot.ui.kit.items import PanelId, PanelItem, Style, button, framed
from bot.ui.kit.request import Request
from bot.wording import Wording


async def open_doors(request: Request) -> None:
    """Show the asker what there is on their day."""
    await request.defer()
    services, wording, user_id = request.services, request.wording, request.user_id
    today = await services.daily.today(user_id, home_of(request), request.at)
    attempted = await services.daily.store.attempted(user_id, today)
    puzzle = "new" if attempted is None else "open" if attempted.solved is None else "solved"
    deal = how_far(await services.deals.game_of(user_id, today))
    said = [
        wording.text("daily-doors", day=wording.day(today)),
        wording.text("daily-door-puzzle", called=called(today), state=puzzle),
        wording.text("daily-door-deal", called=called(today), game=game_on(today, wording), state=deal),
    ]
    ways = [
        _way("day", today, wording.text("button-daily-puzzle"), Style.primary),
        _way("deal", today, wording.text("button-daily-deal"), Style.primary),
        *await _yesterday(request, today),
        _way("sealed", today, wording.text("button-daily-deals")),
    ]
    await request.show(framed("\n".join(said), ways))


def how_far(record: GameRecord | None) -> str:
    """How far somebody is with a deal: new, running, finished, or left unfinished."""
    if record is None or record.status is GameStatus.LOBBY:
        return "new"
    return {GameStatus.RUNNING: "running", GameStatus.FINISHED: "finished"}.get(record.status, "unfinished")


def game_on(day: date, wording: Wording) -> str:
    """The game that a day's deal is of."""
    return wording.variant_name(plan_of(day).variant)


async def _yesterday(request: Request, today: date) -> list[PanelItem]:
    """The way to the comparison of the day before, as soon as the asker may see it."""
    deals, day = request.services.deals, today - timedelta(days=1)
    deal = await deals.store.deal(day)
    if deal is None or deal.part is None:
        return []
    may_see = request.at >= over_everywhere(day) or how_far(await deals.game_of(request.user_id, day)) == "finished"
    return [_way("deal", day, request.wording.text("button-daily-yesterday"))] if may_see else []


def _way(action: str, day: date, label: str, style: Style = Style.secondary) -> PanelItem:
    return button(PanelId(PANEL, action, 0, day.toordinal()), label, style=style)
