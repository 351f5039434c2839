"""Why a table stands as it stood when hours or days have gone by: for whom it waits, and until when."""

from __future__ import annotations

from datetime import datetime, tzinfo

from bot.hosting.clock.absence import goes_on
from bot.hosting.clock.standstills import ends
from bot.records.games import GameStatus, VisibleGame
from bot.ui.table.game_facts import names_of
from bot.wording import Wording
from bot.wording.speech import NOT_SAID


def why_it_waits(visible: VisibleGame, wording: Wording, zone: tzinfo) -> str:
    """What the table of the page waits for, as everybody may know it, in the page's zone."""
    record, view, told = visible.record, visible.view, visible.deadlines
    why, until, seats = "turn", told.turn, tuple(range(len(record.holders)))
    if record.standstill is not None:
        why, until = "standstill", ends(record.standstill)
    elif record.status is GameStatus.LOBBY:
        why = "lobby"
    elif record.suspended_until is not None:
        why, until = "suspended", record.suspended_until
    elif record.is_over or view is None:
        why = "over"
    elif not goes_on(record):
        why = "away"
    elif view.claim_window is not None:
        why, until, seats = "window", told.window, view.claim_window.asked
    elif view.turn_seat is not None:
        why, seats = "friendly" if told.can_play_on else "turn", (view.turn_seat,)
    host = [one.name for one in record.holders if one.user_id == record.host_id]
    names = host if why == "lobby" else [names_of(record)[seat] for seat in seats]
    moment = NOT_SAID if until is None else _moment(until, wording, zone)
    return wording.text("playground-waits", why=why, who=wording.listed(names), until=moment)


def _moment(until: datetime, wording: Wording, zone: tzinfo) -> str:
    there = until.astimezone(zone)
    return wording.text("playground-moment", day=wording.day(there.date()), time=wording.clock(there.time()))
