"""Who may see somebody's results: decided here and nowhere else, by their own choice in `/me`.

The choice holds backwards. What asks: lists, pictures, comparisons, exports, streaks, autocompletion.
"""

from dataclasses import dataclass

from bot.records.ids import UserId
from bot.records.results import Shows


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks, and in which server, 0 in a message to the bot. Where everybody may read the answer, a list that is
    posted, a card, an export, there is no `user_id`.
    """

    user_id: UserId | None
    guild_id: int


@dataclass(frozen=True, slots=True)
class Scope:
    """Which of somebody's results may be seen: those of one server, or with None those of all."""

    guild_id: int | None = None

    def holds(self, guild_id: int) -> bool:
        """Whether a result of a server may be seen."""
        return self.guild_id is None or self.guild_id == guild_id


def scope_of(user_id: UserId, shows: Shows, asker: Asker) -> Scope | None:
    """Which results of somebody an asker may see; None for none, as if there were none.

    Oneself sees all of one's own. Who was forgotten (an id below 1) is seen by nobody. In a server, who shows results
    there or everywhere is seen; elsewhere nobody else is. That somebody plays in the server follows from what is asked
    there: whose results are looked up must have one in it (`Results.scopes`).
    """
    if user_id <= 0:
        return None
    if user_id == asker.user_id:
        return Scope()
    if shows is Shows.ME or not asker.guild_id:
        return None
    return Scope() if shows is Shows.EVERYWHERE else Scope(asker.guild_id)
