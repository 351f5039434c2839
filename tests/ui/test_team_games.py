"""Duel and Karo 8 in Discord: buttons for what everyone may know, a hand that shows what fits, and many comparisons."""

from collections.abc import Sequence

from bot.ui.kit.message import ALT_LONGEST, Outgoing
from bot.ui.table.board import board_of
from bot.wording import Wording
from engine.games.events import CardPlaced, Event, LettingRun
from tests.engine.builders import card
from tests.engine.team_builders import DuelTable, RowsTable, duel, karo8, karo8_dealt
from tests.ui.looks import NO_EMOJIS, a_draft, a_look, buttons, selects, texts, the_hand
from tests.ui.looks import the_board as board_of_look


async def the_board(table: DuelTable | RowsTable, recent: Sequence[Event] | None = None) -> Outgoing:
    return await board_of_look(a_look(table, None, recent=table.events if recent is None else recent))


async def test_everybody_can_flip_and_nobody_has_a_hand() -> None:
    table = duel("KH 3D", "QS 2C")
    message = await the_board(table)
    assert list(buttons(message)) == ["Flip", "Let it run", "More"]
    assert "Still to flip a card: Ada and Ben." in texts(message)
    assert "<t:1894017600:R>" in texts(message)
    table.flip(0)
    assert "Still to flip a card: Ben." in texts(await the_board(table))


async def test_a000_22_the_last_comparisons_are_told_card_by_card() -> None:
    table = duel("AH 3D 4D 5D 6D", "QS 2C 2S 3S 4S")
    for _ in range(4):
        table.flip(0, 1)
    told = texts(await the_board(table))
    assert "Ada A♥︎ and Ben Q♠︎" not in told, "what is older is in nobody's way"
    assert "Ada 4♦︎ and Ben 2♠︎: Ada takes 2 cards." in told
    assert "Ada has flipped" not in told


async def test_several_comparisons_at_once_are_told_in_one_message_with_one_picture_more() -> None:
    table = duel("AH 3D 4D 5D 6D", "QS 2C 2S 3S 4S")
    table.let_run(0)
    assert len((await the_board(table)).files) == 1
    table.let_run(1)
    message = await the_board(table)
    assert len(message.files) == 2
    assert message.files[1].alt.count("takes") == 5
    assert "Flip" not in buttons(message)


async def test_what_one_click_brought_about_is_drawn_as_far_as_words_can_say_it() -> None:
    ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    heroes = " ".join(f"{rank}{suit}" for suit in "HD" for rank in ranks[1:])
    table = duel(heroes, " ".join(f"{rank}{suit}" for suit in "SC" for rank in ranks[:-1]))
    table.let_run(0)
    table.let_run(1)
    for locale, told in (("en", 21), ("de", 22)):
        board = board_of(a_look(table, None, recent=table.events), Wording.of(locale), NO_EMOJIS)
        story = (await board.message()).files[1]
        assert len(story.alt) <= ALT_LONGEST
        assert story.alt.count("Ben") == told
        assert story.alt.endswith("."), "and not in the middle of it"


async def test_whose_cards_run_is_told_until_they_take_it_back() -> None:
    table = duel("AH 3D", "QS 2C")
    table.let_run(0)
    message = await the_board(table)
    assert "The cards of Ada flip by themselves. Once everybody lets them" in texts(message)
    assert texts(message).count("flip by themselves") == 1
    assert buttons(message)["Flip by hand"]
    table.let_run(0, agree=False)
    message = await the_board(table, [LettingRun(0, agree=False)])
    assert "Once everybody lets them" not in texts(message)
    assert "Ada flips by hand again." in texts(message)


async def test_what_follows_from_one_s_own_cards_is_offered_in_the_hand_alone() -> None:
    for stock in ("2C", ""):
        assert list(buttons(await the_board(karo8("9D", "7S", stock=stock)))) == ["My hand", "More"]


async def test_the_round_begins_with_an_eight_and_not_with_a_draw() -> None:
    table, _ = karo8_dealt("8D 2S 3S 4S 5S 6S", "2C 3C 4C 5C 6C 7C")
    message = await the_board(table)
    assert "Ada is to lay the first eight." in texts(message)
    assert list(buttons(message)) == ["My hand", "More"]


async def test_the_card_laid_last_is_marked() -> None:
    table = karo8("9D", "7S", stock="2C")
    plain, marked = await the_board(table), await the_board(table, [CardPlaced(1, card("8D"))])
    assert plain.files[0].data != marked.files[0].data


async def test_one_chooses_among_the_cards_that_fit() -> None:
    table = karo8("9D 7D 2S", "7S", stock="2C")
    message = await the_hand(table, 0)
    assert selects(message) == []
    assert list(buttons(message)) == ["Lay 7♦︎", "Lay 9♦︎", "More"]
    chosen = await the_hand(table, 0, a_draft("9D"))
    assert list(buttons(chosen)) == ["Lay 9♦︎", "More"]
    assert "You play for the **heroes**" in texts(chosen)


async def test_g35_who_can_lay_nothing_draws_and_passes_where_there_is_no_stock() -> None:
    message = await the_hand(karo8("2S", "7S", stock="2C"), 0)
    assert list(buttons(message)) == ["Draw from the stock", "More"]
    assert "no card of yours fits, so draw one" in texts(message)
    message = await the_hand(karo8("2S", "7S"), 0)
    assert list(buttons(message)) == ["Pass", "More"]


async def test_a000_26_the_first_card_is_the_eight() -> None:
    table = karo8("8D 9D 8S", "7S", laid="", stock="2C", must_place=card("8D"))
    message = await the_hand(table, 0)
    assert "You start: lay 8♦︎." in texts(message)
    assert buttons(message)["Lay 8♦︎"]


async def test_out_of_turn_one_looks_and_waits() -> None:
    message = await the_hand(karo8("9D", "7S", stock="2C"), 1)
    assert list(buttons(message)) == ["More"]
    assert "Ada is to lay a card, or to draw if none fits." in texts(message)
    assert "**villains**" in texts(message)
