"""A round of draw-and-discard rummy as it may be for all that one seat sees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.cards import Card, with_cards, without
from engine.games.dice import Dice
from engine.games.draw_discard.players.memory import (
    Choices,
    choices_of,
    hidden_cards,
    neighbours,
    partners,
    pile_of,
)
from engine.games.draw_discard.round import Claims, Piles, Round, Window
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.draw_discard.seeing import round_as_seen
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.imagined import Hidden, Likelihood, deals
from engine.melds.meld import meld_rule_set
from engine.melds.search import best_melds

# How players of these games act, as the logarithm of how much likelier they make what was seen: by how much a hand
# gains on a random one with each turn, a point of what it cannot meld; a card taken lies in a meld; a card that was
# thrown or left would not have made a meld, and did not go with another card. What is longer ago tells less.
TIDIER: Final = 0.004
TIDIEST: Final = 0.04
TOOK_FOR_NOTHING: Final = 2.0
SPURNED_MELD: Final = 1.5
SPURNED_PAIR: Final = 0.2
FADES: Final = 0.8


def rounds(view: DrawDiscardView, dice: Dice) -> Iterator[Round]:
    """Round after round, without end, that look to the view's seat as the real one does."""
    me = view.own_seat
    others = [seat for seat, info in enumerate(view.seats) if seat != me and info.cards]
    unseen = hidden_cards(view)
    hidden = []
    for seat in others:
        choices = choices_of(view.history, seat)
        known = tuple(card for card in choices.held if card in unseen)
        unseen = list(without(unseen, known))
        count = max(view.seats[seat].cards - len(known), 0)
        hidden.append(Hidden(known, count, likelihood_of(view.rules, choices)))
    start = _start(view)
    for theirs, stock in deals(dice, unseen, hidden):
        hands = list(start.hands)
        for seat, hand in zip(others, theirs, strict=True):
            hands[seat] = with_cards(hand, ())
        yield start._replace(hands=tuple(hands), piles=start.piles._replace(stock=tuple(stock[: view.stock])))


def likelihood_of(rules: DrawDiscardRules, choices: Choices) -> Likelihood:
    """How likely a hand of a seat is, given what it took, threw and left."""
    melds = meld_rule_set(rules)
    pairs, near = partners(melds), neighbours(melds)
    tidy = min(TIDIER * choices.turns, TIDIEST)
    spurned = [*_fading(choices.thrown), *_fading(choices.left)]

    def likelihood(hand: Sequence[Card]) -> float:
        split = best_melds(rules, hand)
        told = -tidy * split.deadwood
        for card in choices.held:
            if card in split.left:
                told -= TOOK_FOR_NOTHING
        there = {card.index for card in hand}
        for index, weight in spurned:
            met = sum([one in there for one in near[index]])
            if met:
                melded = met > 1 and any(one in there and other in there for one, other in pairs[index])
                told -= weight * (SPURNED_MELD if melded else SPURNED_PAIR)
        return told

    return likelihood


def _fading(cards: Sequence[Card]) -> list[tuple[int, float]]:
    """Naturals by face index, with how much each still tells, the last one most."""
    last = len(cards) - 1
    return [(card.index, FADES ** (last - at)) for at, card in enumerate(cards) if not card.is_joker]


def _start(view: DrawDiscardView) -> Round:
    """The round as everything but the hidden cards has it."""
    seen = round_as_seen(view)
    window, pile = view.window, pile_of(view)
    if len(pile) < view.discards:
        pile = (*(pile[:1] * (view.discards - len(pile))), *pile)
    turn = seen.turn._replace(had=tuple([view.lap - 1] * len(view.seats)))
    # Whoever has had its turn in this lap counts one more.
    first = seen.players.index(turn.seat) if turn.seat in seen.players else 0
    done = seen.players[: first + 1]
    had = tuple([count + (seat in done) for seat, count in enumerate(turn.had)])
    claims = Claims(None, 0, seen.claims.won)
    if window is not None:
        discarder = window.discarder
        turn = turn._replace(seat=view.dealer if discarder is None else discarder)
        asked = Window(window.window, window.card, discarder, window.next_seat, window.asked)
        claims = claims._replace(window=asked, number=window.window)
    return seen._replace(
        piles=Piles((), pile[-view.discards :] if view.discards else ()), turn=turn._replace(had=had), claims=claims
    )
