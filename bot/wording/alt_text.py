"""Alt texts: all that a picture shows, said to those who cannot see it, within Discord's 1,024 UTF-16 units."""

from collections.abc import Iterator, Sequence
from operator import attrgetter
from typing import Final

from bot.wording.lengths import cut, units
from bot.wording.speech import NOT_SAID, Speech, card_text, cards_by_suit, cards_text, rounds_said, suit_name, tile_said
from engine.cards import SUITS, Card, Seat, seats_of
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.duel.view import DuelView
from engine.games.gin.view import GinView
from engine.games.suit_rows.rules import card_in_row
from engine.games.suit_rows.view import RowsView
from engine.games.tiles.options import TileView
from engine.games.views import MatchView, PileView, TeamView
from engine.melds.meld import Meld
from engine.rules.rule_set import HEROES

LIMIT: Final = 1024
_LONGEST_NAME: Final = 32


def boards(speech: Speech, view: MatchView, pictures: int = 1, limit: int = LIMIT) -> tuple[str, ...]:
    """A text for each picture of the table, of at most `limit` characters: round, piles, seats, melds.

    It says what any spectator sees, no more. The melds for which there is no room in one are told in the next; the
    last one counts those that are left.
    """
    names = [cut(name, _LONGEST_NAME) for name in speech.names]
    laps = {"lap": view.lap} if isinstance(view, DrawDiscardView) else {}
    round_said = f"alt-board-{'lap' if laps else 'round'}"
    pieces = [speech.text(round_said, round=view.round, rounds=rounds_said(view), **laps)]
    seats = [_seat(speech, view, seat, name) for seat, name in zip(seats_of(len(names)), names, strict=True)]
    seats += _opened_and_dealing(speech, view, names)
    match view:
        case PileView():
            top = piece_said(speech, view.discard_top) if view.discard_top is not None else NOT_SAID
            pieces += [
                speech.text("alt-board-piles", stock=view.stock, top=top, discards=view.discards),
                *seats,
                *_open_pile(speech, view),
            ]
            melds = [
                speech.text(
                    "alt-board-meld",
                    owner=names[meld.owner],
                    cards=meld_text(speech, meld.meld),
                    value=meld.value,
                )
                for meld in view.melds
            ]
            changed = _changed(speech, view) if isinstance(view, DrawDiscardView) else []
            nothing = not isinstance(view, GinView)
            return _joined(speech, pieces, changed, melds, pictures, limit, say_none=nothing)
        case TileView():
            pieces += [*_pool(speech, view), *seats, *_aside(speech, view, names)]
            melds = [meld_text(speech, lying.meld) + "." for lying in view.melds]
            return _joined(speech, pieces, _changed(speech, view), melds, pictures, limit)
        case DuelView():
            pieces += [*seats, *_comparison(speech, view, names)]
        case RowsView():
            rows = (_row(speech, view, suit) for suit in range(SUITS))
            pieces += [speech.text("alt-board-stock", stock=view.stock), *seats, *rows]
    return (cut(" ".join(pieces), limit),) * pictures


def _open_pile(speech: Speech, view: PileView) -> Iterator[str]:
    """The discards, where all of them lie open."""
    if isinstance(view, DrawDiscardView) and len(view.pile) > 1:
        yield speech.text("alt-board-pile", cards=cards_text(speech, view.pile))


def _opened_and_dealing(speech: Speech, view: MatchView, names: Sequence[str]) -> Iterator[str]:
    """Who has opened, in a game that knows it, and who deals, where somebody does."""
    if isinstance(view, DrawDiscardView | TileView):
        opened = [name for name, info in zip(names, view.seats, strict=True) if info.opened]
        yield speech.text("alt-board-opened", count=len(opened), names=speech.listed(opened))
    if not isinstance(view, DuelView | TileView):
        yield speech.text("alt-board-dealer", name=names[view.dealer])


def hand(speech: Speech, view: MatchView, chosen: Sequence[Card]) -> str:
    """A seat's own hand by suits, what it just drew, and what it has chosen."""
    pieces = [speech.text("alt-hand", count=len(view.hand), cards=cards_by_suit(speech, view.hand))]
    if isinstance(view, PileView | TileView) and view.drawn:
        pieces.append(speech.text("alt-hand-drawn", cards=cards_by_suit(speech, view.drawn)))
    if chosen:
        pieces.append(speech.text("alt-hand-chosen", cards=cards_by_suit(speech, chosen)))
    return cut(" ".join(pieces), LIMIT)


def proposal(speech: Speech, melds: Sequence[Meld], left: Sequence[Card]) -> str:
    """A table as somebody would leave it, meld by meld, and what they would keep."""
    lying = " | ".join(meld_text(speech, meld) for meld in melds)
    return cut(speech.text("alt-proposal", melds=lying or NOT_SAID, left=cards_said(speech, left) or NOT_SAID), LIMIT)


def meld_text(speech: Speech, meld: Meld) -> str:
    """A meld in table order, a joker with what it surely stands for. A run of tiles says its colour once."""
    tiles = speech.notation.tiles
    pieces, colour = [], None
    for card, face in zip(meld.cards, meld.faces, strict=True):
        shown = face if card.is_joker else card
        if shown is None:
            pieces.append(piece_said(speech, card))
            continue
        text = str(shown.rank) if tiles and shown.suit == colour else piece_said(speech, shown)
        if card.is_joker:
            text = speech.text("alt-joker-as", joker=piece_said(speech, card), face=text)
        pieces.append(text)
        colour = shown.suit
    return speech.listed(pieces, "told") if tiles else " ".join(pieces)


def piece_said(speech: Speech, card: Card) -> str:
    """A card with the sign of its suit; a tile by the name of its colour."""
    return tile_said(speech, card) if speech.notation.tiles and not card.is_joker else card_text(speech, card)


def cards_said(speech: Speech, cards: Sequence[Card]) -> str:
    """Several cards with their signs, or tiles colour by colour."""
    return cards_by_suit(speech, cards) if speech.notation.tiles else cards_text(speech, cards)


def _pool(speech: Speech, view: TileView) -> Iterator[str]:
    yield speech.text("alt-board-pool", pool=view.pool)
    if view.open_tile is not None:
        yield speech.text("alt-board-open-tile", card=piece_said(speech, view.open_tile))


def _aside(speech: Speech, view: TileView, names: Sequence[str]) -> Iterator[str]:
    """The last tile that each seat has put aside (004, V1)."""
    for seat, (name, tiles) in enumerate(zip(names, view.aside, strict=True)):
        if tiles:
            free = "yes" if seat == view.aside_seat else "no"
            yield speech.text("alt-board-aside", name=name, card=piece_said(speech, tiles[-1]), free=free)


def _changed(speech: Speech, view: DrawDiscardView | TileView) -> list[str]:
    """What the last laying-out brought to the melds, in full and in short; empty where the picture marks nothing."""
    lying = {there.meld_id: there.meld.cards for there in view.melds}
    laid, moved = (
        cards_said(speech, sorted(lying[change.meld_id][place] for change in view.changes for place in places(change)))
        for places in (attrgetter("laid"), attrgetter("moved"))
    )
    if not laid and not moved:
        return []
    return [
        speech.text("alt-board-changed", laid=laid or NOT_SAID, moved=told)
        for told in dict.fromkeys((moved or NOT_SAID, NOT_SAID))
    ]


def _comparison(speech: Speech, view: DuelView, names: Sequence[str]) -> Iterator[str]:
    shown = [speech.text("shown-card", seat=names[seat], card=card_text(speech, card)) for seat, card in view.shown]
    if shown:
        yield speech.text("alt-board-shown", cards=speech.listed(shown))
    if view.at_stake:
        yield speech.text("alt-board-at-stake", cards=view.at_stake)


def _row(speech: Speech, view: RowsView, suit: int) -> str:
    ends = [card_text(speech, card_in_row(suit, place)) for place in dict.fromkeys(view.rows[suit] or ())]
    return speech.text("alt-board-row", suit=suit_name(speech, suit), cards="–".join(ends) or NOT_SAID)


def _seat(speech: Speech, view: MatchView, seat: Seat, name: str) -> str:
    """Who sits there, for which team, with how many pieces and points, and whether it is to act."""
    info = view.seats[seat]
    if isinstance(view, TeamView):
        team = "heroes" if view.teams[seat] == HEROES else "villains"
        name = speech.text("alt-seat-of-team", name=name, team=team)
    told = [speech.text("alt-seat-out") if info.out else speech.text("alt-seat-holds", count=info.cards)]
    if isinstance(view, DuelView) and not info.out:
        told.append(speech.text("alt-seat-taken", count=view.won[seat]))
    told.append(speech.text("alt-seat-total", total=view.rules.as_written(info.total)))
    if info.earned:
        told.append(speech.text("score-item", points=info.earned, what=speech.text("score-melded")))
    if view.turn_seat == seat:
        told.append(speech.text("alt-seat-to-act"))
    return speech.text("alt-board-seat", name=name, told=speech.listed(told, "told"))


def _joined(
    speech: Speech,
    pieces: list[str],
    changed: Sequence[str],
    melds: list[str],
    pictures: int,
    limit: int,
    *,
    say_none: bool = True,
) -> tuple[str, ...]:
    """A text for each picture: everything, in the first wording of what has changed that there is room for, or none."""
    none = [speech.text("alt-board-no-melds")] if say_none else []
    heading = [speech.text("alt-board-melds")] if melds else none
    for told in changed:
        text = " ".join([*pieces, told, *heading, *melds])
        if units(text) <= limit and pictures == 1:
            return (text,)
    texts, left = [], list(melds)
    start = [*pieces, *changed[-1:]] if units(" ".join([*pieces, *changed[-1:]])) < limit // 2 else pieces
    for number in range(pictures):
        before = [*start, *heading] if number == 0 else [speech.text("alt-board-further")]
        share = left[: -(-len(left) // (pictures - number))]
        text, told_of = _as_fit(speech, before, share, limit, last=number == pictures - 1)
        texts.append(text)
        left = left[told_of:]
    return tuple(texts)


def lines(speech: Speech, heading: str, told: Sequence[str]) -> str:
    """What is told line by line under a heading: as many lines as there is room for, and how many more there are."""
    return _as_fit(speech, [heading], told, LIMIT, last=True)[0]


def _as_fit(speech: Speech, before: list[str], told: Sequence[str], limit: int, *, last: bool) -> tuple[str, int]:
    """As many lines as there is room for, and how many these are; the last text counts the others."""
    for shown in range(len(told), -1, -1):
        left = len(told) - shown
        rest = [speech.text("and-more", count=left)] if left and last else []
        text = " ".join([*before, *told[:shown], *rest])
        if units(text) <= limit:
            return text, shown
    return cut(" ".join(before[:-1]), limit), 0
