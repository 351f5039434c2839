"""One line a turn for those who are new to a game: what is possible now and why, and nothing that others hold."""

import re
from dataclasses import replace
from importlib.resources import files
from typing import Any

import pytest

from bot.ui.hand.lessons import lesson
from engine.booklets import NSV_ROBBER, RUMMY_500
from engine.cards import TILES_002
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.views import Phase
from render.kit.text import Weight, text_width
from tests.engine.builders import BASIC, LAYOFF, CardTable, at_table, discarded, house
from tests.engine.gin_builders import LAY_OFF, UPCARD, GinTable, gin_table
from tests.engine.team_builders import RowsTable, karo8, karo8_dealt
from tests.engine.tile_builders import DRAW, TileTable, at_my, at_tile
from tests.ui.looks import ENGLISH, NO_EMOJIS, a_record

CATALOG = files("bot") / "locales" / "en" / "lessons.ftl"
VARIANTS = {CardTable: "disney_basic", GinTable: "gin_rummy", RowsTable: "disney_karo8"}


def taught(table: CardTable | GinTable | RowsTable | TileTable, seat: int = 0) -> str:
    """The line that a seat reads."""
    view: Any = table.view(seat)
    if isinstance(table, TileTable):
        variant = "my_rummy" if table.notation is TILES_002 else "tile_rummy"
    else:
        variant = VARIANTS[type(table)]
    record = replace(a_record(seats=len(view.seats), variant=variant), rules=table.rules)
    return lesson(record, view, ENGLISH, NO_EMOJIS)


OTHERS = ("2C 3C", "4C 5C")


def turn(hand: str, *melds: str, rules: DrawDiscardRules = BASIC, **more: Any) -> CardTable:
    """A turn with this hand, melds of one's own on the table."""
    return at_table(rules, hands=(hand, *OTHERS), melds=[(0, meld) for meld in melds], **more)


@pytest.mark.parametrize(
    ("table", "said"),
    [
        (turn("7H 8H KS", phase=Phase.OPENING_DISCARD), "Discard a high card that fits nothing"),
        (turn("7H 8H 9H KS", lap=1), "Melds begin in lap 2"),
        (turn("4H 5H 6H 8S 8C 8D 2C", rules=LAYOFF), "You open with 39"),
        (turn("2H 3H 4H KS", rules=house(BASIC, "opening.points=0")), "Lay your meld"),
        (turn("10H KS 2C", "7H 8H 9H"), "10♥︎ fits the table"),
        (turn("2D KS 2C", "7H 8H 9H"), "Nothing to lay"),
        (turn("6S KH 2C", "5S JK 7S"), "6♠︎ frees a joker"),
        (turn("KS", "7H 8H 9H"), "the round is yours"),
        (turn("7H 8H 9H KS", rules=RUMMY_500), "it counts for you"),
    ],
)
def test_a_turn_of_ones_own_is_told_and_none_to_who_is_not_in_turn(table: CardTable, said: str) -> None:
    assert said in taught(table)
    assert taught(table, 1) == ""


def test_who_has_laid_is_told_that_it_can_be_taken_back_until_the_discard() -> None:
    table = turn("7H 8H 9H KS 2C", rules=house(LAYOFF, "opening.points=0"))
    assert "open" not in taught(table), "there is no minimum"
    table.lay("7H 8H 9H")
    assert "or take it back" in taught(table)


@pytest.mark.parametrize(("top", "said"), [("9H", "makes a meld: take it"), ("2D", "makes no meld: draw")])
def test_the_discard_is_weighed_against_the_hand(top: str, said: str) -> None:
    assert said in taught(at_table(hands=("7H 8H KS", "2C 3C", "4C 5C"), discards=top, phase=Phase.DRAW))


def test_no_card_is_called_useless_that_a_joker_could_meld_which_lies_better_otherwise() -> None:
    hands = ("KS KC JK 9H 2D", "2C 3C", "4C 5C", "9S KD 4D")
    assert taught(at_table(hands=hands, discards="9D", phase=Phase.DRAW)) == ""
    table = at_table(hands=("9D 6H", "KS KC JK 9H 2D", "4C 5C"), discards="JS QS")
    table.discard("9D")
    assert taught(table, 1) == ""
    assert "makes no meld: pass" in taught(table, 2)
    gin = gin_table(hands=("9S 9H 9D 8S", "2S 3S"), phase=UPCARD, discards="7S")
    assert taught(gin) == "", "the nines are worth more than the row"


def test_what_was_taken_may_be_laid_with_a_joker_that_lies_better_otherwise() -> None:
    hand = "KS KC JK 9H 2D"
    table = at_table(RUMMY_500, hands=(hand, "2C 3C", "4C 5C"), discards="9D", phase=Phase.DRAW)
    table.take()
    assert "Lay 9♦︎ with its meld" in taught(table)


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("6H 8H KS 2C", "short of 40 points"),
        ("6H 8H KS KH KD KC 2C", "take and lay it"),
        ("2S 8C KS 4C", "makes no meld: draw"),
    ],
)
def test_a_discard_that_must_be_melded_at_once_is_weighed_with_what_a_first_meld_needs(hand: str, said: str) -> None:
    assert said in taught(at_table(NSV_ROBBER, hands=(hand, "2C 3C", "4C 5C"), discards="7H", phase=Phase.DRAW))


def test_what_was_taken_to_be_melded_is_named_with_its_cards() -> None:
    table = at_table(NSV_ROBBER, hands=("6H 8H KS KH KD 2C", "2C 3C", "4C 5C"), discards="7H", phase=Phase.DRAW)
    table.take()
    assert "Lay 7♥︎ with its meld" in taught(table)


def test_why_there_is_nothing_but_the_stock_is_said() -> None:
    hands = ("7H 8H KS", "2C 3C", "4C 5C")
    assert "there is no discard" in taught(at_table(hands=hands, discards="", phase=Phase.DRAW))
    never = house(BASIC, "draw.discard_take=never", "claim.enabled=off")
    assert "Draw from the stock" in taught(at_table(never, hands=hands, phase=Phase.DRAW))


def test_a000_06_one_meld_of_30_opens_and_less_does_not() -> None:
    opens = taught(at_table(hands=("9H 10H JH QH 2C", "2C 3C", "4C 5C")))
    assert "You open with 39 of 30: lay it" in opens
    two = taught(at_table(hands=("9H 10H JH QH 3S 3H 3D 2C", "2C 3C", "4C 5C")))
    assert "You open with 39 of 30" in two
    short = taught(at_table(hands=("4H 5H 6H KS KC KD 2C", "2C 3C", "4C 5C")))
    assert "You open with 30" in short, "the kings alone"
    two_small = taught(at_table(hands=("4H 5H 6H 8S 8C 8D 2C", "2C 3C", "4C 5C")))
    assert "Your best meld: 24 of 30" in two_small


def test_knocking_tells_its_price_and_the_next_player_pays_none() -> None:
    table = discarded(seats=4)
    assert taught(table, 0) == "", "the discarder is not asked"
    pays = at_table(hands=("9H 6H", "5C 6C", "7H 8H", "5C 6C"), discards="JS KS")
    pays.discard("9H")
    assert "knock (+1 card)?" in taught(pays, 2)
    assert "makes no meld: draw" in taught(pays, 1)
    assert "makes no meld: pass" in taught(pays, 3)


def test_a_discard_that_fits_the_table_is_worth_having_even_without_a_meld_in_the_hand() -> None:
    hands, melds = ("KS 2C", "QS 3C", "4D 5D"), ((0, "7H 8H 9H"), (1, "5S JK 7S"))
    assert "fits the table: take it" in taught(at_table(hands=hands, melds=melds, discards="10H", phase=Phase.DRAW))
    assert "would free a joker" in taught(at_table(hands=hands, melds=melds, discards="6S", phase=Phase.DRAW))
    unopened = at_table(hands=hands, melds=((1, "7H 8H 9H"),), discards="10H", phase=Phase.DRAW)
    assert "makes no meld: draw" in taught(unopened), "A000-16: not before the first meld of one's own"


def test_a_claim_is_weighed_against_the_table_too() -> None:
    table = at_table(hands=("10H KC", "QS 3C", "4D KH", "2S 2C"), melds=((1, "7H 8H 9H"), (2, "5S 6S 7S")))
    table.discard("10H")
    assert "fits the table: take it, free" in taught(table, 1)
    assert "fits the table: knock (+1 card)" in taught(table, 2)
    assert "makes no meld: pass" in taught(table, 3), "who has not opened lays nothing off"


def test_a003_10_melds_of_the_table_count_for_a_first_laying_out_that_uses_them() -> None:
    hands, melds = ("6H 8H KS KH KD 2C", "2C 3C", "4C 5C"), ((1, "10S JS QS KS"),)
    used = taught(at_table(NSV_ROBBER, hands=hands, melds=melds))
    assert "**Rebuild** to reach 40" in used, "three kings are worth 30 alone"
    alone = taught(at_table(NSV_ROBBER, hands=("AS 2C 4D", "2C 3C", "4C 5C"), melds=melds))
    assert "A♠︎ fits the table: choose it" in alone, "51 points with the row that it goes to"
    all_count = taught(at_table(house(NSV_ROBBER, "opening.count_table=all"), hands=hands, melds=melds))
    assert "With the table you reach 40" in all_count
    short = taught(at_table(NSV_ROBBER, hands=("6H 8H KS", "2C 3C", "4C 5C"), melds=((1, "2S 3S 4S"),)))
    assert "No 40 yet, with the table" in short


def test_a003_10_what_was_taken_is_not_called_layable_where_only_a_rebuild_brings_the_points() -> None:
    hands, melds = ("QD QH 8H 2D", "2C 3C", "4C 5C"), ((1, "7S 8S 9S 10S"),)
    table = at_table(NSV_ROBBER, hands=hands, melds=melds, discards="QC", phase=Phase.DRAW)
    assert "and ask **Hint**, or draw" in taught(table)
    table.take()
    assert "**Hint** finds a place" in taught(table)


def test_what_was_taken_but_fits_nothing_as_it_lies_may_still_be_rebuilt_for() -> None:
    hands, melds = ("3H 4S KS QC", "QS 3C", "4D 5D"), ((0, "4H 5H 6H 7H"), (1, "KD KC KH"))
    table = at_table(NSV_ROBBER, hands=hands, melds=melds, discards="4C", phase=Phase.DRAW)
    assert "and ask **Hint**, or draw" in taught(table)
    table.take()
    assert "**Hint** finds a place, or put 4♣︎ back." in taught(table)


def test_gin_the_up_card_is_weighed() -> None:
    assert "makes a meld: take it" in taught(gin_table(hands=("7H 8H", "2S 3S"), phase=UPCARD, discards="9H"))
    assert "refuse it" in taught(gin_table(hands=("7H 8H", "2S 3S"), phase=UPCARD, discards="KD"))


def test_gin_what_would_be_left_over_is_said_with_the_limit() -> None:
    knock = taught(gin_table(hands=("7H 8H 9H KS KC KD 2C 3D 4S QH", "2S 3S")))
    assert "Discard Q♥︎: knock with 9, or play on" in knock
    assert "knocking takes 10 or less" in taught(gin_table(hands=("7H 9D JS KS 2C 5D", "2S 3S")))
    assert "that is gin" in taught(gin_table(hands=("7H 8H 9H KS KC KD 2C", "2S 3S")))
    lowest_suit = taught(gin_table(hands=("7H 8H 9H KD QS 2C 3D", "2S 3S")))
    assert "Discard Q♠︎:" in lowest_suit, "as the button names it"


def test_gin_against_a_knock_one_lays_off() -> None:
    table = gin_table(hands=("10H QC", "2S"), phase=LAY_OFF, melds=("7H 8H 9H",))
    assert "10♥︎ fits: lay off" in taught(table)
    several = gin_table(hands=("6H 10H QC", "2S"), phase=LAY_OFF, melds=("7H 8H 9H",))
    assert "2 cards fit: lay off" in taught(several)


def test_the_first_eight_is_explained_and_not_said_twice() -> None:
    table, _ = karo8_dealt("8D 2S 3S 4S 5S 6S", "2C 3C 4C 5C 6C 7C")
    assert taught(table).startswith("💡 Rows grow from eights")


def test_rows_say_which_cards_fit() -> None:
    assert "Only 7♦︎ fits a row" in taught(karo8("7D 2S", "9S 3C"))
    assert "Lay what opens least" in taught(karo8("7D 9D", "9S 3C"))
    assert "fits: draw" in taught(karo8("2D 2S", "9S 3C", stock="5C"))
    assert "no stock is left: pass" in taught(karo8("2D 2S", "9S 3C"))


def test_tiles_say_what_opens_or_how_far_one_is() -> None:
    opens = taught(at_my(racks=("P11 P12 P13 B2", "G1 G2", "B5 B6")))
    assert "You open with 36 of 30" in opens
    assert "15 of 30 to open: draw a tile." in taught(at_my(racks=("P4 P5 P6 B2", "G1 G2")))
    assert "No meld yet: draw a tile" in taught(at_my(racks=("P4 B9 P6 B2", "G1 G2")))
    assert "P7 fits the table" in taught(at_my(racks=("P7 B2", "G1 G2"), table="P4 P5 P6"))
    begins = at_tile("v1.enabled=on", racks=("R7 B2", "B1 W2"), phase=DRAW)
    assert "Take a tile from the pool" in taught(begins), "004, variant 1"


@pytest.mark.parametrize("assist", ["none", "placement"])
def test_where_no_hints_were_agreed_on_no_tile_is_named(assist: str) -> None:
    said = taught(at_my(f"rearrange.assist={assist}", racks=("P11 P12 P13 B2", "G1 G2", "B5 B6")))
    assert "melds worth 30" in said
    assert "P11" not in said
    assert "P7" not in taught(at_my(f"rearrange.assist={assist}", racks=("P7 B2", "G1 G2"), table="P4 P5 P6"))


ROOM_PX = 291
"""How wide the text of a panel is on a phone of 390 px, in the 16 px that it is written in."""
LEFT_OUT = re.compile(r"^\s*\*?\[\w+\]\s*|^lesson[\w-]* = ")


def test_a_tip_is_one_line_on_a_phone() -> None:
    for line in CATALOG.read_text(encoding="utf-8").splitlines():
        if line.startswith("#") or "->" in line or line.strip() in ("", "}"):
            continue
        said = re.sub(r"\{ \$(card|cards|aside) \}", "10♥", LEFT_OUT.sub("", line.strip())).replace("*", "")
        said = re.sub(r"\{ command-(?:\w+-)*(\w+)\.name \}", r"\1", said)
        told = "💡 " + re.sub(r"\{ \$\w+ \}", "40", said).removeprefix("💡 ")
        assert text_width(told, Weight.SEMIBOLD, 16) <= ROOM_PX, told
