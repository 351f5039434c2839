"""The switches of draw-and-discard rummy, group by group."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.rules.switches import RuleModel, switch


class DeckRules(RuleModel):
    """What is shuffled."""

    packs: int = switch(2, "Packs of 52 cards.", "000 001 003", ge=1, le=2)
    packs_from_five: int | None = switch(
        None, "Packs of 52 cards with five seats or more; none for as many as with fewer.", "001", ge=1, le=2
    )
    jokers: int = switch(6, "Jokers in the whole deck (A003-15, 000: 6, 4 or 2).", "000 001 003", ge=0, le=8)


class DealRules(RuleModel):
    """How a round begins."""

    cards: int = switch(13, "Cards dealt to each seat.", "000 001 003", ge=5, le=15)
    cards_two: int | None = switch(
        None, "Cards dealt to each of two seats; none for as many as with more.", "001", ge=5, le=15
    )
    extra_card_to: Literal["left_of_dealer", "none"] = switch(
        "left_of_dealer", "Who is dealt one card more.", "000 001"
    )
    packets: tuple[Annotated[int, Field(ge=1, le=15)], ...] = switch(
        (1,), "Sizes of the packets, repeated in turn (A000-03).", "000 003", min_length=1
    )
    upcard: bool = switch(False, "Whether the stock's top card is laid open as the first discard.", "003")


class StartRules(RuleModel):
    """The first turn of a round."""

    opening_action: Literal["discard_only", "normal_turn"] = switch(
        "discard_only", "What the seat left of the dealer does first (A001-11).", "000 001 003"
    )


class DrawRules(RuleModel):
    """Step one of a turn."""

    discard_take: Literal["free", "only_if_melded_this_turn", "visible_pile", "never"] = switch(
        "free",
        "When the top discard may be taken instead of a card from the stock; of a visible pile several may be taken if"
        " the deepest of them is melded or laid off at once.",
        "000 001 003",
    )
    pile_top: Literal["must_be_melded", "free"] = switch(
        "must_be_melded", "Whether the top card of a visible pile, taken alone, must be melded at once too.", "001"
    )
    discard_take_from_lap: int = switch(1, "First lap of the table in which it may be taken.", "000", ge=1, le=9)
    discard_just_taken: bool = switch(
        False,
        "Whether the card just taken from the discard pile may be discarded in the same turn (G-23).",
        "000 001 003",
    )

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

    enabled: bool = switch(True, "Whether a discard may be claimed out of turn.", "000 003")
    penalty_stock_cards: int = switch(1, "Stock cards that a claimant must take as well.", "000 003", ge=0, le=3)
    next_player_exempt: bool = switch(
        True, "Whether the seat next in turn claims without a penalty card (A000-09, A003-07).", "000 003"
    )
    resolution: Literal["seat_order", "first_click"] = switch(
        "seat_order", "Who wins among several claimants (A000-11, G-06).", "000 003"
    )
    from_lap: int = switch(1, "First lap of the table in which claims are allowed (G-11).", "000 003", ge=1, le=9)
    max_per_round: int | None = switch(
        None, "Claims a seat may win in a round; none for no limit (G-11).", "000 003", ge=1, le=50
    )
    upcard_buyable: bool = switch(False, "Whether the up-card of the deal may be claimed.", "003")
    veto: bool = switch(
        False, "Whether the seats between must agree, so that silence refuses the claim (A003-06).", "003"
    )
    changes_turn_order: bool = switch(
        False, "Whether play goes on after the claimant instead of the discarder (G-09).", "000 003"
    )
    next_draw: Literal["stock_only", "free"] = switch(
        "stock_only", "What the next seat may draw after a claim (G-10).", "000 003"
    )


class OpeningRules(RuleModel):
    """The first laying-out of a seat in a round."""

    points: int = switch(
        30, "Least worth of a seat's first laying-out in a round; 0 for none.", "000 001 003", ge=0, le=100
    )
    scope: Literal["single_meld", "sum_of_melds"] = switch(
        "single_meld", "Whether one meld must reach it or several together (A000-06).", "000 001 003"
    )
    count_layoffs: bool = switch(False, "Whether cards laid off in the same move count (A000-17).", "000 003")
    count_table: Literal["none", "touched_melds", "all"] = switch(
        "none", "Which melds already on the table count (A003-10).", "003"
    )


class LayoffRules(RuleModel):
    """Adding cards to melds on the table."""

    enabled: bool = switch(True, "Whether cards may be laid off.", "000 001 003")
    requires: Literal["own_opening", "own_meld", "any_meld_on_table"] = switch(
        "own_opening", "What a seat must have done before it lays off (A000-16).", "000 001 003"
    )
    targets: Literal["all_melds", "others", "own"] = switch(
        "all_melds", "Whose melds may be extended (A000-08).", "000 001 003"
    )
    in_opening_turn: bool = switch(True, "Whether one may lay off in the turn of one's opening (G-26).", "000 001 003")


class KnockRules(RuleModel):
    """“Rommé bieten”: ending the round with a few points in hand (003)."""

    limit: int = switch(9, "Most points that may be left in hand.", "003", ge=0, le=100)
    test: Literal["at_most", "exactly"] = switch("at_most", "How the limit is read (A003-01).", "003")
    ace: Literal[1, 11] = switch(11, "What an ace in hand counts for the limit (A003-05).", "003")
    undercut: bool = switch(False, "Whether a lower hand elsewhere wins instead (G-29).", "003")


class GoOutRules(RuleModel):
    """Ending the round."""

    last_card: Literal["must_discard", "may_discard", "floats"] = switch(
        "must_discard",
        "Whether the last card must go to the discard pile, may be laid, or may be laid but leaves its seat floating:"
        " playing on without a hand until it discards (A000-13, A000-18).",
        "000 001 003",
    )
    call: Literal["auto", "required", "none"] = switch(
        "auto", "The call “Rommé”: automatic, or forgotten at the price of a card (G-28).", "000 001 003"
    )
    knock: KnockRules | None = switch(
        None, "The agreed count for bidding Rommé; none where there is no bidding.", "003"
    )


class StockRules(RuleModel):
    """When the stock runs out (G-03)."""

    empty: Literal["shuffle_discards_keep_top", "turn_over_discards_keep_top", "end_round"] = switch(
        "shuffle_discards_keep_top", "What becomes of the discards when the stock is empty (A001-10).", "000 001 003"
    )
    max_recycles: int = switch(2, "How often in a round the stock is renewed (G-03).", "000 001 003", ge=0, le=9)


class ScoreRules(RuleModel):
    """What a round is worth."""

    winner: Literal["nothing", "own_hand_value"] = switch(
        "nothing", "Whether the winner is charged the cards left in hand (A003-04).", "003"
    )
    winner_bonus: int = switch(
        0, "Added to the winner's penalty total; below zero is a reward (A000-19).", "000 001 003", ge=-100, le=0
    )
    bonus_floor: Literal["none", "zero"] = switch(
        "none", "Whether a bonus may take a total below zero (G-39).", "000 001 003"
    )
    lone_joker_relief: int = switch(0, "Added for a seat left with one joker only (A000-20).", "000 003", ge=-50, le=0)
    first_melder_penalty: int = switch(
        0, "Added for the first seat that laid out and did not win (A000-21).", "000 003", ge=0, le=100
    )
    double: Literal["none", "flush_from_hand", "any_close_from_hand"] = switch(
        "none", "What doubles the others' points (A001-07).", "001"
    )
    count_melds: bool = switch(
        False, "Whether cards on the table count for the seat that laid them, and cards in hand against it.", "001"
    )
    display: Literal["penalty", "negative"] = switch("penalty", "How totals are written down (A000-15).", "000 001 003")
    show_money: bool = switch(
        False, "Whether final totals are told as money too, 10 points a cent: for information, no stakes (G-45).", "003"
    )
