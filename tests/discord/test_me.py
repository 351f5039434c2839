"""`/me` in the simulated Discord: what somebody settles for themselves, in one panel, and their own data."""

import json
import re
from dataclasses import replace
from datetime import time

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.records.people import Person, QuietHours, Reminders
from tests.discord.conftest import World
from tests.discord.tables import alts, answer, choose_from, labels, panel_of, press, select_of, started, tap, words


async def opened(world: World, person: MemberActor) -> ResponseMessage:
    panel = panel_of(await person.slash(world.channel, "me"))
    assert panel.ephemeral
    return panel


async def filled(world: World, person: MemberActor, panel: ResponseMessage, label: str, **typed: str) -> str:
    """Press a button, fill its form in; gives what was answered, or else what the panel shows then."""
    shown = await tap(person, panel, label)
    done = await person.submit_modal(shown, typed)
    return answer(done) if done.response or done.followups else words(panel)


async def settled(world: World, person: MemberActor) -> Person:
    return await world.bot.services.people.get(person.id)


async def test_a_zone_is_found_by_its_city_and_opens_the_rest(world: World) -> None:
    panel = await opened(world, world.ada)
    said = words(panel)
    for line in (
        "Time zone: not known yet; quiet hours, vacation and daily list need it",
        "Quiet hours: none",
        "Days left this year: 35",
        "Daily list of waiting games: none",
    ):
        assert line in said
    can = labels(panel)
    assert (can["Time zone"], can["Standing orders"], can["Quiet hours"], can["Vacation"]) == (True, True, False, False)
    assert "Several places fit" in await filled(world, world.ada, panel, "Time zone", city="san l")
    chosen = "America/Argentina/San_Luis"
    await choose_from(world.ada, panel, "zone", chosen)
    assert "Time zone: San Luis" in words(panel)
    assert (await settled(world, world.ada)).habits.zone == chosen
    assert "Time zone: Berlin (it is" in await filled(world, world.ada, panel, "Time zone", city="berlin")
    assert labels(panel)["Quiet hours"]
    assert "10:00\u202fPM to 8:00\u202fAM" in await filled(world, world.ada, panel, "Quiet hours", hours="22:00-08:00")
    assert (await settled(world, world.ada)).habits.quiet == QuietHours(time(22), time(8))
    assert "Quiet hours: none" in await filled(world, world.ada, panel, "Quiet hours", hours="")


async def test_what_cannot_be_is_refused_in_one_sentence_and_a_vacation_planned_and_called_off(world: World) -> None:
    await world.bot.services.people.set_zone(world.ada.id, "Europe/Berlin")
    panel = await opened(world, world.ada)
    before = await settled(world, world.ada)
    for label, typed, said in (
        ("Time zone", {"city": "Narnia"}, "No place goes by “Narnia”"),
        ("Quiet hours", {"hours": "25:00-08:00"}, "“25:00-08:00” are no quiet hours"),
        ("Quiet hours", {"hours": "08:00-08:00"}, "at most 14 hours"),
        ("Daily list", {"at": "noon"}, "“noon” is no time of day"),
    ):
        assert said in await filled(world, world.ada, panel, label, **typed)
        assert await settled(world, world.ada) == before
    await tap(world.ada, panel, "Vacation")
    assert "planned no vacation" in words(panel)
    told = await filled(world, world.ada, panel, "Plan a vacation", first="", last="7")
    assert "7 days" in told
    assert "28 more days" in told
    assert "already" in await filled(world, world.ada, panel, "Plan a vacation", first="", last="40")
    (vacation,) = (await settled(world, world.ada)).habits.vacations
    await choose_from(world.ada, panel, "unplan", vacation.first.isoformat())
    assert "35 more days" in words(panel)
    await tap(world.ada, panel, "Back to your settings")
    assert "none planned" in words(panel)


async def test_what_is_on_or_off_is_switched_by_its_button(world: World) -> None:
    panel = await opened(world, world.ada)
    for label, kept in (
        ("Four colours: off", Person(world.ada.id, four_colours=True)),
        ("Four colours: on", Person(world.ada.id)),
        ("Words only: off", Person(world.ada.id, text_mode=True)),
        ("Explanations: on", Person(world.ada.id, text_mode=True, teaching=False)),
        ("Words only: on", Person(world.ada.id, teaching=False)),
        ("Explanations: off", Person(world.ada.id)),
        ("Call me to knock: off", Person(world.ada.id, called_to_knock=True)),
        ("Call me to knock: on", Person(world.ada.id)),
        ("Ask before discarding: off", Person(world.ada.id, asks_before_discarding=True)),
        ("Ask before discarding: on", Person(world.ada.id)),
    ):
        await tap(world.ada, panel, label)
        assert await settled(world, world.ada) == replace(kept, locale="en-US"), label


async def test_how_one_is_reminded_is_chosen_and_shown_as_chosen(world: World) -> None:
    panel = await opened(world, world.ada)
    await tap(world.ada, panel, "How you are reminded")
    await choose_from(world.ada, panel, "reminders", "direct")
    assert [one["value"] for one in select_of(panel, "reminders")["options"] if one.get("default")] == ["direct"]
    assert (await settled(world, world.ada)).reminders is Reminders.DIRECT


async def test_whoever_wants_words_alone_gets_no_picture_in_any_panel_and_others_do(world: World) -> None:
    playing = await started(world)
    ada, ben = playing.people[:2]
    await world.bot.services.people.settle(ada.id, text_mode=True)
    for command in ("hand", "table"):
        mine, theirs = [panel_of(await one.slash(world.channel, command)) for one in (ada, ben)]
        assert (alts(mine), bool(alts(theirs))) == ([], True)
        assert not mine.attachments
    hand = await playing.open_hand(ada)
    assert re.search(r"Your 1[34] cards: ", words(hand))
    await tap(ada, hand, "Sort by suit")
    assert alts(hand) == []


async def test_one_gets_ones_data_as_a_private_file_and_may_have_it_deleted_while_playing(world: World) -> None:
    table = await started(world, world.ada, world.ben)
    hand = await table.open_hand(world.ben)
    panel = panel_of(await world.ben.slash(world.channel, "me"))
    for way in ("Block list", "Back", "Your data", "Back to your settings", "Your data", "Get my data"):
        await tap(world.ben, panel, way)
    assert panel.ephemeral
    (file,) = panel.attachments
    document = json.loads(await file.read())
    assert (document["user"], len(document["seats"])) == (world.ben.id, 1)
    await tap(world.ben, panel, "Back")
    await tap(world.ben, panel, "Delete my data")
    assert "In the match that you play the computer takes your seat" in words(panel)
    await tap(world.ben, panel, "Keep it")
    assert (await table.record()).holders[1].user_id == world.ben.id
    await tap(world.ben, panel, "Delete my data")
    await tap(world.ben, panel, "Delete everything")
    assert "Everything about you is deleted" in words(panel)
    assert (await table.record()).holders[1].user_id is None
    assert "seat" in answer(await press(world.ben, hand, "more"))
    assert "ben" not in words(await table.board()).split()
