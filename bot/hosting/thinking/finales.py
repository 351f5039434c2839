"""The finale of a finished match, told from its log in a process that thinks for people."""

import logging
from dataclasses import dataclass

from bot.hosting.thinking.thinkers import JobFailed, Stalled, Thinkers
from bot.records.games import GameRecord, GameStatus
from bot.store.database.unreadable import Unreadable
from bot.store.games.games import GameStore
from engine.finale.finale import Finale, finale_of
from engine.finale.rarities import RARITIES
from engine.rules.refusals import IllegalMove
from engine.variants import game_with_rules

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Finales:
    """Tells finales, of logs that are packed too."""

    store: GameStore
    thinkers: Thinkers

    async def of(self, record: GameRecord) -> Finale | None:
        """What a match is remembered by; None where it is not over, was broken off, has nothing to choose in it, or
        cannot be told: whoever asks goes on without.
        """
        if record.status is not GameStatus.FINISHED or not RARITIES.get(record.variant):
            return None
        try:
            game, moves = game_with_rules(record.variant, record.rules), await self.store.moves(record.id)
            return await self.thinkers.think(finale_of, game, record.seats, moves)
        except (Unreadable, Stalled, JobFailed, IllegalMove, ValueError) as failure:
            log.warning("game %d: it has no finale: %s", record.id, type(failure).__name__)
            return None
