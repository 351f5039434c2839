"""What a seat sees of a round, copied in as allowed; and the kinds of move open as far as everyone may know."""

from functools import lru_cache
from typing import Final

from engine.cards import JOKER, Seat, WindowNumber, seats_of
from engine.cards.dealing import seats_from
from engine.games.draw_discard.round import (
    IN_DRAW,
    IN_OPENING_DISCARD,
    IN_PLAY,
    IN_WINDOW,
    IS_OVER,
    Claims,
    Piles,
    Round,
    Table,
    Turn,
    Window,
)
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.draw_discard.taking_back import to_take_back
from engine.games.draw_discard.turns import may_take, taken_often
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.moves import MoveKind
from engine.games.views import MatchView, SeatInfo, WindowView

ANSWERING: Final = frozenset({MoveKind.CLAIM, MoveKind.PASS})
OPENING_DISCARD: Final = frozenset({MoveKind.DISCARD})
DRAWING: Final = frozenset({MoveKind.DRAW_STOCK})
DRAWING_OR_TAKING: Final = frozenset({MoveKind.DRAW_STOCK, MoveKind.TAKE_DISCARD})

_PLAYING: Final = {
    (owed, len(lays), len(undoing)): frozenset({MoveKind.RETURN_DISCARD if owed else MoveKind.DISCARD, *lays, *undoing})
    for owed in (False, True)
    for undoing in ((), (MoveKind.TAKE_BACK,))
    for lays in ((), (MoveKind.LAY,), (MoveKind.LAY, MoveKind.LAY_TABLE))
}


def playing(rules: DrawDiscardRules, lap: int, *, owed: bool, laid: bool) -> frozenset[MoveKind]:
    """The moves after the draw; `owed` must be melded or given back first, what is `laid` may be taken back."""
    lays = 0 if lap < rules.meld_from_lap else 1 if rules.rearrange is None else 2
    return _PLAYING[owed, lays, int(laid)]


def active(rules: DrawDiscardRules, rnd: Round) -> dict[Seat, frozenset[MoveKind]]:
    """Each seat that may act, with the kinds of move open to it."""
    if rnd.phase is IN_WINDOW and rnd.claims.window is not None:
        return {seat: ANSWERING for seat in rnd.claims.window.asked if rnd.claims.window.answer_of(seat) is None}
    if rnd.phase is IN_OPENING_DISCARD:
        return {rnd.turn.seat: OPENING_DISCARD}
    if rnd.phase is IN_DRAW:
        return {rnd.turn.seat: DRAWING_OR_TAKING if may_take(rules, rnd) else DRAWING}
    if rnd.phase is IN_PLAY:
        return {rnd.turn.seat: playing(rules, rnd.turn.lap, owed=rnd.turn.owed, laid=rnd.turn.laid is not None)}
    return {}


def view(rules: DrawDiscardRules, rnd: Round | None, around: MatchView) -> DrawDiscardView:
    """What a seat, or a spectator, may see; between rounds there is nothing on the table."""
    if rnd is None:
        return DrawDiscardView(**around._asdict())
    seat = around.seat if around.seat in rnd.players else None
    piles, turn, table = rnd.piles, rnd.turn, rnd.table
    window = rnd.claims.window if rnd.phase is IN_WINDOW else None
    turn_seat = None if window is not None or rnd.phase is IS_OVER else turn.seat
    hand, drawn = ((), ()) if seat is None else (rnd.hands[seat], rnd.fresh[seat])
    top = piles.discards[-1] if piles.discards else None
    pile = piles.discards if rules.draw.discard_take == "visible_pile" else ()
    asked = None if window is None else _window(window, around.seat)
    laid = () if turn.laid is None else to_take_back(rnd)
    held = tuple([len(cards) for cards in rnd.hands])
    opening = turn.seat if turn.opened_now else None
    seats = _known(held, (table.opened, table.melded, table.earned), opening, rnd.claims.won, around.seats)
    # By their places, in the view's order: so many names would take longer than all the rest of a view.
    return DrawDiscardView(
        around.variant, rules, around.seat, seats, rnd.number, around.rounds, rnd.dealer,
        rnd.phase, turn.number, turn_seat, hand, around.sheet, around.result, around.history,
        drawn, turn.taken, turn.stock_only, taken_often(rnd), table.melds, len(piles.stock), top, len(piles.discards),
        turn.lap, turn.owed, asked, pile, table.changes, rnd.can_renew(rules), laid, turn.touched, turn.laid_off,
    )  # fmt: skip


_Laid = tuple[tuple[bool, ...], tuple[bool, ...], tuple[int, ...]]


@lru_cache(maxsize=4096)
def _known(
    held: tuple[int, ...],
    laid: _Laid,
    opening: int | None,
    won: tuple[int, ...],
    before: tuple[SeatInfo, ...],
) -> tuple[SeatInfo, ...]:
    """What everyone knows of the seats: a move changes little of it, and every seat's view holds all of it."""
    by_seat = zip(held, *laid, won, before, strict=True)
    return tuple(
        [
            SeatInfo(cards, opened, seat == opening, melded, info.total, claims, info.out, earned)
            for seat, (cards, opened, melded, earned, claims, info) in enumerate(by_seat)
        ]
    )


def _window(window: Window, seat: Seat | None) -> WindowView:
    given = None if seat is None else window.answer_of(seat)
    answer = None if given is None else MoveKind.CLAIM if given.claimed else MoveKind.PASS
    return WindowView(window.number, window.card, window.discarder, window.next_seat, window.asked, answer)


def round_as_seen(view: DrawDiscardView) -> Round:
    """A round that looks to the view's seat as the real one does, for judging what it lays in its turn.

    Of what it cannot see every card is a joker; what only others or the end of the round depend on is left out.
    """
    infos, seats = view.seats, len(view.seats)
    players = [seat for seat in seats_from(view.dealer, seats, seats_of(seats)) if not infos[seat].out]
    return Round(
        number=view.round,
        dealer=view.dealer,
        totals=tuple(info.total for info in infos),
        players=tuple(players),
        hands=tuple(view.hand if seat == view.seat else (JOKER,) * info.cards for seat, info in enumerate(infos)),
        fresh=tuple(view.drawn if seat == view.seat else () for seat in range(seats)),
        phase=view.phase,
        piles=Piles((JOKER,) * view.stock, () if view.discard_top is None else (view.discard_top,) * view.discards),
        turn=Turn(
            number=view.turn,
            seat=view.dealer if view.turn_seat is None else view.turn_seat,
            had=(0,) * seats,
            lap=view.lap,
            taken=view.taken,
            owed=view.owed,
            opened_now=any(info.opened_now for info in infos),
            stock_only=view.stock_only,
            touched=view.touched,
            laid_off=view.laid_off,
        ),
        table=Table(
            opened=tuple(info.opened for info in infos),
            melded=tuple(info.melded for info in infos),
            earned=tuple(info.earned for info in infos),
            melds=view.melds,
            next_meld=1 + max((lying.meld_id for lying in view.melds), default=0),
            changes=view.changes,
        ),
        claims=Claims(None, WindowNumber(0), tuple(info.claims_won for info in infos)),
    )
