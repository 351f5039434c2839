"""Alt texts: all that a picture shows, said to those who cannot see it, within Discord's 1,024 characters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import attrgetter
from typing import Final

from bot.wording.cards import card_text, cards_by_suit, cards_text
from bot.wording.catalogs import Catalog
from bot.wording.speech import NOT_SAID, Speech
from engine.cards import SUITS, Card, Notation
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.duel.view import DuelView
from engine.games.suit_rows.rows import card_in_row
from engine.games.suit_rows.view import RowsView
from engine.games.table import TableMeld
from engine.games.tiles.view import TileView
from engine.games.views import MatchView, PileView, TeamView
from engine.melds.meld import Meld
from engine.rules.teams import HEROES

LIMIT: Final = 1024
_LONGEST_NAME: Final = 32


def board(catalog: Catalog, view: MatchView, names: Sequence[str], notation: Notation) -> str:
    """The table: round, piles, seats, melds. Says no more than any spectator sees, whoever's view it is."""
    names = [_shortened(name, _LONGEST_NAME) for name in names]
    pieces = [catalog.text("alt-board-round", {"round": view.round, "rounds": view.rounds or NOT_SAID})]
    seats = [_seat(catalog, view, seat, name, notation) for seat, name in enumerate(names)]
    match view:
        case PileView():
            top = card_text(catalog, view.discard_top, notation) if view.discard_top is not None else NOT_SAID
            said = {"stock": view.stock, "top": top, "discards": view.discards}
            pieces += [catalog.text("alt-board-piles", said), *seats]
            melds = [_meld(catalog, meld, names, notation) for meld in view.melds]
            changed = _changed(catalog, view, notation) if isinstance(view, DrawDiscardView) else []
            return _joined(catalog, pieces, changed, melds)
        case TileView():
            pieces += [*_pool(catalog, view, notation), *seats, *_aside(catalog, view, names, notation)]
            melds = [meld_text(catalog, lying.meld, notation) + "." for lying in view.melds]
            return _joined(catalog, pieces, _changed(catalog, view, notation), melds)
        case DuelView():
            pieces += [*seats, *_comparison(catalog, view, names, notation)]
        case RowsView():
            pieces += [
                catalog.text("alt-board-stock", {"stock": view.stock}),
                *seats,
                *(_row(catalog, view, suit, notation) for suit in range(SUITS)),
            ]
    return _shortened(" ".join(pieces), LIMIT)


def hand(catalog: Catalog, view: MatchView, notation: Notation, chosen: Sequence[Card]) -> str:
    """A seat's own hand by suits, what it just drew, and what it has chosen."""
    held = {"count": len(view.hand), "cards": cards_by_suit(catalog, view.hand, notation)}
    pieces = [Speech(catalog, notation).text("alt-hand", held)]
    if isinstance(view, PileView | TileView) and view.drawn:
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


def _pool(catalog: Catalog, view: TileView, notation: Notation) -> Iterator[str]:
    """The tiles face down, and the one that lies open beside them (004, V2)."""
    yield catalog.text("alt-board-pool", {"pool": view.pool})
    if view.open_tile is not None:
        yield catalog.text("alt-board-open-tile", {"card": card_text(catalog, view.open_tile, notation)})


def _aside(catalog: Catalog, view: TileView, names: Sequence[str], notation: Notation) -> Iterator[str]:
    """The last tile that each seat has put aside (004, V1)."""
    for seat, (name, tiles) in enumerate(zip(names, view.aside, strict=True)):
        if tiles:
            free = "yes" if seat == view.aside_seat else "no"
            said = {"name": name, "card": card_text(catalog, tiles[-1], notation), "free": free}
            yield catalog.text("alt-board-aside", said)


def _changed(catalog: Catalog, view: DrawDiscardView | TileView, notation: Notation) -> list[str]:
    """What the last laying-out brought to the melds, in full and in short; empty where the picture marks nothing."""
    lying = {there.meld_id: there.meld.cards for there in view.melds}
    laid, moved = (
        tuple(sorted(lying[change.meld_id][place] for change in view.changes for place in places(change)))
        for places in (attrgetter("laid"), attrgetter("moved"))
    )
    if not laid and not moved:
        return []
    said = {"laid": cards_text(catalog, laid, notation) or NOT_SAID}
    return [
        catalog.text("alt-board-changed", said | {"moved": told})
        for told in dict.fromkeys((cards_text(catalog, moved, notation) or NOT_SAID, NOT_SAID))
    ]


def _comparison(catalog: Catalog, view: DuelView, names: Sequence[str], notation: Notation) -> Iterator[str]:
    """What the last comparison of a duel showed, and what is still at stake."""
    if view.shown:
        pieces = [{"seat": names[seat], "card": card_text(catalog, card, notation)} for seat, card in view.shown]
        yield catalog.text(
            "alt-board-shown", {"cards": ", ".join(catalog.text("shown-card", piece) for piece in pieces)}
        )
    if view.at_stake:
        yield catalog.text("alt-board-at-stake", {"cards": view.at_stake})


def _row(catalog: Catalog, view: RowsView, suit: int, notation: Notation) -> str:
    """A row of Karo 8 from its lowest card to its highest."""
    low, high = (
        card_text(catalog, card_in_row(suit, place), notation) if place is not None else NOT_SAID
        for place in view.rows[suit] or (None, None)
    )
    name = catalog.text(f"suit-{notation.name}-{suit}", {})
    return catalog.text("alt-board-row", {"suit": name, "low": low, "high": high})


def _seat(catalog: Catalog, view: MatchView, seat: int, name: str, notation: Notation) -> str:
    info = view.seats[seat]
    team = view.teams[seat] if isinstance(view, TeamView) else None
    return Speech(catalog, notation).text(
        "alt-board-seat",
        {
            "team": NOT_SAID if team is None else "heroes" if team == HEROES else "villains",
            "won": view.won[seat] if isinstance(view, DuelView) else NOT_SAID,
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


def _joined(catalog: Catalog, pieces: list[str], changed: Sequence[str], melds: list[str]) -> str:
    """Everything, in the first wording of what has changed that there is room for, or none.

    Where the text would grow too long even so, the last melds are counted instead of listed.
    """
    heading = catalog.text("alt-board-melds" if melds else "alt-board-no-melds", {})
    for told in changed:
        text = " ".join([*pieces, told, heading, *melds])
        if len(text) <= LIMIT:
            return text
    for shown in range(len(melds), -1, -1):
        left = len(melds) - shown
        rest = [catalog.text("alt-board-more-melds", {"count": left})] if left else []
        text = " ".join([*pieces, heading, *melds[:shown], *rest])
        if len(text) <= LIMIT:
            return text
    return _shortened(" ".join(pieces), LIMIT)


def _shortened(text: str, limit: int) -> str:
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"
