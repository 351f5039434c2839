"""Claim windows: every discard that the rules let others claim opens one, whoever holds what (G-06 to G-12).

Answers are sealed until the window closes. It closes by the clock, or as soon as no answer still missing could change
the outcome. Then the claimant nearest clockwise from the discarder gets the card.
"""

from dataclasses import replace

from engine.cards import Seat, WindowNumber, put_at
from engine.games.draw_discard.round import (
    IN_DRAW,
    IN_SHUFFLE,
    IN_WINDOW,
    Answer,
    Outcome,
    Pending,
    Round,
    Window,
    gain,
    next_player,
    players_from,
    with_window,
)
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.draw_discard.turns import begin_turn, can_draw, draw_one, draw_stock, idles, is_spent, needs_shuffle
from engine.games.events import ClaimUnwanted, ClaimWon, Event, WindowAnswered, WindowOpened
from engine.games.moves import Claim, Pass
from engine.rules.refusals import IllegalMove, Reject


def after_discard(rules: DrawDiscardRules, rnd: Round, discarder: Seat) -> Outcome:
    """What follows a discard: a claim window where someone besides the next seat may claim, else the next turn."""
    next_seat = next_player(rnd, discarder)
    if len(rnd.players) == 2:
        return begin_turn(rules, rnd, next_seat)
    return open_window(rules, rnd, discarder, next_seat, players_from(rnd, next_seat))


def open_window(
    rules: DrawDiscardRules, rnd: Round, discarder: Seat | None, next_seat: Seat, order: tuple[Seat, ...]
) -> Outcome:
    """A window on the top discard for the seats of `order` (clockwise), or the next turn where none is due."""
    asked = tuple(seat for seat in order if seat != discarder and _may_be_asked(rules, rnd, seat, next_seat))
    # The next seat alone needs no window: its claim would be its ordinary draw.
    if is_spent(rules, rnd) or idles(rnd) or not any(seat != next_seat for seat in asked):
        return begin_turn(rules, rnd, next_seat)
    window = Window(WindowNumber(rnd.claims.number + 1), rnd.piles.discards[-1], discarder, next_seat, asked)
    claims = rnd.claims._replace(window=window, number=window.number)
    opened = rnd._replace(phase=IN_WINDOW, claims=claims)
    return opened, (WindowOpened(window.number, window.card, discarder, asked),)


def _may_be_asked(rules: DrawDiscardRules, rnd: Round, seat: Seat, next_seat: Seat) -> bool:
    """Whether a seat may claim, on public grounds alone: never on what it holds."""
    claim = rules.claim
    # A seat that floats could not discard what it claims in the same turn.
    if not claim.enabled or rnd.turn.lap < claim.from_lap or not rnd.hands[seat]:
        return False
    if seat == next_seat and claim.next_player_exempt:
        return True
    if claim.max_per_round is not None and rnd.claims.won[seat] >= claim.max_per_round:
        return False
    # The stock must be able to give the penalty cards, renewed first if need be (G-08).
    if len(rnd.piles.stock) >= claim.penalty_stock_cards:
        return True
    without_claimed = _without_top_discard(rnd)
    renewable = len(without_claimed.piles.discards) - 1 if without_claimed.can_renew(rules) else 0
    return len(rnd.piles.stock) + renewable >= claim.penalty_stock_cards


def _without_top_discard(rnd: Round) -> Round:
    return rnd._replace(piles=rnd.piles._replace(discards=rnd.piles.discards[:-1]))


def _window(rnd: Round) -> Window:
    if rnd.claims.window is None:
        raise AssertionError("the family hands on only what concerns its open window")
    return rnd.claims.window


def answer(rules: DrawDiscardRules, rnd: Round, move: Claim | Pass) -> Outcome:
    """A seat's sealed answer; it closes the window if no missing answer matters any more. Raises IllegalMove."""
    window = _window(rnd)
    if move.seat not in window.asked:
        raise IllegalMove(Reject.CLAIM_NOT_ASKED)
    if window.answer_of(move.seat) is not None:
        raise IllegalMove(Reject.CLAIM_ANSWERED)
    claimed = isinstance(move, Claim)
    then_draw = isinstance(move, Pass) and move.then_draw and move.seat == window.next_seat
    sealed = replace(window, answers=(*window.answers, Answer(move.seat, claimed, then_draw)))
    told: tuple[Event, ...] = (WindowAnswered(window.number, move.seat, claimed),)
    rnd = with_window(rnd, sealed)
    if not _settled(rules, sealed):
        return rnd, told
    rnd, more = close_window(rules, rnd)
    return rnd, told + more


def _settled(rules: DrawDiscardRules, window: Window) -> bool:
    """Whether no answer still missing could change the outcome."""
    if rules.claim.resolution == "first_click" and any(answer.claimed for answer in window.answers):
        return True
    for seat in window.asked:
        given = window.answer_of(seat)
        if given is None:
            return False
        if given.claimed:
            return True
    return True


def close_window(rules: DrawDiscardRules, rnd: Round) -> Outcome:
    """Open the answers, judge once more, and hand the card over or go on with the next turn."""
    window = _window(rnd)
    winner, silent = _judged(rules, rnd, window)
    if winner is None or silent:
        told: tuple[Event, ...] = (ClaimUnwanted(window.number, window.card, silent),)
        rnd, more = _next_turn(rules, rnd, window, window.next_seat, stock_only=False)
        return rnd, told + more
    rnd = gain(_without_top_discard(rnd), winner, (window.card,))
    if winner == window.next_seat and rules.claim.next_player_exempt:
        won = ClaimWon(window.number, winner, window.card, 0, ())
        rnd, more = begin_turn(rules, rnd, winner, taken=window.card)
        return rnd, (won, *more)
    wins = put_at(rnd.claims.won, winner, rnd.claims.won[winner] + 1)
    rnd = rnd._replace(claims=rnd.claims._replace(won=wins))
    return pay_penalty(rules, rnd, Pending("claim", winner, owing=rules.claim.penalty_stock_cards))


def without_seat(rules: DrawDiscardRules, rnd: Round, seat: Seat) -> Outcome:
    """The open window after a seat has left the round: it is asked no more, and the window may be settled by that."""
    window = _window(rnd)
    asked = tuple(other for other in window.asked if other != seat)
    next_seat = window.next_seat
    if next_seat == seat:
        next_seat = next_player(rnd, seat)
        if next_seat not in asked and _may_be_asked(rules, rnd, next_seat, next_seat):
            asked = (next_seat, *asked)
    rest = replace(window, next_seat=next_seat, asked=asked)
    rnd = with_window(rnd, rest)
    return close_window(rules, rnd) if _settled(rules, rest) else (rnd, ())


def _judged(rules: DrawDiscardRules, rnd: Round, window: Window) -> tuple[Seat | None, tuple[Seat, ...]]:
    """Who comes first of those who claim, and who did not agree to it by silence where that is needed (A003-06)."""
    silent: tuple[Seat, ...] = ()
    # Where the first click wins, the window closed on it: there is no other claim.
    for seat in window.asked:
        given = window.answer_of(seat)
        if given is None and rules.claim.veto:
            silent += (seat,)
        if given is not None and given.claimed and _may_be_asked(rules, rnd, seat, window.next_seat):
            return seat, silent
    return None, ()


def pay_penalty(rules: DrawDiscardRules, rnd: Round, due: Pending) -> Outcome:
    """The claimant's penalty cards, one by one; waits for a shuffle where the stock runs out on the way."""
    window = _window(rnd)
    told: tuple[Event, ...] = ()
    while due.owing and can_draw(rules, rnd):
        if needs_shuffle(rules, rnd):
            return rnd._replace(phase=IN_SHUFFLE, pending=due), told
        rnd, card, renewed = draw_one(rnd)
        rnd = gain(rnd, due.seat, (card,))
        told += renewed
        due = replace(due, owing=due.owing - 1, drawn=(*due.drawn, card))
    told += (ClaimWon(window.number, due.seat, window.card, len(due.drawn), due.drawn),)
    rnd = rnd._replace(pending=None)
    if due.seat == window.next_seat:
        rnd, more = begin_turn(rules, rnd, due.seat, taken=window.card)
        return rnd, told + more
    after = due.seat if rules.claim.changes_turn_order else window.discarder
    seat = window.next_seat if after is None else next_player(rnd, after)
    rnd, more = _next_turn(rules, rnd, window, seat, stock_only=rules.claim.next_draw == "stock_only")
    return rnd, told + more


def _next_turn(rules: DrawDiscardRules, rnd: Round, window: Window, seat: Seat, *, stock_only: bool) -> Outcome:
    """The turn after a window; a draw that its seat queued with its pass is carried out."""
    rnd, told = begin_turn(rules, rnd, seat, stock_only=stock_only)
    queued = window.answer_of(seat)
    if rnd.phase is IN_DRAW and queued is not None and queued.then_draw:
        rnd, more = draw_stock(rules, rnd)
        return rnd, told + more
    return rnd, told
