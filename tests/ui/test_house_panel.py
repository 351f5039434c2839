"""The house-rules panel: every switch of every game is on a page, and every page fits a message."""

import re
from dataclasses import replace

import pytest

from bot.records.games import GameRecord, GameStatus
from bot.ui.kit.message import TEXT_LONGEST
from bot.ui.lobby.changing import change_panel
from bot.ui.lobby.house_rules import OPTIONS, choices, differences, house_pages, house_panel, of_game
from bot.ui.rules.pages import rules_pages
from engine.booklets import LEFT_TO_THE_TABLE
from engine.rules.switches import described, fields_with, typed
from engine.variants import VARIANTS
from tests.ui.looks import ENGLISH, USERS, a_record, buttons, in_a_lobby, selects, texts


def a_lobby(variant: str, **switches: object) -> GameRecord:
    """A lobby of a variant with house rules: `a_lobby("nsv_buy", opening__points=40)`."""
    dotted = {name.replace("__", "."): value for name, value in switches.items()}
    rules = VARIANTS[variant].rules.with_switches(dotted)
    record = replace(a_record(seats=2, variant=variant), rules=rules, switches=dotted)
    return replace(record, status=GameStatus.LOBBY)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_switch_is_on_exactly_one_page_beside_those_that_the_booklet_leaves_open(variant: str) -> None:
    pages = dict(house_pages(of_game(a_lobby(variant))))
    left_open = {switch.name for switch in pages.pop(OPTIONS, [])}
    told = [switch.name for switches in pages.values() for switch in switches]
    assert sorted(told) == sorted(switch.name for switch in described(VARIANTS[variant].rules))
    assert left_open == set(LEFT_TO_THE_TABLE.get(variant, ()))


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_value_that_is_offered_is_allowed_and_the_present_one_is_among_them(variant: str) -> None:
    rules = VARIANTS[variant].rules
    for switch in described(rules):
        found = choices(switch)
        assert all(fields_with(rules, {switch.name: value}) for value in found)
        if found and switch.value is not None:
            assert typed(switch.value) in found


def test_a_switch_shows_what_it_can_be_and_what_the_booklet_says() -> None:
    record = a_lobby("nsv_basic", go_out__knock__limit=5)
    message = house_panel(of_game(record, mine=True), ENGLISH, 1, "go_out.knock.limit")
    assert "In the booklet: `9`." in texts(message)
    assert "a whole number from 0 to 9" in texts(message)
    values = next(select for select in selects(message) if ":value:" in str(select.custom_id))
    assert [option.value for option in values.options] == [str(points) for points in range(10)]
    assert buttons(message)["By default"]
    as_printed = of_game(a_lobby("nsv_basic"), mine=True)
    assert not buttons(house_panel(as_printed, ENGLISH, 1, "go_out.knock.limit"))["By default"]
    assert not buttons(house_panel(as_printed, ENGLISH))["Standard rules"]


@pytest.mark.parametrize("variant", ["gin_rummy", "rummy_500"])
def test_a_game_of_which_booklet_001_prints_the_title_alone_has_defaults(variant: str) -> None:
    """docs/GIN_AND_500: it prints the rules of neither."""
    record = a_lobby(variant, match__target=60, match__rounds=2)
    agreed = of_game(record, mine=True)
    pages = [house_panel(agreed, ENGLISH, at) for at in range(len(house_pages(agreed)) + 1)]
    pages += [house_panel(agreed, ENGLISH, 1, one) for one in LEFT_TO_THE_TABLE[variant]]
    house = tuple(differences(variant, record.rules, ENGLISH).values())
    told = [words for page in pages for words in (texts(page), *buttons(page))]
    told += [page.body for lines in (house, ()) for page in rules_pages(variant, record.rules, ENGLISH, lines)]
    assert any("(default: `" in words for words in told)
    assert [words for words in told if "booklet" in words] == []


def test_a_page_says_what_differs_from_the_booklet_and_its_list_says_all() -> None:
    agreed = of_game(a_lobby("nsv_basic", go_out__knock__limit=5))
    message, (_, switches) = house_panel(agreed, ENGLISH, 1), house_pages(agreed)[0]
    said = "You may bid Rommé with your discard and 5 points left in hand."
    assert texts(message).splitlines()[-1] == f"- {said} `go_out.knock.limit=5` (booklet: `9`)"
    assert texts(message).count("=") == 1
    (listed,) = selects(message)
    assert [option.value for option in listed.options] == [switch.name for switch in switches]
    assert said in [option.label for option in listed.options]


def test_g13_rounds_of_a_match_to_a_total_are_said_not_to_apply_and_the_table_says_nothing_of_them() -> None:
    record = a_lobby("gin_rummy", match__rounds=2)
    panel = texts(house_panel(of_game(record, mine=True), ENGLISH))
    assert panel.splitlines()[1:] == ["- Does not apply. `match.rounds=2` (default: `number_of_players`)"]
    at_table = texts(change_panel(in_a_lobby(record), USERS[0], ENGLISH))
    assert "Standard rules." in at_table.splitlines()
    assert "2 rounds" not in at_table


@pytest.mark.parametrize(("variant", "jokers"), [*((variant, None) for variant in VARIANTS), ("disney_basic", 0)])
def test_no_list_has_a_switch_that_does_not_apply_and_no_page_has_none_that_does(
    variant: str, jokers: int | None
) -> None:
    lobby = a_lobby(variant)
    rules = lobby.rules if jokers is None else lobby.rules.with_switches({"deck.jokers": jokers})
    agreed = of_game(replace(lobby, rules=rules), mine=True)
    for at, (_, switches) in enumerate(house_pages(agreed), start=1):
        (listed,) = selects(house_panel(agreed, ENGLISH, at))
        assert [option.value for option in listed.options] == [one.name for one in switches if one.holds] != []
    for page in rules_pages(variant, agreed.rules, ENGLISH):
        assert not re.search(r"Does not apply|\{", page.body)
        assert 0 < len(page.title + page.body) <= TEXT_LONGEST - 300
