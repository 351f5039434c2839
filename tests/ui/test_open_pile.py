"""500 rummy in Discord: the pile lies open, and the hand lists how deep one can take from it."""

from engine.booklets import RUMMY_500
from tests.engine.builders import DRAW, at_table
from tests.ui.looks import a_look, buttons, selects, the_board, the_hand

PILE = "9S KD 7H 2C"


async def test_each_depth_names_its_deepest_card_and_those_that_come_with_it() -> None:
    table = at_table(RUMMY_500, hands=("8H 9H KS KC 3D", "4D"), phase=DRAW, discards=PILE)
    message = await the_hand(table, 0)
    pile = next(one for one in selects(message) if ":takepile:" in one.custom_id)
    assert [(option.value, option.label, option.description) for option in pile.options] == [
        ("2", "Take 7♥︎ and the card above it", "2♣︎"),
        ("3", "Take K♦︎ and the 2 cards above it", "7♥︎ 2♣︎"),
    ]
    assert buttons(message)["Draw from the stock"]
    assert "Take 2♣︎" not in buttons(message)
    (board,) = (await the_board(a_look(table, None))).files
    assert "All discards, the oldest first: 9♠︎ K♦︎ 7♥︎ 2♣︎." in (board.alt or "")


async def test_where_nothing_of_the_pile_can_be_laid_there_is_nothing_to_choose() -> None:
    table = at_table(RUMMY_500, hands=("3S 5H QC 10D 3D", "4D"), phase=DRAW, discards=PILE)
    assert not [one for one in selects(await the_hand(table, 0)) if ":takepile:" in one.custom_id]


async def test_a_pile_beyond_25_depths_is_one_list_of_several_pages() -> None:
    pile = " ".join(f"{rank}{suit}" for suit in "SHD" for rank in (2, 3, 4, 5, 6, 7, 8, 9, 10, "J"))
    free = RUMMY_500.with_switches({"draw.discard_take": "visible_pile", "draw.pile_top": "free"})
    held = " ".join(f"{rank}C" for rank in range(2, 11)) + " JC QC KC"
    table = at_table(free, hands=(held, "4D"), phase=DRAW, discards=pile)
    depths: set[str] = set()
    for page in range(2):
        (pile,) = selects(await the_hand(table, 0, page=page))
        assert len(pile.options) <= 25
        depths |= {option.value for option in pile.options if not option.value.startswith("on.")}
    assert len(depths) > 25
