"""What a seat sees of a round of tiles: built by copying in what is allowed."""

from __future__ import annotations

from engine.cards import JOKER, Seat, WindowNumber, seats_of
from engine.cards.dealing import seats_from
from engine.games.game import MatchFrame
from engine.games.tiles.round import TileRound, player_before
from engine.games.tiles.rules import TileRules
from engine.games.tiles.view import TileView
from engine.games.views import Phase, SeatInfo


def view(rules: TileRules, rnd: TileRound | None, frame: MatchFrame) -> TileView:
    """What the frame's seat, or a spectator, may see; between rounds there is nothing on the table."""
    if rnd is None:
        return TileView(**frame.shown(), rules=rules, aside=((),) * len(frame.totals))
    seat = frame.seat if frame.seat in rnd.players else None
    over = rnd.phase is Phase.OVER
    return TileView(
        variant=frame.variant,
        rules=rules,
        seat=frame.seat,
        seats=tuple(_seat_info(rnd, frame, player) for player in seats_of(len(frame.totals))),
        round=rnd.number,
        rounds=frame.rounds,
        dealer=rnd.dealer,
        phase=rnd.phase,
        turn=rnd.turn,
        turn_seat=None if over else rnd.turn_seat,
        hand=() if seat is None else rnd.racks[seat],
        sheet=frame.sheet,
        result=frame.result,
        history=frame.history,
        drawn=() if seat is None else rnd.fresh[seat],
        melds=rnd.melds,
        changes=rnd.changes,
        pool=len(rnd.pool),
        aside=rnd.aside,
        aside_seat=None if over or not rules.v1.enabled else player_before(rnd, rnd.turn_seat),
        open_tile=rnd.open_tile,
    )


def _seat_info(rnd: TileRound, frame: MatchFrame, player: Seat) -> SeatInfo:
    return SeatInfo(
        cards=len(rnd.racks[player]),
        opened=rnd.opened[player],
        opened_now=False,
        melded=rnd.opened[player],
        total=frame.totals[player],
        claims_won=0,
        out=frame.out[player],
    )


def round_as_seen(view: TileView) -> TileRound:
    """A round that looks to the view's seat as the real one does: of what it cannot see every tile is a joker."""
    infos, seats = view.seats, len(view.seats)
    racks = tuple(view.hand if seat == view.seat else (JOKER,) * info.cards for seat, info in enumerate(infos))
    # A seat without tiles is not in the round.
    players = seats_from(view.dealer, seats, (seat for seat in seats_of(seats) if racks[seat]))
    return TileRound(
        number=view.round,
        dealer=view.dealer,
        players=players,
        racks=racks,
        fresh=tuple(view.drawn if seat == view.seat else () for seat in range(seats)),
        pool=(JOKER,) * view.pool,
        open_tile=view.open_tile,
        aside=view.aside,
        melds=view.melds,
        next_meld=1 + max((lying.meld_id for lying in view.melds), default=0),
        changes=view.changes,
        opened=tuple(info.opened for info in infos),
        turn=view.turn,
        turn_seat=view.dealer if view.turn_seat is None else view.turn_seat,
        phase=view.phase,
        drawn=None,
        passes=0,
        left=(),
        window_number=WindowNumber(0),
        result=None,
    )
