"""The hand panel at work, on tables laid out for it: melds found, questions asked, jokers freed, everything in step."""

from typing import Any

from simcord.results import ResponseMessage

from engine.games.views import Phase
from tests.discord.conftest import World
from tests.discord.tables import (
    Playing,
    alts,
    answer,
    answer_question,
    behind_more,
    choose_cards,
    dealt,
    labels,
    press,
    press_with,
    question_of,
    tap,
    values_of,
    words,
)
from tests.engine.builders import card

OTHERS = ("2D 3D", "4D 5D")


async def sitting(
    world: World, hand: str, *, at: Playing | None = None, rules: str = "", **table: Any
) -> tuple[Playing, ResponseMessage]:
    """A table of three at which Ada is to play with this hand, `at` one that is there; and her panel, open."""
    playing = await dealt(world, hand, *OTHERS, at=at, rules=rules, **table)
    return playing, await playing.open_hand(world.ada)


def held(panel: ResponseMessage) -> set[str]:
    """The cards that can be chosen in a panel."""
    return {value.partition(".")[0] for value in values_of(panel, "cards")}


async def test_nine_chosen_cards_are_three_melds_with_one_press_of_a_panel_of_before_a_restart(world: World) -> None:
    table, panel = await sitting(world, "7H 8H 9H KS KH KD 2C 3C 4C AS")
    await choose_cards(world.ada, panel, "7H 8H 9H KS KH KD 2C 3C 4C")
    await world.restart()
    await world.env.advance_time(20 * 60)
    await press(world.ada, panel, "meld")
    assert sorted(await table.melds()) == ["2C 3C 4C", "7H 8H 9H", "KS KH KD"]
    assert "**You**: laid K" in words(panel)
    assert await table.hand(world.ada) == "AS"
    assert "spades ace" in alts(panel)[0]


async def test_a_joker_with_two_places_is_asked_about_and_an_old_answer_lays_nothing(world: World) -> None:
    table = None
    for in_time in (True, False):
        table, panel = await sitting(world, "10H JH JK KS 2C", at=table)
        await press_with(world.ada, panel, "10H JH JK", "meld")
        question = question_of(panel)
        assert [option["label"] for option in question["options"]] == ["10♥︎ J♥︎ Joker=Q♥︎", "Joker=9♥︎ 10♥︎ J♥︎"]
        assert await table.melds() == []
        if not in_time:
            world.bot.panels.close()  # as after a restart: nobody knows of the panel any more
            await choose_cards(world.ada, await table.open_hand(world.ada), "10H")
        await answer_question(world.ada, panel)
        assert await table.melds() == (["10H JH JK"] if in_time else [])
        assert question_of(panel) is None


async def test_a001_05_a_freed_joker_that_must_be_laid_at_once_waits_for_its_meld(world: World) -> None:
    at_once, lying = "joker.freed=immediately_in_new_meld", [(0, "5H JK=6H 7H")]
    table, panel = await sitting(world, "6H KS KD 2C 9D", melds=lying, rules=at_once)
    assert "💡" in words(panel)
    for taken_back in (True, False):
        await press_with(world.ada, panel, "6H", "swap")
        assert "The freed joker must be laid at once" in words(panel)
        assert "💡" not in words(panel), "a tip is on the hand as it was dealt"
        assert await table.melds() == ["5H JK 7H"], "nothing has happened yet"
        assert held(panel) == {"KS", "KD", "2C", "9D", "JK"}
        if taken_back:
            await tap(world.ada, panel, "Clear choice")
            assert held(panel) == {"6H", "KS", "KD", "2C", "9D"}, "a swap that waits can be taken back"
            assert await table.melds() == ["5H JK 7H"]
    await press_with(world.ada, panel, "KS KD JK", "meld")
    assert sorted(await table.melds()) == ["5H 6H 7H", "KS KD JK"]
    assert await table.hand(world.ada) == "9D 2C"


async def test_g28_a_call_that_was_switched_on_goes_with_the_last_card(world: World) -> None:
    table, panel = await sitting(world, "KS", rules="go_out.call=required", melds=[(0, "4S 5S 6S")])
    await choose_cards(world.ada, panel, "KS")
    assert "💡 **Call “rummy”** (More), then K♠︎." in words(panel)
    await tap(world.ada, panel, "Call “rummy”")
    assert "💡 Discard K♠︎, and the round is yours." in words(panel)
    await press(world.ada, panel, "more")
    assert "“Rummy” will be called" in behind_more(panel)
    await press(world.ada, panel, "discard")
    assert "called “rummy”" in words(panel)
    view = await table.view()
    assert view.sheet[0].winner == 0


async def test_a003_05_a_call_that_was_switched_on_bids_with_no_earlier_card(world: World) -> None:
    table, panel = await sitting(world, "KS 2C", rules="go_out.call=required, go_out.knock=on, go_out.knock.limit=9")
    await tap(world.ada, panel, "Call “rummy”")
    await press(world.ada, panel, "discard")
    view = await table.view()
    assert (not view.sheet, view.discard_top) == (True, card("KS"))


async def test_the_hand_is_its_owner_s_alone_and_sorted_by_melds_and_back(world: World) -> None:
    table, panel = await sitting(world, "7H KS 7D 2C 7S")
    assert held(await table.open_hand(world.ben)) == {"2D", "3D"}
    assert panel.id not in {message.id for message in world.channel.history(viewer=world.ben)}
    assert sorted(values_of(panel, "cards")[:3]) == ["7D.0", "7H.0", "7S.0"]
    await tap(world.ada, panel, "Sort by suit")
    assert values_of(panel, "cards") == ["7S.0", "KS.0", "7H.0", "2C.0", "7D.0"]
    await press(world.ada, panel, "more")
    assert "Sort by melds" in behind_more(panel)


async def test_a_taken_card_that_must_be_melded_can_be_put_back(world: World) -> None:
    rules = "draw.discard_take=only_if_melded_this_turn claim.enabled=off opening.points=0"
    table, panel = await sitting(world, "7H 8H KS 2C", discards="9H", phase=Phase.DRAW, rules=rules)
    await tap(world.ada, panel, "Take 9♥︎")
    assert "lay 9♥︎ in a meld now, or put it back" in words(panel)
    assert "Discard" not in labels(panel)
    await tap(world.ada, panel, "Put 9♥︎ back")
    assert "Draw from the stock" in labels(panel)
    assert "9H" not in await table.hand(world.ada)


async def test_what_was_laid_is_taken_back_with_one_press_and_what_was_prepared_on_it_goes_too(world: World) -> None:
    rules = "opening.points=0 joker.freed=immediately_in_new_meld"
    table, panel = await sitting(world, "7H JK 9H 8H KS KC 2C", rules=rules)
    before = await table.hand(world.ada)
    await press_with(world.ada, panel, "7H JK 9H", "meld")
    await answer_question(world.ada, panel)
    await press_with(world.ada, panel, "8H", "swap")
    assert "The freed joker must be laid at once" in words(panel)
    await press(world.ada, panel, "takeback")
    assert "took back 7♥︎ 9♥︎ Joker" in words(panel)
    assert "The freed joker" not in words(panel)
    assert (await table.melds(), await table.hand(world.ada)) == ([], before)
    assert "There is nothing that you could take back" in answer(await world.ada.slash(world.channel, "takeback"))
