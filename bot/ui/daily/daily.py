"""`/daily`, a puzzle and a deal; the puzzle opened, tried, solved, shared; a month of them; what is posted."""

import asyncio
import calendar
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date, timedelta
from typing import Final

import discord

from bot.answers import Outdated
from bot.hosting.daily.daily import Daily
from bot.hosting.daily.days import EARLIEST, LATEST, Streak, called
from bot.hosting.refusals import Refused
from bot.hosting.results.visibility import Asker
from bot.hosting.thinking.thinkers import JobFailed, Stalled
from bot.records.daily import Attempted
from bot.records.ids import UserId
from bot.ui.daily.deal import game_on, how_far, line_of, open_deal, show_cards, show_sealed
from bot.ui.daily.puzzle import (
    PANEL,
    AtPuzzle,
    PuzzleSitting,
    Solved,
    at_puzzle,
    home_of,
    level_told,
    puzzle_panel,
    share_line,
    sit_down,
    solved_panel,
    today_of,
)
from bot.ui.hand.meld_actions import choose_cards
from bot.ui.hand.sitting import Action, Reply
from bot.ui.kit.items import (
    OPTIONS_PER_SELECT,
    Click,
    Edge,
    PanelId,
    PanelItem,
    Style,
    button,
    framed,
    handles,
    id_of,
    select,
)
from bot.ui.kit.message import Outgoing
from bot.ui.kit.request import Request
from bot.ui.workbench.bench import laying
from bot.ui.workbench.bench_actions import WORKBENCH_ACTIONS, bench_of
from bot.wording import Wording
from engine.games.moves import Discard
from engine.games.views import MatchView
from engine.puzzles.puzzle import Puzzle
from engine.rules.refusals import IllegalMove, Reject

STEPS: Final[Mapping[str, Action[MatchView]]] = {
    "cards": choose_cards,
    **{
        step: WORKBENCH_ACTIONS[step]
        for step in ("benchfocus", "benchlist", "benchpick", "benchmove", "benchread", "benchsplit", "benchundo")
    },
}
"""What the workbench does by hand; nobody helps."""
IN_TIME: Final = "🟩"
LATER: Final = "🟦"
TRIED: Final = "⬛"
NOT_OPENED: Final = "⬜"
TO_COME: Final = "◽"
OUTSIDE: Final = "➖"


@handles(PANEL)
async def press(request: Request, click: Click) -> None:
    """A component of a puzzle's panel, or a button elsewhere that leads to it. Raises Outdated and Refused."""
    await request.defer()
    match click.action:
        case "open":
            await open_day(request, await today_of(request))
        case "day":
            await open_day(request, _day(id_of(click.value) if click.values else click.mark))
        case "doors":
            await open_doors(request)
        case "dealshare":
            await _post_line(request, await line_of(request, _day(click.mark)))
        case "month":
            await _open_month(request, _day(click.mark))
        case "about":
            back = _way("day", _day(click.mark), request.wording.text("button-previous"))
            await request.show(framed(request.wording.text("daily-about"), [back]))
        case "share":
            await _share(request, _day(click.mark))
        case "deal":
            await open_deal(request, _day(click.mark), click.game)
        case "shown":
            await show_cards(request, _day(click.mark))
        case "sealed":
            await show_sealed(request)
        case _:
            await _at_it(request, click)


async def open_doors(request: Request) -> None:
    """Show the asker what there is on their day."""
    await request.defer()
    services, wording, user_id = request.services, request.wording, request.user_id
    today = await today_of(request)
    puzzle = await _how_far(services.daily, user_id, today)
    deal = how_far(await services.deals.game_of(user_id, today))
    said = [
        wording.text("daily-doors", day=wording.day(today)),
        wording.text("daily-door-puzzle", state=puzzle),
        wording.text("daily-door-deal", game=game_on(today, wording), state=deal),
    ]
    primary = "day" if puzzle in {"new", "open"} else "deal" if deal in {"new", "running"} else None
    first = ("month", "button-daily-month") if puzzle == "none" else ("day", "button-daily-puzzle")
    doors = {action: wording.text(label) for action, label in (first, ("deal", "button-daily-deal"))}
    ways = [
        _way(action, today, label, Style.primary if action == primary else Style.secondary)
        for action, label in doors.items()
    ]
    yesterday = today - timedelta(days=1)
    with suppress(Refused):
        if (await services.deals.looked_back_on(user_id, yesterday))[0].part is not None:
            ways.append(_way("deal", yesterday, wording.text("button-daily-yesterday")))
    ways.append(_way("sealed", today, wording.text("button-daily-deals")))
    await request.show(framed("\n".join(said), ways))


async def _how_far(daily: Daily, user_id: UserId, day: date) -> str:
    """How far somebody is with a day's puzzle: new, open or solved; none where there is none."""
    try:
        await daily.puzzle(day)
    except Refused:
        return "none"
    attempted = await daily.store.attempted(user_id, day)
    if attempted is None:
        return "new"
    return "open" if attempted.solved is None else "solved"


def _way(action: str, day: date, label: str, style: Style = Style.secondary) -> PanelItem:
    return button(PanelId(PANEL, action, 0, day.toordinal()), label, style=style)


async def open_day(request: Request, day: date) -> None:
    """Show the asker a day's puzzle. Raises Refused: DAY_TO_COME, NO_PUZZLE."""
    at = await at_puzzle(request, day)
    await _show(request, at, (await sit_down(request, at)).reply())


async def _at_it(request: Request, click: Click) -> None:
    """Something is tried or prepared. What the rules refuse is a sentence above the panel."""
    day = _day(click.mark)
    at = await at_puzzle(request, day)
    sitting = await sit_down(request, at)
    if at.attempted.solved is not None:
        await _show(request, at, sitting.reply())
        return
    try:
        reply = await _done(request, at, sitting, click)
    except (IllegalMove, Refused) as error:
        reply = sitting.reply(sitting.refusal(error))
    except (Stalled, JobFailed):
        reply = sitting.reply(request.wording.text("daily-not-judged"))
    await _show(request, await at_puzzle(request, day), replace(reply, pressed=0 if click.values else click.drawing))


async def _done(request: Request, at: AtPuzzle, sitting: PuzzleSitting, click: Click) -> Reply:
    """What a click at an unsolved puzzle does. Raises Outdated, IllegalMove, Refused, Stalled and JobFailed."""
    match click.action:
        case "more":
            return replace(sitting.reply(), more=click.detail == "on")
        case "hint":
            if click.detail == str(at.attempted.hints):
                await request.services.daily.hint(at.attempted)
            return sitting.reply()
        case "throw":
            card = next((card for card in sitting.view.hand if str(card.index) == click.value), None)
            if card is None:
                raise IllegalMove(Reject.NOTHING_CHOSEN)
            return await sitting.submit(Discard(sitting.seat, sitting.view.turn, card))
        case "benchok":
            return await sitting.submit(laying(sitting.view, sitting.draft, bench_of(sitting)))
    if click.action not in STEPS or at.puzzle.rebuilds is None:
        raise Outdated
    return await STEPS[click.action](sitting, click)


async def _show(request: Request, at: AtPuzzle, reply: Reply) -> None:
    wording, emojis = request.wording, request.cards
    if at.attempted.solved is not None:
        panel = await solved_panel(await _solved(request, at), reply, wording, emojis)
    else:
        unsolved = await asyncio.to_thread(puzzle_panel, at, reply, wording, emojis)
        panel = await unsolved.message()
    await request.show(panel)


async def _solved(request: Request, at: AtPuzzle) -> Solved:
    daily, here, today = request.services.daily, home_of(request), await today_of(request)
    guild_id = request.interaction.guild_id or 0
    asker = Asker(None if guild_id else request.user_id, guild_id)
    streak = Streak(0)
    if await request.services.results.shows(request.user_id, asker):
        streak = await daily.streak(request.user_id, today)
    return Solved(at, streak, await daily.store.solved_in(here, at.day) if here else None)


async def _share(request: Request, day: date) -> None:
    at = await at_puzzle(request, day)
    if at.attempted.solved is None:
        await _show(request, at, (await sit_down(request, at)).reply())
        return
    solved = await _solved(request, at)
    await _post_line(request, lambda wording: share_line(solved, wording))


async def _post_line(request: Request, line: Callable[[Wording], str]) -> None:
    """Post a line where the asker is; where they may not, they get it to copy."""
    interaction = request.interaction
    may_post = home_of(request) or interaction.permissions.use_external_apps
    if interaction.guild_id is not None and not may_post:
        await request.say(request.wording.text("daily-share-yourself", line=line(request.wording)))
        return
    wording = await request.public_wording()
    said = wording.text("daily-shared", name=wording.name(interaction.user.display_name), line=line(wording))
    await request.post(framed(said, [button(PanelId(PANEL, "doors"), wording.text("button-daily-doors"))]))


def _day(ordinal: int) -> date:
    """The day of an id that came in. Raises Outdated for what is none."""
    if not EARLIEST.toordinal() <= ordinal <= LATEST.toordinal():
        raise Outdated
    return date.fromordinal(ordinal)


async def _open_month(request: Request, day: date) -> None:
    daily, today = request.services.daily, await today_of(request)
    first = min(day, today).replace(day=1)
    found = await daily.store.of_person(request.user_id, first, _end_of_month(first))
    days = await daily.days(first, min(today, _end_of_month(first)))
    streak = await daily.streak(request.user_id, today)
    await request.show(month_panel(first, today, days, found, streak, request.wording))


def month_panel(
    first: date, today: date, days: Sequence[date], found: Sequence[Attempted], streak: Streak, wording: Wording
) -> Outgoing:
    """The month that begins on a day, weeks from Monday: a square a day, and the way to those that had a puzzle."""
    by_day = {one.day: one for one in found}
    squares = {day: _square(by_day.get(day)) for day in days}
    weeks = calendar.Calendar().monthdatescalendar(first.year, first.month)
    to_come = {day: TO_COME for week in weeks for day in week if day > today and day.month == first.month}
    grid = "\n".join("".join((to_come | squares).get(day, OUTSIDE) for day in week) for week in weeks)
    # What is in a row, and what may be missed, is of today: a month that is over says neither.
    row, missed = (streak.days, streak.freezes) if today <= _end_of_month(first) else ("none", "none")
    solved = sum(one.solved is not None for one in found)
    said = wording.text("daily-month", month=wording.month(first), solved=solved, streak=row, freezes=missed)
    options = [
        discord.SelectOption(
            label=wording.day(day),
            value=str(day.toordinal()),
            emoji=squares[day],
        )
        for day in days[: -OPTIONS_PER_SELECT - 1 : -1]
    ]
    lists = [select(PanelId(PANEL, "day"), options, wording.text("select-daily-day"))] if options else []
    buttons = [button(PanelId(PANEL, "doors"), wording.text("button-daily-today"), style=Style.primary)]
    if (days or to_come) and first > EARLIEST:
        buttons.append(_way("month", first - timedelta(days=1), wording.text("button-daily-earlier")))
    return framed(said, grid, lists, buttons)


def _end_of_month(day: date) -> date:
    return day.replace(day=calendar.monthrange(day.year, day.month)[1])


def _square(one: Attempted | None) -> str:
    if one is None:
        return NOT_OPENED
    return IN_TIME if one.in_time else LATER if one.solved is not None else TRIED


def post_of_day(day: date, puzzle: Puzzle, wording: Wording, *, solved: int | None = None) -> Outgoing:
    """The message of a day; once it is over with how many `solved` it, and nothing to press but the way to it."""
    facts = {"called": called(day), "game": wording.variant_name(puzzle.variant), "level": level_told(puzzle.level)}
    if solved is not None:
        return framed(wording.text("daily-post-over", count=solved, **facts), edge=Edge.CALM)
    play = button(PanelId(PANEL, "open"), wording.text("button-daily-play"), style=Style.primary)
    return framed(wording.text("daily-post", **facts), [play], edge=Edge.LIT)
