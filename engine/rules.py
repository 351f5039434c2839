"""Rule sets: every switch of every booklet, as frozen, validated values.

Each field says what it does (`description`), which booklets use it (`booklets`) and what it allows (its type), so
that house-rule panels, `/game rules` and the docs are generated from here. A variant is a value of one of these
models; a house rule is the same value with a few fields changed (`with_switches`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Literal, Self

from pydantic import Field, ValidationError, model_validator
from pydantic_core import PydanticCustomError

from engine.contradictions import Contradiction, draw_discard_at_odds
from engine.scores import RoundResult, ScoreItems
from engine.switches import RuleError, RuleModel, Switch, changed, described, switch, values_of
from engine.table_rules import RearrangeRules

__all__ = ["Contradiction", "DrawDiscardRules", "RuleError", "RuleModel", "RuleSet", "Switch"]

ROUNDS_OF_PLAYERS = "number_of_players"


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


class SetRules(RuleModel):
    """Same rank."""

    min: int = switch(3, "Smallest set.", "000 001 003", ge=3, le=4)
    max: int | None = switch(4, "Largest set; none for no limit.", "000 001 003", ge=3, le=14)
    distinct_suits: bool = switch(
        True, "Whether a suit may occur only once in a set (A001-03, A003-03).", "000 001 003"
    )


class RunRules(RuleModel):
    """Consecutive ranks of one suit."""

    min: int = switch(3, "Shortest run.", "000 001 003", ge=3, le=4)
    max: int = switch(13, "Longest run (G-18).", "000 001 003", ge=3, le=14)
    ace: Literal["low", "high", "low_or_high"] = switch(
        "low_or_high", "Where the ace may stand (A001-04).", "000 001 003"
    )
    wrap: bool = switch(False, "Whether a run may go on from the ace above the king to the two (G-18).", "000 001 003")


class FlushRules(RuleModel):
    """Cards of one suit, laid only to close (001)."""

    cards: Literal[12, "any_remaining"] = switch(12, "How many cards the closing flush has (A001-06).", "001")


class JokerRules(RuleModel):
    """Jokers in melds."""

    max_per_meld: Literal["half", "at_least_one_natural", "one"] = switch(
        "half", "How many jokers a meld may hold (G-19).", "000 001 003"
    )
    meld_value: Literal["replaced_card"] | Annotated[int, Field(ge=0, le=50)] = switch(
        "replaced_card", "What a joker in a meld is worth (A001-02).", "000 001 003"
    )
    swap: Literal["own_turn_after_opening", "own_turn", "never"] = switch(
        "own_turn_after_opening",
        "When a joker on the table may be exchanged for the card it stands for (G-20).",
        "000 001 003",
    )
    freed: Literal["hand_or_play", "immediately_any", "immediately_in_new_meld"] = switch(
        "hand_or_play", "Where a freed joker goes (A000-33, A001-05).", "000 001 003"
    )
    announce: Literal["when_ambiguous", "required"] = switch(
        "when_ambiguous", "Whether the card that a joker in a set stands for must be announced (G-21).", "000 001 003"
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


class HandValues(RuleModel):
    """What a card left in hand counts."""

    ace: int = switch(11, "An ace.", "000 001 003", ge=1, le=25)
    court: int = switch(10, "Jack, queen, king.", "000 001 003", ge=10, le=13)
    joker: int = switch(20, "A joker.", "000 001 003", ge=0, le=50)


class MeldValues(RuleModel):
    """What a card in a meld counts."""

    ace_low: int = switch(1, "An ace below the two.", "000 001 003", ge=1, le=15)
    ace_high: int = switch(11, "An ace above the king.", "000 001 003", ge=1, le=15)
    ace_in_set: int = switch(11, "An ace in a set (G-17).", "000 001 003", ge=1, le=15)
    court: int = switch(10, "Jack, queen, king.", "000 001 003", ge=10, le=13)


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


class MatchRules(RuleModel):
    """How long a match lasts."""

    end: Literal["fixed_rounds", "last_player_standing", "target"] = switch(
        "fixed_rounds", "What ends a match (G-13).", "000 001 003"
    )
    rounds: Literal["number_of_players"] | Annotated[int, Field(ge=1, le=50)] = switch(
        ROUNDS_OF_PLAYERS, "Rounds of a match with fixed rounds.", "000 001 003"
    )
    target: int = switch(300, "Total that ends a match played to a target.", "000 001 003", ge=10, le=5000)
    eliminate_at: int | None = switch(
        None, "Penalty total at which a seat is out; none for never (A001-09).", "001", ge=10, le=5000
    )
    eliminate_on: Literal["net", "gross_penalty"] = switch(
        "net", "Whether bonuses count towards elimination (A001-08).", "001"
    )
    best: Literal["lowest", "highest"] = switch("lowest", "Which total wins.", "000 001 002 003 004")
    first_dealer: Literal["random", "first_seat"] = switch("random", "Who deals first (G-02).", "000 001 003")
    dealer_rotation: Literal["clockwise", "fixed", "winner", "loser"] = switch(
        "clockwise",
        "How the deal passes from round to round: on to the left, to nobody, to the winner of the round, or to whoever"
        " it brought least; without a winner those two leave it where it is (G-02).",
        "000 001 003",
    )
    tie: Literal["shared", "extra_round"] = switch("shared", "A tie at the end of a match (G-14).", "000 001 003")
    on_leave: Literal["computer", "forfeit"] = switch(
        "computer", "What becomes of the seat of a person who leaves for good (G-15).", "000 001 002 003 004"
    )


class RuleSet(RuleModel):
    """What every family's rule set has."""

    players_min: int = switch(2, "Fewest seats (G-01).", "000 001 002 003 004", ge=2, le=6)
    players_max: int = switch(6, "Most seats (G-01).", "000 001 002 003 004", ge=2, le=6)
    match: MatchRules = MatchRules()

    def with_switches(self, switches: Mapping[str, object]) -> Self:
        """The rule set with dotted switches changed, for example `{"opening.points": 40}`.

        Values may be texts as a person types them (`"40"`, `"off"`, `"none"`). Raises RuleError naming the switch: it
        does not exist, its value is not allowed, or it contradicts another one.
        """
        data = changed(self, switches)
        try:
            return type(self).model_validate(data)
        except ValidationError as error:
            found = error.errors()[0].get("ctx", {})
            involved: tuple[str, ...] = found.get("switches", ())
            name = next((name for name in involved if name in switches), *involved[:1])
            raise RuleError(name, str(found.get("why", error))) from error

    def switches(self) -> dict[str, object]:
        """Every switch that holds, with its value, under dotted names, in the order of the models."""
        return values_of(self)

    def describe(self) -> tuple[Switch, ...]:
        """Every switch with its description, its booklets, what it may be set to, and its value here."""
        return described(self)

    def for_seats(self, seats: int) -> Self:
        """The rules as they hold at a table of so many seats."""
        return self

    @property
    def highest_starts(self) -> bool:
        """Whether everyone draws a piece before the first round, the highest to begin; else it is drawn by lot."""
        return False

    def seat_counts(self) -> tuple[int, ...]:
        """The numbers of seats that the game can be played with."""
        return tuple(range(self.players_min, self.players_max + 1))

    def check_seats(self, seats: int) -> None:
        """Raises RuleError for a number of seats that the game cannot be played with."""
        if seats not in self.seat_counts():
            raise RuleError("seats", f"the game is for {self.seat_range} seats, not {seats}")

    @property
    def seat_range(self) -> str:
        """The numbers of seats as text: `2 to 6`, or `2 or 4` where not every number between them will do."""
        counts = self.seat_counts()
        without_gap = 1 < len(counts) == counts[-1] - counts[0] + 1
        return f"{counts[0]} to {counts[-1]}" if without_gap else " or ".join(map(str, counts))

    def final_bonuses(self, sheet: Sequence[RoundResult], seats: int) -> tuple[ScoreItems, ...]:
        """What the end of a match adds to each seat's total, seat by seat; empty where nothing is ever added."""
        return ()

    def contradictions(self) -> Iterator[Contradiction]:
        """What makes these rules unplayable."""
        if self.players_min > self.players_max:
            yield Contradiction(
                ("players_min", "players_max"), "players_min is above players_max; lower it or raise the other"
            )
        if self.match.end == "last_player_standing" and self.match.eliminate_at is None:
            yield Contradiction(
                ("match.end", "match.eliminate_at"), "match.end=last_player_standing needs match.eliminate_at"
            )

    @model_validator(mode="after")
    def _playable(self) -> Self:
        for switches, why in self.contradictions():
            raise PydanticCustomError("contradiction", "{why}", {"switches": switches, "why": why})
        return self


class DrawDiscardRules(RuleSet):
    """Draw, meld, discard: the card games of booklets 000, 001 and 003."""

    kind: Literal["draw_discard"] = "draw_discard"
    deck: DeckRules = DeckRules()
    deal: DealRules = DealRules()
    start: StartRules = StartRules()
    meld_from_lap: int = switch(
        1, "First lap of the table in which melds are allowed (A000-01).", "000 001 003", ge=1, le=9
    )
    draw: DrawRules = DrawRules()
    claim: ClaimRules = ClaimRules()
    set: SetRules = SetRules()
    run: RunRules = RunRules()
    flush: FlushRules | None = switch(None, "The closing flush; none where there is no flush.", "001")
    joker: JokerRules = JokerRules()
    opening: OpeningRules = OpeningRules()
    layoff: LayoffRules = LayoffRules()
    rearrange: RearrangeRules | None = switch(
        None, "Whether melds on the table may be rebuilt (Räuber-Rommé); none where they stay as they lie.", "003"
    )
    go_out: GoOutRules = GoOutRules()
    stock: StockRules = StockRules()
    hand_values: HandValues = HandValues()
    meld_values: MeldValues = MeldValues()
    score: ScoreRules = ScoreRules()

    def for_seats(self, seats: int) -> Self:
        """The rules with the packs and the cards dealt at a table of so many seats."""
        deck, deal = self.deck, self.deal
        if seats >= 5 and deck.packs_from_five is not None:
            deck = deck.model_copy(update={"packs": deck.packs_from_five})
        if seats == 2 and deal.cards_two is not None:
            deal = deal.model_copy(update={"cards": deal.cards_two})
        return self if deck is self.deck and deal is self.deal else self.model_copy(update={"deck": deck, "deal": deal})

    def contradictions(self) -> Iterator[Contradiction]:
        """What makes these rules unplayable."""
        yield from super().contradictions()
        yield from draw_discard_at_odds(self)
