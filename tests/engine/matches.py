"""Whole matches: a state after so many rounds, and a match that moves are made in."""

from collections.abc import Sequence
from typing import Any

from engine.games.draw_discard.family import DRAW_DISCARD
from engine.games.draw_discard.round import Round
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.events import Event
from engine.games.game import ChanceNeeded
from engine.games.moves import Discard, Move, SeatForfeited, Shuffled
from engine.match.match import Game
from engine.match.state import EXTRA_ROUNDS, MatchState, agreed_rounds, totals_of
from engine.rules.rule_set import RuleSet
from engine.rules.scores import MatchResult, RoundEnd, RoundResult, ScoreItem, SeatScore
from tests.engine.builders import BASIC, a_round, card


def a_result(*points: int | None, number: int = 1, winner: int | None = None) -> RoundResult:
    """A finished round that brought each seat these points; None for a seat that did not take part."""
    scores = tuple(
        None if brought is None else SeatScore((), ((ScoreItem.HAND, brought),), brought) for brought in points
    )
    return RoundResult(number, RoundEnd.WENT_OUT, winner, scores)


def a_match(
    rules: DrawDiscardRules, *rounds: Sequence[int | None], play: Round | None = None, **more: Any
) -> tuple[Game, MatchState]:
    """A match after rounds that brought each seat such points; the next deal is awaited, or `play` is under way."""
    seats = len(rounds[0]) if rounds else len(play.hands) if play else 2
    sheet = tuple(a_result(*points, number=number) for number, points in enumerate(rounds, start=1))
    fields: dict[str, Any] = {
        "dealer": 0,
        "round": len(sheet) + 1,
        "shuffles": 2 * len(sheet),
        "turn": 10,
        "window": 5,
        "forfeited": (),
        "contenders": None,
        "result": None,
        **more,
    }
    return Game("disney_basic", DRAW_DISCARD, rules), MatchState(
        "disney_basic", seats, sheet=sheet, play=play, **fields
    )


class Match:
    """A match that moves are made in."""

    def __init__(self, game: Game, state: MatchState) -> None:
        self.game = game
        self.state = state

    def do(self, move: Move) -> tuple[Event, ...]:
        step = self.game.apply(self.state, move)
        self.state = step.state
        return step.events

    def shuffle(self) -> tuple[Event, ...]:
        """Chance answers with everything as it lies."""
        needed = self.game.chance(self.state)
        return self.do(Shuffled(tuple(range(needed.size))))

    @property
    def chance(self) -> ChanceNeeded | None:
        return self.game.chance(self.state)

    @property
    def result(self) -> MatchResult:
        assert self.state.result is not None, "the match is not over"
        return self.state.result

    def leave(self, seat: int) -> tuple[Event, ...]:
        return self.do(SeatForfeited(seat))

    def win(self, *left: str | None) -> tuple[Event, ...]:
        """A round is won by its first seat with an empty text; the others hold these cards; None: out."""
        if self.state.play is None:
            self.shuffle()
        hands = ["2C" if words == "" else words or "" for words in left]
        winner = left.index("")
        players = tuple(seat for seat, words in enumerate(left) if words is not None)
        play = a_round(
            self.game.rules, hands=hands, turn_seat=winner, players=players, dealer=self.state.dealer,
            number=self.state.round, totals=totals_of(self.state.sheet, self.state.seats), turn=self.state.turn,
        )  # fmt: skip
        self.state = self.state._replace(play=play)
        return self.do(Discard(winner, self.state.turn, card("2C")))


def match(rules: DrawDiscardRules, *rounds: Sequence[int | None], **more: Any) -> Match:
    """A match after rounds that brought each seat such points."""
    return Match(*a_match(rules, *rounds, **more))


def new(rules: DrawDiscardRules = BASIC, seats: int = 3) -> Match:
    game = Game("disney_basic", DRAW_DISCARD, rules)
    return Match(game, game.new(seats))


def most_rounds(rules: RuleSet, seats: int) -> int:
    """The most rounds that a match of so many seats can have, however they end; then the leader has won (G-13)."""
    return (agreed_rounds(rules, seats) or rules.match.max_rounds) + (
        0 if rules.match.tie == "shared" else EXTRA_ROUNDS
    )
