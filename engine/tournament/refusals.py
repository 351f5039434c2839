"""What a tournament refuses. Codes and facts only: the wording is the bot's, in the player's language."""

from __future__ import annotations

from enum import StrEnum

from engine.rules.refusals import Refusal


class TournamentReject(StrEnum):
    """Why a move is refused. Each code has one sentence in every catalog of `bot/locales`; its facts are named here."""

    # where the tournament stands
    NOT_OPEN = "not_open"
    """Entering and leaving the list is over: `phase`."""
    NOT_RUNNING = "not_running"
    """It has not begun, or is over: `phase`."""
    OVER = "over"
    """It has ended or was called off: `phase`."""
    PAUSED = "paused"
    NOT_PAUSED = "not_paused"
    NO_CHECK_IN = "no_check_in"
    """Check-in is not open, or there is none: `phase`."""
    TOO_FEW = "too_few"
    """Too few take part to begin: `there`, `least`."""
    TOO_MANY = "too_many"
    """Too many take part for all to meet all: `there`, `most`."""
    # entrants
    NO_SUCH_ENTRANT = "no_such_entrant"
    """`entrant`"""
    NOT_IN = "not_in"
    """The entrant does not take part, or has gone already: `entrant`, `status`."""
    LEFT = "left"
    """The one who asks has gone already: `status`."""
    STILL_IN = "still_in"
    """The entrant has not gone and need not come back: `entrant`."""
    MAY_NOT_RETURN = "may_not_return"
    """Whom a host removed, who left before play began, or whom the format has gone on without, does not come back:
    `entrant`, `status`."""
    ENTRY_CLOSED = "entry_closed"
    """Too much has been played to enter now: `rounds`."""
    CHECKED_IN_ALREADY = "checked_in_already"
    """`entrant`"""
    REST_IN_ARENA_ONLY = "rest_in_arena_only"
    NOTHING_CHANGES = "nothing_changes"
    """The entrant rests already, or does not: `entrant`, `resting`."""
    # chance and pairing
    BAD_LOT = "bad_lot"
    """The lot is no permutation of the entrants: `size`."""
    BAD_SEEDS = "bad_seeds"
    """The seeds name somebody twice, or one who is not in: `entrant`."""
    ROUND_NOT_DUE = "round_not_due"
    """Another round is due, or none: `round`, `due` (None for none)."""
    BAD_PAIRING = "bad_pairing"
    """The tables do not seat those whom the round must seat, each once and within the limits: `round`."""
    NOT_FINISHED = "not_finished"
    """Tables are still open, or rounds are still to come: `open_tables`, `rounds_left`."""
    # tables
    NO_SUCH_TABLE = "no_such_table"
    """`round`, `table`"""
    TABLE_ENDED = "table_ended"
    """The table has a result of its own already: `round`, `table`."""
    BAD_RESULT = "bad_result"
    """Totals and places are not one for each seat, or the places are none: `round`, `table`, `seats`."""
    BAD_TOTALS = "bad_totals"
    """A total is none that anybody could reach: `most`, above and below nothing."""
    TOTALS_NEEDED = "totals_needed"
    """Points come from totals here, so a decision must name them: `round`, `table`."""
    NOT_AT_TABLE = "not_at_table"
    """`round`, `table`, `entrant`"""
    ROUND_ENDED = "round_ended"
    """Every table of the round has ended, or the one that is meant: `round`."""
    DEADLINE_PASSED = "deadline_passed"
    """`round`"""
    # hosts
    REASON_NEEDED = "reason_needed"
    NO_SUCH_ACT = "no_such_act"
    """`act`"""
    UNDONE_ALREADY = "undone_already"
    """`act`"""
    CANNOT_UNDO = "cannot_undo"
    """Such an act is not undone, but answered by another: `act`, `act_kind`."""
    TOO_LATE_TO_UNDO = "too_late_to_undo"
    """A further round has opened: `act`."""
    TOO_LATE_TO_DECIDE = "too_late_to_decide"
    """A further round has opened: `round`, `table`."""
    LATER_ACT_FIRST = "later_act_first"
    """A later act about the same table or entrant must be undone first: `act`, `later`."""
    NOT_SEEDED = "not_seeded"
    """The order in which everybody begins is drawn by lot, or makes no difference."""
    ENDING_ALREADY = "ending_already"
    """No further round opens anyway."""
    NO_BELL = "no_bell"
    """Only an arena has a bell, and it rings once."""


class TournamentRefused(Refusal[TournamentReject]):
    """A refused move of a tournament; its facts are named with each code."""
