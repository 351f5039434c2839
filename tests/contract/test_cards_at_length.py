"""Cards that never get lost, over many random moves of every draw-and-discard game at every table."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.cards import Card
from engine.games.draw_discard.round import Round
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.moves import Shuffled
from engine.match.selfplay import play
from engine.match.state import MatchState
from engine.variants import VARIANTS, game_of
from tests.engine.games.draw_discard.random_player import choose_random
from tests.prove.reporting import ProofReport

DRAW_DISCARD = [key for key, variant in VARIANTS.items() if isinstance(variant.rules, DrawDiscardRules)]


MOVES = 200_000


@pytest.mark.prove
def test_after_each_of_many_random_moves_the_cards_in_play_are_the_deck(proof_report: ProofReport) -> None:
    made = lost = seed = 0
    while made < MOVES:
        for variant in DRAW_DISCARD:
            game = game_of(variant)
            for seats in game.rules.seat_counts():
                deck = Counter(game.deck(seats))
                for played in play(game, [choose_random] * seats, seed):
                    made += not isinstance(played.move, Shuffled)
                    lost += not complete(played.step.state, deck)
        seed += 1
    proof_report("random moves", made, limit=MOVES, at_least=True)
    proof_report("moves after which a card was missing or too many", lost, limit=0)


def complete(state: MatchState, deck: Counter[Card]) -> bool:
    """Whether the cards of the round are those of the deck; between rounds there are none."""
    rnd = state.play
    if not isinstance(rnd, Round):
        return True
    piles = (*rnd.hands, rnd.piles.stock, rnd.piles.discards, *(lying.meld.cards for lying in rnd.table.melds))
    return Counter(card for pile in piles for card in pile) == deck
