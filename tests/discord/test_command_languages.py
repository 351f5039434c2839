"""Commands, their options and choices reach Discord in every language that is complete, and in no other."""

import shutil
from collections.abc import Iterator, Mapping, Sequence
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


async def test_a_complete_language_has_its_own_names_and_descriptions_and_one_that_is_not_has_none(
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
    made_up.add("cs", "Čeština", CZECH, complete=False)
    game = await payload(world, "game")
    assert not game.get("name_localizations")
    assert not game.get("description_localizations")


MOST = 8_000
"""Characters of the names, descriptions and choices of a command and all under it, in their longest languages."""
SPARE = 0.35


def said(part: Mapping[str, Any], what: str) -> dict[str, str]:
    """A name or a description in each language of Discord's that has its own, and in English."""
    return {"en": part[what]} | (part.get(f"{what}_localizations") or {})


def characters(part: Mapping[str, Any]) -> int:
    """What Discord counts of a command or an option."""
    own = sum(max(map(len, said(part, what).values())) for what in ("name", "description"))
    choices = sum(max(map(len, said(one, "name").values())) + len(str(one["value"])) for one in part.get("choices", ()))
    return own + choices + sum(map(characters, part.get("options", ())))


def called_alike(beside: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, list[str]]]:
    """The languages in which two that stand beside one another, or under one of them, have one name."""
    for language in {language for one in beside for language in said(one, "name")}:
        names = [said(one, "name").get(language, one["name"]) for one in beside]
        if len({*names}) < len(names):
            yield language, sorted(names)
    for one in beside:
        yield from called_alike(one.get("options", ()))


async def test_commands_leave_a_third_of_what_discord_takes_and_have_names_of_their_own(world: World) -> None:
    commands = [await payload(world, one.name) for one in world.bot.tree.get_commands()]
    assert {one["name"] for one in commands if characters(one) > MOST * (1 - SPARE)} == set()
    assert [*called_alike(commands)] == []
