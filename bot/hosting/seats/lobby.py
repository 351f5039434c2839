"""Lobbies: who may open, join, leave and start a game. Pure: records in, records out, or Refused."""

import zlib
from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import chain, repeat
from typing import Final

from bot.hosting.clock.pace import checked
from bot.hosting.clock.stage import check_host, check_lobby
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.rule_sets import departures, resolved
from bot.hosting.seats.guests import check_welcome, renumbered
from bot.hosting.seats.substitutes import Newcomer
from bot.records.games import AUTOPILOT_STRENGTH, GameRecord, GameStatus, Holder, NewGame, Pace, Predecessor
from bot.records.ids import GameId, UserId, legible
from bot.records.people import NO_HABITS, GuestList, Habits
from bot.records.series import Sitters, sitter_of
from engine.cards import Seat
from engine.computers import STRENGTHS
from engine.match.match import AnyGame
from engine.rules.contradictions import RuleFault
from engine.rules.rule_set import RuleSet
from engine.rules.switches import RuleError
from engine.variants import game_with_rules

# Proper names need no translation; a table has at most six seats.
COMPUTER_NAMES: Final = ("Ada", "Bruno", "Cleo", "Dino", "Edda", "Falk", "Gitta")


def game_asked_for(new: NewGame) -> AnyGame:
    """A host's game. Raises Refused: UNKNOWN_VARIANT, BAD_SWITCH, BAD_SEATS, BAD_PACE, LOBBY_FULL, UNKNOWN_STRENGTH."""
    game = game_with_rules(new.variant, resolved(new.variant, new.switches))
    check_seats(game.rules, new.seats)
    checked(new.pace)
    if len(new.computers) >= new.seats:
        raise Refused(HostReject.LOBBY_FULL, seats=new.seats)
    for strength in new.computers:
        check_strength(strength)
    return game


def check_seats(rules: RuleSet, seats: int) -> None:
    """Raises Refused for a number of seats that cannot be: BAD_SEATS, or BAD_SWITCH where a switch forbids it."""
    try:
        rules.check_seats(seats)
    except RuleError as error:
        if error.code is not RuleFault.WRONG_SEATS:
            raise Refused(HostReject.BAD_SWITCH, switch=error.switch, why=error) from None
        raise Refused(HostReject.BAD_SEATS, seats=seats, known=rules.seat_counts()) from None


def check_strength(strength: str) -> None:
    """Raises Refused(UNKNOWN_STRENGTH) for a computer player that there is none of."""
    if strength not in STRENGTHS:
        raise Refused(HostReject.UNKNOWN_STRENGTH, strength=strength, known=STRENGTHS)


def opened(
    new: NewGame, game: AnyGame, commitment: str, entropy: str, at: datetime, habits: Habits = NO_HABITS
) -> GameRecord:
    """The record of a new lobby, its host, of these habits, in the first seat; its id is 0 until it is stored."""
    record = GameRecord(
        id=GameId(0),
        guild_id=new.guild_id,
        channel_id=new.channel_id,
        host_id=new.host_id,
        status=GameStatus.LOBBY,
        variant=new.variant,
        rules=game.rules,
        switches=dict(new.switches),
        pace=new.pace,
        seats=new.seats,
        holders=(Holder(Seat(0), legible(new.host_name), new.host_id, entropy=entropy, habits=habits),),
        locale=new.locale,
        commitment=commitment,
        created_at=at,
        guests=GuestList(only_invited=new.only_invited),
        opened_in=new.place,
    )
    for strength, name in zip(new.computers, new.called or repeat(""), strict=False):
        record = _seated(record, _computer(record, strength, name))
    return record


def joined(record: GameRecord, newcomer: Newcomer, entropy: str) -> GameRecord:
    """The lobby with one more person, their part `entropy`. Raises what `Lobbies.join` does."""
    check_lobby(record)
    user_id = newcomer.user_id
    if record.seat_of(user_id) is not None:
        raise Refused(HostReject.ALREADY_JOINED)
    check_welcome(record, user_id, newcomer.apart, newcomer.mark)
    name, habits = legible(newcomer.name), newcomer.habits
    after = _seated(record, Holder(Seat(len(record.holders)), name, user_id, entropy=entropy, habits=habits))
    same = next((one for one in record.holders if one.computer and one.name.casefold() == name.casefold()), None)
    return after if same is None else after.with_holder(replace(same, name=free_name(after)))


def left(record: GameRecord, user_id: UserId) -> GameRecord:
    """The lobby without a person; the next person becomes host, and without anybody it is cancelled. Raises Refused."""
    check_lobby(record)
    rest = [holder for holder in record.holders if holder.user_id != user_id]
    if len(rest) == len(record.holders):
        raise Refused(HostReject.NOT_JOINED)
    people = [holder.user_id for holder in rest if holder.user_id is not None]
    if not people:
        return replace(record, status=GameStatus.CANCELLED)
    host_id = record.host_id if record.host_id in people else people[0]
    return replace(record, holders=renumbered(rest), host_id=host_id)


def with_computer(record: GameRecord, user_id: UserId, strength: str) -> GameRecord:
    """The lobby with one more computer player, which only the host may seat. Raises Refused."""
    check_lobby(record)
    check_host(record, user_id)
    return _seated(record, _computer(record, strength))


def without_computer(record: GameRecord, user_id: UserId) -> GameRecord:
    """The lobby without the computer player that was seated last. Raises Refused, NOT_JOINED where there is none."""
    check_lobby(record)
    check_host(record, user_id)
    computers = [holder for holder in record.holders if holder.computer is not None]
    if not computers:
        raise Refused(HostReject.NOT_JOINED)
    return replace(record, holders=renumbered([one for one in record.holders if one is not computers[-1]]))


def agreement(record: GameRecord) -> int:
    """A number that stands for what is agreed on in a lobby: its rules and its pace, whoever sits there."""
    return zlib.crc32(repr((sorted(record.switches.items()), record.pace)).encode())


def started(record: GameRecord, user_id: UserId, entropy: str, agreed: int = 0) -> GameRecord:
    """The game with exactly the seats that are taken. Raises Refused: NOT_A_LOBBY, NOT_HOST, TOO_FEW_SEATS.

    With `agreed` it is LOBBY_CHANGED where that is not the agreement any more; who sat down meanwhile plays.

    The host's part of the shuffle gets `entropy` added: the secret was drawn in answer to the host's first click, so
    that click alone would leave a host among computer players with a part that the bot knew beforehand. Nobody has a
    part in chosen deals, nor one of their own in the deal of a day.
    """
    check_lobby(record)
    check_host(record, user_id)
    if agreed and agreed != agreement(record):
        raise Refused(HostReject.LOBBY_CHANGED)
    if len(record.holders) < record.rules.players_min:
        raise Refused(HostReject.TOO_FEW_SEATS, seats=len(record.holders), min=record.rules.players_min)
    fair = not record.is_chosen and not record.day
    holders = tuple(
        replace(
            holder,
            entropy=f"{holder.entropy}+{entropy}" if holder.user_id == user_id and fair else holder.entropy,
            reserve=timedelta() if holder.user_id is None else record.pace.reserve,
        )
        for holder in record.holders
    )
    return replace(record, status=GameStatus.RUNNING, seats=len(holders), holders=holders)


def turned(record: GameRecord, sat_before: Sitters) -> GameRecord:
    """Who sat at the match before in the order of that, the first of them now the last; who is new comes after them."""
    order = [sitter for sitter, _ in (*sat_before[1:], *sat_before[:1])]

    def place(holder: Holder) -> int:
        sitter = sitter_of(holder)
        return order.index(sitter) if sitter in order else len(order)

    return replace(record, holders=renumbered(sorted(record.holders, key=place)))


def with_rules(record: GameRecord, user_id: UserId, rules: RuleSet) -> GameRecord:
    """The lobby with other rules, which only the host may agree on. Raises Refused: BAD_SEATS, BAD_SWITCH, NOT_HOST."""
    check_lobby(record)
    check_host(record, user_id)
    check_seats(rules, record.seats)
    return replace(record, rules=rules, switches=departures(record.variant, rules))


def with_table(record: GameRecord, user_id: UserId, seats: int, pace: Pace, locale: str) -> GameRecord:
    """The lobby with so many seats, at a pace, in a language. Raises what `Lobbies.settle` does."""
    check_lobby(record)
    check_host(record, user_id)
    check_seats(record.rules, seats)
    if seats < len(record.holders):
        raise Refused(HostReject.LOBBY_FULL, seats=seats)
    return replace(record, seats=seats, pace=checked(pace), locale=locale)


def cancelled(record: GameRecord, user_id: UserId, *, moderator: bool) -> GameRecord:
    """A game called off by host or moderator. Raises Refused: NOT_HOST, NOT_RUNNING once over, TABLE_OF_TOURNAMENT."""
    if record.is_over:
        raise Refused(HostReject.NOT_RUNNING, status=record.status.value)
    if record.table_of is not None:
        raise Refused(HostReject.TABLE_OF_TOURNAMENT)
    if not moderator:
        check_host(record, user_id)
    return replace(record, status=GameStatus.CANCELLED)


def _seated(record: GameRecord, holder: Holder) -> GameRecord:
    if len(record.holders) >= record.seats:
        raise Refused(HostReject.LOBBY_FULL, seats=record.seats)
    return replace(record, holders=(*record.holders, holder))


def _computer(record: GameRecord, strength: str, name: str = "") -> Holder:
    return Holder(Seat(len(record.holders)), free_name(record, [name] if name else ()), None, computer=strength)


def left_to_computer(
    record: GameRecord,
    holder: Holder,
    before: tuple[Predecessor, ...],
    *,
    is_open: bool = False,
    names: Iterable[str] = (),
) -> Holder:
    """The seat of somebody who has gone for good: the computer holds it from then on, by one of these names if free."""
    kept = Holder(holder.seat, free_name(record, names), None, AUTOPILOT_STRENGTH, entropy=holder.entropy)
    return replace(kept, before=before, is_open=is_open)


def free_name(record: GameRecord, wanted: Iterable[str] = ()) -> str:
    """A computer's name that nobody at a table has, nor had while others are left: one of those `wanted`, if free."""
    taken = {holder.name.casefold() for holder in record.holders}
    had = {one.name.casefold() for holder in record.holders for one in holder.before}
    free = (name for name in chain(wanted, COMPUTER_NAMES) if name.casefold() not in taken | had)
    return next(free, None) or next(name for name in COMPUTER_NAMES if name.casefold() not in taken)
