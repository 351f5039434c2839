"""The rules of draw-and-discard rummy: every switch of the card games of booklets 000, 001 and 003."""

from collections.abc import Iterator
from typing import Annotated, Literal, Self

from pydantic import Field

from engine.rules.contradictions import Contradiction, RuleFault
from engine.rules.melding import (
    FlushRules,
    HandValues,
    JokerRules,
    MeldValues,
    RearrangeRules,
    RunRules,
    SetRules,
    idle_without_jokers,
    moves_at_odds,
    rearranging_at_odds,
)
from engine.rules.rule_set import RuleSet
from engine.rules.switches import OF_CARDS, RuleModel, switch, typed


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

    def idle(self) -> Iterator[str]:
        if self.discard_take != "visible_pile":
            yield "pile_top"
        if self.discard_take == "never":
            yield from ("discard_take_from_lap", "discard_just_taken")

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

    def idle(self) -> Iterator[str]:
        yield from super().idle()
        # Where claims are limited, those of the next player do not count either.
        if not self.penalty_stock_cards and self.max_per_round is None:
            yield "next_player_exempt"


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

    def idle(self) -> Iterator[str]:
        if self.empty == "end_round":
            yield "max_recycles"


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

    def idle(self) -> Iterator[str]:
        if not (self.winner_bonus or self.lone_joker_relief):
            yield "bonus_floor"
        if self.count_melds:
            yield "display"


class DrawDiscardRules(RuleSet):
    """Draw, meld, discard: the card games of booklets 000, 001 and 003."""

    kind: Literal["draw_discard"] = "draw_discard"
    deck: DeckRules = DeckRules()
    deal: DealRules = DealRules()
    start: StartRules = StartRules()
    meld_from_lap: int = switch(1, OF_CARDS, ("A000-01",), ge=1, le=9)
    draw: DrawRules = DrawRules()
    claim: ClaimRules = ClaimRules()
    set: SetRules = SetRules()
    run: RunRules = RunRules()
    flush: FlushRules | None = switch(None, ("001",))
    joker: JokerRules = JokerRules()
    opening: OpeningRules = OpeningRules()
    layoff: LayoffRules = LayoffRules()
    rearrange: RearrangeRules | None = switch(None, ("003",))
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

    def as_written(self, points: int) -> int:
        """As penalty points, or below zero (A000-15)."""
        return -points if self.score.display == "negative" else points

    def mirrored(self) -> Iterator[str]:
        if self.score.display == "negative":
            yield from ("match.best", "match.eliminate_at")
        if self.score.display == "negative" or self.score.count_melds:
            yield from ("score.winner_bonus", "score.lone_joker_relief")

    def idle(self) -> Iterator[str]:
        if self.players_max < 5:
            yield "deck.packs_from_five"
        if self.players_min > 2:
            yield "deal.cards_two"
        if not self.deck.jokers:
            yield from (*idle_without_jokers(), "score.lone_joker_relief")
        if not self.opening.points:
            yield "opening.scope"
        if not self.layoff.in_opening_turn and self.rearrange is None:
            yield "opening.count_layoffs"
        if self.go_out.knock is not None and not self.go_out.knock.limit:
            yield "go_out.knock.test"
        if not self.claim.enabled and self.draw.must_meld(1, 1):
            yield "draw.discard_just_taken"
        if self.run.ace != "low_or_high" and not self.run.wrap:
            yield "meld_values.ace_high" if self.run.ace == "low" else "meld_values.ace_low"

    def contradictions(self) -> Iterator[Contradiction]:
        yield from super().contradictions()
        yield from draw_discard_at_odds(self)


def draw_discard_at_odds(rules: DrawDiscardRules) -> Iterator[Contradiction]:
    """What makes the rules of a draw-and-discard game unplayable."""
    yield from _short_of(rules, RuleFault.DECK_TOO_SMALL, everybody_draws=False)
    if rules.flush is not None and rules.flush.cards == 12 and rules.deal.cards != 12:
        yield Contradiction(RuleFault.FLUSH_NEEDS_TWELVE, ("flush.cards", "flush", "deal.cards"))
    yield from _dead_ends(rules)
    yield from _melds_at_odds(rules)
    yield from _claims_at_odds(rules)
    yield from _totals_at_odds(rules)
    if rules.rearrange is not None:
        yield from _rebuilding_at_odds(rules, rules.rearrange)


def _short_of(rules: DrawDiscardRules, code: RuleFault, *, everybody_draws: bool) -> Iterator[Contradiction]:
    """A deck with too few cards for all that is dealt, to hands and beside them, and a first draw, or everybody's."""
    for seats in reversed(range(rules.players_min, rules.players_max + 1)):
        table = rules.for_seats(seats)
        dealt = seats * table.deal.cards + table.deal.upcard + (table.deal.extra_card_to != "none")
        needed, there = dealt + (seats if everybody_draws else 1), table.deck.packs * 52 + table.deck.jokers
        if there < needed:
            short = {"seats": seats, "each": table.deal.cards, "needed": needed, "there": there}
            cards, packs = ("deal.cards", "deal.cards_two"), ("deck.packs", "deck.packs_from_five", "deck.jokers")
            yield Contradiction(code, ("players_max", *cards, *packs), short)


def _dead_ends(rules: DrawDiscardRules) -> Iterator[Contradiction]:
    """What deals somebody another number of cards for good, or lets rounds and matches run into nothing."""
    discards_first = rules.start.opening_action == "discard_only"
    starter = ("deal.extra_card_to", "start.opening_action")
    if rules.deal.extra_card_to != "none" and not discards_first:
        yield Contradiction(RuleFault.STARTER_HOLDS_ONE_MORE, starter)
    if rules.deal.extra_card_to == "none" and discards_first:
        yield Contradiction(RuleFault.STARTER_HOLDS_ONE_LESS, starter)
    yield from _short_of(rules, RuleFault.STOCK_TOO_SMALL, everybody_draws=True)
    yield from _totals_sink(rules)


def _totals_sink(rules: DrawDiscardRules) -> Iterator[Contradiction]:
    """A winner's bonus that takes off more than lost rounds bring, where the last player to reach a total wins.

    Hands are worth little at the end of a round, so a point for each card dealt is as much as they bear (001: 10).
    """
    match, score = rules.match, rules.score
    if match.end != "last_player_standing" or match.eliminate_on != "net" or score.bonus_floor != "none":
        return
    least = -min(rules.for_seats(seats).deal.cards for seats in range(2, 7))
    if score.winner_bonus < least:
        switches = ("score.winner_bonus", "match.end", "match.eliminate_on", "score.bonus_floor")
        yield Contradiction(RuleFault.WINS_SINK_TOTALS, switches, {"least": least})


def _melds_at_odds(rules: DrawDiscardRules) -> Iterator[Contradiction]:
    sets, run = rules.set, rules.run
    yield from _opening_at_odds(rules.opening, rules.layoff)
    if sets.max is not None and sets.max < sets.min:
        yield Contradiction(RuleFault.SET_BOUNDS_CROSSED, ("set.max", "set.min"), {"least": sets.min, "most": sets.max})
    if sets.distinct_suits and (sets.max is None or sets.max > 4):
        yield Contradiction(RuleFault.SET_SUITS_RUN_OUT, ("set.distinct_suits", "set.max"))
    if run.max < run.min:
        yield Contradiction(RuleFault.RUN_BOUNDS_CROSSED, ("run.max", "run.min"), {"least": run.min, "most": run.max})
    if run.max > 13 and not run.wrap:
        yield Contradiction(RuleFault.RUN_LONGER_THAN_SUIT, ("run.max", "run.wrap"), {"value": typed(run.max)})
    if run.wrap and run.ace != "low_or_high":
        yield Contradiction(RuleFault.WRAP_NEEDS_BOTH_ACES, ("run.wrap", "run.ace"))
    if rules.score.double == "flush_from_hand" and rules.flush is None:
        yield Contradiction(RuleFault.DOUBLE_NEEDS_FLUSH, ("score.double", "flush"))


def _opening_at_odds(opening: OpeningRules, layoff: LayoffRules) -> Iterator[Contradiction]:
    if opening.count_layoffs and not layoff.enabled:
        yield Contradiction(RuleFault.LAYOFFS_NEVER_COUNT, ("opening.count_layoffs", "layoff.enabled"))
    if opening.scope == "sum_of_melds":
        return
    if opening.count_layoffs:
        yield Contradiction(RuleFault.ONE_MELD_COUNTS_NO_LAYOFFS, ("opening.count_layoffs", "opening.scope"))
    if opening.count_table != "none":
        counted = {"value": opening.count_table}
        yield Contradiction(RuleFault.ONE_MELD_COUNTS_NO_TABLE, ("opening.count_table", "opening.scope"), counted)


def _totals_at_odds(rules: DrawDiscardRules) -> Iterator[Contradiction]:
    match, score = rules.match, rules.score
    if not score.count_melds:
        if match.best == "highest":
            yield Contradiction(RuleFault.LOWEST_TOTAL_WINS, ("match.best", "score.count_melds"))
        return
    if match.best == "lowest":
        yield Contradiction(RuleFault.MELDS_MAKE_HIGHEST_WIN, ("score.count_melds", "match.best"))
    if match.eliminate_at is not None:
        yield Contradiction(RuleFault.MELDS_KEEP_ALL_IN, ("match.eliminate_at", "score.count_melds"))
    # A card on the table counts for the seat that laid it, so it stays where it lies.
    if rules.joker.swap != "never":
        yield Contradiction(RuleFault.MELDS_KEEP_JOKERS, ("score.count_melds", "joker.swap"))
    if rules.rearrange is not None:
        yield Contradiction(RuleFault.MELDS_LIE_STILL, ("score.count_melds", "rearrange"))
    if score.bonus_floor != "none":
        yield Contradiction(RuleFault.MELDS_HAVE_NO_FLOOR, ("score.bonus_floor", "score.count_melds"))
    if score.display != "penalty":
        yield Contradiction(RuleFault.MELDS_ARE_WRITTEN_PLAIN, ("score.display", "score.count_melds"))


def _claims_at_odds(rules: DrawDiscardRules) -> Iterator[Contradiction]:
    claim, draw = rules.claim, rules.draw
    normal_turn = rules.start.opening_action == "normal_turn"
    if claim.upcard_buyable and not (claim.enabled and rules.deal.upcard and normal_turn):
        switches = ("claim.upcard_buyable", "claim.enabled", "deal.upcard", "start.opening_action")
        yield Contradiction(RuleFault.UPCARD_NOT_FOR_SALE, switches)
    if not claim.enabled:
        return
    if draw.discard_take != "free":
        # The claim of the seat next in turn is its ordinary draw.
        taking = {"value": draw.discard_take}
        yield Contradiction(RuleFault.CLAIM_IS_FREE_DRAW, ("draw.discard_take", "claim.enabled"), taking)
    if claim.from_lap < draw.discard_take_from_lap:
        laps = ("draw.discard_take_from_lap", "claim.from_lap")
        yield Contradiction(RuleFault.CLAIM_BEFORE_DRAW, laps, {"least": draw.discard_take_from_lap})
    if claim.veto and claim.resolution == "first_click":
        yield Contradiction(RuleFault.VETO_NEEDS_SEAT_ORDER, ("claim.veto", "claim.resolution"))


def _rebuilding_at_odds(rules: DrawDiscardRules, rearrange: RearrangeRules) -> Iterator[Contradiction]:
    yield from rearranging_at_odds(rules.run.min, rules.run.max, rules.run.wrap)
    joker = rules.joker
    yield from moves_at_odds(rearrange, joker.announce)
    if joker.freed == "immediately_in_new_meld" and joker.swap != "never" and rearrange.lock == "none":
        yield Contradiction(RuleFault.FREED_NEEDS_LOCK, ("joker.freed", "rearrange.lock"))
    if not rules.layoff.enabled:
        yield Contradiction(RuleFault.REBUILDING_NEEDS_LAYOFFS, ("rearrange", "layoff.enabled"))
    if rules.layoff.targets != "all_melds":
        yield Contradiction(RuleFault.REBUILDING_NEEDS_ALL_MELDS, ("rearrange", "layoff.targets"))
    if rules.opening.points and not rules.opening.count_layoffs:
        switches = ("rearrange", "opening.count_layoffs", "opening.points")
        yield Contradiction(RuleFault.REBUILDING_COUNTS_LAYOFFS, switches)
