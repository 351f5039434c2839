"""The write path of tournaments."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from bot.hosting.moves.write_path import WritePath
from bot.hosting.policy import Clock
from bot.hosting.refusals import HostReject, Refused
from bot.records.tournaments import StoredTournament
from bot.store.games.tournaments import TournamentStore
from bot.store.ledger.stored import TournamentCommit

Plan = Callable[[StoredTournament, datetime], TournamentCommit]


class TournamentPath(WritePath[StoredTournament, TournamentCommit]):
    """Tournaments change seldom and are read anew each time.

    Raises Refused: NO_SUCH_TOURNAMENT, TOURNAMENT_UNREADABLE.
    """

    store: TournamentStore

    def __init__(self, store: TournamentStore, clock: Clock) -> None:
        super().__init__(store, clock, "tournament", memory=0)

    def _lacking(self, owner_id: int, *, unreadable: bool) -> Refused:
        if unreadable:
            return Refused(HostReject.TOURNAMENT_UNREADABLE, tournament=owner_id)
        return Refused(HostReject.NO_SUCH_TOURNAMENT)
