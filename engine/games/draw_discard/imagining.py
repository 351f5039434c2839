"""A round of draw-and-discard rummy as it may be for all that one seat sees."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.cards import Seat, WindowNumber, seats_of, with_cards, without
from engine.games.dice import Dice
from engine.games.draw_discard.players.hand import extendable
from engine.games.draw_discard.players.memory import choices_of, hidden_cards, melds_since, pile_of
from engine.games.draw_discard.round import Claims, Piles, Round, Window
from engine.games.draw_discard.seeing import round_as_seen
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.imagined import Choices, Habits, Hidden, Opening, deals, fitting_faces, likelihood_of

HABITS: Final = Habits(
    tidier=0.03,
    tidiest=0.3,
    forgiven=6.5,
    unlaid=0.8,
    kept=3.0,
    unopened=4.0,
    idle_joker=1.0,
    took_for_nothing=2.0,
    spurned_meld=1.5,
    spurned_pair=0.2,
    fades=0.8,
)
CROWDED: Final = HABITS._replace(tidier=0.025, tidiest=0.2, kept=0.0, unopened=0.0, idle_joker=0.0)
"""At a table of more than two the steps are shared out among the hands: too few to find those that little explains."""


def rounds(view: DrawDiscardView, dice: Dice) -> Iterator[Round]:
    """Round after round, without end, that look to the view's seat as the real one does."""
    me = view.own_seat
    others = [seat for seat in seats_of(len(view.seats)) if seat != me and view.seats[seat].cards]
    habits = CROWDED if len(view.seats) > 2 else HABITS
    unseen = hidden_cards(view)
    hidden = []
    for seat in others:
        choices = _choices(view, seat)
        known = tuple(card for card in choices.held if card in unseen)
        unseen = list(without(unseen, known))
        count = max(view.seats[seat].cards - len(known), 0)
        hidden.append(Hidden(known, count, likelihood_of(view.rules, habits, choices)))
    start = _start(view)
    for theirs, stock in deals(dice, unseen, hidden):
        hands = list(start.hands)
        for seat, hand in zip(others, theirs, strict=True):
            hands[seat] = with_cards(hand, ())
        yield start._replace(hands=tuple(hands), piles=start.piles._replace(stock=tuple(stock[: view.stock])))


def _choices(view: DrawDiscardView, seat: Seat) -> Choices:
    """What a seat has done, and what it has not although it could have."""
    rules, choices = view.rules, choices_of(view.history, seat)
    if rules.go_out.knock is not None or view.lap <= rules.meld_from_lap:
        return choices
    opening = rules.opening
    if view.seats[seat].opened or not opening.points:
        return choices._replace(lays=True, fitting=_fitting(view, seat))
    return choices._replace(opening=Opening(opening.points, opening.scope == "single_meld"))


def _fitting(view: DrawDiscardView, seat: Seat) -> frozenset[int]:
    """The faces that a seat could have laid off in its last turn, on melds that are still what they were then."""
    rules, info = view.rules, view.seats[seat]
    if not rules.layoff.enabled or not (info.melded or rules.layoff.requires == "any_meld_on_table"):
        return frozenset()
    since = melds_since(view.history, seat)
    melds = [lying.meld for lying in extendable(rules, view.melds, seat) if lying.meld_id not in since]
    return fitting_faces(rules, melds)


def _start(view: DrawDiscardView) -> Round:
    """The round as everything but the hidden cards has it."""
    seen = round_as_seen(view)
    window, pile = view.claim_window, pile_of(view)
    if len(pile) < view.discards:
        pile = (*(pile[:1] * (view.discards - len(pile))), *pile)
    turn = seen.turn._replace(had=tuple([view.lap - 1] * len(view.seats)))
    # Whoever has had its turn in this lap counts one more.
    first = seen.players.index(turn.seat) if turn.seat in seen.players else 0
    done = seen.players[: first + 1]
    had = tuple([count + (seat in done) for seat, count in enumerate(turn.had)])
    claims = Claims(None, WindowNumber(0), seen.claims.won)
    if window is not None:
        discarder = window.discarder
        turn = turn._replace(seat=view.dealer if discarder is None else discarder)
        asked = Window(window.window, window.card, discarder, window.next_seat, window.asked)
        claims = claims._replace(window=asked, number=window.window)
    return seen._replace(
        piles=Piles((), pile[-view.discards :] if view.discards else ()), turn=turn._replace(had=had), claims=claims
    )
