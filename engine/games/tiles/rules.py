"""The rules of the tile games: every switch of booklets 002 and 004."""

from collections.abc import Iterator
from typing import ClassVar, Literal

from engine.rules.contradictions import Contradiction, RuleFault
from engine.rules.melding import (
    HandValues,
    JokerRules,
    MeldValues,
    RearrangeRules,
    RunRules,
    SetRules,
    idle_without_jokers,
    moves_at_odds,
)
from engine.rules.rule_set import MatchRules, RuleSet, wins_at_odds
from engine.rules.switches import OF_TILES, RuleModel, switch

STACK = 7
"""Tiles of a stack; the last one has one more (004)."""


class TileDeckRules(RuleModel):
    """What lies face down in the middle."""

    copies: int = switch(2, OF_TILES, ("A004-10",), ge=1, le=2)
    jokers: int = switch(2, OF_TILES, ge=0, le=2)


class TileDealRules(RuleModel):
    """How a round begins."""

    tiles: int = switch(14, OF_TILES, ge=3, le=20)
    method: Literal["random_draw", "two_stacks_of_7"] = switch("random_draw", OF_TILES, ("G-37",))


class TileStartRules(RuleModel):
    """Who begins."""

    player: Literal["drawn_by_lot", "highest_tile_drawn"] = switch("drawn_by_lot", OF_TILES, ("A002-09", "G-36"))


class TileSetRules(SetRules):
    """The same number in different colours."""

    min: Literal[3] = 3
    max: Literal[4] = 4
    distinct_suits: Literal[True] = True


class TileRunRules(RunRules):
    """Consecutive numbers of one colour; the one stands below the two."""

    min: Literal[3] = 3
    max: Literal[13] = 13
    ace: Literal["low"] = "low"
    wrap: Literal[False] = False


class TileJokerRules(JokerRules):
    """Jokers in melds."""

    max_per_meld: Literal["at_least_one_natural", "half", "one"] = switch("at_least_one_natural", OF_TILES, ("G-19",))
    meld_value: Literal["replaced_card"] = "replaced_card"
    swap: Literal["own_turn_after_opening"] = "own_turn_after_opening"
    freed: Literal["immediately_any", "immediately_in_new_meld"] = switch(
        "immediately_any", OF_TILES, ("A002-04", "A004-03")
    )
    announce: Literal["when_ambiguous", "required"] = switch("when_ambiguous", OF_TILES, ("A002-06",))


class TileOpeningRules(RuleModel):
    """The first laying-out of a seat in a round, from the rack alone."""

    points: int = switch(30, OF_TILES, ge=0, le=100)
    scope: Literal["single_meld", "sum_of_melds"] = switch("sum_of_melds", OF_TILES, ("A004-01",))


class TimeoutRules(RuleModel):
    """What becomes of a laying-out that is not finished when the time is up (A002-02, 004)."""

    policy: Literal["keep_valid_else_rollback", "take_loose_tiles"] = switch("keep_valid_else_rollback", OF_TILES)
    penalty_tiles: int = switch(0, ("004",), ("G-05",), ge=0, le=5)
    draw_if_nothing_laid: int = switch(1, OF_TILES, ge=0, le=3)

    def idle(self) -> Iterator[str]:
        if self.policy != "take_loose_tiles":
            yield "penalty_tiles"


class HandGameRules(RuleModel):
    """Laying the whole rack at once (002 “Hand Rummy”, 004 V3)."""

    enabled: bool = switch(False, OF_TILES, ("A002-13",))
    waives_opening: bool = switch(True, OF_TILES, ("A004-16",))
    allow_table: bool = switch(False, OF_TILES, ("A002-13",))


class AsideRules(RuleModel):
    """V1 of booklet 004: always take a tile, and lay tiles or put one aside."""

    enabled: bool = switch(False, ("004",))
    discard: Literal["if_nothing_laid", "always"] = switch("if_nothing_laid", ("004",), ("A004-07",))
    take_condition: Literal["in_the_new_meld", "any_new_meld"] = switch("in_the_new_meld", ("004",), ("A004-08",))


class OpenTileRules(RuleModel):
    """V2 of booklet 004: the eighth tile of the last stack lies open."""

    enabled: bool = switch(False, ("004",))
    condition: Literal["finish", "any_play"] = switch("finish", ("004",), ("A004-09",))


class TileHandValues(HandValues):
    """What a tile left on the rack counts: its number."""

    ace: Literal[1] = 1
    court: Literal[13] = 13
    joker: int = switch(25, OF_TILES, ge=0, le=50)


class TileMeldValues(MeldValues):
    """What a tile in a meld counts: its number."""

    ace_low: Literal[1] = 1
    ace_high: Literal[1] = 1
    ace_in_set: Literal[1] = 1
    court: Literal[13] = 13


class TileScoreRules(RuleModel):
    """What a round is worth."""

    winner: Literal["plus_sum", "zero"] = switch("plus_sum", OF_TILES, ("A004-06",))
    double: Literal["none", "hand_game"] = switch("hand_game", OF_TILES)


class TileMatchRules(MatchRules):
    """How long a match lasts: nobody deals, the first player is drawn, then the next one begins (G-36)."""

    first_dealer: Literal["random"] = "random"
    dealer_rotation: Literal["clockwise"] = "clockwise"


class TileRules(RuleSet):
    """The tile games: lay tiles and rebuild the table, or draw."""

    kind: Literal["tiles"] = "tiles"
    players_max: int = switch(4, OF_TILES, ge=2, le=4)
    match: TileMatchRules = TileMatchRules(rounds=4, best="highest")
    deck: TileDeckRules = TileDeckRules()
    deal: TileDealRules = TileDealRules()
    start: TileStartRules = TileStartRules()
    set: TileSetRules = TileSetRules()
    run: TileRunRules = TileRunRules()
    joker: TileJokerRules = TileJokerRules()
    opening: TileOpeningRules = TileOpeningRules()
    table_access_after_opening: Literal["next_turn", "same_turn"] = switch("next_turn", OF_TILES, ("A002-10",))
    rearrange: RearrangeRules = RearrangeRules(lock="joker_only", swap_tile_from="rack_or_table")
    drawn_tile_playable_same_turn: bool = switch(False, OF_TILES, ("A002-14",))
    may_decline_to_lay: bool = switch(True, OF_TILES, ("A004-13",))
    hand_game: HandGameRules = HandGameRules()
    v1: AsideRules = AsideRules()
    v2: OpenTileRules = OpenTileRules()
    timer_s: int | None = switch(120, OF_TILES, ("A002-01", "A004-05"), ge=30, le=3600)
    timeout: TimeoutRules = TimeoutRules()
    pool_empty: Literal["blocked_lowest_wins", "void_round"] = switch("blocked_lowest_wins", OF_TILES, ("G-04",))
    hand_values: TileHandValues = TileHandValues()
    meld_values: TileMeldValues = TileMeldValues()
    score: TileScoreRules = TileScoreRules()

    flush: ClassVar[None] = None

    @property
    def highest_starts(self) -> bool:
        """Whether everyone draws a tile, and the highest begins (G-36)."""
        return self.start.player == "highest_tile_drawn"

    def idle(self) -> Iterator[str]:
        if not self.deck.jokers:
            yield from idle_without_jokers()
        if self.rearrange.lock == "none":
            yield from ("joker.freed", "rearrange.swap_tile_from")
        if not self.opening.points:
            yield from ("opening.scope", "table_access_after_opening", "hand_game.waives_opening")
        if self.v1.enabled:
            yield "drawn_tile_playable_same_turn"
        if not self.hand_game.enabled:
            yield "score.double"

    def contradictions(self) -> Iterator[Contradiction]:
        yield from super().contradictions()
        yield from wins_at_odds(self.match)
        if self.match.end == "target" and self.score.winner == "zero":
            yield Contradiction(RuleFault.TARGET_OUT_OF_REACH, ("match.end", "score.winner"))
        yield from _tiles_at_odds(self)
        yield from moves_at_odds(self.rearrange, self.joker.announce)


def _tiles_at_odds(rules: TileRules) -> Iterator[Contradiction]:
    deal, there = rules.deal, rules.deck.copies * 52 + rules.deck.jokers
    stacked = deal.method == "two_stacks_of_7"
    if stacked and deal.tiles != 2 * STACK:
        yield Contradiction(RuleFault.STACKS_ARE_FOURTEEN, ("deal.method", "deal.tiles"))
    if stacked and there % STACK != 1:
        switches = ("deal.method", "deck.copies", "deck.jokers")
        yield Contradiction(RuleFault.STACKS_UNEVEN, switches, {"there": there})
    if rules.v2.enabled and not stacked:
        yield Contradiction(RuleFault.OPEN_TILE_NEEDS_STACKS, ("v2.enabled", "deal.method"))
    # Everybody's tiles, one to draw, and the one that lies open.
    needed = rules.players_max * deal.tiles + 1 + rules.v2.enabled
    if there < needed:
        short = {"seats": rules.players_max, "each": deal.tiles, "needed": needed, "there": there}
        involved = ("players_max", "deal.tiles", "deck.copies", "deck.jokers")
        yield Contradiction(RuleFault.TILES_TOO_FEW, involved, short)
