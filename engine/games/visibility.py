"""Who may see what of an event.

`apply` returns the whole truth; `seen_by(event, viewer)` is what a seat, or a spectator (None), may be told. Everything
shown to people is made from seen events only.
"""

from __future__ import annotations

from dataclasses import replace

from engine.games.events import CallForgotten, ClaimWon, DrewStock, Event, HandDealt, PenaltyDrawn, WindowAnswered


def seen_by(event: Event, viewer: int | None) -> Event | None:
    """What a seat (or a spectator, None) may be told of an event; None where it may not even know that it happened."""
    match event:
        case HandDealt(seat=seat) | WindowAnswered(seat=seat):
            return event if seat == viewer else None
        case DrewStock(seat=seat) | CallForgotten(seat=seat) if seat != viewer:
            return replace(event, card=None)
        case ClaimWon(seat=seat) if seat != viewer:
            return replace(event, drawn=None)
        case PenaltyDrawn(seat=seat) if seat != viewer:
            return replace(event, cards=None)
        case _:
            return event
