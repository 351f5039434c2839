"""What is wrong with a rule set, or with how somebody would change one. Codes and facts; the bot has the words."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Allowed:
    """What a switch may be set to: one of the words as typed, a whole number from `least` to `most`, or several.

    `least` None means that no number is allowed, `most` None that there is no highest one; with `many` the value is a
    list of such numbers or words.
    """

    words: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    many: bool = False


class RuleFault(StrEnum):
    """What is wrong. Each code has one sentence in every catalog of `bot/locales`."""

    # how a switch is typed
    NO_SUCH_SWITCH = "no_such_switch"
    GROUP_OF_SWITCHES = "group_of_switches"
    VALUE_NOT_ALLOWED = "value_not_allowed"
    # seats
    WRONG_SEATS = "wrong_seats"
    SEATS_REVERSED = "seats_reversed"
    TEAM_CARDS_UNEVEN = "team_cards_uneven"
    NO_EQUAL_TEAMS = "no_equal_teams"
    # the match
    NEVER_OUT = "never_out"
    HIGHEST_TOTAL_WINS = "highest_total_wins"
    NO_TOTAL_TO_BE_OUT = "no_total_to_be_out"
    TEAM_SHARES_WIN = "team_shares_win"
    TARGET_OUT_OF_REACH = "target_out_of_reach"
    WINS_SINK_TOTALS = "wins_sink_totals"
    # cards and tiles
    DECK_TOO_SMALL = "deck_too_small"
    STOCK_TOO_SMALL = "stock_too_small"
    STARTER_HOLDS_ONE_MORE = "starter_holds_one_more"
    STARTER_HOLDS_ONE_LESS = "starter_holds_one_less"
    TILES_TOO_FEW = "tiles_too_few"
    STACKS_ARE_FOURTEEN = "stacks_are_fourteen"
    STACKS_UNEVEN = "stacks_uneven"
    OPEN_TILE_NEEDS_STACKS = "open_tile_needs_stacks"
    # melds
    SET_BOUNDS_CROSSED = "set_bounds_crossed"
    SET_SUITS_RUN_OUT = "set_suits_run_out"
    RUN_BOUNDS_CROSSED = "run_bounds_crossed"
    RUN_LONGER_THAN_SUIT = "run_longer_than_suit"
    WRAP_NEEDS_BOTH_ACES = "wrap_needs_both_aces"
    FLUSH_NEEDS_TWELVE = "flush_needs_twelve"
    DOUBLE_NEEDS_FLUSH = "double_needs_flush"
    # the first laying-out
    LAYOFFS_NEVER_COUNT = "layoffs_never_count"
    ONE_MELD_COUNTS_NO_LAYOFFS = "one_meld_counts_no_layoffs"
    ONE_MELD_COUNTS_NO_TABLE = "one_meld_counts_no_table"
    # drawing and claiming
    CLAIM_IS_FREE_DRAW = "claim_is_free_draw"
    CLAIM_BEFORE_DRAW = "claim_before_draw"
    UPCARD_NOT_FOR_SALE = "upcard_not_for_sale"
    VETO_NEEDS_SEAT_ORDER = "veto_needs_seat_order"
    # rebuilding the table
    REBUILDING_LAYS_NOTHING = "rebuilding_lays_nothing"
    REBUILDING_ENDLESS_RUNS = "rebuilding_endless_runs"
    REBUILDING_SHORT_RUNS = "rebuilding_short_runs"
    REBUILDING_NEEDS_LAYOFFS = "rebuilding_needs_layoffs"
    REBUILDING_NEEDS_ALL_MELDS = "rebuilding_needs_all_melds"
    REBUILDING_COUNTS_LAYOFFS = "rebuilding_counts_layoffs"
    DECLARED_NEEDS_ANNOUNCED = "declared_needs_announced"
    FREED_NEEDS_LOCK = "freed_needs_lock"
    # what totals count
    LOWEST_TOTAL_WINS = "lowest_total_wins"
    MELDS_MAKE_HIGHEST_WIN = "melds_make_highest_win"
    MELDS_KEEP_ALL_IN = "melds_keep_all_in"
    MELDS_KEEP_JOKERS = "melds_keep_jokers"
    MELDS_LIE_STILL = "melds_lie_still"
    MELDS_HAVE_NO_FLOOR = "melds_have_no_floor"
    MELDS_ARE_WRITTEN_PLAIN = "melds_are_written_plain"


Facts: TypeAlias = Mapping[str, object]
"""Plain values by the names that a fault's sentence has for them."""


@dataclass(frozen=True, slots=True)
class Contradiction:
    """Switches that do not go together: which, why, and the facts of it where the code does not say all."""

    code: StrEnum
    switches: tuple[str, ...]
    facts: Facts = field(default_factory=dict)

    def __str__(self) -> str:
        return told(self.code, self.facts)


def told(code: StrEnum, facts: Facts) -> str:
    """A fault for developers: `set_suits_run_out` or `wrong_seats(seats=9, counts=(2, 4))`."""
    said = ", ".join(f"{name}={value}" for name, value in facts.items())
    return f"{code.value}({said})" if said else code.value
