"""Knocking, gin and big gin, what the other seat lays down against it, and what the round brings its winner."""

from collections.abc import Sequence
from dataclasses import replace

from engine.cards import Card, Seat, without
from engine.games.events import Event, Knocked, LaidOff, MeldLaid, RoundEnded, SeatLeft
from engine.games.gin.round import GinRound, Outcome, begin_turn, other, with_hand
from engine.games.gin.rules import GinRules
from engine.games.moves import Lay, LayOffCard
from engine.games.table import TableMeld, laid_by
from engine.games.views import Phase
from engine.melds.laying_off import best_lay_offs, fitting_cards, lay_off
from engine.melds.meld import NewMeld
from engine.melds.reading import read_meld
from engine.melds.search import MeldSplit, best_melds, deadwood
from engine.melds.worth import hand_value, meld_value
from engine.rules.refusals import IllegalMove, Reject
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
    return rnd._replace(phase=Phase.OVER, result=result), (RoundEnded(result),)


def divided(rules: GinRules, hand: Sequence[Card], named: Sequence[NewMeld]) -> MeldSplit:
    """The hand divided into the melds that its seat names and the best ones of the rest. Raises IllegalMove."""
    left = tuple(hand)
    melds = []
    for new in named:
        for card in new.cards:
            left = _less(left, card)
        melds.append(read_meld(rules, new))
    rest = best_melds(rules, left)
    return replace(rest, melds=(*melds, *rest.melds))


def check_knock(rules: GinRules, rnd: GinRound, left: Sequence[Card], named: Sequence[NewMeld]) -> MeldSplit:
    """How the knocker's ten cards divide. Raises IllegalMove where they leave too much deadwood."""
    split = divided(rules, left, named)
    if split.deadwood > rnd.limit:
        raise IllegalMove(Reject.KNOCK_TOO_HIGH, left=split.deadwood, limit=rnd.limit)
    return split


def knock(rules: GinRules, rnd: GinRound, split: MeldSplit, *, big: bool = False) -> Outcome:
    """The seat in turn has knocked: its melds lie open, and the other seat lays off, or the round is settled."""
    seat = rnd.turn_seat
    rnd, shown = _show(rules, rnd, seat, split)
    rnd = rnd._replace(knocker=seat, knocked_with=split.deadwood, big=big)
    defender = other(rnd, seat)
    if rules.layoff.by == "nobody" or not (split.deadwood or rules.layoff.on_gin):
        rnd, more = _defend(rules, rnd, (), ())
    elif rules.layoff.by == "choice" and any(
        fitting_cards(rules, lying.meld).intersection(rnd.hands[defender]) for lying in rnd.melds
    ):
        rnd, more = begin_turn(rnd, defender, Phase.LAY_OFF)
    else:
        rnd, more = lay_off_best(rules, rnd)
    return rnd, (Knocked(seat, split.deadwood, big), *shown, *more)


def big_gin(rules: GinRules, rnd: GinRound, move: Lay) -> Outcome:
    """All cards of the seat in turn lie in melds, with none to discard. Raises IllegalMove."""
    if rules.score.big_gin is None:
        raise IllegalMove(Reject.BIG_GIN_DISABLED)
    if move.layoffs or move.swaps:
        raise IllegalMove(Reject.WRONG_PHASE)
    if not move.melds:
        raise IllegalMove(Reject.NOTHING_CHOSEN)
    split = divided(rules, rnd.hands[move.seat], move.melds)
    if split.left:
        raise IllegalMove(Reject.BIG_GIN_NEEDS_ALL, cards=split.left)
    return knock(rules, rnd, split, big=True)


def lay_off_best(rules: GinRules, rnd: GinRound) -> Outcome:
    """The other seat lays off, and melds, so that it is left with the least deadwood."""
    hand = rnd.hands[other(rnd, _knocker(rnd))]
    best = best_lay_offs(rules, hand, [lying.meld for lying in rnd.melds])
    return _defend(rules, rnd, tuple(LayOffCard(rnd.melds[place].meld_id, card) for place, card in best), ())


def lay_off_chosen(rules: GinRules, rnd: GinRound, move: Lay) -> Outcome:
    """The other seat lays off as it chooses, and melds what it names and the best of the rest. Raises IllegalMove."""
    if move.swaps:
        raise IllegalMove(Reject.WRONG_PHASE)
    if not (move.melds or move.layoffs):
        raise IllegalMove(Reject.NOTHING_CHOSEN)
    return _defend(rules, rnd, move.layoffs, move.melds)


def _defend(rules: GinRules, rnd: GinRound, layoffs: Sequence[LayOffCard], named: Sequence[NewMeld]) -> Outcome:
    """The seat that did not knock lays off and melds, and the round is settled. Raises IllegalMove."""
    seat = other(rnd, _knocker(rnd))
    told: tuple[Event, ...] = ()
    for layoff in layoffs:
        rnd, event = _laid_off(rules, rnd, seat, layoff)
        told += (event,)
    split = divided(rules, rnd.hands[seat], named)
    rnd, shown = _show(rules, rnd, seat, split)
    rnd, settled = settle(rules, rnd, _knocker(rnd))
    return rnd, told + shown + settled


def _laid_off(rules: GinRules, rnd: GinRound, seat: Seat, layoff: LayOffCard) -> tuple[GinRound, LaidOff]:
    hand = _less(rnd.hands[seat], layoff.card)
    lying = next((there for there in rnd.melds if there.meld_id == layoff.meld), None)
    if lying is None:
        raise IllegalMove(Reject.NO_SUCH_MELD, meld=layoff.meld)
    longer = lay_off(rules, lying.meld, layoff.card, layoff.face)
    after = replace(lying, meld=longer, value=meld_value(rules, longer))
    melds = tuple(after if there is lying else there for there in rnd.melds)
    return with_hand(rnd, seat, hand, melds=melds), LaidOff(seat, layoff.meld, layoff.card, longer)


def _show(rules: GinRules, rnd: GinRound, seat: Seat, split: MeldSplit) -> tuple[GinRound, tuple[MeldLaid, ...]]:
    """A seat's melds on the table; what is left in its hand is its deadwood."""
    first = len(rnd.melds) + 1
    lying = tuple(
        TableMeld(number, seat, meld, meld_value(rules, meld)) for number, meld in enumerate(split.melds, start=first)
    )
    told = tuple(MeldLaid(seat, there.meld_id, there.meld, there.value) for there in lying)
    return with_hand(rnd, seat, split.left, melds=rnd.melds + lying), told


def _less(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The hand without a card. Raises IllegalMove(NOT_IN_HAND)."""
    if card not in hand:
        raise IllegalMove(Reject.NOT_IN_HAND, card=card)
    return without(hand, (card,))


def _knocker(rnd: GinRound) -> Seat:
    if rnd.knocker is None:
        raise AssertionError("only after a knock is there anything to lay off on")
    return rnd.knocker
