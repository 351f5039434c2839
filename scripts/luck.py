"""What the draws of self-play were worth: a lead without it is the same on the average, and varies less."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count
from statistics import fmean
from typing import Final, NamedTuple

from engine.cards import Card
from engine.games.dice import Dice
from engine.games.draw_discard.round import Round
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.game import awaited_seats
from engine.games.gin.round import GinRound
from engine.games.moves import DrawStock, Move, Shuffled
from engine.games.tiles.round import TileRound
from engine.match.match import AnyGame
from engine.match.selfplay import LONGEST, Chooser, Deal, both_ways, deal_of, play, sides, worths
from engine.match.state import MatchState

OTHERS: Final = 12
"""So many other draws are held against the one that came."""

RECKONED_WITHIN: Final = 40
"""Moves after which a round must have come to where it can be reckoned."""


class Reckoned(NamedTuple):
    """A deal, and how much of its lead the draws were worth; nought where that was not reckoned."""

    deal: Deal
    luck: float = 0.0

    @property
    def skill(self) -> float:
        """The lead without the luck of the draws."""
        return self.deal.lead - self.luck

    @classmethod
    def of(cls, one: "Reckoned", turned: "Reckoned") -> "Reckoned":
        """A deal of which each of the two rounds is reckoned."""
        return cls(both_ways(one.deal, turned.deal), (one.luck + turned.luck) / 2)


def deals_with_luck(game: AnyGame, one: Chooser, other: Chooser, seats: int, first: int = 0) -> Iterator[Reckoned]:
    """Deal after deal as self-play has them, with what the draws were worth."""
    for number in count(first):
        yield Reckoned.of(*(_round(game, one, other, seats, number, turned) for turned in (0, 1)))


def _round(game: AnyGame, one: Chooser, other: Chooser, seats: int, seed: int, turned: int) -> Reckoned:
    firsts = [(seat + turned) % 2 == 0 for seat in range(seats)]
    luck, faults = [0.0] * seats, [0] * seats
    for number, played in enumerate(play(game, [one if is_first else other for is_first in firsts], seed, LONGEST)):
        if played.faulty is not None:
            faults[played.faulty] += 1
        # Other dice than those of the deal, or they would not be independent of the order of the stock.
        drawn = luck_of(game, played.before, played.move, Dice(seed).word() + number)
        luck = [sum(each) for each in zip(luck, drawn, strict=True)]
        if played.step.state.sheet:
            ours, theirs = sides(worths(game, luck), firsts)
            return Reckoned(deal_of(game, played.step.state.sheet[0], faults, firsts), ours - theirs)
    raise RuntimeError(f"a round of {game.variant} came to no end")


def luck_of(game: AnyGame, state: MatchState, move: Move, dice: int) -> tuple[float, ...]:
    """What a move's draw was worth to each seat, in points more than it could expect; nought where it draws nothing.

    `dice` must be independent of the order of the stock.
    """
    chance = Dice(dice)
    others = [with_other_draw(game, state, chance) for _ in range(OTHERS)] if isinstance(move, DrawStock) else []
    might = [_reckoned(game, other, move) for other in others if other is not None]
    if not might:
        return (0.0,) * state.seats
    came = _reckoned(game, state, move)
    return tuple(each - fmean(other[seat] for other in might) for seat, each in enumerate(came))


def with_other_draw(game: AnyGame, state: MatchState, dice: Dice) -> MatchState | None:
    """The match with another piece of the stock next, any of them as likely as the one that is.

    None where the next draw is not one by chance: no stock, or one whose order may be known, as the discards were
    turned over to be it.
    """
    match state.play:
        case Round(piles=piles) if piles.stock and isinstance(game.rules, DrawDiscardRules):
            if piles.recycles and game.rules.stock.empty != "shuffle_discards_keep_top":
                return None
            return state._replace(play=state.play._replace(piles=piles._replace(stock=_with_next(piles.stock, dice))))
        case GinRound(stock=stock) if stock:
            return state._replace(play=state.play._replace(stock=_with_next(stock, dice)))
        case TileRound(pool=pool) if pool:
            return state._replace(play=replace(state.play, pool=_with_next(pool, dice)))
    return None


def _with_next(stock: Sequence[Card], dice: Dice) -> tuple[Card, ...]:
    """A stock with the piece at any one place and the one on top of it, its last, changed about."""
    changed, at = list(stock), dice.below(len(stock))
    changed[at], changed[-1] = changed[-1], changed[at]
    return tuple(changed)


def _reckoned(game: AnyGame, state: MatchState, move: Move) -> tuple[float, ...]:
    """The points that a round may bring after a move, once quick players have played on to where that can be said."""
    rounds = len(state.sheet)
    state = game.apply(state, move).state
    for made in range(RECKONED_WITHIN):
        if len(state.sheet) > rounds:
            return state.sheet[rounds].points
        points = game.outlook(state)
        if points is not None:
            return points
        need = game.chance(state)
        if need is not None:
            state = game.apply(state, Shuffled(Dice(made).order(need.size))).state
            continue
        seat = awaited_seats(game.active(state))[0]
        state = game.apply(state, game.quick(game.view(state, seat), made)).state
    raise RuntimeError(f"a round of {game.variant} cannot be reckoned")
