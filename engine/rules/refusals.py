"""What the rules refuse. Codes and facts only: the wording is the bot's, in the player's language."""

from collections.abc import Callable
from enum import StrEnum
from functools import partial
from typing import Generic, ParamSpec, TypeVar

Code = TypeVar("Code", bound=StrEnum)
P = ParamSpec("P")
T = TypeVar("T")


class Reject(StrEnum):
    """Why a move is illegal. Each code has one sentence in every catalog of `bot/locales`."""

    # whose turn, which moment
    STALE_TURN = "stale_turn"
    STALE_WINDOW = "stale_window"
    NOT_YOUR_TURN = "not_your_turn"
    WRONG_PHASE = "wrong_phase"
    DRAW_FIRST = "draw_first"
    ALREADY_DRAWN = "already_drawn"
    OPENING_DISCARD_ONLY = "opening_discard_only"
    MATCH_OVER = "match_over"
    SEAT_OUT = "seat_out"
    AWAITING_SHUFFLE = "awaiting_shuffle"
    BAD_SHUFFLE = "bad_shuffle"
    # cards
    NOT_IN_HAND = "not_in_hand"
    NOTHING_CHOSEN = "nothing_chosen"
    # melds
    MELD_TOO_SHORT = "meld_too_short"
    NOT_A_MELD = "not_a_meld"
    SET_SUIT_REPEATED = "set_suit_repeated"
    SET_TOO_LARGE = "set_too_large"
    RUN_BROKEN = "run_broken"
    RUN_WRAPS = "run_wraps"
    TOO_MANY_JOKERS = "too_many_jokers"
    JOKER_UNANNOUNCED = "joker_unannounced"
    JOKER_CANNOT_STAND_FOR = "joker_cannot_stand_for"
    FLUSH_ONLY_CLOSES = "flush_only_closes"
    MELDS_TOO_EARLY = "melds_too_early"
    OPENING_SHORT = "opening_short"
    OPENING_ONE_MELD = "opening_one_meld"
    # lay-offs and jokers
    NO_SUCH_MELD = "no_such_meld"
    LAYOFF_DISABLED = "layoff_disabled"
    LAYOFF_NEEDS_OPENING = "layoff_needs_opening"
    LAYOFF_NEEDS_MELD = "layoff_needs_meld"
    LAYOFF_TARGET = "layoff_target"
    LAYOFF_NOT_IN_OPENING_TURN = "layoff_not_in_opening_turn"
    DOES_NOT_FIT = "does_not_fit"
    SWAP_DISABLED = "swap_disabled"
    SWAP_NEEDS_OPENING = "swap_needs_opening"
    SWAP_NO_JOKER = "swap_no_joker"
    FREED_JOKER_UNUSED = "freed_joker_unused"
    # rebuilding the table
    REARRANGE_DISABLED = "rearrange_disabled"
    TABLE_PIECE_MISSING = "table_piece_missing"
    PIECE_FROM_NOWHERE = "piece_from_nowhere"
    NOTHING_LAID = "nothing_laid"
    JOKER_LOCKED = "joker_locked"
    MELD_LOCKED = "meld_locked"
    ORIGIN_BROKEN = "origin_broken"
    # drawing and discarding
    DISCARD_EMPTY = "discard_empty"
    STOCK_ONLY = "stock_only"
    TAKE_NOT_ALLOWED = "take_not_allowed"
    TAKE_TOP_ONLY = "take_top_only"
    PILE_TOO_SMALL = "pile_too_small"
    TAKEN_NOT_MELDED = "taken_not_melded"
    NOTHING_TO_RETURN = "nothing_to_return"
    DISCARD_JUST_TAKEN = "discard_just_taken"
    NOTHING_TO_TAKE_BACK = "nothing_to_take_back"
    KEEP_A_DISCARD = "keep_a_discard"
    KNOCK_NOT_ALLOWED = "knock_not_allowed"
    KNOCK_TOO_HIGH = "knock_too_high"
    # claims
    NO_WINDOW = "no_window"
    CLAIM_NOT_ASKED = "claim_not_asked"
    CLAIM_ANSWERED = "claim_answered"
    WINDOW_CLOSED = "window_closed"
    # tiles
    TABLE_NEEDS_OPENING = "table_needs_opening"
    NO_TILE_TO_TAKE = "no_tile_to_take"
    OPEN_TILE_FINISHES = "open_tile_finishes"
    TAKEN_NEEDS_NEW_MELD = "taken_needs_new_meld"
    PUT_ONE_ASIDE = "put_one_aside"
    MUST_LAY = "must_lay"
    # gin
    UPCARD_FIRST = "upcard_first"
    BIG_GIN_DISABLED = "big_gin_disabled"
    BIG_GIN_NEEDS_ALL = "big_gin_needs_all"
    LAY_OFF_FIRST = "lay_off_first"
    # duel
    NOTHING_TO_FLIP = "nothing_to_flip"
    # suit rows
    START_WITH_EIGHT = "start_with_eight"
    NO_PLACE_IN_ROW = "no_place_in_row"
    STOCK_EMPTY = "stock_empty"
    MUST_PLACE = "must_place"
    MAY_NOT_PASS = "may_not_pass"  # noqa: S105 - a refusal, no password
    # text
    UNKNOWN_CARD = "unknown_card"


class Refusal(Exception, Generic[Code]):  # noqa: N818 - a refusal, not a failure of the program
    """Something is refused, and nothing has changed. `facts` are plain values (ints, texts, Cards, tuples of Cards)."""

    def __init__(self, code: Code, **facts: object) -> None:
        super().__init__(code.value, facts)
        self.code = code
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        return partial(type(self), self.code, **self.facts), ()

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code.value}({told})" if told else self.code.value


class IllegalMove(Refusal[Reject]):
    """A refused move."""


def outcome_of(asked: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | IllegalMove:
    """What comes of something that the rules may refuse; the refusal, where they do."""
    try:
        return asked(*args, **kwargs)
    except IllegalMove as refused:
        return refused


def is_refused(asked: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> bool:
    """Whether the rules refuse something."""
    return isinstance(outcome_of(asked, *args, **kwargs), IllegalMove)
