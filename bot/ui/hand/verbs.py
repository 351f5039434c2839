"""What a player means by a verb at this moment, as a move: buttons and slash commands say the same things.

Nothing is judged here. While a claim window is open, the seat next in turn takes by claiming and draws by passing;
whatever does not fit the moment is handed on as it was said, and the rules refuse it.
"""

from __future__ import annotations

from bot.hosting.clock.stage import seated
from bot.records.games import VisibleGame
from engine.cards import Card, TurnNumber, WindowNumber
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.moves import (
    Claim,
    Discard,
    DrawStock,
    Flip,
    FlipAll,
    Pass,
    PassTurn,
    PlaceCard,
    ReturnDiscard,
    TakeBack,
    TakeDiscard,
)
from engine.games.views import MatchView
from engine.rules.refusals import IllegalMove, Reject


def draw(visible: VisibleGame, turn: TurnNumber | None = None) -> DrawStock | Pass:
    """Draw from the stock: in a claim window the next seat's pass, with its draw queued.

    With `turn`, the draw of that very turn and nothing else.
    """
    view, seat = seated(visible)
    window = view.claim_window
    if turn is None and window is not None and window.next_seat == seat:
        return Pass(seat, window.window, then_draw=True)
    return DrawStock(seat, view.turn if turn is None else turn)


def take(visible: VisibleGame, turn: TurnNumber | None = None, depth: int = 1) -> TakeDiscard | Claim:
    """Take the top discard, of a visible pile the topmost `depth`: in a claim window the next seat's claim.

    `turn` as in `draw`.
    """
    view, seat = seated(visible)
    window = view.claim_window
    if turn is None and window is not None and window.next_seat == seat:
        return Claim(seat, window.window)
    return TakeDiscard(seat, view.turn if turn is None else turn, depth)


def draw_later(visible: VisibleGame, window: WindowNumber) -> DrawStock | Pass:
    """The draw offered beside an open window: the next seat's pass and queued draw; anyone else's is out of turn."""
    view, seat = seated(visible)
    opened = view.claim_window
    if opened is not None and opened.next_seat != seat:
        return DrawStock(seat, view.turn)
    return Pass(seat, window, then_draw=True)


def put_back(visible: VisibleGame, turn: TurnNumber | None = None) -> ReturnDiscard:
    """Give back a discard that had to be melded at once."""
    view, seat = seated(visible)
    return ReturnDiscard(seat, view.turn if turn is None else turn)


def take_back(visible: VisibleGame, turn: TurnNumber | None = None) -> TakeBack:
    """Undo what was laid in the turn."""
    view, seat = seated(visible)
    return TakeBack(seat, view.turn if turn is None else turn)


def discard(visible: VisibleGame, card: Card, *, call: bool = False, turn: TurnNumber | None = None) -> Discard:
    """End the turn with a card."""
    view, seat = seated(visible)
    return Discard(seat, view.turn if turn is None else turn, card, call)


def knock(visible: VisibleGame, window: WindowNumber | None = None) -> Claim:
    """Claim the discard of the open window. Raises IllegalMove where none is open and none was named."""
    view, seat = seated(visible)
    return Claim(seat, window if window is not None else _open_window(view))


def let_go(visible: VisibleGame, window: WindowNumber | None = None) -> Pass | PassTurn:
    """Pass: in the open window, or where the game lets a turn pass. Raises IllegalMove where neither can be meant."""
    view, seat = seated(visible)
    if window is None and view.claim_window is None and _has_passing_turns(visible):
        return PassTurn(seat, view.turn)
    return Pass(seat, window if window is not None else _open_window(view))


def pass_turn(visible: VisibleGame, turn: TurnNumber | None = None) -> PassTurn:
    """End the turn, or decline what it offers, without a card."""
    view, seat = seated(visible)
    return PassTurn(seat, view.turn if turn is None else turn)


def flip(visible: VisibleGame, turn: TurnNumber | None = None) -> Flip:
    """Turn up the top card of one's pile."""
    view, seat = seated(visible)
    return Flip(seat, view.turn if turn is None else turn)


def let_run(visible: VisibleGame, turn: TurnNumber | None = None, *, agree: bool = True) -> FlipAll:
    """Let one's cards flip by themselves from now on, or no longer."""
    view, seat = seated(visible)
    return FlipAll(seat, view.turn if turn is None else turn, agree)


def place(visible: VisibleGame, card: Card, turn: TurnNumber | None = None) -> PlaceCard:
    """Lay a card in its row."""
    view, seat = seated(visible)
    return PlaceCard(seat, view.turn if turn is None else turn, card)


def _has_passing_turns(visible: VisibleGame) -> bool:
    """Whether passing a turn is a move of this game at this moment, whoever's turn it is."""
    return not isinstance(visible.view, DrawDiscardView)


def _open_window(view: MatchView) -> WindowNumber:
    window = view.claim_window
    if window is None:
        raise IllegalMove(Reject.NO_WINDOW)
    return window.window
