"""What a host sees alone: how far every table is, who has gone, what hosts did, and who feeds whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import timedelta
from typing import Final

from bot.hosting.tournaments.plans import check_host
from bot.hosting.tournaments.service import VisibleTournament
from bot.records.games import DeadlineKind
from bot.records.tournaments import TournamentStatus
from bot.ui.kit.forms import Field, form, submits
from bot.ui.kit.items import Click, Edge, PanelId, PanelItem, Style, button, framed, handles
from bot.ui.kit.message import Outgoing
from bot.ui.kit.request import Request
from bot.ui.tournament.actor import actor_of
from bot.ui.tournament.facts import name_of, names_at, number, those, thread_link, when
from bot.ui.tournament.outgoing import act_line
from bot.wording import Wording
from engine.tournament.acts import may_be_undone
from engine.tournament.feeding import Feeding
from engine.tournament.moves import EndEarly, Extend, HostMove, Pause, Resume, Undo
from engine.tournament.state import Status

LATEST_ACTS = 8
MOST_FED = 5
MORE_TIME = timedelta(hours=1)
REASON_LONGEST: Final = 200
LONGEST: Final = 3_800


Act = Callable[[str, str, int], HostMove]
"""A host's act, from its reason, the host, and the round or the act that it is about."""

_ACTS: Final[dict[str, Act]] = {
    "pause": lambda reason, by, _: Pause(reason, by),
    "resume": lambda reason, by, _: Resume(reason, by),
    "end": lambda reason, by, _: EndEarly(reason, by),
    "extend": lambda reason, by, round: Extend(round, int(MORE_TIME.total_seconds()), reason, by),
    "undo": lambda reason, by, act: Undo(act, reason, by),
}


@handles("thost")
async def press(request: Request, click: Click) -> None:
    """A button of the report: what everybody will be told asks for its reason first."""
    if click.action in _ACTS:
        wording = request.wording
        title = wording.text("tournament-form-reason-title")
        why = Field("reason", wording.text("tournament-form-reason"), hint=wording.text("tournament-form-reason-hint"))
        await request.interaction.response.send_modal(form(click, title, [why]))
        return
    await request.defer()
    if click.action == "start":
        await request.services.tournaments.start(click.game, actor_of(request), request.key)
        await show_report(request, await request.services.tournaments.look(click.game))


@submits("thost")
async def act(request: Request, panel_id: PanelId, values: Mapping[str, str]) -> None:
    """The reason was given, and the act is done."""
    await request.defer()
    made = _ACTS[panel_id.action](values.get("reason", "")[:REASON_LONGEST], str(request.user_id), panel_id.mark)
    await show_report(
        request, await request.services.tournaments.act(panel_id.game, actor_of(request), made, request.key)
    )


async def show_report(request: Request, visible: VisibleTournament) -> None:
    """The report, for the host's eyes. Raises Refused(NOT_TOURNAMENT_HOST)."""
    check_host(visible.stored, actor_of(request))
    fed = await request.services.tournaments.feeding(visible.record.id, actor_of(request))
    await request.show(report(visible, request.wording, fed))


def report(visible: VisibleTournament, wording: Wording, fed: Sequence[Feeding] = ()) -> Outgoing:
    """How it stands, with what a host may do about it, and who gives whom more than is usual."""
    how = [_how_it_stands(visible, wording), *_open_tables(visible, wording), *_gone(visible, wording)]
    told = [how, _acts(visible, wording), _fed(visible, fed, wording)]
    parts = _fitting(["\n".join(lines) for lines in told if lines])
    return framed(*parts, _buttons(visible, wording), _undoing(visible, wording), edge=Edge.CALM)


def _fitting(parts: Sequence[str]) -> list[str]:
    """As much of each part as a message holds: what hosts did and who feeds whom go before a long list of tables."""
    room, fitting = LONGEST, []
    for part in reversed(parts):
        lines = part.split("\n")
        while sum(len(line) + 1 for line in lines) > room and len(lines) > 1:
            lines.pop()
        fitting.append("\n".join(lines)[:room])
        room -= len(fitting[-1])
    return [part for part in reversed(fitting) if part]


def _how_it_stands(visible: VisibleTournament, wording: Wording) -> str:
    state = visible.state
    round = len(state.rounds)
    return wording.text(
        "tournament-report",
        name=wording.name(visible.record.name),
        status="paused" if state.paused else visible.record.status.value,
        round=round,
        ends=when(visible.due_at(DeadlineKind.ROUND, round)),
        there=len(those(visible, Status.IN)),
        waiting=len(those(visible, Status.WAITING)),
    )


def _open_tables(visible: VisibleTournament, wording: Wording) -> list[str]:
    return [
        wording.text(
            "tournament-report-table",
            round=round,
            table=number,
            thread=thread_link(visible.record, round, number),
            names=names_at(visible.record, table, wording),
        )
        for round, number in visible.state.open_tables()
        if (table := visible.state.table(round, number)) is not None
    ]


def _gone(visible: VisibleTournament, wording: Wording) -> list[str]:
    gone = (Status.WITHDRAWN, Status.MISSED_CHECK_IN, Status.DROPPED, Status.NO_SHOW, Status.REMOVED)
    return [
        wording.text(
            "tournament-report-gone",
            name=name_of(visible.record, one, wording),
            status=visible.state.entrants[one].status.value,
        )
        for one in those(visible, *gone)
    ]


def _acts(visible: VisibleTournament, wording: Wording) -> list[str]:
    acts = visible.state.acts[-LATEST_ACTS:]
    told = [act_line(visible, one, wording, undone=one.undone) for one in acts]
    lines = [wording.text("tournament-report-act", line=line) for line in told]
    return [wording.text("tournament-report-acts"), *lines] if lines else []


def _fed(visible: VisibleTournament, fed: Sequence[Feeding], wording: Wording) -> list[str]:
    """Pairs to look at, without a verdict."""
    lines = [
        wording.text(
            "tournament-report-fed",
            one=name_of(visible.record, each.one, wording),
            other=name_of(visible.record, each.other, wording),
            tables=each.tables,
            given=each.there.given,
            usual=number(round(each.there.usual, 1)),
            returned=each.back.given,
            expected=number(round(each.back.usual, 1)),
        )
        for each in fed[:MOST_FED]
    ]
    return [wording.text("tournament-report-feeding"), *lines] if lines else []


def _buttons(visible: VisibleTournament, wording: Wording) -> list[PanelItem]:
    record, state = visible.record, visible.state
    of = record.id
    if record.status in (TournamentStatus.OPEN, TournamentStatus.CHECK_IN):
        opens = state.rules.check_in and record.status is TournamentStatus.OPEN
        label = wording.text("button-tournament-start", checkin="yes" if opens else "no")
        return [button(PanelId("thost", "start", of), label, style=Style.primary)]
    if record.status is not TournamentStatus.RUNNING:
        return []
    if state.paused:
        return [button(PanelId("thost", "resume", of), wording.text("button-tournament-resume"), style=Style.primary)]
    made = [button(PanelId("thost", "pause", of), wording.text("button-tournament-pause"))]
    round = len(state.rounds)
    if round and not state.bell:
        made.append(button(PanelId("thost", "end", of), wording.text("button-tournament-end")))
    if visible.due_at(DeadlineKind.ROUND, round) or visible.due_at(DeadlineKind.BELL):
        label = wording.text("button-tournament-extend", time=wording.lasting(MORE_TIME))
        made.append(button(PanelId("thost", "extend", of, round), label))
    return made


def _undoing(visible: VisibleTournament, wording: Wording) -> list[PanelItem]:
    """A button for each act that may still be taken back, the newest first."""
    of = visible.record.id
    open_acts = [one for one in visible.state.acts if may_be_undone(visible.state, one)]
    return [
        button(PanelId("thost", "undo", of, one.number), wording.text("button-tournament-undo", act=one.number))
        for one in reversed(open_acts[-4:])
    ]
