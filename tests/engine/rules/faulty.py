"""Every fault that rules can have, each as a change of a real variant's rules that brings it about."""

from dataclasses import dataclass, field
from typing import Final

from engine.rules.contradictions import RuleFault
from engine.rules.switches import RuleError
from engine.variants import game_of


@dataclass(frozen=True)
class Change:
    """House rules of a variant, and the seats that are asked for where the fault is theirs."""

    variant: str
    switches: dict[str, object] = field(default_factory=dict)
    seats: int | None = None

    def refusal(self) -> RuleError:
        try:
            game = game_of(self.variant, self.switches)
            if self.seats is not None:
                game.new(self.seats)
        except RuleError as error:
            return error
        raise AssertionError(f"{self} is accepted")


REBUILT: Final = {"rearrange": "on", "opening.points": 0}
MELDS_COUNTED: Final = {"score.count_melds": "on", "match.best": "highest", "joker.swap": "never"}

FAULTY: Final[dict[RuleFault, Change]] = {
    RuleFault.NO_SUCH_SWITCH: Change("disney_basic", {"opening.pints": 40}),
    RuleFault.GROUP_OF_SWITCHES: Change("disney_basic", {"opening": 40}),
    RuleFault.VALUE_NOT_ALLOWED: Change("disney_basic", {"opening.points": "lots"}),
    RuleFault.WRONG_SEATS: Change("disney_basic", seats=9),
    RuleFault.SEATS_REVERSED: Change("disney_basic", {"players_min": 5, "players_max": 4}),
    RuleFault.TEAM_CARDS_UNEVEN: Change("disney_duel", {"duel.jokers": 6}, seats=4),
    RuleFault.NO_EQUAL_TEAMS: Change("disney_duel", {"players_min": 4, "duel.jokers": 6}),
    RuleFault.NEVER_OUT: Change("czech_rummy", {"match.eliminate_at": "none"}),
    RuleFault.HIGHEST_TOTAL_WINS: Change("gin_rummy", {"match.best": "lowest"}),
    RuleFault.NO_TOTAL_TO_BE_OUT: Change("my_rummy", {"match.eliminate_at": 100}),
    RuleFault.TEAM_SHARES_WIN: Change("disney_karo8", {"match.tie": "extra_round"}),
    RuleFault.TARGET_OUT_OF_REACH: Change("my_rummy", {"match.end": "target", "score.winner": "zero"}),
    RuleFault.DECK_TOO_SMALL: Change("disney_basic", {"deck.packs": 1}),
    RuleFault.WINS_SINK_TOTALS: Change("czech_rummy", {"score.winner_bonus": -20}),
    RuleFault.STOCK_TOO_SMALL: Change("rummy_500", {"deal.cards": 8, "deck.packs_from_five": "none"}),
    RuleFault.STARTER_HOLDS_ONE_MORE: Change("nsv_basic", {"deal.extra_card_to": "left_of_dealer"}),
    RuleFault.STARTER_HOLDS_ONE_LESS: Change("disney_basic", {"deal.extra_card_to": "none"}),
    RuleFault.TILES_TOO_FEW: Change("my_rummy", {"deck.copies": 1}),
    RuleFault.STACKS_ARE_FOURTEEN: Change("tile_rummy", {"deal.tiles": 13}),
    RuleFault.STACKS_UNEVEN: Change("tile_rummy", {"deck.jokers": 1}),
    RuleFault.OPEN_TILE_NEEDS_STACKS: Change("my_rummy", {"v2.enabled": "on"}),
    RuleFault.SET_BOUNDS_CROSSED: Change("disney_basic", {"set.max": 3, "set.min": 4}),
    RuleFault.SET_SUITS_RUN_OUT: Change("disney_basic", {"set.max": "none"}),
    RuleFault.RUN_BOUNDS_CROSSED: Change("disney_basic", {"run.max": 3, "run.min": 4}),
    RuleFault.RUN_LONGER_THAN_SUIT: Change("disney_basic", {"run.max": 14}),
    RuleFault.WRAP_NEEDS_BOTH_ACES: Change("czech_rummy", {"run.wrap": "on"}),
    RuleFault.FLUSH_NEEDS_TWELVE: Change("disney_basic", {"flush": "on"}),
    RuleFault.DOUBLE_NEEDS_FLUSH: Change("czech_rummy", {"flush": "none"}),
    RuleFault.LAYOFFS_NEVER_COUNT: Change("disney_layoff", {"layoff.enabled": "off"}),
    RuleFault.ONE_MELD_COUNTS_NO_LAYOFFS: Change("disney_basic", {"opening.count_layoffs": "on"}),
    RuleFault.ONE_MELD_COUNTS_NO_TABLE: Change("disney_basic", {"opening.count_table": "all"}),
    RuleFault.CLAIM_IS_FREE_DRAW: Change("disney_basic", {"draw.discard_take": "never"}),
    RuleFault.CLAIM_BEFORE_DRAW: Change("disney_basic", {"draw.discard_take_from_lap": 2}),
    RuleFault.UPCARD_NOT_FOR_SALE: Change("disney_basic", {"claim.upcard_buyable": "on"}),
    RuleFault.VETO_NEEDS_SEAT_ORDER: Change("nsv_buy", {"claim.veto": "on", "claim.resolution": "first_click"}),
    RuleFault.REBUILDING_LAYS_NOTHING: Change("my_rummy", {"rearrange.min_rack": 0}),
    RuleFault.REBUILDING_ENDLESS_RUNS: Change("nsv_robber", {"run.wrap": "on"}),
    RuleFault.REBUILDING_SHORT_RUNS: Change("nsv_robber", {"run.max": 4}),
    RuleFault.REBUILDING_NEEDS_LAYOFFS: Change("disney_basic", {**REBUILT, "layoff.enabled": "off"}),
    RuleFault.REBUILDING_NEEDS_ALL_MELDS: Change("nsv_robber", {"layoff.targets": "own"}),
    RuleFault.REBUILDING_COUNTS_LAYOFFS: Change("disney_basic", {"rearrange": "on"}),
    RuleFault.DECLARED_NEEDS_ANNOUNCED: Change("my_rummy", {"rearrange.set_colour": "declared"}),
    RuleFault.FREED_NEEDS_LOCK: Change("nsv_robber", {"joker.freed": "immediately_in_new_meld"}),
    RuleFault.LOWEST_TOTAL_WINS: Change("disney_basic", {"match.best": "highest"}),
    RuleFault.MELDS_MAKE_HIGHEST_WIN: Change("rummy_500", {"match.best": "lowest"}),
    RuleFault.MELDS_KEEP_ALL_IN: Change("rummy_500", {"match.eliminate_at": 100}),
    RuleFault.MELDS_KEEP_JOKERS: Change("rummy_500", {"joker.swap": "own_turn"}),
    RuleFault.MELDS_LIE_STILL: Change("nsv_robber", MELDS_COUNTED),
    RuleFault.MELDS_HAVE_NO_FLOOR: Change("rummy_500", {"score.bonus_floor": "zero"}),
    RuleFault.MELDS_ARE_WRITTEN_PLAIN: Change("rummy_500", {"score.display": "negative"}),
}
"""By fault, one change that has it and no other before it; the first of its switches is at fault."""
