"""The puzzle of the day is opened, tried, solved and shared, for the asker alone until they share it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date
from typing import Final

from bot.answers import Outdated
from bot.hosting.daily.days import EARLIEST, LATEST
from bot.hosting.refusals import Refused
from bot.ui.daily.at_puzzle import AtPuzzle, PuzzleSitting, at_puzzle, home_of, sit_down
from bot.ui.daily.deal import line_of, open_deal, show_cards, show_sealed
from bot.ui.daily.doors import open_doors
from bot.ui.daily.month import end_of_month, month_panel
from bot.ui.daily.puzzle_panels import PANEL, puzzle_panel, thrown
from bot.ui.daily.solved import Solved, share_line, solved_panel
from bot.ui.hand.meld_actions import choose_cards
from bot.ui.hand.sitting import Action, Reply
from bot.ui.kit.items import Click, PanelId, button, framed, handles
from bot.ui.kit.request import Request
from bot.ui.workbench.bench import laying
from bot.ui.workbench.bench_actions import WORKBENCH_ACTIONS, bench_of
from bot.wording import Wording
from engine.games.moves import Discard
from engine.games.views import MatchView
from engine.rules.refusals import IllegalMove, Reject

STEPS: Final[Mapping[str, Action[MatchView]]] = {
    "cards": choose_cards,
    **{
        step: WORKBENCH_ACTIONS[step]
        for step in ("benchfocus", "benchlist", "benchpick", "benchmove", "benchread", "benchsplit", "benchundo")
    },
}
"""What the workbench does by hand; nobody helps."""


@handles(PANEL)
async def press(request: Request, click: Click) -> None:
    """A component of a puzzle's panel, or a button elsewhere that leads to it. Raises Outdated and Refused."""
    await request.defer()
    match click.action:
        case "open":
            await open_daily(request)
        case "day":
            await open_day(request, _chosen_day(click))
        case "doors":
            await open_doors(request)
        case "deal":
            await open_deal(request, _day(click.mark))
        case "instead":
            await open_deal(request, _day(click.mark), instead_of=click.game)
        case "shown":
            await show_cards(request, _day(click.mark))
        case "sealed":
            await show_sealed(request)
        case "dealshare":
            await _post_line(request, await line_of(request, _day(click.mark)))
        case "month":
            await _open_month(request, _day(click.mark))
        case "about":
            await _open_about(request, _day(click.mark))
        case "share":
            await _share(request, _day(click.mark))
        case _:
            await _at_it(request, click)


async def open_daily(request: Request) -> None:
    """Show the asker the puzzle of their day. Raises Refused(NO_PUZZLE)."""
    await request.defer()
    await open_day(request, await request.services.daily.today(request.user_id, home_of(request), request.at))


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
    await _show(request, await at_puzzle(request, day), replace(reply, pressed=0 if click.values else click.drawing))


async def _done(request: Request, at: AtPuzzle, sitting: PuzzleSitting, click: Click) -> Reply:
    """What a click at an unsolved puzzle does. Raises Outdated, IllegalMove and Refused."""
    match click.action:
        case "more":
            return replace(sitting.reply(), more=click.detail == "on")
        case "hint":
            if click.detail == str(at.attempted.hints):
                await request.services.daily.hint(at.attempted)
            return sitting.reply()
        case "throw":
            card = thrown(click.value, sitting.view.hand)
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
    daily, here = request.services.daily, home_of(request)
    today = await daily.today(request.user_id, here, request.at)
    streak = await daily.streak(request.user_id, max(today, at.day) if at.attempted.in_time else today)
    return Solved(at, streak, await daily.store.solved_in(here, at.day) if here else None)


async def _share(request: Request, day: date) -> None:
    """Post the line of a solved puzzle."""
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


async def _open_month(request: Request, day: date) -> None:
    daily = request.services.daily
    today = await daily.today(request.user_id, home_of(request), request.at)
    first = min(day, today).replace(day=1)
    found = await daily.store.of_person(request.user_id, first, end_of_month(first))
    streak = await daily.streak(request.user_id, today)
    await request.show(month_panel(first, today, found, streak, request.wording))


async def _open_about(request: Request, day: date) -> None:
    wording = request.wording
    back = button(PanelId(PANEL, "day", 0, day.toordinal()), wording.text("button-daily-back"))
    await request.show(framed(wording.text("daily-about"), [back]))


def _day(ordinal: int) -> date:
    """The day of an id that came in. Raises Outdated for what is none."""
    if not EARLIEST.toordinal() <= ordinal <= LATEST.toordinal():
        raise Outdated
    return date.fromordinal(ordinal)


def _chosen_day(click: Click) -> date:
    """The day that was chosen in a list, or that a button is about. Raises Outdated."""
    if not click.values:
        return _day(click.mark)
    return _day(int(click.value) if click.value.isdecimal() and len(click.value) < 8 else 0)
