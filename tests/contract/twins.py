"""What a viewer cannot see, dealt anew: the twin of a round that must look the same."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from engine.cards import Card, without

Hands = tuple[tuple[Card, ...], ...]


class Hidden(NamedTuple):
    """What lies hidden: the hands, what of each is fresh, and the stock."""

    hands: Hands
    fresh: Hands
    stock: tuple[Card, ...]


def dealt_anew(hidden: Hidden, others: Iterable[int], known: Mapping[int, Sequence[Card]], top: int) -> Hidden | None:
    """The hands of the others and the stock below its top mixed and dealt again; None where there is nothing to mix.

    The top of the stock stays, so that the same pieces are drawn; and so do the pieces that everyone `known` to be in a
    hand has seen.
    """
    others = list(others)
    cut = max(0, len(hidden.stock) - top)
    mixed = list(hidden.stock[:cut])
    for seat in others:
        mixed += without(hidden.hands[seat], tuple(known.get(seat, ())))
    if len(set(mixed)) < 2:
        return None
    mixed = mixed[1::2] + mixed[::2]
    hands, fresh = list(hidden.hands), list(hidden.fresh)
    for seat in others:
        kept = tuple(known.get(seat, ()))
        need = len(hands[seat]) - len(kept)
        held = (*kept, *mixed[:need])
        del mixed[:need]
        fresh[seat] = held[: len(fresh[seat])]
        hands[seat] = tuple(sorted(held))
    return Hidden(tuple(hands), tuple(fresh), (*mixed, *hidden.stock[cut:]))
