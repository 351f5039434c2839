"""Everything public that a game says in its channel, as delivery sends it."""

from __future__ import annotations

from bot.ui.games.families import board_of
from bot.ui.kit.message import Outgoing, OutgoingFile
from bot.ui.lobby.guests import invitation, parted, taken_out
from bot.ui.lobby.lobby import lobby
from bot.ui.table.calling_off import ending_notice, ending_settled
from bot.ui.table.notice import autopilot_notice, calls_to, knock_notice, reminder, turn_notice, vacation_notice
from bot.ui.table.order_report import order_report
from bot.ui.table.seats import seat_open_notice, seat_taken_notice
from bot.ui.table.standstill import standstill_notice
from bot.ui.table.summary import match_summary, round_summary

__all__ = [
    "Outgoing",
    "OutgoingFile",
    "autopilot_notice",
    "board_of",
    "calls_to",
    "ending_notice",
    "ending_settled",
    "invitation",
    "knock_notice",
    "lobby",
    "match_summary",
    "order_report",
    "parted",
    "reminder",
    "round_summary",
    "seat_open_notice",
    "seat_taken_notice",
    "standstill_notice",
    "taken_out",
    "turn_notice",
    "vacation_notice",
]
