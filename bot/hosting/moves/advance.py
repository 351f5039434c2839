"""Moving a match on inside one commit: the move asked for, then all that follows from it by itself; and moves that take
a search to judge, which whoever thinks for us judges beforehand, never on the event loop.

What follows: chance is answered at once from the committed shuffle. Standing orders answer when the clock says so: what
looks at the discard alone a fixed time after the window has opened, whatever it says; what looks at the hand as the
window closes, so that nobody sees from when an answer came what somebody holds or has ordered. All of it is logged as
moves, so that the log alone replays the match.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from enum import Enum, auto
from functools import partial

from bot.hosting.moves.write_path import ATTEMPTS, GamePath
from bot.hosting.thinking.thinkers import Thinkers
from bot.records.deadlines import Deadline
from bot.records.ids import GameId, UserId
from bot.records.notices import Notice, NoticeKind, Outcome
from bot.records.orders import MeldOrder, StandingOrder
from bot.store.games.games import Conflict
from bot.store.ledger.stored import Commit, LoggedMove, StoredGame
from engine.cards import Card, Seat, WindowNumber
from engine.games.draw_discard.possible import completes_meld
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.events import ClaimWon, Event, RoundEnded
from engine.games.game import Step
from engine.games.moves import Claim, Move, Pass, SeatForfeited
from engine.games.views import MatchView
from engine.match.match import AnyGame
from engine.match.state import MatchState, gone
from engine.rules.refusals import IllegalMove, outcome_of


class Unforeseen(Exception):  # noqa: N818 - told to the caller, who thinks about it
    """Nobody has thought yet about a move that takes a search to judge."""

    def __init__(self, game: AnyGame, state: MatchState, move: Move) -> None:
        super().__init__()
        self.game = game
        self.state = state
        self.move = move


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What comes of a move in a state: the step that it makes, or why it is refused."""

    state: MatchState
    move: Move
    outcome: Step[MatchState] | IllegalMove


def judged(game: AnyGame, state: MatchState, move: Move, foreseen: Foreseen | None) -> Step[MatchState]:
    """The step that a move makes. Raises IllegalMove, and Unforeseen where it has to be thought about first."""
    if not game.takes_thought(move):
        return game.apply(state, move)
    if foreseen is None or foreseen.state is not state or foreseen.move != move:
        raise Unforeseen(game, state, move)
    if isinstance(foreseen.outcome, IllegalMove):
        raise foreseen.outcome
    return foreseen.outcome


async def foresee(thinkers: Thinkers, of: Unforeseen) -> Foreseen:
    """What comes of a move. Raises Stalled and JobFailed."""
    outcome = await thinkers.think(outcome_of, of.game.apply, of.state, of.move)
    return Foreseen(of.state, of.move, outcome)


async def carried_out(
    path: GamePath,
    thinkers: Thinkers,
    game_id: GameId,
    plan: Callable[[Foreseen | None, StoredGame, datetime], Commit],
    key: str,
) -> Commit | None:
    """Carry out a plan, which is told what is known of its move beforehand, as `GamePath.change` does. What takes
    thought is thought about while no lock is held, and again where the game has moved on meanwhile.

    Raises what `change` raises, Stalled and JobFailed.
    """
    foreseen: Foreseen | None = None
    for _ in range(ATTEMPTS):
        try:
            return await path.change(game_id, partial(plan, foreseen), key)
        except Unforeseen as unforeseen:
            foreseen = await foresee(thinkers, unforeseen)
    raise Conflict(game_id)


log = logging.getLogger(__name__)


@dataclass(eq=False)
class Advance:
    """A match on its way from one stored state to the next. `apply` moves it on; nothing is stored here.

    `at` is when the mover did so; `key`, theirs, goes to the first move; `done` is the deadline carried out.
    """

    stored: StoredGame
    state: MatchState
    at: datetime
    key: str | None = None
    done: Deadline | None = None

    def __post_init__(self) -> None:
        self.game = self.stored.game
        self.orders = dict(self.stored.orders)
        self.logged: list[LoggedMove] = []
        self.events: tuple[Event, ...] = ()
        self._parts = tuple(holder.entropy for holder in self.stored.record.holders)
        self.words: list[Notice] = []

    def apply(self, move: Move, foreseen: Foreseen | None = None) -> None:
        """Make a move and all that follows from it; `foreseen` is what is known of it beforehand.

        Raises IllegalMove, and Unforeseen where it takes thought to judge the move; then nothing has happened.
        """
        self._apply_one(move, foreseen)
        self.settle()

    def leave(self, seat: Seat) -> None:
        """Forfeit a seat that is left, where the rules say so (G-15) and it is not out of the match already."""
        rules = self.stored.record.rules
        if rules.match.on_leave == "forfeit" and seat not in gone(rules, self.state):
            self.apply(SeatForfeited(seat))

    def settle(self) -> None:
        """Answer what waits for chance."""
        while (need := self.game.chance(self.state)) is not None:
            self._apply_one(need.answer(self.stored.secret, self._parts))

    def follow_orders(self, *, closing: bool = False, only: int | None = None) -> None:
        """Answer the open window as standing orders say, clockwise, as if their owners had clicked.

        As the window is `closing`, orders that look at the hand answer too. With `only` no other user's order is
        followed.
        """
        window = self.game.view(self.state, None).claim_window
        if window is None:
            return
        for seat in window.asked:
            user_id = self._person_at(seat)
            if user_id is None or (only is not None and user_id != only):
                continue
            if not self.asks(window.window) or seat not in self.game.active(self.state):
                continue
            order, passes = self.orders.get(user_id), user_id in self.stored.passing
            if closing:
                said = as_it_closes(order, window.card, self.game.view(self.state, seat), passes=passes)
            else:
                said = soon_after_opening(order, window.card, passes=passes)
            if said is not None:
                self._answer(seat, user_id, window.window, said)

    def _answer(self, seat: Seat, user_id: UserId, window: WindowNumber, said: "OrderedAnswer") -> None:
        """Answer for a seat. An order to knock where the rules do not let the seat is as good as none."""
        order = self.orders.get(user_id)
        if said is OrderedAnswer.KNOCK and order is not None:
            self.orders[user_id] = replace(order, answered=window)
        try:
            self.apply(Claim(seat, window) if said is OrderedAnswer.KNOCK else Pass(seat, window))
        except IllegalMove as refused:
            log.debug("game %d: a standing order came to nothing: %s", self.stored.record.id, refused.code)

    def asks(self, window: WindowNumber) -> bool:
        """Whether a claim window is open still."""
        opened = self.game.view(self.state, None).claim_window
        return opened is not None and opened.window == window

    def _person_at(self, seat: Seat) -> UserId | None:
        """The person who plays a seat; None where a computer does."""
        holder = self.stored.record.holders[seat]
        return None if holder.autopilot else holder.user_id

    def _apply_one(self, move: Move, foreseen: Foreseen | None = None) -> None:
        step = judged(self.game, self.state, move, foreseen)
        self.state = step.state
        seq = self.stored.record.seq + len(self.logged) + 1
        first = self.logged[0].seq if self.logged else seq
        key = None if self.logged else self.key
        self.logged.append(LoggedMove(seq, first, move, step.events, key, self.at))
        self.events += step.events
        for event in step.events:
            if isinstance(event, RoundEnded):
                self._end_orders()
            elif isinstance(event, ClaimWon):
                self._settle_knocks(event)

    def _end_orders(self) -> None:
        """The round is over, and with it what was ordered for it; who has knocked for nothing is told."""
        for user_id, order in [*self.orders.items()]:
            if order.faces:
                self._tell(user_id, "void", order.faces, number=order.round)
            # What it says of cards, and of the rest, ends with its round.
            self._keep(user_id, StandingOrder(self.state.round, melds=order.melds, answered=order.answered))

    def _settle_knocks(self, won: ClaimWon) -> None:
        """Orders that knocked in the window are told how it ended; a knock that won is done with."""
        winner = self.stored.record.holders[won.seat].user_id
        for user_id, order in [*self.orders.items()]:
            if order.answered == won.window:
                what: Outcome = "got" if user_id == winner else "missed"
                self._tell(user_id, what, (won.card,), penalty=won.penalty, number=won.window)
        if winner is not None and winner in self.orders:
            order = self.orders[winner]
            self._keep(winner, replace(order, faces=tuple(face for face in order.faces if face is not won.card)))

    def _keep(self, user_id: UserId, left: StandingOrder) -> None:
        if left.says_something:
            self.orders[user_id] = left
        else:
            del self.orders[user_id]

    def _tell(self, user_id: UserId, what: Outcome, faces: tuple[Card, ...], *, number: int, penalty: int = 0) -> None:
        seat = self.stored.record.seat_of(user_id)
        if seat is not None:
            told = Notice(NoticeKind.ORDER, seat, user_id, number=number, what=what, faces=faces)
            self.words.append(replace(told, penalty=penalty))


class OrderedAnswer(Enum):
    """What an order says to a discard."""

    KNOCK = auto()
    PASS = auto()


def soon_after_opening(order: StandingOrder | None, card: Card, *, passes: bool) -> OrderedAnswer | None:
    """The answer that needs no look at the hand; None where there is none yet. `passes` is its owner's default."""
    if order is not None and card in order.faces:
        return OrderedAnswer.KNOCK
    if order is not None and order.melds is not MeldOrder.NEVER:
        return None
    return OrderedAnswer.PASS if passes or (order is not None and order.pass_rest) else None


def as_it_closes(order: StandingOrder | None, card: Card, view: MatchView, *, passes: bool) -> OrderedAnswer | None:
    """The answer of an order whose owner has not answered by the deadline; `view` is theirs at that moment."""
    if order is not None and order.melds is not MeldOrder.NEVER and isinstance(view, DrawDiscardView):
        jokers = order.melds is MeldOrder.JOKERS
        if card in order.faces or completes_meld(view.rules, view.hand, card, jokers=jokers):
            return OrderedAnswer.KNOCK
        return OrderedAnswer.PASS if passes or order.pass_rest else None
    return soon_after_opening(order, card, passes=passes)
