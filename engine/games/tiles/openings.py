"""An opening that was rebuilt in the turn in which it was laid: which melds it can have been (A002-10, 004)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from engine.cards import JOKER, Card
from engine.games.tiles.rules import TileRules
from engine.melds.meld import Meld, MeldKind
from engine.melds.rebuilding import Rearranged
from engine.melds.search import best_opening
from engine.melds.worth import meld_value


def rebuilt_opening(rules: TileRules, rebuilt: Rearranged, points: int, *, single_meld: bool) -> list[int] | None:
    """What melds that the tiles laid formed are worth, that open with so many points; None where none can have.

    Naturals may lie anywhere in the end. A joker of the opening lies in a meld that stays what it was, grown at most:
    locks hold it as soon as it lies.
    """
    laid = Counter(rebuilt.laid)
    for held in _held_together(rules, rebuilt.melds, laid):
        left = laid - Counter(tile for meld in held for tile in meld.cards)
        naturals = [tile for tile in left.elements() if tile is not JOKER]
        values = [meld_value(rules, meld) for meld in held]
        if single_meld and max(values, default=0) >= points:
            return values
        lacking = points if single_meld else max(points - sum(values), 0)
        more = best_opening(rules, naturals, lacking, single_meld, exact=True) if lacking else ()
        if more is not None:
            return values + [meld_value(rules, meld) for meld in more]
    return None


def _held_together(rules: TileRules, melds: Sequence[Meld], laid: Counter[Card]) -> Iterator[tuple[Meld, ...]]:
    """The melds with jokers, one of each meld at the end at most, that the tiles laid can have formed together."""
    with_jokers = [meld for meld in melds if JOKER in meld.cards] if laid[JOKER] else []
    yield from _choices([list(_parts(rules, meld)) for meld in with_jokers], laid)


def _choices(options: Sequence[Sequence[Meld]], laid: Counter[Card]) -> Iterator[tuple[Meld, ...]]:
    if not options:
        yield ()
        return
    for part in options[0]:
        if Counter(part.cards) <= laid:
            yield from ((part, *more) for more in _choices(options[1:], laid - Counter(part.cards)))
    yield from _choices(options[1:], laid)


def _parts(rules: TileRules, meld: Meld) -> Iterator[Meld]:
    """The melds with all the jokers of a meld that it can have grown from, itself first."""
    pairs = list(zip(meld.cards, meld.faces, strict=True))
    is_run = meld.kind is MeldKind.RUN
    shortest = rules.run.min if is_run else rules.set.min
    for size in range(len(pairs), shortest - 1, -1):
        in_order = (tuple(pairs[first : first + size]) for first in range(len(pairs) - size + 1))
        for part in in_order if is_run else combinations(pairs, size):
            cards = tuple(card for card, _ in part)
            if cards.count(JOKER) == meld.cards.count(JOKER) < size:
                yield Meld(meld.kind, cards, tuple(face for _, face in part))
