"""House rules: what a game changes of its booklet, and the rule sets that a server keeps under names of its own."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Final

from bot.hosting.policy import Clock
from bot.hosting.refusals import HostReject, Refused, there
from bot.records.games import SavedRules
from bot.records.ids import NOTHING, legible
from bot.store.database.db import Database
from bot.store.people.servers import RuleSetStore
from engine.rules.rule_set import RuleSet
from engine.rules.switches import RuleError, values_of
from engine.variants import UnknownVariantError, variant_of

NAME_LONGEST: Final = 40
MOST_SETS: Final = 24
"""As many as a list has room for beside the booklet's own rules."""
BOOKLET: Final = "booklet"
"""Stands in lists for the booklet's own rules, so nothing else is called so."""

_MISSING: Final = object()


def resolved(variant: str, switches: Mapping[str, object]) -> RuleSet:
    """A variant's rules with switches changed. Raises Refused: UNKNOWN_VARIANT, BAD_SWITCH."""
    try:
        return changed_rules(variant_of(variant).rules, switches)
    except UnknownVariantError as error:
        raise Refused(HostReject.UNKNOWN_VARIANT, variant=variant, known=error.known) from None


def changed_rules(rules: RuleSet, switches: Mapping[str, object]) -> RuleSet:
    """Rules with switches changed. Raises Refused(BAD_SWITCH) with the reason, contradictions among them."""
    try:
        return rules.with_switches(switches)
    except RuleError as error:
        raise Refused(HostReject.BAD_SWITCH, switch=error.switch, why=error) from None


def departures(variant: str, rules: RuleSet) -> dict[str, object]:
    """The switches, with their values, that bring a variant from its booklet to these rules."""
    booklet = values_of(variant_of(variant).rules)
    return {name: value for name, value in values_of(rules).items() if booklet.get(name, _MISSING) != value}


def together(first: Mapping[str, object], then: Mapping[str, object]) -> dict[str, object]:
    """Switches on top of others: what is said twice is said by the later, and after everything of the former."""
    return {name: value for name, value in first.items() if name not in then} | dict(then)


class RuleSets:
    """The rule sets of servers. Methods that take a name raise Refused(NO_RULE_SET) where there is none of it."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._store = RuleSetStore(database)
        self.of_guild, self.default_for = self._store.of_guild, self._store.default_for
        self._clock = clock

    async def save(self, rules: SavedRules, standard: Collection[str] = ()) -> SavedRules:
        """Keep house rules under a name that is free, and give them as they are kept; `standard` is what lists call
        the booklet's own.

        Raises Refused: UNKNOWN_VARIANT, BAD_SWITCH, BAD_NAME, STANDARD_RULES, NAME_TAKEN, RULE_SETS_FULL.
        """
        name = legible(rules.name)
        if not rules.name.strip() or len(name) > NAME_LONGEST or name == NOTHING != rules.name.strip():
            raise Refused(HostReject.BAD_NAME, most=NAME_LONGEST)
        if name.casefold() in {BOOKLET, *map(str.casefold, standard)}:
            raise Refused(HostReject.STANDARD_RULES, name=name)
        if await self._store.named(rules.guild_id, name) is not None:
            raise Refused(HostReject.NAME_TAKEN, name=name)
        if await self._store.count(rules.guild_id) >= MOST_SETS:
            raise Refused(HostReject.RULE_SETS_FULL, most=MOST_SETS)
        switches = departures(rules.variant, resolved(rules.variant, rules.switches))
        kept = replace(rules, name=name, switches=switches)
        await self._store.save(kept, self._clock())
        return kept

    async def switches_of(self, guild_id: int, variant: str, name: str) -> Mapping[str, object]:
        """What a server's rule set for a game, or BOOKLET, changes of its booklet. Raises Refused(NO_RULE_SET)."""
        if name == BOOKLET:
            return {}
        found = await self.named(guild_id, name)
        if found.variant != variant:
            raise Refused(HostReject.NO_RULE_SET, name=name)
        return found.switches

    async def named(self, guild_id: int, name: str) -> SavedRules:
        """A server's rule set."""
        found = await self._store.named(guild_id, legible(name))
        return there(found, HostReject.NO_RULE_SET, name=name)

    async def use(self, guild_id: int, name: str) -> SavedRules:
        """Make a rule set the one that its variant is played with, and give it as it is now."""
        found = await self.named(guild_id, name)
        await self._store.make_default(guild_id, found.name)
        return replace(found, is_default=True)

    async def use_booklet(self, guild_id: int, variant: str) -> None:
        """Play a variant by the booklet again. Raises Refused(UNKNOWN_VARIANT)."""
        resolved(variant, {})
        await self._store.clear_default(guild_id, variant)

    async def delete(self, guild_id: int, name: str) -> SavedRules:
        """Forget a rule set, and give what it was."""
        found = await self.named(guild_id, name)
        await self._store.delete(guild_id, found.name)
        return found
