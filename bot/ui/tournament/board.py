"""What the buttons under a tournament's messages do, and the commands that do the same."""

from __future__ import annotations

import asyncio

from bot.hosting.refusals import HostReject, Refused
from bot.hosting.tournaments.service import VisibleTournament
from bot.records.games import DeadlineKind
from bot.records.tournaments import TournamentStatus
from bot.ui.kit.items import Click, Edge, PanelId, button, framed, handles
from bot.ui.kit.message import OutgoingFile
from bot.ui.kit.permissions import may_host
from bot.ui.kit.request import Request
from bot.ui.tournament.actor import actor_of
from bot.ui.tournament.export import as_csv, as_json, as_replay
from bot.ui.tournament.facts import name_of, names_at, tables_to_show, thread_link, when
from bot.ui.tournament.help import tournament_help
from bot.ui.tournament.pictures import (
    PAGES_AT_ONCE,
    bracket_files,
    podium_files,
    road_files,
    round_files,
    standings_files,
    standings_pages,
    tables_files,
)
from bot.ui.tournament.report import show_report
from engine.tournament.due import tables_of
from engine.tournament.rules import KnockoutRules
from engine.tournament.standings import standings
from engine.tournament.state import Status, Table


async def next_season(request: Request, of: int) -> None:
    """Begin the next season of a league: everybody of the last one is called to check in. Raises Refused."""
    if not await may_host(request, opening_thread=True):
        return
    visible = await request.services.tournaments.next_season(of, actor_of(request), request.key)
    facts = {"name": request.wording.name(visible.record.name), "season": visible.state.season}
    starts = when(visible.due_at(DeadlineKind.START))
    await request.say(request.wording.text("tournament-season-begun", starts=starts, **facts))


@handles("tournament")
async def press(request: Request, click: Click) -> None:
    """A button of a tournament; the panel's game is the tournament."""
    await request.defer()
    of = click.game
    match click.action:
        case "join":
            await join(request, of)
        case "leave" | "drop":
            await leave(request, of)
        case "checkin":
            await check_in(request, of)
        case "rest" | "play":
            await rest(request, of, resting=click.action == "rest")
        case "season":
            await next_season(request, of)
        case "help":
            await request.show(tournament_help(request.wording))
        case "page":
            await show_page(request, await request.services.tournaments.look(of), click.mark)
        case "standings" | "tables" | "mine" | "host":
            shows = {"standings": show_standings, "tables": show_tables, "mine": show_road, "host": show_report}
            await shows[click.action](request, await request.services.tournaments.look(of))
        case "export":
            await export(request, of)
        case "fair":
            await show_fairness(request, of)


async def join(request: Request, of: int) -> None:
    """Enter. Raises Refused and TournamentRefused."""
    visible = await request.services.tournaments.join(of, actor_of(request), request.key)
    entrant = visible.record.entrant_of(request.user_id)
    waiting = entrant is not None and visible.state.entrants[entrant].status is Status.WAITING
    running = visible.record.status is TournamentStatus.RUNNING
    text = "waiting" if waiting else "late" if running else "in"
    name = request.wording.name(visible.record.name)
    await request.say(request.wording.text("tournament-joined", how=text, name=name))


async def leave(request: Request, of: int) -> None:
    """Leave, or drop out once play has begun. Raises Refused and TournamentRefused."""
    visible = await request.services.tournaments.withdraw(of, actor_of(request), request.key)
    running = visible.record.status is TournamentStatus.RUNNING
    name = request.wording.name(visible.record.name)
    await request.say(request.wording.text("tournament-left", running="yes" if running else "no", name=name))


async def check_in(request: Request, of: int) -> None:
    """Say that one is there. Raises Refused and TournamentRefused."""
    await request.services.tournaments.check_in(of, actor_of(request), request.key)
    await request.say(request.wording.text("tournament-checked-in"))


async def rest(request: Request, of: int, *, resting: bool) -> None:
    """Want no next table of an arena for now, or want one again. Raises Refused and TournamentRefused."""
    await request.services.tournaments.rest(of, actor_of(request), request.key, resting=resting)
    await request.say(request.wording.text("tournament-resting", resting="yes" if resting else "no"))


async def show_fairness(request: Request, of: int) -> None:
    """Show what the shuffles of all tables are committed to."""
    commitment = (await request.services.tournaments.look(of)).record.commitment or "none"
    await request.show(framed(request.wording.text("tournament-fair", commitment=commitment)))


async def show_standings(request: Request, visible: VisibleTournament) -> None:
    """The standings, with the bracket of a knock-out; a long list opens where the asker is.

    Raises Refused before play has begun.
    """
    _check_begun(visible)
    pages = standings_pages(visible)
    if len(pages) > PAGES_AT_ONCE:
        entrant = visible.record.entrant_of(request.user_id)
        mine = [at for at, page in enumerate(pages) if any(row.entrant == entrant for row in page.rows)]
        await show_page(request, visible, mine[0] if mine else 0)
        return
    files = await standings_files(visible, request.wording)
    if isinstance(visible.state.rules, KnockoutRules):
        files = (*await bracket_files(visible, request.wording), *files)
    if visible.record.status is TournamentStatus.OVER:
        files = (*await podium_files(visible, request.wording), *files)
    name = request.wording.name(visible.record.name)
    await request.show(framed(request.wording.text("tournament-standings", name=name), *files[:10], edge=Edge.CALM))


async def show_page(request: Request, visible: VisibleTournament, number: int) -> None:
    """One page of long standings, with the way to the others."""
    pages = standings_pages(visible)
    at = min(max(number, 0), len(pages) - 1)
    of, wording = visible.record.id, request.wording
    ways = (("first", 0), ("back", at - 1), ("on", at + 1), ("last", len(pages) - 1))
    buttons = [
        button(
            PanelId("tournament", "page", of, min(max(to, 0), len(pages) - 1), way),
            wording.text("button-standings-page", way=way),
            disabled=to == at or not 0 <= to < len(pages),
        )
        for way, to in ways
    ]
    name = wording.name(visible.record.name)
    files = await standings_files(visible, wording, pages[at : at + 1])
    await request.show(framed(wording.text("tournament-standings", name=name), *files, buttons, edge=Edge.CALM))


async def show_tables(request: Request, visible: VisibleTournament, round: int | None = None) -> None:
    """The tables of a round; where none is named, those that are played now. Each with the way to it."""
    _check_begun(visible)
    if round is None:
        shown, files = tables_to_show(visible), await tables_files(visible, request.wording)
    else:
        number = min(max(round, 1), len(visible.state.rounds))
        shown = tuple((number, table) for table in visible.state.rounds[number - 1].tables)
        files = await round_files(visible, number, request.wording)
    lines = [
        request.wording.text(
            "tournament-table-line",
            table=table.number,
            thread=thread_link(visible.record, of_round, table.number),
            names=names_at(visible.record, table, request.wording),
            state=_state_of(visible, table),
        )
        for of_round, table in shown
    ]
    await request.show(framed(*files, "\n".join(_fitting(lines)), edge=Edge.CALM))


async def show_road(request: Request, visible: VisibleTournament, user_id: int | None = None) -> None:
    """The road of the asker, or of somebody else. Raises Refused for who has not entered."""
    entrant = visible.record.entrant_of(user_id or request.user_id)
    if entrant is None:
        raise Refused(HostReject.NOT_ENTERED)
    name = name_of(visible.record, entrant, request.wording)
    tables = [thread_link(visible.record, *at) for at in tables_of(visible.state, entrant) if _is_open(visible, at)]
    threads = [thread for thread in tables if thread != "none"]
    text = request.wording.text(
        "tournament-mine",
        name=name,
        status=_part_of(visible, entrant),
        thread=request.wording.listed(threads) or "none",
    )
    files = await road_files(visible, entrant, request.wording) if visible.state.rounds else ()
    await request.show(framed(text, *files, edge=Edge.CALM))


def _part_of(visible: VisibleTournament, entrant: int) -> str:
    """How somebody takes part; `took_part` afterwards, and `out` for who was beaten."""
    status = visible.state.entrants[entrant].status
    if status is not Status.IN:
        return status.value
    if not visible.record.status.is_alive:
        return "took_part"
    out = visible.state.rounds and any(row.out and row.entrant == entrant for row in standings(visible.state))
    return "out" if out else status.value


async def export(request: Request, of: int) -> None:
    """The tournament as files: figures as CSV, everything as JSON, and once it is over what can be verified."""
    visible = await request.services.tournaments.look(of)
    _check_begun(visible)
    log = await request.services.tournaments.log(of)
    files = [
        OutgoingFile(f"tournament-{of}.csv", as_csv(visible, request.wording)),
        OutgoingFile(f"tournament-{of}.json", as_json(visible, log)),
    ]
    document = await request.services.tournaments.replay(of)
    if document is not None:
        replay, packed = await asyncio.to_thread(as_replay, document)
        files.append(OutgoingFile(f"tournament-{of}.replay.json{'.gz' if packed else ''}", replay))
    await request.show(framed(request.wording.text("tournament-export"), *files, edge=Edge.NONE))


def _state_of(visible: VisibleTournament, table: Table) -> str:
    """How a table ended; `open` while it is played, `dropped` where it never will be."""
    if table.outcome is not None:
        return table.outcome.ended.value
    return "open" if visible.record.status.is_alive else "dropped"


def _is_open(visible: VisibleTournament, at: tuple[int, int]) -> bool:
    table = visible.state.table(*at)
    return table is not None and _state_of(visible, table) == "open"


def _check_begun(visible: VisibleTournament) -> None:
    """Raises Refused(NOT_BEGUN) before the first round."""
    if not visible.state.rounds:
        raise Refused(HostReject.NOT_BEGUN)


def _fitting(lines: list[str], most: int = 3_500) -> list[str]:
    """As many lines as a message holds."""
    kept: list[str] = []
    for line in lines:
        if sum(len(one) + 1 for one in kept) + len(line) > most:
            break
        kept.append(line)
    return kept
