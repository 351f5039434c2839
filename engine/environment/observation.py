"""What a learner is shown: a seat's view as an array of whole numbers, a row a thing and a column a face."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from itertools import islice
from typing import Final

import numpy as np
import numpy.typing as npt

from engine.cards import FACES, Card
from engine.environment.actions import LearnersView
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.gin.view import GinView
from engine.games.history import Deed
from engine.games.views import Phase

HAND: Final = 0
NEW: Final = 1
"""Those of the hand that came since the last discard."""
TOP: Final = 2
PILE: Final = 3
"""The discard pile as far as it lies open."""
CLAIMED: Final = 4
"""The discard that is up for a claim."""
THROWN: Final = 5
"""All that was discarded in this round."""
TABLE: Final = 6
OWN_MELDS: Final = 7
SEATS: Final = 8
"""Seven numbers a seat, one's own first, then clockwise: cards held, opened, melded, out, total, claims won, dealer."""
ROUND: Final = 9
"""Stock, discards, round, lap, phase, whether the discard taken is owed, and in gin the most deadwood to knock with."""
ROWS: Final = 10
PHASES: Final = {phase: number for number, phase in enumerate(Phase)}
COLUMNS: Final = len(FACES)
_NOTHING: Final = bytes(2 * ROWS * COLUMNS)
_THROWN, _SEATS, _ROUND = (row * COLUMNS for row in (THROWN, SEATS, ROUND))
_DISCARDED: Final = Deed.DISCARDED

Observation = npt.NDArray[np.int16]


class Thrown:
    """How often each face was discarded in the round that was last looked at: the history grows, and is read once."""

    def __init__(self) -> None:
        self._round = self._read = 0
        self._counts = array("h", bytes(2 * COLUMNS))

    def in_round(self, view: LearnersView) -> array[int]:
        """One count a face. Every seat's view of a match has the same history."""
        acts = len(view.history)
        if view.round != self._round or acts < self._read:
            self._round, self._read, self._counts = view.round, 0, array("h", bytes(2 * COLUMNS))
        for act in islice(view.history, self._read, None):
            if act.deed is _DISCARDED:
                self._counts[act.cards[0].index] += 1
        self._read = acts
        return self._counts


def observe(view: LearnersView, thrown: Thrown) -> Observation:
    """The view of a seat as `ROWS` rows of 53 columns."""
    shown = array("h", _NOTHING)
    _count(shown, HAND, view.hand)
    _count(shown, NEW, view.drawn)
    if view.discard_top is not None:
        _count(shown, TOP, (view.discard_top,))
    shown[_THROWN : _THROWN + COLUMNS] = thrown.in_round(view)
    for lying in view.melds:
        _count(shown, TABLE, lying.meld.cards)
        if lying.owner == view.seat:
            _count(shown, OWN_MELDS, lying.meld.cards)
    lap, owed, limit = 0, False, 0
    if isinstance(view, DrawDiscardView):
        _count(shown, PILE, view.pile)
        if view.claim_window is not None:
            _count(shown, CLAIMED, (view.claim_window.card,))
        lap, owed = view.lap, view.owed
    elif isinstance(view, GinView):
        limit = view.limit
    own, count = view.own_seat, len(view.seats)
    told: list[int] = []
    for place in range(count):
        seat = (own + place) % count
        info = view.seats[seat]
        told += (info.cards, info.opened, info.melded, info.out, info.total, info.claims_won, seat == view.dealer)
    shown[_SEATS : _SEATS + len(told)] = array("h", told)
    known = (view.stock, view.discards, view.round, lap, PHASES[view.phase], owed, limit)
    shown[_ROUND : _ROUND + len(known)] = array("h", known)
    return np.frombuffer(shown, dtype=np.int16).reshape(ROWS, COLUMNS)


def _count(shown: array[int], row: int, cards: Iterable[Card]) -> None:
    first = row * COLUMNS
    for card in cards:
        shown[first + card.index] += 1
