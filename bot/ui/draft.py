"""What a player has prepared in the hand panel but not done yet. Kept in the database, so it outlives the program."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from pydantic import TypeAdapter, ValidationError

from engine.cards import JOKER, PLAYING_CARDS, Card, holds, with_cards, without
from engine.moves import JokerSwap
from engine.views import MatchView


class SortOrder(StrEnum):
    """How a hand lies in the panel."""

    SUIT = "suit"
    MELDS = "melds"


@dataclass(frozen=True, slots=True)
class Draft:
    """The chosen cards, the order of the hand, and what waits for the next Lay.

    `swaps` are jokers that the rules want played in the same breath: the hand is shown as it would be after them.
    `call` is the spoken “Rommé” for the next card that goes out. Both belong to `turn` alone.
    """

    chosen: tuple[Card, ...] = ()
    order: SortOrder = SortOrder.SUIT
    swaps: tuple[JokerSwap, ...] = ()
    call: bool = False
    turn: int = 0

    def at(self, view: MatchView) -> Draft:
        """The draft as far as it still holds: what belonged to another turn or is not in hand any more has gone."""
        swapped = [swap.card for swap in self.swaps]
        same_turn = self.turn == view.turn and view.turn_seat == view.seat and holds(view.hand, swapped)
        kept = replace(self, turn=view.turn) if same_turn else replace(self, swaps=(), call=False, turn=view.turn)
        return kept.choosing(kept.chosen, kept.hand(view))

    def hand(self, view: MatchView) -> tuple[Card, ...]:
        """The hand with the drafted swaps carried out on paper."""
        left = without(view.hand, [swap.card for swap in self.swaps])
        return with_cards(left, [JOKER] * len(self.swaps))

    def choosing(self, cards: Iterable[Card], hand: Sequence[Card]) -> Draft:
        """The draft with these cards chosen, as far as the hand holds them."""
        return replace(self, chosen=tuple(sorted((Counter(cards) & Counter(hand)).elements())))


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
