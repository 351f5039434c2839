"""Alt texts: all that a picture shows, said to those who cannot see it, within Discord's 1,024 UTF-16 units."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import attrgetter
from typing import Final

from bot.wording.cards import card_text, cards_by_suit, cards_text
from bot.wording.catalogs import Catalog
from bot.wording.lengths import cut, units
from bot.wording.speech import NOT_SAID, Speech, listed
from engine.cards import SUITS, Card, Notation, Seat, seats_of
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.duel.view import DuelView
from engine.games.gin.view import GinView
from engine.games.suit_rows.rules import card_in_row
from engine.games.suit_rows.view import RowsView
from engine.games.tiles.view import TileView
from engine.games.views import MatchView, PileView, TeamView
from engine.melds.meld import Meld
from engine.rules.rule_set import HEROES

LIMIT: Final = 1024
_LONGEST_NAME: Final = 32


def boards(
    catalog: Catalog,
    view: MatchView,
    names: Sequence[str],
    notation: Notation,
    pictures: int,
    limit: int = LIMIT,
) -> tuple[str, ...]:
    """A text for each picture of the table, of at most `limit` characters: round, piles, seats, melds.

    It says what any spectator sees, no more.

    The melds for which there is no room in one are told in the next; the last one counts those that are left.
    """
    names = [cut(name, _LONGEST_NAME) for name in names]
    pieces = [_round(catalog, view)]
    seats = [_seat(catalog, view, seat, name, notation) for seat, name in zip(seats_of(len(names)), names, strict=True)]
    seats += _opened_and_dealing(catalog, view, names)
    match view:
        case PileView():
            top = _piece(catalog, view.discard_top, notation) if view.discard_top is not None else NOT_SAID
            said = {"stock": view.stock, "top": top, "discards": view.discards}
            pieces += [catalog.text("alt-board-piles", said), *seats]
            laid = [(meld, meld_text(catalog, meld.meld, notation)) for meld in view.melds]
            melds = [
                catalog.text("alt-board-meld", {"owner": names[meld.owner], "cards": cards, "value": meld.value})
                for meld, cards in laid
            ]
            changed = _changed(catalog, view, notation) if isinstance(view, DrawDiscardView) else []
            nothing = not isinstance(view, GinView)
            return _joined(catalog, pieces, changed, melds, pictures, limit, say_none=nothing)
        case TileView():
            pieces += [*_pool(catalog, view, notation), *seats, *_aside(catalog, view, names, notation)]
            melds = [meld_text(catalog, lying.meld, notation) + "." for lying in view.melds]
            return _joined(catalog, pieces, _changed(catalog, view, notation), melds, pictures, limit)
        case DuelView():
            pieces += [*seats, *_comparison(catalog, view, names, notation)]
        case RowsView():
            pieces += [
                catalog.text("alt-board-stock", {"stock": view.stock}),
                *seats,
                *(_row(catalog, view, suit, notation) for suit in range(SUITS)),
            ]
    return (cut(" ".join(pieces), limit),) * pictures


def _round(catalog: Catalog, view: MatchView) -> str:
    """How far the match has come: the round, and the lap in a game that counts it."""
    said = {"round": view.round, "rounds": view.rounds or NOT_SAID}
    if isinstance(view, DrawDiscardView):
        return catalog.text("alt-board-lap", said | {"lap": view.lap})
    return catalog.text("alt-board-round", said)


def _opened_and_dealing(catalog: Catalog, view: MatchView, names: Sequence[str]) -> Iterator[str]:
    """Who has opened, in a game that knows it, and who deals, where somebody does."""
    if isinstance(view, DrawDiscardView | TileView):
        opened = [name for name, info in zip(names, view.seats, strict=True) if info.opened]
        yield catalog.text("alt-board-opened", {"count": len(opened), "names": listed(catalog, opened)})
    if not isinstance(view, DuelView | TileView):
        yield catalog.text("alt-board-dealer", {"name": names[view.dealer]})


def hand(catalog: Catalog, view: MatchView, notation: Notation, chosen: Sequence[Card]) -> str:
    """A seat's own hand by suits, what it just drew, and what it has chosen."""
    held = {"count": len(view.hand), "cards": cards_by_suit(catalog, view.hand, notation)}
    pieces = [Speech(catalog, notation).text("alt-hand", held)]
    if isinstance(view, PileView | TileView) and view.drawn:
        pieces.append(catalog.text("alt-hand-drawn", {"cards": cards_by_suit(catalog, view.drawn, notation)}))
    if chosen:
        pieces.append(catalog.text("alt-hand-chosen", {"cards": cards_by_suit(catalog, chosen, notation)}))
    return cut(" ".join(pieces), LIMIT)


def proposal(catalog: Catalog, melds: Sequence[Meld], left: Sequence[Card], notation: Notation) -> str:
    """A table as somebody would leave it, meld by meld, and what they would keep."""
    lying = " | ".join(meld_text(catalog, meld, notation) for meld in melds)
    kept = cards_said(catalog, left, notation) if left else NOT_SAID
    return cut(catalog.text("alt-proposal", {"melds": lying, "left": kept}), LIMIT)


def meld_text(catalog: Catalog, meld: Meld, notation: Notation) -> str:
    """A meld in table order; a joker with what it stands for, where that is settled.

    A run of tiles says its colour once.
    """
    pieces, colour = [], None
    for card, face in zip(meld.cards, meld.faces, strict=True):
        shown = face if card.is_joker else card
        if shown is None:
            pieces.append(_piece(catalog, card, notation))
            continue
        same = notation.tiles and shown.suit == colour
        text = str(shown.rank) if same else _piece(catalog, shown, notation)
        if card.is_joker:
            text = catalog.text("alt-joker-as", {"joker": _piece(catalog, card, notation), "face": text})
        pieces.append(text)
        colour = shown.suit
    return (", " if notation.tiles else " ").join(pieces)


def _piece(catalog: Catalog, card: Card, notation: Notation) -> str:
    """A card with the sign of its suit; a tile by the name of its colour."""
    if card.is_joker or not notation.tiles:
        return card_text(catalog, card, notation)
    colour = catalog.text(f"suit-{notation.name}-{card.suit}", {})
    return catalog.text("cards-of-suit", {"suit": colour, "ranks": str(card.rank)})


def cards_said(catalog: Catalog, cards: Sequence[Card], notation: Notation) -> str:
    """Several cards with their signs, or tiles colour by colour."""
    return cards_by_suit(catalog, cards, notation) if notation.tiles else cards_text(catalog, cards, notation)


def _pool(catalog: Catalog, view: TileView, notation: Notation) -> Iterator[str]:
    """The tiles face down, and the one that lies open beside them (004, V2)."""
    yield catalog.text("alt-board-pool", {"pool": view.pool})
    if view.open_tile is not None:
        yield catalog.text("alt-board-open-tile", {"card": _piece(catalog, view.open_tile, notation)})


def _aside(catalog: Catalog, view: TileView, names: Sequence[str], notation: Notation) -> Iterator[str]:
    """The last tile that each seat has put aside (004, V1)."""
    for seat, (name, tiles) in enumerate(zip(names, view.aside, strict=True)):
        if tiles:
            free = "yes" if seat == view.aside_seat else "no"
            said = {"name": name, "card": _piece(catalog, tiles[-1], notation), "free": free}
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
    said = {"laid": cards_said(catalog, laid, notation) or NOT_SAID}
    return [
        catalog.text("alt-board-changed", said | {"moved": told})
        for told in dict.fromkeys((cards_said(catalog, moved, notation) or NOT_SAID, NOT_SAID))
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


def _seat(catalog: Catalog, view: MatchView, seat: Seat, name: str, notation: Notation) -> str:
    """Who sits there, for which team, with how many pieces and points, and whether it is to act."""
    info, speech = view.seats[seat], Speech(catalog, notation)
    if isinstance(view, TeamView):
        team = "heroes" if view.teams[seat] == HEROES else "villains"
        name = catalog.text("alt-seat-of-team", {"name": name, "team": team})
    told = [catalog.text("alt-seat-out", {}) if info.out else speech.text("alt-seat-holds", {"count": info.cards})]
    if isinstance(view, DuelView) and not info.out:
        told.append(catalog.text("alt-seat-taken", {"count": view.won[seat]}))
    told.append(catalog.text("alt-seat-total", {"total": info.total}))
    if view.turn_seat == seat:
        told.append(catalog.text("alt-seat-to-act", {}))
    return catalog.text("alt-board-seat", {"name": name, "told": ", ".join(told)})


def _joined(
    catalog: Catalog,
    pieces: list[str],
    changed: Sequence[str],
    melds: list[str],
    pictures: int,
    limit: int,
    *,
    say_none: bool = True,
) -> tuple[str, ...]:
    """A text for each picture: everything, in the first wording of what has changed that there is room for, or none.

    Melds for which the texts have no room are counted at the end of the last.
    """
    none = [catalog.text("alt-board-no-melds", {})] if say_none else []
    heading = [catalog.text("alt-board-melds", {})] if melds else none
    for told in changed:
        text = " ".join([*pieces, told, *heading, *melds])
        if units(text) <= limit and pictures == 1:
            return (text,)
    texts, left = [], list(melds)
    start = [*pieces, *changed[-1:]] if units(" ".join([*pieces, *changed[-1:]])) < limit // 2 else pieces
    for number in range(pictures):
        before = [*start, *heading] if number == 0 else [catalog.text("alt-board-further", {})]
        text, told_of = _with_melds(catalog, before, left, limit, last=number == pictures - 1)
        texts.append(text)
        left = left[told_of:]
    return tuple(texts)


def _with_melds(catalog: Catalog, before: list[str], melds: list[str], limit: int, *, last: bool) -> tuple[str, int]:
    """As many melds as there is room for, and how many these are; the last text counts the others."""
    for shown in range(len(melds), -1, -1):
        left = len(melds) - shown
        rest = [catalog.text("alt-board-more-melds", {"count": left})] if left and last else []
        text = " ".join([*before, *melds[:shown], *rest])
        if units(text) <= limit:
            return text, shown
    return cut(" ".join(before[:-1]), limit), 0
