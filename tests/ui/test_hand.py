"""The hand panel: what can be done is there, what lacks a choice of cards is grey, and every card can be chosen."""

import re
from collections.abc import Sequence

import discord
import pytest

from bot.card_emojis import CardEmojis
from bot.hosting.games.drafts import SortOrder
from bot.ui.hand.laying import likeliest_discard
from bot.ui.hand.lessons import lesson
from bot.ui.hand.meld_actions import steps_of
from bot.ui.hand.sitting import Reply
from bot.ui.kit.items import OPTIONS_PER_SELECT
from bot.ui.workbench.bench import begun
from engine.booklets import CZECH_RUMMY, NSV_ROBBER
from engine.cards import FACES, PLAYING_CARDS, deck
from engine.games.moves import Discard, JokerSwap, Lay, LayOffCard, SeatMove
from engine.melds.search import best_melds
from tests.engine.builders import BASIC, DRAW, LAYOFF, OPENING_DISCARD, at_table, card, cards, house, text
from tests.ui.looks import (
    ENGLISH,
    NO_EMOJIS,
    a_draft,
    a_look,
    a_record,
    actions,
    behind_more,
    buttons,
    parts,
    select_for,
    selects,
    texts,
    the_hand,
    the_panel,
)

HANDS = ("7H 8H 9H KS 2C", "KH KD 3D 4D", "5C 6C JK AS")


async def test_out_of_turn_nothing_can_be_played_but_everything_can_be_looked_at() -> None:
    message = await the_hand(at_table(hands=HANDS, phase=DRAW), 1)
    assert set(buttons(message)) == {"More"}
    assert behind_more(await the_hand(at_table(hands=HANDS, phase=DRAW), 1, more=True)) == [
        "Knock for what I need",
        "Standing orders",
        "Sort by suit",
        "Refresh",
        "What happened",
        "Rules",
        "Clock",
        "Help",
    ]
    assert "Ada is to draw." in texts(message)


async def test_buttons_say_what_they_would_do_with_what_is_chosen() -> None:
    table = at_table(hands=HANDS, opened=[0])
    assert buttons(await the_hand(table, 0, a_draft("KS")))["Discard K♠︎"]
    several = buttons(await the_hand(table, 0, a_draft("7H 8H 9H")))
    assert set(several) == {"Lay 7♥︎ 8♥︎ 9♥︎ · 24", "More"}


@pytest.mark.parametrize(
    ("hand", "drawn", "named"),
    [
        ("7H 8H 9H KS 2C", "", "KS"),
        ("7H 8H 9H KS 2C", "2C", "2C"),
        ("7H 8H 9H KS 2C", "9H", "KS"),
        ("7H 8H 9H KD KS 2C", "", "2C"),
        ("7H 8H 9H KD QS JC", "", "QS"),
        ("7H 8H 9H KD KS QS QS 8D 8D", "QS", "8D"),
    ],
)
async def test_the_likeliest_discard_goes_with_nothing_and_is_just_drawn_else_worth_most_lowest_suit_first(
    hand: str, drawn: str, named: str
) -> None:
    split = best_melds(BASIC, cards(hand))
    assert likeliest_discard(BASIC, split, cards(drawn), cards(hand)) is card(named)
    assert likeliest_discard(BASIC, split, (), cards("7H 8H 9H")) is None, "what lies in a meld is not loose"


async def test_two_alike_go_together_where_a_set_may_have_a_suit_twice_a003_03() -> None:
    hand = cards("7H 8H 9H KS KS 2C")
    assert likeliest_discard(NSV_ROBBER, best_melds(NSV_ROBBER, hand), (), hand) is card("2C")
    assert likeliest_discard(BASIC, best_melds(BASIC, hand), (), hand) is card("KS")


async def test_where_no_help_is_agreed_nothing_is_found_and_no_discard_is_named() -> None:
    table = at_table(house(NSV_ROBBER, "rearrange.assist=none"), hands=HANDS, opened=[0])
    assert not {"discard", "layfound"} & set(actions(await the_hand(table, 0)))
    assert buttons(await the_hand(table, 0, a_draft("KS")))["Discard K♠︎"]


async def test_who_wants_to_be_asked_first_chooses_with_the_button_that_names_a_card() -> None:
    table = at_table(hands=HANDS, opened=[0])
    asked = await the_hand(table, 0, asks_first=True)
    assert {"ready"} <= set(actions(asked))
    assert "discard" not in actions(asked)
    assert "discard" in actions(await the_hand(table, 0, a_draft("KS"), asks_first=True))


@pytest.mark.parametrize("pressed", [1, 2, 3, 4])
async def test_in_the_place_that_was_just_pressed_stands_more(pressed: int) -> None:
    table = at_table(hands=("7H 8H 9H KS KH KD 2C", "2D", "3D"), opened=[0])
    names = list(buttons(await the_hand(table, 0, pressed=pressed)))
    assert names[pressed - 1] == "More"
    assert len(names) == 5


@pytest.mark.parametrize(
    ("chosen", "verdict"),
    [
        ("KS", "K♠︎ can be discarded."),
        ("7H 8H 9H", "Run, 24 points."),
        ("KS KH KD", "Set, 30 points."),
        ("7H 8H 9H KS KH KD", "K♠︎ K♥︎ K♦︎ | 7♥︎ 8♥︎ 9♥︎: 54 points."),
        ("3S 5S 6S", "Gap: 4♠︎ is missing."),
        ("3S 6S 7S", "Gap: 4♠︎ and 5♠︎ are missing."),
        ("7H 8H", "No meld yet: 6♥︎ or 9♥︎ would make one."),
        ("4C", "4♣︎ fits 5♣︎ 6♣︎ 7♣︎ (Ben)."),
        ("KS 2C", "Of these, one can be discarded."),
    ],
)
async def test_the_verdict_on_a_choice(chosen: str, verdict: str) -> None:
    table = at_table(hands=("7H 8H 9H KS KH KD 3S 5S 6S 7S 4C 2C", "2D", "3D"), melds=[(1, "5C 6C 7C")], opened=[0])
    assert verdict in texts(await the_hand(table, 0, a_draft(chosen)))


async def test_the_places_for_a_card_are_places_for_it() -> None:
    melds = [(1, "8S 9S 10S"), (1, "JH JC JD"), (1, "8D 9D 10D"), (1, "QH QC QD")]
    table = at_table(hands=("JS QS 2C 5D", "2D", "3D"), melds=melds, opened=[0])
    assert "There are 2 places for it." in texts(await the_hand(table, 0, a_draft("JS")))
    assert "There are 3 places for them." in texts(await the_hand(table, 0, a_draft("JS QS")))


async def test_a000_06_the_verdict_on_an_opening_says_how_far_it_reaches() -> None:
    beside = await the_hand(at_table(hands=HANDS), 0, a_draft("7H 8H 9H 2C"))
    assert "In a meld: 7♥︎ 8♥︎ 9♥︎. Not in a meld: 2♣︎." in texts(beside), "not that it can be laid"
    short = await the_hand(at_table(hands=HANDS), 0, a_draft("7H 8H 9H"))
    assert "Run, 24 points. With these you have 24 of the 30 points for your first melds." in texts(short)
    assert "meld" not in actions(short)
    split = await the_hand(at_table(hands=("2H 3H 4H 7S 8S 9S KD", "2D", "3D")), 0, a_draft("2H 3H 4H 7S 8S 9S"))
    assert "With these you have 24 of the 30 points, and one meld alone must bring them." in texts(split)


@pytest.mark.parametrize("opened", [True, False])
async def test_of_the_card_that_a_joker_stands_for_it_is_said_when_it_frees_the_joker(opened: bool) -> None:
    table = at_table(hands=("KS 6H 2C", "2D", "3D"), melds=[(1, "5H JK=6H 7H")], opened=[0] if opened else [])
    message = await the_hand(table, 0, a_draft("6H"))
    early = "A joker on the table stands for 6♥︎: you can free it after your own first melds of the round."
    assert (early in texts(message)) is not opened
    assert ("Free a joker with 6♥︎" in buttons(message)) is opened


@pytest.mark.parametrize(("by", "how", "goes"), [("2S", "in_new_meld", 0), ("2S", "any", 1), ("KS", "in_new_meld", 1)])
async def test_a001_05_a_joker_to_be_laid_at_once_is_freed_where_it_can_be(by: str, how: str, goes: bool) -> None:
    rules, hands = house(CZECH_RUMMY, f"joker.freed=immediately_{how}"), (f"8D KH 7H {by}", "2D", "3D")
    message = await the_hand(at_table(rules, hands=hands, melds=[(1, "7D JK=8D 9D")], opened=[0]), 0, a_draft("8D"))
    assert ("Free a joker with 8♦︎" in buttons(message)) == goes
    assert "after your own first melds" not in texts(message)


async def test_only_what_can_be_done_is_there() -> None:
    table = at_table(hands=("KS 6H 2C QS", "2D", "3D"), melds=[(0, "5H JK=6H 7H"), (1, "KH KD KC")], opened=[0])
    assert actions(await the_hand(table, 0, a_draft("QS"))) == {"discard": True, "more": True}
    assert buttons(await the_hand(table, 0, a_draft("KS")))["Lay off K♠︎"]


async def test_laying_off_before_opening_is_not_there_and_told_why() -> None:
    table = at_table(hands=("8C KS", "2D", "3D"), melds=[(1, "5C 6C 7C")])
    message = await the_hand(table, 0, a_draft("8C"))
    assert "layoff" not in actions(message)
    assert "after your own first melds" in texts(message)


FIVES, KINGS, FOURS = "5C 6C 7C", "KH KD KC", "4H 4D 4C"


@pytest.mark.parametrize(
    ("hand", "melds", "found"),
    [
        ("7H 8H 9H KS KH KD 2C", (), "Lay all 54, Lay K♠︎ K♥︎ K♦︎ · 30, Lay 7♥︎ 8♥︎ 9♥︎ · 24, Discard 2♣︎"),
        # The king fits two melds, the joker all.
        ("8C KS JK 2D 3H", (FIVES, KINGS, "10S JS QS"), "Lay off 8♣︎, Discard 3♥︎"),
        # All the same to who goes out.
        ("8C KS JK", (FIVES, KINGS, "10S JS QS"), "Lay all 17, Lay off 8♣︎, Discard K♠︎"),
        # No joker is thrown away for anybody.
        ("7H 9D JK 3D", (), "Discard 9♦︎"),
        # A card is left to discard.
        ("KH KD KC 8C 9H", (FIVES, FOURS), "Lay all 38, Lay K♥︎ K♦︎ K♣︎ · 30, Lay off 8♣︎, Discard 9♥︎"),
        ("KH KD KC 8C", (FIVES, FOURS), "Lay K♥︎ K♦︎ K♣︎ · 30, Lay off 8♣︎, Discard 8♣︎"),
        ("4S 8C 9H", (FIVES, FOURS), "Lay all 12, Lay off 4♠︎, Lay off 8♣︎, Discard 9♥︎"),
        ("KS 6H 2C", ("5H JK=6H 7H", KINGS), "Lay off K♠︎, Discard 2♣︎"),
    ],
)
async def test_what_is_found_is_one_press_each_and_one_for_all(hand: str, melds: Sequence[str], found: str) -> None:
    table = at_table(hands=(hand, "2D", "3D"), melds=[(1, meld) for meld in melds], opened=[0])
    assert ", ".join(buttons(await the_hand(table, 0))) == f"{found}, More"


async def test_before_the_first_meld_only_what_may_be_laid_is_offered() -> None:
    table = at_table(LAYOFF, hands=("KH KD KC 8C 9H", "2D", "3D"), melds=[(1, FIVES)])
    found = ["Lay all 38", "Lay K♥︎ K♦︎ K♣︎ · 30", "Discard 9♥︎", "More"]
    assert list(buttons(await the_hand(table, 0))) == found, "a card that fits once a first meld lies is laid with it"
    assert "layfound" not in actions(await the_hand(at_table(hands=(HANDS[0], "2D", "3D"), melds=[(1, KINGS)]), 0))


async def test_a000_01_lap_1_says_when_melding_begins_and_before_there_is_no_meld_button() -> None:
    message = await the_hand(at_table(hands=HANDS, lap=1), 0, a_draft("7H 8H 9H"))
    assert "Your turn: discard one card. Melding begins in lap 2." in texts(message)
    assert "lay melds if you like" not in texts(message)
    assert "meld" not in actions(message)


async def test_the_opening_discard_is_a_discard_only() -> None:
    message = await the_hand(at_table(hands=HANDS, phase=OPENING_DISCARD, lap=1), 0, a_draft("KS"))
    assert buttons(message)["Discard K♠︎"]
    assert not {"Meld", "Draw from the stock"} & set(buttons(message))
    assert "You start" in texts(message)


async def test_the_card_just_taken_cannot_be_discarded() -> None:
    table = at_table(hands=HANDS, taken="KS")
    barred = await the_hand(table, 0, a_draft("KS"))
    assert "discard" not in actions(barred)
    assert "You just took K♠︎, so it cannot be discarded in this turn." in texts(barred)
    assert buttons(await the_hand(table, 0, a_draft("2C")))["Discard 2♣︎"]


async def test_a_discard_that_must_be_melded_at_once_and_cannot_be_is_not_offered() -> None:
    for hand, offered in (("6H 8H KS", True), ("2S 8C KS", False)):
        table = at_table(NSV_ROBBER, hands=(hand, *HANDS[1:]), discards="7H", phase=DRAW)
        assert ("Take 7♥︎" in buttons(await the_hand(table, 0))) is offered


async def test_in_a_claim_window_one_knocks_or_passes_once_and_the_next_seat_may_draw() -> None:
    table = at_table(hands=HANDS)
    table.discard("2C")
    discarded, following, other = [await the_hand(table, seat) for seat in range(3)]
    assert "Now the others may knock for 2♣︎." in texts(discarded)
    assert "2♣︎ may be claimed, and you are next: take it, or draw from the stock." in texts(following)
    assert buttons(following)["Take 2♣︎"], "A000-09: for the next in turn it is an ordinary draw"
    assert buttons(following)["Draw from the stock"]
    assert "2♣︎ may be claimed: knock or pass." in texts(other)
    assert buttons(other)["Knock for 2♣︎"]
    assert "Draw from the stock" not in buttons(other)
    moving = at_table(house(BASIC, "claim.changes_turn_order=on"), hands=HANDS)
    moving.discard("2C")
    next_one = await the_hand(moving, 1)
    assert "2♣︎ may be claimed: knock or pass." in texts(next_one), "G-09: a claim after a pass takes the turn"
    assert "Draw from the stock" not in buttons(next_one)
    table.claim(2)
    answered = await the_hand(table, 2)
    assert "Answer: knock for 2♣︎" in texts(answered)
    assert "Knock for 2♣︎" not in buttons(answered)


async def test_a000_06_an_opening_of_one_meld_or_of_several_is_told_as_it_is_until_there_was_one() -> None:
    single, several, opened = [
        texts(await the_hand(table, 0))
        for table in (at_table(hands=HANDS), at_table(LAYOFF, hands=HANDS), at_table(hands=HANDS, opened=[0]))
    ]
    assert "Your first meld of this round must be worth 30 points by itself." in single
    assert "Your first melds of this round must be worth 30 points together." in several
    assert "must be worth" not in opened


@pytest.mark.parametrize(
    ("move", "first"),
    [
        (Discard(0, 10, card("4C")), "Discard 4♣︎"),
        (Lay(0, 10, layoffs=(LayOffCard(1, card("4C")),)), "Lay off 4♣︎"),
        (Lay(0, 10, swaps=(JokerSwap(2, card("4C")),)), "Free a joker with 4♣︎"),
    ],
)
async def test_after_a_hint_the_first_button_does_what_it_says(move: SeatMove, first: str) -> None:
    table = at_table(hands=("4C 9D KS", "2D", "3D"), melds=[(1, "5C 6C 7C"), (1, "3C JK=4C 5C")], opened=[0])
    assert next(iter(buttons(await the_hand(table, 0, a_draft("4C"), hinted=steps_of(move))))) == first


@pytest.mark.parametrize("taught", [False, True])
@pytest.mark.parametrize("hand", [HANDS[0], "10S JS QS KS 2C", "2D 4H 9C KS 7C"])
async def test_what_the_first_melds_need_is_said_once_and_not_where_they_need_nothing(hand: str, taught: bool) -> None:
    for rules, most in ((BASIC, 1), (house(BASIC, "opening.points=0"), 0)):
        table = at_table(rules, hands=(hand, *HANDS[1:]))
        tip = lesson(a_record(rules), table.view(0), ENGLISH, NO_EMOJIS, a_draft()) if taught else ""
        told = texts(await the_hand(table, 0, lesson=tip))
        assert len(re.findall(r"\b(?:must be worth|needs?|of) 30\b", told)) <= most, told
        assert most or not re.search(r"\b30\b", told)


async def test_a003_05_romme_is_bid_with_a_discard_that_leaves_few_enough_points() -> None:
    rules = house(BASIC, "go_out.knock=on", "go_out.knock.limit=9")
    table = at_table(rules, hands=("2C 3D KS", "KH", "KD"))
    assert buttons(await the_hand(table, 0, a_draft("KS")))["Discard K♠︎ and bid Rommé"]
    assert "bid" not in actions(await the_hand(table, 0, a_draft("2C")))


@pytest.mark.parametrize("call", ["auto", "required"])
async def test_g28_where_the_call_is_required_it_can_be_made(call: str) -> None:
    offered = behind_more(await the_hand(at_table(house(BASIC, f"go_out.call={call}"), hands=HANDS), 0, more=True))
    assert [one for one in offered if "rummy" in one] == (["Call “rummy”"] if call == "required" else [])
    table = at_table(house(NSV_ROBBER, f"go_out.call={call}"), hands=HANDS, melds=[(0, "4S 5S 6S")])
    draft = a_draft(bench=begun(table.view(0), by_hand=True), turn=table.view(0).turn)
    rebuilding = behind_more(await the_hand(table, 0, draft, more=True))
    assert ("Call “rummy”" in rebuilding) is (call == "required"), rebuilding


async def test_g03_where_nothing_is_left_to_draw_the_button_says_that_drawing_ends_the_round() -> None:
    rules = house(BASIC, "claim.enabled=off", "stock.empty=end_round")
    spent = at_table(rules, hands=HANDS, stock="", phase=DRAW)
    assert buttons(await the_hand(spent, 0))["Draw: ends the round"]
    assert buttons(await the_hand(spent, 0))["Take 9♠︎"]
    assert "Draw: ends the round" not in buttons(await the_hand(at_table(rules, hands=HANDS, phase=DRAW), 0))
    assert "Standing orders" not in behind_more(await the_hand(spent, 0, more=True)), "without claims there are none"


async def test_every_card_can_be_chosen_equal_ones_apart() -> None:
    select = select_for(await the_hand(at_table(hands=("7H 7H JK JK 2C", "2D", "3D")), 0, a_draft("7H")), "cards")
    assert sorted(option.value for option in select.options) == ["2C.0", "7H.0", "7H.1", "JK.0", "JK.1"]
    assert [option.value for option in select.options if option.default] == ["7H.0"]
    assert (select.min_values, select.max_values) == (0, 5)
    assert len({option.label for option in select.options}) == 5


async def test_a_hand_beyond_25_cards_is_one_list_by_suits() -> None:
    every = text(deck(2, 4)[:60])
    seen: list[str] = []
    for page in range(4):
        (shown,) = selects(await the_hand(at_table(hands=(every, "2D", "3D")), 0, page=page))
        assert len(shown.options) <= OPTIONS_PER_SELECT
        *cards, on = shown.options
        assert on.value == f"on.{(page + 1) % 4}"
        seen += [option.value for option in cards]
    assert len(set(seen)) == len(seen) == 60


async def test_a_swap_that_waits_shows_the_joker_in_the_hand() -> None:
    table = at_table(hands=("6H 9S 2C", "2D", "3D"), melds=[(0, "5H JK=6H 7H")])
    draft = a_draft("JK", swaps=(JokerSwap(1, card("6H")),), turn=10)
    message = await the_hand(table, 0, draft)
    select = select_for(message, "cards")
    assert {option.value for option in select.options} == {"9S.0", "2C.0", "JK.0"}
    assert "The freed joker must be laid at once" in texts(message)
    for chosen in ("", "9S", "JK"):
        panel = await the_hand(table, 0, a_draft(chosen, swaps=draft.swaps, turn=10))
        assert "discard" not in actions(panel), "it would only be refused"
        assert "can be discarded" not in texts(panel)


@pytest.mark.parametrize(
    "chosen",
    [
        "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH 2S 3S 4S 5S 6S 7S 8S",
        "4C 5C 6C 7C 8C 9C 10C JC QC KC AC 4D 5D 6D 7D 8D 9D 10D JD QD",
        "2H 4H 6H 8H 10H QH 2S 4S 6S 8S 10S QS 3D 5D 7D 9D JD KD 3C 5C",
    ],
)
async def test_the_longest_verdict_in_emojis_fits_a_message(chosen: str) -> None:
    emojis = CardEmojis(
        {
            (PLAYING_CARDS, face): discord.PartialEmoji(name=f"talon_{face.index}_0123456789abcdef", id=10**18 + 1)
            for face in FACES
        }
    )
    melds = [(0, "AC 2C 3C"), (1, "AD 2D 3D"), (1, "KS KH KD KC")]
    table = at_table(LAYOFF, hands=(chosen, "2D", "3D"), melds=melds, opened=[0])
    visible = a_look(table, 0, variant="disney_layoff")
    message = await the_panel(Reply(visible, a_draft(chosen).at(visible.view), note="x" * 900), emojis)
    assert message.view.content_length() <= 4000


@pytest.mark.parametrize("order", list(SortOrder))
async def test_the_longest_hand_and_note_fit_a_message(order: SortOrder) -> None:
    every = text(deck(2, 6))
    table = at_table(LAYOFF, hands=(every, "2D", "3D"), melds=[(0, "5H JK=6H 7H")])
    message = await the_hand(table, 0, a_draft(every, order=order), note="x" * 500)
    assert message.view.total_children_count <= 40
    assert message.view.content_length() <= 4000


async def test_what_happened_stands_in_a_text_of_its_own() -> None:
    message = await the_hand(at_table(hands=HANDS), 0, note="Ada drew 2♣︎ from the stock.")
    told = [item.content for item in parts(message) if isinstance(item, discord.ui.TextDisplay)]
    assert told[0] == "> Ada drew 2♣︎ from the stock."


async def test_what_the_turn_has_laid_can_be_taken_back_until_the_discard() -> None:
    table = at_table(house(LAYOFF, "opening.points=0"), hands=HANDS)
    assert "takeback" not in actions(await the_hand(table, 0))
    table.lay("7H 8H 9H")
    assert buttons(await the_hand(table, 0))["Take back 3 cards"]
    assert "takeback" not in actions(await the_hand(table, 1))
    table.discard("KS")
    assert "takeback" not in actions(await the_hand(table, 0))
