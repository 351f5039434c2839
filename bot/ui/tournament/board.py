"""What the buttons under a tournament's messages do, and the commands that do the same."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from bot.answers import Outdated
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.tournaments.plans import check_goes_on, check_host
from bot.hosting.tournaments.service import VisibleTournament
from bot.records.deadlines import DeadlineKind
from bot.records.ids import UserId
from bot.records.tournaments import TournamentStatus
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
    options_of,
    select,
)
from bot.ui.kit.message import OutgoingFile, json_file
from bot.ui.kit.more import more_list, page_at, turns
from bot.ui.kit.request import Request
from bot.ui.table.game_facts import when
from bot.ui.tournament.actor import actor_of, home_of_season, may_be_held
from bot.ui.tournament.bracket import bracket_files
from bot.ui.tournament.export import as_csv, as_json
from bot.ui.tournament.facts import (
    called,
    format_line,
    linked,
    name_of,
    names_at,
    plain_name_of,
    table_heading,
    tables_to_show,
    thread_link,
)
from bot.ui.tournament.outgoing import board_sight, tournament_button
from bot.ui.tournament.pictures import (
    StandingsPage,
    podium_files,
    road_files,
    round_files,
    round_heading,
    standings_files,
    standings_pages,
    state_of,
    tables_files,
)
from bot.wording import Wording
from engine.tournament.formats.registry import format_of
from engine.tournament.play import tables_of
from engine.tournament.refusals import TournamentRefused, TournamentReject
from engine.tournament.rules import ArenaRules
from engine.tournament.standings import standings
from engine.tournament.state import Status, Table, Tournament

Act = Callable[[Request, int], Awaitable[None]]
LIST: Final = "tournaments"
LISTED: Final = 20


async def next_season(request: Request, of: int) -> None:
    """Begin the next season of a league: everybody of the last one is called to check in. Where it has begun everybody
    reads where it is. It is held where the last one was, or where that channel is gone in the asker's. Raises Refused.
    """
    begun = await request.services.tournaments.season_after(of)
    if begun is not None:
        await request.say(request.wording.text("tournament-season-there", **linked(begun, request.wording)))
        return
    ended = await request.services.tournaments.look(of)
    check_host(ended.stored, actor_of(request))
    home = home_of_season(request, ended.record)
    if home is None:
        await request.say(request.wording.text("tournament-not-here"))
        return
    if not await may_be_held(request, replace(ended.record, channel_id=home)):
        return
    request.check_post()
    visible = await request.services.tournaments.next_season(of, actor_of(request), request.key, home)
    facts = {"name": request.wording.name(visible.record.name), "season": visible.state.season}
    starts = when(visible.due_at(DeadlineKind.START))
    await request.say(request.wording.text("tournament-season-begun", starts=starts, **facts))
    guild = request.interaction.guild
    if guild is not None and not guild.unavailable:
        await request.services.tournaments.roles_gone(guild.id, guild.get_role)


@handles("tournament")
async def press(request: Request, click: Click) -> None:
    """A button of a tournament; the panel's game is the tournament."""
    await request.defer()
    of = click.game
    visible = await request.look_at_tournament(of)
    match click.action:
        case "leave" | "drop" | "out":
            await (_go(request, of) if click.action == "out" else leave(request, visible))
        case "join" | "checkin" | "rest" | "play":
            acts: dict[str, Act] = {
                "join": join,
                "checkin": check_in,
                "rest": partial(rest, resting=True),
                "play": rest,
            }
            await acts[click.action](request, of)
            if request.from_private_panel:
                await show_road(request, await request.services.tournaments.look(of))
        case "season":
            await next_season(request, of)
        case "standings" | "page":
            await show_standings(request, visible, click.mark if click.action == "page" else None)
        case "tables" | "round":
            await show_tables(request, visible, int(next(iter(click.values), click.detail or "0")), click.mark)
        case "mine" | "road":
            await show_road(request, visible, int(click.value) if click.values else None)
        case "export":
            await export(request, of)
        case "fair":
            secret, commitment = visible.record.secret or "none", visible.record.commitment or "none"
            told = request.wording.text("tournament-fair", secret=secret, commitment=commitment)
            await request.show(framed(told))
        case "more":
            behind = board_sight(visible, request.wording).behind
            if not behind:
                raise TournamentRefused(TournamentReject.OVER, phase=visible.state.phase)
            await request.show(framed([more_list(of, behind, request.wording)], edge=Edge.NONE))
        case _:
            raise Outdated


async def join(request: Request, of: int) -> None:
    """Enter. Raises Refused and TournamentRefused."""
    before = (await request.services.tournaments.look(of)).record.entrant_of(request.user_id)
    visible = await request.services.tournaments.join(of, actor_of(request), request.key)
    entrant, name = visible.record.entrant_of(request.user_id), request.wording.name(visible.record.name)
    waits = entrant in visible.state.those(Status.WAITING)
    how = _waits_for(visible) if waits else _joined(visible, entrant)
    how = "taken" if how == "back" and before != entrant else how
    await request.say(request.wording.text("tournament-joined", waits="yes" if waits else "no", how=how, name=name))


def _waits_for(visible: VisibleTournament) -> str:
    """With what somebody on the waiting list comes in: in a league that is played it takes seats of open tables."""
    state, running = visible.state, visible.record.status is TournamentStatus.RUNNING
    if not running or not format_of(state).replaces:
        return "full"
    return "vacancy" if state.open_tables() else "season"


def _joined(visible: VisibleTournament, entrant: int | None) -> str:
    """What somebody who has entered, or come back, has to wait for."""
    state = visible.state
    if visible.record.status is TournamentStatus.OPEN and state.rules.check_in:
        return "check_in"
    if visible.record.status is not TournamentStatus.RUNNING:
        return "in"
    if any(entrant in table.seats for _, table in state.open_seats()):
        return "back"
    soon = "free" if isinstance(state.rules, ArenaRules) else "late"
    return soon if _round_follows(state) else "last"


def _round_follows(state: Tournament) -> bool:
    """Whether a further round begins, be it that others come back for it as well."""
    for one in format_of(state).returning(state, range(len(state.entrants))):
        state = state.with_status(one, Status.IN)
    return format_of(state).more_rounds(state)


async def leave(request: Request, visible: VisibleTournament) -> None:
    """Leave; who would drop out of what is played is asked first. Raises Refused and TournamentRefused."""
    of, wording = visible.record.id, request.wording
    if visible.record.status is not TournamentStatus.RUNNING or not visible.takes_part(request.user_id):
        await _go(request, of)
        return
    goes_on = "others" if format_of(visible.state).replaces else "yes"
    sits = goes_on if _sits(visible, request.user_id) else "no"
    question = wording.text("tournament-drop", name=wording.name(visible.record.name), sits=sits)
    sure = button(PanelId("tournament", "out", of), wording.text("button-tournament-drop"), style=Style.danger)
    await request.show(framed(question, [sure, tournament_button("mine", of, wording)], edge=Edge.LIT))


def _sits(visible: VisibleTournament, user_id: UserId) -> bool:
    entrant = visible.record.entrant_of(user_id)
    return any(entrant in table.entrants for _, table in visible.state.open_seats())


async def _go(request: Request, of: int) -> None:
    """Leave, or drop out once play has begun. Raises Refused and TournamentRefused."""
    visible = await request.services.tournaments.withdraw(of, actor_of(request), request.key)
    name, sits = request.wording.name(visible.record.name), _sits(visible, request.user_id)
    how = "table" if sits else "dropped" if visible.record.status is TournamentStatus.RUNNING else "left"
    await request.say(request.wording.text("tournament-left", how=how, name=name))
    if request.from_private_panel:
        await show_road(request, visible)


async def check_in(request: Request, of: int) -> None:
    """Say that one is there. Raises Refused and TournamentRefused."""
    await request.services.tournaments.check_in(of, actor_of(request), request.key)
    await request.say(request.wording.text("tournament-checked-in"))


async def rest(request: Request, of: int, *, resting: bool = False) -> None:
    """Want no next table of an arena for now, or want one again. Raises Refused and TournamentRefused."""
    await request.services.tournaments.rest(of, actor_of(request), request.key, resting=resting)
    await request.say(request.wording.text("tournament-resting", resting="yes" if resting else "no"))


async def show_standings(request: Request, visible: VisibleTournament, page: int | None = None) -> None:
    """The standings, with a knock-out's bracket; of a long list one page, the asker's where none is named. Raises
    Refused before play.
    """
    _check_begun(visible)
    pages, wording = standings_pages(visible), request.wording
    turning: list[PanelItem] = []
    if sum(len(page.rows) for page in pages) > OPTIONS_PER_SELECT:
        entrant = visible.record.entrant_of(request.user_id)
        own = (at for at, page in enumerate(pages) if any(row.entrant == entrant for row in page.rows))
        at = min(next(own, 0) if page is None else page, len(pages) - 1)
        turning = turns(PanelId("tournament", "page", visible.record.id), at, len(pages), wording)
        pages = pages[at : at + 1]
    files = await standings_files(visible, wording, pages)
    if not turning:
        files = (*await bracket_files(visible, wording), *files)
        if visible.record.status is TournamentStatus.OVER:
            files = (*await podium_files(visible, wording), *files)
    told = wording.text("tournament-standings", name=called(visible, wording.name(visible.record.name), wording))
    await request.show(framed(told, *files[:10], turning, *_onward(visible, pages, wording)))


def _onward(
    visible: VisibleTournament, pages: Sequence[StandingsPage], wording: Wording
) -> tuple[list[PanelItem], list[PanelItem]]:
    """From standings to the road of anybody in them, to the tables, and to all of it as files."""
    of = visible.record.id
    entrants = [row.entrant for page in pages for row in page.rows]
    named = options_of({one: plain_name_of(visible.record, one, wording) for one in entrants})
    ways = [tournament_button(action, of, wording) for action in ("tables", "export")]
    return [select(PanelId("tournament", "road", of), named, wording.text("tournament-choose-road"))], ways


async def show_tables(request: Request, visible: VisibleTournament, round: int = 0, page: int = 0) -> None:
    """A page of the tables of a round; where none is named, of those played now. Each with the way to it."""
    _check_begun(visible)
    if not round:
        shown, files = tables_to_show(visible), await tables_files(visible, request.wording)
    else:
        number = min(max(round, 1), len(visible.state.rounds))
        shown = tuple((number, table) for table in visible.state.rounds[number - 1].tables)
        files = await round_files(visible, number, request.wording)
    several = len({of_round for of_round, _ in shown}) > 1
    lines = [
        request.wording.text(
            "tournament-table-line",
            heading=table_heading(visible, of_round, table, request.wording, with_round=several),
            thread=thread_link(visible.record, of_round, table.number),
            names=names_at(visible.record, table, request.wording),
            state=_state_of(visible, of_round, table),
        )
        for of_round, table in shown
    ]
    some, at, pages = page_at(lines, page, len(lines), str)
    back = tournament_button("standings", visible.record.id, request.wording)
    way = PanelId("tournament", "round", visible.record.id, detail=str(round or ""))
    turning = turns(way, at, pages, request.wording)
    await request.show(framed(*files, "\n".join(some), _rounds(visible, request.wording), [back, *turning]))


def _rounds(visible: VisibleTournament, wording: Wording) -> list[PanelItem]:
    newest = visible.state.rounds[-OPTIONS_PER_SELECT:]
    options = options_of({each.number: round_heading(visible, each.number, wording) for each in newest})
    to = PanelId("tournament", "round", visible.record.id)
    return [select(to, options, wording.text("tournament-choose-round"))] if len(options) > 1 else []


async def show_road(request: Request, visible: VisibleTournament, of: int | None = None) -> None:
    """The road of an entrant, else the asker's own, with what they can do.

    Raises Refused(NOT_ENTERED), TournamentRefused(OVER) and Outdated.
    """
    own = visible.record.entrant_of(request.user_id)
    entrant = own if of is None else of
    if entrant is None:
        check_goes_on(visible.stored)
        raise Refused(HostReject.NOT_ENTERED)
    if not 0 <= entrant < len(visible.state.entrants):
        raise Outdated
    name = name_of(visible.record, entrant, request.wording)
    threads = [
        thread
        for at in tables_of(visible.state, entrant)
        if (table := visible.state.table(*at)) is not None and _state_of(visible, at[0], table) == "playing"
        if entrant not in table.gone or visible.state.entrants[entrant].status is Status.NO_SHOW
        if (thread := thread_link(visible.record, *at)) != "none"
    ]
    text = request.wording.text(
        "tournament-mine",
        name=name,
        status=_part_of(visible, entrant),
        thread=request.wording.listed(threads) or "none",
    )
    files = await road_files(visible, entrant, request.wording)
    does = _doings(visible, entrant, request.wording) if entrant == own else []
    if entrant == own and visible.record.status.is_alive and not visible.takes_part(request.user_id):
        refused = await request.services.tournaments.why_not_join(visible.record.id, actor_of(request))
        text += f"\n{request.wording.reject(refused)}" if refused else ""
        does = [] if refused else [tournament_button("join", visible.record.id, request.wording, Style.success)]
    if visible.state.rounds:
        does.append(tournament_button("standings", visible.record.id, request.wording))
    await request.show(framed(text, *files, does))


def _doings(visible: VisibleTournament, entrant: int, wording: Wording) -> list[PanelItem]:
    record, state, of = visible.record, visible.state, visible.record.id
    one, running = state.entrants[entrant], record.status is TournamentStatus.RUNNING
    if _part_of(visible, entrant) not in (Status.IN, Status.WAITING, "resting"):
        return []
    does = []
    if record.status is TournamentStatus.CHECK_IN and not one.checked_in:
        does.append(tournament_button("checkin", of, wording, Style.primary))
    if running and isinstance(state.rules, ArenaRules):
        does.append(tournament_button("play" if one.resting else "rest", of, wording))
    return [*does, tournament_button("drop" if running else "leave", of, wording)]


def _part_of(visible: VisibleTournament, entrant: int) -> str:
    """How somebody takes part; `took_part` or `waited` afterwards, `out` for who was beaten, and `resting`."""
    status = visible.state.entrants[entrant].status
    if not visible.record.status.is_alive and status in (Status.IN, Status.WAITING):
        return "took_part" if status is Status.IN else "waited"
    if status is not Status.IN:
        return status.value
    out = visible.state.rounds and any(row.out and row.entrant == entrant for row in standings(visible.state))
    return "out" if out else "resting" if visible.state.entrants[entrant].resting else status.value


async def export(request: Request, of: int) -> None:
    """The tournament as files: figures as CSV, everything as JSON, and once it is over what can be verified."""
    visible = await request.look_at_tournament(of)
    _check_begun(visible)
    log, games = await request.services.tournaments.log(of), await request.services.tournaments.public_games(of)
    name = f"tournament-{visible.record.public_id}"
    files = [
        OutgoingFile(f"{name}.csv", as_csv(visible, games, request.wording)),
        await json_file(f"{name}.json", as_json(visible, games, log)),
    ]
    document = await request.services.tournaments.replay(of)
    replay = "there" if document else "later" if visible.record.status.is_alive else "none"
    if document is not None:
        files.append(await json_file(f"{name}.replay.json", document))
    await request.show(framed(request.wording.text("tournament-export", replay=replay), *files, edge=Edge.NONE))


def _state_of(visible: VisibleTournament, round: int, table: Table) -> str:
    """How a table ended, or how far it is."""
    return state_of(visible, round, table) if table.outcome is None else table.outcome.ended.value


def _check_begun(visible: VisibleTournament) -> None:
    """Raises TournamentRefused where there was no round (OVER), or is none yet (NOT_RUNNING)."""
    if not visible.state.rounds:
        check_goes_on(visible.stored)
        raise TournamentRefused(TournamentReject.NOT_RUNNING, phase=visible.state.phase)


async def to_see(request: Request) -> list[VisibleTournament]:
    """The newest tournaments of a server that the asker may see."""
    found, sight = await request.services.tournaments.all_in(request.interaction.guild_id or 0, LISTED), request.sight
    return [one for one in found if await sight.sees(one.record)]


@handles(LIST)
async def open_list(request: Request, click: Click) -> None:
    """Show the page of them that is turned to, from 0. Raises Refused where none can be read."""
    await request.defer()
    found, wording = await to_see(request), request.wording
    if not found:
        await request.services.tournaments.check_server(request.interaction.guild_id or 0)
        await request.say(wording.text("tournaments-none"))
        return
    line = partial(_line, wording=wording)
    shown, at, pages = page_at(found, click.mark, LISTED, line)
    told = "\n".join([wording.text("tournaments-heading"), *map(line, shown)])
    await request.show(framed(told, turns(PanelId(LIST, "list"), at, pages, wording)))


def _line(visible: VisibleTournament, wording: Wording) -> str:
    record = visible.record
    return wording.text(
        "tournaments-line",
        **linked(visible, wording),
        status="paused" if visible.state.paused else record.status.value,
        format=format_line(visible, wording),
        game=wording.variant_name(record.terms.variant),
        entered=len(visible.state.those(Status.IN)),
        round=len(visible.state.rounds),
    )
