"""A match: rounds, dealer rotation, the score sheet, elimination, ties, the end."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Generic, TypeVar

from engine.cards import Card, Seat, TurnNumber, WindowNumber, seats_of
from engine.cards.dealing import highest_drawn
from engine.games.events import Event, MatchEnded, SeatEliminated, SeatLeft, StarterDrawn
from engine.games.game import ChanceNeeded, Family, RoundState, Seating, Step
from engine.games.history import NOTHING_YET, acts_of
from engine.games.moves import Lay, LayTable, Move, MoveKind, SeatForfeited, SeatMove, Shuffled, TurnTimedOut
from engine.games.reasons import Reason
from engine.games.search import Idea, Verdict, never, ponder, weigh
from engine.games.strengths import Strength
from engine.games.views import MatchView, Options, Phase, SeatInfo
from engine.match.state import (
    EXTRA_ROUNDS,
    MatchState,
    agreed_rounds,
    alive,
    gone,
    is_over,
    next_dealer,
    places,
    seated,
    tied_first,
    totals_of,
)
from engine.rules.refusals import IllegalMove, Reject
from engine.rules.rule_set import RuleSet
from engine.rules.scores import MatchResult, RoundResult

R_co = TypeVar("R_co", bound=RuleSet, covariant=True)
S_co = TypeVar("S_co", bound=RoundState, covariant=True)
V_co = TypeVar("V_co", bound=MatchView, covariant=True)


class Game(Generic[R_co, S_co, V_co]):
    """A variant with resolved rules: the functions that move a match on. Holds no match; every method is pure.

    States and views of any game may be handed to it; one of another family is a bug, and raises TypeError.
    """

    def __init__(self, variant: str, family: Family[R_co, S_co, V_co], rules: R_co) -> None:
        self.variant = variant
        self.rules = rules
        self.family = family.key
        self._family = family
        self._at_table = {seats: rules.for_seats(seats) for seats in rules.seat_counts()}
        self._rounds = {seats: agreed_rounds(rules, seats) for seats in self._at_table}
        self._deck_sizes = {seats: len(family.deck(table)) for seats, table in self._at_table.items()}

    def with_rules(self, rules: RuleSet) -> "Game[R_co, S_co, V_co]":
        """The variant's game with other rules of its family."""
        if isinstance(rules, type(self.rules)):
            return Game(self.variant, self._family, rules)
        raise TypeError(f"{self.variant} is not played by {type(rules).__name__}")

    @property
    def searches(self) -> bool:
        """Whether the sharp player searches in this game, so that moves can be judged."""
        return self._family.searches

    @property
    def comes_true(self) -> float:
        """What share of what a search predicts a move to cost comes true on the average."""
        return self._family.comes_true

    def usual_playouts(self, seats: int) -> int:
        """With how many playouts the sharp player searches at a table of so many where nobody says how many."""
        return self._family.usual_playouts(self.rules, seats)

    def new(self, seats: int) -> MatchState:
        """A match before anything is shuffled. Raises RuleError for a wrong number of seats."""
        self.rules.check_seats(seats)
        dealer = None if self.rules.match.first_dealer == "random" else Seat(0)
        return MatchState(self.variant, seats, dealer, 1, 0, TurnNumber(0), WindowNumber(0), (), None, (), None, None)

    def apply(self, state: MatchState, move: Move) -> Step[MatchState]:
        """The state after a move and what happened. Raises IllegalMove; then nothing has changed."""
        if state.result is not None:
            raise IllegalMove(Reject.MATCH_OVER)
        if isinstance(move, SeatForfeited):
            return self._forfeit(state, move)
        if isinstance(move, Shuffled):
            return self._shuffled(state, move, self.chance(state))
        return self._play(state, move)

    def chance(self, state: MatchState) -> ChanceNeeded | None:
        """What chance must decide before anyone may act: the host answers at once with `Shuffled`."""
        if state.result is not None:
            return None
        number = state.shuffles + 1
        if state.dealer is None:
            lots = self._deck_sizes[state.seats] if self.rules.highest_starts else state.seats
            return ChanceNeeded("dealer", lots, state.round, number)
        if state.play is None:
            return ChanceNeeded("deal", self._deck_sizes[state.seats], state.round, number)
        size = self._family.chance(self.rules, self._round(state.play))
        return None if size is None else ChanceNeeded("stock", size, state.round, number)

    def deck(self, seats: int) -> tuple[Card, ...]:
        return self._family.deck(self._at_table[seats])

    def active(self, state: MatchState) -> dict[Seat, frozenset[MoveKind]]:
        """Each seat that may act now, with its kinds of move. Empty while chance is awaited and at the end."""
        if state.result is not None or state.play is None:
            return {}
        return self._family.active(self.rules, self._round(state.play))

    def view(self, state: MatchState, seat: Seat | None) -> V_co:
        """All that a seat (or a spectator, None) may see."""
        play = None if state.play is None else self._round(state.play)
        seats, left = state.seats, gone(self.rules, state)
        out = tuple([player in left for player in range(seats)]) if left else (False,) * seats
        around = MatchView(
            state.variant, self.rules, seat, _standings(totals_of(state.sheet, seats), out), state.round,
            self._rounds[seats], state.dealer or Seat(0), Phase.SHUFFLE, state.turn, None, (), state.sheet,
            state.result, state.history,
        )  # fmt: skip
        return self._family.view(self.rules, play, around)

    def options(self, view: MatchView) -> Options:
        return self._family.options(self._view(view))

    def choose(self, strength: Strength, view: MatchView, dice: int, playouts: int | None = None) -> SeatMove:
        """The move of a computer player whose turn or answer it is: the same view and dice give the same move.

        The sharp player searches, with so many playouts, or as many as its family thinks right.
        """
        if strength is Strength.SHARP:
            return self.ponder(view, dice, playouts).move
        return self._family.choose(strength, self._view(view), dice)

    def ponder(
        self, view: MatchView, dice: int, playouts: int | None = None, should_stop: Callable[[], bool] = never
    ) -> Verdict:
        """What the sharp player makes of a view, and what it thought of (`engine.games.search`)."""
        return ponder(self._family, self._view(view), dice, playouts, should_stop)

    def weigh(self, view: MatchView, dice: int, moves: Sequence[SeatMove], playouts: int) -> tuple[Idea, ...]:
        """What each of these moves would bring, in their order (`engine.games.search.weigh`)."""
        return weigh(self._family, self._view(view), dice, moves, playouts)

    def quick(self, view: MatchView, dice: int) -> SeatMove:
        """The move of a player who is asked very often: those of imagined rounds."""
        return self._family.quick(self._view(view), dice)

    def outlook(self, state: MatchState) -> tuple[float, ...] | None:
        """The points that the round which is played may bring each seat; None where that cannot be said just now."""
        return None if state.play is None else self._family.outlook(self.rules, self._round(state.play))

    def reasons_for(self, view: MatchView, move: SeatMove) -> tuple[Reason, ...]:
        """What speaks for a move of the view's seat, most of all first."""
        return tuple(self._family.reasons_for(self._view(view), move))

    def reasons_against(self, view: MatchView, move: SeatMove) -> tuple[Reason, ...]:
        """What speaks against a move of the view's seat."""
        return tuple(self._family.reasons_against(self._view(view), move))

    def takes_thought(self, move: Move) -> bool:
        """Whether only a search tells if a move is allowed, so that it is to be judged where nobody waits."""
        return self._family.takes_thought(self.rules, move)

    def check_laying(self, view: MatchView, move: Lay | LayTable) -> tuple[Event, ...]:
        """What `apply` would tell if the view's seat laid so; it raises the same IllegalMove."""
        return self._family.check_laying(self._view(view), move)

    def _round(self, play: RoundState) -> S_co:
        if isinstance(play, self._family.round_type):
            return play
        raise TypeError(f"{self.variant} is no game of a {type(play).__name__}")

    def _view(self, view: MatchView) -> V_co:
        if isinstance(view, self._family.view_type):
            return view
        raise TypeError(f"{self.variant} is no game of a {type(view).__name__}")

    def _forfeit(self, state: MatchState, move: SeatForfeited) -> Step[MatchState]:
        if move.seat in gone(self.rules, state) or not 0 <= move.seat < state.seats:
            raise IllegalMove(Reject.SEAT_OUT, seat=move.seat)
        after = state._replace(forfeited=(*state.forfeited, move.seat))
        if state.play is not None and move.seat in state.play.players:
            return self._play(after, move)
        told: tuple[Event, ...] = (SeatLeft(move.seat),)
        if len(seated(self.rules, after)) <= 1:
            step = self._end(after)
            return Step(step.state, told + step.events)
        if state.dealer == move.seat:
            after = after._replace(dealer=next_dealer(self.rules, after))
        return Step(after, told)

    def _shuffled(self, state: MatchState, move: Shuffled, needed: ChanceNeeded | None) -> Step[MatchState]:
        if needed is None or sorted(move.order) != list(range(needed.size)):
            raise IllegalMove(Reject.BAD_SHUFFLE, size=needed.size if needed else 0)
        state = state._replace(shuffles=needed.number)
        if needed.purpose == "dealer":
            return self._first_dealer(state, move.order)
        if needed.purpose == "stock":
            return self._play(state, move)
        if state.dealer is None:
            raise AssertionError("the dealer is known before the deal")
        players, totals = seated(self.rules, state), totals_of(state.sheet, state.seats)
        seating = Seating(state.seats, players, state.dealer, totals, state.round, state.turn, state.window)
        step = self._family.deal(self._at_table[state.seats], seating, move.order)
        return self._with_play(state._replace(history=NOTHING_YET), step)

    def _first_dealer(self, state: MatchState, order: Sequence[int]) -> Step[MatchState]:
        """The first dealer, by lot, or as the seat before the one that drew the highest piece (G-02, G-36)."""
        players = alive(self.rules, state)
        if not self.rules.highest_starts:
            return Step(state._replace(dealer=next(seat for seat in map(Seat, order) if seat in players)), ())
        pieces = self.deck(state.seats)
        draws, starter = highest_drawn((pieces[index] for index in order), players)
        dealer = max(players, key=lambda seat: (seat - starter) % state.seats)
        return Step(state._replace(dealer=dealer), (StarterDrawn(draws, starter),))

    def _play(self, state: MatchState, move: Move) -> Step[MatchState]:
        if state.play is None:
            raise IllegalMove(Reject.AWAITING_SHUFFLE)
        if isinstance(move, TurnTimedOut) and move.turn != state.turn:
            raise IllegalMove(Reject.STALE_TURN)
        return self._with_play(state, self._family.apply(self.rules, self._round(state.play), move))

    def _with_play(self, state: MatchState, step: Step[S_co]) -> Step[MatchState]:
        play = step.state
        history = state.history.with_acts(acts_of(step.events))
        after = state._replace(play=play, turn=play.last_turn, window=play.last_window, history=history)
        result = play.result
        if result is None:
            return Step(after, step.events)
        ended = self._round_ended(after, result)
        return Step(ended.state, step.events + ended.events)

    def _round_ended(self, state: MatchState, result: RoundResult) -> Step[MatchState]:
        before = gone(self.rules, state)
        state = state._replace(sheet=(*state.sheet, result))
        totals = totals_of(state.sheet, state.seats)
        told: tuple[Event, ...] = tuple(
            SeatEliminated(seat, totals[seat]) for seat in sorted(gone(self.rules, state) - before)
        )
        if is_over(self.rules, state, totals):
            tied = tied_first(self.rules, state)
            if len(tied) <= 1 or self.rules.match.tie == "shared" or state.extra_rounds >= EXTRA_ROUNDS:
                step = self._end(state)
                return Step(step.state, told + step.events)
            state = state._replace(contenders=tied, extra_rounds=state.extra_rounds + 1)
        return Step(state._replace(play=None, round=state.round + 1, dealer=next_dealer(self.rules, state)), told)

    def _end(self, state: MatchState) -> Step[MatchState]:
        totals = totals_of(state.sheet, state.seats)
        # The end adds nothing where a seat did not stay for it.
        added = () if state.forfeited else self.rules.final_bonuses(state.sheet, state.seats)
        for seat, items in enumerate(added):
            totals = (*totals[:seat], totals[seat] + sum(points for _, points in items), *totals[seat + 1 :])
        found = places(self.rules, state, totals)
        winners = tuple(seat for seat in seats_of(state.seats) if found[seat] == 1)
        result = MatchResult(totals, found, winners, added)
        return Step(state._replace(result=result), (MatchEnded(result),))


@lru_cache(maxsize=4096)
def _standings(totals: tuple[int, ...], out: tuple[bool, ...]) -> tuple[SeatInfo, ...]:
    seats = zip(totals, out, strict=True)
    return tuple([SeatInfo(0, False, False, False, total, 0, left) for total, left in seats])


AnyGame = Game[RuleSet, RoundState, MatchView]
"""A game of whatever family, for those who move matches on and read nothing of the family's own."""
