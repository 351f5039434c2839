"""Looking back at a finished match: which decisions of a seat cost most by the search's estimate, and the cards' luck.

It judges a decision by what its seat saw at the moment. What is dear is looked at twice with dice of its own, and only
the second look is told: the first one picks what it overrates.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from statistics import fmean
from typing import Final, NamedTuple

from engine.cards import Seat
from engine.cards.shuffle import stream_words
from engine.games.dice import Dice
from engine.games.game import awaited_seats
from engine.games.moves import Discard, Lay, LayTable, Move, Pass, SeatMove, Shuffled
from engine.games.reasons import Reason, laid_from_hand, telling
from engine.games.strengths import Strength
from engine.games.views import MatchView
from engine.match.match import AnyGame
from engine.match.state import MatchState
from engine.variants import game_of_view

FIRST_LOOK: Final = 0.4
"""What share of a usual search the first look at a decision takes."""

SECOND_LOOK: Final = 4.0
"""How many usual searches go into the second look."""

LAPSES: Final = 2
"""Once in so many moves a player in a replayed round is not at their best: were it seldom, rounds would be alike."""

LONGEST: Final = 5_000
"""Moves after which a replayed round is given up."""


class Decision(NamedTuple):
    """A moment at which a seat chose: its view, and what it did. `number` counts the moves of the match from 0."""

    number: int
    view: MatchView
    made: SeatMove


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision and what would have been better: by so many points, with a standard error, over so many deals.

    `why` speaks for the better move, `against` against the one that was made: what tells the two apart.
    """

    decision: Decision
    better: SeatMove
    cost: float
    error: float
    why: tuple[Reason, ...] = ()
    against: tuple[Reason, ...] = ()


class Deal(NamedTuple):
    """A round of the match as it was dealt: the state that awaited the deal, and the shuffle."""

    before: MatchState
    order: Shuffled


class Fortune(NamedTuple):
    """What a seat had of a match in points of lead over the others' average, and what its cards alone were worth.

    `cards` is what players of one strength had of the same deals on the same seat.
    """

    lead: float
    cards: float
    replays: int


def decisions_of(game: AnyGame, seats: int, moves: Iterable[Move], seat: Seat, own: Collection[int]) -> list[Decision]:
    """The moments at which a seat chose, of the moves whose numbers are its owner's `own`; forced ones are left out."""
    found: list[Decision] = []
    state = game.new(seats)
    for number, move in enumerate(moves):
        if number in own and isinstance(move, SeatMove) and move.seat == seat:
            view = game.view(state, seat)
            if len(game.options(view).kinds) > 1 or isinstance(move, Discard):
                found.append(Decision(number, view, move))
        state = game.apply(state, move).state
    return found


def glanced(decision: Decision, dice: int, effort: float = FIRST_LOOK) -> Judged | None:
    """A first look: what the sharp player would have done instead, and what that may have brought.

    None where it would have done the same, or where there was nothing to choose.
    """
    playouts = _playouts(decision, effort)
    verdict = game_of_view(decision.view).ponder(decision.view, dice, playouts)
    if not verdict.ideas or alike(decision.view, verdict.move, decision.made):
        return None
    return _compared(decision, verdict.move, dice + 1, playouts)


def looked_at(decision: Decision, better: SeatMove, dice: int, effort: float = SECOND_LOOK) -> Judged | None:
    """A second look at a decision, on deals of its own, with the reasons."""
    return _compared(decision, better, dice, _playouts(decision, effort), explained=True)


def _playouts(decision: Decision, effort: float) -> int:
    return round(effort * game_of_view(decision.view).usual_playouts(len(decision.view.seats)))


def _compared(
    decision: Decision, better: SeatMove, dice: int, playouts: int, *, explained: bool = False
) -> Judged | None:
    view, made = decision.view, decision.made
    game = game_of_view(view)
    ideas = game.weigh(view, dice, (better, made), playouts)
    if len(ideas) < 2:
        return None
    theirs, mine = ideas
    # What is told is what comes true of it: imagined rounds make more of a difference than real ones.
    share = game.comes_true
    cost, error = share * (mine.worth - theirs.worth), share * max(theirs.error, mine.error)
    why = telling(game.reasons_for(view, better), game.reasons_for(view, made)) if explained else ()
    against = telling(game.reasons_against(view, made), game.reasons_against(view, better)) if explained else ()
    return Judged(decision, better, -cost, error, why, against)


def alike(view: MatchView, one: SeatMove, other: SeatMove) -> bool:
    """Whether two moves come to the same: the same card thrown, the same cards laid, however they lie then."""
    if isinstance(one, Discard) and isinstance(other, Discard):
        return (one.card, one.call) == (other.card, other.call)
    if isinstance(one, Lay | LayTable) and isinstance(other, Lay | LayTable):
        lying = getattr(view, "melds", ())
        swapped = [move.swaps if isinstance(move, Lay) else () for move in (one, other)]
        return laid_from_hand(lying, one) == laid_from_hand(lying, other) and swapped[0] == swapped[1]
    if isinstance(one, Pass) and isinstance(other, Pass):
        return True
    return one == other


def deals_of(game: AnyGame, seats: int, moves: Iterable[Move]) -> list[Deal]:
    """The deals of a match, in order."""
    found: list[Deal] = []
    state = game.new(seats)
    for move in moves:
        need = game.chance(state)
        if isinstance(move, Shuffled) and need is not None and need.purpose == "deal":
            found.append(Deal(state, move))
        state = game.apply(state, move).state
    return found


def replayed(game: AnyGame, deal: Deal, seed: int) -> tuple[int, ...] | None:
    """What each seat has of a deal when players who are equally good sit everywhere; None where it comes to no end.

    They are club players who are not always at their best: with others of the same dice they would play the same again.
    """
    state = game.apply(deal.before, deal.order).state
    words: Iterator[int] = stream_words(seed.to_bytes(16, "big"), b"talon coach 1")
    rounds = len(deal.before.sheet)
    for _ in range(LONGEST):
        if len(state.sheet) > rounds:
            return state.sheet[rounds].points
        need = game.chance(state)
        word = next(words)
        if need is not None:
            state = game.apply(state, Shuffled(Dice(word).order(need.size))).state
            continue
        awaited = awaited_seats(game.active(state))
        view = game.view(state, awaited[0])
        strength = Strength.CASUAL if word % LAPSES == 0 else Strength.STEADY
        state = game.apply(state, game.choose(strength, view, word // LAPSES)).state
    return None


def lead_of(game: AnyGame, points: tuple[int, ...], seat: Seat) -> float:
    """By how much a seat is ahead of the others' average, whether high or low totals win."""
    others = [each for at, each in enumerate(points) if at != seat]
    return (points[seat] - fmean(others)) * (1 if game.rules.match.best == "highest" else -1)


def fortune_of(lead: float, by_round: Iterable[list[float]]) -> Fortune:
    """What the cards were worth: `by_round` holds the leads of each round's replays, none of them empty."""
    cards, replays = 0.0, 0
    for leads in by_round:
        cards += fmean(leads)
        replays += len(leads)
    return Fortune(lead, cards, replays)
