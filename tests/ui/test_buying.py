"""Where the up-card can be bought (003), claiming is called buying: by a rule of the game, not by its name."""

from bot.ui.rules.pages import rules_pages
from bot.ui.table.game_facts import worded
from engine.booklets import NSV_BUY
from engine.games.events import ClaimWon
from tests.engine.builders import BASIC, CardTable, at_table, card, house
from tests.ui.looks import ENGLISH, NAMES, a_look, a_record, buttons, texts, the_board, the_hand

HANDS = ("7H 8H 9H 2C", "KS KH 3D 4D", "5C 6C JK AS")


def a_sale() -> CardTable:
    """Seat 0 has discarded its 2C."""
    table = at_table(NSV_BUY, hands=HANDS)
    table.discard("2C")
    return table


async def test_a_card_is_for_sale_and_bought() -> None:
    message = await the_board(a_look(a_sale(), None))
    assert buttons(message)["Buy 2♣︎"]
    assert not any(name.startswith("Knock") for name in buttons(message))
    assert "2♣︎ is for sale: buy or pass." in texts(message)
    table = a_sale()
    assert buttons(await the_hand(table, 2))["Buy 2♣︎"]
    table.claim(2)
    assert "Answer: buy 2♣︎" in texts(await the_hand(table, 2))


def test_what_happened_is_told_in_the_same_words() -> None:
    won = ClaimWon(1, 1, card("2C"), 1, None)
    buying = worded(ENGLISH, a_record(NSV_BUY, variant="nsv_buy"))
    assert buying.speech(NAMES).line(won) == "Ben bought 2♣︎, with a card from the stock."
    knocking = worded(ENGLISH, a_record(BASIC))
    assert "knocked" in knocking.speech(NAMES).line(won)


def test_a_house_rule_changes_the_words_with_the_game() -> None:
    bought = house(
        BASIC,
        "deal.upcard=on",
        "deal.extra_card_to=none",
        "start.opening_action=normal_turn",
        "claim.upcard_buyable=on",
    )
    assert worded(ENGLISH, a_record(bought)).text("button-board-knock") == "Buy"
    assert worded(ENGLISH, a_record(BASIC)).text("button-board-knock") == "Knock"


def test_a_game_of_buying_stays_one_where_the_up_card_is_not_for_sale() -> None:
    rules = house(NSV_BUY, "claim.upcard_buyable=off")
    for seats in (2, 3):
        wording = worded(ENGLISH, a_record(rules, variant="nsv_buy", seats=seats))
        assert wording.text("button-board-knock") == "Buy"
    assert "Buying" in [page.title for page in rules_pages("nsv_buy", rules, ENGLISH)]


async def test_a000_11_where_the_first_click_gets_the_card_no_answer_waits() -> None:
    for how, waits in {"seat_order": True, "first_click": False}.items():
        table = at_table(house(BASIC, f"claim.resolution={how}"), hands=HANDS, lap=2)
        table.discard("2C")
        table.pass_(2)
        assert ("Answers are opened" in texts(await the_hand(table, 2))) is waits


def test_between_two_nobody_knocks_and_nothing_speaks_of_it_where_nobody_does() -> None:
    two, three = (a_record(BASIC, seats=seats) for seats in (2, 3))
    assert "1 hour to knock" in worded(ENGLISH, three).pace(three.pace)
    for quiet in (two, a_record(house(BASIC, "claim.enabled=off"))):
        assert worded(ENGLISH, quiet).pace(quiet.pace) == "daily: 24 hours a turn and 3 days in reserve"
    assert "Knock" not in worded(ENGLISH, two).text("variant-summary-disney_basic")
    assert "Knock for a discard" in worded(ENGLISH, three).text("variant-summary-disney_basic")
    bought = a_record(NSV_BUY, variant="nsv_buy", seats=2)
    assert worded(ENGLISH, bought).pace(bought.pace).endswith("1 hour to buy"), "the up-card, between two too"
