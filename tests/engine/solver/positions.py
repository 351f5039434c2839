"""Random positions of a tile game: tables of so many tiles, and racks drawn from what is left in the pool."""

import random
from collections import Counter
from dataclasses import dataclass
from typing import Final

from engine.booklets import MY_RUMMY, NSV_ROBBER, TILE_RUMMY
from engine.cards import JOKER, RANKS, SUITS, Card, deck, natural
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.tiles.rules import TileRules
from engine.melds.meld import Meld, MeldRules
from engine.melds.reading import readings

Rules = TileRules | DrawDiscardRules

FREE: Final = MY_RUMMY.with_switches({"rearrange.lock": "none"})
"""The classic form: jokers on the table are tiles like any other."""

VARIANTS: Final[dict[str, Rules]] = {
    "tile_rummy": TILE_RUMMY,
    "my_rummy": MY_RUMMY,
    "nsv_robber": NSV_ROBBER,
    "free jokers": FREE,
}
SEED: Final = 2016


@dataclass(frozen=True, slots=True)
class Kind:
    """A class of positions: how many tiles are on the rack and on the table, and how many of those are jokers.

    `rack_jokers` is None where jokers come to the rack as chance will have it.
    """

    name: str
    rack: int
    table: int = 0
    table_jokers: int = 0
    rack_jokers: int | None = None


KINDS: Final = (
    Kind("rack of 14, empty table", 14),
    Kind("rack of 14, 20 tiles on the table", 14, 20),
    Kind("rack of 14, 50 tiles on the table", 14, 50),
    Kind("rack of 20, 80 tiles with both jokers on the table", 20, 80, table_jokers=2),
    Kind("rack of 20 with both jokers, 80 tiles on the table", 20, 80, rack_jokers=2),
)


@dataclass(frozen=True, slots=True)
class Position:
    """The melds of a table, and a rack."""

    table: tuple[Meld, ...]
    rack: tuple[Card, ...]


def positions(kind: Kind, number: int) -> list[Position]:
    """So many positions of a class, the same ones in every run."""
    rng = random.Random(f"{SEED} {kind.name}")
    return [position_of(rng, kind) for _ in range(number)]


def plain_positions(rules: MeldRules, name: str, number: int) -> list[Position]:
    """So many positions of all sizes: up to 96 tiles on the table, 6 to 20 on the rack, jokers on both."""
    rng = random.Random(f"{SEED} {name}")
    made = []
    for _ in range(number):
        table = rng.choice((0, *range(3, 97)))
        jokers = rng.randint(0, 2 if table > 5 else 0)
        kind = Kind(name, rng.randint(6, 20), table, jokers, rng.randint(0, 2 - jokers))
        made.append(position_of(rng, kind, rules))
    return made


def position_of(rng: random.Random, kind: Kind, rules: MeldRules = FREE) -> Position:
    """A position of a class."""
    melds = None
    while melds is None:
        melds = _melds(rng, kind)
    pool = Counter(deck(2, 2)) - Counter(card for meld in melds for card in meld)
    jokers: list[Card] = []
    if kind.rack_jokers is not None:
        del pool[JOKER]
        jokers = [JOKER] * kind.rack_jokers
    left = sorted(pool.elements())
    drawn = rng.sample(left, min(kind.rack - len(jokers), len(left)))
    table = tuple(readings(rules, meld)[0] for meld in melds)
    return Position(table, (*sorted(drawn), *jokers))


def _melds(rng: random.Random, kind: Kind) -> list[tuple[Card, ...]] | None:
    """Melds put down one after another until so many tiles lie; None where the pool no longer holds one that fits."""
    pool, melds, left = Counter(deck(2, 0)), [], kind.table
    for _ in range(1000):
        if not left:
            return _with_jokers(rng, melds, kind.table_jokers)
        meld = _meld(rng)
        if len(meld) <= left and left - len(meld) not in (1, 2) and Counter(meld) <= pool:
            pool.subtract(meld)
            melds.append(meld)
            left -= len(meld)
    return None


def _meld(rng: random.Random) -> tuple[Card, ...]:
    """A run of three to six, most of them short, or a set of three or four."""
    if rng.random() < 0.5:
        length = rng.choice((3, 3, 3, 4, 4, 5, 6))
        suit, start = rng.randrange(SUITS), rng.randint(1, RANKS - length + 1)
        return tuple(natural(suit, rank) for rank in range(start, start + length))
    rank, suits = rng.randint(1, RANKS), rng.sample(range(SUITS), rng.choice((3, 3, 4)))
    return tuple(natural(suit, rank) for suit in sorted(suits))


def _with_jokers(rng: random.Random, melds: list[tuple[Card, ...]], jokers: int) -> list[tuple[Card, ...]]:
    """The melds, in as many of which as there are jokers, if there are so many, one lies in the place of a tile."""
    for number in rng.sample(range(len(melds)), min(jokers, len(melds))):
        at = rng.randrange(len(melds[number]))
        melds[number] = (*melds[number][:at], JOKER, *melds[number][at + 1 :])
    return melds
