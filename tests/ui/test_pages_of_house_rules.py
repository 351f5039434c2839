"""The rules book, the lobby and the house-rules panel open for every rule set that is accepted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Final

import pytest

from bot.records.games import GameRecord, GameStatus
from bot.ui.kit.message import TEXT_LONGEST
from bot.ui.lobby.house_rules import differences
from bot.ui.lobby.house_rules_panel import house_pages, house_panel, of_game
from bot.ui.lobby.lobby import lobby
from bot.ui.rules.meld_examples import samples_drawn
from bot.ui.rules.pages import Page, page_text, rules_pages
from bot.ui.rules.rebuild_examples import rebuilds_drawn
from engine.booklets import DISNEY_LAYOFF, NSV_LAYOFF, NSV_ROBBER
from engine.rules.rule_set import RuleSet
from engine.variants import VARIANTS
from render.pieces.pack import Pack
from tests.engine.rules.every_switch import with_all, with_every_switch, with_many
from tests.ui.looks import ENGLISH, NO_EMOJIS, a_record, in_a_lobby

ALL: Final = 10_000
"""As many as there are."""


def opened(variant: str, wish: dict[str, object], rules: RuleSet) -> tuple[GameRecord, list[Page]]:
    """A lobby under these rules, and all pages of its rules; every one of them fits a message."""
    record = replace(a_record(seats=2, variant=variant), rules=rules, switches=wish, status=GameStatus.LOBBY)
    house = [ENGLISH.text("house-rule", rule=rule.text) for rule in differences(record, ENGLISH)]
    pages = rules_pages(variant, rules, ENGLISH, house)
    for at in range(len(pages)):
        assert len(page_text(pages, at, ENGLISH)) <= TEXT_LONGEST, wish
    return record, pages


def changed(variant: str, switches: int, together: int) -> Iterator[tuple[dict[str, object], RuleSet]]:
    """Rule sets of a variant: with one switch changed, and with several at random."""
    rules = VARIANTS[variant].rules
    yield from islice(with_every_switch(rules), switches)
    yield from with_many(rules, together, seed=len(variant))


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize(("switches", "together"), [(0, 1), pytest.param(ALL, 150, marks=pytest.mark.prove)])
async def test_every_page_opens_for_every_rule_set(variant: str, switches: int, together: int) -> None:
    for wish, rules in changed(variant, switches, together):
        record, _ = opened(variant, wish, rules)
        shown = await lobby(in_a_lobby(record), ENGLISH, NO_EMOJIS)
        assert shown.view.content_length() <= TEXT_LONGEST, wish
        for at in range(len(house_pages(of_game(record)))):
            assert house_panel(of_game(record, mine=True), ENGLISH, at).view.content_length() <= TEXT_LONGEST, wish


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("last", [False, pytest.param(True, marks=pytest.mark.prove)])
async def test_every_page_opens_with_as_many_switches_changed_as_go_together(variant: str, last: bool) -> None:
    wish, rules = with_all(VARIANTS[variant].rules, last)
    record, pages = opened(variant, wish, rules)
    assert len(wish) >= (10 if variant in ("disney_duel", "disney_karo8") else 25), wish
    assert len(pages) > 2
    shown = await lobby(in_a_lobby(record), ENGLISH, NO_EMOJIS)
    assert shown.view.content_length() <= TEXT_LONGEST
    for at in range(len(house_pages(of_game(record)))):
        assert house_panel(of_game(record, mine=True), ENGLISH, at).view.content_length() <= TEXT_LONGEST


@pytest.mark.prove
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_example_can_be_drawn_for_every_rule_set(variant: str) -> None:
    notation = VARIANTS[variant].notation
    drawn = set()
    for wish, rules in changed(variant, ALL, 60):
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
