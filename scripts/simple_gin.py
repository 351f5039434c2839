"""OpenSpiel's SimpleGinRummyBot at our table, OpenSpiel's own game kept in step with ours.

The bot is mended in two points, as it gives points away by them: it goes gin wherever it can, and what it lays off is
found by our search. Our engine is the referee; a round that OpenSpiel ends sooner, since cards go round, is void.
"""

from collections.abc import Iterator
from itertools import count
from typing import Any, Final

from engine.cards import Card, natural, without
from engine.games.dice import Dice
from engine.games.gin.view import GinView
from engine.games.moves import Discard, DrawStock, Move, PassTurn, SeatMove, TakeDiscard
from engine.games.views import Phase
from engine.match.match import AnyGame
from engine.match.selfplay import Chooser, Deal, play
from engine.match.state import MatchState
from engine.melds.search import deadwood
from scripts.luck import Reckoned, luck_of

# OpenSpiel's suits are spades, clubs, diamonds, hearts; ours spades, hearts, diamonds, clubs.
_SUITS: Final = (0, 3, 2, 1)
TAKE, DRAW, PASS, KNOCK = 52, 53, 54, 55


class Ended(Exception):  # noqa: N818 - no error: the round is void
    """OpenSpiel has ended the round."""


class SpielTable:
    """OpenSpiel's game of the round that is played, and its bot in one of the seats."""

    def __init__(self, seat: int) -> None:
        import pyspiel  # type: ignore[import-not-found]  # noqa: PLC0415 - only who measures has it

        self._spiel = pyspiel
        self._game = pyspiel.load_game("gin_rummy")
        self._seat = seat
        self._state: Any = None
        self._bot: Any = None

    def follow(self, before: MatchState, move: Move, after: MatchState) -> None:
        """Make a move of ours in OpenSpiel's game. Raises Ended where that is over."""
        rnd: Any = after.play
        if before.play is None:
            if rnd is not None:
                self._deal(rnd)
            return
        if self._state is None or after.sheet or rnd.knocker is not None:
            return
        match move:
            case DrawStock():
                self._state.apply_action(DRAW)
                self._state.apply_action(_number(rnd.drawn))
            case TakeDiscard():
                self._state.apply_action(TAKE)
            case PassTurn():
                self._state.apply_action(PASS)
            case Discard(card=card):
                self._state.apply_action(_number(card))
        if self._state.is_terminal():
            raise Ended

    def _deal(self, rnd: Any) -> None:
        self._state = self._game.new_initial_state()
        player = rnd.players.index(self._seat)
        self._bot = self._spiel.make_simple_gin_rummy_bot(self._game.get_parameters(), player)
        first, second = (rnd.hands[seat] for seat in rnd.players)
        for card in (*first, *second, *rnd.discards):
            self._state.apply_action(_number(card))

    def choose(self, view: GinView, dice: int) -> SeatMove:
        """The bot's move, mended."""
        seat, turn = view.own_seat, view.turn
        if view.phase is Phase.LAY_OFF:
            return PassTurn(seat, turn)
        if view.phase is not Phase.PLAY:
            asked = self._bot.step(self._state)
            moves: dict[int, SeatMove] = {
                TAKE: TakeDiscard(seat, turn),
                DRAW: DrawStock(seat, turn),
                PASS: PassTurn(seat, turn),
            }
            return moves[asked]
        spare = [card for card in view.hand if card is not view.taken]
        left = {card: deadwood(view.rules, without(view.hand, (card,))) for card in spare}
        best = min(spare, key=lambda card: (left[card], -card.rank))
        if not left[best]:
            return Discard(seat, turn, best, call=True)
        asked = self._bot.step(self._state)
        if asked != KNOCK:
            return Discard(seat, turn, _card(asked))
        if left[best] > view.limit:
            # It would knock by throwing the card it has just taken, which our rules forbid: it is to forget its knock.
            self._bot.restart()
        return Discard(seat, turn, best, call=left[best] <= view.limit)


def deals_against(game: AnyGame, ours: Chooser, first: int = 0) -> Iterator[Reckoned]:
    """Deal after deal of our player against the bot, each played twice with the seats turned."""
    for number in count(first):
        yield Reckoned.of(*(_round(game, ours, number, seat) for seat in (0, 1)))


def _round(game: AnyGame, ours: Chooser, seed: int, bots_seat: int) -> Reckoned:
    table = SpielTable(bots_seat)
    choosers: list[Chooser] = [ours, ours]
    choosers[bots_seat] = table.choose  # type: ignore[assignment]
    luck = 0.0
    try:
        for number, played in enumerate(play(game, choosers, seed)):
            if played.refused is not None:
                raise ValueError(f"{played.move} is refused: {played.refused}")
            drawn = luck_of(game, played.before, played.move, Dice(seed).word() + number)
            luck += drawn[1 - bots_seat] - drawn[bots_seat]
            if played.step.state.sheet:
                (result,) = played.step.state.sheet
                points = [0 if score is None else score.points for score in result.seats]
                won = 0.5 if result.winner is None else float(result.winner != bots_seat)
                return Reckoned(Deal(won, float(points[1 - bots_seat] - points[bots_seat])), luck)
            table.follow(played.before, played.move, played.step.state)
    except Ended:
        pass
    return Reckoned(Deal(0.5, 0.0), luck)


def _number(card: Card) -> int:
    return _SUITS[card.suit] * 13 + card.rank - 1


def _card(number: int) -> Card:
    return natural(_SUITS[number // 13], number % 13 + 1)
