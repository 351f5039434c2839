"""The largest hands beside the most melds that a game's own deck gives two seats, all jokers among them.

The same seed always makes the same moment.
"""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from engine.cards import JOKER, TILES_004, Card, deck, natural, with_cards
from engine.games.draw_discard.family import DRAW_DISCARD
from engine.games.draw_discard.round import Round, Window
from engine.games.table import TableMeld
from engine.games.tiles.family import TILES
from engine.games.tiles.round import TileRound
from engine.games.views import MatchView, Phase
from engine.melds.meld import Meld
from engine.melds.reading import readings
from engine.melds.worth import meld_value
from engine.variants import VARIANTS
from tests.engine.builders import a_round
from tests.engine.round_table import around
from tests.engine.tile_builders import a_tile_round

MELDING: Final = tuple(key for key, variant in VARIANTS.items() if hasattr(variant.game.rules, "deck"))
"""The games in which hands and tables grow."""

SHAPES: Final = ((50, 34), (50, 12), (36, 20), (24, 24), (20, 30), (14, 34))
"""Cards in hand, and melds that are put on the table first, as far as the deck goes."""


def moments(variant: str, hand: int, melds: int, seed: int) -> Iterator[MatchView]:
    """What a seat sees with so many cards in hand and so many melds on the table, each time that it may be to act."""
    rng = random.Random(f"{variant} {hand} {melds} {seed}")
    game = VARIANTS[variant].game
    family: Any = TILES if game.family == TILES.key else DRAW_DISCARD
    rules: Any = game.rules.for_seats(2)
    packs = getattr(rules.deck, "packs", None) or rules.deck.copies
    pool = list(deck(packs, 0))
    held = rng.randint(0, rules.deck.jokers) if seed % 2 else rules.deck.jokers
    mine = _hand(rng, pool, min(hand - held, len(pool) - 4), seed)
    table = _table(rules, rng, pool, melds, rules.deck.jokers - held)
    rng.shuffle(pool)
    seen, hidden = (pool[: len(pool) // 2], pool[len(pool) // 2 :]) if seed % 4 < 2 else (pool[:1], pool[1:])
    theirs, stock = hidden[: 7 if seed % 4 == 0 else len(hidden) - 1], hidden[7 if seed % 4 == 0 else len(hidden) - 1 :]
    for rnd in _rounds(rules, (*mine, *[JOKER] * held), theirs, table, seen, stock):
        yield family.view(rules, rnd, around(variant, rules, (0, 0), 0)._replace(rounds=None, turn=rnd.last_turn))


def _hand(rng: random.Random, pool: list[Card], count: int, seed: int) -> list[Card]:
    """Cards at random, or neighbours of two colours, or of all: the last two make most melds."""
    by = (lambda card: rng.random(), lambda card: (card.suit > 1, card.rank), lambda card: card.rank)[seed % 3]
    chosen = sorted(pool, key=by)[: max(count, 0)]
    for card in chosen:
        pool.remove(card)
    return chosen


def _table(rules: Any, rng: random.Random, pool: list[Card], melds: int, jokers: int) -> list[Meld]:
    there, found = Counter(pool), list[Meld]()
    for _ in range(20 * melds):
        if len(found) == melds or len(pool) - sum(len(meld.cards) for meld in found) < 7:
            break
        rank, suit = rng.randint(1, 11), rng.randrange(4)
        cards = rng.choice(
            [
                [natural(suit, rank + step) for step in range(3)],
                [natural(each, rank) for each in range(4) if each != suit],
            ]
        )
        if Counter(cards) <= there:
            there -= Counter(cards)
            lying = [JOKER, *cards[1:]] if jokers and readings(rules, [JOKER, *cards[1:]]) else cards
            if lying is not cards:
                there[cards[0]] += 1
                jokers -= 1
            found.append(readings(rules, lying)[0])
    pool[:] = there.elements()
    return found


def _rounds(
    rules: Any, mine: tuple[Card, ...], theirs: list[Card], table: list[Meld], pile: list[Card], stock: list[Card]
) -> Iterator[Round | TileRound]:
    lying = tuple(TableMeld(at, at % 2, meld, meld_value(rules, meld)) for at, meld in enumerate(table, start=1))
    hands = (with_cards(mine, ()), with_cards(theirs, ()))
    if hasattr(rules.deck, "copies"):
        tiles = a_tile_round(rules, TILES_004, racks=("", ""))
        for opened in (True, False):
            yield replace(
                tiles,
                racks=hands,
                melds=lying,
                next_meld=len(lying) + 1,
                opened=(opened, True),
                pool=(*stock, *pile),
                phase=Phase.LAY_OR_DRAW,
            )
        return
    plain = a_round(rules, hands=("", ""), lap=5)
    for opened in (True, False):
        stands = plain.table._replace(
            opened=(opened, True), melded=(opened, True), melds=lying, next_meld=len(lying) + 1
        )
        rnd = plain._replace(
            hands=hands, table=stands, piles=plain.piles._replace(stock=tuple(stock), discards=tuple(pile))
        )
        yield rnd._replace(phase=Phase.DRAW)
        yield rnd._replace(phase=Phase.PLAY)
    window = Window(6, pile[-1], 1, 0, (0,))
    turn = plain.turn._replace(seat=1)
    yield rnd._replace(phase=Phase.WINDOW, turn=turn, claims=rnd.claims._replace(window=window, number=6))
