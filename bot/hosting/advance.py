"""Moving a match on inside one commit: the move asked for, then all that follows from it by itself.

What follows: chance is answered at once from the committed shuffle, and standing orders answer a claim window the
moment it opens. All of it is logged as moves, so that the log alone replays the match.
"""

from __future__ import annotations

import logging
from datetime import datetime

from bot.records import StandingOrder
from bot.store.stored import LoggedMove, StoredGame
from engine.cards import Card
from engine.cards.shuffle import order_for
from engine.games.events import ClaimWon, Event, RoundEnded, WindowOpened
from engine.games.moves import Claim, Move, Pass, Shuffled
from engine.match.match import MatchState
from engine.rules.refusals import IllegalMove

log = logging.getLogger(__name__)


class Advance:
    """A match on its way from one stored state to the next. `apply` moves it on; nothing is stored here."""

    def __init__(self, stored: StoredGame, state: MatchState, at: datetime, key: str | None = None) -> None:
        """`at` is when whoever moves did so; `key` is theirs and goes to the first move applied."""
        self.stored = stored
        self.game = stored.game
        self.state = state
        self.orders = dict(stored.orders)
        self.logged: list[LoggedMove] = []
        self._parts = tuple(holder.entropy for holder in stored.record.holders)
        self.at = at
        self._key = key
        self._opened: WindowOpened | None = None

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened on the way, in order."""
        return tuple(event for logged in self.logged for event in logged.events)

    def apply(self, move: Move) -> None:
        """Make a move and all that follows from it. Raises IllegalMove; then nothing has happened."""
        self._apply_one(move)
        self.settle()

    def settle(self) -> None:
        """Answer what waits for chance, then what standing orders answer."""
        while (need := self.game.chance(self.state)) is not None:
            order = order_for(self.stored.secret, self._parts, need.round, need.number, need.size)
            self._apply_one(Shuffled(order))
        if self._opened is not None:
            window, self._opened = self._opened, None
            self._follow_orders(window)

    def follow_order(self, seat: int, order: StandingOrder, window: int, card: Card) -> None:
        """Answer a claim window on a card as a standing order says, as if its owner had clicked.

        An order to knock where the rules do not let the seat is as good as none.
        """
        if order.round != self.state.round or seat not in self.game.active(self.state):
            return
        if card in order.faces:
            answer: Move = Claim(seat, window)
        elif order.pass_rest:
            answer = Pass(seat, window)
        else:
            return
        try:
            self.apply(answer)
        except IllegalMove as refused:
            log.debug("game %d: a standing order came to nothing: %s", self.stored.record.id, refused.code)

    def _apply_one(self, move: Move) -> None:
        step = self.game.apply(self.state, move)
        self.state = step.state
        seq = self.stored.record.seq + len(self.logged) + 1
        first = self.logged[0].seq if self.logged else seq
        key = None if self.logged else self._key
        self.logged.append(LoggedMove(seq, first, move, step.events, key, self.at))
        for event in step.events:
            self._note(event)

    def _follow_orders(self, opened: WindowOpened) -> None:
        for seat in opened.asked:
            holder = self.stored.record.holders[seat]
            order = None if holder.user_id is None or holder.autopilot else self.orders.get(holder.user_id)
            if order is not None:
                self.follow_order(seat, order, opened.window, opened.card)

    def _note(self, event: Event) -> None:
        match event:
            case WindowOpened():
                self._opened = event
            case RoundEnded():
                self.orders.clear()
            case ClaimWon(seat=seat, card=card):
                self._spend(self.stored.record.holders[seat].user_id, card)

    def _spend(self, user_id: int | None, card: Card) -> None:
        """A knock that won is done with."""
        order = None if user_id is None else self.orders.get(user_id)
        if user_id is None or order is None or card not in order.faces:
            return
        faces = tuple(face for face in order.faces if face is not card)
        if faces or order.pass_rest:
            self.orders[user_id] = StandingOrder(order.round, faces, order.pass_rest)
        else:
            del self.orders[user_id]
