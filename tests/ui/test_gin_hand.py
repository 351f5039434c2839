"""Gin in Discord: the up-card is taken or refused, one knocks with a discard, and the other lays off against it."""

from bot.ui.hand.lessons import lesson
from bot.ui.kit.message import Outgoing
from tests.engine.builders import card
from tests.engine.gin_builders import LAY_OFF, UPCARD, GinTable, gin_house, gin_table
from tests.ui.looks import ENGLISH, NO_EMOJIS, a_draft, a_look, buttons, hand_of, seen, texts, the_hand
from tests.ui.looks import the_board as board_of_look

HANDS = ("7H 8H 9H KS KC KD 2C 3D 4S 5S QH", "2S 3S 4S 5D 6D 7D 8C 9C JC QC")
LIMIT = "deadwood of 10 or less"


async def the_board(table: GinTable) -> Outgoing:
    return await board_of_look(a_look(table, None))


async def test_the_up_card_is_taken_or_refused() -> None:
    table = gin_table(hands=("7H 8H", "2S 3S"), phase=UPCARD, discards="9S")
    assert list(buttons(await the_hand(table, 0))) == ["Take 9♠︎", "Refuse it", "More"]
    public = buttons(await the_board(table))
    assert list(public) == ["My hand", "Take 9♠︎", "Refuse the up-card", "More"]


async def test_one_discards_or_knocks_with_the_chosen_card_and_never_melds() -> None:
    table = gin_table(hands=("7H 8H 9H KS KC KD 2C 3D 4S QH", "2S 3S"))
    message = await the_hand(table, 0, a_draft("QH"))
    for shown in (message, await the_hand(table, 0)):
        assert list(buttons(shown)) == ["Discard Q♥︎", "Discard Q♥︎ and knock", "More"]
    assert "Without Q♥︎ you have 9 points of deadwood: you can knock." in texts(message)
    costly = await the_hand(table, 0, a_draft("2C"))
    assert list(buttons(costly)) == ["Discard 2♣︎", "More"]
    assert "Without 2♣︎ you have 17 points of deadwood: too much to knock." in texts(costly)


async def test_who_is_taught_finds_the_card_of_the_tip_on_the_button() -> None:
    table = gin_table(hands=("6S 7S AH 4D 7D JD 5C 6C 9C 10C 3C", "2S 3S"))
    view = table.view(0)._replace(drawn=(card("AH"),))
    visible = seen(view, table.rules, variant="gin_rummy")
    tip = lesson(visible.record, view, ENGLISH, NO_EMOJIS, a_draft())
    assert "Discard J♦︎:" in tip
    assert list(buttons(await hand_of(visible))) == ["Discard A♥︎", "More"]
    assert list(buttons(await hand_of(visible, lesson=tip))) == ["Discard J♦︎", "More"]


async def test_the_hand_says_with_how_much_deadwood_one_may_knock() -> None:
    assert LIMIT in texts(await the_hand(gin_table(hands=HANDS), 0))
    oklahoma = gin_table(gin_house("knock.oklahoma=on"), hands=HANDS, limit=3, doubled=True)
    told = texts(await the_hand(oklahoma, 0))
    assert "deadwood of 3 or less" in told
    assert "counts double" in told


async def test_big_gin_is_offered_where_it_counts_and_pressed_when_every_card_fits() -> None:
    hands = ("7H 8H 9H 10H KS KC KD 2C 3C 4C 5C", "2S 3S")
    assert "Big gin" not in buttons(await the_hand(gin_table(hands=hands), 0))
    assert buttons(await the_hand(gin_table(gin_house("score.big_gin=50"), hands=hands), 0))["Big gin"]
    short = gin_table(gin_house("score.big_gin=50"), hands=("7H 8H 9H KS", "2S 3S"))
    assert "Big gin" not in buttons(await the_hand(short, 0))


async def test_against_a_knock_one_lays_off_what_one_chooses_or_what_is_best() -> None:
    table = gin_table(hands=("10H 2C", "2S"), melds=("7H 8H 9H",), phase=LAY_OFF)
    shown = buttons(await the_hand(table, 0, a_draft("10H")))
    assert list(shown) == ["Lay off 10♥︎", "Lay off what is best", "More"]
    assert "The other player has knocked" in texts(await the_hand(table, 0))
    assert list(buttons(await the_hand(table, 0))) == ["Lay off what is best", "More"], "nothing is chosen yet"


async def test_the_board_speaks_of_no_lap_and_offers_no_knock() -> None:
    board = await the_board(gin_table(hands=HANDS))
    assert "lap" not in texts(board)
    assert "Knock" not in buttons(board)


async def test_knocking_is_spoken_of_where_it_can_be_done() -> None:
    near, far = (
        gin_table(hands=("7H 8H 9H KS KC KD 2C 3D 4S AS QH", HANDS[1])),
        gin_table(hands=("2H 4H 6H 8D 10D QD 3C 5C 7S 9S KS", HANDS[1])),
    )
    assert "discard one card, or knock with it." in texts(await the_hand(near, 0))
    assert "discard one card.**" in texts(await the_hand(far, 0))
