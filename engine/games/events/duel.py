"""What happens in the duel alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.cards import Card, Seat


@dataclass(frozen=True, slots=True)
class Flipped:
    """A seat has turned up the top card of its pile; the comparison waits for the others (duel)."""

    seat: Seat
    kind: Literal["flipped"] = "flipped"


@dataclass(frozen=True, slots=True)
class LettingRun:
    """A seat lets its cards flip by themselves from now on, or no longer (duel)."""

    seat: Seat
    agree: bool
    kind: Literal["letting_run"] = "letting_run"


@dataclass(frozen=True, slots=True)
class ComparisonDecided:
    """What the seats turned up. The highest card takes `cards` in all; on a tie `taker` is None and they wait."""

    shown: tuple[tuple[Seat, Card], ...]
    taker: Seat | None
    cards: int
    kind: Literal["comparison_decided"] = "comparison_decided"


@dataclass(frozen=True, slots=True)
class PlayOffCalled:
    """The seats that tied turn up their next cards, they alone; empty where none of them has one left (G-32)."""

    seats: tuple[int, ...]
    kind: Literal["play_off_called"] = "play_off_called"
