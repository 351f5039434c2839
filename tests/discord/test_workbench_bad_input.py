"""Tables that cannot be, as typed or as a first laying-out: one sentence with the piece and the rule, and no harm."""

from engine.cards import PLAYING_CARDS
from tests.discord.conftest import World
from tests.discord.tables import answer, labels, panel_of, started, tap, words
from tests.discord.workbenches import at_hand, at_the_rack, choose, lay_chosen, move_by_hand, with_cards

THERE = "P4 P5 P6 P7 | B9 G9 Y9"


async def refused(world: World, table: str) -> str:
    """The first line of the answer to a typed table."""
    result = await world.ada.slash(world.channel, "rearrange", table=table)
    return answer(result).splitlines()[0].removeprefix("> ")


async def test_a_bad_table_is_refused_in_a_sentence_and_the_draft_stays_and_outlives_the_program(world: World) -> None:
    playing, ada, panel = await at_the_rack(world, table=THERE)
    await tap(ada, panel, "By hand")
    await move_by_hand(ada, panel, "P8", "0")
    for table, told in [
        ("P4 P5 X6 | B9 G9 Y9", "“X6” names no tile. Write "),
        ("P4 P5 P14 | B9 G9 Y9", "“P14” names no tile"),
        ("P4 P5 8 | B9 G9 Y9", "“8” names no tile. Write `P8`, `B8`, `G8`, or `Y8`."),
        ("P4 P5 JK=X6 P7 | B9 G9 Y9", "“X6” names no tile"),
        (f"{THERE} | P8 P9 Y13", "You do not hold Y13, and the table has no other"),
        ("P4 P5 P6 P7 P8 P8 | B9 G9 Y9", "You do not hold P8, and the table has no other"),
        (f"{THERE} | P8 P9 JK", "You do not hold Joker, and the table has no other"),
        (f"{THERE} | P8 P9", "P8 P9: "),
        (f"{THERE} | P8 P9", "too few tiles for a meld. It needs at least 3"),
        ("P4 P5 P6 P7 P9 | B9 G9 Y9", "P4 P5 P6 P7 P9: The row has a gap: it lacks P8"),
        ("P4 P5 P6 P7 | B9 G9 Y9 P9 G9", "You do not hold G9"),
        ("P5 P6 P7 P8 | B9 G9 Y9", "P4 was on the table and must stay there"),
        ("P8 P9 P10", "P4 was on the table and must stay there"),
        ("|", "No tile is chosen"),
        (THERE, "You have added nothing from your rack"),
        (f"{THERE} | G1", "G1: "),
    ]:
        assert told in await refused(world, table), table
    await world.restart()
    panel = await at_hand(world, ada)
    assert "You lay P8" in words(panel)
    assert await playing.melds() == ["P4 P5 P6 P7", "B9 G9 Y9"]
    await tap(ada, panel, "Confirm")
    assert await playing.melds() == ["P4 P5 P6 P7 P8", "B9 G9 Y9"]


async def test_a_text_beyond_all_measure_is_refused_in_a_short_sentence(world: World) -> None:
    await at_the_rack(world, table=THERE)
    for table in ("P4 " * 1500, "P" * 3000, "P4 P5 P6 | " * 400, "| " * 2000, "JK=P4 " * 900):
        said = await refused(world, table.strip())
        assert 0 < len(said) < 300
        assert "wrong on our side" not in said


async def test_a_meld_that_is_none_is_named_once_and_whole_and_which_card_a_joker_must_be_announced_as(
    world: World,
) -> None:
    await with_cards(world, "7S 7C JK 8H KD", "4H 5H 6H", opened=(0, 1))
    assert (await refused(world, "4H 5H 6H | 8H 7S JK")).startswith("8♥︎ 7♠︎ Joker: these cards are neither ")
    said = await refused(world, "4H 5H 6H | 7S 7C JK")
    assert "Say which card the joker stands for" in said
    panel = panel_of(await world.ada.slash(world.channel, "rearrange", table="4H 5H 6H | 7S 7C JK=7D"))
    assert "The table is right like this" in words(panel)


async def test_a_table_is_not_typed_out_of_turn_or_before_the_draw(world: World) -> None:
    playing, ada, _ = await with_cards(world, "7S 7C KD", "4H 5H 6H 7H", opened=(0, 1))
    result = await world.ben.slash(world.channel, "rearrange", table="4H 5H 6H 7H | 2S 3S 4D")
    assert "It is ada’s turn" in answer(result)
    await choose(ada, await at_hand(world, ada), "KD", PLAYING_CARDS)
    await ada.slash(world.channel, "discard", card="KD")
    result = await world.ben.slash(world.channel, "rearrange", table="4H 5H 6H 7H | 2S 3S 4D")
    assert "cannot do that at this moment" in answer(result)
    assert await playing.melds() == ["4H 5H 6H 7H"]


async def test_a_game_without_rebuilding_says_so(world: World) -> None:
    await started(world, world.ada, world.ben, variant="nsv_layoff")
    assert "In this game melds stay as they were laid" in await refused(world, "4H 5H 6H 7H")


UNOPENED: tuple[int, ...] = ()


async def test_a_first_laying_that_falls_short_is_told_meld_by_meld_and_cannot_be_pressed(world: World) -> None:
    playing, ada, panel = await at_the_rack(world, rack="P1 P2 P3 G7 G8 G9 G1", opened=UNOPENED)
    await choose(ada, panel, "P1 P2 P3")
    assert "Row, 6 points. With these you have 6 of the 30 points" in words(panel)
    assert "Lay" not in " ".join(labels(panel))
    typed = await ada.slash(world.channel, "rearrange", table="P4 P5 P6 P7 | B9 G9 Y9 | P1 P2 P3")
    assert "must be worth 30 points from your rack alone and these are worth 6" in answer(typed)
    assert await playing.melds() == ["P4 P5 P6 P7", "B9 G9 Y9"]
    panel = await at_hand(world, ada)
    await tap(ada, panel, "By hand")
    assert "must be worth 30 points" in words(panel)
    await move_by_hand(ada, panel, "P1 P2 P3", "new")
    assert "these are worth 6" in words(panel)
    assert not labels(panel)["Confirm"]
    await move_by_hand(ada, panel, "G7 G8 G9", "new")
    assert "The table is right like this" in words(panel)
    await tap(ada, panel, "Confirm")
    assert await playing.melds() == ["P4 P5 P6 P7", "B9 G9 Y9", "P1 P2 P3", "G7 G8 G9"]


async def test_a002_10_the_table_is_not_to_be_touched_in_the_turn_of_the_opening(world: World) -> None:
    _, ada, panel = await at_the_rack(world, rack="P8 G10 G11 G12 G1", opened=UNOPENED)
    await tap(ada, panel, "By hand")
    await move_by_hand(ada, panel, "G10 G11 G12", "new")
    assert labels(panel)["Confirm"]
    await move_by_hand(ada, panel, "P8", "0")
    assert "You can use the melds on the table after you have opened" in words(panel)
    assert not labels(panel)["Confirm"]


async def test_a003_10_raeuber_romme_tells_how_far_36_with_the_touched_run_is_from_40(world: World) -> None:
    _, ada, panel = await with_cards(world, "7S 7C KD 2D", "4H 5H 6H 7H", opened=UNOPENED)
    await choose(ada, panel, "7S 7C", PLAYING_CARDS)
    await tap(ada, panel, "Rebuild")
    assert "must be worth 40 points, and these are worth 36" in words(panel)
    assert not labels(panel)["Confirm"]


async def test_a_panel_that_is_older_than_the_table_confirms_nothing(world: World) -> None:
    playing, ada, panel = await at_the_rack(world, rack="P8 G1")
    await lay_chosen(ada, panel, "P8")
    world.bot.panels.close()  # as after a restart: nobody knows of the panel any more
    newer = await at_hand(world, ada)
    await tap(ada, newer, "Confirm")
    await tap(ada, panel, "Confirm")
    assert "That button belongs to an earlier turn" in words(panel)
    assert await playing.melds() == ["P4 P5 P6 P7 P8", "B9 G9 Y9"]
