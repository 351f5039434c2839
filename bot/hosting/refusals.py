"""What the host refuses, beside what the rules refuse. Codes and facts; the wording is `bot.wording`'s."""

from __future__ import annotations

from enum import StrEnum


class HostReject(StrEnum):
    """Why the host refuses. Each code has one sentence in every catalog of `bot/locales`."""

    NO_GAME_HERE = "no_game_here"
    NO_SUCH_GAME = "no_such_game"
    CHANNEL_BUSY = "channel_busy"
    NOT_A_LOBBY = "not_a_lobby"
    NOT_RUNNING = "not_running"
    NOT_FINISHED = "not_finished"
    ALREADY_JOINED = "already_joined"
    NOT_JOINED = "not_joined"
    LOBBY_FULL = "lobby_full"
    TOO_FEW_SEATS = "too_few_seats"
    NOT_HOST = "not_host"
    NOT_SEATED = "not_seated"
    NO_HAND = "no_hand"
    ONE_CARD = "one_card"
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
    TOO_LATE = "too_late"
    SET_ASIDE = "set_aside"
    SUSPENDED = "suspended"
    STANDS_STILL = "stands_still"
    NOTHING_TO_MOVE = "nothing_to_move"
    TABLE_OF_TOURNAMENT = "table_of_tournament"
    TOO_MANY_LOBBIES = "too_many_lobbies"
    TOO_MANY_GAMES = "too_many_games"
    TOO_MANY_TODAY = "too_many_today"
    SERVER_FULL = "server_full"
    TOO_FAST = "too_fast"
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


class Refused(Exception):  # noqa: N818 - a refusal, not a failure of the program
    """A refused request. Nothing has changed. `facts` are plain values for the sentence."""

    def __init__(self, code: HostReject, **facts: object) -> None:
        super().__init__(code.value, facts)
        self.code = code
        self.facts = facts
