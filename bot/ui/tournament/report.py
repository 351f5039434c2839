"""What a host sees alone: how far every table is, who has gone, what hosts did, and who feeds whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.hosting.tournaments.service import VisibleTournament
from bot.records.games import DeadlineKind
from bot.ui.tournament.facts import name_of, names_at, those, thread_link, when
from bot.ui.tournament.outgoing import act_line
from bot.wording import Wording
from engine.tournament.feeding import Feeding
from engine.tournament.state import Status

LATEST_ACTS = 8
MOST_FED = 5
LONGEST: Final = 3_800


def report(visible: VisibleTournament, wording: Wording, fed: Sequence[Feeding] = ()) -> list[str]:
    """How it stands, what hosts did, and who gives whom more than is usual."""
    how = [_how_it_stands(visible, wording), *_open_tables(visible, wording), *_gone(visible, wording)]
    told = [how, _acts(visible, wording), _fed(visible, fed, wording)]
    return _fitting(["\n".join(lines) for lines in told if lines])


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
            usual=wording.decimal(round(each.there.usual, 1)),
            returned=each.back.given,
            expected=wording.decimal(round(each.back.usual, 1)),
        )
        for each in fed[:MOST_FED]
    ]
    return [wording.text("tournament-report-feeding"), *lines] if lines else []
