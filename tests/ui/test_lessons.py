"""One line a turn for those who are new to a game: what is possible now and why, and nothing that others hold."""

import re
from importlib.resources import files
from typing import Any, Final

import pytest

from bot.ui.hand.lessons import lesson
from engine.booklets import CZECH_RUMMY, NSV_ROBBER, RUMMY_500
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.views import Phase
from render.kit.text import Weight, text_width
from tests.engine.builders import BASIC, LAYOFF, CardTable, at_table, discarded, house
from tests.engine.gin_builders import LAY_OFF, UPCARD, gin_table
from tests.engine.team_builders import karo8, karo8_dealt
from tests.engine.tile_builders import DRAW, at_my, at_tile
from tests.ui.looks import ENGLISH, NO_EMOJIS, Table, a_draft, a_look, buttons, the_hand

CATALOG = files("bot") / "locales" / "en" / "lessons.ftl"


def taught(table: Table, seat: int = 0, chosen: str = "") -> str:
    """The line that a seat reads, with these cards chosen."""
    visible = a_look(table, seat)
    return lesson(visible.record, visible.view, ENGLISH, NO_EMOJIS, a_draft(chosen))


OTHERS = ("2C 3C", "4C 5C")
FITS_NOTHING = ((0, "4H 5H 6H 7H"), (1, "KD KC KH"))


def turn(hand: str, *melds: str, rules: DrawDiscardRules = BASIC, **more: Any) -> CardTable:
    """A turn with this hand, melds of one's own on the table."""
    return at_table(rules, hands=(hand, *OTHERS), melds=[(0, meld) for meld in melds], **more)


def robber(hand: str, *melds: tuple[int, str], rules: DrawDiscardRules = NSV_ROBBER, **more: Any) -> CardTable:
    """A turn where what is taken must be melded, and 40 points are needed; each meld with its owner."""
    return at_table(rules, hands=(hand, *OTHERS), melds=melds, **more)


def claimed(word: str, *hands: str, **more: Any) -> CardTable:
    """Four seats, the first of whom has discarded this."""
    table = at_table(hands=hands, **more)
    table.discard(word)
    return table


def taken(table: CardTable) -> CardTable:
    """Once the discard was taken."""
    table.take()
    return table


DRAW_CARDS: Final = {"phase": Phase.DRAW}
THREE_ROWS: Final = {"melds": ((1, "7H 8H 9H"), (2, "5S 6S 7S"))}
NEVER: Final = house(BASIC, "draw.discard_take=never", "claim.enabled=off")
MOVING: Final = house(BASIC, "claim.changes_turn_order=on")
CALLED: Final = house(LAYOFF, "go_out.call=required")
ALL_COUNT: Final = house(NSV_ROBBER, "opening.count_table=all")
TAUGHT: Final[dict[str, list[Any]]] = {
    "a turn of one's own": [
        (turn("7H 8H KS", phase=Phase.OPENING_DISCARD), "Discard a card that fits nothing"),
        (turn("7H 8H 9H KS", lap=1), "Melds begin in lap 2"),
        (turn("4H 5H 6H 8S 8C 8D 2C", rules=LAYOFF), "You open with 39"),
        (turn("2H 3H 4H KS", rules=house(BASIC, "opening.points=0")), "Lay your meld"),
        (turn("10H KS 2C", "7H 8H 9H"), "10♥︎ fits the table"),
        (turn("2D KS 2C", "7H 8H 9H"), "Nothing to lay"),
        (turn("6S KH 2C", "5S JK 7S"), "6♠︎ frees a joker"),
        (turn("KS", "7H 8H 9H"), "the round is yours"),
        (turn("7H 8H 9H KS", rules=RUMMY_500), "it counts for you"),
    ],
    "the discard is weighed against the hand": [
        (turn("7H 8H KS", discards="9H", **DRAW_CARDS), "makes a meld: take it"),
        (turn("7H 8H KS", discards="2D", **DRAW_CARDS), "makes no meld: draw"),
    ],
    "a discard that must be melded is weighed with what a first meld needs": [
        (robber("6H 8H KS 2C", discards="7H", **DRAW_CARDS), "short of 40 points"),
        (robber("6H 8H KS KH KD KC 2C", discards="7H", **DRAW_CARDS), "take and lay it"),
        (robber("KS KC JK 9H 2D", (0, "7C 7H 7D"), discards="9D", **DRAW_CARDS), "take and lay it"),
        (robber("2S 8C KS 4C", discards="7H", **DRAW_CARDS), "makes no meld: draw"),
        (taken(robber("6H 8H KS KH KD 2C", discards="7H", **DRAW_CARDS)), "Lay 7♥︎ with its meld"),
    ],
    "why there is nothing but the stock": [
        (turn("7H 8H KS", discards="", **DRAW_CARDS), "there is no discard"),
        (turn("7H 8H KS", rules=NEVER, **DRAW_CARDS), "Draw from the stock"),
        (turn("7H 8H KS", discards="9H", stock_only=True, idle=31, **DRAW_CARDS), "too many discards were taken"),
    ],
    "a000-06 one meld of 30 opens and less does not": [
        (turn("9H 10H JH QH 2C"), "You open with 39 of 30: lay it"),
        (turn("9H 10H JH QH 3S 3H 3D 2C"), "You open with 39 of 30"),
        (turn("4H 5H 6H KS KC KD 2C"), "You open with 30"),  # the kings alone
        (turn("4H 5H 6H 8S 8C 8D 2C"), "Your best meld: 24 of 30"),
        (turn("2S 4S 5S 6S 7S 7H 7D 2C 6C"), "Your best meld: 22 of 30"),  # not the sevens, which leave less
    ],
    "a000-13 what may not be laid, as no card would be left to discard, is not told to be laid": [
        (turn("7H 8H 9H", "KS KH KD"), "Nothing can be laid yet"),
        (at_table(hands=("10H JH QH", *OTHERS)), "Nothing can be laid yet"),
        (turn("7C", "KS KC KD", rules=CZECH_RUMMY), "the round is yours"),
        (turn("7H 8H 9H 2S", "KS KH KD"), "Lay your meld"),
        (turn("7H 8H 9H QS", "9S 10S JS", rules=CALLED), "**Call “rummy”** (More), then lay all."),  # G-28
        (turn("7H 8H 9H 2S", "9S 10S JS", rules=CALLED), "Lay your meld"),
    ],
    "czech: a joker that must be laid at once is worth freeing where it can be": [
        (turn("6H 7H 8D 2S", "7D JK 9D", rules=CZECH_RUMMY), "8♦︎ frees a joker"),
        (turn("KH 7H 8D 2S", "7D JK 9D", rules=CZECH_RUMMY), "Nothing to lay"),
        (turn("6H 7H 2S", "7D JK 9D", rules=CZECH_RUMMY, discards="8D", **DRAW_CARDS), "8♦︎ would free a joker"),
        (
            turn("6H 7H 6S 2S", "5S JK 7S", "7D JK 9D", rules=CZECH_RUMMY, discards="8D", **DRAW_CARDS),
            "8♦︎ would free a joker",
        ),
    ],
    "knocking tells its price and the next player pays none": [
        (claimed("9H", "9H 6H", "5C 6C", "7H 8H", "5C 6C", discards="JS KS"), "knock (+1 card)?", 2),
        (claimed("9H", "9H 6H", "5C 6C", "7H 8H", "5C 6C", discards="JS KS"), "makes no meld: draw", 1),
        (claimed("9H", "9H 6H", "5C 6C", "7H 8H", "5C 6C", discards="JS KS"), "makes no meld: pass", 3),
        (claimed("9H", "9H 6H", "5C 6C", "7H 8H", rules=MOVING), "makes no meld: pass", 1),
    ],
    "a discard that fits the table is worth having, A000-16: not before the first meld of one's own": [
        (turn("KS 2C", "7H 8H 9H", "5S JK 7S", discards="10H", **DRAW_CARDS), "fits the table: take it"),
        (turn("KS 2C", "7H 8H 9H", "5S JK 7S", discards="6S", **DRAW_CARDS), "would free a joker"),
        (robber("KS 2C", (1, "7H 8H 9H"), rules=BASIC, discards="10H", **DRAW_CARDS), "makes no meld: draw"),
    ],
    "a claim is weighed against the table too": [
        (claimed("10H", "10H KC", "QS 3C", "4D KH", "2S 2C", **THREE_ROWS), "fits the table: take it, free", 1),
        (claimed("10H", "10H KC", "QS 3C", "4D KH", "2S 2C", **THREE_ROWS), "fits the table: knock (+1 card)", 2),
        (claimed("10H", "10H KC", "QS 3C", "4D KH", "2S 2C", **THREE_ROWS), "makes no meld: pass", 3),
    ],
    "a003-10 melds of the table count for a first laying-out that uses them": [
        (robber("6H 8H KS KH KD 2C", (1, "10S JS QS KS")), "**Rebuild** to reach 40"),  # three kings are worth 30 alone
        (robber("AS 2C 4D", (1, "10S JS QS KS")), "A♠︎ fits the table: choose it"),  # 51 points with the row
        (robber("6H 8H KS KH KD 2C", (1, "10S JS QS KS"), rules=ALL_COUNT), "You open with 70 of 40"),
        (robber("6H 8H KS", (1, "2S 3S 4S")), "No 40 yet, with the table"),
        (robber("7H 8H 9H KS 2C", (1, "KD KC KH")), "You open with 64 of 40"),
        (robber("QS QH QD KS KH KD 7H 2C", (1, "4H 5H 6H"), rules=CZECH_RUMMY), "You open with 60 of 40"),
    ],
    "a000-17 what is laid off counts for a first laying-out": [
        (robber("7H 8H 9H KS 2C", (1, "KD KC KH"), rules=LAYOFF), "You open with 34 of 30"),
        (robber("3H 4H 5H KS 10S 2C", (1, "KD KC KH"), (1, "10D 10C 10H"), rules=LAYOFF), "You open with 32 of 30"),
        (robber("7H 8H 9H 2C", (1, "KD KC KH"), rules=LAYOFF, discards="KS", **DRAW_CARDS), "fits the table: take"),
    ],
    "a003-10 what is taken is not called layable where only a rebuild brings the points": [
        (robber("QD QH 8H 2D", (1, "7S 8S 9S 10S"), discards="QC", **DRAW_CARDS), "and ask **Hint**, or draw"),
        (taken(robber("QD QH 8H 2D", (1, "7S 8S 9S 10S"), discards="QC", **DRAW_CARDS)), "**Hint** finds a place"),
    ],
    "what was taken but fits nothing as it lies may still be rebuilt for": [
        (robber("3H 4S KS QC", *FITS_NOTHING, discards="4C", **DRAW_CARDS), "and ask **Hint**, or draw"),
        (taken(robber("3H 4S KS QC", *FITS_NOTHING, discards="4C", **DRAW_CARDS)), "or put 4♣︎ back."),
    ],
    "gin, the up-card is weighed": [
        (gin_table(hands=("7H 8H", "2S 3S"), phase=UPCARD, discards="9H"), "makes a meld: take it"),
        (gin_table(hands=("7H 8H", "2S 3S"), phase=UPCARD, discards="KD"), "refuse it"),
    ],
    "gin, what would be left over is said with the limit": [
        (gin_table(hands=("7H 8H 9H KS KC KD 2C 3D 4S QH", "2S 3S")), "Discard Q♥︎: knock with 9, or play on"),
        (gin_table(hands=("7H 9D JS KS 2C 5D", "2S 3S")), "you need 10 or less to knock"),
        (gin_table(hands=("7H 8H 9H KS KC KD 2C", "2S 3S")), "that is gin"),
        (gin_table(hands=("7H 8H 9H KD QS 2C 3D", "2S 3S")), "Discard Q♠︎:"),  # as the button names it
    ],
    "gin, against a knock one lays off": [
        (gin_table(hands=("10H QC", "2S"), phase=LAY_OFF, melds=("7H 8H 9H",)), "10♥︎ fits: lay off"),
        (gin_table(hands=("6H 10H QC", "2S"), phase=LAY_OFF, melds=("7H 8H 9H",)), "2 cards fit: lay off"),
    ],
    "rows say which cards fit": [
        (karo8_dealt("8D 2S 3S 4S 5S 6S", "2C 3C 4C 5C 6C 7C")[0], "Rows grow from eights"),
        (karo8("7D 2S", "9S 3C"), "Only 7♦︎ fits a row"),
        (karo8("7D 9D", "9S 3C"), "Lay what helps your team most"),
    ],
    "tiles say what opens or how far one is": [
        (at_my(racks=("P11 P12 P13 B2", "G1 G2", "B5 B6")), "You open with 36 of 30"),
        (at_my(racks=("P4 P5 P6 B2", "G1 G2")), "15 of 30 to open: draw a tile."),
        (at_my(racks=("P4 B9 P6 B2", "G1 G2")), "No meld yet: draw a tile"),
        (at_my("opening.scope=single_meld", racks=("P5 P6 P7 P8 B8 G8", "G1 G2")), "26 of 30 to open: draw a tile."),
        (at_my(racks=("P7 B2", "G1 G2"), table="P4 P5 P6"), "P7 fits the table"),
        (at_my("rearrange.min_rack=2", racks=("P7 B2", "G1 G2"), table="P4 P5 P6"), "Ask **Hint**"),
        (at_my("rearrange.min_rack=2", racks=("P7", "G1 G2"), table="P4 P5 P6"), "P7 fits the table"),
        (at_tile("v1.enabled=on", racks=("R7 B2", "B1 W2"), phase=DRAW), "Take a tile from the pool"),
    ],
}
"""What is taught, with the seat that reads it where it is another than the first."""


@pytest.mark.parametrize("rule", TAUGHT)
def test_the_line_says_what_is_possible_and_why(rule: str) -> None:
    for table, said, *seat in TAUGHT[rule]:
        told = taught(table, *seat)
        assert told.startswith("💡 ")
        assert said in told


def test_who_is_not_asked_reads_nothing() -> None:
    assert taught(turn("10H KS 2C", "7H 8H 9H"), 1) == ""
    assert taught(discarded(seats=4), 0) == "", "nor the discarder"


def test_who_has_laid_is_told_that_it_can_be_taken_back_until_the_discard() -> None:
    table = turn("7H 8H 9H KS 2C", rules=house(LAYOFF, "opening.points=0"))
    assert "open" not in taught(table), "there is no minimum"
    table.lay("7H 8H 9H")
    assert "or take it back" in taught(table)


def test_no_card_is_called_useless_or_worth_taking_that_could_be_melded_and_brings_nothing() -> None:
    # It would cost a joker that lies better elsewhere or is worth more, or bring nothing.
    for hand, top in (("KS KC JK 9H 2D", "9D"), ("8D JK KS 2C 5H", "8H"), ("7H 8H 9H KS 2C", "8H")):
        assert taught(turn(hand, discards=top, **DRAW_CARDS)) == ""
    table = claimed("9D", "9D 6H", "KS KC JK 9H 2D", "4C 5C", discards="JS QS")
    assert taught(table, 1) == ""
    assert "makes no meld: pass" in taught(table, 2)
    gin = gin_table(hands=("9S 9H 9D 8S", "2S 3S"), phase=UPCARD, discards="7S")
    assert taught(gin) == "", "the nines are worth more than the row"


JOKERS, TENS = (0, "5S JK 7S"), ((0, "7H 8H 9H"), (1, "10S 10D 10C"))
OF_OTHERS: Final = [(1, "9S 10S JS QS"), (2, "3C 4C 5C 6C 7C")]
CHAINED: Final = at_table(LAYOFF, hands=("7S 8S 4H KH JH 2D 4D 5D 6D 9C 2C", *OTHERS), melds=OF_OTHERS)
FLOATING: Final = house(BASIC, "go_out.last_card=floats")
NINES: Final = at_table(RUMMY_500, hands=("KS KC JK 9H 2D", *OTHERS), discards="9D", **DRAW_CARDS)


@pytest.mark.parametrize(
    ("table", "tip", "button"),
    [
        (taken(NINES), "Lay 9♦︎ with its meld", "Lay 9♥︎ 9♦︎ Joker · 33"),  # the joker lies better with the kings
        (taken(robber("KS 2C", *TENS, discards="10H", **DRAW_CARDS)), "10♥︎ fits", "Lay off 10♥︎"),
        (taken(robber("KS 2C", JOKERS, discards="6S", **DRAW_CARDS)), "6♠︎ frees a joker", "Free a joker with 6♠︎"),
        (turn("10H 9S KS 2C", "7H 8H 9H", "10S 10D 10C", "9C 9D 9H"), "9♠︎ fits", "Lay off 9♠︎"),
        (turn("10H 6S 2C 3D", "7H 8H 9H"), "10♥︎ fits", "Discard 6♠︎"),
        (turn("8D 6H 7H 2S", "7D JK 9D", rules=CZECH_RUMMY), "8♦︎ frees", "Discard 2♠︎"),  # and not what is chosen first
        (turn("JK", "7H 8H 9H"), "Discard Joker, and the round is yours", "Discard Joker"),
        (
            at_table(RUMMY_500, hands=("7C 7D 7H 6S 2C KD", *OTHERS), melds=[(1, "6C 6D 6H")]),
            "counts for you",
            "Lay all 27",
        ),
        # What leaves least would not open.
        (turn("8S 9S 10S 8H 9H 4D 5D 6D 8D 9D 10D 10D JD 9C"), "open with 37", "Lay all 79"),
        (CHAINED, "open with 32", "Lay all 32"),
        # What goes out with the discard, though less could stay in hand.
        (turn("3H 4H 6H JK", "9D 10D JD QD"), "Lay your meld", "Lay 4♥︎ Joker=5♥︎ 6♥︎ · 15"),
        (turn("3H 4H 6H JK 9C 10C JC", "9D 10D JD QD"), "Lay your meld", "Lay all 44"),
        (turn("7S 8S 9S 10S", "KD KC KH"), "Lay your meld", "Lay 8♠︎ 9♠︎ 10♠︎ · 27"),
        (turn("7S 8S 9S", "10S JS QS"), "9♠︎ fits", "Lay all 17"),
        (robber("7H 8H 9H KS 2C", (1, "KD KC KH")), "with 64 of 40", "Lay all 34"),  # A003-10: the tip says what counts
        (turn("7S 8S 9S 10S", "KD KC KH", rules=FLOATING), "Lay your meld", "Lay 8♠︎ 9♠︎ 10♠︎ · 27"),
    ],
)
async def test_what_is_told_to_be_laid_is_on_a_button(table: CardTable, tip: str, button: str) -> None:
    assert tip in taught(table)
    assert button in buttons(await the_hand(table, 0))


@pytest.mark.parametrize(
    "table",
    [
        turn("9H 10H JH QH 8D"),
        gin_table(hands=("7H 8H 9H KS KC KD 2C 3D 8D QH", "2S 3S")),
        at_my(racks=("P11 P12 P13 B2", "G1 G2", "B5 B6")),
    ],
)
def test_once_cards_are_chosen_as_by_a_hint_no_other_button_is_named_but_for_the_call(table: Table) -> None:
    assert taught(table)
    assert taught(table, chosen="8D") == ""


@pytest.mark.parametrize("assist", ["none", "placement"])
def test_where_no_hints_were_agreed_on_no_tile_is_named(assist: str) -> None:
    said = taught(at_my(f"rearrange.assist={assist}", racks=("P11 P12 P13 B2", "G1 G2", "B5 B6")))
    assert "melds worth 30" in said
    assert "P11" not in said
    assert "P7" not in taught(at_my(f"rearrange.assist={assist}", racks=("P7 B2", "G1 G2"), table="P4 P5 P6"))
    fours = ("set.min=4", "run.min=4", "opening.points=0", f"rearrange.assist={assist}")
    assert "Lay cards of one rank or in a row" in taught(robber("7H 8H 9H KS", rules=house(NSV_ROBBER, *fours)))


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
