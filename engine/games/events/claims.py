"""Claiming a discard out of turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.cards import Card, Seat, WindowNumber


@dataclass(frozen=True, slots=True)
class WindowOpened:
    """A claim window is open: these seats are asked. It looks the same whatever anyone holds."""

    window: WindowNumber
    card: Card
    discarder: Seat | None
    asked: tuple[Seat, ...]
    kind: Literal["window_opened"] = "window_opened"


@dataclass(frozen=True, slots=True)
class WindowAnswered:
    """Private to the seat: its sealed answer is in."""

    window: WindowNumber
    seat: Seat
    claimed: bool
    kind: Literal["window_answered"] = "window_answered"


@dataclass(frozen=True, slots=True)
class ClaimWon:
    """The window closed on a claim. `penalty` counts the stock cards taken, `drawn` shows them to the seat alone."""

    window: WindowNumber
    seat: Seat
    card: Card
    penalty: int
    drawn: tuple[Card, ...] | None
    kind: Literal["claim_won"] = "claim_won"


@dataclass(frozen=True, slots=True)
class ClaimUnwanted:
    """The window closed and nobody claimed."""

    window: WindowNumber
    card: Card
    kind: Literal["claim_unwanted"] = "claim_unwanted"
