"""Commands, their options and choices reach Discord in every language that is complete, and in no other."""

from __future__ import annotations

import shutil
from typing import Any

from bot.wording.translator import CatalogTranslator
from scripts.languages.sources import LOCALES
from tests.discord.conftest import World
from tests.wording.made_up import MadeUp, made_up  # noqa: F401 - the fixture

CZECH = """
command-game = Hry
    .name = hra
command-game-new = Prostři stůl
    .name = nová
option-seats = Kolik hráčů
    .name = míst
place-thread = nové vlákno
"""


async def payload(world: World, name: str) -> dict[str, Any]:
    """A command as it is registered."""
    tree = world.bot.tree
    command = next(one for one in tree.get_commands() if one.name == name)
    return await command.get_translated_payload(tree, CatalogTranslator())


def named(found: list[dict[str, Any]], name: str) -> dict[str, Any]:
    return next(one for one in found if one["name"] == name)


async def test_a_complete_language_has_its_own_names_and_descriptions(
    world: World,
    made_up: MadeUp,  # noqa: F811
) -> None:
    shutil.copytree(LOCALES / "en", made_up.root / "en")
    made_up.add("cs", "Čeština", CZECH)
    game = await payload(world, "game")
    assert game["name_localizations"] == {"cs": "hra"}
    assert game["description_localizations"] == {"cs": "Hry"}
    new = named(game["options"], "new")
    assert new["name_localizations"] == {"cs": "nová"}
    assert new["description_localizations"] == {"cs": "Prostři stůl"}
    seats, where = named(new["options"], "seats"), named(new["options"], "where")
    assert seats["name_localizations"] == {"cs": "míst"}
    assert seats["description_localizations"] == {"cs": "Kolik hráčů"}
    assert named(where["choices"], "a new thread")["name_localizations"] == {"cs": "nové vlákno"}
    assert not where.get("name_localizations"), "what a language does not say is English"


async def test_a_language_that_is_not_complete_has_none(world: World, made_up: MadeUp) -> None:  # noqa: F811
    shutil.copytree(LOCALES / "en", made_up.root / "en")
    made_up.add("cs", "Čeština", CZECH, complete=False)
    game = await payload(world, "game")
    assert not game.get("name_localizations")
    assert not game.get("description_localizations")
