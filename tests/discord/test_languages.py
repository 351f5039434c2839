"""Who reads which language, in the simulated Discord: private words are the reader's, public ones the table's.

Two languages are made up: English, with ¤ or § at the beginning of every message.
"""

import json
import shutil
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import discord
import pytest
import simcord.interactions

from bot.records.people import Reminders
from bot.wording import Wording
from bot.wording.languages import MANIFEST
from tests.discord.conftest import World
from tests.discord.tables import (
    Message,
    Playing,
    alts,
    answer,
    changing,
    choose_from,
    direct_to,
    labels,
    open_table,
    panel_of,
    parts,
    press,
    select_of,
    started,
    words,
)
from tests.wording.made_up import ENGLISH, MadeUp, forget, made_up

__all__ = ["made_up"]

CZECH, GERMAN = "¤", "§"


@pytest.fixture(autouse=True)
def _three_languages(made_up: MadeUp) -> None:
    shutil.copytree(ENGLISH, made_up.root / "en")
    made_up.mark("cs", "Čeština", CZECH)
    made_up.mark("de", "Deutsch", GERMAN)
    forget()


@pytest.fixture
def speaking(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[int, str]]:
    """Whose Discord has which language, by id; English for everybody else."""
    theirs: dict[int, str] = {}
    told = simcord.interactions.base_payload

    def base_payload(backend: Any, *, user_id: int, **about: Any) -> Any:
        record, payload = told(backend, user_id=user_id, **about)
        return record, payload | {"locale": theirs.get(user_id, "en-US")}

    monkeypatch.setattr(simcord.interactions, "base_payload", base_payload)
    return theirs


def read(message: Message) -> str:
    """Everything that can be read in a message, alt texts and prompts too."""
    prompts = [str(part.get("placeholder", "")) for part in parts(message) if part["type"] == 3]
    return "\n".join([words(message), *labels(message), *alts(message), *prompts])


def marks(text: str) -> set[str]:
    return {mark for mark in (CZECH, GERMAN) if mark in text}


async def table_of_two(world: World, speaking: dict[int, str], locale: str = "cs") -> Playing:
    """A Czech table: Ada's Discord is Czech, Ben's German, and both have used the bot."""
    speaking.update({world.ada.id: "cs", world.ben.id: "de"})
    table = await started(world, world.ada, world.ben, locale=locale)
    await world.env.advance_time(5)
    return table


async def test_a_board_speaks_as_the_table_does_hands_and_refusals_to_readers(
    world: World, speaking: dict[int, str]
) -> None:
    table = await table_of_two(world, speaking)
    in_turn = await table.in_turn()
    for person, mark in ((world.ada, CZECH), (world.ben, GERMAN)):
        assert marks(read(await table.board())) == {CZECH}
        hand = panel_of(await press(person, await table.board(), "hand"))
        assert marks(read(hand)) == {mark}
        if person is not in_turn:
            assert marks(answer(await person.slash(world.channel, "draw"))) == {mark}
            assert marks(answer(await person.slash(world.channel, "discard", card="99 of nothing"))) == {mark}
    assert marks(read(await table.board())) == {CZECH}
    assert marks(answer(await world.dot.slash(world.channel, "hand"))) == set()


async def reminded(world: World, table: Playing, reminders: Reminders) -> list[str]:
    """What the person in turn is told in direct messages at half of the turn."""
    person = await table.in_turn()
    await world.bot.services.people.settle(person.id, reminders=reminders)
    await world.env.advance_time((await table.record()).pace.turn_s / 2 + 5)
    return direct_to(person)


async def test_reminders_and_the_daily_list_speak_as_their_reader_does(world: World, speaking: dict[int, str]) -> None:
    table = await table_of_two(world, speaking)
    person = await table.in_turn()
    await person.slash(world.channel, "hand")
    (told,) = await reminded(world, table, Reminders.DIRECT)
    assert marks(told) == {CZECH if person is world.ada else GERMAN}
    await world.bot.services.people.settle(person.id, language="de")
    await world.bot.digests._tell(await world.bot.services.people.get(person.id), world.bot.services.clock())
    assert marks(direct_to(person)[-1]) == {GERMAN}


async def test_who_has_never_used_the_bot_is_told_in_the_tables_language(
    world: World, speaking: dict[int, str]
) -> None:
    (told,) = await reminded(world, await table_of_two(world, speaking), Reminders.DIRECT)
    assert marks(told) == {CZECH}


async def test_a_reminder_in_the_channel_is_the_tables(world: World, speaking: dict[int, str]) -> None:
    table = await table_of_two(world, speaking, locale="de")
    await (await table.in_turn()).slash(world.channel, "hand")
    assert await reminded(world, table, Reminders.MENTION) == []
    assert {frozenset(marks(words(message))) for message in world.messages()} == {frozenset({GERMAN})}


async def test_a_language_is_chosen_for_oneself_and_given_up_again(world: World, speaking: dict[int, str]) -> None:
    speaking[world.ada.id] = "cs"
    panel = panel_of(await world.ada.slash(world.channel, "me"))
    assert marks(read(panel)) == {CZECH}
    await press(world.ada, panel, "language")
    choice = select_of(panel, "language")
    assert [(one["label"].strip(CZECH), one["value"]) for one in choice["options"]] == [
        ("As in your Discord", "discord"),
        ("English", "en"),
        ("Deutsch", "de"),
        ("Čeština", "cs"),
    ]
    for value, mark in (("de", {GERMAN}), ("en", set()), ("discord", {CZECH})):
        await choose_from(world.ada, panel, "language", value)
        assert marks(read(panel)) == mark
        assert marks(answer(await world.ada.slash(world.channel, "hand"))) == mark
        assert marks(answer(await world.ben.slash(world.channel, "hand"))) == set()


async def test_what_was_chosen_outlives_a_restart_and_is_forgotten_with_its_person(
    world: World, speaking: dict[int, str]
) -> None:
    await world.bot.services.people.settle(world.ada.id, language="de")
    await world.restart()
    assert marks(answer(await world.ada.slash(world.channel, "hand"))) == {GERMAN}
    person = await world.bot.services.people.get(world.ada.id)
    assert (person.language, person.locale) == ("de", "en-US")
    document = json.dumps(await world.bot.services.privacy.export(world.ada.id))
    assert '"language": "de"' in document
    await world.bot.services.privacy.forget(world.ada.id, "Nobody")
    assert (await world.bot.services.people.get(world.ada.id)).speaks is None
    assert marks(answer(await world.ada.slash(world.channel, "hand"))) == set()


async def test_discords_language_is_kept_once_and_anew_when_it_changes(world: World, speaking: dict[int, str]) -> None:
    people = world.bot.services.people
    for locale in ("de", "de", "cs"):
        speaking[world.ada.id] = locale
        await world.ada.slash(world.channel, "hand")
        assert (await people.get(world.ada.id)).speaks == locale
    await people.settle(world.ada.id, text_mode=True)
    person = await people.get(world.ada.id)
    assert (person.locale, person.text_mode) == ("cs", True)


async def test_a_host_chooses_the_language_of_a_table(world: World, speaking: dict[int, str]) -> None:
    table = await open_table(world, world.ada)
    assert marks(read(await table.board())) == set()
    panel = await changing(world.ada, table, "language")
    assert [one["value"] for one in select_of(panel, "language")["options"]] == ["en", "de", "cs"]
    await choose_from(world.ada, panel, "language", "cs")
    assert (await table.record()).locale == "cs"
    assert marks(read(await table.board())) == {CZECH}
    assert marks(read(panel)) == set()


async def test_a_table_speaks_as_its_server_does_else_as_its_community_else_as_its_host(
    world: World, speaking: dict[int, str]
) -> None:
    speaking[world.ada.id] = "cs"
    for settled, community, spoken in ((None, False, "cs"), (None, True, "de"), ("en", True, "en")):
        guild = world.bot.get_guild(world.guild.id)
        guild.features = ["COMMUNITY"] if community else []
        guild.preferred_locale = discord.Locale.german
        await world.bot.services.servers.settle(world.guild.id, lambda before, to=settled: replace(before, locale=to))
        told = await world.ada.slash(world.channel, "game new", game="disney_basic", seats=3)
        assert marks(answer(told)) == {CZECH}
        settings = words(panel_of(await world.ada.slash(world.channel, "settings")))
        assert (Wording.of("cs").language(spoken) in settings) == (settled is not None or community)
        record = await world.bot.services.games.game_in_channel(world.channel.id)
        assert record.locale == spoken
        await world.bot.services.games.whereabouts.channel_gone(world.channel.id)


async def test_forged_and_stale_languages_are_refused_and_change_nothing(
    world: World, speaking: dict[int, str], made_up: MadeUp
) -> None:
    table = await open_table(world, world.ada)
    leaf = await changing(world.ada, table, "language")
    mine = panel_of(await world.ada.slash(world.channel, "me"))
    await press(world.ada, mine, "language")
    made_up.write("de", MANIFEST, 'name = "Deutsch"\ncomplete = false\n')
    for panel in (leaf, mine):
        custom_id = select_of(panel, "language")["custom_id"]
        said = answer(await world.ada.select(panel, ["de"], custom_id=custom_id))
        assert "from an older version" in said
    assert (await table.record()).locale == "en"
    assert (await world.bot.services.people.get(world.ada.id)).language is None


async def test_who_spoke_a_language_that_is_taken_away_reads_english(
    world: World, speaking: dict[int, str], made_up: MadeUp
) -> None:
    table = await table_of_two(world, speaking)
    made_up.write("cs", MANIFEST, 'name = "Čeština"\ncomplete = false\n')
    assert marks(read(panel_of(await press(world.ada, await table.board(), "hand")))) == set()
    assert (await table.record()).locale == "cs"


async def test_a_pace_is_typed_by_its_name_in_ones_language_or_in_english(
    world: World, speaking: dict[int, str]
) -> None:
    speaking[world.ada.id] = speaking[world.ben.id] = "cs"
    await world.ada.slash(world.channel, "game new", game="disney_basic", pace=f"{CZECH}Slow")
    record = await world.bot.services.games.game_in_channel(world.channel.id)
    assert record.pace.name == "slow"
    refused = answer(await world.ben.slash(world.channel, "game new", game="disney_basic", pace="nikdy"))
    assert f"`{CZECH}slow`" in refused
    assert "`slow`" not in refused
