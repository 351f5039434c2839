"""House rules for people: the panel of a lobby, and the rule sets that a server keeps under names of its own."""

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.hosting.rule_sets import MOST_SETS
from bot.ui.lobby.house_rules import typed_switches
from engine.rules.switches import values_of as switches_of
from tests.discord.conftest import World
from tests.discord.tables import (
    Playing,
    answer,
    changing,
    choose_from,
    keeper,
    labels,
    open_table,
    parts,
    select_of,
    settings_page,
    started,
    tap,
    values_of,
    words,
)
from tests.ui.looks import changed_throughout


async def the_panel(table: Playing, person: MemberActor) -> ResponseMessage:
    """The house rules of a lobby, as its list leads to them."""
    panel = await changing(person, table, "house")
    assert panel.ephemeral
    return panel


async def turn_to(person: MemberActor, panel: ResponseMessage, page: str, switch: str) -> None:
    value = next(option["value"] for option in select_of(panel, "page")["options"] if option["label"] == page)
    await choose_from(person, panel, "page", value)
    await choose_from(person, panel, "switch", switch)


async def test_the_host_changes_a_switch_and_the_table_shows_it(world: World) -> None:
    table = await open_table(world, world.ada)
    panel = await the_panel(table, world.ada)
    await turn_to(world.ada, panel, "Jokers", "joker.swap")
    assert "It can be: `own_turn_after_opening`, `own_turn`, or `never`." in words(panel)
    await choose_from(world.ada, panel, "value", "never")
    assert "It can be" not in words(panel), "the list of values has made room again"
    assert "`joker.swap=never`" in words(panel)
    assert "(default: `own_turn_after_opening`)" in words(panel)
    assert "No card frees a joker on the table." in words(await changing(world.ada, table))
    assert (await table.record()).switches == {"match.rounds": 1, "joker.swap": "never"}
    await choose_from(world.ada, panel, "switch", "joker.swap")
    await tap(world.ada, panel, "By default")
    assert "Jokers on the table" not in words(await changing(world.ada, table))


async def test_numbers_and_what_only_goes_together_are_typed_and_others_look(world: World) -> None:
    table = await open_table(world, world.ada)
    panel = await the_panel(table, world.ada)
    await turn_to(world.ada, panel, "First melds, laying off", "opening.points")
    shown = await tap(world.ada, panel, "Type a value")
    assert shown.modal["components"][0]["label"] == "30 points needed to open."
    done = await world.ada.submit_modal(shown, {"value": "45"})
    assert "Changed" in words(done.response or panel)
    assert "45 points needed to open." in words(await changing(world.ada, table))
    panel = await the_panel(table, world.ada)
    await turn_to(world.ada, panel, "First melds, laying off", "opening.points")
    shown = await tap(world.ada, panel, "Type a value")
    refused = await world.ada.submit_modal(shown, {"value": "many"})
    assert "a whole number from 0 to 100" in words(refused.response or panel)
    panel = await the_panel(table, world.ada)
    shown = await tap(world.ada, panel, "Type several")
    await world.restart()
    await world.ada.submit_modal(
        shown, {"rules": "set.distinct_suits=off set.max=none match.rounds=2 opening.points=30"}
    )
    assert (await table.record()).switches == {"set.distinct_suits": False, "set.max": None, "match.rounds": 2}
    await tap(world.ada, panel, "Standard rules")
    assert (await table.record()).switches == {}
    assert "Standard rules." in words(await changing(world.ada, table))
    theirs = await the_panel(table, world.ben)
    assert "The host settles these" in words(theirs)
    assert labels(theirs) == {"Back": True}
    assert not [part for part in parts(theirs) if part["type"] == 3 and ":value:" in part["custom_id"]]


async def test_every_page_opens_and_the_rules_are_saved_where_nearly_everything_is_changed(world: World) -> None:
    house = {
        name: value for name, value in changed_throughout("disney_basic").switches.items() if "players" not in name
    }
    assert len(house) > 60
    table = await open_table(world, world.ada, rules=typed_switches(house))
    told = words(await changing(world.ada, table))
    assert " more." in told
    assert "**Rules**" not in told, "no button is called so here"
    book = await changing(world.ada, table, "rules")
    told = []
    for page in values_of(book, "turn"):
        await choose_from(world.ada, book, "turn", page)
        told.append(words(book))
    assert all(f"page {number} of {len(told)}" in text for number, text in enumerate(told, start=1))
    told_of = [line for text in told for line in text.splitlines() if "(booklet: " in line or "(default: " in line]
    assert all(any(f"`{name}=" in line for line in told_of) for name in house)
    saved = await save(keeper(world), world, {"name": "Everything"}, "disney_basic")
    assert "… +" in words(saved)
    assert "## Everything" in words(saved)


async def save(person: MemberActor, world: World, typed: dict[str, str], variant: str) -> ResponseMessage:
    """Save rules for a game, as the form has them where nothing is typed; gives their page, or why not."""
    panel = await settings_page(world, person, "rules")
    shown = await tap(person, panel, "Save new rules")
    fields = [row["component"] for row in shown.modal["components"]]
    prefilled = {field["custom_id"]: field.get("value", "") for field in fields}
    done = await person.submit_modal(shown, prefilled | {"game": [variant]} | typed)
    return done.followups[-1] if done.followups else done.response or panel


async def test_a_server_saves_the_rules_of_its_table_and_plays_by_them(world: World) -> None:
    kay = keeper(world)
    await started(world, world.ada, world.ben, rules="opening.points=45 deal.packets=3-3-7")
    assert "means standard rules" in words(await save(kay, world, {"name": "standardregeln"}, "disney_basic"))
    page = await save(kay, world, {"name": "Club  night"}, "disney_basic")
    assert "## Club night" in words(page)
    assert "`match.rounds=1 deal.packets=3-3-7 opening.points=45`" in words(page)
    await tap(kay, page, "Play by these here")
    assert "This server plays Disney 100 Rummy by them." in words(page)
    other = world.guild.create_text_channel("other")
    await world.dot.slash(other, "game new", game="disney_basic")
    record = await world.bot.services.games.game_in_channel(other.id)
    assert switches_of(record.rules)["deal.packets"] == (3, 3, 7)


async def test_saved_rules_are_chosen_at_a_table_and_the_booklet_too_and_forgotten(world: World) -> None:
    kay = keeper(world)
    page = await save(kay, world, {"name": "Short", "rules": "match.eliminate_at=50"}, "czech_rummy")
    await tap(kay, page, "Play by these here")
    await tap(kay, page, "Play by standard rules")
    assert "This server plays" not in words(page)
    table = await open_table(world, world.dot, variant="czech_rummy")
    for value, switches in (("Short", {"match.eliminate_at": 50}), ("booklet", {})):
        panel = await changing(world.dot, table, "saved")
        await choose_from(world.dot, panel, "saved", value)
        assert (await table.record()).switches == switches
    await choose_from(world.dot, await changing(world.dot, table, "saved"), "saved", "Short")
    panel = await changing(world.dot, table, "saved")
    await tap(kay, page, "Forget")
    assert "None yet." in words(page)
    refused = await choose_from(world.dot, panel, "saved", "Short")
    assert "This server has no rules called “Short”." in answer(refused)
    assert (await table.record()).switches == {"match.eliminate_at": 50}


async def test_every_set_that_a_server_may_save_is_in_the_list_of_a_table_and_of_the_settings(world: World) -> None:
    kay = keeper(world)
    for number in range(MOST_SETS):
        page = await save(kay, world, {"name": f"Set {number}"}, "czech_rummy")
    await tap(kay, page, "Back")
    assert len(values_of(page, "one")) == MOST_SETS
    table = await open_table(world, world.dot, variant="czech_rummy")
    assert len(values_of(await changing(world.dot, table, "saved"), "saved")) == MOST_SETS + 1
