"""The host's panel: how it stands, and a list of acts, each with the reason that all are told, and ways back."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from bot.answers import Outdated, in_time
from bot.hosting.refusals import HostReject, Refused, there
from bot.hosting.tournaments.plans import check_goes_on, check_host
from bot.hosting.tournaments.service import VisibleTournament
from bot.records.deadlines import DeadlineKind
from bot.records.tournaments import TournamentStatus
from bot.ui.kit.forms import Field, open_form, submits
from bot.ui.kit.items import Click, Edge, PanelId, PanelItem, Style, button, framed, handles, id_of, options_of, select
from bot.ui.kit.more import LINES_LONGEST, as_fit
from bot.ui.kit.request import Request
from bot.ui.tournament import board, draft_panel
from bot.ui.tournament.actor import actor_of, lacks_role, mention_of, named_entrants, naming
from bot.ui.tournament.facts import ends_next, name_of, names_at, plain_name_of, tables_of_now, thread_link, where
from bot.ui.tournament.outgoing import HOST as PANEL
from bot.ui.tournament.outgoing import act_line
from bot.ui.tournament.pictures import tables_heading
from bot.wording import Wording
from engine.tournament.acts import may_be_undone
from engine.tournament.formats.registry import format_of
from engine.tournament.moves import Cancel, Decide, EndEarly, Extend, HostMove, Pause, Remove, Resume, Seed, Undo
from engine.tournament.registration import missing
from engine.tournament.standings import standings
from engine.tournament.state import GONE, Status

LATEST_ACTS: Final = 8
REASON_LONGEST: Final = 200
ASKED: Final = ("pause", "resume", "extend", "end", "seed", "remove", "decide", "undo", "cancel")
"""The acts that ask for a reason, and some for more."""
SEATWISE: Final = {"places": "2 1 3 4 5 6", "totals": "40 12 27 33 8 51"}
"""What may be typed for each seat of the largest table."""
_AT: Final = re.compile(r"\s*#?(\d{1,4})(?:\.(\d{1,4}))?\s*")


@handles(PANEL)
async def press(request: Request, click: Click) -> None:
    """The panel is opened, or an act is chosen. Raises Refused and TournamentRefused."""
    act, _, number = (click.value if click.action == "act" else click.action).partition(".")
    looking = request.services.tournaments.look(click.game)
    if act not in ASKED:
        await request.defer()
    visible = await (in_time(looking) if act in ASKED else looking)
    check_host(visible.stored, actor_of(request))
    if act in ASKED:
        check_goes_on(visible.stored)
        fields = _fields(act, visible, request.wording)
        form = PanelId(PANEL, act, click.game, id_of(number or "0"))
        await open_form(request, form, _named(act, visible, request.wording, number), fields)
        return
    match act:
        case "start":
            await show_host(
                request, await request.services.tournaments.start(click.game, actor_of(request), request.key)
            )
        case "season":
            await board.next_season(request, click.game)
        case "export":
            await board.export(request, click.game)
        case "everybody" if lacks_role(request, visible.record):
            admitting = request.services.tournaments.admit_everybody(click.game, actor_of(request), request.key)
            await show_host(request, await admitting)
        case "open" | "everybody":
            await show_host(request, visible)


@submits(PANEL)
async def act(request: Request, panel_id: PanelId, values: Mapping[str, str]) -> None:
    """The reason was given, and the act is done. Raises Refused and TournamentRefused."""
    await request.defer()
    visible = await request.services.tournaments.look(panel_id.game)
    check_host(visible.stored, actor_of(request))
    made = _move(panel_id, visible, values, str(request.user_id))
    await show_host(
        request, await request.services.tournaments.act(panel_id.game, actor_of(request), made, request.key)
    )


async def show_host(request: Request, visible: VisibleTournament) -> None:
    """The panel, for the host's eyes; of a draft the one in which it is prepared. Raises Refused."""
    check_host(visible.stored, actor_of(request))
    if visible.record.status is TournamentStatus.DRAFT:
        await draft_panel.show_draft(request, visible)
        return
    told, wording = report(visible, request.wording), request.wording
    first = _first(visible, wording)
    if lacks_role(request, visible.record):
        told.append(wording.text("tournament-roleless", name=wording.name(visible.record.name)))
        everybody = wording.text("tournament-option-role", value="everybody")
        first.append(button(PanelId(PANEL, "everybody", visible.record.id), everybody))
    await request.show(framed(*told, first, _list(visible, wording), edge=Edge.CALM))


def _first(visible: VisibleTournament, wording: Wording) -> list[PanelItem]:
    status = visible.record.status
    begins = status is TournamentStatus.OPEN or (status.is_gathering and not missing(visible.state, Status.IN))
    act = "resume" if visible.state.paused and status.is_alive else "start" if begins else ""
    id = PanelId(PANEL, act or "open", visible.record.id)
    return [button(id, _named(act, visible, wording), style=Style.primary)] if act else []


def _list(visible: VisibleTournament, wording: Wording) -> list[PanelItem]:
    options = options_of(
        {f"{act}.{number}": _named(act, visible, wording, number) for act, number in acts_now(visible)}
    )
    placeholder = wording.text("tournament-choose-act")
    return [select(PanelId(PANEL, "act", visible.record.id), options, placeholder)] if options else []


def acts_now(visible: VisibleTournament) -> Iterator[tuple[str, str]]:
    """What a host can do beside what goes on: each act, those that take one back with its number, the newest first."""
    state, status = visible.state, visible.record.status
    running = status is TournamentStatus.RUNNING
    possible = {
        "pause": status.is_alive and not state.paused,
        "extend": running and (bool(state.open_tables()) or visible.due_at(DeadlineKind.BELL) is not None),
        "decide": running and bool(state.rounds),
        "end": running and bool(state.rounds) and format_of(state).more_rounds(state),
        "seed": status.is_alive and not running and state.rules.seeded and state.season == 1,
        "remove": status.is_alive and bool(state.entrants),
        "season": visible.awaits_season,
        "export": bool(state.rounds),
        "cancel": status.is_alive,
    }
    yield from ((one, "") for one, may in possible.items() if may)
    taken_back = [one for one in state.acts if may_be_undone(state, one) and not visible.record.is_of_nobody(one)]
    yield from (("undo", str(one.number)) for one in reversed(taken_back))


def _named(act: str, visible: VisibleTournament, wording: Wording, number: str = "") -> str:
    opens = visible.state.rules.check_in and visible.record.status is TournamentStatus.OPEN
    return wording.text(f"button-tournament-{act}", checkin="yes" if opens else "no", act=number)


def report(visible: VisibleTournament, wording: Wording) -> list[str]:
    """How it stands and what hosts did: the latter goes before a long list."""
    called = wording.name(visible.record.name)
    homeless = [wording.text("tournament-homeless", name=called) for act in visible.state.acts if not act.by]
    how = [_how_it_stands(visible, wording), *homeless, *_open_tables(visible, wording), *_gone(visible, wording)]
    told = [how, _acts(visible, wording)]
    room, kept = LINES_LONGEST, []
    for lines in filter(None, reversed(told)):
        kept.append("\n".join(as_fit(lines, len(lines), room)))
        room -= len(kept[-1])
    return kept[::-1]


def _how_it_stands(visible: VisibleTournament, wording: Wording) -> str:
    state = visible.state
    return wording.text(
        "tournament-report",
        name=wording.name(visible.record.name),
        status="paused" if state.paused else visible.record.status.value,
        round=tables_heading(visible, wording) if state.rounds else "none",
        ends=ends_next(visible, wording),
        there=sum(not visible.record.people[row.entrant].is_nobody for row in standings(state)),
        waiting=len(state.those(Status.WAITING)),
    )


def _open_tables(visible: VisibleTournament, wording: Wording) -> list[str]:
    return [
        wording.text(
            "tournament-report-table",
            where=where(visible, round, table, wording),
            thread=thread_link(visible.record, round, table.number),
            names=names_at(visible.record, table, wording),
        )
        for round, table in (visible.state.open_seats() if visible.record.status.is_alive else ())
    ]


def _gone(visible: VisibleTournament, wording: Wording) -> list[str]:
    """Who is in no more; an entrant behind whom nobody is has entered anew since, or was forgotten."""
    gone = (Status.WITHDRAWN, Status.MISSED_CHECK_IN, *GONE, Status.REMOVED)
    return [
        wording.text(
            "tournament-report-gone",
            name=name_of(visible.record, one, wording),
            status=visible.state.entrants[one].status.value,
        )
        for one in visible.state.those(*gone)
        if not visible.record.people[one].is_nobody
    ]


def _acts(visible: VisibleTournament, wording: Wording) -> list[str]:
    acts = [(str(one.number), act_line(visible, one, wording)) for one in visible.state.acts if one.by]
    lines = [wording.text("tournament-report-act", act=act, line=line) for act, line in acts[-LATEST_ACTS:]]
    return [wording.text("tournament-report-acts"), *lines] if lines else []


def _fields(act: str, visible: VisibleTournament, wording: Wording) -> list[Field]:

    def field(key: str, options: Mapping[str, str] | None = None, *, required: bool = True) -> Field:
        seatwise = " ".join(SEATWISE.get(key, "").split()[: visible.state.rules.seats])
        label, hint = wording.text(f"tournament-form-{key}"), seatwise or wording.text(f"tournament-form-{key}-hint")
        return Field(key, label, hint=hint, options=options or {}, required=required)

    fields: dict[str, list[Field]] = {
        "extend": [field("what", _rounds_and_tables(visible, wording)), field("time")],
        "decide": [field("table", _tables(visible, wording)), field("places"), field("totals", required=False)],
        "remove": [field("player", _players(visible))],
        "seed": [field("seeds")],
    }
    return [*fields.get(act, []), field("reason")]


def _tables(visible: VisibleTournament, wording: Wording) -> dict[str, str]:
    """The tables that may be decided, each with who sits there seat by seat."""
    return {
        f"{round}.{table.number}": wording.text(
            "tournament-form-at",
            where=where(visible, round, table, wording),
            names=wording.listed([plain_name_of(visible.record, seat, wording) for seat in table.seats]),
        )
        for round, table in tables_of_now(visible)
    }


def _rounds_and_tables(visible: VisibleTournament, wording: Wording) -> dict[str, str]:
    """The rounds that are played, each before its open tables; the bell of an arena before all."""
    tables, found = _tables(visible, wording), dict[str, str]()
    if visible.due_at(DeadlineKind.BELL) is not None:
        found["1"] = wording.text("tournament-form-bell")
    for round, number in visible.state.open_tables():
        if visible.due_at(DeadlineKind.BELL) is None:
            found.setdefault(str(round), wording.text("tournament-form-whole", round=round))
        found[f"{round}.{number}"] = tables.get(f"{round}.{number}", "")
    return found


def _players(visible: VisibleTournament) -> dict[str, str]:
    """Who may be taken out, as `naming` reads them."""
    out = (Status.WITHDRAWN, Status.MISSED_CHECK_IN, Status.REMOVED)
    people = [one for one in visible.record.people if visible.state.entrants[one.entrant].status not in out]
    return {mention_of(one): one.name for one in people}


def _move(panel_id: PanelId, visible: VisibleTournament, values: Mapping[str, str], by: str) -> HostMove:
    """The act that a form was for. Raises Refused, and Outdated for a form that there is none of."""
    reason, named = values["reason"][:REASON_LONGEST], naming(visible.record)
    acts: dict[str, Callable[[], HostMove]] = {
        "pause": lambda: Pause(reason, by),
        "resume": lambda: Resume(reason, by),
        "end": lambda: EndEarly(reason, by),
        "cancel": lambda: Cancel(reason, by),
        "undo": lambda: Undo(panel_id.mark, reason, by),
        "extend": lambda: _extend(values, reason, by),
        "decide": lambda: _decide(visible, values, reason, by),
        "remove": lambda: Remove(there(named(values["player"].strip()), HostReject.PLAYER_NOT_ENTERED), reason, by),
        "seed": lambda: Seed(named_entrants(visible.record, values["seeds"]), reason, by),
    }
    if panel_id.action not in acts:
        raise Outdated
    return acts[panel_id.action]()


def _extend(values: Mapping[str, str], reason: str, by: str) -> Extend:
    round, table = _at(values["what"])
    return Extend(round, draft_panel.seconds(values["time"]), reason, by, table)


def _decide(visible: VisibleTournament, values: Mapping[str, str], reason: str, by: str) -> Decide:
    round, table = _at(values["table"])
    if table is None:  # Where there are too many for a list, a lone number is a table of the newest round.
        round, table = len(visible.state.rounds), round
    # Totals are typed as they are read; what is turned twice is as it was.
    totals = map(visible.record.terms.rules.as_written, numbers(values.get("totals", "")))
    return Decide(round, table, numbers(values["places"]), reason, by, tuple(totals))


def _at(text: str) -> tuple[int, int | None]:
    """A round, or a table of it, as chosen or typed: `2`, `2.3`; round 0, which there never is, for other text."""
    found = _AT.fullmatch(text)
    return (int(found[1]), None if found[2] is None else int(found[2])) if found else (0, None)


def numbers(text: str) -> tuple[int, ...]:
    """Whole numbers in a row as people type them, or as boards write them: `1 3 2 4`, `−5, 12`.

    Raises Refused(BAD_NUMBERS).
    """
    try:
        return tuple(int(word) for word in text.replace(",", " ").replace("−", "-").split())
    except ValueError:
        raise Refused(HostReject.BAD_NUMBERS) from None
