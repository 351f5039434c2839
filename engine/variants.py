"""The registry of variants: key -> family, rules, booklet. Only here are all families known together."""

import copyreg
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine import booklets
from engine.cards import PLAYING_CARDS, TILES_002, TILES_004, Notation
from engine.games.draw_discard.family import DRAW_DISCARD
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.duel.family import DUEL
from engine.games.duel.rules import DuelRules
from engine.games.game import Family, R, RoundState, S, V
from engine.games.gin.family import GIN
from engine.games.gin.rules import GinRules
from engine.games.suit_rows.family import SUIT_ROWS
from engine.games.suit_rows.rules import SuitRowsRules
from engine.games.tiles.family import TILES
from engine.games.tiles.rules import TileRules
from engine.games.views import MatchView
from engine.match.match import AnyGame, Game
from engine.rules.rule_set import RuleSet
from engine.rules.switches import Booklet


@dataclass(frozen=True, slots=True)
class Variant:
    """A game of a booklet, or of a house without one, as `game` plays it, and how its pieces are written."""

    key: str
    booklet: Booklet | None
    game: AnyGame
    notation: Notation

    @property
    def family(self) -> str:
        return self.game.family

    @property
    def rules(self) -> RuleSet:
        return self.game.rules


AnyRules = DrawDiscardRules | GinRules | DuelRules | SuitRowsRules | TileRules
"""The rule sets of all families; their `kind` tells them apart."""

ROUND_TYPES: Final[Mapping[str, type[RoundState]]] = {
    family.key: family.round_type for family in (DRAW_DISCARD, GIN, DUEL, SUIT_ROWS, TILES)
}
"""The rounds of all families, by the family's name."""


class UnknownVariantError(LookupError):
    """No variant has this key; `known` lists those there are."""

    def __init__(self, key: str) -> None:
        self.known = tuple(VARIANTS)
        super().__init__(f"no variant {key!r}; there are {', '.join(self.known)}")


def _variant(
    key: str, booklet: Booklet | None, family: Family[R, S, V], rules: R, notation: Notation = PLAYING_CARDS
) -> Variant:
    """A variant whose rules are those of its family."""
    game = Game(key, family, rules)
    return Variant(key, booklet, game, notation)


VARIANTS: Final[dict[str, Variant]] = {
    variant.key: variant
    for variant in (
        _variant("disney_basic", "000", DRAW_DISCARD, booklets.DISNEY_BASIC),
        _variant("disney_layoff", "000", DRAW_DISCARD, booklets.DISNEY_LAYOFF),
        _variant("disney_duel", "000", DUEL, booklets.DISNEY_DUEL),
        _variant("disney_karo8", "000", SUIT_ROWS, booklets.DISNEY_KARO8),
        _variant("czech_rummy", "001", DRAW_DISCARD, booklets.CZECH_RUMMY),
        _variant("gin_rummy", "001", GIN, booklets.GIN_RUMMY),
        _variant("rummy_500", "001", DRAW_DISCARD, booklets.RUMMY_500),
        _variant("nsv_basic", "003", DRAW_DISCARD, booklets.NSV_BASIC),
        _variant("nsv_buy", "003", DRAW_DISCARD, booklets.NSV_BUY),
        _variant("nsv_layoff", "003", DRAW_DISCARD, booklets.NSV_LAYOFF),
        _variant("nsv_robber", "003", DRAW_DISCARD, booklets.NSV_ROBBER),
        _variant("my_rummy", "002", TILES, booklets.MY_RUMMY, TILES_002),
        _variant("tile_rummy", "004", TILES, booklets.TILE_RUMMY, TILES_004),
    )
}


def variant_of(key: str) -> Variant:
    """The variant with this key. Raises UnknownVariantError."""
    try:
        return VARIANTS[key]
    except KeyError:
        raise UnknownVariantError(key) from None


def game_of(key: str, switches: Mapping[str, object] | None = None) -> AnyGame:
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
    return variant.game.with_rules(variant.rules.with_switches(switches)) if switches else variant.game


def game_of_view(view: MatchView) -> AnyGame:
    """The game of a view; its house rules are in the view."""
    return variant_of(view.variant).game


def game_with_rules(key: str, rules: RuleSet) -> AnyGame:
    """A variant's game with stored rules. Raises UnknownVariantError, and TypeError for rules of another family."""
    return variant_of(key).game.with_rules(rules)


# To another process a game goes as its name and its rules.
copyreg.pickle(Game, lambda game: (game_with_rules, (game.variant, game.rules)))
