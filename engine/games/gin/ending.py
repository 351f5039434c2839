"""The end of a round of gin, and what it brings the seat that won it."""

from __future__ import annotations

from dataclasses import replace

from engine.cards import Seat
from engine.games.events import RoundEnded, SeatLeft
from engine.games.gin.round import GinRound, Outcome, other
from engine.games.gin.rules import GinRules
from engine.games.table import laid_by
from engine.games.views import Phase
from engine.melds.search import deadwood
from engine.melds.worth import hand_value
from engine.rules.scores import RoundEnd, RoundResult, ScoreItem, ScoreItems, SeatScore


def settle(rules: GinRules, rnd: GinRound, knocker: Seat) -> Outcome:
    """Compare the deadwood of the seat that knocked with that of the other one after its lay-offs."""
    score, defender = rules.score, other(rnd, knocker)
    lead = hand_value(rules, rnd.hands[defender]) - rnd.knocked_with
    undercut = rnd.knocked_with > 0 and (lead < 0 or (lead == 0 and score.undercut_on_tie))
    if undercut:
        return _ended(
            rnd, RoundEnd.UNDERCUT, defender, ((ScoreItem.DIFFERENCE, -lead), (ScoreItem.UNDERCUT, score.undercut))
        )
    won = ((ScoreItem.DIFFERENCE, lead),)
    if rnd.big:
        return _ended(rnd, RoundEnd.BIG_GIN, knocker, (*won, (ScoreItem.BIG_GIN, score.big_gin or 0)))
    if not rnd.knocked_with:
        return _ended(rnd, RoundEnd.GIN, knocker, (*won, (ScoreItem.GIN, score.gin)))
    return _ended(rnd, RoundEnd.KNOCKED, knocker, won)


def void_round(rnd: GinRound) -> Outcome:
    """The stock has run low and nobody has knocked: the round brings nobody anything."""
    return _ended(rnd, RoundEnd.VOID, None, ())


def forfeited(rules: GinRules, rnd: GinRound, seat: Seat) -> Outcome:
    """A seat leaves: the other one wins all of its deadwood (G-15)."""
    left = hand_value(rules, rnd.hands[seat]) if rnd.knocker is not None else deadwood(rules, rnd.hands[seat])
    rnd, told = _ended(rnd, RoundEnd.LAST_SEAT, other(rnd, seat), ((ScoreItem.DIFFERENCE, left),))
    return rnd, (SeatLeft(seat), *told)


def _ended(rnd: GinRound, end: RoundEnd, winner: Seat | None, won: ScoreItems) -> Outcome:
    """The finished round; hands are open from here on, and hold what is deadwood."""
    items = tuple((item, points) for item, points in won if points or item is ScoreItem.DIFFERENCE)
    if rnd.doubled and items:
        items = (*items, (ScoreItem.DOUBLED, sum(points for _, points in items)))
    points = sum(points for _, points in items)
    scores = tuple(
        SeatScore(hand, *((items, points) if seat == winner else ((), 0)), laid_by(Seat(seat), rnd.melds))
        for seat, hand in enumerate(rnd.hands)
    )
    result = RoundResult(rnd.number, end, winner, scores)
    return replace(rnd, phase=Phase.OVER, result=result), (RoundEnded(result),)
