"""What the host refuses, beside what the rules refuse. Codes and facts; the wording is `bot.wording`'s."""

import traceback
from enum import StrEnum
from typing import TypeVar

from bot.records.games import GameStatus
from engine.rules.refusals import Refusal

T = TypeVar("T")


class HostReject(StrEnum):
    """Why the host refuses. Each code has one sentence in every catalog of `bot/locales`."""

    NO_GAME_HERE = "no_game_here"
    NO_SUCH_GAME = "no_such_game"
    CHANNEL_BUSY = "channel_busy"
    NOT_A_LOBBY = "not_a_lobby"
    NOT_RUNNING = "not_running"
    NOT_FINISHED = "not_finished"
    HANDS_CLOSED = "hands_closed"
    TOO_LARGE = "too_large"
    NOT_PLAYED_ON = "not_played_on"
    MOMENTS_POSTED = "moments_posted"
    NOT_ITS_CHANNEL = "not_its_channel"
    ALREADY_JOINED = "already_joined"
    NOT_JOINED = "not_joined"
    LOBBY_FULL = "lobby_full"
    TOO_FEW_SEATS = "too_few_seats"
    NOT_HOST = "not_host"
    NOT_SEATED = "not_seated"
    NO_HAND = "no_hand"
    ONE_CARD = "one_card"
    NO_OPEN_SEAT = "no_open_seat"
    SEAT_TAKEN = "seat_taken"
    HAS_SEEN_A_HAND = "has_seen_a_hand"
    SOMEBODY_WAS_FORGOTTEN = "somebody_was_forgotten"
    SEATS_STAY = "seats_stay"
    NOT_AWAY = "not_away"
    NOT_YOUR_SEAT = "not_your_seat"
    UNKNOWN_VARIANT = "unknown_variant"
    BAD_SWITCH = "bad_switch"
    HALF_A_RULE = "half_a_rule"
    BAD_PACE = "bad_pace"
    BAD_SEATS = "bad_seats"
    UNKNOWN_STRENGTH = "unknown_strength"
    NOT_A_KEEPER = "not_a_keeper"
    NO_RULE_SET = "no_rule_set"
    RULE_SETS_FULL = "rule_sets_full"
    BAD_NAME = "bad_name"
    NAME_TAKEN = "name_taken"
    TOO_LATE = "too_late"
    SET_ASIDE = "set_aside"
    SUSPENDED = "suspended"
    STANDS_STILL = "stands_still"
    TABLE_OF_TOURNAMENT = "table_of_tournament"
    SEVERAL_TABLES = "several_tables"
    TOO_MANY_LOBBIES = "too_many_lobbies"
    TOO_MANY_GAMES = "too_many_games"
    TOO_MANY_TODAY = "too_many_today"
    SERVER_FULL = "server_full"
    CHANNEL_FULL = "channel_full"
    TOO_FAST = "too_fast"
    TOO_BUSY = "too_busy"
    TOO_MUCH_TYPED = "too_much_typed"
    BAD_LIMIT = "bad_limit"
    BAD_DAYS = "bad_days"
    MAY_NOT_OPEN = "may_not_open"
    NOT_IN_THIS_CHANNEL = "not_in_this_channel"
    INVITED_ONLY = "invited_only"
    NO_SEAT_FOR_YOU = "no_seat_for_you"
    THEY_SIT_HERE = "they_sit_here"
    THEY_DO_NOT_SIT_HERE = "they_do_not_sit_here"
    TOO_MANY_INVITED = "too_many_invited"
    BLOCKED_SITS_HERE = "blocked_sits_here"
    BLOCKED_BY_YOU = "blocked_by_you"
    LOBBY_CHANGED = "lobby_changed"
    BLOCKS_FULL = "blocks_full"
    NOT_BLOCKED = "not_blocked"
    NOT_YOURSELF = "not_yourself"
    BARRED = "barred"
    STILL_PLAYING = "still_playing"
    NO_PERSON = "no_person"
    NOT_BARRED = "not_barred"
    NOT_WAITING = "not_waiting"
    TIME_GIVEN = "time_given"
    NOT_OVERDUE = "not_overdue"
    NO_ZONE = "no_zone"
    BAD_ZONE = "bad_zone"
    BAD_HOURS = "bad_hours"
    BAD_TIME = "bad_time"
    BAD_DATE = "bad_date"
    BAD_VACATION = "bad_vacation"
    VACATION_USED = "vacation_used"
    NO_SUCH_TOURNAMENT = "no_such_tournament"
    WHICH_TOURNAMENT = "which_tournament"
    TOURNAMENT_UNREADABLE = "tournament_unreadable"
    NOT_A_DRAFT = "not_a_draft"
    STILL_A_DRAFT = "still_a_draft"
    NOT_TOURNAMENT_HOST = "not_tournament_host"
    MAY_NOT_HOST = "may_not_host"
    TOO_MANY_TOURNAMENTS = "too_many_tournaments"
    BAD_TOURNAMENT_NAME = "bad_tournament_name"
    BAD_FORMAT = "bad_format"
    LEAGUE_TOO_QUICK = "league_too_quick"
    BAD_ROUND_TIME = "bad_round_time"
    BAD_EXTENSION = "bad_extension"
    BAD_LENGTH = "bad_length"
    BAD_CHECK_IN = "bad_check_in"
    TOO_MANY_COMPUTERS = "too_many_computers"
    START_PASSED = "start_passed"
    ROLE_NEEDED = "role_needed"
    ALREADY_ENTERED = "already_entered"
    NOT_ENTERED = "not_entered"
    PLAYER_NOT_ENTERED = "player_not_entered"
    BAD_NUMBERS = "bad_numbers"
    BAD_SEEDS_NAMED = "bad_seeds_named"
    NO_SEASONS = "no_seasons"
    SEASON_BEGUN = "season_begun"
    CHECK_IN_OPEN = "check_in_open"
    NO_PUZZLE = "no_puzzle"
    DAY_TO_COME = "day_to_come"
    NO_DEAL = "no_deal"
    DEAL_CLOSED = "deal_closed"


class Refused(Refusal[HostReject]):
    """A refused request; its facts are for the sentence."""

    @property
    def is_over(self) -> bool:
        """Whether it asks something of a match or a lobby that is no more."""
        over = (GameStatus.CANCELLED.value, GameStatus.FINISHED.value)
        return self.code is HostReject.NOT_RUNNING and self.facts.get("status") in over


def there(found: T | None, code: HostReject, **facts: object) -> T:
    """What was asked for. Raises Refused with a code where that is nothing."""
    if found is None:
        raise Refused(code, **facts)
    return found


def told(failure: BaseException) -> str:
    """A failure without its message, which may quote somebody's cards: its kind and its place."""
    return "".join([type(failure).__qualname__, "\n", *traceback.format_tb(failure.__traceback__)]).rstrip()
