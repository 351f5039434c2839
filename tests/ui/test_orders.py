"""All that somebody has ordered in their games, a page at a time."""

from dataclasses import replace

from bot.card_emojis import CardEmojis
from bot.records.ids import GameId
from bot.records.orders import StandingOrder
from bot.ui.table.orders import LISTED, all_orders_panel
from tests.ui.looks import ENGLISH, a_record, buttons, selects

PASSING = StandingOrder(1, pass_rest=True)


def test_all_orders_come_in_pages_each_with_the_way_to_its_games_and_to_the_others() -> None:
    found = [(replace(a_record(), id=GameId(number)), PASSING) for number in range(1, 2 * LISTED + 2)]
    ways = []
    for page in range(3):
        panel = all_orders_panel(found, ENGLISH, CardEmojis(), page)
        ways.append([int(one.value) for select in selects(panel) for one in select.options])
    assert [len(page) for page in ways] == [LISTED, LISTED, 1]
    assert [one for page in ways for one in page] == [record.id for record, _ in found]
    last = all_orders_panel(found, ENGLISH, CardEmojis(), 9)
    assert {label for label, is_live in buttons(last).items() if not is_live} == {"Next"}
