"""Card games that never were: hands, tables with up to six seats, claim windows, sheets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.cards import PLAYING_CARDS, Card, Seat, TurnNumber, WindowNumber, seats_of
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.table import TableMeld
from engine.games.views import Phase, SeatInfo, WindowView
from engine.melds.meld import Meld, MeldKind
from engine.rules.scores import MatchResult, RoundEnd, RoundResult, ScoreItem, SeatScore
from render.boards.proposal import Proposal
from render.boards.trays import Mark, Piece, Tray

NAMES: Final = ("Anna", "Bartholomäus von Hohenfels", "Чарли", "日本太郎", "🦊", "Zoë")
HAND: Final = "7H 8H 9H 10H JS QS KS 3D 10D QD AC 4C KC JK"

_CARDS_LEFT: Final = (11, 14, 9, 7, 5, 3)
_TOTALS: Final = (25, 116, 83, 24, 61, 110)
_MELDS: Final = (
    (0, MeldKind.RUN, "7D JK 9D 10D", "7D 8D 9D 10D"),
    (0, MeldKind.SET, "4S 4C JK", "4S 4C -"),
    (2, MeldKind.SET, "KS KH KD", ""),
    (3, MeldKind.RUN, "10C JC QC KC AC", ""),
    (2, MeldKind.RUN, "AD 2D 3D", ""),
    (1, MeldKind.RUN, "4S 5S 6S 7S 8S 9S", ""),
    (4, MeldKind.SET, "9S 9H 9C", ""),
    (5, MeldKind.RUN, "2D 3D 4D 5D", ""),
)


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a text such as `7H 8H JK`."""
    return PLAYING_CARDS.parse_many(text)


def hand_view(hand: str = HAND, drawn: str = "10H", taken: str = "") -> DrawDiscardView:
    """The view of seat 0, in the middle of its turn, with this hand."""
    return board_view(4)._replace(
        seat=Seat(0),
        hand=tuple(sorted(cards(hand))),
        drawn=cards(drawn),
        taken=PLAYING_CARDS.parse(taken) if taken else None,
    )


def board_view(seats: int = 4, melds: int = 5) -> DrawDiscardView:
    """A spectator's view of a running round with so many seats (2..6) and melds on the table."""
    infos = tuple(
        SeatInfo(
            cards=_CARDS_LEFT[seat],
            opened=seat % 2 == 0,
            opened_now=False,
            melded=seat % 2 == 0,
            total=_TOTALS[seat],
            claims_won=0,
            out=False,
        )
        for seat in range(seats)
    )
    return DrawDiscardView(
        variant="disney_basic",
        rules=DrawDiscardRules(),
        seat=None,
        seats=infos,
        round=2,
        rounds=4,
        lap=3,
        dealer=Seat(seats - 1),
        phase=Phase.PLAY,
        turn=TurnNumber(12),
        turn_seat=Seat(0),
        hand=(),
        drawn=(),
        taken=None,
        owed=False,
        stock_only=False,
        melds=tuple(_meld(number, seats) for number in range(melds)),
        stock=46,
        discard_top=PLAYING_CARDS.parse("QH"),
        discards=12,
        window=None,
        sheet=sheet(seats),
        result=None,
    )


def window_view(seats: int = 4, melds: int = 5) -> DrawDiscardView:
    """The same table with an open claim window on the top discard of seat 0."""
    view = board_view(seats, melds)
    window = WindowView(
        window=WindowNumber(3),
        card=PLAYING_CARDS.parse("QH"),
        discarder=Seat(0),
        next_seat=Seat(1),
        asked=tuple(seats_of(seats)[1:]),
        answer=None,
    )
    return view._replace(phase=Phase.WINDOW, turn_seat=Seat(1), window=window)


def finished_view(seats: int = 4) -> DrawDiscardView:
    """The same table after the match: seat 3, or the last one, has won."""
    winner = min(3, seats - 1)
    order = sorted(range(seats), key=lambda seat: (seat != winner, _TOTALS[seat]))
    places = tuple(order.index(seat) + 1 for seat in range(seats))
    return board_view(seats)._replace(
        phase=Phase.OVER,
        turn_seat=None,
        result=MatchResult(totals=_TOTALS[:seats], places=places, winners=(Seat(winner),)),
    )


def sheet(seats: int) -> tuple[RoundResult, ...]:
    """Three finished rounds of so many seats."""
    rounds = (
        ("AH KH", "AH KH QD QS 8D 8C 10H JK", "", "JK", "2S 4S", "KC"),
        ("", "4H 5D", "2S 3S 4S KD KC QC QH 9H 8H 8D AS JK 10D 7C", "2C", "5S", "10C QC"),
        ("4D", "2D JH", "2S AH", "9C JK", "7C 7D", "3S"),
    )
    return tuple(
        RoundResult(
            round=number + 1,
            end=RoundEnd.WENT_OUT if "" in hands[:seats] else RoundEnd.STOCK_EXHAUSTED,
            winner=Seat(hands.index("")) if "" in hands[:seats] else None,
            seats=tuple(_score(hand, first=number == 2 and seat == 1) for seat, hand in enumerate(hands[:seats])),
        )
        for number, hands in enumerate(rounds)
    )


def proposal() -> Proposal:
    """A table of cards in the making, one of its melds still too short."""
    return Proposal(
        trays=(
            tray("1", cards("7D 8D 9D")),
            tray("2", cards("10D 10S 10H"), "m-n"),
            tray("3", cards("4S 4C JK")),
            tray("4", cards("10C JC QC KC AC"), "----n"),
            tray("5", cards("KS KH KD"), "nnn", fresh=True),
            tray("6", cards("2H 3H"), "m-", wrong=True),
        ),
        left=cards("3S 5D 9C JK"),
    )


def tray(number: str, pieces: Sequence[Card], marks: str = "", *, fresh: bool = False, wrong: bool = False) -> Tray:
    """A tray whose pieces are marked by a letter each: `n` for new, `m` for moved, anything else for neither."""
    known = {"n": Mark.NEW, "m": Mark.MOVED}
    marked = zip(pieces, marks.ljust(len(pieces)), strict=True)
    return Tray(number, tuple(Piece(card, mark=known.get(letter)) for card, letter in marked), fresh, wrong)


def _meld(number: int, seats: int) -> TableMeld:
    owner, kind, laid, stands = _MELDS[number % len(_MELDS)]
    faces: Sequence[Card | None] = cards(laid)
    if stands:
        faces = [None if word == "-" else PLAYING_CARDS.parse(word) for word in stands.split()]
    return TableMeld(number + 1, Seat(owner % seats), Meld(kind, cards(laid), tuple(faces)), value=30)


def _score(hand: str, *, first: bool) -> SeatScore:
    held = cards(hand)
    points = sum(20 if card.is_joker else 11 if card.rank == 1 else min(card.rank, 10) for card in held)
    items = [(ScoreItem.HAND, points)]
    if hand == "JK":
        items.append((ScoreItem.LONE_JOKER, -20))
    if not held:
        items.append((ScoreItem.WINNER_BONUS, -40))
    if first:
        items.append((ScoreItem.FIRST_MELDER, 20))
    return SeatScore(held, tuple(items), sum(part for _, part in items))
