"""The rules of the tile games: every switch of booklets 002 and 004."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from engine.rules.contradictions import Contradiction
from engine.rules.melding import HandValues, JokerRules, MeldValues, RunRules, SetRules
from engine.rules.rebuilding import RearrangeRules
from engine.rules.rule_set import MatchRules, RuleSet
from engine.rules.switches import RuleModel, switch

STACK = 7
"""Tiles of a stack; the last one has one more (004)."""


class TileDeckRules(RuleModel):
    """What lies face down in the middle."""

    copies: int = switch(2, "How often each of the 52 tiles is there (A004-10).", "002 004", ge=1, le=2)
    jokers: int = switch(2, "Jokers among the tiles.", "002 004", ge=0, le=2)


class TileDealRules(RuleModel):
    """How a round begins."""

    tiles: int = switch(14, "Tiles that each seat begins with.", "002 004", ge=3, le=20)
    method: Literal["random_draw", "two_stacks_of_7"] = switch(
        "random_draw",
        "Whether each seat draws its tiles one by one or takes two stacks of seven; the last stack, of eight, is never"
        " dealt (G-37).",
        "002 004",
    )


class TileStartRules(RuleModel):
    """Who begins."""

    player: Literal["drawn_by_lot", "highest_tile_drawn"] = switch(
        "drawn_by_lot",
        "Whether the first seat to play is drawn by lot or has drawn the highest tile (A002-09, G-36).",
        "002 004",
    )


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

    max_per_meld: Literal["at_least_one_natural", "half", "one"] = switch(
        "at_least_one_natural", "How many jokers a meld may hold (G-19).", "002 004"
    )
    meld_value: Literal["replaced_card"] = "replaced_card"
    swap: Literal["own_turn_after_opening"] = "own_turn_after_opening"
    freed: Literal["immediately_any", "immediately_in_new_meld"] = switch(
        "immediately_any", "Where a freed joker goes in the same turn (A002-04, A004-03).", "002 004"
    )
    announce: Literal["when_ambiguous", "required"] = switch(
        "when_ambiguous", "Whether the colour that a joker in a set stands for must be declared (A002-06).", "002 004"
    )


class TileOpeningRules(RuleModel):
    """The first laying-out of a seat in a round, from the rack alone."""

    points: int = switch(
        30, "Least worth of a seat's first laying-out in a round; 0 for none.", "002 004", ge=0, le=100
    )
    scope: Literal["single_meld", "sum_of_melds"] = switch(
        "sum_of_melds", "Whether one meld must reach it or several together (A004-01).", "002 004"
    )


class TimeoutRules(RuleModel):
    """What becomes of a laying-out that is not finished when the time is up (A002-02, 004)."""

    policy: Literal["keep_valid_else_rollback", "take_loose_tiles"] = switch(
        "keep_valid_else_rollback",
        "Whether the seat takes back its own tiles that lie in no meld, or every loose tile on the table.",
        "002 004",
    )
    penalty_tiles: int = switch(0, "Tiles drawn as a penalty for it (G-05).", "004", ge=0, le=5)
    draw_if_nothing_laid: int = switch(1, "Tiles drawn where nothing of it stays on the table.", "002 004", ge=0, le=3)


class HandGameRules(RuleModel):
    """Laying the whole rack at once (002 “Hand Rummy”, 004 V3)."""

    enabled: bool = switch(False, "Whether laying the whole rack at once is a hand game (A002-13).", "002 004")
    waives_opening: bool = switch(True, "Whether it needs no opening minimum (A004-16).", "002 004")
    allow_table: bool = switch(False, "Whether tiles on the table may be used for it (A002-13).", "002 004")


class AsideRules(RuleModel):
    """V1 of booklet 004: always take a tile, and lay tiles or put one aside."""

    enabled: bool = switch(False, "Whether each turn begins with taking a tile.", "004")
    discard: Literal["if_nothing_laid", "always"] = switch(
        "if_nothing_laid", "When a tile must be put aside (A004-07).", "004"
    )
    take_condition: Literal["in_the_new_meld", "any_new_meld"] = switch(
        "in_the_new_meld",
        "Whether the tile that the seat before has put aside must lie in the new meld that allows taking it (A004-08).",
        "004",
    )


class OpenTileRules(RuleModel):
    """V2 of booklet 004: the eighth tile of the last stack lies open."""

    enabled: bool = switch(False, "Whether the eighth tile of the last stack lies open.", "004")
    condition: Literal["finish", "any_play"] = switch(
        "finish", "Whether it may be taken to end the round only, or for any play (A004-09).", "004"
    )


class TileHandValues(HandValues):
    """What a tile left on the rack counts: its number."""

    ace: Literal[1] = 1
    court: Literal[13] = 13
    joker: int = switch(25, "A joker left on the rack.", "002 004", ge=0, le=50)


class TileMeldValues(MeldValues):
    """What a tile in a meld counts: its number."""

    ace_low: Literal[1] = 1
    ace_high: Literal[1] = 1
    ace_in_set: Literal[1] = 1
    court: Literal[13] = 13


class TileScoreRules(RuleModel):
    """What a round is worth."""

    winner: Literal["plus_sum", "zero"] = switch(
        "plus_sum", "Whether the winner is credited the others' minus points (A004-06).", "002 004"
    )
    double: Literal["none", "hand_game"] = switch("hand_game", "What doubles the others' minus points.", "002 004")


class TileRules(RuleSet):
    """The tile games: lay tiles and rebuild the table, or draw."""

    kind: Literal["tiles"] = "tiles"
    players_max: int = switch(4, "Most seats.", "002 004", ge=2, le=4)
    match: MatchRules = MatchRules(rounds=4, best="highest")
    deck: TileDeckRules = TileDeckRules()
    deal: TileDealRules = TileDealRules()
    start: TileStartRules = TileStartRules()
    set: TileSetRules = TileSetRules()
    run: TileRunRules = TileRunRules()
    joker: TileJokerRules = TileJokerRules()
    opening: TileOpeningRules = TileOpeningRules()
    table_access_after_opening: Literal["next_turn", "same_turn"] = switch(
        "next_turn", "When the melds on the table may be used after one's opening (A002-10).", "002 004"
    )
    rearrange: RearrangeRules = RearrangeRules(lock="joker_only", swap_tile_from="rack_or_table")
    drawn_tile_playable_same_turn: bool = switch(
        False, "Whether a tile may be laid in the turn in which it was drawn (A002-14).", "002 004"
    )
    may_decline_to_lay: bool = switch(True, "Whether a seat that could lay may draw instead (A004-13).", "002 004")
    hand_game: HandGameRules = HandGameRules()
    v1: AsideRules = AsideRules()
    v2: OpenTileRules = OpenTileRules()
    timer_s: int | None = switch(
        120, "Seconds of a turn at the live pace; none for no limit (A002-01, A004-05).", "002 004", ge=30, le=3600
    )
    timeout: TimeoutRules = TimeoutRules()
    pool_empty: Literal["blocked_lowest_wins", "void_round"] = switch(
        "blocked_lowest_wins",
        "What a round is worth in which the pool is empty and everyone has passed (G-04).",
        "002 004",
    )
    hand_values: TileHandValues = TileHandValues()
    meld_values: TileMeldValues = TileMeldValues()
    score: TileScoreRules = TileScoreRules()

    @property
    def flush(self) -> None:
        """Tiles of one colour are a run or nothing."""
        return None

    @property
    def highest_starts(self) -> bool:
        """Whether everyone draws a tile, and the highest begins (G-36)."""
        return self.start.player == "highest_tile_drawn" and self.match.first_dealer == "random"

    def contradictions(self) -> Iterator[Contradiction]:
        """What makes these rules unplayable."""
        yield from super().contradictions()
        match = self.match
        if match.best == "lowest":
            yield Contradiction(
                ("match.best",), "the winner of a round scores plus points, so match.best must be highest"
            )
        if match.eliminate_at is not None:
            why = "totals count plus and minus points, so match.eliminate_at must be none"
            yield Contradiction(("match.eliminate_at",), why)
        if match.end == "target" and self.score.winner == "zero":
            why = "nobody scores plus points with score.winner=zero, so match.end cannot be target"
            yield Contradiction(("match.end", "score.winner"), why)
        yield from _tiles_at_odds(self)
        yield from _laying_at_odds(self)


def _tiles_at_odds(rules: TileRules) -> Iterator[Contradiction]:
    deal, there = rules.deal, rules.deck.copies * 52 + rules.deck.jokers
    stacked = deal.method == "two_stacks_of_7"
    if stacked and deal.tiles != 2 * STACK:
        why = "two stacks of seven are 14 tiles, so deal.tiles must be 14"
        yield Contradiction(("deal.method", "deal.tiles"), why)
    if stacked and there % STACK != 1:
        why = f"{there} tiles make no stacks of seven with one of eight; deck.copies=2 and deck.jokers=2 do"
        yield Contradiction(("deal.method", "deck.copies", "deck.jokers"), why)
    if rules.v2.enabled and not stacked:
        why = "the open tile lies on the last stack, so v2.enabled needs deal.method=two_stacks_of_7"
        yield Contradiction(("v2.enabled", "deal.method"), why)
    # Everybody's tiles, one to draw, and the one that lies open.
    needed = rules.players_max * deal.tiles + 1 + rules.v2.enabled
    if there < needed:
        why = f"{rules.players_max} seats with {deal.tiles} tiles need {needed} tiles, and there are {there}"
        yield Contradiction(("players_max", "deal.tiles", "deck.copies"), f"{why}; lower players_max")


def _laying_at_odds(rules: TileRules) -> Iterator[Contradiction]:
    rearrange = rules.rearrange
    if rearrange.min_rack == 0:
        why = "a turn that lays nothing would never end, so rearrange.min_rack must be 1 or more"
        yield Contradiction(("rearrange.min_rack",), why)
    if rearrange.set_colour == "declared" and rules.joker.announce != "required":
        why = "rearrange.set_colour=declared needs joker.announce=required"
        yield Contradiction(("rearrange.set_colour", "joker.announce"), why)
