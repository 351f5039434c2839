"""The workbench at work: a table rebuilt by the solver, by hand and by text, each shown before anything is public."""

import discord
import pytest

from engine.cards import PLAYING_CARDS
from engine.variants import VARIANTS
from tests.discord.conftest import World
from tests.discord.tables import alts, answer, labels, panel_of, select_of, tap, words
from tests.discord.workbenches import at_the_rack, choose, lay_chosen, move_by_hand, pick, to_list, with_cards


async def test_what_is_typed_chosen_or_hinted_is_laid_once_confirmed(world: World) -> None:
    playing, ada, panel = await at_the_rack(world)
    typed = panel_of(await ada.slash(world.channel, "rearrange", table="P4 P5 P6 | P7 P8 P9 | B9 G9 Y9"))
    assert "The table is right like this" in words(typed)
    await tap(ada, typed, "Confirm")
    assert sorted(await playing.melds()) == ["B9 G9 Y9", "P4 P5 P6", "P7 P8 P9"]
    _, _, panel = await at_the_rack(world, at=playing)
    await lay_chosen(ada, panel, "G1")
    assert "No way was found to lay all of this: G1" in words(panel)
    assert "Chosen: G1" in words(panel)
    assert any(name.startswith("Lay") for name in labels(panel)), "it may be chosen otherwise"
    await tap(ada, panel, "Hint")
    assert "You lay P8 P9 P10" in words(panel)
    await tap(ada, panel, "Back")
    assert "Hint" in labels(panel)
    await lay_chosen(ada, panel, "P8")
    assert "The table is right like this" in words(panel)
    assert "purple 4, 5, 6, 7, 8 |" in alts(panel)[0]
    assert await playing.melds() == ["P4 P5 P6 P7", "B9 G9 Y9"], "nothing is public before it is confirmed"
    await tap(ada, panel, "Confirm")
    assert await playing.melds() == ["P4 P5 P6 P7 P8", "B9 G9 Y9"]
    assert (await playing.in_turn()) is world.ben


async def test_by_hand_a_tile_is_taken_from_a_run_and_what_is_wrong_said_and_undone_step_by_step(world: World) -> None:
    playing, ada, panel = await at_the_rack(world, rack="P7 B7 G7 G1")
    await tap(ada, panel, "By hand")
    assert "Nothing is changed yet" in words(panel)
    await pick(ada, panel, "benchpick", "2")
    await tap(ada, panel, "Split here")
    assert "Melds 1 and 2 need one more tile each." in words(panel)
    assert not labels(panel)["Confirm"]
    await move_by_hand(ada, panel, "P7", "1")
    assert "Meld 1 needs one more tile." in words(panel)
    assert "Meld 2: A row has each tile only once, and P7 is there twice" in words(panel)
    await tap(ada, panel, "Undo")
    assert "Melds 1 and 2 need one more tile each." in words(panel)
    await tap(ada, panel, "Undo")
    assert "Nothing is changed yet" in words(panel)
    assert await playing.melds() == ["P4 P5 P6 P7", "B9 G9 Y9"]
    await pick(ada, panel, "benchfocus", "0")
    await pick(ada, panel, "benchpick", "3")
    await move_by_hand(ada, panel, "B7 G7", "new")
    assert "The table is right like this" in words(panel)
    await tap(ada, panel, "Confirm")
    assert sorted(await playing.melds()) == ["B9 G9 Y9", "P4 P5 P6", "P7 B7 G7"]


async def test_a_workbench_left_open_is_closed_once_the_turn_is_over(world: World) -> None:
    playing = None
    for action, value in (("benchfocus", "1"), ("benchpick", "0"), ("cards", "9S.0")):
        playing, ada, panel = await at_the_rack(world, at=playing)
        await tap(ada, panel, "By hand")
        await to_list(ada, panel, action, value)
        world.bot.panels.close()  # as after a restart: nobody knows of the panel any more
        await ada.slash(world.channel, "draw")
        assert (await playing.in_turn()) is world.ben
        await pick(ada, panel, action, value)
        assert "ben is to lay tiles" in words(panel)
        assert "The table as you would leave it" not in words(panel)
        assert "Confirm" not in labels(panel)
    playing, ada, _ = await at_the_rack(world, at=playing)
    typed = panel_of(await ada.slash(world.channel, "rearrange", table="P4 P5 P6 | P7 P8 P9 | B9 G9 Y9"))
    world.bot.panels.close()
    await ada.slash(world.channel, "draw")
    await tap(ada, typed, "Confirm")
    assert "That button belongs to an earlier turn" in words(typed)


async def test_raeuber_romme_is_rebuilt_from_the_hand(world: World) -> None:
    playing, ada, panel = await with_cards(world, "8H 7S 7C KD", "4H 5H 6H 7H", opened=(0, 1))
    await choose(ada, panel, "7S 7C", PLAYING_CARDS)
    await tap(ada, panel, "Rebuild")
    assert "The table is right like this" in words(panel)
    await tap(ada, panel, "Confirm")
    assert sorted(await playing.melds()) == ["4H 5H 6H", "7S 7H 7C"]
    assert any(name.startswith("Discard") for name in labels(panel))


async def test_pieces_of_a_heap_that_fills_two_selects_are_picked_from_both(world: World) -> None:
    table = " | ".join(" ".join(f"{colour}{number}" for number in range(1, 14)) for colour in "PB")
    _, ada, panel = await at_the_rack(world, rack="P9 G1", table=table)
    await tap(ada, panel, "By hand")
    await pick(ada, panel, "benchpick", *map(str, range(13)))
    await pick(ada, panel, "benchfocus", "1")
    await pick(ada, panel, "benchpick", *map(str, range(13)))
    await pick(ada, panel, "benchmove", "new")
    for values in (["0", "24"], ["25"], ["24"]):
        await pick(ada, panel, "benchpick", *values)
    chosen = next(line for line in words(panel).splitlines() if line.startswith("Chosen: "))
    assert len(chosen.split()) == 3, "the first select's other piece was let go, the second's was kept"


async def test_a_forged_choice_of_it_is_answered_with_what_is_so(world: World) -> None:
    _, ada, panel = await at_the_rack(world, rack="P9 G1", table="P1 P2 P3 P4 | B5 B6 B7")
    await tap(ada, panel, "By hand")
    await pick(ada, panel, "benchpick", "0")
    custom_id = select_of(panel, "benchmove")["custom_id"]
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Select(custom_id=custom_id, options=[discord.SelectOption(label="Forged", value="0")]))
    channel = world.bot.get_partial_messageable(world.channel.id, guild_id=world.guild.id)
    forged = await ada.select(await channel.send("forged", view=view), ["0"], custom_id=custom_id)
    assert "What you have chosen lies in meld 1 already. Choose another place for it." in answer(forged)


@pytest.mark.parametrize(
    ("variant", "told"),
    [("my_rummy", "your tiles that lie in no meld go back"), ("tile_rummy", "with 3 penalty tiles")],
)
async def test_the_workbench_says_what_the_clock_would_do_with_it(world: World, variant: str, told: str) -> None:
    letter = VARIANTS[variant].notation.letters[0]
    table = f"{letter}4 {letter}5 {letter}6 {letter}7"
    _, ada, panel = await at_the_rack(world, variant=variant, rack=f"{letter}8 {letter}1", table=table)
    await tap(ada, panel, "By hand")
    assert "If your time runs out" not in words(panel)
    await move_by_hand(ada, panel, f"{letter}8", "0", VARIANTS[variant].notation)
    assert "If your time runs out, this is laid as it lies here." in words(panel)
    await pick(ada, panel, "benchpick", "2")
    await tap(ada, panel, "Split here")
    await move_by_hand(ada, panel, f"{letter}1", "new", VARIANTS[variant].notation)
    assert told in words(panel)
