"""Views of matches that never were, to look at pictures by: for the command line, the tests and the benchmarks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.cards import PLAYING_CARDS, Card
from engine.melds import Meld, MeldKind
from engine.rules import DrawDiscardRules
from engine.scores import MatchResult, RoundEnd, RoundResult, ScoreItem, SeatScore
from engine.views import Phase, SeatInfo, SeatView, TableMeld, WindowView
from render.board import board_picture
from render.encode import Picture
from render.hand import hand_picture
from render.labels import (
    NO_BOARD_LABELS,
    NO_HAND_LABELS,
    NO_SCORE_LABELS,
    NO_SUMMARY_LABELS,
    BoardLabels,
    HandLabels,
    ScoreLabels,
    SummaryLabels,
)
from render.scores import score_sheet_picture
from render.strip import Example, meld_strip
from render.summary import round_summary_picture

NAMES: Final = ("Anna", "Bartholomäus von Hohenfels", "Чарли", "日本太郎", "🦊", "Zoë")
HAND: Final = "7H 8H 9H 10H JS QS KS 3D 10D QD AC 4C KC JK"
KINDS: Final = ("hand", "melds", "board", "window", "scores", "summary", "strip")

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


@dataclass(frozen=True, slots=True)
class SampleLabels:
    """The words for each kind of sample."""

    hand: HandLabels = NO_HAND_LABELS
    board: BoardLabels = NO_BOARD_LABELS
    scores: ScoreLabels = NO_SCORE_LABELS
    summary: SummaryLabels = NO_SUMMARY_LABELS


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a text such as `7H 8H JK`."""
    return PLAYING_CARDS.parse_many(text)


def hand_view(hand: str = HAND, drawn: str = "10H", taken: str = "") -> SeatView:
    """The view of seat 0, in the middle of its turn, with this hand."""
    return replace(
        board_view(4),
        seat=0,
        hand=tuple(sorted(cards(hand))),
        drawn=cards(drawn),
        taken=PLAYING_CARDS.parse(taken) if taken else None,
    )


def board_view(seats: int = 4, melds: int = 5) -> SeatView:
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
    return SeatView(
        variant="disney_basic",
        rules=DrawDiscardRules(),
        seat=None,
        seats=infos,
        round=2,
        rounds=4,
        lap=3,
        dealer=seats - 1,
        phase=Phase.PLAY,
        turn=12,
        turn_seat=0,
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


def window_view(seats: int = 4, melds: int = 5) -> SeatView:
    """The same table with an open claim window on the top discard of seat 0."""
    view = board_view(seats, melds)
    window = WindowView(
        window=3,
        card=PLAYING_CARDS.parse("QH"),
        discarder=0,
        next_seat=1,
        asked=tuple(range(1, seats)),
        answer=None,
    )
    return replace(view, phase=Phase.WINDOW, turn_seat=1, window=window)


def finished_view(seats: int = 4) -> SeatView:
    """The same table after the match: seat 3, or the last one, has won."""
    winner = min(3, seats - 1)
    order = sorted(range(seats), key=lambda seat: (seat != winner, _TOTALS[seat]))
    places = tuple(order.index(seat) + 1 for seat in range(seats))
    return replace(
        board_view(seats),
        phase=Phase.OVER,
        turn_seat=None,
        result=MatchResult(totals=_TOTALS[:seats], places=places, winners=(winner,)),
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
            winner=hands.index("") if "" in hands[:seats] else None,
            seats=tuple(_score(hand, first=number == 2 and seat == 1) for seat, hand in enumerate(hands[:seats])),
        )
        for number, hands in enumerate(rounds)
    )


def draw(kind: str, labels: SampleLabels | None = None, four_colour: bool = False) -> Picture:
    """The sample picture of one of `KINDS`. Raises ValueError for any other kind."""
    words = labels or SampleLabels()
    names = NAMES[:4]
    chosen, groups = cards("7H 8H 9H"), (cards("7H 8H 9H 10H"), cards("JS QS KS"))
    pictures: dict[str, Callable[[], Picture]] = {
        "hand": lambda: hand_picture(hand_view(), chosen, "suit", (), words.hand, four_colour),
        "melds": lambda: hand_picture(hand_view(), (), "melds", groups, words.hand, four_colour),
        "board": lambda: board_picture(board_view(), names, words.board, four_colour),
        "window": lambda: board_picture(window_view(), names, words.board, four_colour),
        "scores": lambda: score_sheet_picture(finished_view(), names, words.scores),
        "summary": lambda: round_summary_picture(sheet(4)[0], names, DrawDiscardRules(), words.summary, four_colour),
        "strip": lambda: meld_strip(_examples(), four_colour),
    }
    if kind not in pictures:
        raise ValueError(f"no sample {kind!r}; there are {', '.join(KINDS)}")
    return pictures[kind]()


def _examples() -> tuple[Example, ...]:
    return (
        Example(cards("10S JS QS"), "", right=True),
        Example(cards("7H JK 9H"), "", faces=cards("7H 8H 9H"), right=True),
        Example(cards("5S 5H 5D 5C"), "", right=True),
        Example(cards("5S 5H 5H"), "", right=False),
    )


def _meld(number: int, seats: int) -> TableMeld:
    owner, kind, laid, stands = _MELDS[number % len(_MELDS)]
    faces: Sequence[Card | None] = cards(laid)
    if stands:
        faces = [None if word == "-" else PLAYING_CARDS.parse(word) for word in stands.split()]
    return TableMeld(number + 1, owner % seats, Meld(kind, cards(laid), tuple(faces)), value=30)


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
