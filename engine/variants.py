"""The registry of variants: key -> family, rules, booklet. Only here are all families known together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine import booklets
from engine.cards import PLAYING_CARDS, TILES_002, TILES_004, Notation
from engine.games.draw_discard.family import DRAW_DISCARD
from engine.games.duel.family import DUEL
from engine.games.game import Family
from engine.games.gin.family import GIN
from engine.games.suit_rows.family import SUIT_ROWS
from engine.games.tiles.family import TILES
from engine.match.match import Game
from engine.rules.rule_set import RuleSet


@dataclass(frozen=True, slots=True)
class Variant:
    """A game of a booklet: a family with a rule set, and how its pieces are written."""

    key: str
    booklet: str
    family: Family
    rules: RuleSet
    notation: Notation

    @property
    def options(self) -> tuple[str, ...]:
        """The switches that the booklet itself leaves to the table, and so the first to be offered."""
        return booklets.LEFT_TO_THE_TABLE.get(self.key, ())


class UnknownVariantError(LookupError):
    """No variant has this key; `known` lists those there are."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.known = tuple(VARIANTS)
        super().__init__(f"no variant {key!r}; there are {', '.join(self.known)}")


VARIANTS: Final[dict[str, Variant]] = {
    variant.key: variant
    for variant in (
        Variant("disney_basic", "000", DRAW_DISCARD, booklets.DISNEY_BASIC, PLAYING_CARDS),
        Variant("disney_layoff", "000", DRAW_DISCARD, booklets.DISNEY_LAYOFF, PLAYING_CARDS),
        Variant("disney_duel", "000", DUEL, booklets.DISNEY_DUEL, PLAYING_CARDS),
        Variant("disney_karo8", "000", SUIT_ROWS, booklets.DISNEY_KARO8, PLAYING_CARDS),
        Variant("czech_rummy", "001", DRAW_DISCARD, booklets.CZECH_RUMMY, PLAYING_CARDS),
        Variant("gin_rummy", "001", GIN, booklets.GIN_RUMMY, PLAYING_CARDS),
        Variant("rummy_500", "001", DRAW_DISCARD, booklets.RUMMY_500, PLAYING_CARDS),
        Variant("nsv_basic", "003", DRAW_DISCARD, booklets.NSV_BASIC, PLAYING_CARDS),
        Variant("nsv_buy", "003", DRAW_DISCARD, booklets.NSV_BUY, PLAYING_CARDS),
        Variant("nsv_layoff", "003", DRAW_DISCARD, booklets.NSV_LAYOFF, PLAYING_CARDS),
        Variant("nsv_robber", "003", DRAW_DISCARD, booklets.NSV_ROBBER, PLAYING_CARDS),
        Variant("my_rummy", "002", TILES, booklets.MY_RUMMY, TILES_002),
        Variant("tile_rummy", "004", TILES, booklets.TILE_RUMMY, TILES_004),
    )
}


def variant_of(key: str) -> Variant:
    """The variant with this key. Raises UnknownVariantError."""
    try:
        return VARIANTS[key]
    except KeyError:
        raise UnknownVariantError(key) from None


def game_of(key: str, switches: Mapping[str, object] | None = None) -> Game:
    """A variant's game, with house rules as dotted switches.

    >>> game = game_of("disney_basic", {"opening.points": 40})
    >>> game.rules.opening.points
    40
    >>> sorted(game.active(game.new(seats=3)))
    []
    >>> game.chance(game.new(seats=3)).purpose
    'dealer'

    Raises UnknownVariantError and RuleError:

    >>> game_of("canasta")
    Traceback (most recent call last):
    engine.variants.UnknownVariantError: no variant 'canasta'; there are disney_basic, disney_layoff, ...
    """
    variant = variant_of(key)
    return Game(key, variant.family, variant.rules.with_switches(switches or {}))


def game_with_rules(key: str, rules: RuleSet) -> Game:
    """A variant's game with rules that were resolved and stored before. Raises UnknownVariantError."""
    return Game(key, variant_of(key).family, rules)
