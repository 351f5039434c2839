"""The words that pictures carry, in the players' language: the bot words them, pictures only place them.

An empty label leaves its place empty. Numbers and names come from the view and need no label.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.scores import ScoreItem


@dataclass(frozen=True, slots=True)
class HandLabels:
    """`title` is the heading; `deadwood` the count of what is left over, in words; `drawn` and `taken` mark cards.

    `your_move` is drawn in the accent colour and given only when the seat is to act.
    """

    title: str = ""
    deadwood: str = ""
    drawn: str = ""
    taken: str = ""
    your_move: str = ""


@dataclass(frozen=True, slots=True)
class BoardLabels:
    """`heading` says which round and lap; `status` whose move it is; `claim` stands at the card that may be claimed."""

    heading: str = ""
    status: str = ""
    stock: str = ""
    discards: str = ""
    claim: str = ""
    no_melds: str = ""


@dataclass(frozen=True, slots=True)
class ScoreLabels:
    """`rounds[i]` heads the row of the i-th finished round (its number where missing); `items` name score lines."""

    title: str = ""
    total: str = ""
    rounds: tuple[str, ...] = ()
    items: tuple[tuple[ScoreItem, str], ...] = ()

    def item(self, item: ScoreItem) -> str:
        """The name of a score line, empty where it has none."""
        return dict(self.items).get(item, "")


@dataclass(frozen=True, slots=True)
class SummaryLabels:
    """`title` says which round and how it ended; `winner` marks the winning seat; `no_cards` an empty hand."""

    title: str = ""
    winner: str = ""
    no_cards: str = ""
    items: tuple[tuple[ScoreItem, str], ...] = ()

    def item(self, item: ScoreItem) -> str:
        """The name of a score line, empty where it has none."""
        return dict(self.items).get(item, "")


NO_HAND_LABELS: Final = HandLabels()
NO_BOARD_LABELS: Final = BoardLabels()
NO_SCORE_LABELS: Final = ScoreLabels()
NO_SUMMARY_LABELS: Final = SummaryLabels()
