"""The rules of draw-and-discard rummy: every switch of the card games of booklets 000, 001 and 003."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, Self

from engine.games.draw_discard.switches import (
    ClaimRules,
    DealRules,
    DeckRules,
    DrawRules,
    GoOutRules,
    LayoffRules,
    OpeningRules,
    ScoreRules,
    StartRules,
    StockRules,
)
from engine.rules.contradictions import Contradiction
from engine.rules.melding import FlushRules, HandValues, JokerRules, MeldValues, RunRules, SetRules
from engine.rules.rebuilding import RearrangeRules, rearranging_at_odds
from engine.rules.rule_set import RuleSet
from engine.rules.switches import switch


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


def draw_discard_at_odds(rules: DrawDiscardRules) -> Iterator[Contradiction]:
    """What makes the rules of a draw-and-discard game unplayable."""
    yield from _cards_at_odds(rules)
    yield from _melds_at_odds(rules)
    yield from _claims_at_odds(rules)
    yield from _totals_at_odds(rules)
    if rules.rearrange is not None:
        yield from _rebuilding_at_odds(rules, rules.rearrange)


def _cards_at_odds(rules: DrawDiscardRules) -> Iterator[Contradiction]:
    deal = rules.deal
    for seats in reversed(range(rules.players_min, rules.players_max + 1)):
        table = rules.for_seats(seats)
        # Everybody's cards, and one each to draw from, to lay open and to deal as the extra card.
        needed = seats * table.deal.cards + 1 + deal.upcard + (deal.extra_card_to != "none")
        there = table.deck.packs * 52 + table.deck.jokers
        if there < needed:
            why = f"{seats} seats with {table.deal.cards} cards need a deck of {needed} cards, and there are {there}"
            dealt, packs = ("deal.cards", "deal.cards_two"), ("deck.packs", "deck.packs_from_five", "deck.jokers")
            yield Contradiction(("players_max", *dealt, *packs), f"{why}; lower players_max")
    if rules.flush is not None and rules.flush.cards == 12 and deal.cards != 12:
        yield Contradiction(
            ("flush.cards", "flush", "deal.cards"), "a closing flush of 12 and its discard need deal.cards=12"
        )


def _melds_at_odds(rules: DrawDiscardRules) -> Iterator[Contradiction]:
    opening, sets, run = rules.opening, rules.set, rules.run
    if opening.count_layoffs and not rules.layoff.enabled:
        yield Contradiction(("opening.count_layoffs", "layoff.enabled"), "opening.count_layoffs needs layoff.enabled")
    for name, counts in (("count_layoffs", opening.count_layoffs), ("count_table", opening.count_table != "none")):
        if counts and opening.scope == "single_meld":
            why = f"opening.{name} needs opening.scope=sum_of_melds"
            yield Contradiction((f"opening.{name}", "opening.scope"), why)
    if sets.max is not None and sets.max < sets.min:
        yield Contradiction(("set.max", "set.min"), "set.max is below set.min; raise it or lower the other")
    if sets.distinct_suits and (sets.max is None or sets.max > 4):
        why = "set.distinct_suits leaves at most four cards, so set.max must be 4 or less"
        yield Contradiction(("set.distinct_suits", "set.max"), why)
    if run.max < run.min:
        yield Contradiction(("run.max", "run.min"), "run.max is below run.min; raise it or lower the other")
    if run.max > 13 and not run.wrap:
        yield Contradiction(("run.max", "run.wrap"), "run.max above 13 needs run.wrap")
    if run.wrap and run.ace != "low_or_high":
        yield Contradiction(("run.wrap", "run.ace"), "run.wrap needs run.ace=low_or_high")
    if rules.score.double == "flush_from_hand" and rules.flush is None:
        yield Contradiction(("score.double", "flush"), "score.double=flush_from_hand needs flush=on")


def _totals_at_odds(rules: DrawDiscardRules) -> Iterator[Contradiction]:
    match = rules.match
    if not rules.score.count_melds:
        if match.best == "highest":
            why = "totals count penalty points, so match.best must be lowest; or set score.count_melds=on"
            yield Contradiction(("match.best", "score.count_melds"), why)
        return
    if match.best == "lowest":
        yield Contradiction(("score.count_melds", "match.best"), "score.count_melds needs match.best=highest")
    if match.eliminate_at is not None:
        why = "totals count melds, not penalty points, so match.eliminate_at must be none"
        yield Contradiction(("match.eliminate_at", "score.count_melds"), why)
    if rules.joker.swap != "never":
        why = "a card on the table counts for the seat that laid it, so score.count_melds needs joker.swap=never"
        yield Contradiction(("score.count_melds", "joker.swap"), why)
    if rules.rearrange is not None:
        why = "a card on the table counts for the seat that laid it, so score.count_melds needs rearrange=none"
        yield Contradiction(("score.count_melds", "rearrange"), why)
    if rules.score.bonus_floor != "none":
        why = "totals that count melds may fall below zero, so score.bonus_floor must be none"
        yield Contradiction(("score.bonus_floor", "score.count_melds"), why)
    if rules.score.display != "penalty":
        why = "totals that count melds are written as they are, so score.display must be penalty"
        yield Contradiction(("score.display", "score.count_melds"), why)


def _claims_at_odds(rules: DrawDiscardRules) -> Iterator[Contradiction]:
    claim, draw = rules.claim, rules.draw
    if claim.upcard_buyable and not (
        claim.enabled and rules.deal.upcard and rules.start.opening_action == "normal_turn"
    ):
        why = "claim.upcard_buyable needs claim.enabled, deal.upcard and start.opening_action=normal_turn"
        involved = ("claim.upcard_buyable", "claim.enabled", "deal.upcard", "start.opening_action")
        yield Contradiction(involved, why)
    if not claim.enabled:
        return
    if draw.discard_take != "free":
        # The claim of the seat next in turn is its ordinary draw.
        why = f"draw.discard_take={draw.discard_take} needs claim.enabled=off"
        yield Contradiction(("draw.discard_take", "claim.enabled"), why)
    if claim.from_lap < draw.discard_take_from_lap:
        why = "claims cannot begin before the discard may be taken, so claim.from_lap must not be the lower"
        yield Contradiction(("draw.discard_take_from_lap", "claim.from_lap"), why)
    if claim.veto and claim.resolution == "first_click":
        why = "claim.veto needs claim.resolution=seat_order"
        yield Contradiction(("claim.veto", "claim.resolution"), why)


def _rebuilding_at_odds(rules: DrawDiscardRules, rearrange: RearrangeRules) -> Iterator[Contradiction]:
    for switches, why in rearranging_at_odds(rules.run.min, rules.run.max, rules.run.wrap):
        yield Contradiction(switches, why)
    if rearrange.min_rack == 0:
        why = "cards are laid in a move that rebuilds the table, so rearrange.min_rack must be 1 or more"
        yield Contradiction(("rearrange.min_rack",), why)
    if rearrange.set_colour == "declared" and rules.joker.announce != "required":
        why = "rearrange.set_colour=declared needs joker.announce=required"
        yield Contradiction(("rearrange.set_colour", "joker.announce"), why)
    if not rules.layoff.enabled:
        yield Contradiction(("rearrange", "layoff.enabled"), "rearrange needs layoff.enabled")
    if rules.layoff.targets != "all_melds":
        why = "a table that is rebuilt belongs to nobody, so rearrange needs layoff.targets=all_melds"
        yield Contradiction(("rearrange", "layoff.targets"), why)
    if rules.opening.points and not rules.opening.count_layoffs:
        why = "laying off and melding are one when melds are rebuilt, so rearrange needs opening.count_layoffs"
        yield Contradiction(("rearrange", "opening.count_layoffs"), why)
