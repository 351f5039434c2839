"""Wrong programs on the engine, which nobody runs: mypy must refuse each line that says so, and for that reason."""

from abc import abstractmethod
from dataclasses import replace

from bot.hosting.games.service import GameService
from bot.records.games import GameRecord
from engine.booklets import MY_RUMMY
from engine.cards import Card, Seat
from engine.games.draw_discard.round import Turn
from engine.games.draw_discard.rules import DrawDiscardRules, OpeningRules
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.game import Family
from engine.games.gin.family import GIN
from engine.games.gin.options import options
from engine.games.gin.round import GinRound
from engine.games.gin.rules import GinRules
from engine.games.gin.view import GinOptions, GinView
from engine.games.moves import Discard, TurnTimedOut
from engine.games.tiles.options import TileView
from engine.games.tiles.round import TileRound
from engine.games.tiles.rules import TileRules
from engine.games.views import MatchView, Options, WindowView
from engine.match.match import Game
from engine.match.state import MatchState


async def a_person_given_as_a_game_and_a_game_as_a_person(service: GameService, game: GameRecord, user: int) -> None:
    await service.leave(user, game.id, "key")  # refused: arg-type


def a_turn_given_as_a_seat_and_a_seat_as_a_turn(view: MatchView, card: Card) -> Discard:
    return Discard(view.turn, view.own_seat, card)  # refused: arg-type


def a_window_given_as_a_turn(window: WindowView) -> TurnTimedOut:
    return TurnTimedOut(window.window)  # refused: arg-type


def a_field_that_a_turn_has_not(turn: Turn) -> Turn:
    return turn._replace(stock_onyl=True)  # refused: call-arg


def a_field_that_a_round_of_tiles_has_not(rnd: TileRound) -> TileRound:
    return replace(rnd, stock=())  # refused: call-arg


def a_round_read_before_its_family_is_known(state: MatchState) -> tuple[tuple[Card, ...], ...]:
    return state.play.hands  # refused: union-attr


def a_rule_path_that_there_is_not(view: DrawDiscardView) -> int:
    return view.rules.opening.pionts  # refused: attr-defined


def a_rule_compared_with_a_word_that_it_has_not(view: DrawDiscardView) -> bool:
    return view.rules.draw.discard_take != "nver"  # refused: comparison-overlap


def a_rule_of_a_family_read_from_the_rules_of_all(view: MatchView) -> int:
    return view.rules.opening.points  # refused: attr-defined


def a_rule_set_with_a_switch_that_there_is_not() -> OpeningRules:
    return OpeningRules(pionts=40)  # refused: call-arg


def a_rule_changed_in_place(rules: DrawDiscardRules) -> None:
    rules.opening.points = 0  # refused: misc


def a_game_of_a_family_by_the_rules_of_another() -> None:
    Game("gin_of_tiles", GIN, MY_RUMMY)  # refused: misc


def a_game_taken_for_that_of_another_family(game: Game[GinRules, GinRound, GinView]) -> int:
    def pool(game: Game[TileRules, TileRound, TileView]) -> int:
        return game.view(game.new(2), Seat(0)).pool

    return pool(game)  # refused: arg-type


def the_options_of_another_family(view: TileView) -> GinOptions:
    return options(view)  # refused: arg-type


class AFamilyThatTakesTheViewsOfAnother(Family[GinRules, GinRound, GinView]):
    @abstractmethod
    def options(self, view: TileView) -> Options: ...  # refused: override


def a_view_changed_in_place(view: DrawDiscardView) -> None:
    view.lap = 9  # refused: misc
