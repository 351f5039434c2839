"""What a table's match is dealt from: its seats, its secret, what was agreed."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from bot.hosting.tournaments.plans import COMPUTER_NAMES
from bot.hosting.tournaments.timing import table_ends
from bot.records.games import Deadline, DeadlineKind, GameRecord, GameStatus, Holder, TableOf
from bot.records.ids import GameId
from bot.records.people import NO_HABITS, Habits
from bot.records.tournaments import StoredTournament
from bot.store.ledger.stored import StoredGame
from bot.store.schema import STANDS
from engine.cards import Seat
from engine.cards.shuffle import commitment
from engine.tournament.keys import parts, seat_parts, table_secret
from engine.tournament.state import Table
from engine.variants import game_with_rules


def laid_table(
    stored: StoredTournament, round: int, table: Table, thread_id: int, habits: Mapping[int, Habits], now: datetime
) -> StoredGame:
    """The match of a table as it is to be dealt in its thread; `habits` are those of the people at it, by user.

    Raises ValueError where the tournament has no secret yet.
    """
    if stored.secret is None:
        raise ValueError("no table is dealt before the secret is drawn")
    record, terms = stored.record, stored.record.terms
    of_round = parts(stored.state, len(stored.state.rounds[round - 1].lot))
    secret, holders = table_secret(stored.secret, of_round, round, table.number), _holders(stored, round, table, habits)
    laid = GameRecord(
        id=GameId(0),
        guild_id=record.guild_id,
        channel_id=thread_id,
        host_id=record.host_id,
        status=GameStatus.LOBBY,
        variant=terms.variant,
        rules=terms.rules,
        switches=terms.switches,
        pace=terms.pace,
        seats=len(holders),
        holders=holders,
        locale=record.locale,
        commitment=commitment(secret),
        created_at=now,
        table_of=TableOf(record.id, round, table.number),
    )
    ends = table_ends(stored, round, table.number)
    # Known from the first, so that no turn's time is told that lies behind the round's end.
    known = () if ends is None else (Deadline(DeadlineKind.ROUND, round, ends, STANDS, 0),)
    return StoredGame(laid, 1, game_with_rules(terms.variant, terms.rules), secret, deadlines=known)


def _holders(stored: StoredTournament, round: int, table: Table, habits: Mapping[int, Habits]) -> tuple[Holder, ...]:
    entropy = seat_parts(stored.state, round, table.number)
    people, strength = stored.record.people, stored.record.terms.strength
    taken = {people[one].name.casefold() for one in table.seats if one is not None}
    names = (name for name in COMPUTER_NAMES if name.casefold() not in taken)
    holders = []
    for seat, entrant in enumerate(table.seats):
        if entrant is None:
            holders.append(Holder(Seat(seat), next(names), None, computer=strength))
            continue
        person = people[entrant]
        resting = NO_HABITS if person.user_id is None else habits.get(person.user_id, NO_HABITS)
        away = entrant in table.absent and person.user_id is not None
        holders.append(
            Holder(Seat(seat), person.name, person.user_id, person.computer, away, 0, entropy[seat], habits=resting)
        )
    return tuple(holders)
