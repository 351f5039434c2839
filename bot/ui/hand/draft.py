"""What a player has prepared in the hand panel but not done yet. Kept in the database, so it outlives the program."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Literal

from pydantic import TypeAdapter, ValidationError

from engine.cards import JOKER, PLAYING_CARDS, Card, holds, with_cards, without
from engine.games.moves import JokerSwap
from engine.games.tiles.view import TileView
from engine.games.views import MatchView, Phase
from engine.melds.meld import NewMeld

OpenPlace = Literal["aside", "open"]


class SortOrder(StrEnum):
    """How a hand lies in the panel."""

    SUIT = "suit"
    NUMBER = "number"
    MELDS = "melds"


@dataclass(frozen=True, slots=True)
class Bench:
    """A table that is being rebuilt: how it lay before, then how it lies after each step.

    `picked` are the pieces chosen from it, by the number of their meld and their place in it; `focus` is the meld
    whose pieces are shown for choosing. Without `by_hand` it is a proposal to be confirmed.
    """

    steps: tuple[tuple[NewMeld, ...], ...]
    by_hand: bool = True
    focus: int = 0
    picked: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Draft:
    """The chosen cards, the order of the hand, and what waits for the next Lay.

    `swaps` are jokers that the rules want played in the same breath: the hand is shown as it would be after them.
    `call` is the spoken “Rommé” for the next card that goes out. `bench` is the table in the making, and `taking` the
    tile lying open that is to be taken for it. All of these belong to `turn` alone.
    """

    chosen: tuple[Card, ...] = ()
    order: SortOrder = SortOrder.SUIT
    swaps: tuple[JokerSwap, ...] = ()
    call: bool = False
    turn: int = 0
    bench: Bench | None = None
    taking: OpenPlace | None = None

    def at(self, view: MatchView) -> Draft:
        """The draft as far as it still holds: what belonged to another turn or is not in hand any more has gone."""
        swapped = [swap.card for swap in self.swaps]
        same_turn = self.turn == view.turn and view.turn_seat == view.seat and holds(view.hand, swapped)
        kept = replace(self, turn=view.turn)
        if not same_turn:
            kept = replace(kept, swaps=(), call=False, bench=None, taking=None)
        if kept.taking is not None and kept.taking not in open_tiles(view):
            kept = replace(kept, bench=None, taking=None)
        return kept.choosing(kept.chosen, kept.hand(view))

    def after(self, before: MatchView, view: MatchView) -> Draft:
        """The draft after a move of its maker's: where cards were played, what was prepared with them is done with."""
        played = len(view.hand) < len(before.hand) or view.round != before.round
        left = replace(self, chosen=(), swaps=(), bench=None, taking=None) if played else self
        return left.at(view)

    def hand(self, view: MatchView) -> tuple[Card, ...]:
        """The hand with the drafted swaps carried out on paper, and the tile that is to be taken."""
        left = without(view.hand, [swap.card for swap in self.swaps])
        taken = open_tiles(view).get(self.taking) if self.taking is not None else None
        return with_cards(left, [JOKER] * len(self.swaps) + ([] if taken is None else [taken]))

    def choosing(self, cards: Iterable[Card], hand: Sequence[Card]) -> Draft:
        """The draft with these cards chosen, as far as the hand holds them."""
        return replace(self, chosen=tuple(sorted((Counter(cards) & Counter(hand)).elements())))


def open_tiles(view: MatchView) -> dict[OpenPlace, Card]:
    """The tiles that the seat in turn may take for laying, by where they lie open: `aside` (V1) and `open` (V2)."""
    found: dict[OpenPlace, Card] = {}
    if isinstance(view, TileView) and view.phase in (Phase.DRAW, Phase.LAY_OR_DRAW):
        if view.aside_seat is not None and view.aside[view.aside_seat]:
            found["aside"] = view.aside[view.aside_seat][-1]
        if view.open_tile is not None:
            found["open"] = view.open_tile
    return found


_DRAFT: TypeAdapter[Draft] = TypeAdapter(Draft)


def dump_draft(draft: Draft) -> dict[str, object]:
    """A draft as a JSON object, for the database."""
    dumped: dict[str, object] = _DRAFT.dump_python(draft, mode="json")
    return dumped


def load_draft(stored: dict[str, object]) -> Draft:
    """The draft that `dump_draft` wrote; an empty one for an empty object and for what another version wrote."""
    try:
        return _DRAFT.validate_python(stored)
    except ValidationError:
        return Draft()


def copies(hand: Iterable[Card]) -> tuple[tuple[str, Card], ...]:
    """Every card of a hand with a name of its own: `7H.0` and `7H.1` are the two sevens of hearts of two packs."""
    seen: Counter[Card] = Counter()
    named = []
    for card in hand:
        named.append((f"{PLAYING_CARDS.text(card)}.{seen[card]}", card))
        seen[card] += 1
    return tuple(named)
