"""A seat's own hand or rack, whatever the game. Private: it shows one hand, nothing else."""

from collections.abc import Collection, Sequence

from engine.cards import Card
from engine.games.views import MatchView
from render.hands.fan import fan_picture
from render.hands.hand_layout import Order, hand_groups, hand_layout
from render.hands.rack import rack_picture
from render.kit.encoding import Picture
from render.labels import HandLabels
from render.pieces.pack import CARDS, Pack

__all__ = ["Order", "hand_groups", "hand_picture"]


def hand_picture(
    view: MatchView,
    chosen: Sequence[Card] = (),
    order: Order = "suit",
    groups: Sequence[Sequence[Card]] = (),
    labels: HandLabels = HandLabels(),
    pack: Pack = CARDS,
    playable: Collection[Card] = (),
) -> Picture:
    """The hand of a view's seat, or its rack where the pack is one of tiles.

    `chosen` pieces (a multiset, within the hand) are raised with an accent edge; those of a face in `playable` are
    marked. With `order="melds"` the given groups come first, set apart, and the rest after them. Raises ValueError
    where chosen pieces or groups are not in the hand.
    """
    layout = hand_layout(view, chosen, order, groups, playable)
    return rack_picture(layout, labels, pack) if pack.tiles else fan_picture(layout, labels, pack)
