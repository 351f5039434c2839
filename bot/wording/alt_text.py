"""Alt texts: all that a picture shows, said to those who cannot see it, within Discord's 1,024 characters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.wording.cards import card_text, cards_by_suit
from bot.wording.catalogs import Catalog
from bot.wording.speech import NOT_SAID
from engine.cards import Card, Notation
from engine.melds import Meld
from engine.views import SeatView, TableMeld

LIMIT: Final = 1024
_LONGEST_NAME: Final = 32


def board(catalog: Catalog, view: SeatView, names: Sequence[str], notation: Notation) -> str:
    """The table: round, piles, seats, melds. Says no more than any spectator sees, whoever's view it is."""
    names = [_shortened(name, _LONGEST_NAME) for name in names]
    top = card_text(catalog, view.discard_top, notation) if view.discard_top is not None else NOT_SAID
    pieces = [
        catalog.text("alt-board-round", {"round": view.round, "rounds": view.rounds or NOT_SAID}),
        catalog.text("alt-board-piles", {"stock": view.stock, "top": top, "discards": view.discards}),
        *(_seat(catalog, view, seat, name) for seat, name in enumerate(names)),
    ]
    return _joined(catalog, pieces, [_meld(catalog, meld, names, notation) for meld in view.melds])


def hand(catalog: Catalog, view: SeatView, notation: Notation, chosen: Sequence[Card]) -> str:
    """A seat's own hand by suits, what it just drew, and what it has chosen."""
    pieces = [catalog.text("alt-hand", {"count": len(view.hand), "cards": cards_by_suit(catalog, view.hand, notation)})]
    if view.drawn:
        pieces.append(catalog.text("alt-hand-drawn", {"cards": cards_by_suit(catalog, view.drawn, notation)}))
    if chosen:
        pieces.append(catalog.text("alt-hand-chosen", {"cards": cards_by_suit(catalog, chosen, notation)}))
    return _shortened(" ".join(pieces), LIMIT)


def meld_text(catalog: Catalog, meld: Meld, notation: Notation) -> str:
    """A meld in table order; a joker with what it stands for, where that is settled."""
    pieces = []
    for card, face in zip(meld.cards, meld.faces, strict=True):
        text = card_text(catalog, card, notation)
        if card.is_joker and face is not None:
            text = catalog.text("alt-joker-as", {"joker": text, "face": card_text(catalog, face, notation)})
        pieces.append(text)
    return " ".join(pieces)


def _seat(catalog: Catalog, view: SeatView, seat: int, name: str) -> str:
    info = view.seats[seat]
    return catalog.text(
        "alt-board-seat",
        {
            "name": name,
            "out": "yes" if info.out else "no",
            "cards": info.cards,
            "total": info.total,
            "turn": "yes" if view.turn_seat == seat else "no",
        },
    )


def _meld(catalog: Catalog, meld: TableMeld, names: Sequence[str], notation: Notation) -> str:
    return catalog.text(
        "alt-board-meld",
        {"owner": names[meld.owner], "cards": meld_text(catalog, meld.meld, notation), "value": meld.value},
    )


def _joined(catalog: Catalog, pieces: list[str], melds: list[str]) -> str:
    """Everything, with the last melds counted instead of listed where the text would grow too long."""
    heading = catalog.text("alt-board-melds" if melds else "alt-board-no-melds", {})
    for shown in range(len(melds), -1, -1):
        left = len(melds) - shown
        rest = [catalog.text("alt-board-more-melds", {"count": left})] if left else []
        text = " ".join([*pieces, heading, *melds[:shown], *rest])
        if len(text) <= LIMIT:
            return text
    return _shortened(" ".join(pieces), LIMIT)


def _shortened(text: str, limit: int) -> str:
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"
