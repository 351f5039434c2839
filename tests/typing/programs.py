"""Small programs on the engine: the wrong ones with the error for which mypy must refuse them, and right ones."""

import inspect
from typing import Final

from engine.games import events

WRONG: Final[dict[str, tuple[str, str]]] = {
    "a_person_given_as_a_game_and_a_game_as_a_person": (
        "arg-type",
        """
from bot.hosting.games.service import GameService
from bot.records.games import GameRecord

async def left(service: GameService, game: GameRecord, user_id: int) -> None:
    await service.leave(user_id, game.id, "key")
""",
    ),
    "a_turn_given_as_a_seat_and_a_seat_as_a_turn": (
        "arg-type",
        """
from engine.cards import Card
from engine.games.moves import Discard
from engine.games.views import MatchView

def thrown(view: MatchView, card: Card) -> Discard:
    return Discard(view.turn, view.own_seat, card)
""",
    ),
    "a_window_given_as_a_turn": (
        "arg-type",
        """
from engine.games.moves import TurnTimedOut
from engine.games.views import WindowView

def over(window: WindowView) -> TurnTimedOut:
    return TurnTimedOut(window.window)
""",
    ),
    "a_field_that_a_turn_has_not": (
        "call-arg",
        """
from engine.games.draw_discard.round import Turn

def barred(turn: Turn) -> Turn:
    return turn._replace(stock_onyl=True)
""",
    ),
    "a_field_that_a_round_of_tiles_has_not": (
        "call-arg",
        """
from dataclasses import replace
from engine.games.tiles.round import TileRound

def emptied(rnd: TileRound) -> TileRound:
    return replace(rnd, stock=())
""",
    ),
    "a_round_read_before_its_family_is_known": (
        "union-attr",
        """
from engine.cards import Card
from engine.match.state import MatchState

def hands(state: MatchState) -> tuple[tuple[Card, ...], ...]:
    return state.play.hands
""",
    ),
    "a_rule_path_that_there_is_not": (
        "attr-defined",
        """
from engine.games.draw_discard.view import DrawDiscardView

def minimum(view: DrawDiscardView) -> int:
    return view.rules.opening.pionts
""",
    ),
    "a_rule_compared_with_a_word_that_it_has_not": (
        "comparison-overlap",
        """
from engine.games.draw_discard.view import DrawDiscardView

def may_take(view: DrawDiscardView) -> bool:
    return view.rules.draw.discard_take != "nver"
""",
    ),
    "a_rule_of_a_family_read_from_the_rules_of_all": (
        "attr-defined",
        """
from engine.games.views import MatchView

def minimum(view: MatchView) -> int:
    return view.rules.opening.points
""",
    ),
    "a_rule_set_with_a_switch_that_there_is_not": (
        "call-arg",
        """
from engine.games.draw_discard.rules import OpeningRules

RULES = OpeningRules(pionts=40)
""",
    ),
    "a_rule_changed_in_place": (
        "misc",
        """
from engine.games.draw_discard.rules import DrawDiscardRules

def easier(rules: DrawDiscardRules) -> None:
    rules.opening.points = 0
""",
    ),
    "a_game_of_a_family_by_another_one_s_rules": (
        "misc",  # no type of rules fits both
        """
from engine.booklets import MY_RUMMY
from engine.games.gin.family import GIN
from engine.match.match import Game

GAME = Game("gin_of_tiles", GIN, MY_RUMMY)
""",
    ),
    "a_game_taken_for_that_of_another_family": (
        "arg-type",
        """
from engine.cards import Seat
from engine.games.gin.round import GinRound
from engine.games.gin.rules import GinRules
from engine.games.gin.options import options
from engine.games.gin.view import GinOptions, GinView
from engine.games.tiles.round import TileRound
from engine.games.tiles.rules import TileRules
from engine.games.tiles.options import TileView
from engine.match.match import Game

def pool(game: Game[TileRules, TileRound, TileView]) -> int:
    return game.view(game.new(2), Seat(0)).pool

def of_gin(game: Game[GinRules, GinRound, GinView]) -> int:
    return pool(game)
""",
    ),
    "the_options_of_another_family": (
        "arg-type",
        """
from engine.games.gin.options import options
from engine.games.gin.view import GinOptions
from engine.games.tiles.options import TileView

def now(view: TileView) -> GinOptions:
    return options(view)
""",
    ),
    "a_family_that_takes_the_views_of_another": (
        "override",
        """
from abc import abstractmethod
from engine.games.game import Family
from engine.games.gin.round import GinRound
from engine.games.gin.rules import GinRules
from engine.games.gin.view import GinView
from engine.games.views import Options
from engine.games.tiles.options import TileView

class Mixed(Family[GinRules, GinRound, GinView]):
    @abstractmethod
    def options(self, view: TileView) -> Options: ...
""",
    ),
    "a_view_changed_in_place": (
        "misc",
        """
from engine.games.draw_discard.view import DrawDiscardView

def later(view: DrawDiscardView) -> None:
    view.lap = 9
""",
    ),
    "an_event_that_seen_by_does_not_name": (
        "return",
        inspect.getsource(events).replace(
            "def seen_by(event: Event,",
            """from dataclasses import dataclass

@dataclass(frozen=True, slots=True)
class HandPeeked:
    seat: int

def seen_by(event: Event | HandPeeked,""",
        ),
    ),
}

RIGHT: Final[dict[str, str]] = {
    "rounds_changed": """
from engine.cards import Card, Seat
from engine.games.draw_discard.round import Round
from engine.games.gin.round import GinRound
from engine.games.views import Phase
from engine.match.state import MatchState

def barred(rnd: Round, top: Card) -> Round:
    piles = rnd.piles._replace(discards=(*rnd.piles.discards, top))
    return rnd._replace(phase=Phase.DRAW, piles=piles, turn=rnd.turn._replace(stock_only=True))

def limited(rnd: GinRound) -> GinRound:
    return rnd._replace(limit=10)

def dealt(state: MatchState, rnd: Round | GinRound) -> MatchState:
    return state._replace(dealer=Seat(1), play=rnd)
""",
    "rules_and_views_read": """
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.gin.view import GinView
from engine.games.tiles.options import TileOptions, options
from engine.games.tiles.options import TileView
from engine.games.views import MatchView

def minimum(view: MatchView) -> int:
    if isinstance(view, DrawDiscardView | TileView):
        return view.rules.opening.points
    return view.rules.knock.limit if isinstance(view, GinView) else 0

def now(view: TileView) -> TileOptions:
    return options(view)
""",
    "games_of_any_family": """
from engine.booklets import GIN_RUMMY
from engine.cards import Seat
from engine.games.gin.family import GIN
from engine.games.gin.view import GinView
from engine.games.moves import SeatMove
from engine.games.strengths import Strength
from engine.match.match import AnyGame, Game

GAME = Game("gin_rummy", GIN, GIN_RUMMY)
ANY: AnyGame = GAME

def chosen(view: GinView) -> SeatMove:
    return GIN.choose(Strength.STEADY, view, 0)

def limit(seat: Seat) -> int:
    return GAME.view(GAME.new(2), seat).limit
""",
    "every_event_named": inspect.getsource(events),
}
