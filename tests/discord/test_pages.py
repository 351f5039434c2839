"""Rules and help: page by page, from the rule set that is being played."""

from simcord.results import ResponseMessage

from bot.ui.lobby.house_rules import parse_house_rules
from tests.discord.conftest import World
from tests.discord.tables import answer, choose_from, labels, open_table, panel_of, select_of, tap, words


async def test_the_rules_of_a_game_are_told_with_its_house_rules_from_the_first_page_on(world: World) -> None:
    table = await open_table(world, world.ada, rules="opening.points=45")
    panel = panel_of(await world.dot.slash(world.channel, "game rules"))
    assert panel.ephemeral
    assert "## In 30 seconds" in words(panel)
    titles = {option["label"]: option["value"] for option in select_of(panel, "turn")["options"]}
    await choose_from(world.dot, panel, "turn", titles["Your first melds of a round"])
    assert "45 points" in words(panel)
    await choose_from(world.dot, panel, "turn", titles["House rules"])
    assert "`opening.points=45`" in words(panel)
    house = parse_house_rules("opening.points=0 meld_from_lap=1 claim.enabled=off layoff.enabled=off")
    await world.bot.services.games.lobbies.change_rules(table.game_id, world.ada.id, house, "others")
    told = answer(await world.dot.slash(world.channel, "game rules"))
    for gone in ("first meld", "First lap", "Knocking", "add cards"):
        assert gone not in told


async def test_pages_are_turned_to_either_side_and_help_leads_from_zero_to_the_first_move(world: World) -> None:
    panel = panel_of(await world.dot.slash(world.channel, "game rules", game="disney_layoff"))
    assert not labels(panel)["Back"]
    await tap(world.dot, panel, "Next")
    assert "## The aim" in words(panel)
    await tap(world.dot, panel, "Back")
    assert "## In 30 seconds" in words(panel)
    assert len(await to_the_last_page(world, panel)) > 9
    read = "".join(await to_the_last_page(world, panel_of(await world.dot.slash(world.channel, "help"))))
    for word in ("/game new", "Join", "Start", "My hand", "Draw", "Discard", "Knock", "Standing orders"):
        assert word in read


async def to_the_last_page(world: World, panel: ResponseMessage) -> list[str]:
    """What stands on each page."""
    read = [words(panel)]
    while labels(panel)["Next"]:
        await tap(world.dot, panel, "Next")
        read.append(words(panel))
    return read
