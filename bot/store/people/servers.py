"""What servers have settled: for their public messages, and the rule sets that they keep, of which some are what they
play a game with where nobody says otherwise.
"""

from datetime import datetime
from typing import Any, Final

from pydantic import TypeAdapter
from sqlalchemy import Row, Select, delete, func, select, update

from bot.records.games import SavedRules
from bot.records.people import NOTHING_SETTLED, ServerSettings
from bot.store.database.db import Store
from bot.store.schema import SAVED_RULES, default_rules, rule_sets, servers
from engine.variants import variant_of

_SETTINGS: Final[TypeAdapter[ServerSettings]] = TypeAdapter(ServerSettings)


class ServerStore(Store):
    """The table of servers. Every method is one transaction."""

    async def all(self) -> dict[int, ServerSettings]:
        """What servers have settled for their games, by server."""
        wanted = select(servers.c.guild_id, servers.c.settings).where(servers.c.settings.is_not(None))
        return {row.guild_id: load_settings(row.settings) for row in await self._database.rows(wanted)}

    async def get(self, guild_id: int) -> ServerSettings:
        """What a server has settled for its games; the defaults in direct messages, which are none."""
        text = await self._database.scalar(select(servers.c.settings).where(servers.c.guild_id == guild_id))
        return load_settings(text)

    async def put(self, guild_id: int, settings: ServerSettings) -> None:
        """Keep what a server has settled for its games."""
        row = {"guild_id": guild_id, "settings": _SETTINGS.dump_json(settings, exclude_defaults=True).decode()}
        await self._database.put(servers, row)

    async def claim_greeting(self, guild_id: int, now: datetime) -> bool:
        """Note that a server is greeted now; whether it never was before."""
        row = {"guild_id": guild_id, "greeted": now}
        this = (servers.c.guild_id == guild_id, servers.c.greeted.is_(None))
        async with self._database.writing() as connection:
            if await self._database.insert_new(connection, servers, row):
                return True
            return (await connection.execute(update(servers).where(*this).values(greeted=now))).rowcount > 0

    async def claim_season(self, guild_id: int, season: str) -> bool:
        """Note that the card of a season is posted now; whether it never was before."""
        told = servers.c.season_told
        this = (servers.c.guild_id == guild_id, told.is_(None) | (told != season))
        return await self._database.change(update(servers).where(*this).values(season_told=season)) > 0

    async def unclaim_season(self, guild_id: int, season: str) -> None:
        """Note that the card of a season could not be posted yet."""
        this = (servers.c.guild_id == guild_id, servers.c.season_told == season)
        await self._database.change(update(servers).where(*this).values(season_told=None))


def load_settings(text: str | None) -> ServerSettings:
    """The settings that `put` wrote; the defaults for none, and for what cannot be read any more."""
    try:
        return NOTHING_SETTLED if text is None else _SETTINGS.validate_json(text)
    except ValueError:
        return NOTHING_SETTLED


class RuleSetStore(Store):
    """The tables of saved rules. Every method is one transaction; names are told apart regardless of case."""

    async def save(self, rules: SavedRules, at: datetime) -> None:
        """Keep a rule set under its name, in place of the one before, and as default where that one was it."""
        row = SAVED_RULES.values(rules) | {"name_key": _key(rules.name), "at": at}
        async with self._database.writing() as connection:
            await self._database.upsert(connection, rule_sets, [row], key=("guild_id", "name_key"))

    async def of_guild(self, guild_id: int) -> tuple[SavedRules, ...]:
        """All rule sets of a server, by name."""
        return await self._every(rule_sets, rules_of, _saved(guild_id).order_by(rule_sets.c.name_key))

    async def named(self, guild_id: int, name: str) -> SavedRules | None:
        """A server's rule set of this name, or None; so too where it cannot be read."""
        return await self._one(rule_sets, rules_of, _saved(guild_id).where(rule_sets.c.name_key == _key(name)))

    async def default_for(self, guild_id: int, variant: str) -> SavedRules | None:
        """The rule set that a server plays a variant with, or None where it plays by the booklet, or has to."""
        this = (default_rules.c.variant == variant, rule_sets.c.variant == variant)
        return await self._one(rule_sets, rules_of, _saved(guild_id).where(*this))

    async def count(self, guild_id: int) -> int:
        """How many rule sets a server has saved."""
        counted = select(func.count()).select_from(rule_sets).where(rule_sets.c.guild_id == guild_id)
        return await self._database.scalar(counted) or 0

    async def make_default(self, guild_id: int, name: str) -> None:
        """Make a saved rule set the default of its variant; nothing happens where there is none of this name."""
        this = (rule_sets.c.guild_id == guild_id, rule_sets.c.name_key == _key(name))
        async with self._database.writing() as connection:
            row = (await connection.execute(select(rule_sets.c.id, rule_sets.c.variant).where(*this))).one_or_none()
            if row is not None:
                values = {"guild_id": guild_id, "variant": row.variant, "rule_set_id": row.id}
                await self._database.upsert(connection, default_rules, [values])

    async def clear_default(self, guild_id: int, variant: str) -> None:
        """Play a variant by the booklet again."""
        this = (default_rules.c.guild_id == guild_id, default_rules.c.variant == variant)
        await self._database.change(delete(default_rules).where(*this))

    async def delete(self, guild_id: int, name: str) -> bool:
        """Forget a rule set; whether there was one."""
        this = (rule_sets.c.guild_id == guild_id, rule_sets.c.name_key == _key(name))
        return await self._database.change(delete(rule_sets).where(*this)) > 0


def _key(name: str) -> str:
    return name.casefold()


def _saved(guild_id: int) -> Select[Any]:
    """The rule sets of a server, each with whether it is a default."""
    both = default_rules.c.rule_set_id == rule_sets.c.id
    joined = rule_sets.outerjoin(default_rules, both)
    is_default = default_rules.c.rule_set_id.is_not(None).label("is_default")
    return select(rule_sets, is_default).select_from(joined).where(rule_sets.c.guild_id == guild_id)


def rules_of(row: Row[Any]) -> SavedRules:
    """The rule set of a row, a default where the row says so. Raises ValueError, also for what the game's rules cannot
    be by now, and UnknownVariantError.
    """
    saved = SAVED_RULES.read(row, is_default=bool(row._mapping.get("is_default")))
    variant_of(saved.variant).rules.with_switches(saved.switches)
    return saved
