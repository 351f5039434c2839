"""The rules book, the lobby and the house-rules panel open for every rule set that is accepted."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import pytest

from bot.records.games import GameRecord, GameStatus
from bot.ui.kit.message import TEXT_LONGEST
from bot.ui.lobby.changing import change_panel
from bot.ui.lobby.house_rules import differences, house_pages, house_panel, of_game
from bot.ui.rules.examples import rebuilds_drawn, samples_drawn
from bot.ui.rules.pages import Page, rules_pages
from engine.booklets import DISNEY_LAYOFF, NSV_LAYOFF, NSV_ROBBER
from engine.rules.rule_set import RuleSet
from engine.variants import VARIANTS
from render.pieces.pack import Pack
from tests.engine.rules.every_switch import with_all, with_every_switch, with_many
from tests.ui.looks import ENGLISH, EVERY_GAME, USERS, a_record, in_a_lobby

ALL: Final = 10_000
"""As many as there are."""
SAMPLED: Final = 16
"""Of so many switches of a page the first is chosen in every run, each of them by `make prove`."""


def opened(variant: str, wish: dict[str, object], rules: RuleSet) -> tuple[GameRecord, list[Page]]:
    """A lobby under these rules, and all pages of its rules; every one of them fits a message and the list of pages."""
    record = replace(a_record(seats=2, variant=variant), rules=rules, switches=wish, status=GameStatus.LOBBY)
    house = [*differences(record.variant, record.rules, ENGLISH).values()]
    pages = rules_pages(variant, rules, ENGLISH, house)
    told = [f"{page.title}\n{page.body}" for page in pages]
    assert all(len(text) <= TEXT_LONGEST - 300 for text in told), wish
    assert all(sum(rule in text for text in told) == 1 for rule in house), wish
    assert len({page.title for page in pages}) == len(pages) <= 25, "a select has no more options"
    return record, pages


def fits(record: GameRecord, every: int) -> None:
    """What is agreed in a lobby, and each page of its house rules with each of `every` so many switches chosen."""
    agreed = change_panel(in_a_lobby(record), USERS[0], ENGLISH)
    assert agreed.view.content_length() <= TEXT_LONGEST, record.switches
    for at, (_, switches) in enumerate(house_pages(of_game(record)), start=1):
        for switch in switches[::every]:
            shown = house_panel(of_game(record, mine=True), ENGLISH, at, switch.name, "x" * 300)
            assert shown.view.content_length() <= TEXT_LONGEST, record.switches


def changed(variant: str, together: int) -> Iterator[tuple[dict[str, object], RuleSet]]:
    """Rule sets of a variant: with one switch changed, and with several at random."""
    rules = VARIANTS[variant].rules
    yield from with_every_switch(rules)
    yield from with_many(rules, together, seed=len(variant))


@pytest.mark.prove
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_page_opens_for_every_rule_set(variant: str) -> None:
    for wish, rules in changed(variant, 150):
        fits(opened(variant, wish, rules)[0], every=ALL)


@pytest.mark.parametrize("variant", EVERY_GAME)
@pytest.mark.parametrize(
    ("last", "every"), [(False, SAMPLED), *(pytest.param(last, 1, marks=pytest.mark.prove) for last in (True, False))]
)
def test_every_page_opens_with_as_many_switches_changed_as_go_together(variant: str, last: bool, every: int) -> None:
    wish, rules = with_all(VARIANTS[variant].rules, last)
    record, pages = opened(variant, wish, rules)
    assert len(wish) >= (9 if variant in ("disney_duel", "disney_karo8") else 25), wish
    assert len(pages) > 2
    fits(record, every)


@pytest.mark.prove
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_example_can_be_drawn_for_every_rule_set(variant: str) -> None:
    notation = VARIANTS[variant].notation
    drawn = set()
    for wish, rules in changed(variant, 60):
        for page in opened(variant, wish, rules)[1]:
            if page.examples and page.examples not in drawn:
                assert all(file.data for file in samples_drawn(page.examples, Pack(notation), ENGLISH)), wish
            if page.rebuilds and page.rebuilds not in drawn:
                assert all(file.data for file in rebuilds_drawn(page.rebuilds, Pack(notation), ENGLISH)), wish
            drawn |= {page.examples, page.rebuilds}


@pytest.mark.parametrize(
    ("variant", "rules", "switches"),
    [
        ("nsv_robber", NSV_ROBBER, {"run.min": 4}),
        ("nsv_robber", NSV_ROBBER, {"set.max": 3}),
        ("nsv_robber", NSV_ROBBER, {"run.ace": "high"}),
        ("disney_layoff", DISNEY_LAYOFF, {"rearrange": "on"}),
        ("nsv_layoff", NSV_LAYOFF, {"rearrange": "on"}),
    ],
)
def test_examples_that_do_not_exist_under_the_rules_are_left_out(
    variant: str, rules: RuleSet, switches: dict[str, object]
) -> None:
    house = rules.with_switches(switches)
    for page in opened(variant, switches, house)[1]:
        if page.rebuilds:
            assert all(file.alt for file in rebuilds_drawn(page.rebuilds, Pack(), ENGLISH))
            assert all(one.before for one in page.rebuilds)
