"""Taking back what was laid in the turn by mistake: everything lies as it did before, and nobody has seen more."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from engine.cards import JOKER, Card, put_at, with_cards, without
from engine.games.draw_discard.round import IN_PLAY, Laid, Outcome, Round
from engine.games.events import TookBack
from engine.rules.refusals import IllegalMove, Reject

TAKE_BACKS: Final = 10
"""How often in a turn what was laid may be taken back."""


def laid_now(rnd: Round, played: Sequence[Card], freed: int) -> Laid | None:
    """What there is to take back once these cards of the hand are laid and so many jokers freed; None for no more."""
    turn, before = rnd.turn, rnd.turn.laid
    if turn.taken_back >= TAKE_BACKS:
        return None
    if before is not None:
        return before._replace(cards=before.cards + tuple(played), freed=before.freed + freed)
    return Laid(
        cards=tuple(played),
        freed=freed,
        table=rnd.table,
        fresh=rnd.fresh[turn.seat],
        unlaid=rnd.piles.unlaid,
        turn=turn,
    )


def to_take_back(rnd: Round) -> tuple[Card, ...]:
    """The cards that the seat in turn would have in its hand again; none where nothing may be taken back."""
    laid = rnd.turn.laid
    return () if laid is None or rnd.phase is not IN_PLAY else _own_cards(laid)


def take_back(rnd: Round) -> Outcome:
    """Undo everything that was laid in the turn. Raises IllegalMove(NOTHING_TO_TAKE_BACK)."""
    seat, turn, laid = rnd.turn.seat, rnd.turn, rnd.turn.laid
    if laid is None:
        raise IllegalMove(Reject.NOTHING_TO_TAKE_BACK, most=None if turn.taken_back < TAKE_BACKS else TAKE_BACKS)
    cards, jokers = _own_cards(laid), max(0, laid.freed - laid.cards.count(JOKER))
    hand = with_cards(without(rnd.hands[seat], (JOKER,) * jokers), cards)
    lay_before = {there.meld_id for there in laid.table.melds}
    told = TookBack(
        seat,
        cards,
        jokers,
        melds=tuple(there for there in laid.table.melds if there not in rnd.table.melds),
        gone=tuple(there.meld_id for there in rnd.table.melds if there.meld_id not in lay_before),
    )
    after = rnd._replace(
        hands=put_at(rnd.hands, seat, hand),
        fresh=put_at(rnd.fresh, seat, laid.fresh),
        table=laid.table,
        piles=rnd.piles._replace(unlaid=laid.unlaid),
        turn=laid.turn._replace(taken_back=turn.taken_back + 1),
    )
    return after, (told,)


def _own_cards(laid: Laid) -> tuple[Card, ...]:
    """The cards laid that were in the hand before the turn laid anything: jokers freed in it were not."""
    own = Counter(laid.cards)
    own[JOKER] -= min(own[JOKER], laid.freed)
    return tuple(sorted((+own).elements()))
