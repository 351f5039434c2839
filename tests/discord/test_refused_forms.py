"""What was typed into a form and refused stands in it again when it is opened again: in every form of the bot."""

import re
from pathlib import Path

from simcord.results import InteractionResult

import bot
from tests.discord.conftest import World
from tests.discord.tables import changing, open_table, select_of, words
from tests.discord.test_me import opened

UI = Path(bot.__file__).parent / "ui"


def stands_in(shown: InteractionResult) -> dict[str, str]:
    """What a form has in its fields."""
    found = [row.get("component", row) for row in shown.modal["components"]]
    return {field["custom_id"]: field.get("value", "") for field in found}


def test_every_form_is_opened_by_the_one_function_that_remembers() -> None:
    makes = re.compile(r"\.(Modal|send_modal)\b")
    made = {path.relative_to(UI).as_posix() for path in UI.rglob("*.py") if makes.search(path.read_text("utf-8"))}
    assert made == {"kit/forms.py"}


async def test_a_refused_setting_is_kept_for_who_typed_it_until_it_is_taken_or_a_quarter_of_an_hour(
    world: World,
) -> None:
    await world.bot.services.people.set_zone(world.ada.id, "Europe/Berlin")
    panel, theirs = [await opened(world, person) for person in (world.ada, world.ben)]
    for label, key, typed, taken in (
        ("Time zone", "city", "Narnia", "Munich"),
        ("Quiet hours", "hours", "25:00-08:00", "22:00-08:00"),
        ("Daily list", "at", "noon", "18:00"),
    ):
        await world.ada.submit_modal(await world.ada.click(panel, label=label), {key: typed})
        assert stands_in(await world.ada.click(panel, label=label)) == {key: typed}
        await world.ada.submit_modal(await world.ada.click(panel, label=label), {key: taken})
        assert stands_in(await world.ada.click(panel, label=label)) == {key: ""}
    await world.ada.submit_modal(await world.ada.click(panel, label="Time zone"), {"city": "Narnia"})
    assert stands_in(await world.ben.click(theirs, label="Time zone")) == {"city": ""}
    await world.env.advance_time(16 * 60)
    assert stands_in(await world.ada.click(await opened(world, world.ada), label="Time zone")) == {"city": ""}


async def test_a_house_rule_that_its_panel_refuses_is_told_why_and_kept(world: World) -> None:
    table = await open_table(world, world.ada)
    panel = await changing(world.ada, table, "house")
    for typed, told in (
        ("opening.points=many", "a whole number from 0 to 100"),
        ("opening.point=40", "Did you mean"),
        ("half a rule", "Write the name of a switch, = and a value"),
        ("opening.count_layoffs=on", "needs `opening.scope=sum_of_melds`"),
    ):
        shown = await world.ada.click(panel, label="Type several")
        said = await world.ada.submit_modal(shown, {"rules": typed})
        assert told in words(said.response or panel).replace("\\_", "_")
        assert stands_in(await world.ada.click(panel, label="Type several")) == {"rules": typed}
    await world.ada.submit_modal(await world.ada.click(panel, label="Type several"), {"rules": "opening.points=45"})
    assert "Changed" in words(panel)
    assert select_of(panel, "page")
