"""Rule sets that servers have saved, and which of them a server plays a game with where nobody says otherwise."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import Row, Select, delete, func, select

from bot.records.games import SavedRules
from bot.store.database.db import Database
from bot.store.schema import SAVED_RULES, default_rules, rule_sets


class RuleSetStore:
    """The tables of saved rules. Every method is one transaction; names are told apart regardless of case."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def save(self, rules: SavedRules, at: datetime) -> None:
        """Keep a rule set under its name, in place of the one before, and as default where that one was it."""
        row = SAVED_RULES.values(rules) | {"name_key": _key(rules.name), "at": at}
        async with self._database.writing() as connection:
            await self._database.upsert(connection, rule_sets, [row], key=("guild_id", "name_key"))
            # A name that now stands for another game is no longer the default of the old one.
            kept = select(rule_sets.c.id).where(
                rule_sets.c.guild_id == rules.guild_id, rule_sets.c.variant == default_rules.c.variant
            )
            mine = (default_rules.c.guild_id == rules.guild_id, default_rules.c.rule_set_id.not_in(kept))
            await connection.execute(delete(default_rules).where(*mine))

    async def of_guild(self, guild_id: int) -> tuple[SavedRules, ...]:
        """All rule sets of a server, by name."""
        async with self._database.reading() as connection:
            found = await connection.execute(_saved(guild_id).order_by(rule_sets.c.name_key))
            return tuple(_rules_of(row) for row in found)

    async def named(self, guild_id: int, name: str) -> SavedRules | None:
        """A server's rule set of this name, or None."""
        async with self._database.reading() as connection:
            found = await connection.execute(_saved(guild_id).where(rule_sets.c.name_key == _key(name)))
            row = found.one_or_none()
        return None if row is None else _rules_of(row)

    async def default_for(self, guild_id: int, variant: str) -> SavedRules | None:
        """The rule set that a server plays a variant with, or None where it plays by the booklet."""
        this = (default_rules.c.variant == variant, default_rules.c.guild_id == guild_id)
        async with self._database.reading() as connection:
            row = (await connection.execute(_saved(guild_id).where(*this))).one_or_none()
        return None if row is None else _rules_of(row)

    async def count(self, guild_id: int) -> int:
        """How many rule sets a server has saved."""
        async with self._database.reading() as connection:
            counted = select(func.count()).select_from(rule_sets).where(rule_sets.c.guild_id == guild_id)
            return await connection.scalar(counted) or 0

    async def make_default(self, guild_id: int, name: str) -> None:
        """Make a saved rule set the default of its variant; nothing happens where there is none of this name."""
        this = (rule_sets.c.guild_id == guild_id, rule_sets.c.name_key == _key(name))
        async with self._database.writing() as connection:
            row = (await connection.execute(select(rule_sets.c.id, rule_sets.c.variant).where(*this))).one_or_none()
            if row is not None:
                values = {"guild_id": guild_id, "variant": row.variant, "rule_set_id": row.id}
                await self._database.upsert(connection, default_rules, [values], key=("guild_id", "variant"))

    async def clear_default(self, guild_id: int, variant: str) -> None:
        """Play a variant by the booklet again."""
        this = (default_rules.c.guild_id == guild_id, default_rules.c.variant == variant)
        async with self._database.writing() as connection:
            await connection.execute(delete(default_rules).where(*this))

    async def delete(self, guild_id: int, name: str) -> bool:
        """Forget a rule set; whether there was one."""
        this = (rule_sets.c.guild_id == guild_id, rule_sets.c.name_key == _key(name))
        async with self._database.writing() as connection:
            return (await connection.execute(delete(rule_sets).where(*this))).rowcount > 0


def _key(name: str) -> str:
    return name.casefold()


def _saved(guild_id: int) -> Select[Any]:
    """The rule sets of a server, each with whether it is a default."""
    both = default_rules.c.rule_set_id == rule_sets.c.id
    joined = rule_sets.outerjoin(default_rules, both)
    is_default = default_rules.c.rule_set_id.is_not(None).label("is_default")
    return select(rule_sets, is_default).select_from(joined).where(rule_sets.c.guild_id == guild_id)


def _rules_of(row: Row[Any]) -> SavedRules:
    return SAVED_RULES.read(row, is_default=bool(row.is_default))
