"""The last step of a turn: the discard, with the call and the knock; and the neutral move that the clock makes."""

from collections.abc import Sequence

from engine.cards import ACE, JOKER, Card, Seat, put_at, without
from engine.games.draw_discard.claims import after_discard
from engine.games.draw_discard.ending import end_round
from engine.games.draw_discard.round import IN_DRAW, IN_PLAY, IN_SHUFFLE, IS_OVER, Outcome, Pending, Round, gain
from engine.games.draw_discard.rules import DrawDiscardRules, KnockRules
from engine.games.draw_discard.turns import can_draw, draw_one, draw_stock, needs_shuffle, return_discard
from engine.games.events import CallForgotten, Discarded, Event, RommeCalled, TimedOut
from engine.games.moves import Discard
from engine.melds.worth import hand_value
from engine.rules.refusals import IllegalMove, Reject
from engine.rules.scores import RoundEnd


def discardable(rules: DrawDiscardRules, hand: Sequence[Card], taken: Card | None) -> tuple[Card, ...]:
    """The faces of a sorted hand that may be discarded: all but the only copy of a card just taken (G-23)."""
    faces = tuple([card for card, before in zip(hand, (None, *hand), strict=False) if card is not before])
    if taken is None or may_discard(rules, hand, taken, taken):
        return faces
    return tuple([face for face in faces if face is not taken])


def may_discard(rules: DrawDiscardRules, hand: Sequence[Card], taken: Card | None, card: Card) -> bool:
    """Whether a card in hand may be discarded: any but the only copy of the card just taken (G-23)."""
    return card is not taken or rules.draw.discard_just_taken or hand.count(card) > 1


def knock_value(rules: DrawDiscardRules, knock: KnockRules, left: Sequence[Card]) -> int:
    """What the cards left count against the agreed limit (A003-05)."""
    aces = [card for card in left if card.rank == ACE]
    return hand_value(rules, left) - hand_value(rules, aces) + knock.ace * len(aces)


def may_knock(rules: DrawDiscardRules, left: Sequence[Card]) -> bool:
    """Whether these cards left in hand allow bidding Rommé (003, A003-01)."""
    knock = rules.go_out.knock
    if knock is None:
        return False
    value = knock_value(rules, knock, left)
    return value == knock.limit if knock.test == "exactly" else value <= knock.limit


def discard(rules: DrawDiscardRules, rnd: Round, move: Discard) -> Outcome:
    """End the turn with a discard: go out, bid Rommé, or let play go on. Raises IllegalMove."""
    seat, card = move.seat, move.card
    hand = rnd.hands[seat]
    try:
        left = without(hand, (card,))
    except ValueError:
        raise IllegalMove(Reject.NOT_IN_HAND, card=card) from None
    if move.melds:
        raise IllegalMove(Reject.WRONG_PHASE)
    if rnd.turn.owed:
        raise IllegalMove(Reject.TAKEN_NOT_MELDED, card=rnd.turn.taken)
    if not may_discard(rules, hand, rnd.turn.taken, card):
        raise IllegalMove(Reject.DISCARD_JUST_TAKEN, card=card)
    knock = _checked_knock(rules, left) if move.call and left else None
    after = rnd.moved_on(
        put_at(rnd.hands, seat, left),
        put_at(rnd.fresh, seat, ()),
        rnd.phase,
        rnd.piles._replace(discards=(*rnd.piles.discards, card)),
        rnd.turn.discarded(),
    )
    told: tuple[Event, ...] = (Discarded(seat, card),)
    if not left:
        after, more = go_out(rules, after, seat, called=move.call, discarded=True)
    elif knock is not None:
        after, more = _bid(rules, after, seat, knock)
    else:
        after, more = after_discard(rules, after, seat)
    return after, told + more


def _checked_knock(rules: DrawDiscardRules, left: Sequence[Card]) -> KnockRules:
    knock = rules.go_out.knock
    if knock is None:
        raise IllegalMove(Reject.KNOCK_NOT_ALLOWED)
    if not may_knock(rules, left):
        value = knock_value(rules, knock, left)
        raise IllegalMove(Reject.KNOCK_TOO_HIGH, left=value, limit=knock.limit, test=knock.test)
    return knock


def _bid(rules: DrawDiscardRules, rnd: Round, seat: Seat, knock: KnockRules) -> Outcome:
    """“Rommé bieten”: the bidder wins, or with the undercut switch a strictly lower hand does (G-29)."""
    left, winner = [knock_value(rules, knock, hand) for hand in rnd.hands], seat
    if knock.undercut:
        winner = min(rnd.players, key=lambda player: (left[player], player != seat))
    rnd, told = end_round(rules, rnd, RoundEnd.KNOCKED, winner)
    return rnd, (RommeCalled(seat, left[seat]), *told)


def go_out(rules: DrawDiscardRules, rnd: Round, seat: Seat, *, called: bool, discarded: bool) -> Outcome:
    """A seat without cards wins the round; a required call that was forgotten costs a card instead (G-28)."""
    call = rules.go_out.call
    if call == "required" and not called and can_draw(rules, rnd):
        return forgotten_call(rules, rnd, Pending("call", seat, discarded=discarded))
    doubled = rnd.turn.closing and rules.score.double != "none"
    end = RoundEnd.CLOSED_FROM_HAND if doubled else RoundEnd.WENT_OUT
    rnd, told = end_round(rules, rnd, end, seat)
    heard = call == "auto" or (call == "required" and called)
    return rnd, (RommeCalled(seat, 0), *told) if heard else told


def forgotten_call(rules: DrawDiscardRules, rnd: Round, due: Pending) -> Outcome:
    """The card for a forgotten call; then play goes on, with a discard still due if the last card was laid."""
    if needs_shuffle(rules, rnd):
        return rnd._replace(phase=IN_SHUFFLE, pending=due), ()
    seat = due.seat
    rnd, card, renewed = draw_one(rnd)
    rnd = gain(rnd, seat, (card,))._replace(phase=IN_PLAY, pending=None, turn=rnd.turn._replace(laid=None))
    told: tuple[Event, ...] = (*renewed, CallForgotten(seat, card))
    if not due.discarded:
        return rnd, told
    rnd, more = after_discard(rules, rnd, seat)
    return rnd, told + more


def neutral(rules: DrawDiscardRules, rnd: Round) -> Outcome:
    """What the clock does for an absent seat: draw from the stock and discard that card (G-31)."""
    told: tuple[Event, ...] = (TimedOut(rnd.turn.seat),)
    if rnd.turn.owed:
        rnd, more = return_discard(rules, rnd)
        told += more
    if rnd.phase is IN_DRAW:
        rnd, more = draw_stock(rules, rnd, neutral=True)
        told += more
    if rnd.phase in (IN_SHUFFLE, IS_OVER):
        return rnd, told
    rnd, more = neutral_discard(rules, rnd)
    return rnd, told + more


def neutral_discard(rules: DrawDiscardRules, rnd: Round) -> Outcome:
    """The discard of a seat whose time is up: the card it drew, else the one that counts most, a joker last of all."""
    seat = rnd.turn.seat
    allowed = discardable(rules, rnd.hands[seat], rnd.turn.taken)
    card = rnd.turn.drawn
    if card is None or card not in allowed:
        card = max(allowed, key=lambda face: (face is not JOKER, hand_value(rules, (face,)), face))
    return discard(rules, rnd, Discard(seat, rnd.turn.number, card, call=len(rnd.hands[seat]) == 1))
