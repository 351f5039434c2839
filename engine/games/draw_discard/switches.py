"""The switches of draw-and-discard rummy, group by group."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.rules.switches import OF_CARDS, RuleModel, switch


class DeckRules(RuleModel):
    """What is shuffled."""

    packs: int = switch(2, OF_CARDS, ge=1, le=2)
    packs_from_five: int | None = switch(None, ("001",), ge=1, le=2)
    jokers: int = switch(6, OF_CARDS, ("A003-15",), ge=0, le=8)


class DealRules(RuleModel):
    """How a round begins."""

    cards: int = switch(13, OF_CARDS, ge=5, le=15)
    cards_two: int | None = switch(None, ("001",), ge=5, le=15)
    extra_card_to: Literal["left_of_dealer", "none"] = switch("left_of_dealer", ("000", "001"))
    packets: tuple[Annotated[int, Field(ge=1, le=15)], ...] = switch((1,), ("000", "003"), ("A000-03",), min_length=1)
    upcard: bool = switch(False, ("003",))


class StartRules(RuleModel):
    """The first turn of a round."""

    opening_action: Literal["discard_only", "normal_turn"] = switch("discard_only", OF_CARDS, ("A001-11",))


class DrawRules(RuleModel):
    """Step one of a turn."""

    discard_take: Literal["free", "only_if_melded_this_turn", "visible_pile", "never"] = switch("free", OF_CARDS)
    pile_top: Literal["must_be_melded", "free"] = switch("must_be_melded", ("001",))
    discard_take_from_lap: int = switch(1, ("000",), ge=1, le=9)
    discard_just_taken: bool = switch(False, OF_CARDS, ("G-23",))

    def must_meld(self, taken: int, held: int) -> bool:
        """Whether the deepest of so many discards taken must be melded at once by a seat that holds so many cards.

        A seat that floats takes a discard only to lay it off: the card just taken could not be its discard (G-23).
        """
        if not held and not self.discard_just_taken:
            return True
        if self.discard_take == "visible_pile":
            return taken > 1 or self.pile_top == "must_be_melded"
        return self.discard_take == "only_if_melded_this_turn"


class ClaimRules(RuleModel):
    """Out-of-turn claims: knocking (000), buying (003)."""

    enabled: bool = switch(True, ("000", "003"))
    penalty_stock_cards: int = switch(1, ("000", "003"), ge=0, le=3)
    next_player_exempt: bool = switch(True, ("000", "003"), ("A000-09", "A003-07"))
    resolution: Literal["seat_order", "first_click"] = switch("seat_order", ("000", "003"), ("A000-11", "G-06"))
    from_lap: int = switch(1, ("000", "003"), ("G-11",), ge=1, le=9)
    max_per_round: int | None = switch(None, ("000", "003"), ("G-11",), ge=1, le=50)
    upcard_buyable: bool = switch(False, ("003",))
    veto: bool = switch(False, ("003",), ("A003-06",))
    changes_turn_order: bool = switch(False, ("000", "003"), ("G-09",))
    next_draw: Literal["stock_only", "free"] = switch("stock_only", ("000", "003"), ("G-10",))


class OpeningRules(RuleModel):
    """The first laying-out of a seat in a round."""

    points: int = switch(30, OF_CARDS, ge=0, le=100)
    scope: Literal["single_meld", "sum_of_melds"] = switch("single_meld", OF_CARDS, ("A000-06",))
    count_layoffs: bool = switch(False, ("000", "003"), ("A000-17",))
    count_table: Literal["none", "touched_melds", "all"] = switch("none", ("003",), ("A003-10",))


class LayoffRules(RuleModel):
    """Adding cards to melds on the table."""

    enabled: bool = switch(True, OF_CARDS)
    requires: Literal["own_opening", "own_meld", "any_meld_on_table"] = switch("own_opening", OF_CARDS, ("A000-16",))
    targets: Literal["all_melds", "others", "own"] = switch("all_melds", OF_CARDS, ("A000-08",))
    in_opening_turn: bool = switch(True, OF_CARDS, ("G-26",))


class KnockRules(RuleModel):
    """“Rommé bieten”: ending the round with a few points in hand (003)."""

    limit: int = switch(9, ("003",), ge=0, le=9)
    test: Literal["at_most", "exactly"] = switch("at_most", ("003",), ("A003-01",))
    ace: Literal[1, 11] = switch(11, ("003",), ("A003-05",))
    undercut: bool = switch(False, ("003",), ("G-29",))


class GoOutRules(RuleModel):
    """Ending the round."""

    last_card: Literal["must_discard", "may_discard", "floats"] = switch(
        "must_discard", OF_CARDS, ("A000-13", "A000-18")
    )
    call: Literal["auto", "required", "none"] = switch("auto", OF_CARDS, ("G-28",))
    knock: KnockRules | None = switch(None, ("003",))


class StockRules(RuleModel):
    """When the stock runs out (G-03)."""

    empty: Literal["shuffle_discards_keep_top", "turn_over_discards_keep_top", "end_round"] = switch(
        "shuffle_discards_keep_top", OF_CARDS, ("A001-10",)
    )
    max_recycles: Annotated[int, Field(ge=0, le=9)] | None = switch(2, OF_CARDS, ("G-03",))


class ScoreRules(RuleModel):
    """What a round is worth."""

    winner: Literal["nothing", "own_hand_value"] = switch("nothing", ("003",), ("A003-04",))
    winner_bonus: int = switch(0, OF_CARDS, ("A000-19",), ge=-100, le=0)
    bonus_floor: Literal["none", "zero"] = switch("none", OF_CARDS, ("G-39",))
    lone_joker_relief: int = switch(0, ("000", "003"), ("A000-20",), ge=-50, le=0)
    first_melder_penalty: int = switch(0, ("000", "003"), ("A000-21",), ge=0, le=100)
    double: Literal["none", "flush_from_hand", "any_close_from_hand"] = switch("none", ("001",), ("A001-07",))
    count_melds: bool = switch(False, ("001",))
    display: Literal["penalty", "negative"] = switch("penalty", OF_CARDS, ("A000-15",))
    show_money: bool = switch(False, ("003",), ("G-45",))
