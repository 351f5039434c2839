"""What the contract suite must know of a family to judge its games: each family tells it in `games/<family>.py`."""

import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, Generic, TypeVar

from engine.cards import FACES, Card
from engine.games.game import RoundState, Step
from engine.games.moves import Discard, DrawStock, Flip, FlipAll, Move, PassTurn, PlaceCard, SeatMove
from engine.games.table import TableMeld
from engine.games.views import MatchView, Options
from engine.match.match import Game
from engine.match.state import MatchState
from engine.melds.meld import NewMeld
from engine.rules.refusals import IllegalMove
from engine.rules.rule_set import RuleSet

R = TypeVar("R", bound=RuleSet)
S = TypeVar("S", bound=RoundState)
V = TypeVar("V", bound=MatchView)
A = TypeVar("A", bound=Options)

House = Mapping[str, object]
Houses = Mapping[str, House]
AS_PRINTED: Final = "as printed"

# How many may play, and what becomes of a seat whose player leaves, is the host's affair.
UNREAD: Final = frozenset({"players_min", "players_max", "match.on_leave"})
# Where totals count what a seat has won, the highest is best and none puts a seat out.
WITHOUT_TOTALS_THAT_PUT_OUT: Final[Mapping[str, frozenset[str]]] = {
    "match.end": frozenset({"last_player_standing"}),
    "match.eliminate_on": frozenset({"gross_penalty"}),
    "match.best": frozenset({"lowest"}),
}


@dataclass(frozen=True)
class Taken:
    """One step of a walk."""

    before: MatchState
    move: Move
    step: Step[MatchState]

    @property
    def after(self) -> MatchState:
        return self.step.state


def made(game: Game, state: MatchState, move: Move) -> Taken:
    """The step that a move makes."""
    return Taken(state, move, game.apply(state, move))


def made_if_legal(game: Game, state: MatchState, move: Move) -> Taken | None:
    """The step that a move makes, None where it is refused."""
    try:
        return made(game, state, move)
    except IllegalMove:
        return None


class Conduct(ABC, Generic[R, S, V, A]):
    """How a family's games are walked at random, and what its rounds, moves and scores consist of.

    `lays` says whether melds come to lie on its table. A match is walked for at most `most_moves`
    moves; the clock ends `timeouts` of the turns. `reached` says how often the walks of all cases together must do at
    least what `noted` counts, `reached_by_each` how often those of every case. `never_turned` are switches that no rule
    of the family reads, `without_room` words of others for which the rest of its rules leaves no room.
    """

    family: ClassVar[str]
    lays: ClassVar[bool] = False
    most_moves: ClassVar[int] = 20_000
    timeouts: ClassVar[float] = 0.02
    reached: ClassVar[Mapping[str, int]]
    reached_by_each: ClassVar[Mapping[str, int]] = {}
    never_turned: ClassVar[frozenset[str]] = UNREAD
    without_room: ClassVar[Mapping[str, frozenset[str]]] = {}

    @abstractmethod
    def houses(self, variant: str) -> Houses:
        """The house rules under which a variant is walked, by a name for each; "as printed" among them."""

    def matches(self, house: str) -> int:
        """How many matches are walked in each case of a house."""
        return 1

    def leaving(self, seats: int, match: int) -> float:
        """How likely it is at every step of a match that somebody leaves it."""
        return 0.0

    @abstractmethod
    def step(self, game: Game[R, S, V], state: MatchState, view: V, chance: random.Random) -> Taken:
        """A legal step of the view's seat, at random."""

    def draft(self, game: Game[R, S, V], view: V, chance: random.Random) -> tuple[NewMeld, ...]:
        """What the view's seat had begun to lay when its time was up."""
        return ()

    def noted(self, taken: Taken) -> Iterator[str]:
        """What a step does beyond its move's kind, its events' kinds and a round's end, which are noted anyway."""
        yield from ()

    @abstractmethod
    def writable(self, view: V) -> Iterator[SeatMove]:
        """Every move that the seat of a view might write down with the right numbers, but for great choices."""

    @abstractmethod
    def listed(self, view: V, options: A) -> Iterator[SeatMove]:
        """Of the writable moves those that the options tell of."""

    def lists_all(self, rules: R, view: V, move: SeatMove) -> bool:
        """Whether the options must list such a move if it is legal, and must not if it is not."""
        return True

    @abstractmethod
    def pieces(self, game: Game[R, S, V], rnd: S) -> Iterable[Card]:
        """All pieces in play, wherever they are."""

    def melds(self, rnd: S) -> tuple[TableMeld, ...]:
        """What lies on the table."""
        return ()

    @abstractmethod
    def twin(self, rnd: S, viewer: int | None) -> S | None:
        """The round with what a viewer cannot see dealt anew; None where nothing is hidden."""

    @abstractmethod
    def is_public(self, rules: R, taken: Taken, viewer: int | None) -> bool:
        """Whether a move that ends no round, and all that it opens, is the same whatever the viewer cannot see."""


class ConductOfTeams(Conduct[R, S, V, A]):
    """A team shares its win; nobody lays melds, and every other match loses nobody, so that it is played to its end."""

    most_moves = 2_000
    without_room: ClassVar[Mapping[str, frozenset[str]]] = {
        **WITHOUT_TOTALS_THAT_PUT_OUT,
        "match.tie": frozenset({"extra_round"}),
    }

    def matches(self, house: str) -> int:
        return 4

    def leaving(self, seats: int, match: int) -> float:
        return 0.01 if seats > 2 and match % 2 else 0.0

    def writable(self, view: V) -> Iterator[SeatMove]:
        seat, turn = view.own_seat, view.turn
        yield Flip(seat, turn)
        yield FlipAll(seat, turn, agree=True)
        yield FlipAll(seat, turn, agree=False)
        yield DrawStock(seat, turn)
        yield PassTurn(seat, turn)
        yield Discard(seat, turn, FACES[0])
        for card in FACES:
            yield PlaceCard(seat, turn, card)
