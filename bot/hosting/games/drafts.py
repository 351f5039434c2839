"""Drafts: what a player has prepared in the hand panel and not yet done. They survive a restart."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Literal, Self

from pydantic import TypeAdapter, ValidationError

from bot.records.games import StoredDraft
from bot.records.ids import UserId
from bot.store.ledger.stored import Commit
from engine.cards import JOKER, Card, TurnNumber, holds, with_cards, without
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.moves import JokerSwap
from engine.games.tiles.options import TileView
from engine.games.views import MatchView, Phase
from engine.melds.meld import Meld, NewMeld

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
    order: SortOrder = SortOrder.MELDS
    swaps: tuple[JokerSwap, ...] = ()
    call: bool = False
    turn: TurnNumber = TurnNumber(0)
    bench: Bench | None = None
    taking: OpenPlace | None = None

    def at(self, view: MatchView) -> Self:
        """The draft as far as it still holds: what belonged to another turn or is not in hand any more has gone."""
        swapped = [swap.card for swap in self.swaps]
        same_turn = self.turn == view.turn and view.turn_seat == view.seat and holds(view.hand, swapped)
        kept = replace(self, turn=view.turn)
        if not same_turn:
            kept = replace(kept, swaps=(), call=False, bench=None, taking=None)
        if kept.taking is not None and kept.taking not in open_tiles(view):
            kept = replace(kept, bench=None, taking=None)
        return kept.choosing(kept.chosen, kept.hand(view))

    def after(self, before: MatchView, view: MatchView) -> Self:
        """The draft after a move of its maker's: where cards were played, what was prepared with them is done with."""
        played = len(view.hand) < len(before.hand) or view.round != before.round
        left = replace(self, chosen=(), swaps=(), bench=None, taking=None) if played else self
        return left.at(view)

    def hand(self, view: MatchView) -> tuple[Card, ...]:
        """The hand with the drafted swaps carried out on paper, and the tile that is to be taken."""
        left = without(view.hand, [swap.card for swap in self.swaps])
        taken = open_tiles(view).get(self.taking) if self.taking is not None else None
        return with_cards(left, [JOKER] * len(self.swaps) + ([] if taken is None else [taken]))

    def choosing(self, cards: Iterable[Card], hand: Sequence[Card]) -> Self:
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


def dump_draft(draft: Draft) -> StoredDraft:
    """A draft as a JSON object, for the database."""
    dumped: StoredDraft = _DRAFT.dump_python(draft, mode="json")
    return dumped


def load_draft(stored: StoredDraft | None) -> Draft:
    """The draft that `dump_draft` wrote; an empty one for none, and for what another version wrote."""
    try:
        return _DRAFT.validate_python(stored or {})
    except ValidationError:
        return Draft()


def lying(view: MatchView) -> tuple[Meld, ...]:
    """The melds on the table."""
    return tuple(there.meld for there in view.melds) if isinstance(view, DrawDiscardView | TileView) else ()


def as_table(melds: Iterable[Meld]) -> tuple[NewMeld, ...]:
    """Melds with all that their jokers stand for."""
    return tuple(NewMeld(meld.cards, meld.faces) for meld in melds)


def opened(draft: Draft, view: MatchView) -> Bench | None:
    """The draft's bench, as long as the table that it began with still lies."""
    bench = draft.bench
    return bench if bench is not None and bench.steps and bench.steps[0] == as_table(lying(view)) else None


def prepared_table(draft: Draft, view: MatchView) -> tuple[NewMeld, ...]:
    """What a draft makes of the table that its user's view shows; empty where they have begun nothing.

    A draft of another turn, or of a table that others have changed since, is none; nor is any where nothing is begun
    before it is done, as with cards (G-30).
    """
    bench = opened(draft.at(view), view) if isinstance(view, TileView) else None
    return () if bench is None or bench.steps[-1] == bench.steps[0] else bench.steps[-1]


@dataclass(frozen=True, slots=True)
class Prepared:
    """What somebody has prepared for a move: the draft they make it with, what they saw, and the draft that is kept."""

    draft: Draft
    view: MatchView
    kept: Draft


def with_draft(commit: Commit, user_id: UserId, prepared: Prepared) -> Commit:
    """The commit of a user's move, and in the same transaction what becomes of their draft by it."""
    state, record = commit.after.state, commit.after.record
    seat = record.seat_of(user_id)
    if state is None:
        return commit
    left = prepared.draft.after(prepared.view, commit.after.game.view(state, seat))
    return commit if left == prepared.kept else replace(commit, drafts={user_id: dump_draft(left)})
