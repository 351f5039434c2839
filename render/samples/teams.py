"""Games of heroes against villains that never were: duels, and the rows of Karo 8."""

from __future__ import annotations

from typing import Final

from engine.cards import PLAYING_CARDS, Seat, TurnNumber, seats_of
from engine.games.duel.rules import DuelRules
from engine.games.duel.view import DuelView
from engine.games.events import ComparisonDecided
from engine.games.suit_rows.rows import Rows
from engine.games.suit_rows.rules import SuitRowsRules
from engine.games.suit_rows.view import RowsView
from engine.games.views import Phase, SeatInfo
from engine.rules.scores import MatchResult

ROWS: Final[Rows] = ((8, 11), (4, 14), (7, 8), None)
HAND: Final = "6D 9D QS 7S 8C AD"
FITTING: Final = "6D 9D QS 7S 8C"
LAST: Final = "4H"
_TEAMS_OF_THREE: Final = (0, 1, 1)
_PILES: Final = (13, 12)
_WON: Final = (16, 20, 8, 12)
_HELD: Final = (6, 4, 3, 7)


def rows_view(seats: int = 4, rows: Rows = ROWS, hand: str = "", *, over: bool = False) -> RowsView:
    """A game of Karo 8 with so many seats (2..4); with a hand it is seat 0's own view."""
    teams = _TEAMS_OF_THREE if seats == 3 else tuple(seat % 2 for seat in range(seats))
    winners = tuple(seat for seat in seats_of(seats) if teams[seat] == 0)
    laid = sum(row[1] - row[0] + 1 for row in rows if row is not None)
    places = tuple(1 if seat in winners else len(winners) + 1 for seat in range(seats))
    return RowsView(
        variant="disney_karo8",
        rules=SuitRowsRules(),
        seat=Seat(0) if hand else None,
        seats=tuple(_seat(_HELD[seat]) for seat in range(seats)),
        round=1,
        rounds=1,
        dealer=Seat(seats - 1),
        phase=Phase.OVER if over else Phase.PLAY,
        turn=TurnNumber(9),
        turn_seat=None if over else Seat(0),
        hand=tuple(sorted(PLAYING_CARDS.parse_many(hand))),
        sheet=(),
        result=MatchResult(tuple(int(place == 1) for place in places), places, winners) if over else None,
        teams=teams,
        rows=rows,
        stock=max(0, 52 - laid - sum(_HELD[:seats])),
        must_place=None,
        eight_due=False,
    )


def duel_view(
    shown: str = "QH AS 3D JC",
    flipped: tuple[int, ...] = (),
    revealing: tuple[int, ...] | None = None,
    at_stake: int = 0,
    letting_run: tuple[int, ...] = (),
) -> DuelView:
    """A duel of as many seats as cards are shown (2 or 4), after a comparison."""
    turned = PLAYING_CARDS.parse_many(shown)
    seats = len(turned)
    due = tuple(seats_of(seats)) if revealing is None else tuple(map(Seat, revealing))
    return DuelView(
        variant="disney_duel",
        rules=DuelRules(),
        seat=None,
        seats=tuple(_seat(_PILES[seat % 2]) for seat in range(seats)),
        round=1,
        rounds=1,
        dealer=Seat(0),
        phase=Phase.FLIP,
        turn=TurnNumber(14),
        turn_seat=None,
        hand=(),
        sheet=(),
        result=None,
        teams=tuple(seat % 2 for seat in range(seats)),
        won=_WON[:seats],
        revealing=due,
        flipped=tuple(map(Seat, flipped)),
        letting_run=tuple(map(Seat, letting_run)),
        shown=tuple(zip(seats_of(seats), turned, strict=True)),
        at_stake=at_stake,
        play_off=len(due) < seats,
    )


def finished_duel() -> DuelView:
    """The same duel at its end: the heroes have won."""
    view, won = duel_view(), (40, 26, 22, 20)
    return view._replace(
        phase=Phase.OVER,
        seats=tuple(_seat(0) for _ in won),
        won=won,
        revealing=(),
        result=MatchResult((62, 46, 62, 46), (1, 3, 1, 3), (Seat(0), Seat(2))),
    )


def comparisons() -> tuple[ComparisonDecided, ...]:
    """Eight comparisons of four seats, with a play-off between two of them."""
    return (
        _decided("5H 6C KD 9C", 2, 4),
        _decided("KH 3S QD KC", None, 4),
        _decided("9H - - 4C", 0, 6),
        _decided("AD 8S 7D AC", None, 4),
        _decided("JK - - 10C", 0, 6),
        _decided("2D JK 6H 3C", 1, 4),
        _decided("8H 2S 9D 5C", 2, 4),
        _decided("4D 7S 10D AS", 3, 4),
    )


def _decided(shown: str, taker: int | None, taken: int) -> ComparisonDecided:
    turned, winner = enumerate(shown.split()), None if taker is None else Seat(taker)
    return ComparisonDecided(
        tuple((Seat(seat), PLAYING_CARDS.parse(text)) for seat, text in turned if text != "-"), winner, taken
    )


def _seat(cards: int) -> SeatInfo:
    return SeatInfo(cards=cards, opened=False, opened_now=False, melded=False, total=0, claims_won=0, out=False)
