"""The table of a match as a page shows it: who holds what, what lies where, each place by a key of its own.

A scene is made from views alone; what two scenes have alike is told once (`changes`). Keys say what a place is: `s0` a
seat, `h0` its hand, `m7` a meld, `p0` a pile or another place of whole cards, `w0` a row of small ones.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.cards import Card, Seat
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.duel.view import DuelView
from engine.games.gin.view import GinView
from engine.games.suit_rows.rules import card_in_row
from engine.games.suit_rows.view import RowsView
from engine.games.tiles.view import TileView
from engine.games.views import MatchView, PileView, TeamView
from engine.melds.meld import Meld
from engine.rules.rule_set import HEROES
from render.pieces.symbols import Piece

Told = str | int | None | list["Told"]
Scene = Mapping[str, Told]

BACK: Final = Piece(None)
_SIGNS: Final = "".join(
    chr(code) for code in (*range(0x21, 0x7F), *range(0xA1, 0x200)) if chr(code) not in "\"&'<>\\\xad"
)
"""What pieces are written with: a character each, none that JSON or a page writes in another way."""

OUT, TO_ACT, OPENED, DEALS, HERO, VILLAIN = (1 << bit for bit in range(6))
"""What is said of a seat."""


class Pieces:
    """The pieces that a page shows, each with the character that stands for it there."""

    def __init__(self) -> None:
        self.known: dict[Piece, str] = {}

    def text(self, pieces: Sequence[Piece]) -> str:
        """The pieces, a character each."""
        return "".join(self.known.setdefault(piece, _SIGNS[len(self.known)]) for piece in pieces)

    def cards(self, cards: Sequence[Card]) -> str:
        """Cards that stand for nothing but themselves."""
        return self.text([Piece(card) for card in cards])

    def meld(self, meld: Meld) -> str:
        """A meld in table order, its jokers with what they stand for."""
        both = zip(meld.cards, meld.faces, strict=True)
        return self.text([Piece(card, face if card.is_joker else None) for card, face in both])


def scene(public: MatchView, hands: Sequence[MatchView], pieces: Pieces) -> dict[str, Told]:
    """The table from a spectator's view, and the hands from those of all seats."""
    told: dict[str, Told] = {"r": public.round}
    for seat, view in enumerate(hands):
        told[f"s{seat}"] = _seat(public, Seat(seat))
        if view.hand:
            told[f"h{seat}"] = pieces.cards(view.hand)
    if isinstance(public, PileView | TileView):
        for lying in public.melds:
            told[f"m{lying.meld_id}"] = [lying.owner, pieces.meld(lying.meld), lying.value]
    for number, place in enumerate(_piles(public, pieces)):
        told[f"p{number}"] = place
    for number, row in enumerate(_rows(public, pieces)):
        told[f"w{number}"] = row
    return told


def changes(before: Scene, after: Scene) -> dict[str, Told]:
    """What of a scene is new after another one; None for what is no longer there."""
    gone: dict[str, Told] = {key: None for key in before if key not in after}
    return gone | {key: told for key, told in after.items() if before.get(key) != told}


def _seat(view: MatchView, seat: Seat) -> Told:
    """How many cards a seat holds, its total, what else is known of it, and how many cards it has won in a duel."""
    info = view.seats[seat]
    acts = seat == view.turn_seat
    if isinstance(view, DuelView):
        acts = seat in view.revealing and seat not in view.flipped
    known = OUT * info.out | TO_ACT * acts
    if isinstance(view, DrawDiscardView | TileView):
        known |= OPENED * info.opened
    if not isinstance(view, DuelView | TileView):
        known |= DEALS * (seat == view.dealer)
    if isinstance(view, TeamView) and view.teams[seat] is not None:
        known |= HERO if view.teams[seat] == HEROES else VILLAIN
    told: list[Told] = [info.cards, info.total, known]
    return [*told, view.won[seat]] if isinstance(view, DuelView) else told


def _piles(view: MatchView, pieces: Pieces) -> Iterator[Told]:
    """The places of whole pieces: what each is called, what lies open on it, how many there are, whose it is."""
    match view:
        case PileView():
            yield ["stock", pieces.text([BACK] if view.stock else []), view.stock, None]
            top = [] if view.discard_top is None else [view.discard_top]
            yield ["discards", pieces.cards(top), view.discards, None]
        case TileView():
            yield ["pool", pieces.text([BACK] if view.pool else []), view.pool, None]
            if view.open_tile is not None:
                yield ["open", pieces.cards([view.open_tile]), None, None]
            for seat, tiles in enumerate(view.aside):
                if tiles:
                    yield ["aside", pieces.cards(tiles[-1:]), len(tiles), seat]
        case DuelView():
            for seat, card in view.shown:
                yield ["shown", pieces.cards([card]), None, seat]
            if view.at_stake:
                yield ["stake", pieces.text([BACK]), view.at_stake, None]
        case RowsView():
            yield ["stock", pieces.text([BACK] if view.stock else []), view.stock, None]


def _rows(view: MatchView, pieces: Pieces) -> Iterator[Told]:
    """The rows of small pieces that are no melds: what each is called, its pieces, whose it is."""
    match view:
        case DrawDiscardView() if len(view.pile) > 1:
            yield ["pile", pieces.cards(view.pile), None]
        case GinView() if view.knocker is not None and view.deadwood:
            yield ["deadwood", pieces.cards(view.deadwood), view.knocker]
        case RowsView():
            for suit, ends in enumerate(view.rows):
                if ends is not None:
                    low, high = ends
                    yield ["row", pieces.cards([card_in_row(suit, place) for place in range(low, high + 1)]), None]
