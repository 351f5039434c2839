"""What the log of a match says of each seat, in one go through it: claims, turns and how long they took."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from statistics import median

from bot.records.results import Counts

Line = tuple[str, str, datetime]
"""A line of a log: the move and its events as documents, and when."""


@dataclass(slots=True)
class _Seat:
    claimed: set[int] = field(default_factory=set)
    won: int = 0
    in_time: int = 0
    lengths: list[float] = field(default_factory=list)


def counted(lines: Iterable[Line], seats: int) -> tuple[Counts, ...]:
    """What each seat of a match did, by its log from the beginning. Nothing is held against anybody in a line that
    cannot be read.
    """
    found = [_Seat() for _ in range(seats)]
    owner, began, turn, timed_out = -1, None, 0, False
    for move_text, events_text, at in lines:
        move, events = json.loads(move_text).get("move", {}), json.loads(events_text).get("events", [])
        if move.get("kind") == "claim":
            found[move["seat"]].claimed.add(move["window"])
        for event in events:
            match event.get("kind"):
                case "timed_out":
                    timed_out = timed_out or event["seat"] == owner
                case "claim_won":
                    found[event["seat"]].won += 1
                case "turn_began":
                    if owner >= 0 and began is not None and event["turn"] != turn:
                        _end(found[owner], began, at, timed_out=timed_out)
                    owner, began, turn, timed_out = event["seat"], at, event["turn"], False
                case "match_ended":
                    if owner >= 0 and began is not None:
                        _end(found[owner], began, at, timed_out=timed_out)
                    owner = -1
    return tuple(
        Counts(len(one.claimed), one.won, len(one.lengths), one.in_time, round(median(one.lengths or [0])))
        for one in found
    )


def _end(seat: _Seat, began: datetime, at: datetime, *, timed_out: bool) -> None:
    seat.in_time += not timed_out
    seat.lengths.append((at - began).total_seconds())
